"""The report of a finished game: everybody's chance turn by turn, what luck gave, and what each choice cost.

It is plain data, made from a record alone: the same record gives the same report, however it is cut into slices. What
luck gave is found on the table as it lay, which is no secret any more; a choice is judged by what its player knew.
"""

from .findings import Sums, deciding, sums
from .growing import Looker, Task, begun, merged, next_task, whole_report
from .report import Choice, Luck, Report, Turn, read_report

__all__ = [
    "Choice",
    "Looker",
    "Luck",
    "Report",
    "Sums",
    "Task",
    "Turn",
    "begun",
    "deciding",
    "merged",
    "next_task",
    "read_report",
    "sums",
    "whole_report",
]
