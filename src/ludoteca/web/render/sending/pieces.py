"""What lives in a picture as a page keeps it: in pieces, of which an update brings only those that the page lacks.

A piece ends where the next group of a drawing begins. From one board to the next two thirds of a picture stay as they
are: of these an update says only where they were. `static/ludoteca/pieces.js` is the other half.
"""

from __future__ import annotations

from collections.abc import Sequence

JOINT = "<g "  # between two pieces
Run = tuple[int, int]  # pieces that the page has: the place of the first, and that after the last
Update = list[str | Run]  # new pieces, several in a row as one text, and where the others were


def cut(text: str) -> list[str]:
    """A living layer in pieces."""
    return text.split(JOINT)


def lacking(pieces: Sequence[str], has: Sequence[str]) -> Update:
    """What a page must be told to come to these pieces, where it has some."""
    places = {piece: place for place, piece in enumerate(has)}
    found: Update = []
    fresh: list[str] = []  # new pieces in a row
    first = after = -1  # the pieces in a row that the page has
    for piece in pieces:
        place = places.get(piece, -1)
        if place >= 0 and place == after and not fresh:
            after += 1
        elif place < 0:
            fresh.append(piece)
        else:
            add(found, first, after, fresh)
            first, after, fresh = place, place + 1, []
    add(found, first, after, fresh)
    return found


def add(found: Update, first: int, after: int, fresh: list[str]) -> None:
    """Pieces in a row that the page has, then new ones."""
    if after > 0:
        found.append((first, after))
    if fresh:
        found.append(JOINT.join(fresh))


def joined(update: Sequence[str | Sequence[int]], before: str = "") -> str:
    """The layer that a page has after an update, where it had another before."""
    has = cut(before)
    pieces = [[each] if isinstance(each, str) else has[each[0] : each[1]] for each in update]
    return JOINT.join([piece for some in pieces for piece in some])
