"""What a game's drawing is given and what it gives back: choices, pictures, colours and glyphs. Plain data."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from typing import Final

THEN: Final = " + "
"""Between the decisions of a way."""


class Aim:
    """Something that several decisions in a row reach by one tap: their texts, and what will be told of them.

    `name` is what a button says, if it is shorter than the label. `asks`: it cannot be taken back, or gives something
    away, so the page shows what it means before it is played.
    `by_hand`: how many of the decisions are left if the player would rather choose the payment alone; 0: no choice.
    """

    def __init__(self, texts: Sequence[str], label: str, asks: bool = False, by_hand: int = 0, name: str = "") -> None:
        self.texts: Final = texts
        self.way: Final = THEN.join(texts)  # the decisions as the page sends them
        self.label: Final = label
        self.name: Final = name or label
        self.asks: Final = asks
        self.by_hand: Final = by_hand


EVERYTHING: Final = "*"
"""In the place of a verb: all choices, whatever they are about."""


def verb_of(action: str) -> str:
    """What is done, of an action or a goal."""
    return action.partition(" ")[0]


class Choices:
    """The actions a viewer may choose now and their words, and by their goals the ways of several actions.

    Those actions are `final` that cannot be taken back. Empty when it is not the viewer's turn.
    """

    def __init__(
        self, labels: Mapping[str, str], aims: Mapping[str, Aim] | None = None, final: Collection[str] = ()
    ) -> None:
        self.labels: Final = labels
        self.aims: Final[Mapping[str, Aim]] = {} if aims is None else aims
        self.final: Final = final
        self.sorted: dict[str, tuple[object, ...]] | None = None  # by their verbs, once somebody asks

    def __contains__(self, action: str) -> bool:
        return action in self.labels

    def __iter__(self) -> Iterator[str]:
        return iter(self.labels)

    def __len__(self) -> int:
        return len(self.labels)

    def first(self, *actions: str) -> str:
        """The first of some actions that may be chosen now; if none may, the last of them."""
        for action in actions:
            if action in self.labels:
                return action
        return actions[-1]

    def about(self, verb: str) -> tuple[object, ...]:
        """All that may be chosen of a verb, and which goals it has: to be compared with what others may choose."""
        if self.sorted is None:
            self.sorted = self.by_verbs()
        return self.sorted.get(verb, ())

    def by_verbs(self) -> dict[str, tuple[object, ...]]:
        """The choices, then the goals of each verb."""
        found: list[tuple[str, object]] = []
        for action, label in self.labels.items():
            found.append((verb_of(action), (action, label, action in self.final)))
        for goal in self.aims:
            found.append((verb_of(goal), goal))
        groups: dict[str, list[object]] = {EVERYTHING: [thing for _, thing in found]} if found else {}
        for verb, thing in found:
            groups.setdefault(verb, []).append(thing)
        return {verb: tuple(things) for verb, things in groups.items()}


NO_CHOICES: Final = Choices({})
"""Nothing to choose: for spectators, replays and printed pictures."""


class Picture:
    """One drawn panel, such as the board or the hand.

    `still` never changes during a game for one viewer and language, so a page receives it once; `living` is the rest.
    """

    def __init__(self, name: str, label: str, width: float, height: float, still: str, living: str) -> None:
        self.name: Final = name
        self.label: Final = label
        self.width: Final = width
        self.height: Final = height
        self.still: Final = still
        self.living: Final = living

    @property
    def box(self) -> str:
        """The picture's own units."""
        return f"0 0 {round(self.width, 2):g} {round(self.height, 2):g}"

    @property
    def head(self) -> str:
        """What every form of the picture says about itself."""
        return f'id="{self.name}" class="picture" role="group" aria-label="{escape(self.label)}" viewBox="{self.box}"'

    def inside(self) -> str:
        """Both layers. What stands still says nothing that the living things do not say."""
        still = f'<g id="{self.name}-still" aria-hidden="true">{self.still}</g>'
        return f'{still}<g id="{self.name}-living">{self.living}</g>'

    def update(self) -> str:
        """The living layer as a message carries it: in single quotes, each of which is one letter there and not two."""
        return f'<g id="{self.name}-living">{self.living}</g>'.replace('"', "'")

    def inline(self) -> str:
        """The picture for a page that holds the sprite and the stylesheets."""
        return f"<svg {self.head}>{self.inside()}</svg>"


Colours = Mapping[str, tuple[str, str]]  # by name: the value in the light and in the dark theme
Pairs = Sequence[tuple[str, str]]  # names of colours: what lies on what


INK: Final = "cream"  # of most signs


class Sign:
    """A thing as small as a letter, beside its name in a sentence: a glyph in an ink on a ground."""

    def __init__(self, glyph: str, ground: str, ink: str = INK) -> None:
        self.glyph: Final = glyph
        self.ground: Final = ground
        self.ink: Final = ink


Signs = Mapping[str, Sequence[Sign]]  # of things that have names: by their kind, in the order of its names


class Art:
    """What pictures are made of: colours, which of them may lie on which, glyphs (24 x 24, one colour), and signs."""

    def __init__(
        self,
        colours: Colours | None = None,
        words_on: Pairs = (),
        signs_on: Pairs = (),
        glyphs: Mapping[str, str] | None = None,
        signs: Signs | None = None,
    ) -> None:
        self.colours: Final[Colours] = colours or {}
        self.words_on: Final[Pairs] = words_on  # words on a ground: at least 4.5 : 1 (WCAG 2.2 AA)
        self.signs_on: Final[Pairs] = signs_on  # signs and outlines on a ground: at least 3 : 1
        self.glyphs: Final[Mapping[str, str]] = glyphs or {}  # the inside of each glyph, by its name
        self.signs: Final[Signs] = signs or {}  # a kind of thing without signs has words alone

    def joined(self, other: Art) -> Art:
        """Both together; signs are each game's own."""
        return Art(
            {**self.colours, **other.colours},
            [*self.words_on, *other.words_on],
            [*self.signs_on, *other.signs_on],
            {**self.glyphs, **other.glyphs},
        )
