"""A mapper for tournaments over a cluster of Ray: what `workers` is for one machine."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..bots import BotError
from ..bots.contests.tournament import Job, Mapper, Row, at_once
from ..core.extras import extra

LOCAL = "local"  # the address of a cluster that is begun here, and ends with the games
PATIENCE = 10.0  # seconds


@contextmanager
def cluster(address: str = LOCAL) -> Iterator[Mapper]:
    """A mapper over the cluster at *address*. Its machines have Ludoteca installed in the same version."""
    ray: Any = extra("ray", "ray")
    knock(address)
    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError) as error:
        raise BotError(f"there is no Ray cluster at {address}: {error}") from error
    play_all = ray.remote(played)

    def mapped(work: Callable[[Job], Row], jobs: Iterable[Job]) -> Iterator[Row]:
        wanted = list(jobs)
        size = at_once(len(wanted), int(ray.cluster_resources()["CPU"]))
        parts = [play_all.remote(work, wanted[first : first + size]) for first in range(0, len(wanted), size)]
        for part in parts:
            yield from ray.get(part)

    try:
        yield mapped
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody answers there: Ray itself would go on asking for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            raise BotError(f"there is no Ray cluster at {address}: {error.strerror or error}") from error


def played(work: Callable[[Job], Row], jobs: list[Job]) -> list[Row]:
    """Several jobs, one after the other: too little work is not worth the way."""
    return [work(job) for job in jobs]
