from django.db import migrations, models


class Migration(migrations.Migration):
    """Whose turn it is stands beside a table. Of older rows it is not known until somebody moves there."""

    dependencies = [("tables", "0003_players_are_people")]

    operations = [
        migrations.AddField(model_name="table", name="actor", field=models.SmallIntegerField(null=True)),
    ]
