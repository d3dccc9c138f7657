"""A person at a table of bots: what is told to that seat, and what happens after its choice. It knows no notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from ..bots import Bot, bot, level_name
from ..bots.contests.tournament import chosen
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.intentions.sentence import tell
from ..core.intentions.tale import BEFORE, tales
from ..core.language.text import Words
from ..core.language.text import mark as _
from ..core.records.match import Match
from ..core.setup.options import OptionError, Value
from ..show import drawn, offered, seen

THINKING: Final = 60.0  # seconds that a bot may think; a level has its own limit
SEEDS: Final = 1 << 30


class Scene(TypedDict):
    """All that a person is told. It is made from what their seat may know, and nothing else leaves the kernel."""

    title: str
    picture: str  # the table as SVG
    told: list[str]  # what happened since the choice before
    question: str  # what is asked; nothing when the game is over
    choices: list[tuple[str, str]]  # each action as text, and its words
    result: list[str]  # who has won, and everybody's points; nothing before the game is over


class Sitting:
    """One person and their bots, game after game."""

    def __init__(self, game: AnyGame, seat: int, bots: Sequence[str], options: dict[str, Value], luck: Chance) -> None:
        players = len(bots) + 1
        if players not in game.seats:
            raise OptionError(f"{game.name} is for {game.players(' to ')} players, not {players}")
        if seat not in range(players):
            raise OptionError(f"there is no seat {seat} with {players} players")
        self.game: Final = game
        self.seat: Final = seat
        self.specs: Final = [*bots[:seat], "", *bots[seat:]]  # by seat; nobody chooses for the person
        self.options: Final = game.settle(options, people=True)
        self.luck: Final = luck
        self.begin()

    def begin(self) -> None:
        """A new game, until the person is asked."""
        bots = [bot(spec or "random", self.game, self.luck.pick(SEEDS)) for spec in self.specs]
        match = Match.start(self.game, len(bots), self.options, self.luck)
        self.go_on(match, bots)
        self.match, self.bots = match, bots
        self.heard = BEFORE  # the decision from which on the person is told

    def choose(self, action: str | int) -> None:
        """The person's choice, and what the bots make of it; where anything goes wrong, nothing has changed."""
        number, before = self.game.checked(self.match.state, action), len(self.match.plies)
        self.go_on(self.match, self.bots, number)
        self.heard = before

    def go_on(self, match: Match, bots: list[Bot], *first: int) -> None:
        """The *first* decision, if there is one, and those of the bots until the person is asked."""
        trial = match.trial()
        for action in first:
            trial.play(action, self.luck)
        while trial.state.agenda and trial.state.actor != self.seat:
            trial.play(chosen(self.game, bots, trial.state, THINKING), self.luck)
        match.accept(trial)

    # -- what the person is told -----------------------------------------------------------------------------------

    def scene(self, language: str, theme: str) -> Scene:
        """The table from the person's seat."""
        game, state = self.game, self.match.state
        names = self.names(language)
        words = game.words(language).seated(names)
        view = seen(game, state, self.seat, names)
        choices = offered(game, state, view, words)
        step = state.agenda[-1] if state.agenda else None
        return {
            "title": words.title,
            "picture": drawn(game, view, choices, words, theme),
            "told": [tell(words, tale) for tale in tales(self.match, self.seat, self.heard)],
            "question": words.prompt(step.key(), step.numbers(state)) if step is not None else "",
            "choices": list(choices.labels.items()),
            "result": self.result(words) if step is None else [],
        }

    def names(self, language: str) -> list[str]:
        """What everybody is called: bots by their levels or classes, and those of one name by number."""
        person = self.game.words(language).player(self.seat)
        called = [level_name(short(spec), language) if spec else person for spec in self.specs]
        return [
            f"{name} {called[: seat + 1].count(name)}" if called.count(name) > 1 else name
            for seat, name in enumerate(called)
        ]

    def result(self, words: Words) -> list[str]:
        """How a finished game ended."""
        game, state = self.game, self.match.state
        winners = [words.player(seat) for seat in game.winners(state)]
        say = words.translate
        won = say(_("{0} won.")).format(", ".join(winners)) if winners else say(_("Nobody won."))
        return [won, *[f"{words.player(seat)}: {points}" for seat, points in enumerate(game.scores(state))]]


def short(spec: str) -> str:
    """A bot's text without its module and parameters."""
    return [part for part in spec.split(":") if "=" not in part][-1]
