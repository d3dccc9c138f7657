import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Processes agree on who calls the bots of a table, and tell each other who is there."""

    dependencies = [("tables", "0003_players_are_people")]

    operations = [
        migrations.CreateModel(
            name="Lease",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        db_constraint=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="lease",
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("process", models.CharField(max_length=40)),
                ("until", models.DateTimeField(db_index=True)),
                ("news", models.TextField(blank=True)),
            ],
        ),
        migrations.CreateModel(
            name="Presence",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                ("process", models.CharField(max_length=40)),
                ("seen", models.DateTimeField(db_index=True)),
                (
                    "table",
                    models.ForeignKey(
                        db_constraint=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="presences",
                        to="tables.table",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("table", "seat", "process"), name="one_presence_of_each_process")
                ],
            },
        ),
    ]
