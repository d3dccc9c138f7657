"""Luck: reproducible in simulations, secure at tables, scriptable in tests."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.core.chance import Chance, NotedChance, ScriptedChance, ScriptError, SecureChance


def test_equal_seeds_give_equal_luck() -> None:
    one, two = Chance(42), Chance(42)
    assert [one.pick(6) for _ in range(50)] == [two.pick(6) for _ in range(50)]


def test_a_twin_brings_the_same_and_takes_nothing() -> None:
    luck = Chance(42)
    luck.pick(6)
    twin, again = luck.twin(), luck.twin()
    expected = [twin.pick(6) for _ in range(50)]
    assert [luck.pick(6) for _ in range(50)] == expected == [again.pick(6) for _ in range(50)]


def test_neighbouring_seeds_are_not_neighbours() -> None:
    firsts = [Chance(seed).pick(6) for seed in range(6000)]
    assert all(850 < firsts.count(face) < 1150 for face in range(6))
    repeats = sum(a == b for a, b in pairwise(firsts))
    assert 800 < repeats < 1200


def test_luck_is_the_generator_that_was_published() -> None:
    """The first numbers of xoroshiro64* from the state 1, 2, as its authors' program prints them."""
    published = [2654435771, 327208753, 4063491769, 4259754937, 261922412, 168123673, 552743735, 1672597395, 1031040050]
    luck = Chance(0)
    luck.low, luck.high = 1, 2
    assert [luck.pick(1 << 31) for _ in published] == [number >> 1 for number in published]


def test_no_two_seeds_begin_with_the_same_luck() -> None:
    wide = [0x9E3779B97F4A7C15 * number % (1 << 64) for number in range(20_000)]
    high = [number << 32 for number in range(1, 20_000)]
    seeds = {*wide, *high, *range(20_000)}
    assert len({Chance(seed).seed for seed in seeds}) == len(seeds)


def test_the_state_is_two_words_and_never_only_zeros() -> None:
    luck = Chance(0)
    luck.low = luck.high = (1 << 32) - 1
    for _ in range(1000):
        luck.pick(1 << 31)
        assert 0 <= luck.low < 1 << 32
        assert 0 <= luck.high < 1 << 32
        assert luck.seed == luck.high << 32 | luck.low != 0


@pytest.mark.parametrize("sides", [2, 3, 6, 52])
def test_every_side_comes_about_as_often(sides: int) -> None:
    luck, throws = Chance(9), 400 * sides
    seen = [luck.pick(sides) for _ in range(throws)]
    assert all(300 < seen.count(side) < 500 for side in range(sides))


def test_huge_and_negative_seeds_work() -> None:
    for seed in (0, -1, 1 << 31, (1 << 31) - 1, 1 << 70, -(1 << 70)):
        assert 0 <= Chance(seed).pick(10) < 10


def test_drawing_takes_one_thing_out_of_the_bag() -> None:
    bag = [1, 2, 3, 4]
    thing = Chance(1).draw(bag)
    assert sorted([*bag, thing]) == [1, 2, 3, 4]


def test_shuffling_keeps_all_things() -> None:
    things = list(range(20))
    Chance(3).shuffle(things)
    assert sorted(things) == list(range(20))
    assert things != list(range(20))


def test_a_script_says_what_luck_says() -> None:
    luck = ScriptedChance([2, 0])
    assert [luck.pick(3), luck.pick(1)] == [2, 0]
    with pytest.raises(ScriptError, match="once more"):
        luck.pick(2)


def test_a_script_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ScriptError, match="4 possibilities"):
        ScriptedChance([4]).pick(4)


def test_after_the_script_other_luck_may_follow() -> None:
    luck = ScriptedChance([1], then=ScriptedChance([5]))
    assert [luck.pick(2), luck.pick(6)] == [1, 5]


def test_every_pick_is_noted() -> None:
    luck = NotedChance(ScriptedChance([3, 1]))
    luck.pick(4)
    luck.draw([7, 8])
    assert luck.picks == [3, 1]


def test_secure_luck_stays_in_range_and_has_no_seed_to_compute_from() -> None:
    luck = SecureChance()
    before = luck.seed
    assert {luck.pick(3) for _ in range(200)} == {0, 1, 2}
    assert luck.seed == before
