import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Vacations, and when the site last lived."""

    initial = True
    dependencies = [("people", "0003_learnt")]

    operations = [
        migrations.CreateModel(
            name="Alive",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="Away",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("first", models.DateField()),
                ("last", models.DateField()),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="vacations", to="people.player"
                    ),
                ),
            ],
            options={"ordering": ["first"]},
        ),
    ]
