"""Ways: several decisions of one tap, played whole or not at all, at one revision, and taken back by one undo."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from tests.web.pages.table.test_socket import run
from tests.web.people import Person, legal, lines, revision, scene, two_at_a_table, words
from tests.web.wire import Wire

pytestmark = pytest.mark.usefixtures("site")


def walk(code: str, steps: int) -> list[str]:
    """A way of so many steps in Blue Moon City, and the end of the movement."""
    state, actions, found = scene(code).state, scene(code).game.actions, []
    assert state is not None
    twin = state.clone(Chance(1))
    for _ in range(steps):
        found.append(next(text for text in map(actions.write, twin.legal) if text.startswith("step ")))
        twin.play(actions.read(found[-1]))
    return [*found, "end-movement"]


def walkers() -> tuple[Person, Person, str]:
    """Ana and Bia at a table of Blue Moon City; whose turn it is comes first."""
    ana, bia, code = two_at_a_table("blue-moon-city")
    return (ana, bia, code) if scene(code).actor == 0 else (bia, ana, code)


def test_a_way_is_its_decisions_at_one_revision_and_one_undo_takes_it_back() -> None:
    first, _, code = walkers()
    before, offered, way = revision(code), legal(code), walk(code, 2)
    kept = lines(code)
    assert first.act(code, " + ".join(way)).status_code == 302
    assert lines(code) == kept + way
    assert revision(code) == before + 1
    first.undo(code)
    assert lines(code) == kept
    assert legal(code) == offered


def test_of_a_way_nothing_is_played_if_one_decision_is_not_legal() -> None:
    first, _, code = walkers()
    kept, now = lines(code), revision(code)
    answer = first.act(code, " + ".join([*walk(code, 2)[:-1], "step courtyard"]))
    assert answer.status_code == 409
    assert (lines(code), revision(code)) == (kept, now)
    assert first.act(code, " + ".join([*walk(code, 2), "fly home"])).status_code == 409
    assert lines(code) == kept


def test_after_luck_the_rest_of_a_way_is_not_even_read() -> None:
    ana, _, code = two_at_a_table()
    kept = lines(code)
    choice = next(text for text in legal(code) if text.startswith("buy "))
    answer = ana.post(f"/t/{code}/act/", follow=True, revision=revision(code), action=f"{choice} + sink everything")
    assert answer.status_code == 200
    assert "Something new came between" in words(answer)
    assert [line.split(" ~ ")[0] for line in lines(code)[len(kept) :]] == [choice]


def test_a_way_on_the_socket_says_if_it_stopped() -> None:
    ana, _, code = two_at_a_table()
    choice = next(text for text in legal(code) if text.startswith("buy "))

    async def story() -> None:
        async with Wire(ana, code) as wire:
            first = await wire.hear()
            wire.say({"type": "act", "revision": first["revision"], "action": choice, "then": ["pass"]})
            assert "rest is for you to decide" in (await wire.hear("stopped"))["sentence"]

    run(story)


def test_a_way_on_the_socket_may_be_said_as_a_button_says_it() -> None:
    first, _, code = walkers()
    kept, way = lines(code), walk(code, 2)

    async def story() -> None:
        async with Wire(first, code) as wire:
            now = await wire.hear()
            wire.say({"type": "act", "revision": now["revision"], "action": " + ".join(way)})
            await wire.hear()

    run(story)
    assert lines(code) == kept + way


@pytest.mark.parametrize("then", ["pass", [3], [""], ["pass"] * 12, {"0": "pass"}, ["p" * 101]])
def test_a_way_that_is_none_is_nonsense(then: object) -> None:
    ana, _, code = two_at_a_table()
    kept, choice = lines(code), legal(code)[0]

    async def story() -> None:
        async with Wire(ana, code) as wire:
            first = await wire.hear()
            wire.say({"type": "act", "revision": first["revision"], "action": choice, "then": then})
            assert "could not be understood" in (await wire.hear("refused"))["sentence"]

    run(story)
    assert lines(code) == kept
