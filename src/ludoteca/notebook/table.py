"""The widget: a table drawn in a notebook, with its choices as buttons. Only a `Scene` leaves the kernel.

The scene is the one value that `table.js` reads. It answers by messages, which name the moment that they are meant for:
``{"choose": "select castle", "moment": 3}``, and ``{"again": true, "moment": 3}`` for a new game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from ..core.chance import Chance, SecureChance
from ..core.game import AnyGame
from ..core.language.text import LANGUAGES
from ..core.language.text import mark as _
from ..core.setup.options import OptionError, Value
from ..drawing.palette import THEMES
from ..games import GAMES
from .sitting import Sitting

HERE: Final = Path(__file__).parent


class Table(anywidget.AnyWidget):
    """Play against bots in a notebook, from one seat's eyes.

    *bots* are named by texts, one for each other seat; a class of the notebook itself is ``"__main__:MyBot"``. With a
    *seed* the luck is the same again. Options of the game are keywords.
    """

    _esm = HERE / "table.js"
    _css = HERE / "table.css"
    scene = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: str | AnyGame,
        seat: int = 0,
        bots: str | Sequence[str] = ("beginner",),
        language: str = "en",
        theme: str = "light",
        seed: int | None = None,
        **options: Value,
    ) -> None:
        self.language: Final = known("language", language, LANGUAGES)
        self.theme: Final = known("theme", theme, THEMES)
        self.sitting: Final = Sitting(
            GAMES[game] if isinstance(game, str) else game,
            seat,
            [bots] if isinstance(bots, str) else list(bots),
            options,
            SecureChance() if seed is None else Chance(seed),
        )
        super().__init__()
        self.moment = 0
        self.tell()
        self.on_msg(self.asked)

    def choose(self, action: str | int) -> None:
        """The person's choice, by its text or number, and the bots' answers."""
        self.sitting.choose(action)
        self.tell()

    def again(self) -> None:
        """A new game."""
        self.sitting.begin()
        self.tell()

    def tell(self, trouble: str = "") -> None:
        """Show how the table stands, and what went wrong."""
        self.moment += 1
        scene = self.sitting.scene(self.language, self.theme)
        say = self.sitting.game.words(self.language).translate
        self.scene = {**scene, "moment": self.moment, "trouble": trouble, "again": say(_("New game"))}

    def asked(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """What the browser asks for; what was meant for an earlier moment is passed over, as a second click is."""
        if not isinstance(message, dict) or message.get("moment") != self.moment:
            return
        try:
            if "choose" in message:
                self.choose(str(message["choose"]))
            elif "again" in message:
                self.again()
        except Exception as error:
            self.tell(f"{type(error).__name__}: {error}")
            raise  # a bot's author finds the lines in the notebook's log

    def __repr__(self) -> str:
        return f"<Table: {self.sitting.match.state!r}>"


def known(kind: str, value: str, values: Sequence[str]) -> str:
    """A value that there is."""
    if value not in values:
        raise OptionError(f"there is no {kind} {value!r}: there is {', '.join(values)}")
    return value
