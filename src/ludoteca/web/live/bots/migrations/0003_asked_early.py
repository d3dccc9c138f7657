from django.db import migrations, models


class Migration(migrations.Migration):
    """How long an answer is to be held back."""

    dependencies = [("bots", "0002_asked_later")]

    operations = [migrations.AddField("asked", "early", models.FloatField(null=True))]
