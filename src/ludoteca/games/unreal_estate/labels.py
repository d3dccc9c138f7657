"""The words on the buttons of Unreal Estate, and which of them stand out, from the view alone."""

from __future__ import annotations

from ...core.language.text import Words
from .data import AMOUNT, BUILDINGS, EFFECTS, IDS, VALUE
from .rules.table import points
from .view import EstateView

SCORING = ("turn", "bestowed-set", "further-set", "final-set")
ENDED = ("further-set", "salvage", "carpenter")  # what may be ended before all of it is done


def main(view: EstateView) -> list[str]:
    """The main actions of this moment: the best sets, and to stop."""
    worth = [set_points(view, building) for building in range(BUILDINGS)] if view["step"] in SCORING else []
    best = sorted([building for building, gain in enumerate(worth) if gain], key=lambda building: -worth[building])
    sets = ["score " + IDS[building].replace("_", "-") for building in best]
    return [*sets[:2], "done"] if view["step"] in ENDED else sets[:1]


def set_points(view: EstateView, building: int) -> int:
    """What a set would score now, with the help of the special that was played for it."""
    mine = view["hands"][view["seat"]] if view["seat"] >= 0 else None
    if view["step"] != "bestowed-set" or mine is None or not view["sets"][building]:
        return view["sets"][building]
    effect, amount = EFFECTS[view["special"]], AMOUNT[view["special"]]
    held = mine.count(building) + (amount if effect == "studio" else 0)
    return points(held, building, view["drawer"][building] + (amount if effect == "crier" else 0))


def label(view: EstateView, verb: str, thing: int, words: Words) -> str:
    """The words on a button: who is concerned, and what it brings."""
    match verb:
        case "score" if view["step"] in SCORING:
            return words.say("label-score", thing, set_points(view, thing))
        case "select" | "play" if thing >= BUILDINGS:
            return words.say("label-special", words.action(verb, thing), thing)
        case "select" if view["more"][thing]:
            return words.say("label-take-set", thing, view["more"][thing])
        case "pass":
            return words.say("label-pass", thing, (view["actor"] + 1) % view["seats"])
        case "rob" | "visit":
            return words.say(f"label-{verb}", view["sizes"][thing], thing)
        case "ruin":
            return words.say("label-ruin", thing, ruins(view, thing))
        case "done":
            return words.say(f"done-{view['step']}")
    return words.action(verb, thing)


def ruins(view: EstateView, building: int) -> int:
    """What the Museum of Ruins pays for a building of the viewer."""
    mine = view["hands"][view["actor"]] or []
    return mine.count(building) * VALUE[building] * AMOUNT[view["special"]]
