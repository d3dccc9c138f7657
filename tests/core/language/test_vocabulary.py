"""Actions: ints inside, texts at the border."""

from __future__ import annotations

import pytest

from ludoteca.core.language.vocabulary import Vocabulary


def two_verbs() -> tuple[Vocabulary, int, int]:
    actions = Vocabulary()
    return actions, actions.verb("score", ["magic_boutique", "orc_tavern"]), actions.verb("done")


def test_actions_are_one_contiguous_range() -> None:
    actions, score, done = two_verbs()
    assert (score, done, actions.size) == (0, 2, 3)


def test_names_have_hyphens_at_the_border() -> None:
    actions, score, done = two_verbs()
    assert actions.write(score) == "score magic-boutique"
    assert actions.write(done) == "done"
    assert actions.read("score orc-tavern") == score + 1


@pytest.mark.parametrize("text", ["", "score", "score castle", "score magic_boutique", "done now", " done", "x" * 9999])
def test_what_is_no_action_is_refused_shortly(text: str) -> None:
    with pytest.raises(ValueError, match="there is no action") as error:
        two_verbs()[0].read(text)
    assert len(str(error.value)) < 100


def test_a_number_beyond_the_range_is_refused() -> None:
    for number in (-1, 3):
        with pytest.raises(ValueError, match="there is no action number"):
            two_verbs()[0].write(number)


def test_an_action_is_named_once() -> None:
    actions = two_verbs()[0]
    with pytest.raises(ValueError, match="there already"):
        actions.verb("done")
