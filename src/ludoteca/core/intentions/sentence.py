"""The sentence of a tale: its leader with the player's name, then the others as clauses without a subject."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..language.text import Sentence, Words
from ..state import NOBODY
from ..story import Event
from .tale import Tale

ALONE: Final = -2  # in the place of a seat: sentences about nobody


@lru_cache(maxsize=2048)
def grouped(sentence: Sentence) -> bool:
    """Whether a sentence tells all events of its key at once."""
    plain = one_form(sentence)
    return "{many" in plain or "{count" in plain


def one_form(sentence: Sentence) -> str:
    """A sentence in English, in the singular where it has one."""
    return sentence if isinstance(sentence, str) else sentence[0]


def together(leader: Event, events: list[Event], sentence: Sentence) -> list[Event]:
    """The events that *sentence*, which is about *leader*, tells; whose they are counts only where it has a subject."""
    if not grouped(sentence):
        return [leader]
    same = [event for event in events if event.key == leader.key]
    return same if stands_alone(sentence) else [event for event in same if event.seat == leader.seat]


@lru_cache(maxsize=2048)
def stands_alone(sentence: Sentence) -> bool:
    """Whether a clause is a sentence of its own, about nobody: those come last."""
    return one_form(sentence).startswith(".")


def filled(words: Words, sentence: Sentence, events: list[Event]) -> str:
    """A sentence about events of one key; where it lists them, by their first things."""
    first = events[0]
    if not grouped(sentence) or first.many:
        return words.fill(sentence, first.things, first.seat, first.many)
    return words.fill(sentence, [len(events)], first.seat, [event.things[0] for event in events])


def clauses(words: Words, events: list[Event], named: int) -> dict[int, list[str]]:
    """What follows the leader, by seats, *named* being the leader's; some events are only implied."""
    found: dict[int, list[str]] = {named: []}
    alone: list[str] = []
    told: set[int] = set()
    for event in events:
        sentence = words.text.tales[event.key].clause
        if id(event) in told or not sentence:
            continue
        group = together(event, events, sentence)
        told.update([id(each) for each in group])
        place = alone if stands_alone(sentence) else found.setdefault(named if event.seat < 0 else event.seat, [])
        place.append(filled(words, sentence, group))
    return {**found, ALONE: alone}


def joined(start: str, joint: str, parts: list[str]) -> str:
    """Clauses in a row after *start*; one that begins with a space, a comma or a full stop brings its own joint."""
    text = start
    for part in parts:
        if part[0] in " ,.":
            text += part
        else:
            text += joint + part
            joint = ", "
    return text


def tell(words: Words, tale: Tale) -> str:
    """A tale in one sentence."""
    leader, telling = tale.leader, words.text.tales.get(tale.leader.key)
    if telling is None:
        return words.event(leader)
    sentence = telling.lead or words.text.events[leader.key]
    group = together(leader, tale.events, sentence)
    text = filled(words, sentence, group)
    named = leader.seat if "{player}" in one_form(sentence) else NOBODY
    rest = clauses(words, [event for event in tale.events if event not in group], named)
    for seat, parts in rest.items():
        joint = joint_after(text) if seat in (named, ALONE) else f"; {words.player(seat)}: "
        text = joined(text.removesuffix(",") if seat != named else text, joint, parts)
    return text


def joint_after(lead: str) -> str:
    """What stands between a leading sentence and its first clause; one that ends with a comma goes on with it."""
    if lead.endswith(","):
        return " "
    return "; " if ":" in lead else ": "


@lru_cache(maxsize=256)
def nameless(words: Words, seat: int) -> Words:
    """The same words without the name of whoever sits there."""
    return words.seated(["" if number == seat else name for number, name in enumerate(words.players)])


def bare(sentence: str) -> str:
    """A sentence that lost a name: with a capital again, and no joint where the name was."""
    kept = sentence.replace("; : ", "; ").lstrip(" ,:")
    return kept[:1].upper() + kept[1:]
