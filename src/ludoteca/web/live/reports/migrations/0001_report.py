import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Reports of finished games."""

    initial = True

    dependencies = [("tables", "0009_table_invite")]

    operations = [
        migrations.CreateModel(
            name="TableReport",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("text", models.TextField()),
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="report", to="tables.table"
                    ),
                ),
            ],
        ),
    ]
