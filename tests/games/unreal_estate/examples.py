"""Words for telling examples of Unreal Estate."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.unreal_estate import UNREAL_ESTATE
from ludoteca.games.unreal_estate.position import card_of
from ludoteca.games.unreal_estate.rules.table import LYING, Estate

SHORT = {
    "home": "halfling-home",
    "tavern": "orc-tavern",
    "tower": "wizards-tower",
    "boutique": "magic-boutique",
    "forge": "dwarven-forge",
    "treehouse": "elven-treehouse",
    "grotto": "mermaid-grotto",
    "castle": "enchanted-castle",
    "sanctuary": "sacred-sanctuary",
    "mint": "royal-mint",
    "crane": "crane-works",
    "toll": "toll-house",
}


def names(text: str) -> list[str]:
    """``"boutique x2, castle"`` as card names."""
    found: list[str] = []
    for part in filter(None, text.split(", ")):
        name, _, times = part.partition(" x")
        found += [SHORT.get(name, name)] * int(times or 1)
    return found


class TopCards(Chance):
    """Luck that draws these cards in this order, then whatever comes."""

    def __init__(self, text: str) -> None:
        super().__init__(5)
        self.wanted = [card_of(name) for name in names(text)]

    def draw(self, bag: list[Any]) -> Any:
        if not self.wanted:
            return super().draw(bag)
        card = self.wanted.pop(0)
        bag.remove(card)
        return card


def estate(seats: int, *hands: str, top: str = "", **things: Any) -> Estate:
    """A table with these hands; `top` says which cards the deck gives first."""
    listed = {key: names(things.pop(key)) for key in ("table", "drawer", "discard", "deck") if key in things}
    fronts = [names(text) for text in things.pop("fronts", [])]
    dealt = [names(text) for text in hands]
    state = UNREAL_ESTATE.position(seats, TopCards(top), hands=dealt, fronts=fronts, **listed, **things)
    assert isinstance(state, Estate)
    return state


def play(state: Estate, *lines: str) -> None:
    """Play these lines; each must be legal."""
    for line in lines:
        assert line in offered(state), f"{line} is not among {offered(state)}"
        state.play(UNREAL_ESTATE.actions.read(line))


def offered(state: Estate) -> list[str]:
    """What may be chosen now."""
    return [UNREAL_ESTATE.actions.write(action) for action in state.legal]


def why_not(state: Estate, line: str) -> str | None:
    """The reason against a line."""
    return UNREAL_ESTATE.explain(state, state.actor, UNREAL_ESTATE.actions.read(line))


def hand(state: Estate, seat: int) -> list[str]:
    """A hand as card names."""
    return [UNREAL_ESTATE.actions.write(card)[7:] for card, n in enumerate(state.hands[seat]) for _ in range(n)]


def drawer(state: Estate, name: str) -> int:
    """How many plans of a name lie in the drawer."""
    return state.drawer[card_of(SHORT[name])]


def lying(state: Estate) -> int:
    """How many cards lie on the proposal table."""
    return state.takers.count(LYING)


def discarded(state: Estate, name: str) -> bool:
    """Whether a card of this name lies in the discard."""
    return card_of(SHORT.get(name, name)) in state.discard
