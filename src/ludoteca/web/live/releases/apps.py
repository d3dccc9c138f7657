"""How Django finds the marks."""

from __future__ import annotations

from django.apps import AppConfig


class ReleasesConfig(AppConfig):
    """The application that carries games from one release into the next."""

    name = "ludoteca.web.live.releases"
    label = "releases"
