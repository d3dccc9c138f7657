"""The log: what happened, for one viewer. One line for each thing done, with what it was made of folded inside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from threading import get_ident
from typing import NamedTuple

from django.utils.functional import cached_property
from django.utils.safestring import mark_safe

from ....core.intentions.sentence import tell
from ....core.intentions.tale import Tale, tales
from ....core.language.text import Words
from ....core.story import SPECTATOR, Event
from ...live.tables.scene import Scene
from ..look import Look
from ..telling.heard import heard
from ..telling.pictured import pictured

LINES = 200  # on a page
BEHIND, AHEAD = 80, 40  # lines of a finished game, before a position and after it
MANY = 10_000  # lines that are kept; then they are made anew
SPOKEN_AT_ONCE = 100  # news that are kept: they are told to everybody at about the same time
MARKUP, ATOM = 110, 5  # letters around a line and around each thing that it was made of


@dataclass(eq=False)  # never changed; a frozen one takes eight times as long to make
class LogLine:
    """One line of the log. The same line is the same object from board to board."""

    index: int  # grows from line to line; a line that goes on keeps it
    text: str  # safe: names are escaped
    number: int  # of the seat, as people count; 0 where it is nobody's doing
    head: bool  # a new part of the game begins
    begins: bool  # another player than in the line before
    last: bool  # the latest decision
    ply: int  # the position after it
    atoms: list[str]  # what it was made of, if that is more than one thing
    places: str  # what it names, as the things on the table are called
    ahead: bool = False  # it comes only later

    @cached_property
    def letters(self) -> int:
        """About how many letters of a message it takes."""
        return MARKUP + len(self.text) + len(self.places) + sum(ATOM + len(atom) for atom in self.atoms)

    @property
    def look(self) -> str:
        """Its classes."""
        return looks(self.head, self.begins, self.last, self.ahead)

    @property
    def plain_look(self) -> str:
        """Its classes without the mark of the latest."""
        return looks(self.head, self.begins, False, self.ahead)


@lru_cache(maxsize=16)
def looks(head: bool, begins: bool, last: bool, ahead: bool) -> str:
    """The classes of a line."""
    so = {"round": head, "begins": begins and not head, "latest": last, "ahead": ahead}
    return " ".join([name for name in so if so[name]])


class Logged(NamedTuple):
    """The lines that were made last, and of what: whoever has heard the very same tales is shown the same."""

    told: list[Tale]
    words: Words
    most: int
    lines: list[LogLine]


LATEST: list[Logged] = []


def log(look: Look, most: int = LINES) -> list[LogLine]:
    """What happened, newest last: the last lines, *most* of them."""
    told, words = heard(look.match, look.viewer.looking), look.words
    for known in LATEST:
        if known.told is told and known.words is words and known.most == most:
            return known.lines
    first = max(0, len(told) - most)
    lines = [
        MADE.get((tale, words)) or line(look, tale, told[n - 1] if n else None)
        for n, tale in enumerate(told[first:], first)
    ]
    LATEST[:] = [Logged(told, words, most, lines)]
    return lines


def log_around(look: Look, ply: int) -> list[LogLine]:
    """What happened in a finished game around one of its positions, and what comes then."""
    told = heard(look.match, look.viewer.looking)
    now = sum(tale.first < ply for tale in told)  # so many have begun
    latest = max((number for number in range(now) if not told[number].heading), default=-1)
    first = max(0, now - BEHIND)
    return [
        replace(line(look, told[n], told[n - 1] if n else None), last=n == latest, ahead=n >= now, atoms=[])
        for n in range(first, min(len(told), now + AHEAD))
    ]


def fitting(lines: list[LogLine], letters: int, fewest: int) -> list[LogLine]:
    """The last lines that take no more than so many letters, but at least the *fewest*."""
    kept = 0
    for line in reversed(lines):
        letters -= line.letters
        if letters < 0 and kept >= fewest:
            break
        kept += 1
    return lines[len(lines) - kept :]


def just_told(look: Look, lines: list[LogLine]) -> int:
    """How many of the lines tell of what was done since the last board: they are sent, however many they are."""
    before = len(look.match.plies) - max(1, len(look.scene.passed))
    for number, line in enumerate(reversed(lines)):
        if line.ply <= before:
            return number
    return len(lines)


@dataclass(frozen=True, eq=False)
class Told:
    """What a line says: it depends on nothing but the events, the players' names and the language."""

    text: str
    atoms: list[str]
    places: str


