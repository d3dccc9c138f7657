"""Game: the one object that ties a game's rules, views, words and drawings together."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from .adviser import Adviser
from .chance import Chance
from .native import mypyc_attr
from .options import Option, OptionError, Value
from .state import State
from .story import Event, Story
from .text import Text, Words
from .vocabulary import Vocabulary

View = dict[str, Any]  # what a seat may know: plain data, ready for JSON


class Line:
    """One line of the final account: a sentence of the game's `says`, its numbers, and the points it gave."""

    def __init__(self, key: str, numbers: list[int], points: int) -> None:
        self.key = key
        self.numbers = numbers
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object is one game. Everything around it (site, bots, records, command line) knows only this class."""

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
        options: tuple[Option, ...] = (),
        adviser: Adviser | None = None,
        sketch: bool = False,
    ) -> None:
        self.name = name  # "unreal-estate"
        self.seats = seats  # how many may play
        self.minutes = minutes  # how long a game takes people
        self.version = version  # of the rules; a record of another version is refused
        self.digest = digest  # of the component data
        self.actions = actions
        self.text = text
        self.options = options
        self.adviser = adviser if adviser is not None else Adviser()
        self.sketch = sketch  # some component values are reconstructed: the page says so

    # -- beginning -------------------------------------------------------------------------------------------------

    def new(self, seats: int, chance: Chance, **options: Value) -> State:
        """A new game. Options that are not named take their value for automatic play."""
        return self.begin(seats, chance, self.settle(options, people=False))

    def begin(self, seats: int, chance: Chance, options: dict[str, Value], story: Story | None = None) -> State:
        """A new game with every option settled; *story* listens to what happens before the first decision."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players")
        state = self.deal(seats, chance, options)
        state.story = story
        state.advance()
        state.story = None
        return state

    def settle(self, chosen: dict[str, Value], people: bool) -> dict[str, Value]:
        """Every option of the game with its value: as chosen, else the default for people or for automatic play."""
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name[:40]}")
        return {
            option.name: option.check(chosen[option.name])
            if option.name in chosen
            else (option.default if people else option.automatic)
            for option in self.options
        }

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        """Set the table for a new game and plan its first steps; `begin` runs them."""

    @abstractmethod
    def position(self, seats: int, chance: Chance, **things: Any) -> State:
        """A position set by hand, for tests, puzzles and study; each game says which things it knows."""

    # -- ending ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """What the players compare first."""

    @abstractmethod
    def ranks(self, state: State) -> list[int]:
        """Everybody's place, 1 the best; equal places are shared."""

    def winners(self, state: State) -> list[int]:
        """Who has won: several if the victory is shared, nobody if the game was lost by all or is not over."""
        if not state.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks(state)) if rank == 1]

    @abstractmethod
    def account(self, state: State, events: list[Event]) -> list[list[Line]]:
        """Where each seat's points came from, line by line; *events* is the whole story of the game."""

    # -- looking ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What *seat* may know (SPECTATOR: nothing private; OPEN: all, for finished games), built from nothing."""

    @abstractmethod
    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        """A clone in which everything that *seat* cannot see is dealt again; equal seeds give equal worlds."""

    def explain(self, state: State, seat: int, action: int) -> str | None:
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

    def label(self, view: View, action: int, words: Words) -> str:
        """The words on an action's button, made from the view alone."""
        return words.action(self.actions.verbs[action], self.actions.things[action])

    def stats(self, view: View, words: Words) -> list[list[tuple[str, int, str]]]:
        """What stands beside each player's name: glyph, number, and what it counts in words."""
        return [[("first", score, "")] for score in view["scores"]]

    def headline(self, view: View, words: Words) -> str:
        """One short line for the bar on top: "Round 7, 10 cards left"."""
        return ""

    @abstractmethod
    def draw(self, view: View, choices: Any, words: Words, narrow: bool) -> list[Any]:
        """The pictures of the table, from the view alone: the board first, then what the viewer holds."""

    @abstractmethod
    def cover(self) -> str:
        """The picture on the shelf: the inside of an SVG of 300 x 196."""
