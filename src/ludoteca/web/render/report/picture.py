"""The end of a game as one picture to share: the board, who has won, and everybody's points. Made without a browser."""

from __future__ import annotations

import threading
from pathlib import Path

import resvg_py

from ....core.language.text import Words
from ....core.records.match import Match
from ....core.seen.picture import NO_CHOICES, Picture
from ....core.story import OPEN
from ....drawing.picture import document
from ....drawing.shapes.pieces import logo
from ....drawing.svg import clip, el, fit, group, icon, rect, rows, text, wrap
from ...live.tables.scene import Scene
from ..language import gettext as _
from ..look import seated_words
from ..regions.scores import counted

WIDTH, HEIGHT = 1200, 630  # what messengers ask for
EDGE, PANEL = 20, 372  # around the board, and the width of what stands beside it
ROW = 58
SERIF = 0.86  # how much larger our bold letters are than those that `measure` knows
FONTS = Path(__file__).parents[2] / "fonts"
FILES = [str(FONTS / f"{name}.ttf") for name in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif-Bold")]
MANY = 48  # pictures that are kept
Key = tuple[str, int, str, tuple[str, ...]]  # table, revision, language, names
KEPT: dict[Key, bytes] = {}
ONE = threading.Lock()  # they are made one at a time: nobody keeps all cores busy with them


def picture(scene: Scene, match: Match, language: str) -> bytes:
    """The picture as PNG; made once for each language."""
    key = (scene.code, scene.revision, language, tuple(scene.names()))
    with ONE:
        if (found := KEPT.pop(key, None)) is None:
            found = as_png(drawn(scene, match, language))
        KEPT[key] = found
        while len(KEPT) > MANY:
            KEPT.pop(next(iter(KEPT)), None)
    return found


def as_png(svg: str) -> bytes:
    """A drawing as PNG, with letters of our own wherever the site runs; others only for names that need them."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=WIDTH,
        height=HEIGHT,
        font_files=FILES,
        skip_system_fonts=svg.isascii() or not needs_more(svg),
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
        font_family="DejaVu Sans",
    )


def needs_more(svg: str) -> bool:
    """Whether there are letters in it that our own files lack: beyond Latin, Greek, Cyrillic and a few signs."""
    return any(0x460 <= ord(letter) < 0x2010 or ord(letter) > 0x2715 for letter in svg)


def drawn(scene: Scene, match: Match, language: str) -> str:
    """The picture as a drawing."""
    game, names = match.game, scene.names()
    words = seated_words(game, language, tuple(names))
    view = game.view(match.state, OPEN)
    view["names"] = names
    board = game.draw(view, NO_CHOICES, words, False)[0]
    body = rect(0, 0, WIDTH, HEIGHT, "f-ground") + framed(board) + beside(match, words, names)
    return document(WIDTH, HEIGHT, words.title, body, game.art())


def framed(board: Picture) -> str:
    """The board, as large as it may be beside the panel."""
    width, height = WIDTH - PANEL - 2 * EDGE, HEIGHT - 2 * EDGE
    return f'<svg {board.head} x="{EDGE}" y="{EDGE}" width="{width}" height="{height}">{board.inside()}</svg>'


def beside(match: Match, words: Words, names: list[str]) -> str:
    """What stands beside the board: the game, who has won, everybody's points, and our mark."""
    x, width = WIDTH - PANEL, PANEL - 2 * EDGE
    game, state = match.game, match.state
    winners = [names[seat] for seat in game.winners(state)]
    won = ", ".join(winners) or _("Nobody has won.")
    label = _("Winners") if len(winners) > 1 else _("Winner")
    left = 48 if winners else 0  # beside the trophy, if there is one
    parts = [
        rect(x, 0, PANEL, HEIGHT, "f-panel"),
        rows(x + EDGE, 54, wrap(words.title, width, 29)[:2], 25, "f-ink-2", bold=700, serif=1),
        text(x + EDGE, 134, label, 19, "f-ink-2") if winners else "",
        icon("trophy", x + EDGE + 19, 167, 38, "k-gold-lo") if winners else "",
        text(
            x + EDGE + left,
            180,
            clip(won, width - left, 30),
            fit(won, width - left, 46, 30) * SERIF,
            "f-ink",
            bold=700,
            serif=True,
        ),
        text(x + PANEL - EDGE, 212, counted(words), 16, "f-ink-2", "end"),
        *standings(match, names, x + EDGE, width),
        logo(x + EDGE, HEIGHT - 78, 48),
        text(x + EDGE + 60, HEIGHT - 44, "Ludoteca", 30, "f-ink", bold=700, serif=True),
    ]
    return group(*parts)


def standings(match: Match, names: list[str], x: float, width: float) -> list[str]:
    """Everybody with token and points, the best first."""
    ranks, scores = match.game.ranks(match.state), match.game.scores(match.state)
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat))
    return [standing(seat, names[seat], scores[seat], x, 232 + ROW * row, width) for row, seat in enumerate(order)]


def standing(seat: int, name: str, score: int, x: float, y: float, width: float) -> str:
    """One player."""
    return group(
        el("path", d=f"M{x} {y - 12}h{width}", look="n s-line", pen=2),
        icon(f"token-{seat + 1}", x + 18, y + 20, 34, ""),
        text(x + 48, y + 30, clip(name, width - 120, 26), 26, "f-ink"),
        text(x + width, y + 32, score, 32, "f-ink", "end", bold=700),
    )
