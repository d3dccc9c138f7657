"""Game: the one object that ties a game's rules, views, words and drawings together."""

# A game takes only states that it made, and views of them. So a game of one kind may stand wherever any game may, which
# a type checker cannot know: "misc" is its complaint about that.
# mypy: disable-error-code="misc"

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, SupportsIndex, TypeVar

from .advice.adviser import Adviser
from .advice.steering import Steering
from .advice.style import Style
from .chance import Chance
from .language.text import Text, Words
from .language.vocabulary import ActionError, Vocabulary, closest
from .manners import at_home, game_of
from .native import mypyc_attr
from .seen.goal import Goal
from .seen.legend import Legend, Sketches
from .seen.observation import Observation, Observer
from .seen.picture import Art, Choices, Picture
from .seen.view import View
from .setup.options import Option, OptionError, Value, Workshop
from .state import State
from .story import Event, Story

S = TypeVar("S", bound=State, covariant=True)  # the game's own table
V = TypeVar("V", bound=View, covariant=True)  # what a seat may know of it


class Line:
    """One line of the final account: a sentence of the game's `says`, its numbers, and the points it gave."""

    def __init__(self, key: str, numbers: list[int], points: int) -> None:
        self.key = key
        self.numbers = numbers
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One object is one game. Everything around it (site, bots, records, command line) knows only this class.

    A game says which state and which view are its own: ``class UnrealEstate(Game[Estate, EstateView])``. Whoever
    knows no single game speaks of `AnyGame`.
    """

    def __init__(
        self,
        *,
        name: str,
        seats: range,
        minutes: int,
        version: int,
        digest: str,
        actions: Vocabulary,
        text: Text,
        legend: Legend = (),
        options: tuple[Option, ...] = (),
        adviser: Adviser[S] | None = None,
        styles: dict[str, Style] | None = None,
        steering: Steering[S] | None = None,
        sketch: bool = False,
        turns: int = 0,
    ) -> None:
        self.name = name  #: "unreal-estate"
        self.seats = seats  #: how many may play
        self.minutes = minutes  #: how long a game takes people
        self.version = version  #: of the rules; a record of another version is refused
        self.digest = digest  #: of the component data
        self.actions = actions  #: every action that the game can ever have
        self.text = text  #: its words; `words` says them in a language
        self.legend = legend  #: what everything that is drawn is
        self.options = options  #: its variants
        self.adviser: Adviser[S] = adviser if adviser is not None else Adviser()  #: what it knows about playing well
        self.styles: dict[str, Style] = styles or {}  #: what its bots may lean to
        self.steering: Steering[S] = steering if steering is not None else Steering()  #: what one tap may stand for
        self.sketch = sketch  #: some component values are reconstructed: the page says so
        self.turns = turns  #: how often a seat is asked anew in a game of the usual size; 0 if nobody has counted
        at_home(self)

    # -- beginning -------------------------------------------------------------------------------------------------

    def new(self, seats: int, chance: Chance, **options: Value) -> S:
        """A new game for so many *seats*, with the luck of *chance*: equal seeds and equal choices give equal games.

        Options that are not named take their value for automatic play. What the game does not have is refused with an
        `OptionError`.
        """
        if not isinstance(chance, Chance):
            raise TypeError(f"luck is a Chance, not {chance!r}: try Chance({chance!r})")
        return self.begin(seats, chance, self.settle(options, people=False))

    def begin(self, seats: int, chance: Chance, options: dict[str, Value], story: Story | None = None) -> S:
        """A new game with every option settled; *story* listens to what happens before the first decision."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is for {self.players(' to ')} players, not {seats!r}")
        state = self.deal(seats, chance, options)
        state.story = story
        state.advance()
        state.story = None
        return state

    def players(self, between: str = "-") -> str:
        """How many may play, in figures: "2-4", or "2" where it is always two."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first}{between}{last}"

    def settle(self, chosen: dict[str, Value], people: bool) -> dict[str, Value]:
        """Every option of the game with its value: as chosen, else the default for people or for automatic play."""
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                there = f"there is {', '.join(known)}" if known else "it has none"
                raise OptionError(f"{self.name} has no option {name[:40]}: {there}")
        return {
            option.name: option.check(chosen[option.name])
            if option.name in chosen
            else (option.default if people else option.automatic)
            for option in self.options
        }

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> S:
        """Set the table for a new game and plan its first steps; `begin` runs them."""

    @abstractmethod
    def position(self, seats: int, chance: Chance, **things: Any) -> S:
        """A position set by hand, for tests, puzzles and study; each game says which things it knows."""

    @abstractmethod
    def things(self, view: V) -> dict[str, Any] | None:
        """The things with which `position` sets the table of an OPEN view; None in the middle of a decision.

        Plain data, ready for JSON: ``position(view["seats"], chance, **things(view))`` is the same table again.
        """

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, state: S, action: str | SupportsIndex) -> None:
        """Play an action, by its text or its number, checked: what is not legal is refused, and nothing changes.

        `state.play` does the same unchecked, for those who took the action out of `state.legal`.
        """
        state.play(self.checked(state, action))

    def checked(self, state: S, action: str | SupportsIndex) -> int:
        """The number of an action that is legal, by its text or its number; what is not legal is refused."""
        if game_of(state) is not self:
            raise ActionError(f"this is no position of {self.name}: {state!r}")
        number: int = self.actions.named(action)
        if number not in state.legal:
            raise ActionError(f"{self.actions.write(number)!r} is not legal here: {self.choices(state, number)}")
        return number

    def choices(self, state: S, wanted: int) -> str:
        """What may be chosen, for whoever chose something else: what comes near to it first."""
        if state.over:
            return "the game is over"
        texts = [self.actions.write(action) for action in state.legal]
        return f"seat {state.actor} may choose {closest(self.actions.write(wanted), texts)}"

    # -- ending ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """What the players compare first."""

    @abstractmethod
    def ranks(self, state: S) -> list[int]:
        """Everybody's place, 1 the best; equal places are shared."""

    def winners(self, state: S) -> list[int]:
        """Who has won: several if the victory is shared, nobody if the game was lost by all or is not over."""
        if not state.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks(state)) if rank == 1]

    def ending(self, view: V) -> str:
        """How a finished game ended, as one key: "arrived", "limit"; who counts many games counts these."""
        return "over"

    @abstractmethod
    def account(self, state: S, events: list[Event]) -> list[list[Line]]:
        """Where each seat's points came from, line by line; *events* is the whole story of the game."""

    # -- looking ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What *seat* may know (SPECTATOR: nothing private; OPEN: all, for finished games), built from nothing."""

    def views(self, state: S) -> Callable[[int], V]:
        """The views of one position, for whoever shows it to several: what all of them share is worked out once.

        The position must not be changed meanwhile, nor what the views share.
        """
        return partial(self.view, state)

    def observer(self, seats: int) -> Observer:
        """What the game tells a learner as numbers, with so many players; see `observe.py`."""
        raise NotImplementedError(f"{self.name} has no observations")

    def observation(self, seats: int) -> Observation:
        """What a seat may know as numbers in the caller's memory, with so many players."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is for {self.players(' to ')} players, not {seats}")
        return Observation(list(self.text.prompts), seats, self.observer(seats))

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """A clone in which everything that *seat* cannot see is dealt again; equal seeds give equal worlds."""

    def explain(self, state: S, seat: int, action: int) -> str | None:
        """Nothing if *seat* may choose *action* now, else the key of the first rule it breaks."""
        if state.over:
            return "over"
        if seat != state.actor:
            return "not-your-turn"
        if action in state.legal:
            return None
        return state.agenda[-1].refuse(state, action)

    # -- showing ---------------------------------------------------------------------------------------------------

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        return self.text.words(language)

    def label(self, view: V, action: int, words: Words) -> str:
        """The words on an action's button, made from the view alone."""
        return words.action(self.actions.verbs[action], self.actions.things[action])

    def main(self, view: V) -> list[str]:
        """The main actions of this moment, best first, at most three: the page shows those that are legal now.

        A goal of several actions may stand among them, if `says` has words for it ("goal-discard-rest").
        """
        return []

    def stats(self, view: V, words: Words) -> list[list[tuple[str, int, str]]]:
        """What stands beside each player's name: glyph, number, and what it counts in words."""
        return [[("first", score, "")] for score in view["scores"]]

    def headline(self, view: V, words: Words) -> str:
        """One short line for the bar on top: "Round 7, 10 cards left"."""
        return ""

    def goal(self, view: V) -> Goal | None:
        """What wins, how far everybody is and what ends the game, from the view alone; None: nothing is said of it."""
        return None

    @abstractmethod
    def draw(self, view: V, choices: Choices, words: Words, narrow: bool) -> list[Picture]:
        """The pictures of the table, from the view alone: the board first, then what the viewer holds."""

    def sketches(self, words: Words) -> Sketches:
        """Every thing of the legend, drawn alone."""
        return Sketches("", {})

    @abstractmethod
    def cover(self) -> str:
        """The picture on the shelf: the inside of an SVG of 300 x 196."""

    def art(self) -> Art:
        """The colours and glyphs that the game's pictures use besides those that all share."""
        return Art()

    def workshop(self, option: str, text: str, words: Words) -> Workshop | None:
        """For an option whose values are built by hand: the value begun by *text*; for all others nothing."""
        return None

    def __reduce__(self) -> str:
        """A game is the one object of its name in its module: UNREAL_ESTATE."""
        return self.name.replace("-", "_").upper()

    def __repr__(self) -> str:
        return f"<{self.name}, {self.players()} players, {self.actions.size} actions>"

    def folder(self) -> Traversable:
        """Where the game's own files lie: its rulebook, its words, its preview."""
        return files(type(self).__module__)


AnyGame = Game[State, View]
"""A game of which nothing is known but that it is one."""
