"""Learning a game: its lessons, and a first game with the coach."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from ....bots import GENTLEST
from ....core.records.record import Header
from ....core.teaching.lesson import LEARNER, Lesson, course
from ...live.bots.characters import CHARACTERS
from ...live.people.learning import learnt
from ...live.people.models import Player
from ...live.refusal import Refusal
from ...live.tables.kept.store import NewSeat
from ...live.tables.sitting import seating
from ...live.writer import HOUSE, WRITER
from ...render.language import words_of
from ...render.lists.shelf import game_card, game_named
from ...render.regions.balloon import address
from ..request import guests
from ..request.preferences import no_store


@dataclass(frozen=True)
class LessonCard:
    """A lesson as the page offers it."""

    title: str
    url: str
    steps: int
    learnt: bool


@require_safe
def lessons(request: HttpRequest, name: str) -> HttpResponse:
    """The lessons of a game, and which of them the reader has learnt."""
    game = game_named(name)
    known = learnt(guests.guest_id(request), f"{name}/")
    cards = [lesson_card(lesson, lesson.name in known) for lesson in course(game).lessons.values()]
    context = {"game": game_card(game), "lessons": cards, "first": next((c for c in cards if not c.learnt), None)}
    return no_store(render(request, "lessons.html", context))


def lesson_card(lesson: Lesson, known: bool) -> LessonCard:
    """A lesson in the language that is spoken now."""
    return LessonCard(words_of(lesson.game).translate(lesson.title), address(lesson), len(lesson.steps), known)


@require_POST
def begin(request: HttpRequest, name: str, lesson: str) -> HttpResponse:
    """A table at which a lesson is taught: the reader sits down, the others do what is written."""
    taught = course(game_named(name)).lessons.get(lesson)
    if taught is None:
        raise Refusal(_("There is no such lesson."), status=404)
    return sit_down(request, taught.header(), lesson=taught.key)


@require_POST
def coached(request: HttpRequest, name: str) -> HttpResponse:
    """A first game with the coach, against the gentlest bots; it begins at once."""
    game = game_named(name)
    return sit_down(request, course(game).header(game), coach=True)


def sit_down(request: HttpRequest, header: Header, lesson: str = "", coach: bool = False) -> HttpResponse:
    """Make a table for one reader, and lead there."""
    reader = guests.welcome(request)
    seats = [seat(number, reader) for number in range(header.seats)]
    code = WRITER.do(HOUSE, lambda: seating.make(header, reader, seats, lesson=lesson, coach=coach))
    response = redirect("table", code)
    guests.remember(request, response, reader)
    return response


def seat(number: int, reader: Player) -> NewSeat:
    """The reader's own seat, or a gentle bot's, always under the same name: lessons call them by it."""
    if number == LEARNER:
        return NewSeat(reader)
    return NewSeat(bot=GENTLEST, name=list(CHARACTERS)[number - 1])
