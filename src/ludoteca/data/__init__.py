"""Games as data: records to and from Parquet without loss. The extra `data` brings pyarrow, which this needs.

``write_games`` writes records into a file, ``read_games`` reads them back, and any tool that knows Parquet opens it.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from ludoteca import GAMES, read_record
>>> from ludoteca.bots import Job, play
>>> from ludoteca.data import game_row, read_games, write_games
>>> job = Job(GAMES["unreal-estate"], bots=("natural", "random"), seeds=(1, 2), luck=7, record=True)
>>> played = play(job)
>>> file = Path(mkdtemp()) / "games.parquet"
>>> write_games([game_row(read_record(played["record"], GAMES), played["bots"])], file)
1
>>> [record.write() == played["record"] for record in read_games(file)]
[True]
"""

from .game_row import GameRow, game_row, record_of
from .parquet import read_games, write_games

__all__ = ["GameRow", "game_row", "read_games", "record_of", "write_games"]
