"""What notices need besides a player's own page: the worker of a browser, links of mails, feeds and calendars."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.utils import translation
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from ..live.notices.models import Channel
from ..live.notices.wishes import channels, feeds, passes
from ..live.writer import HOUSE, WRITER
from .request.preferences import no_store

WORKER = Path(__file__).parents[1] / "static" / "ludoteca" / "sw.js"


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """What a browser runs to show what is pushed: at the root, since it speaks for the whole site."""
    response = HttpResponse(WORKER.read_bytes(), content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What a phone needs to put the site on its home screen."""
    told = {
        "name": "Ludoteca",
        "short_name": "Ludoteca",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#FBF8F1",
        "theme_color": "#FBF8F1",
        "icons": [
            {"src": static("ludoteca/favicon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": static("ludoteca/apple-touch-icon.png"), "sizes": "180x180", "type": "image/png"},
        ],
    }
    return JsonResponse(told, content_type="application/manifest+json")


# -- links in mails ----------------------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, signed: str) -> HttpResponse:
    """The link that confirms an address. Looking at it does nothing: robots look at every link."""
    channel = passes.channel_of(passes.CONFIRM, signed)
    if request.method == "POST":
        WRITER.do(HOUSE, lambda: channels.confirm(channel))
        return answer(request, _("Your address is confirmed"), _("You will hear from us when a table waits for you."))
    about = {"address": channel.address}
    return answer(request, _("Hear from us at %(address)s?") % about, "", _("Yes, this is my address"))


@csrf_exempt  # a mail program sends it by one click, and the link itself is the proof
@require_http_methods(["GET", "HEAD", "POST"])
def off(request: HttpRequest, signed: str) -> HttpResponse:
    """The link that ends all mail to an address."""
    channel = passes.channel_of(passes.OFF, signed)
    about = {"address": channel.address}
    if request.method == "POST":
        WRITER.do(HOUSE, channel.delete)
        return answer(
            request, _("No more mail to %(address)s") % about, _("On your own page you can turn it on again.")
        )
    return answer(request, _("No more mail to %(address)s?") % about, "", _("Yes, send no more"))


def answer(request: HttpRequest, title: str, text: str, button: str = "") -> HttpResponse:
    """A page with one sentence, or one question."""
    return no_store(render(request, "me/answer.html", {"heading": title, "text": text, "button": button}))


# -- what is fetched ---------------------------------------------------------------------------------------------------


@require_safe
def atom(request: HttpRequest, secret: str) -> HttpResponseBase:
    """A player's news as a feed."""
    channel = feeds.channel_at(secret)
    with translation.override(feeds.language_of(channel)):
        entries = feeds.entries(channel)
        feed = Atom1Feed(_("Ludoteca: your tables"), f"{feeds.site_of(channel)}/", "", language=channel.language)
        for entry in entries:
            feed.add_item(
                entry.letter.title,
                entry.letter.link,
                entry.letter.text,
                unique_id=f"{entry.letter.link}#{entry.number}",
                updateddate=entry.when,
                pubdate=entry.when,
            )
    return private(HttpResponse(feed.writeString("utf-8"), content_type="application/atom+xml; charset=utf-8"))


@require_safe
def calendar(request: HttpRequest, secret: str) -> HttpResponseBase:
    """A player's deadlines for a calendar."""
    channel = feeds.channel_at(secret)
    with translation.override(feeds.language_of(channel)):
        text = "\r\n".join(folded(line) for line in lines(channel))
    return private(HttpResponse(text + "\r\n", content_type="text/calendar; charset=utf-8"))


def lines(channel: Channel) -> list[str]:
    """The lines of a calendar."""
    events = [line for deadline in feeds.deadlines(channel) for line in event(deadline)]
    return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ludoteca//EN", *events, "END:VCALENDAR"]


def event(deadline: feeds.Deadline) -> list[str]:
    """One deadline."""
    return [
        "BEGIN:VEVENT",
        f"UID:{deadline.code}@ludoteca",
        f"DTSTAMP:{stamp(deadline.since)}",
        f"DTSTART:{stamp(deadline.due)}",
        f"SUMMARY:{escaped(deadline.title)}",
        f"URL:{deadline.link}",
        "END:VEVENT",
    ]


def stamp(when: datetime) -> str:
    """A moment as calendars write it."""
    return f"{when:%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """A text in which nothing is a mark."""
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> str:
    """A line of a calendar has at most 75 bytes; the rest follows after a space."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > 73:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])


def private(response: HttpResponse) -> HttpResponse:
    """For its reader alone."""
    response["Cache-Control"] = "private, no-cache"
    response["X-Robots-Tag"] = "noindex"
    return response
