"""Blue Moon City drawn: the blue hour. Ruins lie in cold dashes; every rebuilt house stands in warm light."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....core.language.text import Words
from ....core.seen.picture import Choices, Picture
from ....core.story import OPEN, SPECTATOR
from ....drawing.parts import part
from ....drawing.svg import el
from .beside import about
from .beside.column import deck, discard, headings, scales
from .beside.column import definitions as piles
from .beside.here import here, paying_dragons, picks_colour
from .cards import faces as cards
from .cards.hand import all_hands, hand
from .city import pieces, tiles
from .city.obelisk import offerings, standing
from .city.paint import torn
from .city.scene import city, rubble
from .city.scene import definitions as rims
from .city.sky import gradient, sky
from .cover import cover
from .lettering import Lettering
from .size import NARROW, WIDE, Table

if TYPE_CHECKING:
    from ..view import CityView

__all__ = ["cover", "draw"]


def draw(view: CityView, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
    """The pictures of the table: the city, and below it the viewer's hand (all hands, if all are open)."""
    said, table = Lettering.of(words), NARROW if narrow else WIDE
    pictures = [board(view, choices, said, table)]
    if view["seat"] == OPEN:
        pictures.append(all_hands(view, said, table))
    elif view["seat"] != SPECTATOR:
        pictures.append(hand(view, choices, said, table))
    return pictures


def board(view: CityView, choices: Choices, words: Lettering, table: Table) -> Picture:
    """The city in the middle; around it the Obelisk, the scales, the dragons outside, the piles."""
    living = (
        part(scales, view, choices, words, table)
        + part(deck, view, choices, words, table)
        + discard(view, words, table)
        + part(here, view, choices, words, table, picks_colour(view), paying_dragons(view))
        + part(offerings, view, choices, words, table)
        + city(view, choices, words, table)
    )
    ground = still(tuple(view["city"]), tuple(view["costs"]), view["needed"], view["seats"], words, table)
    return Picture("board", words.say("board"), table.width, table.height, ground, living)


@lru_cache(maxsize=32)
def still(
    tiles: tuple[int, ...], costs: tuple[int, ...], needed: int, seats: int, words: Lettering, table: Table
) -> str:
    """All that never changes during a game, in one language."""
    return (
        definitions(words, table)
        + sky(table)
        + standing(costs, words, table, needed, seats)
        + headings(words, table, seats)
        + rubble(tiles, words, table)
    )


@lru_cache(maxsize=8)
def definitions(words: Lettering, table: Table) -> str:
    """Every shape that is used by its name."""
    return el(
        "defs",
        gradient("bm-sky"),
        torn(tiles.CLIP),
        tiles.lit_tiles(words, table),
        pieces.definitions(table),
        piles(table),
        rims(table),
        about.definitions(words, table),
        cards.definitions(words, table),
    )
