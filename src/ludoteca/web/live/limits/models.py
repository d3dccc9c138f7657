"""What processes tell each other about who asks how often."""

from __future__ import annotations

from django.db import models


class Tally(models.Model):
    """How often something was asked for in one stretch of time, in all processes; used on PostgreSQL only."""

    key = models.CharField(max_length=120)
    slot = models.BigIntegerField()
    count = models.PositiveIntegerField(default=0)
    until = models.DateTimeField(db_index=True)  # when nobody needs it any more

    class Meta:
        constraints = [models.UniqueConstraint(fields=["key", "slot"], name="one_tally_of_each_slot")]

    def __str__(self) -> str:
        return f"{self.key}: {self.count}"
