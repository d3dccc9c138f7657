"""What is kept in a language is in that language, whatever Django happens to speak meanwhile."""

from __future__ import annotations

from pathlib import Path

from django.utils import translation

from ludoteca.web.render import markup
from ludoteca.web.render.language import gettext, once, speaking, translated


def test_a_sentence_that_is_kept_is_in_its_language() -> None:
    translated.cache_clear()
    with speaking("en"), translation.override("pt-br"):
        assert gettext("then luck decides") == "then luck decides"
    with speaking("pt-br"), translation.override("en"):
        assert gettext("then luck decides") == "depois a sorte decide"


def test_so_is_whatever_is_made_once() -> None:
    said = once(lambda end: gettext("then luck decides") + end)
    with speaking("en"), translation.override("pt-br"):
        assert said(".") == "then luck decides."
    with speaking("pt-br"), translation.override("en"):
        assert said(".") == "depois a sorte decide."


def test_what_is_made_once_asks_nobody_else_what_is_spoken() -> None:
    rooms = {path.name: path.read_text("utf-8") for path in Path(markup.__path__[0]).glob("*.py")}
    making = [name for name, text in rooms.items() if "@once" in text]
    assert "players.py" in making
    assert not [name for name in [*making, "clock.py", "shapes.py"] if "django.utils.translation" in rooms[name]]
