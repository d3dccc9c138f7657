"""Rows of games in a Parquet file; its metadata has the texts of all actions, so that numbers can be read anywhere."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ..core.extras import extra
from ..core.game import AnyGame
from ..core.records.record import Record, RecordError
from ..games import GAMES, READABLE
from .game_row import GameRow, record_of

FORMAT: Final = "1"
ROWS: Final = 1000  # that are written at once


def schema() -> Any:
    """The columns of a file of games."""
    arrow = extra("pyarrow", "data")
    small, number = arrow.list_(arrow.int16()), arrow.list_(arrow.int32())
    columns = [
        ("game", arrow.dictionary(arrow.int16(), arrow.string())),
        ("rules", arrow.int16()),
        ("digest", arrow.string()),
        ("vocabulary", arrow.string()),
        ("players", arrow.int8()),
        ("options", arrow.map_(arrow.string(), arrow.string())),
        ("bots", arrow.list_(arrow.string())),
        ("position", arrow.string()),
        ("setup", number),
        ("actions", small),
        ("actors", arrow.list_(arrow.int8())),
        ("picks", arrow.list_(number)),
        ("over", arrow.bool_()),
        ("ending", arrow.string()),
        ("scores", number),
        ("ranks", arrow.list_(arrow.int8())),
    ]
    return arrow.schema(columns, metadata=metadata())


def metadata() -> dict[str, str]:
    """What the file says of itself: its format, and the text of every action by its number, game by game."""
    texts = {f"actions {game.name} {game.actions.digest()}": json.dumps(game.actions.texts) for game in GAMES.values()}
    return {"ludoteca": FORMAT, **texts}


def write_games(rows: Iterable[GameRow], file: str | Path) -> int:
    """Write *rows* into a new *file*, as they come; how many. A file that is not finished does not get its name."""
    file = Path(file)
    arrow, parquet = extra("pyarrow", "data"), extra("pyarrow.parquet", "data")
    columns, coming, count = schema(), iter(rows), 0
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with parquet.ParquetWriter(draft, columns, compression="zstd") as writer:
            while some := list(islice(coming, ROWS)):
                writer.write_table(arrow.Table.from_pylist(some, schema=columns))
                count += len(some)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return count


def read_rows(file: str | Path) -> Iterator[GameRow]:
    """The rows of a file, one after the other."""
    arrow, parquet = extra("pyarrow", "data"), extra("pyarrow.parquet", "data")
    try:
        source = parquet.ParquetFile(file)
    except arrow.ArrowInvalid as error:
        raise RecordError(0, f"{file} is no Parquet file") from error
    with source:
        if (source.schema_arrow.metadata or {}).get(b"ludoteca") != FORMAT.encode():
            raise RecordError(0, f"{file} holds no games of Ludoteca in format {FORMAT}")
        for batch in source.iter_batches(ROWS):
            yield from batch.to_pylist(maps_as_pydicts="strict")


def read_games(file: str | Path, games: Mapping[str, AnyGame] = READABLE) -> Iterator[Record]:
    """The records of a file that `write_games` wrote, one after the other; `Match.load` plays them again.

    Rows of other rules or another vocabulary than those of *games* are refused with a `RecordError`.
    """
    for row in read_rows(file):
        yield record_of(row, games)
