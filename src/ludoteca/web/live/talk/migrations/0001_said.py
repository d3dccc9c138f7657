import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """What people say to each other, and whom they do not want to hear."""

    initial = True

    dependencies = [("people", "0003_learnt"), ("tables", "0007_daily")]

    operations = [
        migrations.CreateModel(
            name="Said",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.SmallIntegerField(null=True)),
                ("room", models.CharField(choices=[("table", "Table"), ("watchers", "Watchers")], max_length=8)),
                ("phrase", models.CharField(max_length=30)),
                ("to", models.SmallIntegerField(null=True)),
                ("when", models.DateTimeField(auto_now_add=True, db_index=True)),
                (
                    "player",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="said", to="people.player"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="said", to="tables.table"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Mute",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "muted",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="muted_by", to="people.player"
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="mutes", to="people.player"
                    ),
                ),
            ],
            options={"constraints": [models.UniqueConstraint(fields=("player", "muted"), name="muted_once")]},
        ),
    ]
