"""The keys of every view: each is explained, and views of played games hold exactly these, in these types."""

from __future__ import annotations

import importlib
import types
from functools import lru_cache
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.story import OPEN
from ludoteca.games import FOLDERS, GAMES
from tests.games import laws
from tools import views

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
FILES = [views.PACKAGE / "core" / "seen" / "view.py", *[views.PACKAGE / "games" / name / "view.py" for name in FOLDERS]]


@lru_cache
def hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def wrong(value: Any, kind: Any, path: str) -> list[str]:
    """Where a value is not of its kind."""
    if is_typeddict(kind):
        return wrong_keys(value, hints(kind), path)
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return [] if any(not wrong(value, each, path) for each in inside) else [f"{path}: {value!r} is no {kind}"]
    if origin is list and isinstance(value, list):
        return [bad for place, each in enumerate(value) for bad in wrong(each, inside[0], f"{path}.{place}")]
    if origin is dict and isinstance(value, dict):
        return [bad for key, each in value.items() for bad in wrong(each, inside[1], f"{path}.{key}")]
    return [] if type(value) is (origin or kind) else [f"{path}: {value!r} is no {kind}"]


def wrong_keys(value: Any, kinds: dict[str, Any], path: str) -> list[str]:
    """Where a dictionary has not the keys that it should, or something else in them."""
    if not isinstance(value, dict) or value.keys() != kinds.keys():
        return [f"{path}: {value!r} has not the keys {sorted(kinds)}"]
    return [bad for key, kind in kinds.items() for bad in wrong(value[key], kind, f"{path}.{key}")]


@pytest.mark.interpreted  # a compiled TypedDict forgets the types of those that it extends
@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_views_hold_what_their_types_say(game: AnyGame, seed: int) -> None:
    folder = game.name.replace("-", "_")
    node, _ = views.classes(views.PACKAGE / "games" / folder / "view.py")[-1]
    kind = getattr(importlib.import_module(f"ludoteca.games.{folder}.view"), node.name)
    for state in laws.moments(game, seed, every=61):
        for seat in [*laws.viewers(state), OPEN]:
            assert wrong(game.view(state, seat), kind, "view") == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_every_key_is_explained(file: Any) -> None:
    unexplained = [
        f"{node.name}.{name}"
        for node, lines in views.classes(file)
        for name, _, what in views.keys(node, lines)
        if not what
    ]
    assert unexplained == []


def test_the_document_says_what_the_types_say() -> None:
    assert views.DOCUMENT.read_text(encoding="utf-8") == views.written()
