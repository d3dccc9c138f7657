"""How Django finds the tables."""

from __future__ import annotations

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The application that keeps the tables."""

    name = "ludoteca.web.live.tables"
    label = "tables"
