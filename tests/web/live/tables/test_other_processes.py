"""What processes tell each other: each listens to the tables it has, and what it has not heard it finds out later."""

from __future__ import annotations

import queue
from dataclasses import dataclass, field

import pytest
from django.db import OperationalError

from ludoteca.web.live.tables.live_table import LiveTable
from ludoteca.web.live.tables.open_tables import OPEN_TABLES
from ludoteca.web.live.tables.processes.other_processes import LOOK_AGAIN, ORIGIN, PLAYERS, Listener, Notes
from tests.web.people import legal, revision, settled, two_at_a_table

PATIENCE = 60.0


@dataclass
class Wire:
    """A connection to a database that nobody has."""

    said: list[str] = field(default_factory=list)

    def execute(self, statement: str) -> None:
        self.said.append(statement)


@pytest.fixture
def listener() -> Listener:
    return Listener(OPEN_TABLES.tables, lambda: None)


def played_elsewhere(listener: Listener | None = None) -> LiveTable:
    """A table of this process at which another one has played since; whoever listens to it did so before."""
    ana, _, code = two_at_a_table()
    if listener is not None:
        listener.attend(Wire())
    settled()
    behind = OPEN_TABLES.tables.pop(code)
    ana.act(code, legal(code)[0])
    OPEN_TABLES.tables[code] = behind
    assert behind.scene.revision < revision(code)
    return behind


def channel(live: LiveTable) -> str:
    return f"ludoteca_{live.stored.row.pk}"


@pytest.mark.usefixtures("site")
def test_a_process_listens_to_the_tables_that_it_has_and_to_no_others(listener: Listener) -> None:
    first, second, third = [OPEN_TABLES.tables[two_at_a_table()[2]] for _ in range(3)]
    del OPEN_TABLES.tables[third.code]  # another process has it
    wire = Wire()
    listener.attend(wire)
    assert sorted(wire.said.pop().split("; ")) == sorted([f"LISTEN {channel(first)}", f"LISTEN {channel(second)}"])
    listener.attend(wire)
    assert wire.said == []  # nothing is new
    OPEN_TABLES.forget(first.code)
    listener.attend(wire)
    assert wire.said == [f"UNLISTEN {channel(first)}"]


@pytest.mark.usefixtures("site")
def test_what_was_played_before_anybody_listened_is_looked_up(listener: Listener) -> None:
    behind = played_elsewhere()
    listener.attend(Wire())
    settled()
    assert behind.scene.revision == revision(behind.code)


@pytest.mark.usefixtures("site")
def test_a_note_of_another_process_is_followed_and_ones_own_is_not(listener: Listener) -> None:
    behind = played_elsewhere(listener)
    before, now = behind.scene.revision, revision(behind.code)
    for where, who in ((channel(behind), ORIGIN), ("ludoteca_0", "another"), (PLAYERS, "another")):
        listener.heard(where, f"{now} {who}")
        settled()
        assert behind.scene.revision == before
    listener.heard(channel(behind), f"{now} another")
    settled()
    assert behind.scene.revision == now


@pytest.mark.usefixtures("site")
def test_a_note_that_was_lost_is_made_up_for_when_somebody_next_asks_for_the_table() -> None:
    behind = played_elsewhere()
    assert OPEN_TABLES.table(behind.code) is behind
    assert behind.scene.revision == revision(behind.code)


class Told(Notes):
    """Notes that go nowhere, and one of them fails."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.failures = failures
        self.told: queue.SimpleQueue[tuple[dict[int, int], set[int]]] = queue.SimpleQueue()

    def send(self, gathered: dict[int, int], players: set[int]) -> None:
        self.told.put((gathered, players))
        if self.failures:
            self.failures -= 1
            raise OperationalError("the database is away")


def test_notes_of_one_moment_go_together_and_the_newest_of_a_table_counts() -> None:
    notes = Told()
    with notes.news:
        for table, number in ((1, 4), (1, 5), (2, 7), (3, 1), (3, LOOK_AGAIN), (3, 2)):
            notes.add(table, number)
        notes.add_player(9)
    assert notes.told.get(timeout=PATIENCE) == ({1: 5, 2: 7, 3: LOOK_AGAIN}, {9})


def test_a_note_that_cannot_be_sent_does_not_keep_later_ones_back() -> None:
    notes = Told(failures=1)
    notes.add(1, 4)
    assert notes.told.get(timeout=PATIENCE) == ({1: 4}, set())
    notes.add(1, 5)
    assert notes.told.get(timeout=PATIENCE) == ({1: 5}, set())
