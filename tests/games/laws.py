"""The laws that every game keeps, as functions of a game and a seed; `test_every_game.py` runs them over all."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from string import Formatter
from typing import Any
from xml.etree.ElementTree import Element

import orjson

from ludoteca.core.chance import Chance, NotedChance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.tale import Tale, tales
from ludoteca.core.intentions.ways import LUCK, OTHERS, OVER, SHOWN, Way, ends, ways
from ludoteca.core.intentions.ways import OPEN as OPEN_END
from ludoteca.core.language.text import LANGUAGES, Text, Words
from ludoteca.core.records.match import Match
from ludoteca.core.records.record import read
from ludoteca.core.seen.picture import Choices, Picture
from ludoteca.core.setup.options import Value
from ludoteca.core.state import State
from ludoteca.core.story import OPEN, SPECTATOR, Story
from ludoteca.drawing.glyphs import used
from ludoteca.drawing.palette import CLASSES
from ludoteca.drawing.picture import pictures_css
from ludoteca.drawing.shared import SHARED

MANY = 30  # positions of one game, before they are taken twice as far apart
STATIC = files("ludoteca") / "web" / "static" / "ludoteca"
LONGEST = 30_000  # decisions; a game that takes more does not end


def seats_of(game: AnyGame, seed: int) -> int:
    """Every number of players in turn."""
    return game.seats[seed % len(game.seats)]


def options_of(game: AnyGame, seed: int) -> dict[str, Value]:
    """Every option's values in turn, each at its own pace; what limits automatic play stays."""
    chosen = game.settle({}, people=False)
    luck = Chance(seed)
    for option in game.options:
        if option.automatic == option.default:
            chosen[option.name] = option.values[luck.pick(len(option.values))]
    return chosen


def begin(game: AnyGame, seed: int) -> State:
    """A new game with players and options by *seed*."""
    return game.begin(seats_of(game, seed), Chance(seed), options_of(game, seed))


def moments(game: AnyGame, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random game, one in *every*, and its end."""
    state, luck, seen = begin(game, seed), Chance(seed + 1), 0
    for number in range(LONGEST):
        if number % every == 0 or state.over:
            yield state
            seen += 1
            every *= 1 + (seen % MANY == 0)  # a long game is not looked at more often than a short one, or hardly
        if state.over:
            return
        state.play(state.legal[luck.pick(len(state.legal))])
    raise AssertionError(f"{game.name} with seed {seed} does not end")


def look(game: AnyGame, state: State, seat: int) -> str:
    """All that a seat may know, as text."""
    return orjson.dumps(game.view(state, seat), option=orjson.OPT_SORT_KEYS).decode()


def pictures(game: AnyGame, state: State, seat: int, language: str, narrow: bool) -> list[Picture]:
    """The drawings that a seat sees."""
    words = game.words(language)
    view = game.view(state, seat)
    legal = state.legal if seat == state.actor else []
    choices = Choices({game.actions.write(action): game.label(view, action, words) for action in legal})
    drawn: list[Picture] = game.draw(view, choices, words.seated(view["names"]), narrow)
    return drawn


def strip(game: AnyGame, state: State, seat: int) -> list[str]:
    """All that the goal strip says to a seat, long and short, in both languages; nothing is left to be filled in."""
    goal, said = game.goal(game.view(state, seat)), []
    assert goal is not None
    assert len(goal.standings) == state.seats
    assert goal.ends
    for words in [game.words(language) for language in LANGUAGES]:
        for key, numbers in [goal.wins, goal.measure, *goal.standings, *goal.ends]:
            short = [f"{key}-short"] if f"{key}-short" in game.text.says else []
            said += [words.say(each, *numbers) for each in [key, *short]]
    assert all(text and "{" not in text for text in said)
    return [str(goal.last), *said]


def picture(game: AnyGame, state: State, seat: int) -> str:
    """All that is drawn for a seat, as one text."""
    return "".join([drawn.inline() for drawn in pictures(game, state, seat, "en", False)])


def whole(game: AnyGame, state: State) -> Any:
    """Everything about a position: all hands open, the agenda, the legal list."""
    agenda = [(step.key(), step.seat) for step in state.agenda]
    return [game.view(state, OPEN), agenda, state.legal, game.scores(state)]


def fields(state: State) -> dict[str, Any]:
    """Every field of the table itself, for comparing two of them to the last detail."""
    skipped = ("chance", "agenda", "legal", "story", "seats")
    names = [name for name in dir(state) if not name.startswith("_") and name not in skipped]
    values = {name: getattr(state, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def conserved_of(game: AnyGame) -> Callable[[State], None]:
    """The game's own check that no component is lost."""
    folder = "tests.toy" if game.name == "ferry" else f"tests.games.{game.name.replace('-', '_')}"
    check: Callable[[State], None] = importlib.import_module(f"{folder}.components_check").conserved
    return check


def twins(game: AnyGame, state: State, seat: int, seed: int) -> tuple[State, State]:
    """Two positions that differ only in what *seat* cannot see."""
    return game.imagine(state, seat, Chance(seed)), game.imagine(state, seat, Chance(seed + 1))


def viewers(state: State) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(state.seats), SPECTATOR]


