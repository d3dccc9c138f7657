"""The writer: the one way to change tables and to write to the database."""

from .writer import HOUSE, WRITER

__all__ = ["HOUSE", "WRITER"]
