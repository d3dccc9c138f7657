"""What is kept in a language is in that language, whatever Django happens to speak meanwhile."""

from __future__ import annotations

from django.utils import translation

from ludoteca.web.render.language import gettext, once, speaking, translated


def test_a_sentence_that_is_kept_is_in_its_language() -> None:
    translated.cache_clear()
    with speaking("en"), translation.override("pt-br"):
        assert gettext("then luck decides") == "then luck decides"
    with speaking("pt-br"), translation.override("en"):
        assert gettext("then luck decides") == "depois a sorte decide"


def test_so_is_whatever_is_made_once() -> None:
    said = once(lambda end: translation.gettext("then luck decides") + end)
    with speaking("en"), translation.override("pt-br"):
        assert said(".") == "then luck decides."
    with speaking("pt-br"), translation.override("en"):
        assert said(".") == "depois a sorte decide."
