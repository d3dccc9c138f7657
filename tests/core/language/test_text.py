"""Words: keys and numbers become sentences in the reader's language."""

from __future__ import annotations

from ludoteca.core.language.text import LANGUAGES, Text
from ludoteca.core.story import Event

TEXT = Text(
    "tests.toy.ferry",
    title="Ferry",
    blurb="",
    prompts={"turn": "Buy or load"},
    events={
        "loaded": "{player} loads {0} x {1:kind} for {2:seat}",
        "sunk": "{player} sinks {many:kind}",
        "hailed": "{player} hails {many:seat}",
    },
    verbs={"load": "Load {0:kind}"},
    reasons={"not-in-hand": ("§5", "You do not hold it.")},
    names={"kind": ["amber", "bales"]},
    says={"left": ("{0} card left", "{0} cards left"), "cargo": "{0:kind}: {1:bales}, {2:bales} sunk"},
    options={"convoy": "Convoy"},
    counts={"bales": ("{0} bale", "{0} bales")},
)


def test_numbers_become_names() -> None:
    words = TEXT.words("en").seated(["Ana", "Otto"])
    assert words.event(Event("loaded", 1, [3, 0, 0, 0], [], [])) == "Otto loads 3 x amber for Ana"
    assert words.action("load", 1) == "Load bales"


def test_a_list_names_each_thing_once_and_counts_equal_ones() -> None:
    words = TEXT.words("en").seated(["Ana", "Otto"])
    assert words.event(Event("sunk", 0, [0, 0, 0, 0], [], [], [1, 0, 1])) == "Ana sinks 2 × bales, amber"
    assert words.event(Event("hailed", 0, [0, 0, 0, 0], [], [], [1])) == "Ana hails Otto"


def test_a_player_without_a_name_has_a_number() -> None:
    assert TEXT.words("en").player(2) == "Player 3"
    assert TEXT.words("pt_BR").player(2) == "Jogador 3"


def test_singular_and_plural() -> None:
    words = TEXT.words("en")
    assert [words.say("left", n) for n in (0, 1, 2)] == ["0 cards left", "1 card left", "2 cards left"]


def test_a_sentence_counts_several_things_each_in_its_form() -> None:
    assert TEXT.words("en").say("cargo", 0, 1, 3) == "amber: 1 bale, 3 bales sunk"
    assert TEXT.words("en").count("bales", 2) == "2 bales"


def test_names_of_players_are_never_read_as_placeholders() -> None:
    words = TEXT.words("en").seated(["{0:card}", "{player}"])
    assert words.event(Event("loaded", 0, [1, 1, 1, 0], [], [])) == "{0:card} loads 1 x bales for {player}"


def test_reasons_that_every_game_has() -> None:
    assert TEXT.words("en").reason("not-your-turn") == ("", "It is not your turn.")
    assert TEXT.words("pt_BR").reason("not-your-turn") == ("", "Não é a sua vez.")


def test_the_languages_are_english_and_brazilian_portuguese() -> None:
    assert LANGUAGES == ("en", "pt_BR")
