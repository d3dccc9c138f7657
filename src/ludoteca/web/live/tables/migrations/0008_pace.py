from django.db import migrations, models


class Migration(migrations.Migration):
    """Clocks: how long everybody may think, how much time is left, and when it runs out."""

    dependencies = [("tables", "0007_daily")]

    operations = [
        migrations.AddField("table", "pace", models.CharField(max_length=12, null=True)),
        migrations.AddField("table", "since", models.DateTimeField(null=True)),
        migrations.AddField("table", "due", models.DateTimeField(db_index=True, null=True)),
        migrations.AddField("table", "paused", models.DateTimeField(null=True)),
        migrations.AddField("seat", "bank", models.FloatField(null=True)),
        migrations.AddField("seat", "lapses", models.PositiveSmallIntegerField(null=True)),
        migrations.AddField("seat", "once", models.BooleanField(null=True)),
        migrations.AddField("seat", "pause", models.BooleanField(null=True)),
        migrations.AddField("line", "bank", models.FloatField(null=True)),
    ]
