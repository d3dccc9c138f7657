"""What is not in the bare package: whoever asks for it without having it reads what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .native import mypyc_attr


@mypyc_attr(native_class=False)  # an ImportError cannot be compiled
class MissingExtra(ImportError):
    """An extra that is not installed."""


def extra(module: str, name: str) -> Any:
    """A module of an extra; where it is missing, one sentence says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        message = f"{module.partition('.')[0]} is not installed: pip install 'ludoteca[{name}]'"
        raise MissingExtra(message) from error
