"""The words on the buttons of Origins, and which of them stand out, from the view alone."""

from __future__ import annotations

from ...core.language.text import Words
from .data import CELL_NAMES
from .places import Cell, district_label, plot_label, tile_label
from .view import RealmView

SAY_IT_ALL = ("upper", "lower", "bonus", "bonus-gold", "gain", "exchange")  # verbs whose words name cost and gain

MAIN = {
    "turn": ["pass"],
    "superiority": ["end-turn", "spend"],
    "menu": ["upper", "lower", "bonus"],
    "ability": ["use", "skip"],
    "way": ["build", "farm", "over-farm"],
    "military": ["move", "attack"],
    "military-both": ["move", "attack"],
    "military-attack": ["attack", "done"],
    "military-move": ["move", "done"],
    "training": ["done"],
    "activate": ["finish"],
    "side-step": ["skip"],
    "exchange": ["skip"],
}
"""What stands out, by what is asked."""


def main(view: RealmView) -> list[str]:
    """The main actions of this moment; at a site that was used, to go on."""
    visit = view["visit"]
    if view["step"] == "menu" and visit is not None and (visit["upper"] or visit["lower"]):
        return ["bonus", "finish"]
    return MAIN.get(view["step"], []).copy()


def label(view: RealmView, action: str, verb: str, thing: int, words: Words) -> str:
    """The words on a button: what is done, then what it costs and gives at once."""
    changes = {} if verb in SAY_IT_ALL else view["previews"].get(action, {})
    said = [words.say("change-" + key, abs(n)) if n > 0 else words.say("cost-" + key, -n) for key, n in changes.items()]
    return " · ".join([plain_label(view, verb, thing, words), *said])


def plain_label(view: RealmView, verb: str, thing: int, words: Words) -> str:
    """The words of an action without what it costs and gives."""
    visit, player = view["visit"], view["players"][max(0, view["actor"])]
    match verb:
        case "upper" | "lower" if visit is not None:
            return words.name(verb, visit["site"])
        case "bonus" if visit is not None:
            return words.action(verb, view["sites"][visit["site"]]["bonus"])
        case "place":
            return plot_label(player, cell_of(thing), words)
        case "copy" | "activate":
            return words.say("label-use", tile_label(player, cell_of(thing), words))
        case "close":
            return words.say("label-close", district_label(player, cell_of(thing), words))
        case "buy":
            prices = [slot for slot in view["market"] if slot[0] == thing]
            return words.say("label-buy", *prices[0][:3]) if prices else words.action(verb, thing)
        case "pass":
            return pass_label(view, words)
        case "spend" if view["step"] == "superiority":
            return words.say("label-spend")
    return words.action(verb, thing)


def pass_label(view: RealmView, words: Words) -> str:
    """Passing, and how many workers would stay at home."""
    player = view["players"][max(0, view["actor"])]
    idle = len([place for _, place in player["freemen"] if not place]) + len(player["speakers"])
    idle += player["archon"] == 0
    return words.say("label-pass", idle) if idle else words.action("pass", 0)


def cell_of(thing: int) -> Cell:
    """A cell as x and y."""
    x, y = CELL_NAMES[thing].split(",")
    return int(x), int(y)
