"""The lobby: a table before its game begins, and the links that open its seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from django.urls import reverse
from django.utils.translation import to_locale

from ...bots import DEFAULT_LEVEL, GENTLE, LEVELS, level_name, level_words, style_name, style_words
from ...core.game import AnyGame
from ..live.bots.characters import character
from ..live.clocks.pace import NO_CLOCK
from ..live.tables.scene import Scene
from ..live.tables.seats import SeatNow
from .badge import Badge, NamedBadge, level, seat_link
from .clocks import OfferedPace, absence, offered, pace_name
from .look import game_words
from .regions.head import About, Head, about
from .viewer import Viewer


@dataclass(frozen=True)
class Level:
    """A bot on offer."""

    spec: str
    name: str
    words: str  # what somebody of this level is like
    default: bool
    later: bool  # not among the first that a newcomer is offered


@dataclass(frozen=True)
class OfferedStyle:
    """A style in which a bot may play."""

    spec: str
    name: str
    words: str  # what somebody of this style does
    default: bool


@dataclass(frozen=True, kw_only=True)
class LobbySeat(Badge):
    """A seat of the lobby."""

    name: str | None
    bot: bool
    person: bool
    level: str
    character: str
    mine: bool
    here: bool  # somebody looks from it now
    link: str | None  # for its holder and, while it is empty, for the maker to send


@dataclass(frozen=True, kw_only=True)
class HeldSeat(NamedBadge):
    """A seat of the viewer's own, with the link that opens it on another device."""

    link: str


@dataclass(frozen=True)
class ChosenOption:
    """An option of the game as this table plays it."""

    label: str
    value: str


class LobbyParts(TypedDict):
    """What the templates of a lobby know."""

    table: About
    ready: bool
    head: Head
    seats: list[LobbySeat]
    seats_held: list[HeldSeat]
    options: list[ChosenOption]
    levels: list[Level]
    styles: list[OfferedStyle]
    local: bool
    invite: str  # the group's link, for everybody who sits
    picture: str  # and where it is drawn
    more: bool  # whether the game has room for one more, or one less
    fewer: bool
    pace: str
    absence: str  # what it means to stay away
    paces: list[OfferedPace]


def lobby(scene: Scene, viewer: Viewer) -> LobbyParts:
    """The context of a table that is open."""
    return {
        "table": about(scene, viewer),
        "ready": scene.ready,
        "head": Head(game_words(scene, viewer).title),
        "seats": [lobby_seat(scene, viewer, seat) for seat in scene.seats],
        "seats_held": seats_held(scene, viewer),
        "options": chosen(scene, viewer),
        "levels": levels(viewer.display.language),
        "styles": styles(scene.game, viewer.display.language),
        "local": viewer.display.local,
        **group_link(scene, viewer),
        "pace": pace_name(scene.pace),
        "absence": absence(scene.pace),
        "paces": offered(scene.pace.name if scene.pace else NO_CLOCK),
        "more": viewer.maker and len(scene.seats) + 1 in scene.game.seats,
        "fewer": viewer.maker and len(scene.seats) - 1 in scene.game.seats,
    }


class GroupLink(TypedDict):
    """One link for everybody, and where it is drawn."""

    invite: str
    picture: str


def group_link(scene: Scene, viewer: Viewer) -> GroupLink:
    """The link that opens any free seat, for those who sit already."""
    if not scene.invite or not (viewer.held or viewer.maker) or scene.ready:
        return {"invite": "", "picture": ""}
    return {
        "invite": viewer.display.origin + reverse("join", args=[scene.invite]),
        "picture": reverse("code_picture", args=[scene.invite]),
    }


def levels(language: str, default: str = DEFAULT_LEVEL, newcomer: bool = False) -> list[Level]:
    """The bots on offer, from gentle to strong; to a newcomer the gentle ones first."""
    locale = to_locale(language)
    return [
        Level(
            spec, level_name(spec, locale), level_words(spec, locale), spec == default, newcomer and spec not in GENTLE
        )
        for spec in LEVELS
    ]


def styles(game: AnyGame, language: str, default: str = "") -> list[OfferedStyle]:
    """The styles of a game; to have none is not among them."""
    locale = to_locale(language)
    return [
        OfferedStyle(style, style_name(style, game, locale), style_words(style, game, locale), style == default)
        for style in game.styles
    ]


def chosen(scene: Scene, viewer: Viewer) -> list[ChosenOption]:
    """The options of the game as this table plays it."""
    words, values = game_words(scene, viewer), scene.header.options
    return [
        ChosenOption(words.option(option.name), words.option(f"{option.name}={option.write(values[option.name])}"))
        for option in scene.game.options
    ]


def lobby_seat(scene: Scene, viewer: Viewer, seat: SeatNow) -> LobbySeat:
    """A seat of the lobby, as the viewer is shown it."""
    mine = seat.number in viewer.held
    return LobbySeat(
        seat=seat.number,
        name=None if seat.empty else seat.called(),
        bot=bool(seat.bot),
        person=seat.person,
        level=level(scene, viewer, seat),
        character=character(seat.bot, seat.name),
        mine=mine,
        here=seat.number in scene.present,
        link=seat_link(scene, viewer, seat) if mine or (viewer.maker and seat.empty) else None,
    )


def seats_held(scene: Scene, viewer: Viewer) -> list[HeldSeat]:
    """The viewer's own seats."""
    return [
        HeldSeat(seat=seat.number, name=seat.called(), link=seat_link(scene, viewer, seat))
        for seat in scene.seats
        if seat.number in viewer.held
    ]
