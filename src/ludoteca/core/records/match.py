"""Match: a game being played move by move, with its story, its record and its undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..chance import Chance, NotedChance
from ..game import AnyGame
from ..setup.options import Value
from ..state import State
from ..story import Event, Story
from .record import AGAIN, SETUP, Entry, Header, Record, laid, perform, position_text, set_up


class Ply:
    """One decision that was taken: by whom, what luck and story followed, whether there was any choice, and how deep.

    The depth is the length of the agenda before it: a decision that only completes another lies deeper than that one.
    """

    def __init__(self, actor: int, entry: Entry, story: Story, forced: bool, depth: int) -> None:
        self.actor = actor
        self.entry = entry
        self.story = story
        self.forced = forced
        self.depth = depth


class Trial:
    """Decisions tried one after another on clones of a position. Nothing is real until a match accepts them."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self.plies: list[Ply] = []
        self.passed: list[State] = []  # the positions in which they were taken

    def play(self, action: int, luck: Chance) -> None:
        """Try a legal action with *luck*, noted for the record."""
        self.passed.append(self.state)
        actor, forced, depth = self.state.actor, len(self.state.legal) == 1, len(self.state.agenda)
        noted, story = NotedChance(luck), Story()
        twin = self.state.clone(noted)
        twin.story = story
        twin.play(action)
        twin.story = None
        self.plies.append(Ply(actor, Entry(self.game.actions.write(action), noted.picks), story, forced, depth))
        self.state = twin

    def goes_on(self, seat: int) -> bool:
        """Whether *seat* may decide the next step without having learned anything: no luck, nothing shown, nobody else.

        What would come after is not even read: who could see whether it is refused could fish for better luck.
        """
        if self.state.actor != seat:
            return False
        return not self.plies or not (self.plies[-1].entry.picks or self.plies[-1].story.was_shown(seat))


class Match:
    """A game being played. It changes only by whole decisions: a refused one changes nothing.

    >>> from ludoteca import GAMES, Chance, Match
    >>> game = GAMES["unreal-estate"]
    >>> match = Match.start(game, 2, game.settle({}, people=False), Chance(7))
    >>> ply = match.play(match.state.legal[0], Chance(8))
    >>> match.record().write().splitlines()[2] == ply.entry.write()
    True
    """

    def __init__(self, header: Header, setup: Entry, state: State, opening: Story) -> None:
        self.header = header  #: game, players and options
        self.game: AnyGame = header.game  #: which
        self.setup = setup  #: the luck that set the table
        self.opening = opening  #: what was told while the table was set
        self.state = state  #: the position now
        self.plies: list[Ply] = []  #: the decisions so far

    @staticmethod
    def start(game: AnyGame, seats: int, options: dict[str, Value], luck: Chance) -> Match:
        """A new match; *luck* is noted for the record."""
        noted = NotedChance(luck)
        game.begin(seats, noted, options)
        return Match.load(Record(Header(game, seats, options), [Entry(SETUP, noted.picks)]))

    @staticmethod
    def lay(header: Header, things: Mapping[str, Any], luck: Chance) -> Match:
        """A new match that begins in a position set by hand; *luck* is noted for the record."""
        noted, text = NotedChance(luck), position_text(things)
        laid(header, text, noted)
        return Match.load(Record(header, [Entry(text, noted.picks)]))

    @staticmethod
    def load(record: Record, plies: int | None = None) -> Match:
        """The match that a record tells, or its first *plies* decisions."""
        opening = Story()
        state = set_up(record.header, record.entries[0], opening)
        match = Match(record.header, record.entries[0], state, opening)
        entries = record.entries[1:] if plies is None else record.entries[1 : plies + 1]
        for number, entry in enumerate(entries, 3):
            match.repeat(entry, number)
        return match

    def repeat(self, entry: Entry, number: int) -> None:
        """Play an entry whose luck is written down."""
        actor, depth, story = self.state.actor, len(self.state.agenda), Story()
        forced = len(self.state.legal) == 1 or entry.deals_again
        self.state = perform(self.game, self.state, entry, number, story)
        self.plies.append(Ply(actor, entry, story, forced, depth))

    def deal_again(self, seat: int, luck: Chance) -> None:
        """Deal all that *seat* cannot see anew: whoever has seen the table with open hands knows nothing any more."""
        noted = NotedChance(luck)
        self.game.imagine(self.state, seat, noted)
        self.repeat(Entry(f"{AGAIN}{seat}", noted.picks), len(self.plies) + 3)

    def trial(self) -> Trial:
        """Decisions to be tried from here: the match itself changes only when they are `accept`-ed."""
        return Trial(self.game, self.state)

    def accept(self, trial: Trial) -> None:
        """Make what was tried real."""
        self.state = trial.state
        self.plies.extend(trial.plies)

    def play(self, action: int, luck: Chance) -> Ply:
        """Play a legal action with *luck*, noted for the record."""
        trial = self.trial()
        trial.play(action, luck)
        self.accept(trial)
        return trial.plies[-1]

    def record(self) -> Record:
        """The match as a record."""
        return Record(self.header, [self.setup, *[ply.entry for ply in self.plies]])

    def back_to(self, plies: int) -> Match:
        """The match as it was after its first *plies* decisions."""
        return Match.load(self.record(), plies)

    def events(self) -> list[Event]:
        """Everything that was told so far."""
        return [*self.opening.events, *[event for ply in self.plies for event in ply.story.events]]

    # -- undo ------------------------------------------------------------------------------------------------------

    def undo_points(self, seat: int, bots: Iterable[int]) -> list[int]:
        """The decisions of *seat* that it may take back, latest first, as numbers of plies to go back to.

        Undo never goes beyond a pick of luck, something hidden that was shown to this seat, or another person's
        decision. A forced line goes with the decision before it; bots' lines are no barrier where all others are bots.
        """
        others_are_bots = set(range(self.header.seats)) - {seat} <= set(bots)
        points: list[int] = []
        for number in range(len(self.plies) - 1, -1, -1):
            ply = self.plies[number]
            if ply.entry.picks or ply.story.was_shown(seat):
                break
            if ply.forced:
                continue
            if ply.actor == seat:
                points.append(number)
            elif not others_are_bots:
                break
        return points

    def turn_point(self, seat: int, bots: Iterable[int]) -> int | None:
        """The ply to go back to for the start of this turn: the earliest own decision with nobody else's between."""
        start = None
        for number in self.undo_points(seat, bots):
            if start is not None and any(p.actor != seat for p in self.plies[number:start] if not p.forced):
                break
            start = number
        return start
