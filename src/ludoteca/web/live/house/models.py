"""What is kept of the house."""

from __future__ import annotations

from django.db import models

from ..people.models import Player


class House(models.Model):
    """The one row of the site itself."""

    name = models.CharField(max_length=40, blank=True)  # what the site is called
    owner = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="houses")

    def __str__(self) -> str:
        return self.name or "Ludoteca"


class SetUpLink(models.Model):
    """What lets the host become the owner, once: only the link that `serve` printed has the token itself."""

    digest = models.CharField(max_length=64, unique=True)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.digest[:8]


class Paper(models.Model):
    """A legal page in one language, as the owner wrote it."""

    kind = models.CharField(max_length=10)
    language = models.CharField(max_length=10)
    text = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["kind", "language"], name="one_paper_of_each")]

    def __str__(self) -> str:
        return f"{self.kind} ({self.language})"


class Deed(models.Model):
    """Something that was done to look after the house."""

    who = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="deeds")
    what = models.CharField(max_length=10)  # a key of deeds.SENTENCES
    about = models.CharField(max_length=60, blank=True)
    when = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.what} {self.about}"
