"""Signing in and out: allauth's views, each in our look and routed by itself."""

from __future__ import annotations

from typing import Any

from allauth.account import views as account
from allauth.mfa.base import views as mfa
from allauth.mfa.recovery_codes import views as codes
from allauth.mfa.webauthn import views as webauthn
from allauth.mfa.webauthn.internal import auth
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from ..request import guests
from ..request.preferences import no_store
from .adapter import passkeys_work


class OurLook:
    """A view of allauth's on a page of ours, which nobody finds again by going back."""

    request: HttpRequest

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """What the page knows; allauth's own word for the site would stand in the place of ours."""
        context: dict[str, Any] = super().get_context_data(**kwargs)  # type: ignore[misc]
        context.pop("site", None)
        return {**context, "passkeys_work": passkeys_work(self.request)}

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """The answer, kept by no browser."""
        response: HttpResponse = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]
        return no_store(response)


class Enter(OurLook, account.LoginView):  # type: ignore[misc]
    """With a handle and a password, or with a passkey."""


class EnterByPasskey(webauthn.LoginWebAuthnView):  # type: ignore[misc]
    """What the browser asks before it shows a passkey, and where it shows one."""


class SecondStep(OurLook, mfa.AuthenticateView):  # type: ignore[misc]
    """Whoever has a passkey needs it, or a recovery code, besides the password."""


class OnceMore(OurLook, account.ReauthenticateView):  # type: ignore[misc]
    """Before something that counts, the password is asked for again."""


class OnceMoreByCode(OurLook, mfa.ReauthenticateView):  # type: ignore[misc]
    """Before something that counts, a recovery code is asked for."""


class OnceMoreByPasskey(OurLook, webauthn.ReauthenticateWebAuthnView):  # type: ignore[misc]
    """Before something that counts, the passkey is asked for."""


class ChangePassword(OurLook, account.PasswordChangeView):  # type: ignore[misc]
    """Another password."""


class SetPassword(OurLook, account.PasswordSetView):  # type: ignore[misc]
    """The first password, with a handle."""


class AddPasskey(OurLook, webauthn.AddWebAuthnView):  # type: ignore[misc]
    """A new passkey."""

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """What the browser needs to make one that brings its own name along."""
        context = super().get_context_data(**kwargs)
        return {**context, "js_data": {"creation_options": auth.begin_registration(self.request.user, True)}}

    def get_success_url(self) -> str:
        """The codes are for those who have a password too: only then is there a second step."""
        user = self.request.user
        return str(super().get_success_url()) if user.is_authenticated and user.has_usable_password() else "/me/"


class RemovePasskey(OurLook, webauthn.RemoveWebAuthnView):  # type: ignore[misc]
    """One passkey less."""


class RenamePasskey(OurLook, webauthn.EditWebAuthnView):  # type: ignore[misc]
    """Another name for a passkey."""


class Codes(OurLook, codes.ViewRecoveryCodesView):  # type: ignore[misc]
    """The recovery codes, shown once."""


class NewCodes(OurLook, codes.GenerateRecoveryCodesView):  # type: ignore[misc]
    """New recovery codes in the place of the old ones."""


class Leave(OurLook, account.LogoutView):  # type: ignore[misc]
    """Signing out: this browser forgets the player, and their sockets are closed."""

    def post(self, *args: Any, **kwargs: Any) -> HttpResponse:
        """Sign out."""
        player = guests.kept_player(self.request)
        response: HttpResponse = super().post(*args, **kwargs)
        if player is not None:
            guests.forget(self.request, response, player.pk)
        return response


# -- where there is mail -----------------------------------------------------------------------------------------------


class Addresses(OurLook, account.EmailView):  # type: ignore[misc]
    """The addresses to which codes may be sent."""


class ConfirmAddress(OurLook, account.ConfirmEmailView):  # type: ignore[misc]
    """Behind the link in a mail; looking at it does nothing."""


class AddressAsked(OurLook, account.EmailVerificationSentView):  # type: ignore[misc]
    """A mail is on its way."""


class AskForCode(OurLook, account.RequestLoginCodeView):  # type: ignore[misc]
    """A code by mail in the place of a password."""


class EnterCode(OurLook, account.ConfirmLoginCodeView):  # type: ignore[misc]
    """The code that came by mail."""


class AskForReset(OurLook, account.PasswordResetView):  # type: ignore[misc]
    """A forgotten password."""


class EnterResetCode(OurLook, account.ConfirmPasswordResetCodeView):  # type: ignore[misc]
    """The code that came by mail for it."""


class Reset(OurLook, account.CompletePasswordResetView):  # type: ignore[misc]
    """A new password in the place of the forgotten one."""


class ResetDone(OurLook, account.PasswordResetFromKeyDoneView):  # type: ignore[misc]
    """That was it."""
