"""Me: how I hear that a table waits for me, and what waits for one message a day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from ...live.notices.carriers.hook import STYLES
from ...live.notices.models import Channel, Taste
from ...live.notices.post_office.push_key import public_key
from ...live.notices.wishes import channels, tastes
from ...live.people.models import Player
from ...live.refusal import NONSENSE, TOO_FAST, Refusal
from ...live.writer import HOUSE, WRITER
from ..request import guests, limiter
from ..request.addresses import site_url
from ..request.fields import whole

PLACE = "/me/#notices"
KINDS: dict[str, Promise] = {
    Channel.Kind.PUSH: gettext_lazy("A browser"),
    Channel.Kind.MAIL: gettext_lazy("Mail"),
    Channel.Kind.FEED: gettext_lazy("Feed and calendar"),
}
DIGESTS: dict[str, Promise] = {
    Taste.Digest.MAIL: gettext_lazy("Mail once a day, everything else at once"),
    Taste.Digest.NONE: gettext_lazy("Everything at once"),
    Taste.Digest.ALL: gettext_lazy("Everything once a day"),
}


@dataclass(frozen=True)
class OwnChannel:
    """A channel as its owner sees it."""

    number: int
    kind: str
    name: str
    address: str
    state: str  # what is to be said about it, if anything is
    feed: str  # the beginning of a feed's two addresses
    unconfirmed: bool  # its reader has yet to open a link


def section(request: HttpRequest, player: Player | None) -> dict[str, object]:
    """What the page shows of it; where no mail goes out, nothing speaks of it."""
    mail = settings.LUDOTECA_MAIL is not None
    return {
        "own": [own_channel(request, channel) for channel in channels.own(player.pk)] if player is not None else [],
        "mail": mail,
        "styles": STYLES,
        "digests": {taste: name for taste, name in DIGESTS.items() if mail or taste != Taste.Digest.MAIL},
        "digest": tastes.digest_of(player.pk if player is not None else None),
        "key": public_key(),
    }


def own_channel(request: HttpRequest, channel: Channel) -> OwnChannel:
    """A channel, and whether it answers."""
    name = STYLES.get(channel.keys.get("style", ""), "") or str(KINDS.get(channel.kind, ""))
    feed = f"{site_url(request)}/notices/feed/{channel.address}" if channel.kind == Channel.Kind.FEED else ""
    return OwnChannel(
        channel.pk, channel.kind, name, channels.shown_address(channel), state(channel), feed, unconfirmed(channel)
    )


def state(channel: Channel) -> str:
    """What is to be said about a channel."""
    if channel.verified:
        return _("It did not answer last time; it is tried again.") if channel.failures else ""
    if channel.failures:
        return _("It no longer answers, so nothing is sent there. Send a test once it works again.")
    return _("Waits for you to open the link in the mail.")


def unconfirmed(channel: Channel) -> bool:
    """Whether the reader of an address has yet to open the link that was sent there."""
    return channel.kind == Channel.Kind.MAIL and not channel.verified and not channel.failures


# -- forms -------------------------------------------------------------------------------------------------------------


def done(request: HttpRequest, work: Callable[[Player], object], sentence: str = "") -> HttpResponse:
    """Do something for this browser's player, say what has happened, and go back to the page."""
    player = guests.welcome(request)
    work(player)
    if sentence:
        messages.info(request, sentence)
    response = redirect(PLACE)
    guests.remember(request, response, player)
    return response


def may_send(request: HttpRequest) -> None:
    """Whoever tries too many addresses has to wait."""
    if not limiter.allowed("test", guests.guest_id(request), str(request.META.get("REMOTE_ADDR", ""))):
        raise Refusal(TOO_FAST, status=429)


@require_POST
def push(request: HttpRequest) -> HttpResponse:
    """This browser may be pushed to."""
    told = request.POST.get("subscription", "")
    return done(
        request, lambda player: channels.subscribe(player, told, site_url(request)), _("You will hear from us.")
    )


@require_POST
def mail(request: HttpRequest) -> HttpResponse:
    """A mail address."""
    may_send(request)
    address = request.POST.get("address", "").strip()
    sentence = _("A link is on its way to %(address)s. Open it, and you will hear from us there.")
    work = partial(write_down, address, site_url(request))
    return done(request, work, sentence % {"address": address})


def write_down(address: str, site: str, player: Player) -> None:
    """Keep a mail address of a player."""
    channels.write_down(player, address, site)


@require_POST
def hook(request: HttpRequest) -> HttpResponse:
    """A hook."""
    may_send(request)
    url, style = request.POST.get("address", "").strip(), request.POST.get("style", "")
    sentence = _("The test got through: you will hear from us there.")
    return done(request, lambda player: channels.hook_up(player, None, url, style, site_url(request)), sentence)


@require_POST
def feed(request: HttpRequest) -> HttpResponse:
    """A feed, at an address that nobody has had before."""
    return done(request, lambda player: channels.open_feed(player, site_url(request)))


@require_POST
def test(request: HttpRequest) -> HttpResponse:
    """Send a test."""
    may_send(request)
    number = whole(request.POST.get("channel", ""), 15, 0)

    def send(player: Player) -> None:
        found = Channel.objects.filter(player=player, pk=number).exclude(kind=Channel.Kind.FEED).first()
        if found is None:
            raise Refusal(NONSENSE, status=400)
        channels.try_out(found)

    return done(request, send, _("The test is on its way."))


@require_POST
def close(request: HttpRequest) -> HttpResponse:
    """Hear no more by a channel."""
    number = whole(request.POST.get("channel", ""), 15, 0)
    return done(request, lambda player: WRITER.do(HOUSE, partial(channels.close, player.pk, number)))


@require_POST
def taste(request: HttpRequest) -> HttpResponse:
    """What waits for one message a day."""
    digest = request.POST.get("digest", "")
    return done(request, lambda player: WRITER.do(HOUSE, partial(tastes.keep, player.pk, digest)), _("Saved."))
