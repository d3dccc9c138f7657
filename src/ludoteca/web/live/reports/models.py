"""What is kept of reports."""

from __future__ import annotations

from django.db import models

from ..tables.models import Table


class TableReport(models.Model):
    """The report of a finished game as far as it has grown: plain data, as `Report.write` writes it."""

    table = models.OneToOneField(Table, models.CASCADE, related_name="report")
    text = models.TextField()

    def __str__(self) -> str:
        return str(self.table_id)
