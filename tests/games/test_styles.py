"""Styles: each is told apart by a figure of its games against plain play, on fixed deals and from both seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.bots import Sight, bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.story import Event, Story
from ludoteca.games import GAMES
from ludoteca.games.blue_moon_city.data import CONSTRUCTION, MAJORITY, SPACES

Figure = Callable[[list[Event], int], float]  # of a whole game, for a seat


def count(*keys: str) -> Figure:
    """How often something happened."""
    return lambda events, seat: sum(event.seat == seat and event.key in keys for event in events)


def set_size(events: list[Event], seat: int) -> float:
    """Unreal Estate: the cards in a set, on average."""
    sizes = [event.things[1] for event in events if event.seat == seat and event.key == "scored"]
    return sum(sizes) / len(sizes)


def begun(events: list[Event], seat: int) -> float:
    """Blue Moon City: the buildings with several spaces of which somebody covered the first."""
    first = {event.things[0]: event.seat for event in reversed(events) if event.key == "covered"}
    return [who for tile, who in first.items() if SPACES[tile] > 1].count(seat)


def golden(events: list[Event], seat: int) -> float:
    """Blue Moon City: the part of what somebody covered where a building gives golden scales."""
    tiles = [event.things[0] for event in events if event.seat == seat and event.key == "covered"]
    return sum(bool(MAJORITY[tile][1] + CONSTRUCTION[tile][1]) for tile in tiles) / len(tiles)


FIGURES: list[tuple[str, str, str, int, Figure, float]] = [  # the last: how many times that of plain play, at least
    ("el-dorado", "sprinter", "natural", 6, count("bought"), 0.9),  # here, and below 1 anywhere, at most
    ("el-dorado", "trader", "natural", 6, count("bought"), 1.1),
    ("unreal-estate", "dealer", "greedy", 30, set_size, 0.92),
    ("unreal-estate", "collector", "natural", 60, set_size, 1.1),
    ("blue-moon-city", "founder", "natural", 24, begun, 1.15),
    ("blue-moon-city", "dragons", "natural", 10, golden, 1.25),
    ("origins", "warrior", "greedy", 4, count("attacked"), 1.3),
    ("origins", "builder", "natural", 10, count("built", "farmed"), 1.7),
]


def whole_game(game: AnyGame, bots: list[str], deal: int) -> list[Event]:
    """All that is told of a game between bots."""
    state, story = game.new(len(bots), Chance(deal)), Story()
    minds = [bot(spec, game, deal + seat) for seat, spec in enumerate(bots)]
    state.story = story
    while not state.over:
        state.play(minds[state.actor].choose(Sight(game, state, state.actor, 60.0)))
    return story.events


@pytest.mark.parametrize(
    ("name", "style", "plain", "games", "figure", "times"),
    FIGURES,
    ids=[f"{name}-{style}" for name, style, *_ in FIGURES],
)
def test_a_style_is_told_apart(name: str, style: str, plain: str, games: int, figure: Figure, times: float) -> None:
    leaning = f"{plain}:style={style}"
    own = others = 0.0
    for number in range(games):
        seat = number % 2
        events = whole_game(GAMES[name], [plain, leaning] if seat else [leaning, plain], 1000 + number // 2)
        own, others = own + figure(events, seat), others + figure(events, 1 - seat)
    assert own >= times * others if times > 1 else own <= times * others


def test_every_style_has_its_figure() -> None:
    assert {(name, style) for name, style, *_ in FIGURES} == {
        (game.name, style) for game in GAMES.values() for style in game.styles
    }
