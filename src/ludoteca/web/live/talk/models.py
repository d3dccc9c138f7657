"""What is kept of talk. It stands apart from the lines of a game: no undo takes back what was said."""

from __future__ import annotations

from django.db import models

from ..people.models import Player
from ..tables.models import Table


class Said(models.Model):
    """Something that somebody said at a table, by its key: everybody reads it in their own language."""

    class Room(models.TextChoices):
        """Where it was said: those who play do not hear the watchers before the game is over."""

        TABLE = "table"
        WATCHERS = "watchers"

    table = models.ForeignKey(Table, models.CASCADE, related_name="said")
    player = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="said")
    seat = models.SmallIntegerField(null=True)  # of whoever said it, if they play
    room = models.CharField(max_length=8, choices=Room.choices)
    phrase = models.CharField(max_length=30)
    to = models.SmallIntegerField(null=True)  # the seat that is meant, where a phrase names somebody
    when = models.DateTimeField(auto_now_add=True, db_index=True)

    def __str__(self) -> str:
        return f"{self.table_id}: {self.phrase}"


class Mute(models.Model):
    """Somebody does not want to hear somebody else, at any table."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="mutes")
    muted = models.ForeignKey(Player, models.CASCADE, related_name="muted_by")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "muted"], name="muted_once")]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.muted_id}"
