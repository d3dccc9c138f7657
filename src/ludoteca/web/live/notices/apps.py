"""How Django finds the notices, and where they begin to listen to the tables."""

from __future__ import annotations

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    """The application that tells people what waits for them."""

    name = "ludoteca.web.live.notices"
    label = "notices"

    def ready(self) -> None:
        from .post_office import outbox

        outbox.listen()
