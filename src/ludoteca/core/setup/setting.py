"""A table set by hand: names become numbers, and what cannot be is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ..language.vocabulary import closest

T = TypeVar("T")


def number_of(name: object, names: list[str], kind: str) -> int:
    """The number of the *kind* of thing with this name, spelt as in the actions ("orc-tavern") or as in the data."""
    for spelt in (str(name), str(name).replace("-", "_")):
        if spelt in names:
            return names.index(spelt)
    there = closest(str(name), [other.replace("_", "-") for other in names])
    raise ValueError(f"there is no {kind} {str(name)[:40]!r}: there is {there}")


def name_of(number: int, names: list[str]) -> str:
    """The name of a thing as in the actions."""
    return names[number].replace("_", "-")


def names_of(numbers: Sequence[int], names: list[str]) -> list[str]:
    """The names of several things as in the actions."""
    return [name_of(number, names) for number in numbers]


def check_things(things: Iterable[str], known: Mapping[str, object] | None) -> None:
    """Refuse things that the game's `position` does not know; *known* are its keywords with their defaults."""
    for name in things:
        if name not in (known or {}):
            raise ValueError(f"there is no {name[:40]!r} to be set: there is {', '.join(known or {})}")


def check_seats(seats: int, allowed: range) -> None:
    """Refuse a number of players that the game is not for."""
    if seats not in allowed:
        raise ValueError(f"the game is for {allowed[0]} to {allowed[-1]} players, not for {seats}")


def check_seat(seat: int, seats: int, what: str) -> None:
    """Refuse a seat at which nobody sits."""
    if seat not in range(seats):
        raise ValueError(f"{what}: there is no seat {seat} with {seats} players")


def check_number(number: int, least: int, most: int, what: str) -> int:
    """The number, unless it is too small or too large."""
    if not least <= number <= most:
        raise ValueError(f"{what} is a number from {least} to {most}, not {number}")
    return number


def check_word(word: object, words: Sequence[str], what: str) -> None:
    """Refuse a word that is none of *words*."""
    if word not in words:
        raise ValueError(f"{what} is one of {', '.join(words)}, not {str(word)[:40]!r}")


def check_copies(used: list[int], there: list[int], names: list[str]) -> None:
    """Refuse more copies of a thing than there are in the game."""
    for number, count in enumerate(used):
        if count > there[number]:
            raise ValueError(f"there are {there[number]} of {name_of(number, names)!r}, not {count}")


def check_length(given: Sequence[object], most: int, what: str) -> None:
    """Refuse a list that names more things than there are places."""
    if len(given) > most:
        raise ValueError(f"{what}: there are {most} of them, not {len(given)}")


def for_each(given: Sequence[T], seats: int, nothing: T, what: str) -> list[T]:
    """What is given to each seat, from the first on; *nothing* for those that are not named."""
    if len(given) > seats:
        raise ValueError(f"{what}: there are {seats} players, not {len(given)}")
    return [given[seat] if seat < len(given) else nothing for seat in range(seats)]
