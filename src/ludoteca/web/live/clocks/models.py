"""What is kept for clocks: vacations, and when the site last lived."""

from __future__ import annotations

from django.db import models

from ..people.models import Player


class Away(models.Model):
    """A vacation: from the first to the last day, both included, by the player's own calendar."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="vacations")
    first = models.DateField()
    last = models.DateField()

    class Meta:
        ordering = ["first"]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.first} to {self.last}"


class Alive(models.Model):
    """When some process of the site last lived: what lies between that and its next start is given back."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"alive at {self.at}"
