"""People at the site, as the tests tell of them: each has a browser of their own."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from django.dispatch import receiver
from django.test import Client
from django.test.client import ClientHandler
from django.test.signals import setting_changed

from ludoteca.web.live.tables.models import Line, Table
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.scene import Scene
from ludoteca.web.live.writer import HOUSE, WRITER
from tests.toy.ferry.rules.table import Ferry


@cache
def doors() -> ClientHandler:
    """The site as every browser meets it: to build it for each of them again takes longer than most pages."""
    return ClientHandler(enforce_csrf_checks=False)


@receiver(setting_changed)
def rebuilt(**_: object) -> None:
    """Whoever comes after a setting was changed meets a site that knows it."""
    doors.cache_clear()


class Browser(Client):
    """A browser that meets the site as all others do."""

    def request(self, **request: Any) -> Any:
        self.handler = doors()
        return super().request(**request)


class Person:
    """Somebody with a browser."""

    def __init__(self, name: str = "", language: str = "en") -> None:
        self.name = name
        self.browser = Browser(headers={"accept-language": language}, SERVER_NAME="localhost")

    def get(self, path: str, **headers: str) -> Any:
        return self.browser.get(path, headers=headers)

    def post(self, path: str, follow: bool = False, **fields: Any) -> Any:
        return self.browser.post(path, {name: str(value) for name, value in fields.items()}, follow=follow)

    def text(self, path: str) -> str:
        """A page as it arrives, with all its secrets."""
        return str(self.get(path).content.decode())

    def make(self, game: str = "ferry", seats: int = 2, opponents: str = "friends", **fields: Any) -> str:
        """Make a table; its code."""
        answer = self.post("/tables/", game=game, seats=seats, opponents=opponents, name=self.name, **fields)
        assert answer.status_code == 302, body(answer)
        return str(answer.url.split("/")[2])

    def sit(self, code: str, seat: int) -> Any:
        """Sit down with the link that the maker sent."""
        return self.post(f"/t/{code}/seat/{scene(code).seats[seat].secret}/", name=self.name)

    def act(self, code: str, action: str, revision: int | None = None) -> Any:
        """Choose something at a table."""
        now = scene(code).revision if revision is None else revision
        return self.post(f"/t/{code}/act/", revision=now, action=action)

    def undo(self, code: str, to: str = "step") -> Any:
        return self.post(f"/t/{code}/undo/", revision=scene(code).revision, to=to)


def body(answer: Any) -> str:
    """What a page says, without the secrets of its forms, in whose letters luck may write anybody's name."""
    return re.sub(r'(name="csrfmiddlewaretoken" value=")\w+', r"\1", str(answer.content.decode()))


def words(answer: Any) -> str:
    """What a page says to a reader, without its marks."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body(answer)))


def scene(code: str) -> Scene:
    """A table as it stands."""
    settled()
    return OPEN_TABLES.table(code).scene


def settled() -> None:
    """Wait until the writer has nothing to do any more: a bot's move may call the next bot."""
    WRITER.do(HOUSE, int)
    while WRITER.inbox.load():  # what comes of a piece of work is asked for before that is answered
        WRITER.do(HOUSE, int)


def two_at_a_table(game: str = "ferry") -> tuple[Person, Person, str]:
    """Ana made a table, Bia sat down, and the game has begun."""
    ana, bia = Person("Ana"), Person("Bia")
    code = ana.make(game)
    bia.sit(code, 1)
    ana.post(f"/t/{code}/start/")
    assert scene(code).status == "running"
    return ana, bia, code


def legal(code: str) -> list[str]:
    """What may be chosen now."""
    now = scene(code)
    assert now.state is not None
    return [now.game.actions.write(action) for action in now.state.legal]


def deal(code: str, *hands: list[int]) -> None:
    """Put other cards into the hands of a table of Ferry."""
    match = OPEN_TABLES.table(code).match
    assert match is not None
    assert isinstance(match.state, Ferry)
    match.state.hands = list(hands)
    match.state.legal = match.state.agenda[-1].options(match.state)


def play_out(code: str) -> None:
    """Everybody chooses the first thing until the game is over."""
    live = OPEN_TABLES.table(code)
    while live.scene.status == "running":
        actor, revision, choice = live.scene.actor, live.scene.revision, legal(code)[0]
        WRITER.do(code, partial(live.submit, actor, revision, [choice]))


def lines(code: str) -> list[str]:
    """The lines of a table as the database has them."""
    return list(Line.objects.filter(table__code=code).values_list("text", flat=True))


def revision(code: str) -> int:
    """The revision of a table as the database has it."""
    return Table.objects.get(code=code).revision
