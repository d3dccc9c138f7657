import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Browsers are known by tokens. Whoever is here already has the signed number of an older cookie."""

    dependencies = [("people", "0001_player")]

    operations = [
        migrations.AddField("player", "signed", models.BooleanField(default=True)),
        migrations.AlterField("player", "signed", models.BooleanField(default=False)),
        migrations.CreateModel(
            name="Token",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("seen", models.DateField(null=True)),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="tokens", to="people.player"
                    ),
                ),
            ],
        ),
    ]
