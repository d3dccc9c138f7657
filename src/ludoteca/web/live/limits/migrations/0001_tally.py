from django.db import migrations, models


class Migration(migrations.Migration):
    """Processes tell each other who asks how often."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Tally",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=120)),
                ("slot", models.BigIntegerField()),
                ("count", models.PositiveIntegerField(default=0)),
                ("until", models.DateTimeField(db_index=True)),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("key", "slot"), name="one_tally_of_each_slot")],
            },
        ),
    ]
