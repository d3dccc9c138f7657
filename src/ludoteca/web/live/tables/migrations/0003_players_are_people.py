import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Tables and seats point to the players among the people. In the database nothing changes."""

    dependencies = [("people", "0001_player"), ("tables", "0002_seat_agreed")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.AlterField(
                    model_name="table",
                    name="maker",
                    field=models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="made", to="people.player"
                    ),
                ),
                migrations.AlterField(
                    model_name="seat",
                    name="player",
                    field=models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="seats",
                        to="people.player",
                    ),
                ),
                migrations.DeleteModel(name="Player"),
            ],
        ),
    ]
