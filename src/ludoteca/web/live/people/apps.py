"""How Django finds the people."""

from __future__ import annotations

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """The application that keeps the people."""

    name = "ludoteca.web.live.people"
    label = "people"
