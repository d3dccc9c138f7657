"""The bench of the site: a server of its own on a fresh folder, many tables with three viewers each, what they cost."""

from .run import run

__all__ = ["run"]
