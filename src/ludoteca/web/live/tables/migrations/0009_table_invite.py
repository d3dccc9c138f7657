from django.db import migrations, models

from ludoteca.web.live.tables.models import new_secret


class Migration(migrations.Migration):
    """One link for a whole group; tables from before have none."""

    dependencies = [("tables", "0008_pace")]

    # The database gets a bare column: with a default SQLite would make the whole table anew.
    operations = [
        migrations.SeparateDatabaseAndState(
            [migrations.AddField("table", "invite", models.CharField(max_length=40, null=True, db_index=True))],
            [
                migrations.AddField(
                    "table", "invite", models.CharField(max_length=40, null=True, db_index=True, default=new_secret)
                )
            ],
        )
    ]
