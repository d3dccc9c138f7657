"""The lobby: a table before its game begins, and the links that open its seats."""

from __future__ import annotations

from typing import Any

from django.utils.translation import to_locale

from ...bots import DEFAULT_LEVEL, LEVELS, level_name
from ..live.bots.characters import character
from ..live.tables.scene import Chair, Scene
from ..pages.addresses import loopback
from .look import game_words
from .regions import about, level, link, mark
from .viewer import Viewer


def lobby(scene: Scene, viewer: Viewer) -> dict[str, Any]:
    """The context of a table that is open."""
    words = game_words(scene, viewer)
    return {
        "table": about(scene, viewer) | {"ready": scene.ready},
        "head": {"title": words.title, "headline": ""},
        "seats": [seat(scene, viewer, chair) for chair in scene.chairs],
        "seats_held": seats_held(scene, viewer),
        "options": chosen(scene, viewer),
        "levels": levels(viewer.taste.language),
        "loopback": loopback(viewer.taste.origin),
    }


def levels(language: str) -> list[dict[str, Any]]:
    """The bots on offer, from gentle to strong."""
    locale = to_locale(language)
    return [{"spec": spec, "name": level_name(spec, locale), "default": spec == DEFAULT_LEVEL} for spec in LEVELS]


def chosen(scene: Scene, viewer: Viewer) -> list[dict[str, str]]:
    """The options of the game as this table plays it."""
    words, options = game_words(scene, viewer), scene.header.options
    return [
        {"label": words.option(option.name), "value": words.option(f"{option.name}={option.write(value)}")}
        for option in scene.game.options
        for value in [options[option.name]]
    ]


def seat(scene: Scene, viewer: Viewer, chair: Chair) -> dict[str, Any]:
    """A seat of the lobby. Its link is for its holder and, while it is empty, for the maker to send."""
    mine = chair.number in viewer.held
    return mark(chair.number) | {
        "name": None if chair.empty else chair.called(),
        "bot": bool(chair.bot),
        "level": level(chair, viewer),
        "character": character(chair.bot, chair.name),
        "mine": mine,
        "link": link(scene, viewer, chair) if mine or (viewer.maker and chair.empty) else None,
    }


def seats_held(scene: Scene, viewer: Viewer) -> list[dict[str, Any]]:
    """The viewer's own seats, with the links that open them on another device."""
    return [
        mark(chair.number) | {"name": chair.called(), "link": link(scene, viewer, chair)}
        for chair in scene.chairs
        if chair.number in viewer.held
    ]
