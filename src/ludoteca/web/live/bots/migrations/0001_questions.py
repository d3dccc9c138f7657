from django.db import migrations, models


class Migration(migrations.Migration):
    """Questions to bots are shared by processes and machines."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Asked",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table", models.CharField(max_length=12, unique=True)),
                ("guest", models.CharField(blank=True, max_length=40)),
                ("ticket", models.CharField(max_length=40)),
                ("text", models.TextField()),
                ("asker", models.CharField(max_length=40)),
                ("asked", models.DateTimeField(db_index=True)),
                ("thinker", models.CharField(blank=True, max_length=40)),
                ("until", models.DateTimeField(null=True)),
                ("answer", models.TextField(null=True)),
                ("bot", models.CharField(blank=True, max_length=80)),
            ],
        ),
        migrations.CreateModel(
            name="Turn",
            fields=[
                ("guest", models.CharField(max_length=40, primary_key=True, serialize=False)),
                ("served", models.DateTimeField(db_index=True)),
            ],
        ),
    ]