def played_match(game: AnyGame, seed: int) -> Match:
    """A whole random match with its record."""
    luck = Chance(seed)
    match = Match.start(game, seats_of(game, seed), options_of(game, seed), luck)
    while not match.state.over:
        match.play(match.state.legal[luck.pick(len(match.state.legal))], luck)
    return match


def told_tales(match: Match, viewer: int) -> list[Tale]:
    """All tales of a match: they hold every event that the viewer heard once, in its order, and nothing else."""
    told = tales(match, viewer)
    heard = [event for event in match.events() if event.heard_by(viewer)]
    assert list(map(id, chain(*[tale.events for tale in told]))) == list(map(id, heard))
    return told


def reread(match: Match) -> Match:
    """The match written down, read and played again."""
    return Match.load(read(match.record().write(), {match.game.name: match.game}))


def heard(game: AnyGame, world: State, action: int, viewer: int, luck: Chance) -> tuple[str, str]:
    """What a viewer sees after *action* was played in a world of theirs, and what they heard, in whatever order."""
    twin, story = world.clone(luck), Story()
    twin.story = story
    twin.play(action)
    events = [event for event in story.events if event.heard_by(viewer)]
    return look(game, twin, viewer), repr(sorted([(e.key, e.seat, sorted(e.things), sorted(e.many)) for e in events]))


def told_ways(game: AnyGame, state: State) -> list[object]:
    """The ways of whoever is asked, with all that is told of them, and how single decisions end; to compare."""
    found = ways(game, state, state.actor).values()
    told = [[(event.key, event.seat, event.things, event.many) for event in way.events] for way in found]
    said = [(way.goal, way.actions, round(way.cost, 6), way.dear, way.end, way.asked) for way in found]
    return [said, told, ends(game, state, state.actor)]


def end_of(game: AnyGame, state: State, way: Way) -> int:
    """Play a way in a world, with luck, to its goal, and say what came after it; before that nothing may come."""
    seat, luck, goals = state.actor, NotedChance(Chance(1)), []
    twin = state.clone(luck)
    for action in way.actions:
        assert (twin.actor, luck.picks) == (seat, []), f"{way.goal}: something came between"
        assert action in twin.legal, f"{way.goal}: {game.actions.write(action)} is not legal"
        goals.append(game.steering.goal(twin, action))
        twin.story = story = Story()
        twin.play(action)
        assert len(goals) == len(way.actions) or not story.was_shown(seat)
    assert way.goal in goals
    if luck.picks:
        return LUCK
    if twin.over:
        return OVER
    if twin.actor != seat:
        return OTHERS
    return SHOWN if story.was_shown(seat) else OPEN_END


def sentences(text: Text) -> list[str]:
    """Every sentence of a game that has letters to translate, in English; the first form of those with two."""
    tellings = {f"{key} {part}": said for key, t in text.tales.items() for part, said in enumerate((t.lead, t.clause))}
    tables = (text.prompts, text.events, text.verbs, text.says, text.options, text.counts, tellings)
    found = [text.blurb, *[reason for _, reason in text.reasons.values()], *chain(*text.names.values())]
    found += [s if isinstance(s, str) else s[0] for table in tables for s in table.values()]
    return [sentence for sentence in found if any(letter.isalpha() for letter in re.sub(r"\{.*?\}", "", sentence))]


def translations(words: Words) -> dict[str, list[str]]:
    """The catalogues of some words as they are: each English sentence with its translation (or two)."""
    found: dict[str, list[str]] = {}
    for messages in (words.common, words.catalogue):
        for key, sentence in getattr(messages, "_catalog", {}).items():
            found.setdefault(key[0] if isinstance(key, tuple) else key, []).append(sentence)
    return found


