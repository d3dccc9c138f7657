"""How Django finds the questions to bots."""

from __future__ import annotations

from django.apps import AppConfig


class BotsConfig(AppConfig):
    """The application that shares questions to bots."""

    name = "ludoteca.web.live.bots"
    label = "bots"
