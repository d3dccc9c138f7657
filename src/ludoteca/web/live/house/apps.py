"""How Django finds the house."""

from __future__ import annotations

from django.apps import AppConfig


class HouseConfig(AppConfig):
    """The application that keeps what concerns the site as a whole."""

    name = "ludoteca.web.live.house"
    label = "house"
