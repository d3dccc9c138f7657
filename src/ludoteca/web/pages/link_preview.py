"""What messengers show of a link: a title, a sentence, a picture."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.staticfiles import finders
from django.http import HttpRequest
from django.templatetags.static import static

from ..render.language import words_of
from ..render.lists.shelf import game_named
from .request.addresses import site_url


@dataclass(frozen=True)
class LinkPreview:
    """A title, a sentence, and the address of a picture."""

    title: str
    description: str
    image: str


def link_preview(request: HttpRequest, game: str, title: str = "", description: str = "") -> LinkPreview:
    """The preview of a page about a game; where nothing else is said, in the game's own words."""
    words = words_of(game_named(game))
    own = f"games/{game}/preview.png"
    picture = static(own if finders.find(own) else "ludoteca/preview.png")
    return LinkPreview(title or words.title, description or words.blurb, site_url(request) + picture)
