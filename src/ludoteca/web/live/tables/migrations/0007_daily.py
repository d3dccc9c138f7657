import django.db.models.deletion
from django.db import migrations, models

import ludoteca.web.live.tables.models


class Migration(migrations.Migration):
    """The deal of the day."""

    dependencies = [
        ("people", "0003_learnt"),
        ("tables", "0006_table_lesson"),
    ]

    operations = [
        migrations.CreateModel(
            name="Daily",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("date", models.DateField(unique=True)),
                ("game", models.CharField(max_length=40)),
                ("seed", models.CharField(default=ludoteca.web.live.tables.models.new_seed, max_length=64)),
            ],
        ),
        migrations.CreateModel(
            name="Try",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("counts", models.BooleanField(default=False)),
                ("place", models.PositiveSmallIntegerField(null=True)),
                ("score", models.IntegerField(null=True)),
                (
                    "daily",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="tries", to="tables.daily"
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="tries",
                        to="people.player",
                    ),
                ),
                (
                    "table",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="attempt",
                        to="tables.table",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("counts", True)), fields=("daily", "player"), name="one_try_counts"
                    )
                ],
            },
        ),
    ]
