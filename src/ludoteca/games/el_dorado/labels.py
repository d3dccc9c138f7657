"""The words on the buttons of El Dorado, and which of them stand out, from the view alone."""

from __future__ import annotations

from ...core.language.text import Words
from .data import CAMP, FIRST_FINISH, HAND, IDS, POWER, PRICE, RUBBLE, TERRAIN, WORTH
from .draw.land.compass import away, toward
from .view import ExpeditionView

MAIN = {
    "walk": ["stop"],
    "remove-cards": ["done"],
    "replace-cards": ["done"],
    "discard-cards": ["done"],
    "put-away": ["save", "lose"],
}
"""What stands out, by what is asked."""


def main(view: ExpeditionView) -> list[str]:
    """The main actions of this moment: in phase 1 the dearest card that can be paid for, and the end of the phase."""
    if view["step"] != "play-cards":
        return MAIN.get(view["step"], []).copy()
    cards = [] if view["bought"] else sorted(view["affordable"], key=lambda card: -PRICE[card])[:1]
    return [*["buy " + IDS[card].replace("_", "-") for card in cards], "discard-rest", "done"]


def label(view: ExpeditionView, verb: str, thing: int, words: Words) -> str:
    """The words on a button: where it leads, what it costs, what is left."""
    match verb:
        case "step":
            return step_label(view, thing, words)
        case "overcome":
            return words.action(verb, thing + 1)
        case "pawn":
            steps = view["distances"][view["actor"]][thing][0]
            return words.say("label-pawn", steps, which(view, thing, words))
        case "play" | "use":
            return words.say(f"label-{verb}", thing)
        case "buy":
            return words.say("label-buy", thing, PRICE[thing])
        case "pay":
            return pay_label(view, thing, words)
        case "stop" if view["moving"]:
            return words.say("draw-stop", view["moving"][3])
        case "done":
            return done_label(view, words)
    return words.action(verb, thing)


def pay_label(view: ExpeditionView, card: int, words: Words) -> str:
    """What becomes of a card that is paid: coins, or gone for this turn, or gone for good."""
    if view["step"] == "pay":
        return words.say("label-pay", card, WORTH[card])
    space = view["way"][0]
    return words.say("label-pay-camp" if space >= 0 and TERRAIN[space] == CAMP else "label-pay-way", card)


def done_label(view: ExpeditionView, words: Words) -> str:
    """What follows: the cards that may still be kept, and those that are drawn."""
    kept = view["sizes"][view["actor"]]
    if view["step"] == "play-cards":
        return words.say("done-play-cards", kept) if kept else words.say("done-empty", HAND)
    if view["step"] == "discard-cards":
        return words.say("done-discard-cards" if kept < HAND else "done-keep-all", kept, HAND - kept)
    return words.say(f"done-{view['step']}")


# -- where a step leads ------------------------------------------------------------------------------------------------


def step_label(view: ExpeditionView, space: int, words: Words) -> str:
    """A step: the direction, the land, what is paid for it, and with two pawns which of them goes."""
    pawn = goer(view, space)
    where = ", ".join(
        words.say("label-far", steps, direction) if steps > 1 else words.name("direction", direction)
        for steps, direction in toward(view, view["pawns"][view["actor"]][pawn], space)
    )
    said = land_label(view, space, where, words)
    if view["moving"] or len(view["pawns"][view["actor"]]) == 1:
        return said
    return words.say("label-by-pawn", said, which(view, pawn, words))


def land_label(view: ExpeditionView, space: int, where: str, words: Words) -> str:
    """A space in a direction, and what entering it takes away."""
    if space >= FIRST_FINISH:
        return words.say("label-finish", where)
    power, terrain = POWER[space], TERRAIN[space]
    if terrain in (RUBBLE, CAMP) and not view["moving"]:
        return words.say("label-camp" if terrain == CAMP else "label-rubble", power, where)
    return words.say("label-step", where, terrain, power)


def goer(view: ExpeditionView, space: int) -> int:
    """The actor's pawn that would go there: the one that moves, else the nearest."""
    if view["moving"]:
        return view["moving"][1]
    pawns = view["pawns"][view["actor"]]
    return min(range(len(pawns)), key=lambda pawn: (pawns[pawn] < 0, away(view, pawns[pawn], space)))


def which(view: ExpeditionView, pawn: int, words: Words) -> str:
    """One of two pawns: the front or the rear one; if both are as far, the one that lies in some direction."""
    here, other = view["pawns"][view["actor"]][pawn], view["pawns"][view["actor"]][1 - pawn]
    mine, theirs = view["distances"][view["actor"]][pawn][0], view["distances"][view["actor"]][1 - pawn][0]
    if mine != theirs:
        return words.say("pawn-front" if mine < theirs else "pawn-rear")
    ways = toward(view, other, here)
    return words.say("pawn-side", ways[0][1]) if ways else words.say("pawn-number", pawn + 1)