def placeholders(sentence: str) -> set[str]:
    """What a sentence leaves to be filled in: "0:card", "player"."""
    return {f"{name}:{kind}" for _, name, kind, _ in Formatter().parse(sentence) if name is not None}


def classes(drawing: str) -> set[str]:
    """Every class that a drawing gives to something."""
    return {name for names in re.findall(r"""class=["']([^"']*)["']""", drawing) for name in names.split()}


@lru_cache(maxsize=1)
def styled() -> frozenset[str]:
    """Every class that the rules for pictures and pages know."""
    sheets = [pictures_css(), *[file.read_text("utf-8") for file in STATIC.iterdir() if file.name.endswith(".css")]]
    return frozenset(re.findall(r"\.([a-z][a-z0-9-]*)", "".join(sheets)))


def unknown(game: AnyGame, drawing: str) -> set[str]:
    """The glyphs and classes of a drawing that exist nowhere."""
    art = SHARED.joined(game.art())
    colours = {f"{head}-{name}" for head in CLASSES for name in art.colours}
    return (used(drawing) - set(art.glyphs)) | (classes(drawing) - colours - styled())


def parts(drawing: Element) -> list[object]:
    """Everything in a drawing from its root on; two that are alike are the same text, which takes longer to write."""
    return [(each.tag, each.attrib, each.text, each.tail, len(each)) for each in drawing.iter()]


def nameless(layer: str) -> list[str]:
    """Everything in a layer that speaks, or stands for an action, and does not say what it is."""
    unnamed = [tag for tag in re.findall("<[^>]+>", layer) if " data-thing=" not in tag]
    return [tag for tag in unnamed if re.search(" (?:aria-label|data-choice|data-way|data-ask)=", tag)]


def things_drawn(layer: str) -> list[str]:
    """What the things in a layer say they are."""
    return re.findall(r" data-thing='([^']*)'", layer)


def undefined(drawing: str) -> set[str]:
    """The shapes that a drawing uses and does not define; glyphs are the page's."""
    used_names = set(re.findall(r"""(?:href=["']|url\()#([^"')]*)""", drawing))
    return {name for name in used_names if not name.startswith("g-")} - set(
        re.findall(r"""\bid=["']([^"']*)["']""", drawing)
    )


@lru_cache(maxsize=16)
def paragraphs(game: AnyGame) -> frozenset[tuple[str, str]]:
    """Every § of a game's rulebooks, with the language of the book."""
    books = {language: (game.folder() / "rulebook" / f"{language}.md").read_text("utf-8") for language in LANGUAGES}
    heads = {language: re.findall(r"^#+ (§[0-9A-Z.]+) ", book, re.MULTILINE) for language, book in books.items()}
    return frozenset({(section, language) for language, sections in heads.items() for section in sections})


def told(state: State, action: int, luck: Chance) -> Story:
    """What is told when *action* is played on a clone."""
    story = Story()
    twin = state.clone(NotedChance(luck))
    twin.story = story
    twin.play(action)
    return story


def things_of(game: AnyGame, state: State) -> dict[str, Any] | None:
    """The things that set this table again, as a line of text keeps them; nothing in the middle of a decision."""
    return json.loads(json.dumps(game.things(game.view(state, OPEN))))  # type: ignore[no-any-return]


def play_out(state: State, luck: Chance) -> None:
    """Play at random to the end."""
    for _ in range(LONGEST):
        if state.over:
            return
        state.play(state.legal[luck.pick(len(state.legal))])
    raise AssertionError("the position does not end")


def spoilt(thing: Any) -> Iterator[tuple[Any, bool]]:
    """The thing with one name or number in it wrong, in every way, and whether it was a name."""
    if isinstance(thing, str):
        yield "nonsense", True
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield from ((99, False), (-7, False))
    elif isinstance(thing, list):
        for place, part in enumerate(thing):
            yield from (([*thing[:place], wrong, *thing[place + 1 :]], named) for wrong, named in spoilt(part))
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield {("nonsense" if name == key else name): value for name, value in thing.items()}, True
            yield from ((thing | {key: wrong}, named) for wrong, named in spoilt(part))


def is_refused(game: AnyGame, seats: int, things: dict[str, Any]) -> bool:
    """Whether `position` refuses the things; what it takes can be looked at."""
    try:
        look(game, game.position(seats, Chance(1), **things), OPEN)
    except ValueError:
        return True
    return False
