"""A refusal: what was asked cannot be, why, and nothing has changed."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from ...core.language.text import Words

NONSENSE = _("This could not be understood.")
TOO_FAST = _("That was a little fast. Wait a moment, then try again.")
FAILED = _("Something went wrong here. Nothing has changed; please try again.")


class Refusal(Exception):
    """Says no in one sentence, which becomes words only in the reader's language."""

    def __init__(self, sentence: Promise | str = "", reason: str = "", status: int = 409, told: str = "") -> None:
        super().__init__(reason or "refused")
        self.sentence = sentence
        self.reason = reason  # a key of the game's reasons
        self.told = told  # a sentence of the game's lessons, in English
        self.status = status

    def say(self, words: Words | None = None) -> str:
        """The sentence in the language that is spoken now."""
        if self.reason and words is not None:
            return words.reason(self.reason)[1]
        if self.told and words is not None:
            return words.translate(self.told)
        return str(self.sentence)
