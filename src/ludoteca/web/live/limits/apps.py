"""How Django finds the tallies."""

from __future__ import annotations

from django.apps import AppConfig


class LimitsConfig(AppConfig):
    """The application that shares the tallies."""

    name = "ludoteca.web.live.limits"
    label = "limits"
