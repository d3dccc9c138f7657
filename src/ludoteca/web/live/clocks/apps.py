"""How Django finds the clocks."""

from __future__ import annotations

from django.apps import AppConfig


class ClocksConfig(AppConfig):
    """The application that keeps vacations, and when the site last lived."""

    name = "ludoteca.web.live.clocks"
    label = "clocks"
