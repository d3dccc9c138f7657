"""A sum in steps: each bar begins where the one before it ended."""

from __future__ import annotations

import re

import pytest

from ludoteca.drawing.shapes.steps import HEIGHT, THIN, WIDTH, steps


def bars(drawn: str) -> list[dict[str, float]]:
    """Where the bars are."""
    found = [dict(re.findall(r"\b(x|y|width|height)='([^']+)'", each)) for each in re.findall(r"<rect[^>]*>", drawn)]
    return [{"x": 0.0, "y": 0.0} | {name: float(number) for name, number in each.items()} for each in found]


@pytest.mark.parametrize("parts", [[0.5, 0.1, -0.3, 0.7], [0.33, -0.6, 0.2, 0.07], [0.25, 0.0, -0.25]])
def test_every_part_is_a_bar_as_high_as_it_is_and_the_whole_follows(parts: list[float]) -> None:
    drawn = bars(steps(parts, 0))
    sums = [sum(parts[: number + 1]) for number in range(len(parts))]
    scale = HEIGHT / (max(1.0, *sums) - min(0.0, *sums))
    assert len(drawn) == len(parts) + 1
    for bar, part in zip(drawn, [*parts, sum(parts)]):
        assert bar["height"] == pytest.approx(max(THIN, abs(part) * scale), abs=0.1)
        assert 0 <= bar["x"] < bar["x"] + bar["width"] <= WIDTH


def test_gains_and_losses_are_told_apart_and_the_ends_have_the_colour_of_the_seat() -> None:
    looks = re.findall(r"<rect[^>]*class='([^']+)'", steps([0.5, 0.1, -0.3, 0.7], 2))
    assert looks == ["f-p3", "f-brand", "f-brand-2", "f-brand", "f-p3"]
