"""The shared desk where the database fails in the middle of something."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from django.db import OperationalError

from ludoteca.web.live.bots.asking import shared_desk
from ludoteca.web.live.bots.asking import shared_statements as statements
from ludoteca.web.live.bots.asking.question import Question
from ludoteca.web.live.bots.asking.shared_desk import SharedDesk


def test_a_question_that_was_taken_is_thought_about_whatever_fails_then(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = SharedDesk.__new__(SharedDesk)  # without its thread
    desk.name, desk.thinking = "here", {}
    question = Question("record", 0, "beginner", 1.0, "table", waited=40.0)

    def run(statement: str, *values: object) -> list[Any]:
        if statement == statements.SERVE:
            raise OperationalError("the database is away")
        return [(7, "ticket", "guest", json.dumps(asdict(question)), 0.5)]

    monkeypatch.setattr(shared_desk, "run", run)
    taken = desk.next()
    assert taken is not None
    assert (taken.question, desk.thinking) == (question, {7: "ticket"})
