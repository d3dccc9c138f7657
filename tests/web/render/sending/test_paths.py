"""Paths: pieces go where they went, as far as the viewer saw it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.core.seen.picture import Picture
from ludoteca.core.story import SPECTATOR
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.render.look import look
from ludoteca.web.render.sending.paths import drawn, paths, spots
from ludoteca.web.render.sending.publish import board
from ludoteca.web.render.viewer import Display, Viewer
from tests.web.pages.test_ways import walk, walkers
from tests.web.people import Person, legal, scene

pytestmark = pytest.mark.usefixtures("site")


def seen_by(seat: int) -> Viewer:
    """Somebody at a seat, or a spectator."""
    return Viewer(frozenset({seat} - {SPECTATOR}), seat, False, Display())


def walked(steps: int) -> tuple[Person, str, Scene]:
    """A table of Blue Moon City at which somebody has just walked."""
    first, _, code = walkers()
    first.act(code, " + ".join(walk(code, steps)))
    return first, code, scene(code)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_figure_goes_along_its_steps(viewer: int) -> None:
    _, _, now = walked(2)
    assert now.match is not None
    walker = f"f{now.match.plies[-1].actor}"
    seen = look(now, seen_by(viewer))
    path = paths(seen)[walker]
    assert len(path) == 3
    assert path[-1] == spots(seen.pictures[0])[walker]
    assert board(now, seen_by(viewer)).message["paths"][walker] == path


def test_what_goes_straight_needs_no_path() -> None:
    first, code, now = walked(1)
    assert paths(look(now, seen_by(0))) == {}
    first.act(code, legal(code)[0])
    assert paths(look(scene(code), seen_by(0))) == {}


def test_only_what_is_drawn_for_a_viewer_has_a_path() -> None:
    _, _, now = walked(2)
    for viewer in (SPECTATOR, 0, 1):
        seen = look(now, seen_by(viewer))
        drawn = {name for picture in seen.pictures for name in spots(picture)}
        assert set(paths(seen)) <= drawn


def test_a_place_is_read_from_a_transform_or_from_the_thing_itself() -> None:
    living = (
        '<g id="pawn" data-move="" transform="translate(-1.5 20) scale(2)"><use href="#x"/></g>'
        '<use href="#y" x="3" y="-4.5" id="disc" data-move=""/><use id="deck" data-move=""/><use id="still" x="1"/>'
    )
    assert spots(Picture("board", "", 1, 1, "", living)) == {"pawn": (-1.5, 20.0), "disc": (3.0, -4.5), "deck": (0, 0)}


def test_nothing_is_drawn_where_nothing_took_several_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, code = walkers()
    now = scene(code)
    assert now.state is not None
    monkeypatch.setattr("ludoteca.web.render.sending.paths.drawn", None)  # nobody asks for it
    assert paths(look(replace(now, passed=(now.state, now.state)), seen_by(0))) == {}


def test_all_who_are_shown_the_same_share_the_pictures_in_between() -> None:
    _, _, now = walked(2)
    drawn.cache_clear()
    for viewer in (SPECTATOR, 0, 1):
        assert paths(look(now, seen_by(viewer)))
    assert drawn.cache_info().misses == 1
