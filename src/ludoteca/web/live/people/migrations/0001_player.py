from django.db import migrations, models

from ludoteca.web.live.people.models import guest_number


class Migration(migrations.Migration):
    """Players come over from the tables. The rows stay where they lie; only Django is told who looks after them."""

    initial = True

    dependencies = [("tables", "0002_seat_agreed")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name="Player",
                    fields=[
                        (
                            "id",
                            models.BigAutoField(
                                auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                            ),
                        ),
                        ("name", models.CharField(blank=True, max_length=24)),
                        ("number", models.PositiveSmallIntegerField(default=guest_number)),
                        ("created", models.DateTimeField(auto_now_add=True)),
                    ],
                    options={"db_table": "tables_player"},
                ),
            ],
        ),
    ]
