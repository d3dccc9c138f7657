from django.db import migrations, models


class Migration(migrations.Migration):
    """Whose turn it is stands beside a table. Of older rows it is not known until somebody moves there."""

    dependencies = [("tables", "0004_lease_presence")]

    operations = [
        migrations.AddField(model_name="table", name="actor", field=models.SmallIntegerField(null=True)),
    ]
