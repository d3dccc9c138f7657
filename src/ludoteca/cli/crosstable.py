"""A cross-table as a picture: who wins how often against whom, the strongest first."""

from __future__ import annotations

from html import escape

from ..bots.contests.ratings import CrossTable, Rating

CELL = 64
LINE = 34
NAMES = 250
RATINGS = 190
LONGEST = 34  # letters of a name


def picture(table: CrossTable, title: str) -> str:
    """The table as an SVG that stands alone: green where the bot of the row wins, brown where it loses."""
    ratings = table.ratings()
    width = NAMES + RATINGS + CELL * len(ratings) + 16
    height = 64 + LINE * len(ratings) + 34
    rows = [row(table, ratings, place) for place in range(len(ratings))]
    head = [
        words(NAMES + RATINGS + CELL * (place + 0.5), 58, str(place + 1), "middle") for place in range(len(ratings))
    ]
    games = f"{len(table.rows)} games; a cell says which part of the games the bot of the row won against the column's"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="14"><rect width="{width}" height="{height}" fill="#fffdf8"/>'
        f"{words(12, 26, title, 'start', 18)}{''.join(head)}{''.join(rows)}"
        f"{words(12, height - 12, games, 'start', 12)}</svg>\n"
    )


def row(table: CrossTable, ratings: list[Rating], place: int) -> str:
    """One bot's line."""
    mine, y = ratings[place], 64 + LINE * place
    name = mine["bot"] if len(mine["bot"]) <= LONGEST else mine["bot"][: LONGEST - 1] + "…"
    told = f"{mine['rating']:+.0f} ({mine['low']:+.0f} to {mine['high']:+.0f})"
    cells = [cell(table.share(mine["bot"], other["bot"]), column, y) for column, other in enumerate(ratings)]
    return (
        words(12, y + 22, f"{place + 1}. {name}", "start")
        + words(NAMES + RATINGS - 14, y + 22, told, "end")
        + "".join(cells)
    )


def cell(share: float | None, column: int, y: float) -> str:
    """How two bots stand."""
    x = NAMES + RATINGS + CELL * column
    box = f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{LINE - 2}" rx="4" fill="{colour(share)}"/>'
    return box + ("" if share is None else words(x + CELL / 2 - 1, y + 22, f"{share:.0%}", "middle"))


def colour(share: float | None) -> str:
    """From brown over white to green."""
    if share is None:
        return "#eeeae0"
    far = abs(share - 0.5) * 2
    strong = (96, 168, 112) if share > 0.5 else (205, 140, 96)
    return "#" + "".join([f"{round(255 + (part - 255) * far):02x}" for part in strong])


def words(x: float, y: float, text: str, anchor: str, size: int = 14) -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}" fill="#2b2620">{escape(text)}</text>'
