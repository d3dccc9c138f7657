"""Channels: how somebody opens a new way to be told, tries it, and closes it again."""

from __future__ import annotations

import base64
import binascii
import json
import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils import translation
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from ...people.models import Player
from ...refusal import NONSENSE, TOO_FAST, Refusal
from ...tables.models import Table
from ...writer import HOUSE, WRITER
from ..carriers import CARRIERS, Outcome, hook, mail
from ..models import Channel
from ..post_office import door, floods, letters
from . import passes

Kind = Channel.Kind
MOST = 5  # of each player
LONGEST = 254  # letters of a mail address
ENOUGH = _("Five ways to be told are enough; close one of them first.")
NO_MAIL = _("This site sends no mail.")
NO_ADDRESS = _("This is no mail address.")
NO_PUSH = _("The push service of this browser is not known here.")
NO_TEST = _("The test did not get through, so nothing was kept. Look whether the address is right.")
NO_LONGER = _("The test did not get through.")
AT_ONCE = threading.BoundedSemaphore(3)  # tests that wait for an answer
KEY = re.compile(r"[A-Za-z0-9_-]+=*")  # as browsers write it; PostgreSQL keeps no NUL
PUSH_SERVICES = (  # and all below them
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


def own(player: int) -> list[Channel]:
    """The channels of a player, oldest first."""
    return list(Channel.objects.filter(player=player).order_by("pk"))


def keep(channel: Channel) -> Channel:
    """Keep a new channel, or what is new of an old one; in the writer."""
    same = Channel.objects.filter(
        player=channel.player, table=channel.table, kind=channel.kind, address=channel.address
    ).first()
    if same is None and channel.player is not None and channel.player.channels.count() >= MOST:
        raise Refusal(ENOUGH)
    if same is not None:
        channel.pk, channel.created = same.pk, same.created
    elif channel.table is not None:
        Channel.objects.filter(table=channel.table).delete()
    channel.save()
    return channel


def close(player: int, number: int) -> None:
    """Close a channel of a player; in the writer."""
    Channel.objects.filter(player=player, pk=number).delete()


# -- push --------------------------------------------------------------------------------------------------------------


def subscribe(player: Player, text: str, site: str) -> Channel:
    """A browser has allowed us to push to it, and says how."""
    endpoint, keys = subscription(text)
    channel = Channel(player=player, kind=Kind.PUSH, address=endpoint, keys=keys, verified=True)
    channel.language, channel.site = spoken(), site
    return WRITER.do(HOUSE, partial(keep, channel))


def subscription(text: str) -> tuple[str, dict[str, str]]:
    """The address and the keys of a subscription, if they can be true."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        told = json.loads(text)
        endpoint, keys = told["endpoint"], {name: told["keys"][name] for name in ("p256dh", "auth")}
        point, secret = (base64.urlsafe_b64decode(value + "==") for value in keys.values())
        plain = all(KEY.fullmatch(value) for value in keys.values())  # decoding leaves out what is no letter of a key
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (ValueError, TypeError, KeyError, binascii.Error, RecursionError) as error:
        raise Refusal(NONSENSE, status=400) from error
    if not plain or len(secret) != 16 or not isinstance(endpoint, str):
        raise Refusal(NONSENSE, status=400)
    if not push_service(door.parts_of(endpoint).hostname or ""):
        raise Refusal(NO_PUSH, status=400)
    return endpoint, keys


def push_service(host: str) -> bool:
    """Whether a host is known to push to browsers."""
    return any(host == known or host.endswith(f".{known}") for known in PUSH_SERVICES)


# -- hooks, mail, feeds ------------------------------------------------------------------------------------------------


def hook_up(player: Player | None, table: Table | None, url: str, style: str, site: str) -> Channel:
    """A hook, once it has answered a test."""
    hook.check(url, style)
    channel = Channel(player=player, table=table, kind=Kind.HOOK, address=url, keys={"style": style}, verified=True)
    channel.language, channel.site = spoken(), site
    if tried(channel) is not Outcome.TAKEN:
        raise Refusal(NO_TEST, status=400)
    return WRITER.do(HOUSE, partial(keep, channel))


def write_down(player: Player, address: str, site: str) -> Channel:
    """A mail address: it is used once its reader has opened the link that is sent there."""
    if settings.LUDOTECA_MAIL is None:
        raise Refusal(NO_MAIL, status=400)
    try:
        validate_email(address if len(address) <= LONGEST else "")
    except ValidationError as error:
        raise Refusal(NO_ADDRESS, status=400) from error
    channel = Channel(player=player, kind=Kind.MAIL, address=address, language=spoken(), site=site)
    known = Channel.objects.filter(player=player, kind=Kind.MAIL, address=address, verified=True).first()
    if known is not None:
        return known
    WRITER.do(HOUSE, partial(keep, channel))
    ask_to_confirm(channel)
    return channel


def ask_to_confirm(channel: Channel) -> None:
    """Send the link that confirms an address."""
    link = f"{letters.site_of(channel)}/notices/confirm/{passes.give(passes.CONFIRM, channel)}/"
    with translation.override(letters.language_of(channel)):
        title = gettext("Ludoteca: is this your address?")
        text = gettext("Somebody, probably you, wants to hear from Ludoteca here. Open this link to confirm it:")
        ignore = gettext("If it was not you, there is nothing to do: without the link nothing more is sent.")
    with one_of_few(channel):
        if mail.post(channel.address, title, f"{text}\n\n{link}\n\n{ignore}\n") is not Outcome.TAKEN:
            raise Refusal(NO_LONGER, status=400)


def confirm(channel: Channel) -> None:
    """The reader of an address has opened the link; in the writer."""
    Channel.objects.filter(pk=channel.pk).update(verified=True, failures=0)


def open_feed(player: Player, site: str) -> Channel:
    """A secret address from which news and deadlines can be fetched; a new one closes the last."""
    channel = Channel(player=player, kind=Kind.FEED, address=secrets.token_urlsafe(24), verified=True)
    channel.language, channel.site = spoken(), site

    def replace() -> Channel:
        Channel.objects.filter(player=player, kind=Kind.FEED).delete()
        return keep(channel)

    return WRITER.do(HOUSE, replace)


# -- trying ------------------------------------------------------------------------------------------------------------


def try_out(channel: Channel) -> None:
    """Send a test; a channel that had stopped answering is used again if it gets through."""
    if channel.kind == Kind.MAIL and not channel.verified:
        return ask_to_confirm(channel)
    outcome = tried(channel)
    if outcome is Outcome.GONE:
        WRITER.do(HOUSE, channel.delete)
    if outcome is not Outcome.TAKEN:
        raise Refusal(NO_LONGER, status=400)
    return WRITER.do(HOUSE, partial(confirm, channel))


def tried(channel: Channel) -> Outcome:
    """What came of a test."""
    with one_of_few(channel):
        return CARRIERS[channel.kind](channel, letters.test(channel))


@contextmanager
def one_of_few(channel: Channel) -> Iterator[None]:
    """Few tests go out at once, and few to the same address: nobody is flooded, and no page waits for many."""
    if not floods.test(channel) or not AT_ONCE.acquire(blocking=False):
        raise Refusal(TOO_FAST, status=429)
    try:
        yield
    finally:
        AT_ONCE.release()


def spoken() -> str:
    """The language that is spoken now."""
    return translation.get_language() or settings.LANGUAGE_CODE


def shown_address(channel: Channel) -> str:
    """What may be shown of an address: a hook's is a secret, but for its host."""
    if channel.kind == Kind.MAIL:
        return channel.address
    return urlsplit(channel.address).hostname or ""
