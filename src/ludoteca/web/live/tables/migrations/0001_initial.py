import django.db.models.deletion
from django.db import migrations, models

from ludoteca.web.live.people.models import guest_number
from ludoteca.web.live.tables.models import new_code, new_secret


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Player",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(blank=True, max_length=24)),
                ("number", models.PositiveSmallIntegerField(default=guest_number)),
                ("created", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Table",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "code",
                    models.CharField(default=new_code, max_length=12, unique=True),
                ),
                ("game", models.CharField(max_length=40)),
                ("header", models.TextField()),
                (
                    "status",
                    models.CharField(
                        choices=[("open", "Open"), ("running", "Running"), ("over", "Over"), ("closed", "Closed")],
                        default="open",
                        max_length=8,
                    ),
                ),
                ("revision", models.PositiveIntegerField(default=0)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("touched", models.DateTimeField(auto_now=True)),
                (
                    "maker",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="made", to="tables.player"
                    ),
                ),
                (
                    "rematch",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="before",
                        to="tables.table",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField()),
                ("name", models.CharField(blank=True, max_length=24)),
                ("bot", models.CharField(blank=True, max_length=80)),
                (
                    "secret",
                    models.CharField(db_index=True, default=new_secret, max_length=40),
                ),
                ("left", models.BooleanField(default=False)),
                ("place", models.PositiveSmallIntegerField(null=True)),
                ("score", models.IntegerField(null=True)),
                (
                    "player",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="seats",
                        to="tables.player",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="seats", to="tables.table"
                    ),
                ),
            ],
            options={
                "ordering": ["number"],
            },
        ),
        migrations.CreateModel(
            name="Line",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("text", models.TextField()),
                ("revision", models.PositiveIntegerField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="lines", to="tables.table"
                    ),
                ),
            ],
            options={
                "ordering": ["number"],
            },
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(fields=["status", "touched"], name="tables_tabl_status_be4501_idx"),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.UniqueConstraint(fields=("table", "number"), name="one_seat_of_each_number"),
        ),
        migrations.AddConstraint(
            model_name="line",
            constraint=models.UniqueConstraint(fields=("table", "number"), name="one_line_of_each_number"),
        ),
    ]
