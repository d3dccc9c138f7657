"""Unreal Estate, for 2 to 5 architects."""

from __future__ import annotations

from typing import Any

from ...core.advice.calibration import load_calibrations
from ...core.advice.style import load_styles
from ...core.chance import Chance
from ...core.game import Game, Line
from ...core.language.text import Words
from ...core.seen.goal import Goal
from ...core.seen.legend import Sketches
from ...core.seen.picture import Art, Choices, Picture
from ...core.setup.options import Option, Value, switch
from ...core.setup.setting import check_things
from ...core.story import Event
from . import data
from .advice.hints import load_habits
from .advice.value import ADVISER_WEIGHTS, EstateAdviser
from .goal import goal
from .imagine import imagine
from .labels import label, main
from .legend import LEGEND
from .observe import EstateObserver
from .position import position
from .rules.rounds import hand_value, ranks, set_table
from .rules.table import ACTIONS, Estate
from .text import TEXT
from .things import things
from .view import EstateView, view


class UnrealEstate(Game[Estate, EstateView]):
    """Everything about Unreal Estate in one object."""

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> Estate:
        return set_table(seats, chance, str(options["short_table"]), bool(options["memory"]))

    def position(self, seats: int, chance: Chance, **things: Any) -> Estate:
        """A position set by hand: hands, table, drawer, discard, fronts, deck, scores, turn (see `position.py`)."""
        check_things(things, position.__kwdefaults__)
        return position(seats, chance, **things)

    def things(self, view: EstateView) -> dict[str, Any] | None:
        return things(view)

    def scores(self, estate: Estate) -> list[int]:
        return estate.scores.copy()

    def ranks(self, estate: Estate) -> list[int]:
        return ranks(estate)

    def ending(self, view: EstateView) -> str:
        return "deck"

    def account(self, estate: Estate, events: list[Event]) -> list[list[Line]]:
        lines: list[list[Line]] = [[] for _ in range(estate.seats)]
        for event in events:
            a, b, c, d = event.things
            if event.key == "scored":
                lines[event.seat].append(Line("score-set", [a, b, c], d))
            elif event.key == "toll":
                lines[event.seat].append(Line("account-toll", [], b))
            elif event.key == "minted":
                lines[event.seat].append(Line("account-mint", [a], c))
            elif event.key == "ruined":
                lines[event.seat].append(Line("account-ruin", [a, b], d))
        for seat, score in enumerate(estate.scores):
            if estate.scores.count(score) > 1:  # the tie-break, for those who need it
                lines[seat].append(Line("account-cards", [estate.size(seat)], 0))
                lines[seat].append(Line("account-value", [hand_value(estate, seat)], 0))
        return lines

    def view(self, estate: Estate, seat: int) -> EstateView:
        return view(estate, seat)

    def observer(self, seats: int) -> EstateObserver:
        return EstateObserver(seats)

    def imagine(self, estate: Estate, seat: int, chance: Chance) -> Estate:
        return imagine(estate, seat, chance)

    def label(self, view: EstateView, action: int, words: Words) -> str:
        return label(view, self.actions.verbs[action], self.actions.things[action], words)

    def main(self, view: EstateView) -> list[str]:
        return main(view)

    def stats(self, view: EstateView, words: Words) -> list[list[tuple[str, int, str]]]:
        counted = [
            [
                ("first", view["scores"][seat], "score"),
                ("hand", view["sizes"][seat], "hand"),
                ("keep", len(view["fronts"][seat]), "front"),
            ]
            for seat in range(view["seats"])
        ]
        return [[(glyph, number, words.say(f"stat-{what}", number)) for glyph, number, what in own] for own in counted]

    def headline(self, view: EstateView, words: Words) -> str:
        return words.say("headline", view["deck"], view["round"])

    def goal(self, view: EstateView) -> Goal:
        return goal(view)

    def draw(self, view: EstateView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
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


ADVISER = EstateAdviser(ADVISER_WEIGHTS, load_habits())
ADVISER.calibrations = load_calibrations("ludoteca.games.unreal_estate.advice")

UNREAL_ESTATE = UnrealEstate(
    name="unreal-estate",
    seats=data.SEATS,
    minutes=20,
    turns=12,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    legend=LEGEND,
    options=(Option("short_table", ("play", "end"), "play"), switch("memory", True)),
    adviser=ADVISER,
    styles=load_styles("ludoteca.games.unreal_estate.advice"),
    sketch=True,
)
