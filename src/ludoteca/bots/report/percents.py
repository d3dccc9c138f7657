"""Chances in percent, so that what belongs together adds up."""

from __future__ import annotations

from collections.abc import Sequence


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def adding_up(parts: Sequence[float]) -> list[int]:
    """Parts of a sum in percent, each off by less than one, which add up to the sum in percent."""
    exact = [100 * part for part in parts]
    found = [round(part) for part in exact]
    lacking = round(sum(exact)) - sum(found)
    step = 1 if lacking > 0 else -1
    order = sorted(range(len(exact)), key=lambda place: (-step * (exact[place] - found[place]), place))
    for place in order[: abs(lacking)]:
        found[place] += step
    return found


def signed(number: int) -> str:
    """A change in percent, with its sign."""
    return f"{'+' if number > 0 else '−' if number < 0 else '±'}{abs(number)}%"
