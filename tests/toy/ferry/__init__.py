"""Ferry: buy cargo, load it, bribe the customs. For 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Game, Line
from ludoteca.core.language.text import Words
from ludoteca.core.seen.goal import Goal
from ludoteca.core.seen.legend import Sketches
from ludoteca.core.seen.picture import Art, Choices, Picture
from ludoteca.core.setup.options import Option, Value
from ludoteca.core.setup.setting import check_things
from ludoteca.core.story import Event

from . import data
from .advice.value import FerryAdviser
from .goal import goal
from .imagine import imagine
from .legend import LEGEND
from .position import position
from .rules.table import ACTIONS, Ferry
from .rules.turns import ranks, set_table
from .text import TEXT
from .things import things
from .view import FerryView, view


class FerryGame(Game[Ferry, FerryView]):
    """Everything about Ferry in one object."""

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> Ferry:
        return set_table(seats, chance, int(options["convoy"]))

    def position(self, seats: int, chance: Chance, **things: Any) -> Ferry:
        """A position set by hand: hands, market, sunk, bag, coins, convoy, turn (see `position.py`)."""
        check_things(things, position.__kwdefaults__)
        return position(seats, chance, **things)

    def things(self, view: FerryView) -> dict[str, Any] | None:
        return things(view)

    def scores(self, ferry: Ferry) -> list[int]:
        return ferry.coins.copy()

    def ranks(self, ferry: Ferry) -> list[int]:
        return ranks(ferry)

    def account(self, ferry: Ferry, events: list[Event]) -> list[list[Line]]:
        return [[Line("coins", [], coins)] for coins in ferry.coins]

    def view(self, ferry: Ferry, seat: int) -> FerryView:
        return view(ferry, seat)

    def imagine(self, ferry: Ferry, seat: int, chance: Chance) -> Ferry:
        return imagine(ferry, seat, chance)

    def stats(self, view: FerryView, words: Words) -> list[list[tuple[str, int, str]]]:
        return [
            [
                ("first", view["scores"][seat], words.say("stat-coins", view["scores"][seat])),
                ("hand", view["sizes"][seat], words.say("stat-cards", view["sizes"][seat])),
            ]
            for seat in range(view["seats"])
        ]

    def headline(self, view: FerryView, words: Words) -> str:
        return words.say("headline", view["convoy"])

    def goal(self, view: FerryView) -> Goal:
        return goal(view)

    def draw(self, view: FerryView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
        from .draw import draw  # pictures are not needed to play

        return draw(view, choices, words, narrow)

    def sketches(self, words: Words) -> Sketches:
        from .draw.legend import sketches

        return sketches()

    def cover(self) -> str:
        from .draw import cover

        return cover()

    def art(self) -> Art:
        from .draw import colours, glyphs

        return Art(colours.COLOURS, colours.WORDS_ON, colours.SIGNS_ON, glyphs.GLYPHS)


FERRY: Final = FerryGame(
    name="ferry",
    seats=data.SEATS,
    minutes=5,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    legend=LEGEND,
    options=(Option("convoy", (3, 4), 3, 4),),
    adviser=FerryAdviser(),
)
