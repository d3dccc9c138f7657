from django.db import migrations, models


class Migration(migrations.Migration):
    """Some questions come after all others."""

    dependencies = [("bots", "0001_questions")]

    operations = [migrations.AddField("asked", "later", models.BooleanField(null=True))]
