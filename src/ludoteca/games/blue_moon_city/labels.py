"""The words on the buttons of Blue Moon City, and which of them stand out, from the view alone."""

from __future__ import annotations

from ...core.language.text import Words
from . import data
from .rules.payment import payable
from .rules.table import EMPTY
from .view import CityView

# Verbs over a part of the cards: the card of their first thing.
FIRST_THING = {"pair": data.MIMIX_1, "partner": data.MIMIX_1, "hoax": data.HOAX_1, "pillar": data.PILLAR_1}

SWAPS = ["swap-2", "swap-1"]  # goals: to discard what is of the least use, and draw

MAIN = {
    "movement": ["end-movement"],
    "contribution": ["end-contribution", *SWAPS],
    "offering": ["offer", "end-contribution"],
    "more-offerings": ["pillar pillar-1", "pillar pillar-2", "end-contribution"],
    "special-building": ["special", "skip-special"],
    "reset": [*SWAPS, "draw"],
}
"""What stands out, by what is asked."""


def main(view: CityView) -> list[str]:
    """The main actions of this moment: in a payment, the next card of the cheapest one."""
    return [view["suggestion"]] if view["suggestion"] else MAIN.get(view["step"], []).copy()


def label(view: CityView, verb: str, thing: int, words: Words) -> str:
    """The words on a button: what it costs, gives or leaves undone."""
    tile = view["figures"][view["turn"]]
    match verb:
        case "contribute" if thing < data.SPACES[tile]:
            return contribution(view, tile, thing, words)
        case "contribute":
            return words.action(verb, thing + 1)
        case "power":
            return words.say("label-power", thing)
        case "offer":
            return words.say("label-offer", view["cost"])
        case "special":
            return words.say("label-special", tile)
        case "draw":
            return words.say("label-draw", view["draws"])
        case "pillar" if thing < data.POWER_VALUES:
            return words.say("label-pillar", data.PILLAR_1 + thing, view["cost"] + view["surcharge"][thing])
        case "end-movement" if view["steps"]:
            return words.say("label-end-movement", view["steps"])
        case "end-contribution":
            return ending(view, words)
    return words.action(verb, FIRST_THING.get(verb, 0) + thing)


def contribution(view: CityView, tile: int, place: int, words: Words) -> str:
    """What a space costs; where the building has equal ones, which of them it is."""
    spaces = range(data.FIRST_SPACE[tile], data.FIRST_SPACE[tile] + data.SPACES[tile])
    prices = [(data.SPACE_VALUE[space], space_colour(view, space)) for space in spaces]
    key = "label-contribute" if prices.count(prices[place]) == 1 else "label-contribute-place"
    return words.say(key, *prices[place], place + 1)


def ending(view: CityView, words: Words) -> str:
    """What is left undone at the end of the contribution phase."""
    if view["step"] in ("offering", "more-offerings"):
        return words.say(f"label-end-{view['step']}")
    left = unpaid(view)
    return words.say("label-end-contribution", left) if left else words.action("end-contribution", 0)


def unpaid(view: CityView) -> int:
    """How many spaces of the building the viewer's hand could still pay, each by itself."""
    tile, cards = view["figures"][view["turn"]], view["hands"][view["turn"]]
    if cards is None or not view["markers"][view["turn"]]:
        return 0
    hand = [cards.count(card) for card in range(data.CARDS)]
    spaces = [data.FIRST_SPACE[tile] + place for place, owner in enumerate(view["owners"][tile]) if owner == EMPTY]
    return len([space for space in spaces if payable(hand, space_colour(view, space), data.SPACE_VALUE[space])])


def space_colour(view: CityView, space: int) -> int:
    """The colour in which a space is paid: its own, or the one that the Palace has taken."""
    bound = data.SPACE_COLOUR[space] == data.ANY and view["palace_colour"] >= 0
    return view["palace_colour"] if bound else data.SPACE_COLOUR[space]
