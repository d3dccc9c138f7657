"""What can be done at a table by plain forms: the same as on the socket, without a script."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from ...live.tables import hints, seating
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import HALL
from ...live.tables.refusal import TOO_FAST, Refusal
from ...live.writer import WRITER
from ...render.look import game_words
from ...render.regions import about
from ...render.viewer import Viewer, undoer
from ...render.why_not import explain, reason
from .. import guests, limiter
from ..home import seat_of
from .frames import LARGEST
from .page import viewer_of


def revision_of(request: HttpRequest) -> int:
    """The revision at which a form was made; -1 fits no table."""
    said = request.POST.get("revision", "")
    return min(int(said), LARGEST) if said.isascii() and said.isdecimal() and len(said) < 12 else -1


def back(live: LiveTable) -> HttpResponseRedirect:
    """To the table, once something is done."""
    return redirect("table", live.code)


def refused(request: HttpRequest, live: LiveTable, one: Viewer, refusal: Refusal) -> HttpResponse:
    """A page that says why not, with the way back to the table."""
    words = game_words(live.scene, one)
    context = {"reason": {"sentence": refusal.say(words), "section": "", "url": ""}, "table": about(live.scene, one)}
    if refusal.reason:
        context["reason"] = reason(words, live.scene.game.name, refusal.reason)
    return render(request, "table/reason.html", context, status=refusal.status)


@require_POST
def act(request: HttpRequest, code: str) -> HttpResponse:
    """A decision."""
    live = HALL.table(code)
    one, action = viewer_of(request, live.scene), request.POST.get("action", "")[:100]
    try:
        WRITER.do(lambda: live.submit(one.looking, revision_of(request), action))
    except Refusal as refusal:
        return refused(request, live, one, refusal)
    return back(live)


@require_POST
def undo(request: HttpRequest, code: str) -> HttpResponse:
    """Take something back."""
    live = HALL.table(code)
    one = viewer_of(request, live.scene)
    to = "turn" if request.POST.get("to") == "turn" else "step"
    try:
        WRITER.do(lambda: live.undo(undoer(live.scene, one), revision_of(request), to))
    except Refusal as refusal:
        return refused(request, live, one, refusal)
    return back(live)


@require_POST
def hint(request: HttpRequest, code: str) -> HttpResponse:
    """What a good player would choose; the page shows it as soon as it is found."""
    live = HALL.table(code)
    one = viewer_of(request, live.scene)
    try:
        if not limiter.allowed("hint", guests.guest_id(request), str(request.META["REMOTE_ADDR"])):
            raise Refusal(TOO_FAST, status=429)
        WRITER.do(lambda: hints.ask(live, one.looking, revision_of(request)))
    except Refusal as refusal:
        return refused(request, live, one, refusal)
    return back(live)


@require_POST
def why(request: HttpRequest, code: str) -> HttpResponse:
    """Why something cannot be chosen now."""
    scene = HALL.table(code).scene
    one = viewer_of(request, scene)
    asked = request.POST.get("action", "")[:100]
    context = {"reason": explain(scene, one, asked, game_words(scene, one)), "table": about(scene, one)}
    return render(request, "table/reason.html", context)


@require_POST
def eyes(request: HttpRequest, code: str) -> HttpResponse:
    """The screen has been handed over: from now on it shows what this seat may see."""
    live, seat = HALL.table(code), seat_of(request.POST)
    scene = live.scene
    response = back(live)
    if seat in guests.ticket(request).held(scene.chairs) and seat == scene.actor:
        guests.keep(request, response, guests.EYES, [code, seat, scene.revision])
    return response


# -- the table itself --------------------------------------------------------------------------------------------------


def change(request: HttpRequest, code: str, work: Callable[[LiveTable], None]) -> HttpResponse:
    """Change a table; what is refused is said on the page one came from."""
    live = HALL.table(code)
    try:
        WRITER.do(lambda: work(live))
    except Refusal as refusal:
        messages.error(request, refusal.say())
    return back(live)


@require_POST
def start(request: HttpRequest, code: str) -> HttpResponse:
    """The maker begins the game."""
    return change(request, code, lambda live: seating.start(live, guests.ticket(request)))


@require_POST
def bot(request: HttpRequest, code: str) -> HttpResponse:
    """A bot for an empty seat, or for somebody who is not here."""
    seat, level = seat_of(request.POST), request.POST.get("level", "")
    return change(request, code, lambda live: seating.seat_bot(live, seat, level, guests.ticket(request)))


@require_POST
def come_back(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody takes their seat back."""
    return change(request, code, lambda live: seating.take_back(live, seat_of(request.POST), guests.ticket(request)))


@require_POST
def leave(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody gets up."""
    return change(request, code, lambda live: seating.leave(live, seat_of(request.POST), guests.ticket(request)))


@require_POST
def close(request: HttpRequest, code: str) -> HttpResponse:
    """The maker closes the table."""
    return change(request, code, lambda live: seating.close(live, guests.ticket(request)))


@require_POST
def rematch(request: HttpRequest, code: str) -> HttpResponse:
    """Another game with the same people."""
    live = HALL.table(code)
    try:
        following = WRITER.do(lambda: seating.rematch(live, guests.ticket(request)))
    except Refusal as refusal:
        messages.error(request, refusal.say())
        return back(live)
    return redirect("table", following)
