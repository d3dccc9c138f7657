"""Puzzles: a game's list of them, and a table for each."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from ....bots import GENTLEST
from ....core.game import AnyGame
from ....core.teaching.puzzle import Idea, Puzzle, puzzles
from ...live.bots.characters import CHARACTERS
from ...live.people.learning import learnt
from ...live.people.models import Player
from ...live.refusal import Refusal
from ...live.tables.kept.store import NewSeat
from ...live.tables.sitting import seating
from ...live.writer import HOUSE, WRITER
from ...render.language import words_of
from ...render.lists.shelf import game_card, game_named
from ...render.regions.riddle import address
from ..request import guests
from ..request.preferences import no_store


@dataclass(frozen=True)
class PuzzleCard:
    """A puzzle as the page offers it."""

    number: int  # from 1 on, by ideas and difficulty
    url: str
    level: int
    asks: str
    solved: bool

    @property
    def stars(self) -> str:
        """Its difficulty."""
        return "★" * self.level


@dataclass(frozen=True)
class IdeaCard:
    """An idea with its puzzles."""

    title: str
    puzzles: list[PuzzleCard]


@require_safe
def puzzles_page(request: HttpRequest, name: str) -> HttpResponse:
    """The puzzles of a game by their ideas, and which of them the reader has solved."""
    game = game_named(name)
    if not puzzles(game):
        raise Refusal(_("There are no puzzles of this game yet."), status=404)
    known = learnt(guests.guest_id(request), f"{name}/puzzle/")
    ideas = [idea_card(game, idea, known) for idea in dict.fromkeys(each.idea for each in puzzles(game).values())]
    solved = sum(card.solved for idea in ideas for card in idea.puzzles)
    context = {"game": game_card(game), "ideas": ideas, "solved": solved, "all": len(puzzles(game))}
    return no_store(render(request, "puzzles.html", context))


def idea_card(game: AnyGame, idea: Idea, known: frozenset[str]) -> IdeaCard:
    """An idea in the language that is spoken now."""
    about = [puzzle for puzzle in puzzles(game).values() if puzzle.idea is idea]
    cards = [puzzle_card(puzzle, puzzle.name in known) for puzzle in about]
    return IdeaCard(words_of(game).translate(idea.title), cards)


def puzzle_card(puzzle: Puzzle, solved: bool) -> PuzzleCard:
    """A puzzle in the language that is spoken now."""
    asks = words_of(puzzle.game).translate(puzzle.question.asks)
    number = list(puzzles(puzzle.game)).index(puzzle.name) + 1
    return PuzzleCard(number, address(puzzle), puzzle.level, asks, solved)


@require_POST
def begin(request: HttpRequest, name: str, puzzle: str) -> HttpResponse:
    """A table at which a puzzle is to be solved: the reader has the seat whose turn it is."""
    asked = puzzles(game_named(name)).get(puzzle)
    if asked is None:
        raise Refusal(_("There is no such puzzle."), status=404)
    solver, header = guests.welcome(request), asked.header()
    seats = [seat(number, asked.seat, solver) for number in range(header.seats)]
    code = WRITER.do(HOUSE, lambda: seating.make(header, solver, seats, lesson=asked.key))
    response = redirect("table", code)
    guests.remember(request, response, solver)
    return response


def seat(number: int, own: int, solver: Player) -> NewSeat:
    """The solver's own seat, or that of a bot who only sits there."""
    return NewSeat(solver) if number == own else NewSeat(bot=GENTLEST, name=list(CHARACTERS)[number])
