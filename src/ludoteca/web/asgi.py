"""The site as an application for any ASGI server: `uvicorn ludoteca.web.asgi:application`."""

from __future__ import annotations

import django

from .server import settle

settle(None)
django.setup()  # the rooms of the dispatcher need the settings

from .dispatcher import application  # noqa: E402

__all__ = ["application"]
