"""People who have kept their place, as the tests tell of them."""

from __future__ import annotations

import re

from ludoteca.web.live.people.models import Player
from tests.web.people import Person, body

PASSWORD = "boats-over-the-river"


def keep(person: Person) -> Player:
    """Somebody says their name and keeps their place; their player."""
    if person.name:
        person.post("/name/", name=person.name)
    answer = person.post("/me/keep/")
    assert answer.status_code == 302, body(answer)
    return player_of(person)


def player_of(person: Person) -> Player:
    """The player whose account is signed in at somebody's browser."""
    return Player.objects.get(user_id=int(person.browser.session["_auth_user_id"]))


def choose_password(person: Person, handle: str, password: str = PASSWORD) -> None:
    """Somebody chooses a handle and a password."""
    answer = person.post("/me/password/first/", handle=handle, password1=password, password2=password)
    assert answer.status_code == 302, body(answer)


def device_link(person: Person) -> str:
    """A link for another device of somebody."""
    found = re.search(r"/d/[\w-]+/", body(person.post("/me/devices/")))
    assert found is not None
    return found[0]
