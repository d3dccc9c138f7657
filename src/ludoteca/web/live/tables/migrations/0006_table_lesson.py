from django.db import migrations, models


class Migration(migrations.Migration):
    """Tables at which somebody is taught: by a lesson, or by the coach."""

    dependencies = [("tables", "0005_table_actor")]

    operations = [
        migrations.AddField(model_name="table", name="lesson", field=models.CharField(max_length=80, null=True)),
        migrations.AddField(model_name="table", name="coach", field=models.BooleanField(null=True)),
    ]
