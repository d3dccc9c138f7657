"""The legend of a game as pages need it: what each thing is, in words, and drawn alone."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from ....core.game import AnyGame
from ....core.language.text import Words
from ....core.seen.legend import Part, Sketch, Thing
from ..language import words_of
from .rulebook import anchor

NAMES = re.compile(r'(id="|href="#|url\(#)(?!g-)')
"""Where a shape is named or used; the glyphs of the sprite keep their names."""

DRAWN = 70  # pixels: no drawing of the legend is larger


@dataclass(frozen=True)
class Drawn:
    """A thing of the legend: its name and its drawing."""

    name: str
    picture: SafeString


@dataclass(frozen=True)
class Entry:
    """A line of the legend: a thing, or several of which the same is told."""

    things: list[Drawn]
    sentence: str
    section: str
    url: str


@dataclass(frozen=True)
class Chapter:
    """A part of the legend."""

    title: str
    entries: list[Entry]


@dataclass(frozen=True)
class Sheet:
    """The legend of a game in a language."""

    shapes: SafeString
    chapters: list[Chapter]


@lru_cache(maxsize=32)
def sheet(game: AnyGame, speech: str) -> Sheet:
    """The legend of a game, made once for each language."""
    words = words_of(game, speech)
    drawn = game.sketches(words)
    return Sheet(apart(drawn.shapes), [chapter(game, words, part, drawn.things) for part in game.legend])


def chapter(game: AnyGame, words: Words, part: Part, drawn: Mapping[str, Sketch]) -> Chapter:
    """A part of the legend in one language."""
    told = groupby(part.things.items(), key=lambda each: (each[1].sentence, each[1].section))
    entries = [
        entry(game, words, *about, [shown(words, thing, drawn[key]) for key, thing in same]) for about, same in told
    ]
    return Chapter(words.translate(part.title), entries)


def entry(game: AnyGame, words: Words, sentence: str, section: str, things: list[Drawn]) -> Entry:
    """What is told of some things."""
    url = f"{reverse('rules', args=[game.name])}#{anchor(section)}"
    return Entry(things, words.translate(sentence), section, url)


def shown(words: Words, thing: Thing, sketch: Sketch) -> Drawn:
    """A thing with its name."""
    return Drawn(words.translate(thing.name), picture(sketch))


def picture(sketch: Sketch) -> SafeString:
    """A drawing of the legend; the words beside it say what it is."""
    scale = min(1, DRAWN / max(sketch.width, sketch.height))
    size = f'width="{sketch.width * scale:.0f}" height="{sketch.height * scale:.0f}"'
    box = f'viewBox="0 0 {sketch.width:g} {sketch.height:g}"'
    return apart(f'<svg aria-hidden="true" {size} {box}>{sketch.drawn}</svg>')


def apart(drawing: str) -> SafeString:
    """A drawing whose shapes have names of their own: the legend may lie on the page of a table."""
    return mark_safe(NAMES.sub(r"\1legend-", drawing))


# -- the words alone ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def told_things(game: AnyGame, speech: str) -> str:
    """For the bubble of a table: by the keys of its things their names, their sentences, the § and where it stands."""
    words = words_of(game, speech)
    told = {
        key: [words.translate(thing.name), words.translate(thing.sentence), thing.section, anchor(thing.section)]
        for part in game.legend
        for key, thing in part.things.items()
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=32)
def version(game: AnyGame, speech: str) -> str:
    """New words have a new address: browsers keep the old ones for ever."""
    return hashlib.sha256(told_things(game, speech).encode()).hexdigest()[:10]


@lru_cache(maxsize=32)
def address(game: AnyGame, speech: str) -> str:
    """Where the words are."""
    return reverse("things", args=[game.name, speech, version(game, speech)])
