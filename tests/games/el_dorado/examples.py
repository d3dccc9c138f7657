"""Words for telling examples of El Dorado."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.el_dorado import EL_DORADO
from ludoteca.games.el_dorado.data import HEX_IDS, IDS, KINDS, TOKEN_IDS
from ludoteca.games.el_dorado.rules.route import route_of
from ludoteca.games.el_dorado.rules.table import GATE, Expedition

Spot = tuple[int, int]


def names(text: str) -> list[str]:
    """``"scout x2, captain"`` as names."""
    found: list[str] = []
    for part in filter(None, text.split(", ")):
        name, _, times = part.partition(" x")
        found += [name] * int(times or 1)
    return found


class TopCards(Chance):
    """Luck that draws these cards or tokens in this order, then whatever comes."""

    def __init__(self, wanted: list[int]) -> None:
        super().__init__(5)
        self.wanted = wanted

    def draw(self, bag: list[Any]) -> Any:
        if not self.wanted:
            return super().draw(bag)
        thing = self.wanted.pop(0)
        bag.remove(thing)
        return thing


def expedition(hand: str = "", seats: int = 3, top: str = "", found: str = "", **things: Any) -> Expedition:
    """A table on which the first player holds these cards.

    `top` are the cards that are drawn first, `found` the tokens. Card zones are given for the first player, as texts;
    a pawn alone stands for the first player's.
    """
    for zone in ("draws", "discards", "plays", "tokens"):
        if zone in things:
            things[zone] = [names(things[zone])]
    if isinstance(things.get("pawns"), tuple):
        things["pawns"] = [[things["pawns"]]]
    if "bag" in things:
        things["bag"] = names(things["bag"])
    luck = [card(name) for name in names(top)] + [TOKEN_IDS.index(name.replace("-", "_")) for name in names(found)]
    hands = things.pop("hands", [names(hand)])
    state = EL_DORADO.position(seats, TopCards(luck), hands=hands, **things)
    assert isinstance(state, Expedition)
    return state


def card(name: str) -> int:
    """The number of a card."""
    return IDS.index(name.replace("-", "_"))


def play(state: Expedition, *lines: str) -> None:
    """Play these lines; each must be legal."""
    for line in lines:
        assert line in offered(state), f"{line} is not among {offered(state)}"
        state.play(EL_DORADO.actions.read(line))


def offered(state: Expedition, verb: str = "") -> list[str]:
    """What may be chosen now, perhaps of one verb only."""
    lines = [EL_DORADO.actions.write(action) for action in state.legal]
    return [line for line in lines if line.startswith(verb)]


def why_not(state: Expedition, line: str) -> str | None:
    """The reason against a line."""
    return EL_DORADO.explain(state, state.actor, EL_DORADO.actions.read(line))


def space(state: Expedition, q: int, r: int) -> str:
    """The name of the space at an axial place: "k-17"."""
    for number in state.route.spaces:
        if (state.route.q[number], state.route.r[number]) == (q, r):
            return HEX_IDS[number]
    raise AssertionError(f"nothing lies at {q},{r}")


def steps(state: Expedition, *spots: Spot) -> list[str]:
    """The lines that walk over these places."""
    return [f"step {space(state, q, r)}" for q, r in spots]


def where(state: Expedition, pawn: int = 0) -> Spot | str:
    """Where a pawn stands."""
    number = state.pawns[pawn]
    return "gate" if number == GATE else (state.route.q[number], state.route.r[number])


def cards(zone: list[int]) -> list[str]:
    """A zone as sorted names."""
    return sorted([IDS[number % KINDS].replace("_", "-") for number in zone])


def tokens(state: Expedition, seat: int = 0) -> list[str]:
    """A player's tokens as names."""
    return [TOKEN_IDS[token].replace("_", "-") for token in state.tokens[seat]]


def end_turn(state: Expedition) -> None:
    """End phase 1 and discard the whole hand."""
    seat = state.actor
    play(state, "done")
    while not state.over and state.actor == seat and state.agenda[-1].key() == "discard-cards":
        state.play(state.legal[0])


def route_text(name: str) -> str:
    """The text of an official route."""
    return route_of(name).text
