"""The legal pages: privacy, terms, contact. Until the owner writes them they say what is true of every house."""

from __future__ import annotations

from pathlib import Path

from .models import Paper

KINDS = ("privacy", "terms", "contact")
LANGUAGES = ("en", "pt-br")
LONGEST = 16_000  # letters
FOLDER = Path(__file__).parents[2] / "papers"


def text_of(kind: str, language: str) -> str:
    """What a legal page says in a language."""
    written = Paper.objects.filter(kind=kind, language=language).values_list("text", flat=True).first()
    return written or default(kind, language)


def default(kind: str, language: str) -> str:
    """What it says until the owner writes something else."""
    return (FOLDER / f"{kind}.{language}.txt").read_text(encoding="utf-8").strip()


def write(kind: str, language: str, text: str) -> None:
    """Keep what the owner wrote; nothing, or what it says anyway, brings the default back. In the writer."""
    own = "\n".join(text.split("\r\n")).strip()[:LONGEST]
    if own in ("", default(kind, language)):
        Paper.objects.filter(kind=kind, language=language).delete()
    else:
        Paper.objects.update_or_create(kind=kind, language=language, defaults={"text": own})
