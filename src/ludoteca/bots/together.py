"""One search in several processes: each grows a tree of its own, and what they found about the options is summed."""

from __future__ import annotations

from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from ..core.chance import Chance
from .search import LUCK, Node, Search
from .sight import Sight

if TYPE_CHECKING:
    from .ismcts import Ismcts

Found = tuple[int, list[tuple[int, int, list[float]]]]  # the best option; of each: visits, totals


def grow_together(bot: Ismcts, sight: Sight) -> Search:
    """The bot's tree, with what its helpers found behind each option added to it.

    A helper is a fork of this process, so that it has the same eyes; where there is no fork, the bot works alone.
    """
    if "fork" not in get_all_start_methods():
        return bot.grow(sight, bot.playouts)
    context, share = get_context("fork"), max(1, bot.playouts // bot.processes)
    helpers = []
    for _ in range(bot.processes - 1):
        ours, theirs = context.Pipe(duplex=False)
        helper = context.Process(target=help_out, args=(bot, sight, share, bot.luck.pick(LUCK), theirs), daemon=True)
        helper.start()
        theirs.close()
        helpers.append((helper, ours))
    tree = bot.grow(sight, share)
    leaders = {tree.ranking[0]} | {add(tree, ours) for _, ours in helpers}
    for helper, _ in helpers:
        helper.join()
    tree.rank([action for action in tree.ranking if action in leaders])
    return tree


def help_out(bot: Ismcts, sight: Sight, playouts: int, seed: int, answer: Connection) -> None:
    """What a helper does: the same search with luck of its own."""
    bot.luck = Chance(seed)
    bot.memory.forget()
    tree = bot.grow(sight, playouts)
    found: Found = tree.ranking[0], [(action, kid.visits, kid.totals) for action, kid in tree.root.kids.items()]
    answer.send(found)
    answer.close()


def add(tree: Search, ours: Connection) -> int:
    """Add what a helper found to the options of a tree; its favourite, or ours if it died."""
    try:
        best, kids = ours.recv()
    except EOFError:
        return tree.ranking[0]
    for action, visits, totals in kids:
        kid = tree.root.kids.setdefault(action, Node(tree.seats))
        kid.visits += visits
        tree.root.visits += visits
        for seat, total in enumerate(totals):
            kid.totals[seat] += total
            tree.root.totals[seat] += total
    return int(best)
