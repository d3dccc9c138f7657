"""Where the pictures of a table hang on its page: the board on the mat, a hand below it, all others beside."""

from __future__ import annotations

from typing import NamedTuple

from ....core.seen.picture import Picture
from ..kept import hole


class Hung(NamedTuple):
    """A place on the page where pictures hang."""

    name: str
    inline: str


def places() -> list[Hung]:
    """The places, with a hole in each."""
    return [Hung("board", hole("mat")), Hung("hand", hole("hold")), Hung("others", hole("hands"))]


def hung(pictures: list[Picture]) -> dict[str, str]:
    """Which picture hangs where: the first is the board, and whatever is no hand lies beside it."""
    board, *rest = pictures
    return {
        "mat": board.inline(),
        "hold": "".join([picture.inline() for picture in rest if picture.name == "hand"]),
        "hands": "".join([picture.inline() for picture in rest if picture.name != "hand"]),
    }
