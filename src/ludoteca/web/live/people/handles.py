"""Handles: what somebody signs in with. Two that could be mistaken for each other are the same."""

from __future__ import annotations

import unicodedata

from django.utils.translation import gettext_lazy as _

from ..refusal import Refusal

SHORTEST, LONGEST = 3, 24  # letters
BETWEEN = "-_."
LOOK_ALIKES = str.maketrans("0135|i", "olesll")  # letters and digits that are taken for each other
PAIRS = {"rn": "m", "vv": "w"}
RESERVED = """
admin administrator bot bots convidado guest help host house legal ludoteca master me moderator owner people root
security setup staff suporte support system visitante
"""
WRONG = _("3 to 24 letters or digits, with - _ . between them if you like.")
TAKEN = _("This name, or one that looks like it, is taken.")


def clean(text: str) -> str:
    """A handle as it is written: small Latin letters, digits and a few signs; anything else is refused."""
    handle = unicodedata.normalize("NFKC", text.strip()[:200]).casefold()
    letters = all(letter in BETWEEN or letter.isdecimal() or is_latin(letter) for letter in handle)
    if not letters or not SHORTEST <= len(handle) <= LONGEST or handle.strip(BETWEEN) != handle:
        raise Refusal(WRONG, status=400)
    if fold(handle) in {fold(word) for word in RESERVED.split()}:
        raise Refusal(TAKEN)
    return handle


def is_latin(letter: str) -> bool:
    """Whether it is a letter of the Latin script, with or without marks."""
    return letter.isalpha() and unicodedata.name(letter, "").startswith("LATIN ")


def fold(text: str) -> str:
    """What all handles have in common that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text.strip()[:200]).casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter) and letter not in BETWEEN)
    for pair, single in PAIRS.items():
        bare = bare.replace(pair, single)
    return bare.translate(LOOK_ALIKES)
