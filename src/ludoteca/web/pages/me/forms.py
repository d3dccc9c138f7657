"""The forms of signing in that differ from allauth's own."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import partial
from typing import Any

from allauth.account.forms import LoginForm, SetPasswordForm
from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from allauth.mfa.webauthn.forms import (
    AddWebAuthnForm,
    AuthenticateWebAuthnForm,
    LoginWebAuthnForm,
    ReauthenticateWebAuthnForm,
)
from django import forms
from django.utils.translation import gettext_lazy as _

from ...live.people import accounts, handles
from ...live.people.models import Player
from ...live.refusal import Refusal
from ...live.writer import HOUSE, WRITER

MOST = 65_535  # as a number in a passkey: where bytes are meant, the library would make as many as it says


class EnterForm(LoginForm):  # type: ignore[misc]
    """Signing in with a handle, or an address where there is mail, and a password."""

    def clean_login(self) -> str:
        """Handles that look alike are the same."""
        login: str = super().clean_login()
        return login if "@" in login else handles.fold(login)


class PasswordForm(SetPasswordForm):  # type: ignore[misc]
    """The first password, and the handle that goes with it."""

    handle = forms.CharField(label=_("Name to sign in with"), max_length=60)
    field_order = ["handle", "password1", "password2"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.player = Player.objects.get(user_id=self.user.pk)
        self.fields["handle"].initial = self.player.handle or self.player.name
        self.fields["handle"].widget.attrs["autocomplete"] = "username"

    def clean(self) -> dict[str, Any]:
        """Take the handle once everything else is right, so that nobody else can get it in between."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if not self.errors:
            try:
                WRITER.do(HOUSE, partial(accounts.choose_handle, self.player, cleaned["handle"]))
            except Refusal as refusal:
                self.add_error("handle", refusal.say())
            self.user.refresh_from_db()
        return cleaned


class Said(forms.JSONField):
    """What a browser says of a passkey, as text."""

    def to_python(self, value: str | None) -> Any:
        """What it says, if Python can read it and every database can keep it: browsers write nothing as \\u0000."""
        try:
            if "\\u" in (value or ""):
                raise ValueError("a letter that is in no passkey")
            return super().to_python(value)
        except (RecursionError, ValueError) as error:
            raise forms.ValidationError(self.error_messages["invalid"], code="invalid") from error


class Garbled(forms.Form):
    """What a browser says of a passkey may be anything: what cannot be read is a wrong passkey, no fault of ours."""

    credential = Said(widget=forms.HiddenInput)

    def read(self, clean: Callable[[], Any]) -> Any:
        """Whatever comes of reading it."""
        try:
            if largest(self.cleaned_data.get("credential")) > MOST:
                raise ValueError("a number in the place of a text")
            return clean()
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, struct.error) as error:
            raise get_adapter().validation_error("incorrect_code") from error


def largest(said: object) -> int:
    """The largest number anywhere in what a browser says."""
    if isinstance(said, dict):
        said = list(said.values())
    if isinstance(said, list):
        return max(map(largest, said), default=0)
    return said if isinstance(said, int) else 0


class NewPasskeyForm(Garbled, AddWebAuthnForm):  # type: ignore[misc]
    """A new passkey: always one that needs no password beside it."""

    name = forms.CharField(label=_("What to call it"), required=False, max_length=40)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["passwordless"]

    def clean(self) -> dict[str, Any]:
        """The device must have asked for a finger, a face or a code."""
        if not isinstance(self.cleaned_data.get("credential"), dict) or not self.cleaned_data["credential"]:
            raise get_adapter().validation_error("incorrect_code")
        self.cleaned_data["passwordless"] = True
        cleaned: dict[str, Any] = self.read(super().clean)
        return cleaned


class SomePasskeyForm(Garbled, LoginWebAuthnForm):  # type: ignore[misc]
    """Any passkey that is good for this site."""

    def clean_credential(self) -> Authenticator:
        """The passkey that was shown."""
        return self.read(super().clean_credential)


class OwnPasskeyForm(Garbled, AuthenticateWebAuthnForm):  # type: ignore[misc]
    """A passkey of somebody who has shown their password."""

    def clean_credential(self) -> Authenticator:
        """The passkey that was shown."""
        return self.read(super().clean_credential)


class SamePasskeyForm(Garbled, ReauthenticateWebAuthnForm):  # type: ignore[misc]
    """A passkey of somebody who is signed in, once more."""

    def clean_credential(self) -> Authenticator:
        """The passkey that was shown."""
        return self.read(super().clean_credential)
