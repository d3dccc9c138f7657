"""What is kept of people."""

from __future__ import annotations

import secrets

from django.db import models


def guest_number() -> int:
    """The number of a guest who has not said a name."""
    return 1000 + secrets.randbelow(9000)


class Player(models.Model):
    """Somebody who plays: a guest of this site, whom an account can adopt later."""

    name = models.CharField(max_length=24, blank=True)
    number = models.PositiveSmallIntegerField(default=guest_number)
    created = models.DateTimeField(auto_now_add=True)
    signed = models.BooleanField(default=False)  # still known by the signed number of an older cookie
    # These may be null, so that older databases only get columns more.
    language = models.CharField(max_length=10, null=True)  # noqa: DJ001 - the one chosen last, "pt-br"
    zone = models.CharField(max_length=64, null=True)  # noqa: DJ001 - of time, "America/Sao_Paulo"
    quiet_from = models.PositiveSmallIntegerField(null=True)  # minutes of the local day from which the night is quiet
    quiet_to = models.PositiveSmallIntegerField(null=True)  # and until when; none where both are null

    class Meta:
        db_table = "tables_player"  # players were first kept among the tables

    def __str__(self) -> str:
        return self.name or f"guest {self.number}"


class Learnt(models.Model):
    """What a player has learnt: a lesson ("unreal-estate/first"), or a word of the coach ("unreal-estate: turn")."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="learnt")
    what = models.CharField(max_length=120)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "what"], name="learnt_once")]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.what}"


class Token(models.Model):
    """How one browser of a player is known: only the browser has the token itself."""

    digest = models.CharField(max_length=64, unique=True)
    player = models.ForeignKey(Player, models.CASCADE, related_name="tokens")
    created = models.DateTimeField(auto_now_add=True)
    seen = models.DateField(null=True)  # the day it was last used

    def __str__(self) -> str:
        return f"{self.player_id}: {self.digest[:8]}"
