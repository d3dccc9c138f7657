import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """How each table stands is written down, for releases to come."""

    initial = True

    dependencies = [("tables", "0003_players_are_people")]

    operations = [
        migrations.CreateModel(
            name="Mark",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="mark",
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("revision", models.PositiveIntegerField()),
                ("position", models.CharField(max_length=32)),
            ],
        ),
    ]
