"""Cards as small as a letter, for the sentences of the log."""

from __future__ import annotations

from ....core.seen.picture import Sign
from ..data import BUILDING, KIND
from .lettering import GLYPHS

SIGNS = {"card": [Sign(GLYPHS[card], "ue-roof" if KIND[card] == BUILDING else "special") for card in range(len(KIND))]}
