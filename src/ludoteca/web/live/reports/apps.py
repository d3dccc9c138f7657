"""How Django finds the reports, and where they begin to listen to the tables."""

from __future__ import annotations

from django.apps import AppConfig


class ReportsConfig(AppConfig):
    """The application that keeps the reports of finished games."""

    name = "ludoteca.web.live.reports"
    label = "reports"

    def ready(self) -> None:
        from . import growth

        growth.listen()
