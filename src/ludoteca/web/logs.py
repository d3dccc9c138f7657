"""What is written down of the site's life: as lines for people, or as JSON for machines (LUDOTECA_LOG=json)."""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from typing import Any


class JsonFormatter(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def last_words(why: str) -> str:
    """Why a process cannot begin, as the rest of its log is written; there may be no settings yet."""
    if os.environ.get("LUDOTECA_LOG") != "json":
        return f"ludoteca: {why}"
    return JsonFormatter().format(logging.LogRecord("ludoteca", logging.ERROR, "", 0, why, None, None))


def logging_settings(form: str) -> dict[str, Any]:
    """How Python writes down what happens: *form* is "plain" or "json"."""
    plain = {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": plain, "json": {"()": "ludoteca.web.logs.JsonFormatter"}},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": form},
            "meter": {"class": "ludoteca.web.live.meters.ErrorMeter"},
        },
        "root": {"handlers": ["console", "meter"], "level": "WARNING"},
        # An address may hold a seat's secret: what was merely asked for in vain is not written down.
        "loggers": {name: {"level": "ERROR"} for name in ("django.request", "django.security")},
    }
