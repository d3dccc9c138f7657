"""The numbers of the site, for those who know the token; and its log as JSON."""

from __future__ import annotations

import json
import logging
import sys

import pytest
from pytest_django import Settings

from ludoteca.web.logs import JsonFormatter
from tests.web.people import Person, legal, scene, settled, two_at_a_table

pytestmark = pytest.mark.usefixtures("site")


@pytest.mark.parametrize("header", ["", "Bearer ", "Bearer wrong", "Bearer n\xfcll", "secret"])
def test_without_the_token_there_is_nothing(settings: Settings, header: str) -> None:
    settings.LUDOTECA_METRICS_TOKEN = "the-token"
    assert Person().get("/metrics", authorization=header).status_code == 404
    settings.LUDOTECA_METRICS_TOKEN = ""
    assert Person().get("/metrics", authorization=header).status_code == 404


def numbers(settings: Settings) -> dict[str, float]:
    settings.LUDOTECA_METRICS_TOKEN = "the-token"
    text = Person().get("/metrics", authorization="Bearer the-token").content.decode()
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_whoever_looks_after_the_site_sees_its_numbers(settings: Settings) -> None:
    before = numbers(settings)
    ana, _, code = two_at_a_table()
    ana.act(code, legal(code)[0])
    settings.LUDOTECA_LIMITS = {**settings.LUDOTECA_LIMITS, "hint": ("1/hour", "1/hour")}
    for _ in range(2):
        ana.post(f"/t/{code}/hint/", revision=1)
    logging.getLogger("tests.metrics").error("on purpose")
    settled()
    after = numbers(settings)
    assert after["ludoteca_tables"] == 1
    assert after["ludoteca_sockets"] == 0
    assert after["ludoteca_writer_queue"] == 0
    assert after["ludoteca_commit_seconds_count"] > before["ludoteca_commit_seconds_count"]
    refused = 'ludoteca_refused_total{kind="hint"}'
    assert after[refused] == before.get(refused, 0) + 1
    assert after['ludoteca_errors_total{logger="tests.metrics"}'] >= 1
    assert "ludoteca_draw_seconds_count" in after
    assert "ludoteca_bots_waiting" in after


def test_how_long_bots_are_waited_for_is_measured(settings: Settings) -> None:
    waited = 'ludoteca_bot_wait_seconds_count{kind="%s"}'
    before = numbers(settings)
    ana = Person("Ana")
    code = ana.make(opponents="bots")
    while len(legal(code)) == 1:
        ana.act(code, legal(code)[0])
    ana.post(f"/t/{code}/hint/", revision=scene(code).revision)
    ana.act(code, legal(code)[0])
    settled()
    after = numbers(settings)
    for kind in ("hint", "move"):
        assert after[waited % kind] > before.get(waited % kind, 0)


def test_a_line_of_the_log_is_one_json_object() -> None:
    try:
        raise ValueError("of no use")
    except ValueError:
        record = logging.LogRecord("a.b", logging.ERROR, "", 1, "it %s\nso", ("is",), sys.exc_info())
    line = JsonFormatter().format(record)
    said = json.loads(line)
    assert "\n" not in line
    assert (said["level"], said["logger"], said["message"]) == ("error", "a.b", "it is\nso")
    assert "ValueError: of no use" in said["exception"]
