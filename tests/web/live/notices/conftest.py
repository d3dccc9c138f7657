"""People who play over days: a clock under control, services outside, and somebody who carries the notices."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from pytest_django import Settings

from ludoteca.web.live.clocks.now import CLOCK
from ludoteca.web.live.notices.post_office import door, floods
from ludoteca.web.live.notices.post_office.postman import POSTMAN
from ludoteca.web.live.people import tokens
from ludoteca.web.live.people.models import Player
from ludoteca.web.mail import mail_server
from tests.web.live.notices.browsers import PushedBrowser
from tests.web.live.notices.outside import Outside
from tests.web.people import Person, settled

START = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)  # a Monday, at noon


class Clock:
    """The time, which passes only if somebody says so."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def passes(self, **some: float) -> None:
        """Some time passes, and whoever carries notices makes one round."""
        self.now += timedelta(**some)
        settled()
        POSTMAN.round()
        POSTMAN.finish()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time for everything that has to do with notices."""
    own = Clock()
    monkeypatch.setattr(CLOCK, "now", own)
    monkeypatch.setattr(floods.LIMITER, "clock", lambda: own().timestamp())
    floods.LIMITER.reset()
    return own


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Outside]:
    """The services outside."""
    own = Outside(tmp_path)
    monkeypatch.setattr(door, "DOOR", own.door)
    yield own
    own.stop()


@pytest.fixture
def mailbox(settings: Settings, mailoutbox: list[object]) -> list[object]:
    """A site that sends mail, and what it has sent."""
    settings.LUDOTECA_MAIL = mail_server("smtp+tls://ana:secret@mail.example.org?from=games@example.org")
    settings.LUDOTECA_URL = "https://games.example.org"
    settings.LUDOTECA_HOSTS = [*django_settings.LUDOTECA_HOSTS, "games.example.org"]
    return mailoutbox


def player_of(person: Person) -> Player:
    """The player that somebody's browser is."""
    player = tokens.player_of(person.browser.cookies["guest"].value)
    assert player is not None
    return player


def pushed_to(person: Person) -> PushedBrowser:
    """Somebody's browser, which may be pushed to."""
    browser = PushedBrowser()
    answer = person.post("/me/channels/push/", subscription=browser.subscription())
    assert answer.status_code == 302, answer.content.decode()
    return browser


def hooked(person: Person, url: str = "https://hooks.example.org/ana", style: str = "json") -> None:
    """Somebody's hook, which has answered a test."""
    answer = person.post("/me/channels/hook/", address=url, style=style)
    assert answer.status_code == 302, answer.content.decode()
