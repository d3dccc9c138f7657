from django.db import migrations, models

import ludoteca.web.live.tables.models


class Migration(migrations.Migration):
    """One link for a whole group; tables from before have none."""

    dependencies = [("tables", "0008_pace")]

    operations = [
        migrations.AddField("table", "invite", models.CharField(max_length=40, null=True, db_index=True)),
        migrations.AlterField(
            "table",
            "invite",
            models.CharField(
                default=ludoteca.web.live.tables.models.new_secret, max_length=40, null=True, db_index=True
            ),
        ),
    ]
