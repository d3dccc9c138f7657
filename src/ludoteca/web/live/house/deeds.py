"""Deeds: whatever is done to look after the house is written down, with whoever did it."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from .models import Deed

SENTENCES = {
    "own": _("Became the owner"),
    "name": _("Called the site %(about)s"),
    "paper": _("Wrote a legal page: %(about)s"),
    "ban": _("Banned player %(about)s"),
    "lift": _("Let player %(about)s play again"),
}


def note(who: int, what: str, about: object = "") -> None:
    """Write a deed down; in the writer. Of others only the number is noted, so that they can be forgotten."""
    Deed.objects.create(who_id=who, what=what, about=str(about)[:60])


def say(deed: Deed) -> str:
    """A deed in the language that is spoken now."""
    return str(SENTENCES[deed.what]) % {"about": deed.about}
