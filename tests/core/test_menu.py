"""Ready lists of actions: the right one for whatever is there, and never changed."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.menu import WIDTH, Menu, bits
from ludoteca.core.state import NO_OPTIONS, NOTHING_PLANNED, State, Step, written
from ludoteca.games import GAMES


@pytest.mark.parametrize("things", [0, 1, 7, WIDTH - 1, WIDTH, WIDTH + 1, 22, 29])
def test_a_menu_has_what_is_there_in_order_and_then_the_rest(things: int) -> None:
    actions, luck = [100 + 3 * thing for thing in range(things)], Chance(things)
    menu = Menu(actions, [7, 5])
    for _ in range(300):
        there = luck.pick(1 << 30) & (1 << things) - 1
        expected = [action for thing, action in enumerate(actions) if there >> thing & 1]
        assert menu.of(there) == [*expected, 7, 5]


def test_a_small_menu_makes_no_list_twice() -> None:
    menu = Menu([4, 5, 6], [])
    assert menu.of(0b110) is menu.of(0b110)


def test_bits_say_which_things_there_are_at_all() -> None:
    assert bits([0, 2, 0, 1]) == 0b1010
    assert bits([]) == 0


class Asked(Step):
    """A step that offers a list as it was given."""

    def options(self, state: State) -> list[int]:
        return READY


READY = [3, 4]


def test_then_next_and_what_was_written_keep_the_order_of_the_rulebook() -> None:
    first, second, third, fourth, fifth = [Step(seat) for seat in range(5)]
    state = State(5, Chance(1))
    state.then([fourth, fifth])
    state.next(third)
    state.then_written(written([first, second]))
    assert [step.seat for step in reversed(state.agenda)] == [0, 1, 2, 3, 4]


class Planned(Step):
    """A step that plans the same again and again, as a round does."""

    def run(self, state: State) -> None:
        state.then_written(ROUND)


ROUND = written([Asked(0), Planned(1)])


def test_an_agenda_that_ran_empty_is_begun_anew_and_nothing_written_is_used_up() -> None:
    state = State(2, Chance(1))
    state.next(Planned(1))
    for _ in range(3):
        state.advance()
        assert (state.legal, state.agenda) == (READY, ROUND)
        state.agenda.pop()
    state.finish()
    assert state.over
    assert len(ROUND) == 2
    assert NOTHING_PLANNED == []
    assert State(2, Chance(1)).over


def test_a_moment_passes_with_every_decision_and_a_clone_stands_at_the_same() -> None:
    state = State(2, Chance(1))
    state.then([Asked(0), Asked(1), Asked(0)])
    state.advance()
    moments = [state.moment]
    twin = state.clone(Chance(2))
    assert twin.moment == state.moment
    for _ in range(3):
        state.play(3)
        moments.append(state.moment)
    assert moments == sorted(set(moments))
    assert twin.moment == moments[0]
    twin.ask_anew()
    assert twin.moment > moments[0]


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_no_legal_list_is_ever_changed(game: AnyGame) -> None:
    """Every list that was offered in a game, with advice asked of each decision, still says what it said then."""
    luck = Chance(3)
    kept: list[tuple[list[int], list[int]]] = []
    state = game.new(game.seats[-1], Chance(12))
    while state.agenda and len(kept) < 400:
        kept.append((state.legal, state.legal.copy()))
        game.adviser.search(state)
        game.adviser.worth(state)
        [game.adviser.hint(state, action) for action in state.legal]
        game.imagine(state, state.actor, Chance(5))
        state.play(state.legal[luck.pick(len(state.legal))])
    assert all(offered == then for offered, then in kept)
    assert NO_OPTIONS == []
    assert NOTHING_PLANNED == []
