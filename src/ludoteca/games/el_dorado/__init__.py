"""The Quest for El Dorado, for 2 to 4 expeditions."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ...core.game import Game, Line, View
from ...core.options import Option, Value, switch
from ...core.state import State
from ...core.story import Event
from ...core.text import Words
from . import data
from .advice.sense import load_sense
from .advice.value import ADVISER_WEIGHTS, ExpeditionAdviser
from .imagine import imagine
from .position import position
from .rules.building import RouteOption, check_blockades, check_route, join_route, joints
from .rules.rounds import ranks, scores, set_table
from .rules.route import RouteError, route_of
from .rules.table import ACTIONS, Expedition
from .text import TEXT
from .view import view

__all__ = ["EL_DORADO", "ElDorado", "RouteError", "check_route", "join_route", "joints", "route_fault", "table_of"]

NO_LIMIT = "off"


class ElDorado(Game):
    """Everything about The Quest for El Dorado in one object."""

    def settle(self, chosen: dict[str, Value], people: bool) -> dict[str, Value]:
        """Every option with its value; a route with too many blockades for its strips is refused (§3.7)."""
        settled = super().settle(chosen, people)
        check_blockades(route_of(str(settled["route"])), settled["strips"] == "both")
        return settled

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        limit = 0 if options["round_limit"] == NO_LIMIT else int(options["round_limit"])
        both = options["strips"] == "both"
        return set_table(seats, chance, str(options["route"]), bool(options["caves"]), both, limit)

    def position(self, seats: int, chance: Chance, **things: Any) -> State:
        """A position set by hand: route, pawns, hands, draws, discards, tokens, blockades ... (see `position.py`)."""
        return position(seats, chance, **things)

    def scores(self, state: State) -> list[int]:
        return scores(table_of(state))

    def ranks(self, state: State) -> list[int]:
        return ranks(table_of(state))

    def account(self, state: State, events: list[Event]) -> list[list[Line]]:
        table = table_of(state)
        lines: list[list[Line]] = []
        for seat, gate in enumerate(scores(table)):
            lines.append([Line("account-gate", [gate], gate)])
            if seat not in table.arrivals:
                left = min([table.route.steps_left[table.pawns[pawn]] for pawn in table.own_pawns(seat)])
                lines[seat].append(Line("account-short", [left], 0))
            elif len(table.arrivals) > 1:  # the tie-breaks, for those who need them
                lines[seat].append(Line("account-blockades", [len(table.taken[seat])], 0))
                lines[seat].append(Line("account-highest", [max(table.taken[seat], default=0)], 0))
                lines[seat].append(Line("account-arrival", [table.arrivals.index(seat) + 1], 0))
        return lines

    def view(self, state: State, seat: int) -> View:
        return view(table_of(state), seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        return imagine(table_of(state), seat, chance)

    def label(self, view: View, action: int, words: Words) -> str:
        verb, thing = self.actions.verbs[action], self.actions.things[action]
        if verb == "step":
            return step_label(view, thing, words)
        if verb == "overcome":
            return words.action(verb, thing + 1)
        if verb == "pawn":
            return pawn_label(view, thing, words)
        if verb == "buy":
            return words.say("label-buy", thing, data.PRICE[thing] // 2)
        if verb == "done":
            return words.say(f"done-{view['step']}") if f"done-{view['step']}" in TEXT.says else words.action(verb, 0)
        return words.action(verb, thing)

    def stats(self, view: View, words: Words) -> list[list[tuple[str, int, str]]]:
        return [
            [
                ("steps", sum([steps for steps, _ in view["distances"][seat]]), words.say("stat-distance")),
                ("barrier", len(view["taken"][seat]), words.say("stat-blockades")),
                ("hand", view["sizes"][seat], words.say("stat-hand")),
                ("deck", sum(view["decks"][seat]), words.say("stat-deck")),
            ]
            for seat in range(view["seats"])
        ]

    def headline(self, view: View, words: Words) -> str:
        if view["arrivals"]:
            return words.say("headline-last", view["round"])
        return words.say("headline", view["round"])

    def draw(self, view: View, choices: Any, words: Words, narrow: bool) -> list[Any]:
        from .draw import draw  # pictures are not needed to play

        return draw(view, choices, words, narrow)

    def cover(self) -> str:
        from .draw import cover

        return cover()


def table_of(state: State) -> Expedition:
    """The state as what it is in this game."""
    assert isinstance(state, Expedition)
    return state


def step_label(view: View, space: int, words: Words) -> str:
    """What a step leads to: the piece, the place on it, its terrain and power."""
    if space >= data.FIRST_FINISH:
        return words.say("label-finish")
    piece = data.PIECE[space]
    place, terrain = space - data.FIRST[piece] + 1, data.TERRAIN[space]
    return words.say("label-step", terrain, data.POWER[space], piece, place)


def pawn_label(view: View, pawn: int, words: Words) -> str:
    """Which pawn: its number, and how far it has to go."""
    return words.say("label-pawn", view["distances"][view["actor"]][pawn][0], pawn + 1)


def route_fault(error: RouteError, words: Words) -> tuple[str, str]:
    """What is wrong with a custom route, for a page: the § of the rules, and the sentence with its pieces named."""
    section, sentence = TEXT.reasons[error.key]
    return section, words.fill(sentence, error.numbers)


EL_DORADO = ElDorado(
    name="el-dorado",
    seats=data.SEATS,
    minutes=45,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    options=(
        RouteOption(),
        switch("caves"),
        Option("strips", ("one", "both"), "one"),
        Option("round_limit", (NO_LIMIT, 100, 200, 500), NO_LIMIT, 500),
    ),
    adviser=ExpeditionAdviser(ADVISER_WEIGHTS, load_sense("one_pawn"), load_sense("two_pawns")),
    sketch=False,
)
