"""Cards and tokens as small as a letter, for the sentences of the log."""

from __future__ import annotations

from ....core.seen.picture import Sign
from ..data import SYMBOL
from .lettering import BANDS, INKS, card_glyph


def card_sign(card: int) -> Sign:
    """A card's own sign on the colour of its band."""
    return Sign(card_glyph(card), BANDS[SYMBOL[card]].removeprefix("f-"), INKS[SYMBOL[card]])


SIGNS = {"card": [card_sign(card) for card in range(len(SYMBOL))]}
