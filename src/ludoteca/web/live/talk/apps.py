"""How Django finds what is said."""

from __future__ import annotations

from django.apps import AppConfig


class TalkConfig(AppConfig):
    """The application that keeps what is said."""

    name = "ludoteca.web.live.talk"
    label = "talk"
