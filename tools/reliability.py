"""The reliability of chances as a table and as a picture, for `docs/bots.md`; `tools/calibrate.py` makes both."""

from __future__ import annotations

from html import escape
from typing import Any

SIDE, ROOM = 150, 34  # of one diagram, and around it
COLOURS = {2: "#1b6ca8", 3: "#c2571a", 4: "#2e7d4f", 5: "#8a3d8f"}


def table(measured: list[dict[str, Any]]) -> str:
    """How true chances are, as a table."""
    lines = [
        "| game | players | games of | held out | Brier before | after | error before | after | usual |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in measured:
        cells = [row["game"], row["players"], f"`{row['bots']}`", row["games"]]
        numbers = ("brier_before", "brier", "error_before", "error", "usual")
        lines.append("| " + " | ".join([*map(str, cells), *[f"{row[name]:.3f}" for name in numbers]]) + " |")
    return "\n".join(lines)


def picture(measured: list[dict[str, Any]]) -> str:
    """One diagram a game: across what was told, upwards what came true, a line for each number of players."""
    games = list(dict.fromkeys(row["game"] for row in measured))
    width, height = len(games) * (SIDE + ROOM) + ROOM, SIDE + 3 * ROOM
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">',
        "<title>Chances told, and how often they came true, in games that were held out</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for place, game in enumerate(games):
        first = [row for row in measured if row["game"] == game]
        usual = [row for row in first if row["bots"] == first[0]["bots"]]
        parts += diagram(game, usual, ROOM + place * (SIDE + ROOM), ROOM)
    return "\n".join([*parts, "</svg>"]) + "\n"


def diagram(game: str, rows: list[dict[str, Any]], x: float, y: float) -> list[str]:
    """The diagram of one game."""
    parts = [
        f'<text x="{x}" y="{y - 10}" font-weight="bold">{escape(game)}</text>',
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<path d="M{x} {y + SIDE}L{x + SIDE} {y}" stroke="#999" stroke-dasharray="3 3"/>',
        f'<text x="{x}" y="{y + SIDE + 14}">0 %</text>',
        f'<text x="{x + SIDE}" y="{y + SIDE + 14}" text-anchor="end">100 %</text>',
    ]
    for number, row in enumerate(rows):
        colour = COLOURS[row["players"]]
        points = [(x + SIDE * told, y + SIDE * (1 - came)) for told, came, _ in row["classes"]]
        line = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="2.2" fill="{colour}"/>' for a, b in points]
        words = f"{row['players']} players: {row['error']:.3f}"
        parts.append(f'<text x="{x + 6}" y="{y + 14 + 13 * number}" fill="{colour}">{words}</text>')
    return parts
