"""Accounts on a real site: with mail, with a mail server that is dead, and at its first run."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.web.house import Visitor, free_port, running
from tests.web.mailbox import mailbox

DEAD = "smtp+tls://ana:secret@127.0.0.1:1?from=games@example.org"
PASSWORD = "boats-over-the-river"


def words(page: str) -> str:
    """What a page says, without its marks."""
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page)))


def kept(url: str, name: str = "Ana") -> Visitor:
    """Somebody who has kept their place."""
    ana = Visitor(url)
    ana.post("/name/", name=name)
    ana.post("/me/keep/")
    return ana


def code_in(text: str) -> str:
    """The code that a mail brings."""
    found = re.search(r" is ([A-Z0-9-]+)\. ", text)
    assert found is not None, text
    return found[1]


def test_codes_come_by_mail_where_there_is_mail(tmp_path: Path) -> None:
    with mailbox() as box, running(tmp_path, free_port(), LUDOTECA_MAIL=box.address) as house:
        ana = kept(house.url)
        table = ana.make(game="unreal-estate", seats=2, level="beginner")
        ana.post("/me/mail/", action_add="", email="ana@example.org")
        mail = box.next()
        assert mail["To"] == "ana@example.org"
        assert mail["From"] == "games@example.org"
        link = re.search(r"http://\S+(/me/mail/\S+/)", mail.get_content())
        assert link is not None, mail.get_content()
        assert "Is ana@example.org yours?" in words(Visitor(house.url).get(link[1]))  # looking at it does nothing
        assert "not confirmed yet" in words(ana.get("/me/"))
        ana.post(link[1])
        assert "not confirmed yet" not in words(ana.get("/me/"))
        phone = Visitor(house.url)
        assert phone.post("/me/code/", email="ana@example.org").endswith("/me/code/enter/")
        phone.post("/me/code/enter/", code=code_in(box.next().get_content()))
        assert table in phone.get("/")
        forgetful = Visitor(house.url)
        forgetful.post("/me/password/forgotten/", email="ana@example.org")
        forgetful.post("/me/password/code/", code=code_in(box.next().get_content()))
        forgetful.post("/me/password/new/", password1=PASSWORD, password2=PASSWORD)
        again = Visitor(house.url)
        again.post("/me/in/", login="ana@example.org", password=PASSWORD)
        assert table in again.get("/")
        nobody = Visitor(house.url)
        assert nobody.post("/me/code/", email="eve@example.org").endswith(
            "/me/code/enter/"
        )  # nobody learns who is here
        assert box.mails.empty()


def test_with_a_dead_mail_server_nothing_breaks(tmp_path: Path) -> None:
    with running(tmp_path, free_port(), LUDOTECA_MAIL=DEAD) as house:
        ana = kept(house.url)
        ana.post("/me/mail/", action_add="", email="ana@example.org")
        assert "ana@example.org" in ana.get("/me/")
        for path in ("/me/code/", "/me/password/forgotten/"):
            assert "/me/" in Visitor(house.url).post(path, email="ana@example.org")
        assert "Ana" in ana.get("/")


def test_the_first_run_prints_a_link_that_dies_once_it_is_used(tmp_path: Path) -> None:
    with running(tmp_path, free_port(), LUDOTECA_MAIL=DEAD) as house:
        link = next(line.split()[-1] for line in house.said if "/setup/" in line)
        path = link.removeprefix(house.url)
        host = Visitor(house.url)
        assert host.post(path, site="Casa da Rosa").endswith("/house/")
        host.post("/house/mail/", address="rosa@example.org")
        assert "Casa da Rosa" in host.get("/")
        with pytest.raises(HTTPError, match="410"):
            Visitor(house.url).get(path)
    with running(tmp_path, free_port()) as house:
        assert not any("/setup/" in line for line in house.said)


def test_the_owner_reads_what_the_mail_server_said(tmp_path: Path) -> None:
    with mailbox() as box, running(tmp_path, free_port(), LUDOTECA_MAIL=box.address) as house:
        path = next(line.split()[-1] for line in house.said if "/setup/" in line).removeprefix(house.url)
        host = Visitor(house.url)
        host.post(path, site="")
        host.post("/house/mail/", address="rosa@example.org")
        assert "mail from this site arrives" in box.next().get_content()
