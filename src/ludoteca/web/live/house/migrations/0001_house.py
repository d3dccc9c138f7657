import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """The house: its owner, its name, its papers, and what was done."""

    initial = True

    dependencies = [
        ("people", "0005_accounts"),
    ]

    operations = [
        migrations.CreateModel(
            name="SetUpLink",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("created", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Deed",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("what", models.CharField(max_length=10)),
                ("about", models.CharField(blank=True, max_length=60)),
                ("when", models.DateTimeField(auto_now_add=True)),
                (
                    "who",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="deeds",
                        to="people.player",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="House",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(blank=True, max_length=40)),
                (
                    "owner",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="houses",
                        to="people.player",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Paper",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=10)),
                ("language", models.CharField(max_length=10)),
                ("text", models.TextField()),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("kind", "language"), name="one_paper_of_each")],
            },
        ),
    ]
