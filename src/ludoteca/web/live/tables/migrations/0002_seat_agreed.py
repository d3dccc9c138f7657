from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="agreed",
            field=models.PositiveSmallIntegerField(default=0),
        ),
    ]