MADE: dict[tuple[Tale, Words], LogLine] = {}  # by tale and words; a tale that was told never changes


def line(look: Look, tale: Tale, before: Tale | None) -> LogLine:
    """A tale as a line of the log. All but the latest stay as they are."""
    begins = before is None or before.heading or before.seat != tale.seat
    last = tale.last == len(look.match.plies) - 1
    made = made_line(sentence(look, tale), tale.number, tale.seat, tale.heading, begins, last, tale.last)
    if not last:
        if len(MADE) >= MANY:
            MADE.clear()
        MADE[tale, look.words] = made
    return made


@lru_cache(maxsize=MANY)
def made_line(told: Told, index: int, seat: int, heading: bool, begins: bool, last: bool, ply: int) -> LogLine:
    """A line of the log, made once for all who are told the same."""
    return LogLine(
        index=index,
        text=told.text,
        number=max(0, seat + 1),
        head=heading or seat < 0,
        begins=begins,
        last=last,
        ply=ply + 1,
        atoms=told.atoms,
        places=told.places,
    )


KEPT: dict[tuple[Words, tuple[Event, ...]], Told] = {}


def sentence(look: Look, tale: Tale) -> Told:
    """What a line says, made once for all who are told the same."""
    key = (look.words, tuple(tale.events))
    if (known := KEPT.get(key)) is not None:
        return known
    if len(KEPT) >= MANY:
        KEPT.clear()
    KEPT[key] = made = tell_line(look, tale)
    return made


def tell_line(look: Look, tale: Tale) -> Told:
    """What a line says."""
    words = pictured(look.words, look.match.game, get_ident())
    words.named = []
    text = mark_safe(tell(words, tale))
    atoms = [look.words.event(event) for event in tale.events] if len(tale.events) > 1 else []
    return Told(text, atoms, " ".join(dict.fromkeys([*words.named, *places(look, tale)])))


def places(look: Look, tale: Tale) -> list[str]:
    """The places of a tale's events that no name tells: the actions that go there, each written as one word."""
    found = []
    for event in tale.events:
        telling = look.words.text.tales.get(event.key)
        if telling is not None and telling.place is not None:
            verb, number = telling.place
            found.append(look.match.game.actions.of(verb, event.things[number]).replace(" ", "_"))
    return found


def spoken(look: Look) -> list[str]:
    """What has just happened, for those who listen."""
    scene = look.scene
    return [spoken_line(look, tale) for tale in news(scene, look.viewer.looking if scene.hushed else SPECTATOR)]


NEWS: dict[tuple[int, int], tuple[Scene, list[Tale]]] = {}  # by the scene, which is these very news, and the viewer


def news(scene: Scene, viewer: int) -> list[Tale]:
    """What has just happened as *viewer* heard it; where nothing of it is for some alone, all heard the same."""
    key = id(scene), viewer
    if key not in NEWS:
        if len(NEWS) >= SPOKEN_AT_ONCE:
            NEWS.clear()
        NEWS[key] = scene, tales(scene.match, viewer, scene.news_from) if scene.match is not None else []
    return NEWS[key][1]


SPOKEN: dict[tuple[Words, tuple[Event, ...]], str] = {}


def spoken_line(look: Look, tale: Tale) -> str:
    """A tale as it is read aloud, made once for all who are told the same."""
    key = (look.words, tuple(tale.events))
    if key not in SPOKEN:
        if len(SPOKEN) >= SPOKEN_AT_ONCE:
            SPOKEN.clear()
        SPOKEN[key] = tell(look.words, tale)
    return SPOKEN[key]
