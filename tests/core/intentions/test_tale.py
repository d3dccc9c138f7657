"""Tales and their sentences, with events made by hand."""

from __future__ import annotations

import pytest

from ludoteca.core.intentions.intention import intentions
from ludoteca.core.intentions.sentence import tell
from ludoteca.core.intentions.tale import Storyteller, Tale
from ludoteca.core.language.text import Telling, Text, Words
from ludoteca.core.records.match import Ply
from ludoteca.core.records.record import Entry
from ludoteca.core.story import OPEN, SPECTATOR, Event, Story

TALES = {
    "builds": Telling("{player} builds {0:thing}", after=("walked",)),
    "plays": Telling("{player} plays {0:thing},"),
    "paid": Telling("{player} pays: {many:+thing}", " with {many:+thing}"),
    "gets": Telling(clause=("gets {0} coin", "gets {0} coins")),
    "hidden": Telling(),
    "opened": Telling("Opened: {0:thing}", apart=True),
    "comes": Telling("New: {many:thing}", ". New: {many:thing}"),
    "walked": Telling(("{player} walks {count} step", "{player} walks {count} steps"), after=("walked",)),
}
EVENTS = {
    "turn": "{player}'s turn",
    "odd": "{player} does something odd",
    "gets": "{player} gets {0}",
    "hidden": "{player} hides",
    **dict.fromkeys(("builds", "plays", "paid", "opened", "comes", "walked"), ""),
}


def words() -> Words:
    """A few words, for Ana and Bo."""
    text = Text(
        "tests.toy.ferry",
        title="",
        blurb="",
        prompts={},
        events=EVENTS,
        verbs={},
        reasons={},
        names={"thing": ["amber", "bale", "coal"]},
        says={},
        options={},
        tales=TALES,
    )
    return text.words("en").seated(["Ana", "Bo"])


def event(told: str) -> Event:
    """An event written as "key seat number number": ``builds 0 2``."""
    key, seat, *things = told.split()
    return Event(key, int(seat), [*map(int, things), 0, 0, 0, 0][:4], [], [])


def told(*intents: str, viewer: int = SPECTATOR) -> list[Tale]:
    """The tales of some intentions, their events parted by commas."""
    teller = Storyteller(TALES, viewer)
    for number, intent in enumerate(intents):
        teller.begin()
        for each in intent.split(", "):
            teller.hear(event(each), number)
    teller.begin()
    return teller.tales


def log(*intents: str) -> list[str]:
    """The sentences of some intentions."""
    return [tell(words(), tale) for tale in told(*intents)]


@pytest.mark.parametrize(
    ("intent", "sentence"),
    [
        ("paid 0 1, paid 0 1, paid 0 2, builds 0 0", "Ana builds amber with 2 × bale + coal"),
        ("builds 0 0, gets 0 1, gets 0 2", "Ana builds amber: gets 1 coin, gets 2 coins"),
        ("builds 0 0, gets 0 1, gets 1 2, gets 0 3", "Ana builds amber: gets 1 coin, gets 3 coins; Bo: gets 2 coins"),
        ("plays 0 1, gets 0 1", "Ana plays bale, gets 1 coin"),
        ("plays 0 1", "Ana plays bale"),
        ("plays 0 1, hidden 0", "Ana plays bale"),
        ("hidden 1", "Bo hides"),
        ("paid 0 1, gets 0 2", "Ana pays: bale; gets 2 coins"),
        ("comes 0 1, builds 0 0, comes 1 2, gets 0 1", "Ana builds amber: gets 1 coin. New: bale, coal"),
        ("builds 0 0, comes 0 2, gets 1 1", "Ana builds amber; Bo: gets 1 coin. New: coal"),
        ("opened 0 1, gets 0 1", "Opened: bale; Ana: gets 1 coin"),
        ("builds 0 0, gets -1 1", "Ana builds amber: gets 1 coin"),
    ],
)
def test_an_intention_is_one_sentence(intent: str, sentence: str) -> None:
    assert log(intent) == [sentence]


def test_what_stands_apart_has_its_own_line() -> None:
    assert log("builds 0 0, gets 0 1, opened 0 2, gets 1 1, odd 0, gets 0 1") == [
        "Ana builds amber: gets 1 coin",
        "Opened: coal; Bo: gets 1 coin",
        "Ana does something odd",
        "Ana gets 1",
    ]


def test_neighbours_of_one_kind_join_if_they_are_the_same_players() -> None:
    assert log("walked 0 0", "walked 0 1", "builds 0 1") == ["Ana builds bale"]
    assert log("walked 0 0", "walked 0 1", "plays 0 1") == ["Ana walks 2 steps", "Ana plays bale"]
    assert log("walked 0 0", "walked 1 1", "builds 0 1") == ["Ana walks 1 step", "Bo walks 1 step", "Ana builds bale"]


def test_a_tale_keeps_the_number_of_its_first_event_and_knows_its_plies() -> None:
    headed = told("plays 1 0", "walked 0 0", "walked 0 1", "builds 0 1, turn 1")
    assert [(tale.number, tale.first, tale.last, tale.seat) for tale in headed] == [
        (0, 0, 0, 1),
        (1, 1, 3, 0),
        (4, 3, 3, 1),
    ]
    assert [tale.heading for tale in headed] == [False, False, True]


def test_nobody_is_told_what_they_did_not_hear() -> None:
    teller = {viewer: Storyteller(TALES, viewer) for viewer in (0, 1, SPECTATOR, OPEN)}
    for each in teller.values():
        each.hear(Event("plays", 0, [2, 0, 0, 0], [0], []), 0)
        each.hear(Event("gets", 0, [3, 0, 0, 0], [], [0]), 0)
    sentences = {viewer: [tell(words(), tale) for tale in each.tales] for viewer, each in teller.items()}
    assert sentences == {
        0: ["Ana plays coal"],
        1: ["Ana gets 3"],
        SPECTATOR: ["Ana gets 3"],
        OPEN: ["Ana plays coal"],
    }


def ply(actor: int, depth: int, *keys: str) -> Ply:
    """A decision with what was told of it."""
    story = Story()
    story.events = [event(f"{key} {actor}") for key in keys]
    return Ply(actor, Entry("", []), story, False, depth)


def test_an_intention_ends_with_another_actor_another_thing_or_another_part_of_the_game() -> None:
    plies = [ply(0, 3), ply(0, 5), ply(0, 3), ply(1, 4), ply(1, 5, "turn"), ply(1, 6)]
    assert [len(intention) for intention in intentions(plies)] == [2, 1, 2, 1]
