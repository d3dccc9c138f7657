"""Blue Moon City, for 2 to 4 players."""

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
from ...core.setup.options import Option, Value, switch
from ...core.setup.setting import check_things
from ...core.story import Event
from . import data
from .advice.value import ADVISER_WEIGHTS, CityAdviser
from .goal import goal
from .imagine import imagine
from .labels import label, main
from .legend import LEGEND
from .observe import CityObserver
from .position import position
from .rules.actions import ACTIONS
from .rules.endings import ranks
from .rules.table import City
from .rules.turns import set_table
from .steering import CitySteering
from .text import TEXT
from .things import things
from .view import CityView, Shared, view


class BlueMoonCity(Game[City, CityView]):
    """Everything about Blue Moon City in one object."""

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> City:
        city = set_table(seats, chance, bool(options["free_city"]), bool(options["expansion"]))
        city.after_building = options["scales"] == "after_building"
        city.one_colour = options["palace"] == "one_colour"
        return city

    def position(self, seats: int, chance: Chance, **things: Any) -> City:
        """A position set by hand: city, figures, markers, hands, crystals, obelisk and more (see `position.py`)."""
        check_things(things, position.__kwdefaults__)
        return position(seats, chance, **things)

    def things(self, view: CityView) -> dict[str, Any] | None:
        return things(view)

    def scores(self, city: City) -> list[int]:
        return [city.offerings(seat) for seat in range(city.seats)]

    def ranks(self, city: City) -> list[int]:
        return ranks(city)

    def ending(self, view: CityView) -> str:
        return view["ending"]

    def account(self, city: City, events: list[Event]) -> list[list[Line]]:
        """Every offering is a point; then where the crystals came from, and what was left of them (the tie-break)."""
        lines: list[list[Line]] = [[] for _ in range(city.seats)]
        earned = {"won-crystals": [0] * city.seats, "scale-crystals": [0] * city.seats}
        for event in events:
            if event.key == "offered":
                lines[event.seat].append(Line("account-offering", [event.things[0]], 1))
            elif event.key in earned:
                earned[event.key][event.seat] += event.things[0]
        for seat in range(city.seats):
            lines[seat].append(Line("account-buildings", [earned["won-crystals"][seat]], 0))
            lines[seat].append(Line("account-scales", [earned["scale-crystals"][seat]], 0))
            lines[seat].append(Line("account-left", [city.crystals[seat]], 0))
        return lines

    def view(self, city: City, seat: int) -> CityView:
        return view(city, seat)

    def views(self, city: City) -> Callable[[int], CityView]:
        return partial(view, city, known=Shared(city))

    def observer(self, seats: int) -> CityObserver:
        return CityObserver(seats)

    def imagine(self, city: City, seat: int, chance: Chance) -> City:
        return imagine(city, seat, chance)

    def label(self, view: CityView, action: int, words: Words) -> str:
        return label(view, self.actions.verbs[action], self.actions.things[action], words)

    def main(self, view: CityView) -> list[str]:
        return main(view)

    def stats(self, view: CityView, words: Words) -> list[list[tuple[str, int, str]]]:
        found = []
        for seat in range(view["seats"]):
            counted = [
                ("obelisk", view["scores"][seat], "offerings"),
                ("scale", view["scales"][seat], "scales"),
                ("hand", view["sizes"][seat], "hand"),
                ("disc", view["markers"][seat], "markers"),
            ]
            crystals = view["crystals"][seat]
            if crystals is not None:
                counted.insert(1, ("crystal", crystals, "crystals"))
            found.append([(glyph, number, words.say(f"stat-{what}", number)) for glyph, number, what in counted])
        return found

    def headline(self, view: CityView, words: Words) -> str:
        return words.say("headline", view["round"])

    def goal(self, view: CityView) -> Goal:
        return goal(view)

    def draw(self, view: CityView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
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


ADVISER = CityAdviser(ADVISER_WEIGHTS)
ADVISER.calibrations = load_calibrations("ludoteca.games.blue_moon_city.advice")

BLUE_MOON_CITY = BlueMoonCity(
    name="blue-moon-city",
    seats=data.SEATS,
    minutes=60,
    turns=14,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    legend=LEGEND,
    options=(
        switch("free_city"),
        switch("expansion"),
        Option("scales", ("immediate", "after_building"), "immediate"),
        Option("palace", ("each_space", "one_colour"), "each_space", before="each_space"),
    ),
    adviser=ADVISER,
    styles=load_styles("ludoteca.games.blue_moon_city.advice"),
    steering=CitySteering(),
    sketch=True,
)
