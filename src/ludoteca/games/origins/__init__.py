"""Origins: First Builders, for 1 to 4 peoples."""

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
from ...core.setup.options import Option, Value
from ...core.story import Event
from . import data
from .account import account
from .advice.prices import load_tariff
from .advice.value import ADVISER_WEIGHTS, RealmAdviser
from .goal import goal
from .imagine import imagine
from .labels import label, main
from .legend import LEGEND
from .observe import RealmObserver
from .position import position
from .rules.actions import ACTIONS
from .rules.endgame import ranks
from .rules.setup import set_table
from .rules.table import Realm
from .steering import RealmSteering
from .text import TEXT
from .things import things
from .view import RealmView, Shared, view

NO_LIMIT = "none"


class Origins(Game[Realm, RealmView]):
    """Everything about Origins in one object."""

    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> Realm:
        limit = options["round_limit"]
        return set_table(seats, chance, 0 if limit == NO_LIMIT else int(limit))

    def position(self, seats: int, chance: Chance, **things: Any) -> Realm:
        """A position set by hand: players, values, market, offer, cards and many more (see `position.py`)."""
        return position(seats, chance, **things)

    def things(self, view: RealmView) -> dict[str, Any] | None:
        return things(view)

    def scores(self, realm: Realm) -> list[int]:
        return [realm.score(seat) for seat in range(realm.seats)]

    def ranks(self, realm: Realm) -> list[int]:
        return ranks(realm)

    def ending(self, view: RealmView) -> str:
        return "+".join(view["ending"])

    def account(self, realm: Realm, events: list[Event]) -> list[list[Line]]:
        return account(realm, events)

    def view(self, realm: Realm, seat: int) -> RealmView:
        return view(realm, seat)

    def views(self, realm: Realm) -> Callable[[int], RealmView]:
        return partial(view, realm, known=Shared(realm))

    def observer(self, seats: int) -> RealmObserver:
        return RealmObserver(seats)

    def imagine(self, realm: Realm, seat: int, chance: Chance) -> Realm:
        return imagine(realm, seat, chance)

    def label(self, view: RealmView, action: int, words: Words) -> str:
        actions = self.actions
        return label(view, actions.write(action), actions.verbs[action], actions.things[action], words)

    def main(self, view: RealmView) -> list[str]:
        return main(view)

    def stats(self, view: RealmView, words: Words) -> list[list[tuple[str, int, str]]]:
        counted = [
            [
                ("vp", view["scores"][seat], "score"),
                ("citizen", len(player["freemen"]), "freemen"),
                ("seat", len(player["seats"]), "districts"),
                *[(name, number, name) for name, number in zip(data.RESOURCES, player["stock"])],
                ("superiority", player["tokens"], "tokens"),
            ]
            for seat, player in enumerate(view["players"])
        ]
        return [[(glyph, number, words.say(f"stat-{what}", number)) for glyph, number, what in own] for own in counted]

    def headline(self, view: RealmView, words: Words) -> str:
        if not view["round"]:
            return words.say("headline-setup")
        if view["target"]:
            return words.say("headline-solo", view["round"], data.SOLO_ROUNDS, view["target"])
        if view["ending"]:
            return words.say("headline-last", view["round"])
        if view["round_limit"]:
            return words.say("headline-limit", view["round"], view["round_limit"])
        return words.say("headline", view["round"])

    def goal(self, view: RealmView) -> Goal:
        return goal(view)

    def draw(self, view: RealmView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
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
        from .draw.board import zodiac

        return Art(colours.COLOURS, colours.WORDS_ON, colours.SIGNS_ON, glyphs.GLYPHS | zodiac.GLYPHS, mini.SIGNS)


ADVISER = RealmAdviser(ADVISER_WEIGHTS, load_tariff())
ADVISER.calibrations = load_calibrations("ludoteca.games.origins.advice")

ORIGINS = Origins(
    name="origins",
    seats=data.SEATS,
    minutes=90,
    turns=44,
    version=1,
    digest=data.DIGEST,
    actions=ACTIONS,
    text=TEXT,
    legend=LEGEND,
    options=(Option("round_limit", (NO_LIMIT, *data.ROUND_LIMITS), NO_LIMIT, data.AUTOMATIC_LIMIT),),
    adviser=ADVISER,
    styles=load_styles("ludoteca.games.origins.advice"),
    sketch=True,
    steering=RealmSteering(),
)
