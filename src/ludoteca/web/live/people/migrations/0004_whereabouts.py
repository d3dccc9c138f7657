from django.db import migrations, models


class Migration(migrations.Migration):
    """Which language players read, where they are in time, and when their nights are quiet."""

    dependencies = [("people", "0003_learnt")]

    operations = [
        migrations.AddField("player", "language", models.CharField(max_length=10, null=True)),
        migrations.AddField("player", "zone", models.CharField(max_length=64, null=True)),
        migrations.AddField("player", "quiet_from", models.PositiveSmallIntegerField(null=True)),
        migrations.AddField("player", "quiet_to", models.PositiveSmallIntegerField(null=True)),
    ]
