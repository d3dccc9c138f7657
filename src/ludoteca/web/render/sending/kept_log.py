"""The log as a page keeps it: an update brings only the lines that the page lacks, and those after them.

The page drops whatever it has from the first of these lines on, and takes the mark of the latest from those it keeps.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..markup.log import CLOSING, entry, nothing, opening, within
from ..regions.log import MANY, LogLine

NO_LINE = 0  # the number of what stands there before there are lines, as the page counts it


class WrittenLine(NamedTuple):
    """A line of the log as HTML, also without the mark of the latest."""

    number: int
    text: str
    plain: str


@dataclass(frozen=True)
class WrittenLog:
    """The last lines of the log, heard through somebody's eyes."""

    opening: str  # what comes before the lines; it names the eyes
    lines: list[WrittenLine]

    def markup(self) -> str:
        """All of it as a region."""
        return self.opening + "".join([line.text for line in self.lines]) + CLOSING

    def lacking(self, has: WrittenLog | None) -> WrittenLog | None:
        """What a page lacks that was sent another state of the log; nothing if it has all."""
        if has is None or has.opening != self.opening:
            return self
        if has.lines == self.lines:
            return None
        known = {line.number: line for line in has.lines}
        for number, line in enumerate(self.lines):
            old = known.get(line.number)
            if old is not line and not line_kept(old, line):
                return WrittenLog(self.opening, self.lines[number:])
        return WrittenLog(self.opening, self.lines[-1:])  # the page drops what came after it


def line_kept(old: WrittenLine | None, line: WrittenLine) -> bool:
    """Whether a line that a page has stays as it is, but for the mark that the page itself takes away."""
    return old is not None and old.plain == line.plain and line.text in (line.plain, old.text)


def written(lines: list[LogLine], eyes: int) -> WrittenLog:
    """The log in HTML."""
    return WrittenLog(
        opening(eyes), [written_line(line) for line in lines] or [WrittenLine(NO_LINE, nothing(), nothing())]
    )


@lru_cache(maxsize=MANY)
def written_line(line: LogLine) -> WrittenLine:
    """A line in HTML."""
    inside = within(line)
    text = entry(line, inside, line.look)
    return WrittenLine(line.index, text, entry(line, inside, line.plain_look) if line.last else text)
