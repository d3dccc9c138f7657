"""The final account: where each player's points came from, line by line."""

from __future__ import annotations

from ...core.game import Line
from ...core.story import Event
from .data import TILE_IDS
from .rules.endgame import target
from .rules.table import Realm

VETERANS = TILE_IDS.index("veterans_camp")


def account(realm: Realm, events: list[Event]) -> list[list[Line]]:
    """Every source of points of each seat, in the order of the rules; the tie-break for those who need it."""
    lines = [lines_of(seat, [event for event in events if event.seat == seat]) for seat in range(realm.seats)]
    scores = [realm.score(seat) for seat in range(realm.seats)]
    for seat, score in enumerate(scores):
        if scores.count(score) > 1:
            lines[seat].append(Line("account-tiles", [len(realm.cells[seat])], 0))
    if realm.solo():
        lines[0].append(Line("account-target", [target(realm)], 0))
    return lines


def lines_of(seat: int, events: list[Event]) -> list[Line]:
    """The lines of one seat: those of the game, then those of the final scoring."""
    lines = [
        *summed("attacked", "account-attacks", events),
        *[Line("account-track", [], event.things[0]) for event in events if event.key == "final-space"],
        *[Line("account-card", [event.things[1]], event.things[0]) for event in events if event.key == "matched"],
        *abilities(events),
        *summed("advisor-again", "account-advisors", events),
        *[Line("account-base", [], event.things[0]) for event in events if event.key == "last-base"],
    ]
    return [*lines, *[line for event in events for line in final_line(event)]]


def summed(key: str, line: str, events: list[Event]) -> list[Line]:
    """All events of a key as one line: how many, and their points together."""
    found = [event.things[0] for event in events if event.key == key]
    return [Line(line, [len(found)], sum(found))] if found else []


def abilities(events: list[Event]) -> list[Line]:
    """The buildings that scored, each with all its uses."""
    found: dict[int, list[int]] = {}
    for event in events:
        if event.key == "ability-points":
            found.setdefault(event.things[1], []).append(event.things[0])
        elif event.key == "honoured":
            found.setdefault(VETERANS, []).append(event.things[0])
    return [Line("account-ability", [len(uses), tile], sum(uses)) for tile, uses in sorted(found.items())]


def final_line(event: Event) -> list[Line]:
    """A line of the final scoring, if the event is one."""
    points, a, b, _ = event.things
    match event.key:
        case "final-gold":
            return [Line("account-gold", [points], points)]
        case "final-advisor":
            return [Line("account-advisor", [a], points)] if a else []
        case "final-temples":
            return [Line("account-temples", [a, b], points)]
        case "final-seat":
            return [Line("account-seat", [a, b], points)]
    return []
