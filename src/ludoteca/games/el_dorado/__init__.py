"""The Quest for El Dorado, for 2 to 4 expeditions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.advice.calibration import load_calibrations
from ...core.advice.style import load_styles
from ...core.chance import Chance
from ...core.game import Game, Line
from ...core.language.text import Words
from ...core.seen.goal import Goal
from ...core.seen.legend import Sketches
from ...core.seen.picture import Art, Choices, Picture
from ...core.setup.options import Option, Value, Workshop, switch
from ...core.setup.setting import check_things
from ...core.story import Event
from . import data
from .advice.sense import load_sense
from .advice.value import ADVISER_WEIGHTS, ExpeditionAdviser
from .goal import goal
from .imagine import imagine
from .legend import LEGEND
from .observe import ExpeditionObserver
from .position import position
from .rules.building import RouteOption, check_blockades, check_route, join_route, joints
from .rules.rounds import ranks, scores, set_table
from .rules.route import RouteError, route_of
from .rules.table import ACTIONS, Expedition
from .steering import ExpeditionSteering
from .text import TEXT
from .things import things
from .view import ExpeditionView, Shared, view

__all__ = ["EL_DORADO", "ElDorado", "RouteError", "check_route", "join_route", "joints", "route_fault", "table_of"]

NO_LIMIT = "off"


class ElDorado(Game[Expedition, ExpeditionView]):
    """Everything about The Quest for El Dorado in one object."""

    def settle(self, chosen: dict[str, Value], people: bool) -> dict[str, Value]:
        """Every option with its value; a route that cannot be, or has too few blockades (§3.7), is refused in words."""
        try:
            settled = super().settle(chosen, people)
            check_blockades(route_of(str(settled["route"])), settled["strips"] == "both")
        except RouteError as error:
            section, sentence = route_fault(error, self.words("en"))
            error.args = (f"route: {sentence} ({section})",)
            raise
        return settled

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> Expedition:
        limit = 0 if options["round_limit"] == NO_LIMIT else int(options["round_limit"])
        both = options["strips"] == "both"
        return set_table(seats, chance, str(options["route"]), bool(options["caves"]), both, limit)

    def position(self, seats: int, chance: Chance, **things: Any) -> Expedition:
        """A position set by hand: route, pawns, hands, draws, discards, tokens, blockades ... (see `position.py`)."""
        check_things(things, position.__kwdefaults__)
        return position(seats, chance, **things)

    def things(self, view: ExpeditionView) -> dict[str, Any] | None:
        return things(view)

    def scores(self, table: Expedition) -> list[int]:
        return scores(table)

    def ranks(self, table: Expedition) -> list[int]:
        return ranks(table)

    def ending(self, view: ExpeditionView) -> str:
        if view["arrivals"]:
            return "arrived"
        return "limit" if view["limit"] and view["round"] >= view["limit"] else "standstill"

    def account(self, table: Expedition, events: list[Event]) -> list[list[Line]]:
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

    def view(self, table: Expedition, seat: int) -> ExpeditionView:
        return view(table, seat)

    def views(self, table: Expedition) -> Callable[[int], ExpeditionView]:
        return partial(view, table, known=Shared(table))

    def observer(self, seats: int) -> ExpeditionObserver:
        return ExpeditionObserver(seats)

    def imagine(self, table: Expedition, seat: int, chance: Chance) -> Expedition:
        return imagine(table, seat, chance)

    def label(self, view: ExpeditionView, action: int, words: Words) -> str:
        from .labels import label  # its directions are those of the drawing

        return label(view, self.actions.verbs[action], self.actions.things[action], words)

    def main(self, view: ExpeditionView) -> list[str]:
        from .labels import main

        return main(view)

    def stats(self, view: ExpeditionView, words: Words) -> list[list[tuple[str, int, str]]]:
        counted = [
            [
                ("steps", sum([steps for steps, _ in view["distances"][seat]]), "distance"),
                ("barrier", len(view["taken"][seat]), "blockades"),
                ("hand", view["sizes"][seat], "hand"),
                ("deck", sum(view["decks"][seat]), "deck"),
            ]
            for seat in range(view["seats"])
        ]
        return [[(glyph, number, words.say(f"stat-{what}", number)) for glyph, number, what in own] for own in counted]

    def headline(self, view: ExpeditionView, words: Words) -> str:
        if view["arrivals"]:
            return words.say("headline-last", view["round"])
        return words.say("headline", view["round"])

    def workshop(self, option: str, text: str, words: Words) -> Workshop | None:
        """§3.5 A route is built by hand, piece by piece."""
        from .workshop import workshop  # pictures are not needed to play

        return workshop(text, words) if option == "route" else None

    def goal(self, view: ExpeditionView) -> Goal:
        return goal(view)

    def draw(self, view: ExpeditionView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
        from .draw import draw  # pictures are not needed to play

        return draw(view, choices, words, narrow)

    def sketches(self, words: Words) -> Sketches:
        from .draw.legend import sketches

        return sketches(words)

    def cover(self) -> str:
        from .draw import cover

        return cover()

    def art(self) -> Art:
        from .draw import colours, glyphs, mini

        return Art(colours.COLOURS, colours.WORDS_ON, colours.SIGNS_ON, glyphs.GLYPHS, mini.SIGNS)


def route_fault(error: RouteError, words: Words) -> tuple[str, str]:
    """What is wrong with a custom route, for a page: the § of the rules, and the sentence with its pieces named."""
    section, sentence = TEXT.reasons[error.key]
    return section, words.fill(sentence, error.numbers)


ADVISER = ExpeditionAdviser(ADVISER_WEIGHTS, load_sense("one_pawn"), load_sense("two_pawns"))
ADVISER.calibrations = load_calibrations("ludoteca.games.el_dorado.advice")

EL_DORADO = ElDorado(
    name="el-dorado",
    seats=data.SEATS,
    minutes=45,
    turns=16,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    legend=LEGEND,
    options=(
        RouteOption(),
        switch("caves"),
        Option("strips", ("one", "both"), "one"),
        Option("round_limit", (NO_LIMIT, 100, 200, 500), NO_LIMIT, 500),
    ),
    adviser=ADVISER,
    styles=load_styles("ludoteca.games.el_dorado.advice"),
    sketch=False,
    steering=ExpeditionSteering(load_sense("one_pawn"), load_sense("two_pawns")),
)
