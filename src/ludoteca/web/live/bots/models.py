"""What several processes and machines tell each other about questions to bots; used on PostgreSQL only."""

from __future__ import annotations

from django.db import models


class Asked(models.Model):
    """A question to a bot, the newest of its table; whoever thinks about it has it until a certain time."""

    table = models.CharField(max_length=12, unique=True)
    guest = models.CharField(max_length=40, blank=True)
    ticket = models.CharField(max_length=40)  # tells this question from an older one of the same table
    text = models.TextField()
    asker = models.CharField(max_length=40)
    asked = models.DateTimeField(db_index=True)
    thinker = models.CharField(max_length=40, blank=True)
    until = models.DateTimeField(null=True)
    answer = models.TextField(null=True)  # noqa: DJ001 -- an empty answer is one too
    bot = models.CharField(max_length=80, blank=True)  # who answered
    early = models.FloatField(null=True)  # by how many seconds sooner than after some thought
    later = models.BooleanField(null=True)  # nobody at a table waits for it; not said in older rows

    def __str__(self) -> str:
        return f"{self.table}: {self.ticket}"


class Turn(models.Model):
    """When a bot last thought for a guest."""

    guest = models.CharField(max_length=40, primary_key=True)
    served = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return self.guest
