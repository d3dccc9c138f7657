"""Portuguese as it is really drawn and said in many games: numbers, articles and adjectives agree with their nouns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.sentence import tell
from ludoteca.core.language.text import Sentence, Words
from ludoteca.core.records.match import Match
from ludoteca.core.seen.picture import Choices, Picture
from ludoteca.core.state import State
from ludoteca.core.story import OPEN, SPECTATOR
from ludoteca.games import GAMES
from tests.games import laws
from tests.games.portuguese import complaints

LANGUAGE = "pt_BR"
CATALOGUES = sorted((Path(__file__).parents[2] / "src").rglob("*.po"))
NAMES = ["Ana", "Bo", "Cy", "Di", "Eve"]
SEEDS = range(4)  # every number of players
POSITIONS = 12  # looked at in each doubling of a game's length
DRAWN = re.compile(r'>([^<>]*\w[^<>]*)<|aria-label="([^"]*)"')


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("Pague por Batedor: faltam 1 moedas", ["faltam 1", "1 moedas"]),
        ("Base por 4 alimento", ["4 alimento"]),
        ("Torre amarelo: 2 discos", ["Torre amarelo"]),
        ("Erguer a torre: amarelo", ["torre : amarelo"]),
        ("Ana avança 2 no templo Mar", ["templo Mar"]),
        ("Reconstruída: Palácio Real", ["Reconstruída : Palácio"]),
        ("Palácio Real, reconstruída", ["Palácio Real , reconstruída"]),
        ("Pague 1 carta do mão", ["do mão"]),
        ("Restam 1½ moeda; resta ½ moeda; faltam 0 passos", ["Restam 1½"]),
        ("Baixe de 1 a 4 cartas; restam 2 discos de torre amarelos, 1 Homem Livre roxo", []),
        ("2 cartas sai do jogo", ["2 cartas sai"]),
    ],
)
def test_the_ear_hears_what_does_not_agree(sentence: str, wrong: list[str]) -> None:
    assert complaints(sentence) == wrong


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.parts[-3])
def test_no_sentence_of_a_catalogue_disagrees_by_itself(catalogue: Path) -> None:
    with catalogue.open("rb") as file:
        said = [message.string or "" for message in list(read_po(file))[1:]]  # the first is the header
    forms = [sentence for each in said for sentence in ([each] if isinstance(each, str) else each)]
    sentences = [re.sub(r"\{[^}]*\}|%\(\w+\)s|%%", "…", sentence) for sentence in forms]
    assert {sentence: wrong for sentence in sentences if (wrong := complaints(sentence))} == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whatever_is_drawn_and_said_agrees_in_number_and_gender(game: AnyGame) -> None:
    words = game.words(LANGUAGE).seated(NAMES)
    sentences = set(written(game, words))
    for seed in SEEDS:
        sentences |= set(heard_at_a_table(game, seed, words))
    assert {sentence: wrong for sentence in sorted(sentences) if (wrong := complaints(sentence))} == {}


def heard_at_a_table(game: AnyGame, seed: int, words: Words) -> Iterator[str]:
    """All that is said while a random game is played, and afterwards."""
    luck, due = Chance(seed), 0
    match = Match.start(game, laws.seats_of(game, seed), laws.options_of(game, seed), luck)
    while not match.state.over:
        if len(match.plies) == due:
            yield from looked_at(game, match.state, words, narrow=due % 2 == 0)
            due += 1 + due // POSITIONS
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    yield from looked_at(game, match.state, words, narrow=False)
    yield from told(match, words)


def written(game: AnyGame, words: Words) -> Iterator[str]:
    """What needs no game: names, reasons, options, and every sentence with two forms, for one and for two."""
    text = game.text
    yield from (words.title, words.blurb)
    yield from (words.name(kind, number) for kind, names in text.names.items() for number in range(len(names)))
    yield from (words.reason(key)[1] for key in text.reasons)
    yield from (words.option(key) for key in text.options)
    tellings = [sentence for telling in text.tales.values() for sentence in (telling.lead, telling.clause)]
    several: list[Sentence] = [*text.prompts.values(), *text.events.values(), *text.says.values(), *tellings]
    for sentence in several:
        if isinstance(sentence, tuple):
            yield from (words.fill(sentence, (n, 1, 1, 1), 0, [0] * n) for n in (1, 2))


def told(match: Match, words: Words) -> Iterator[str]:
    """The log in both its forms, and the account at the end."""
    for viewer in (0, SPECTATOR, OPEN):
        yield from (tell(words, tale) for tale in laws.told_tales(match, viewer))
    yield from (words.event(event) for event in match.events())
    for lines in match.game.account(match.state, match.events()):
        for line in lines:
            yield words.say(line.key, *line.numbers)
            yield from (words.say(key) for key in [f"{line.key}-row"] if key in words.text.says)


def looked_at(game: AnyGame, state: State, words: Words, narrow: bool) -> Iterator[str]:
    """What stands on the page at some moment: the goal, the question, the choices, numbers and pictures."""
    view = game.view(state, max(state.actor, 0))
    yield game.headline(view, words)
    yield from (f"{number} {said}" for stats in game.stats(view, words) for _, number, said in stats)
    goal = game.goal(view)
    phrases = [] if goal is None else [goal.wins, goal.measure, *goal.standings, *goal.ends]
    keys = [(each, numbers) for key, numbers in phrases for each in (key, f"{key}-short") if each in words.text.says]
    yield from (words.say(key, *numbers) for key, numbers in keys)
    if not state.over:
        yield words.prompt(state.agenda[-1].key(), state.agenda[-1].numbers(state))
        yield from (game.label(view, action, words) for action in state.legal)
    for viewer in (max(state.actor, 0), SPECTATOR) if narrow else (max(state.actor, 0),):
        for picture in drawn(game, state, viewer, words, narrow):
            yield picture.label
            yield from (unescape(text) for texts in DRAWN.findall(picture.inside()) for text in texts if text)


def drawn(game: AnyGame, state: State, viewer: int, words: Words, narrow: bool) -> list[Picture]:
    """The pictures that a viewer sees, the players having names."""
    view = game.view(state, viewer)
    view["names"] = NAMES[: state.seats]
    legal = state.legal if viewer == state.actor else []
    choices = Choices({game.actions.write(action): game.label(view, action, words) for action in legal})
    pictures: list[Picture] = game.draw(view, choices, words, narrow)
    return pictures
