"""Chores are done again and again, whatever becomes of them, and the log says of each no more than it must."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

import pytest
from django.db import OperationalError

from ludoteca.web import dispatcher
from ludoteca.web.live.writer.trouble import LOCKED, Trouble


def test_a_chore_is_done_again_and_a_database_that_is_away_is_told_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    troubles: Iterator[Exception] = iter([OperationalError("gone"), Trouble(LOCKED), ValueError("ours")])

    async def story() -> None:
        done = asyncio.Event()
        loop = asyncio.get_running_loop()

        def work() -> None:
            for trouble in troubles:
                raise trouble
            loop.call_soon_threadsafe(done.set)

        chore = asyncio.create_task(dispatcher.every(0.0, work))
        await asyncio.wait_for(done.wait(), 60)
        chore.cancel()
        with suppress(asyncio.CancelledError):
            await chore

    asyncio.run(story())
    told = [(record.levelno, record.exc_info is None) for record in caplog.records]
    assert told == [(logging.WARNING, True), (logging.WARNING, True), (logging.ERROR, False)]
