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

    class Meta:
        db_table = "tables_player"  # players were first kept among the tables

    def __str__(self) -> str:
        return self.name or f"guest {self.number}"
