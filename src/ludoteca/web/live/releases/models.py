"""What one release leaves to the next."""

from __future__ import annotations

from django.db import models

from ..tables.models import Table


class Mark(models.Model):
    """How a table stood at a revision, as a digest of its position: only the release that played it could say."""

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True, related_name="mark")
    revision = models.PositiveIntegerField()
    position = models.CharField(max_length=32)

    def __str__(self) -> str:
        return f"{self.table_id} at {self.revision}: {self.position}"
