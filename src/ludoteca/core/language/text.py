"""Words. Rules speak keys and numbers; here they become sentences in the reader's language.

Each game's `text.py` holds one `Text`: the English sentence of every key, marked for translation. Placeholders are
numbered, and may say what the number names: ``{0:card}`` is the name of card 0, ``{1:seat}`` a player's name, and
``{many:card}`` the names of all the cards in an event's list. ``{many:+card}`` adds them up ("Khind 1 + 2 × Hoax 2"),
``{many:/terrain}`` names each only once.

A sentence with a singular and a plural goes by its first number. Where it counts several things, ``{1:stones}`` is a
number with its noun, in the form that fits ("1 stone", "2 stones"): such nouns are the game's `counts`.
"""

from __future__ import annotations

import gettext
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from string import Formatter
from typing import Any, Final

from ..native import mypyc_attr
from ..story import Event

LANGUAGES: Final = ("en", "pt_BR")
OFTEN: Final = 2000  # sentences that some words remember
COMMON: Final = "ludoteca"  # the package of the words that all games share
MANY: Final = 2  # nought is said like many: "0 cristais" is how Brazilians speak, whatever gettext thinks
Sentence = str | tuple[str, str]  # one sentence, or its singular and plural by the first number


def mark(sentence: str) -> str:
    """Mark a sentence for translation, leaving it as it is."""
    return sentence


def plural(one: str, many: str) -> tuple[str, str]:
    """Mark a sentence with a singular and a plural, chosen by its first number."""
    return (one, many)


class Telling:
    """How the events of one key are told among others, in a sentence that tells several (see `tale.py`).

    A sentence with ``{many:card}`` or ``{count}`` tells all events of its key at once: their first things, how many.
    A clause has no subject; it brings its own joint if it begins with a space, a comma or a full stop. Without a clause
    the event is only implied.
    """

    def __init__(
        self,
        lead: Sentence = "",
        clause: Sentence = "",
        *,
        apart: bool = False,
        after: tuple[str, ...] = (),
        place: tuple[str, int] | None = None,
        step: bool = False,
    ) -> None:
        self.lead: Final = lead  # the sentence if it leads; else the line of the log
        self.clause: Final = clause  # what it adds to a sentence that another leads
        self.apart: Final = apart  # whether it begins a tale of its own
        self.after: Final = after  # a tale led by it takes up a tale of the same player before it, led by one of these
        self.place: Final = place  # a verb, and which number of the event is its thing: so the table names the place
        self.step: Final = step  # a piece went one step: of several in a row the table shows each


def ranked(tellings: Mapping[str, Telling]) -> dict[str, int]:
    """The places of the keys: the lowest of a tale leads it."""
    return {key: -1 if telling.apart else rank for rank, (key, telling) in enumerate(tellings.items())}


@lru_cache(maxsize=64)
def catalogue(package: str, language: str) -> gettext.NullTranslations:
    """The translations in a package's folder `words`; English needs none."""
    file = files(package) / "words" / f"{language}.mo"
    if not file.is_file():
        return gettext.NullTranslations()
    with file.open("rb") as messages:
        return gettext.GNUTranslations(messages)


