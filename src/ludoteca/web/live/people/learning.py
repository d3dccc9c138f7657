"""What players have learnt. It is kept with the player, and in the writer's hands."""

from __future__ import annotations

from .models import Learnt


def learn(player: int | None, what: str) -> None:
    """Keep that a player has learnt something; in the writer."""
    if player is not None:
        Learnt.objects.get_or_create(player_id=player, what=what)


def learnt(player: int | None, about: str) -> frozenset[str]:
    """What a player has learnt about a game, as far as its names begin with *about*."""
    if player is None:
        return frozenset()
    known = Learnt.objects.filter(player_id=player, what__startswith=about).values_list("what", flat=True)
    return frozenset(what.removeprefix(about) for what in known)
