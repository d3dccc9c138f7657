"""What was chosen, and what would have been better, in the words of the log and without a name."""

from __future__ import annotations

from ...core.game import AnyGame
from ...core.intentions.foretold import Foretold, foretold
from ...core.intentions.sentence import bare, nameless, tell
from ...core.intentions.tale import storyteller
from ...core.language.text import Words
from ...core.state import State


def told(game: AnyGame, state: State, texts: list[str], words: Words, names: list[str]) -> str:
    """Decisions of whoever is asked, as far as that seat could know before what would come of them."""
    seat = state.actor
    one = foretold(game, state, seat, [[game.actions.read(text) for text in texts]])[0]
    said = [sentences(one, seat, words), *silent(game, one, words, names, texts[-1])]
    return " · ".join([part for part in said if part])


def sentences(one: Foretold, seat: int, words: Words) -> str:
    """What the log would say of it."""
    teller = storyteller(words.text, seat)
    for event in one.events:
        teller.hear(event, 0)
    teller.begin()
    return "; ".join([bare(tell(nameless(words, seat), tale)) for tale in teller.tales])


def silent(game: AnyGame, one: Foretold, words: Words, names: list[str], last: str) -> list[str]:
    """What is chosen without being told; where something is told, only the last decision."""
    return [
        game.label({**view, "names": names}, action, words)
        for view, action in one.silent
        if not one.events or game.actions.write(action) == last
    ]
