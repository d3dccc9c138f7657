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


class WithoutAddress(logging.Filter):
    """An address may hold a seat's secret: of what went wrong, only the kind of page is written down."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.args and isinstance(record.args, tuple) and hasattr(record, "request"):  # Django names it last
            match = getattr(record.request, "resolver_match", None)
            record.args = (*record.args[:-1], f"/{match.route}" if match else "a page")
        return True


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
        # What was merely asked for in vain is not written down at all, nor what a sender did wrong, which Django calls
        # an error of security.
        "filters": {"without_address": {"()": "ludoteca.web.logs.WithoutAddress"}},
        "loggers": {
            "django.request": {"level": "ERROR", "filters": ["without_address"]},
            "django.security": {"level": "CRITICAL"},
        },
    }