class Text:
    """Every word of one game, in English, under the keys that its rules and drawings use."""

    def __init__(
        self,
        package: str,
        *,
        title: str,
        blurb: str,
        prompts: Mapping[str, Sentence],
        events: Mapping[str, Sentence],
        verbs: Mapping[str, Sentence],
        reasons: Mapping[str, tuple[str, str]],
        names: Mapping[str, Sequence[str]],
        says: Mapping[str, Sentence],
        options: Mapping[str, str],
        tales: Mapping[str, Telling] | None = None,
        counts: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.package = package  # whose folder `words` holds the translations
        self.title = title  # whose rules are played; never translated here but in the catalogue
        self.blurb = blurb  # what it is, in two sentences
        self.prompts = prompts  # step key -> the sentence that asks
        self.events = events  # event key -> the line of the log
        self.verbs = verbs  # verb -> the words on its button; {0} is its thing
        self.reasons = {**REASONS, **reasons}  # reason key -> (§, why not)
        self.names = names  # kind of thing -> the names of its things
        self.says = says  # whatever else the drawing and the final account say
        self.options = options  # "option" and "option=value" -> their names on the page
        self.tales = tales or {}  # event key -> how it is told among others; the first in the list leads
        self.ranks = ranked(self.tales)
        self.counts = counts or {}  # what is counted -> a number with its noun, for one and for many

    def words(self, language: str) -> Words:
        """This game's words in *language*."""
        return Words(self, language)


@lru_cache(maxsize=8192)
def slots(sentence: str) -> tuple[tuple[str, str, str], ...]:
    """A sentence taken apart: what stands before each slot, what fills it (at the end nothing), and as what."""
    return tuple([(before, name or "", kind or "") for before, name, kind, _ in Formatter().parse(sentence)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """One game's words in one language."""

    def __init__(self, text: Text, language: str) -> None:
        self.text = text
        self.language = language
        self.players: Sequence[str] = ()
        self.said: dict[tuple[object, ...], str] = {}
        self.catalogue = catalogue(text.package, language)
        self.common = catalogue(COMMON, language)

    def seated(self, players: Sequence[str]) -> Words:
        """The same words, knowing the players' names."""
        words = Words(self.text, self.language)
        words.players = players
        return words

    @property
    def title(self) -> str:
        """The game's title."""
        return self.translate(self.text.title)

    @property
    def blurb(self) -> str:
        """What the game is, in two sentences."""
        return self.translate(self.text.blurb)

    def say(self, key: str, *numbers: int | str) -> str:
        """One of the sentences of the drawing or the final account."""
        return self.fill(self.text.says[key], numbers)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing: ``name("card", 3)``."""
        return self.translate(self.text.names[kind][number])

    def count(self, kind: str, number: int) -> str:
        """A number with its noun: ``count("stones", 2)``."""
        return self.fill(self.text.counts[kind], (number,))

    def prompt(self, key: str, numbers: Sequence[int] = ()) -> str:
        """The sentence that asks for a choice."""
        return self.fill(self.text.prompts[key], numbers)

    def event(self, event: Event) -> str:
        """The line of the log for an event."""
        return self.fill(self.text.events[event.key], event.things, event.seat, event.many)

    def action(self, verb: str, thing: int, *more: int) -> str:
        """The words on the button of an action."""
        return self.fill(self.text.verbs[verb], (thing, *more))

    def goal(self, goal: str) -> str:
        """The words of a goal that is reached without anything to be told on the way."""
        return self.spoken(f"goal-{goal}")

    def dear(self, key: str) -> str:
        """What a way gives away for good."""
        return self.spoken(f"dear-{key}")

    def spoken(self, key: str) -> str:
        """A sentence of the drawing, if there is one."""
        return self.say(key) if key in self.text.says else ""

    def reason(self, key: str) -> tuple[str, str]:
        """Why an action is not legal: the § of the rules, and the sentence."""
        section, sentence = self.text.reasons[key]
        return section, self.translate(sentence)

    def option(self, key: str) -> str:
        """The name of an option ("expansion") or of one of its values ("expansion=yes")."""
        return self.translate(self.text.options.get(key, key))

    # -- filling in ------------------------------------------------------------------------------------------------

    def translate(self, sentence: str) -> str:
        """The sentence in this language; the game's own catalogue first, then the common one."""
        found = self.catalogue.gettext(sentence)
        return found if found != sentence else self.common.gettext(sentence)

    def fill(self, sentence: Sentence, numbers: Sequence[int | str], seat: int = -1, many: Sequence[int] = ()) -> str:
        """The translated sentence with its numbers and names filled in; the same few are said again and again."""
        key = (sentence, seat, *numbers, None, *many)
        known = self.said.get(key)
        if known is None:
            if len(self.said) >= OFTEN:
                self.said.clear()
            known = self.said[key] = self.filled(sentence, numbers, seat, many)
        return known

    def filled(self, sentence: Sentence, numbers: Sequence[int | str], seat: int, many: Sequence[int]) -> str:
        """The translated sentence with its numbers and names filled in, for the first time."""
        if isinstance(sentence, tuple):
            count = numbers[0] if numbers and isinstance(numbers[0], int) else 1
            chosen = self.catalogue.ngettext(sentence[0], sentence[1], count or MANY)
        else:
            chosen = self.translate(sentence)
        parts: list[str] = []
        for before, name, kind in slots(chosen):
            parts.append(before)
            if name.isdigit():
                parts.append(self.format_field(numbers[int(name)], kind))
            elif name:
                parts.append(self.named_slot(name, kind, seat, many))
        return "".join(parts)

    def named_slot(self, name: str, kind: str, seat: int, many: Sequence[int]) -> str:
        """A slot that no number fills: whose doing it was, several things, or how many they are."""
        if name == "player":
            return self.player(seat)
        if name == "count":
            return str(len(many))
        if name == "many":
            return self.listed(kind, many)
        raise KeyError(name)

    def player(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.common.gettext("Player {0}").format(seat + 1)

    def listed(self, kind: str, things: Sequence[int]) -> str:
        """Several things, equal ones counted: "Orc Tavern, 2 × Halfling Home"."""
        plain, joint = kind.lstrip("+/"), " + " if kind.startswith("+") else ", "
        counts = {thing: 1 if kind.startswith("/") else things.count(thing) for thing in things}
        named = [(self.format_field(thing, plain), count) for thing, count in counts.items()]
        return joint.join([name if count == 1 else f"{count} × {name}" for name, count in named])

    def format_field(self, value: Any, format_spec: str) -> str:
        """``{0:card}`` names card 0, ``{0:seat}`` a player, ``{0:stones}`` counts; the rest stays as it is."""
        if not format_spec:
            return str(value)
        if format_spec == "seat":
            return self.player(int(value))
        if format_spec in self.text.names:
            return self.name(format_spec, int(value))
        if format_spec in self.text.counts:
            return self.count(format_spec, int(value))
        return format(value, format_spec)


REASONS: Final[dict[str, tuple[str, str]]] = {
    "over": ("", mark("The game is over.")),
    "not-your-turn": ("", mark("It is not your turn.")),
    "not-now": ("", mark("This is not what is asked now.")),
}
