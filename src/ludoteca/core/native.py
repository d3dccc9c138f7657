"""`mypyc_attr` where the compiler's helper package is at hand, and a decorator that does nothing where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine runs on the standard library alone

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Leave the class as it is."""
        return _same


def _same(thing: T) -> T:
    return thing


def compiled() -> bool:
    """Whether this engine runs compiled."""
    return __file__ is None or not __file__.endswith(".py")


__all__ = ["compiled", "mypyc_attr"]
