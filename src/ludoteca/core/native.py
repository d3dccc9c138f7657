"""What the compiler wants to know, where its helper package is at hand; where it is not, words that change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # the engine runs on the standard library alone
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Leave the class as it is."""
        return _same


def _same(thing: T) -> T:
    return thing


def compiled() -> bool:
    """Whether this engine runs compiled."""
    return __file__ is None or not __file__.endswith(".py")


__all__ = ["compiled", "i64", "mypyc_attr"]
