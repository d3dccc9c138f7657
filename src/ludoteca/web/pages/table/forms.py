"""What can be done at a table by plain forms: the same as on the socket, without a script."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ....core.seen.picture import THEN
from ...live.refusal import TOO_FAST, Refusal
from ...live.tables import hints
from ...live.tables.learning import puzzling
from ...live.tables.live_table import LiveTable
from ...live.tables.open_tables import OPEN_TABLES
from ...live.tables.refusals import STOPPED
from ...live.tables.scene import Scene
from ...live.tables.sitting import seating
from ...live.tables.timing import pausing
from ...live.writer import WRITER
from ...render.regions.head import about
from ...render.rules.why_not import Reason, why_not, why_refused
from ...render.viewer import HandedTo, Viewer, undoer
from ..request import guests, limiter
from ..request.fields import revision_of, seat_of
from .frames import LONGEST_WAY
from .page import viewer_of


def back(live: LiveTable) -> HttpResponseRedirect:
    """To the table, once something is done."""
    return redirect("table", live.code)


# -- decisions ---------------------------------------------------------------------------------------------------------


def decide(request: HttpRequest, code: str, work: Callable[[LiveTable, Viewer], None]) -> HttpResponse:
    """Do something that belongs to the game; what is refused gets a page that says why not."""
    live = OPEN_TABLES.table(code)
    viewer = viewer_of(request, live.scene)
    try:
        WRITER.do(code, lambda: work(live, viewer))
    except Refusal as refusal:
        reason = why_refused(live.scene, viewer, refusal)
        return reason_page(request, live.scene, viewer, reason, refusal.status)
    return back(live)


def reason_page(request: HttpRequest, scene: Scene, viewer: Viewer, reason: Reason, status: int = 200) -> HttpResponse:
    """A page that says why not, with the way back to the table."""
    context = {"reason": reason, "table": about(scene, viewer)}
    return render(request, "table/reason.html", context, status=status)


@require_POST
def act(request: HttpRequest, code: str) -> HttpResponse:
    """A decision, or a way of several: "step citadel + end-movement"."""
    way, revision = request.POST.get("action", "").split(THEN)[:LONGEST_WAY], revision_of(request)

    def submit(live: LiveTable, viewer: Viewer) -> None:
        if live.submit(viewer.looking, revision, way) < len(way):
            messages.info(request, STOPPED)

    return decide(request, code, submit)


@require_POST
def undo(request: HttpRequest, code: str) -> HttpResponse:
    """Take something back."""
    to, revision = "turn" if request.POST.get("to") == "turn" else "step", revision_of(request)
    return decide(request, code, lambda live, viewer: live.undo(undoer(live.scene, viewer), revision, to))


@require_POST
def show(request: HttpRequest, code: str) -> HttpResponse:
    """The best turn of a puzzle, played."""
    return decide(request, code, lambda live, viewer: puzzling.show(live, viewer.looking))


@require_POST
def hint(request: HttpRequest, code: str) -> HttpResponse:
    """What a good player would choose; the page shows it as soon as it is found."""

    def ask(live: LiveTable, viewer: Viewer) -> None:
        if not limiter.allowed("hint", guests.guest_id(request), str(request.META["REMOTE_ADDR"])):
            raise Refusal(TOO_FAST, status=429)
        hints.ask(live, viewer.looking, revision_of(request))

    return decide(request, code, ask)


@require_POST
def why(request: HttpRequest, code: str) -> HttpResponse:
    """Why something cannot be chosen now."""
    scene = OPEN_TABLES.table(code).scene
    viewer = viewer_of(request, scene)
    reason = why_not(scene, viewer, request.POST.get("action", "")[:100])
    return reason_page(request, scene, viewer, reason)


@require_POST
def hand_over(request: HttpRequest, code: str) -> HttpResponse:
    """The screen has been handed over: from now on it shows what this seat may see."""
    live, seat = OPEN_TABLES.table(code), seat_of(request)
    scene = live.scene
    response = back(live)
    if seat == scene.actor and seat in guests.ticket(request).held(scene.seats):
        guests.remember_handed_to(request, response, code, HandedTo(seat, scene.revision))
    return response


# -- the table itself --------------------------------------------------------------------------------------------------


def change(request: HttpRequest, code: str, work: Callable[[LiveTable], None]) -> HttpResponse:
    """Change a table; what is refused is said on the page one came from."""
    live = OPEN_TABLES.table(code)
    try:
        WRITER.do(code, lambda: work(live))
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
    seat, level, style = seat_of(request), request.POST.get("level", ""), request.POST.get("style", "")
    return change(request, code, lambda live: seating.seat_bot(live, seat, level, guests.ticket(request), style))


@require_POST
def coach(request: HttpRequest, code: str) -> HttpResponse:
    """The coach is to speak here, or to be silent."""
    wanted = request.POST.get("coach") == "on"
    return change(request, code, lambda live: seating.call_coach(live, guests.ticket(request), wanted))


@require_POST
def pause(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody wishes a pause, or no longer, or wants to go on."""
    wish, ticket = request.POST.get("wish", ""), guests.ticket(request)
    if wish == "over":
        return change(request, code, lambda live: pausing.go_on(live, ticket))
    return change(request, code, lambda live: pausing.wish(live, ticket, wish == "yes"))


@require_POST
def pace(request: HttpRequest, code: str) -> HttpResponse:
    """The maker chooses another pace before the game begins."""
    name = request.POST.get("pace", "")
    return change(request, code, lambda live: seating.set_pace(live, name, guests.ticket(request)))


@require_POST
def come_back(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody takes their seat back."""
    return change(request, code, lambda live: seating.take_back(live, seat_of(request), guests.ticket(request)))


@require_POST
def leave(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody gets up; from a running game only if they are sure."""
    if not_sure(request, code):
        return ask(request, code, _("Leave the table?"), without_you(code))
    return change(request, code, lambda live: seating.leave(live, seat_of(request), guests.ticket(request)))


def without_you(code: str) -> str:
    """What happens at a table that somebody leaves."""
    if OPEN_TABLES.table(code).scene.pace is not None:
        return _("A bot plays on for you at once. You can come back at any time.")
    return _("The game goes on without you, and a bot may play for you.")


@require_POST
def close(request: HttpRequest, code: str) -> HttpResponse:
    """The maker closes the table; a running game only if they are sure."""
    if not_sure(request, code):
        return ask(
            request, code, _("Close the table for everybody?"), _("The game ends here, unfinished, for everybody.")
        )
    return change(request, code, lambda live: seating.close(live, guests.ticket(request)))


def not_sure(request: HttpRequest, code: str) -> bool:
    """Whether what ends a running game for somebody has yet to be confirmed."""
    return OPEN_TABLES.table(code).scene.status == "running" and request.POST.get("sure") != "yes"


def ask(request: HttpRequest, code: str, question: str, warning: str) -> HttpResponse:
    """Ask again before something that cannot be taken back."""
    context = {"question": question, "warning": warning, "seat": request.POST.get("seat", ""), "code": code}
    return render(request, "table/sure.html", context)


@require_POST
def rematch(request: HttpRequest, code: str) -> HttpResponse:
    """Another game with the same people."""
    live = OPEN_TABLES.table(code)
    try:
        following = WRITER.do(code, lambda: seating.rematch(live, guests.ticket(request)))
    except Refusal as refusal:
        messages.error(request, refusal.say())
        return back(live)
    return redirect("table", following)
