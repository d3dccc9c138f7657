"""The mail server that the environment names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.web.mail import MailError, MailServer, mail_server
from tests.web.house import surroundings


def test_no_mail_server_is_named() -> None:
    assert mail_server("") is None


@pytest.mark.parametrize(
    ("text", "port", "starts", "begins"),
    [
        ("smtp+tls://ana:pa%40ss@mail.example.org?from=games@example.org", 587, True, False),
        ("smtps://ana:pa%40ss@mail.example.org?from=games@example.org", 465, False, True),
        ("smtp://ana:pa%40ss@mail.example.org:2525?from=games@example.org", 2525, False, False),
    ],
)
def test_a_mail_server_is_named_by_an_address(text: str, port: int, starts: bool, begins: bool) -> None:
    server = mail_server(text)
    assert server == MailServer(
        text.partition(":")[0], "mail.example.org", port, "ana", "pa@ss", sender="games@example.org"
    )
    assert (server.starts_tls, server.is_tls) == (starts, begins)
    assert "pa@ss" not in repr(server)


def test_the_sender_may_have_a_name() -> None:
    server = mail_server("smtp://localhost?from=Ludoteca+<games@example.org>")
    assert server is not None
    assert server.sender == "Ludoteca <games@example.org>"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("mail.example.org", "begins with"),
        ("https://ana:secret@mail.example.org?from=games@example.org", "begins with"),
        ("smtp+tls://?from=games@example.org", "no host"),
        ("smtp+tls://ana:secret@mail.example.org", "from"),
        ("smtp+tls://ana:secret@mail.example.org?from=nobody", "from"),
        ("smtp+tls://ana:secret@mail.example.org?from=a@b%0d%0aBcc:c@d", "from"),
        ("smtp+tls://ana:secret@mail.example.org:post?from=games@example.org", "no address"),
        ("smtp://[::1?from=games@example.org", "no address"),
    ],
)
def test_a_wrong_address_is_told_without_its_password(text: str, why: str) -> None:
    with pytest.raises(MailError, match=why) as told:
        mail_server(text)
    assert "secret" not in str(told.value)


def test_a_site_with_a_wrong_mail_server_does_not_start_and_says_why(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "ludoteca", "serve", "--no-browser", "--data", str(tmp_path)]
    surrounded = {**surroundings(), "LUDOTECA_MAIL": "smtp://ana:secret@mail.example.org"}
    done = subprocess.run(run, capture_output=True, text=True, env=surrounded, timeout=60)
    assert done.returncode == 2
    assert "LUDOTECA_MAIL must read like" in done.stderr
    assert "ana:secret" not in done.stderr
