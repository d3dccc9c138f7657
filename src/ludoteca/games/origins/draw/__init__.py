"""Origins drawn: sun-baked clay and sand under five silver Motherships."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....core.language.text import Words
from ....core.seen.picture import Choices, Picture
from ....drawing.shapes.pieces import soft
from ....drawing.svg import el, path, rect
from .board import districts, fares, guide, market, road, sites, supply, temples
from .cover import cover
from .lettering import Lettering
from .pieces import dice, shapes, signs, tiles
from .players import city, fortune, others, people
from .players.mine import own_area
from .players.strip import pool, strip, strip_ground
from .scene import MUTE, Scene
from .size import NARROW, WIDE, Table

if TYPE_CHECKING:
    from ..view import RealmView

__all__ = ["cover", "draw"]


FULL, FULL_WITH_WAYS = 21_200, 24_500
"""How many letters of an update are drawn at most, as long as leaving something out can help."""


def draw(view: RealmView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
    """The pictures of the table: the board, the viewer's own area, and the other players' cities.

    An update must stay small however large the cities grow: on a full table only what may be chosen speaks.
    """
    said, table = Lettering.of(words), NARROW if narrow else WIDE
    full = FULL_WITH_WAYS if choices.aims else FULL
    for lean in range(MUTE + 1):
        pictures = painted(Scene(view, choices, said, table, lean))
        if sum(len(picture.living) for picture in pictures) <= full:
            break
    return pictures


def painted(scene: Scene) -> list[Picture]:
    """Every picture of a scene."""
    pictures, seat, seats = [board(scene)], scene.view["seat"], scene.view["seats"]
    if seat >= 0:
        pictures.append(own_area(scene))
    rest = [other for other in range(seats) if other != seat]
    rest.sort(key=lambda other: (other - max(0, seat)) % seats)  # from the viewer's left
    return [*pictures, others.cities(scene, rest)] if rest else pictures


def board(scene: Scene) -> Picture:
    """The shared table."""
    view, table = scene.view, scene.table
    fixed = still(
        scene.words,
        table,
        tuple(site["bonus"] for site in view["sites"]),
        tuple(temple["card"] for temple in view["temples"]),
        tuple(card["card"] for card in view["cards"]),
    )
    living = (strip(scene) if table.narrow else "") + sites.sites(scene) + scene.part(road.road)
    living += scene.part(temples.temples) + scene.part(districts.districts) + supply.supply(scene)
    living += scene.part(market.market) + scene.part(pool)
    return Picture("board", scene.words.say("board"), table.width, table.height, fixed, living)


@lru_cache(maxsize=64)
def still(
    words: Lettering, table: Table, bonus: tuple[int, ...], zodiac: tuple[int, ...], cards: tuple[int, ...]
) -> str:
    """All that never changes during a game, in one language."""
    return (
        el("defs", definitions(words, table), fortune.zodiac_definitions(zodiac, words, table))
        + sand(table)
        + sites.still(bonus, words, table)
        + el("g", road.still(words, table), data_thing="road")
        + el("g", market.still(words, table), data_thing="market")
        + el("g", supply.still(table), data_thing="supply")
        + el("g", temples.still(zodiac, table), data_thing="temples")
        + el("g", districts.still(cards, words, table), data_thing="districts")
        + guide.still(table)
        + (strip_ground(table) + temples.zodiac_words(zodiac, words, table) if table.narrow else "")
    )


@lru_cache(maxsize=8)
def definitions(words: Lettering, table: Table) -> str:
    """Every shape that is used by its name, in one language: the same in all games."""
    return (
        signs.definitions()
        + tiles.definitions()
        + dice.definitions()
        + shapes.definitions()
        + city.definitions()
        + sites.definitions()
        + fares.definitions()
        + road.definitions()
        + market.definitions(words, table)
        + supply.definitions()
        + fortune.definitions(words)
        + people.definitions(words)
        + others.definitions()
    )


def sand(table: Table) -> str:
    """The ground: sand with the lines of the wind."""
    w, h = table.width, table.height
    wind = "".join(
        f"M0 {y}C{w * 0.25:.0f} {y - 30} {w * 0.42:.0f} {y + 30} {w * 0.64:.0f} {y - 6}"
        f"S{w * 0.9:.0f} {y - 20} {w:.0f} {y + 6}"
        for y in range(30, int(h), 52)
    )
    return soft(0, 0, w, h, 16) + rect(0, 0, w, h, "f-sand", 16) + path(wind, "n s-sand-2", pen=1.4, opacity=0.55)
