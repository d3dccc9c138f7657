"""What allauth asks us: who may sign up (nobody), how mail goes out, what a passkey is called, who hangs up."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.contrib.auth.base_user import AbstractBaseUser
from django.core.mail import EmailMessage
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from ...live.house.site import title
from ...live.people.models import Player
from ...live.people.names import called
from ...live.tables.upkeep.hanging_up import hang_up
from ..request import guests
from ..request.addresses import bare, number, site_url

AGAIN = {  # by allauth's names for them
    "reauthenticate": gettext_lazy("Use your password"),
    "mfa_reauthenticate": gettext_lazy("Use a recovery code"),
    "mfa_reauthenticate:webauthn": gettext_lazy("Use a passkey"),
}
POSTMEN = ThreadPoolExecutor(max_workers=2, thread_name_prefix="mail")  # no page waits for a mail server
log = logging.getLogger(__name__)


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]
    """Accounts as this site has them."""

    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "username_password_mismatch": gettext_lazy("This name and this password do not belong together."),
        "email_password_mismatch": gettext_lazy("This address and this password do not belong together."),
        "too_many_login_attempts": gettext_lazy("That was tried too often. Wait a few minutes, then try again."),
    }

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Nobody signs up: whoever plays keeps their place."""
        return False

    def is_safe_url(self, url: str | None) -> bool:
        """Whether to go on there afterwards; to what is no address at all nobody does."""
        try:
            return bool(super().is_safe_url(url))
        except ValueError:
            return False

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Hand a mail over; whether the server takes it, nobody has to wait for, and nothing fails by it."""
        named = {"email": email, "site_title": title(), **context}
        POSTMEN.submit(send, self.render_mail(template_prefix, email, named))

    def logout(self, request: HttpRequest) -> None:
        """Whoever signs out closes the sockets that were opened with this session, and all others to be sure."""
        player = guests.kept_player(request)
        super().logout(request)
        guests.look_again(request)
        if player is not None:
            hang_up(player.pk)

    def set_password(self, user: AbstractBaseUser, password: str) -> None:
        """With another password no other session is good any more, so no socket of theirs is."""
        super().set_password(user, password)
        for player in Player.objects.filter(user_id=user.pk):
            hang_up(player.pk)

    def get_reauthentication_methods(self, user: AbstractBaseUser) -> list[dict[str, Any]]:
        """By which ways somebody who is signed in can show that it is them, in our words."""
        return [{**way, "description": AGAIN[way["id"]]} for way in super().get_reauthentication_methods(user)]

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """Where to go with a new password: to the codes that are shown once, if there is a second step."""
        codes = Authenticator.objects.filter(user_id=request.user.pk, type=Authenticator.Type.RECOVERY_CODES).first()
        return reverse("mfa_view_recovery_codes" if codes and not codes.wrap().did_view else "me")


def send(message: EmailMessage) -> None:
    """Send a mail; if that cannot be, it is told to whoever looks after the site."""
    try:
        message.send()
    except Exception as error:
        log.warning("a mail could not be sent: %s", error)


class Passkeys(DefaultMFAAdapter):  # type: ignore[misc]
    """Passkeys as this site has them."""

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        """What a device shows as the place where a passkey is good."""
        own: dict[str, str] = super().get_public_key_credential_rp_entity()
        return {**own, "name": title()}

    def get_public_key_credential_user_entity(self, user: AbstractBaseUser) -> dict[str, Any]:
        """Under which name a device keeps a passkey."""
        own: dict[str, Any] = super().get_public_key_credential_user_entity(user)
        player = Player.objects.filter(user_id=user.pk).first()
        name = player.handle or called(player) if player is not None else title()
        return {**own, "name": name, "display_name": called(player)}

    def generate_authenticator_name(self, user: AbstractBaseUser, type: Authenticator.Type) -> str:  # noqa: A002
        """What a passkey is called if nobody says it."""
        number = Authenticator.objects.filter(user_id=user.pk, type=type).count() + 1
        return _("Passkey %(number)s") % {"number": number}


def passkeys_work(request: HttpRequest) -> bool:
    """Whether a browser makes passkeys for this address: under https or on this machine, and never for a number."""
    host = request.get_host()
    secure = request.is_secure() or site_url(request).startswith("https://")
    return number(host) is None and (secure or bare(host) == "localhost")
