"""What a seat may guess: a table on which everything it cannot see is dealt again.

Everything in Origins lies open but the order of the face-down tiles and the rolls to come. Both are made only when a
tile is turned up or a die rolled: a stack is kept as the tiles it holds, which everybody can count, and those that
Virgo put under it stay there, known to all. So a copy with luck of its own is all that can be imagined.
"""

from __future__ import annotations

from ...core.chance import Chance
from .rules.table import Realm


def imagine(realm: Realm, seat: int, chance: Chance) -> Realm:
    """A clone whose tiles and dice will come as *chance* has it; the same for every seat."""
    twin = realm.clone(chance)
    twin.ask_anew()
    return twin
