import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """What players have learnt."""

    dependencies = [("people", "0002_tokens")]

    operations = [
        migrations.CreateModel(
            name="Learnt",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("what", models.CharField(max_length=120)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="learnt", to="people.player"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("player", "what"), name="learnt_once")],
            },
        ),
    ]
