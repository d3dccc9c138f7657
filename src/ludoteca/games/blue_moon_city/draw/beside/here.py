"""Where I stand: the card of that building, what finishing it would bring, and the payment that is being made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .....core.seen.picture import Choices
from .....drawing.choice import item, rect_ring, thing
from .....drawing.shapes.pieces import hit, pill, pill_width, token
from .....drawing.svg import SMALL, circle, clip, el, fit, group, icon, place_at, rect, remember, text, use
from ...data import ANY, COLOUR, COURTYARD, FIRST_SPACE, PEOPLES, SPACE_COLOUR, SPACE_VALUE, VALUE
from ..city.paint import ground, ink, sign
from ..city.tiles import WON, gains_width, won_by
from ..lettering import Lettering
from ..size import Table
from .about import action_lines

if TYPE_CHECKING:
    from ...view import CityView


def standing_on(view: CityView) -> int:
    """The tile under the viewer's figure; for those who watch, under the figure of whose turn it is."""
    return view["figures"][view["seat"] if view["seat"] >= 0 else view["turn"]]


def picks_colour(view: CityView) -> bool:
    """Whether the viewer chooses a colour for a space of the Palace."""
    return view["seat"] == view["actor"] and view["step"] == "palace-colour"


def here(view: CityView, choices: Choices, words: Lettering, table: Table, colours: bool, dragons: int) -> str:
    """The card of the building where the figure stands, or the colours to choose from."""
    tile = standing_on(view)
    x, y = table.here[:2]
    if colours:
        more = swatches(choices, words, table)
    elif view["space"] >= 0:
        more = payment(view, choices, words, table)
    elif tile == COURTYARD:
        more = offering(view, words, table)
    elif view["rebuilt"][tile]:
        more = ""
    else:
        more = (
            reward(view, words, tile, table) + visitors(dragons, words, table) + taken_colour(view, words, tile, table)
        )
    shape = f"bm-r{tile}" if view["rebuilt"][tile] else f"bm-i{tile}"
    card = item(f"tile:{tile}", words.tile(tile), use(shape), aria_describedby=f"bm-w{tile}")
    return card + el("g", more, transform=place_at(x, y))


def top_of(tile: int, words: Lettering, table: Table) -> float:
    """Where the card has room below what is printed."""
    return 212.0 + action_lines(tile, words, table) * 14.4


def reward(view: CityView, words: Lettering, tile: int, table: Table) -> str:
    """What each player would get if the viewer finished this building now."""
    won = view["finish"][tile]
    if not won:
        return ""
    getting = [seat for seat in range(view["seats"]) if any(won[seat])]
    said = "; ".join(f"{view['names'][seat]} {words.gains(won[seat])}" for seat in getting)
    label = f"{words.say(finish_key(view))}: {said}"
    heading = words.say(finish_key(view))
    return item("reward", label, reward_rows(heading, getting, won, top_of(tile, words, table), table))


def finish_key(view: CityView) -> str:
    """Who would finish the building: the viewer, or whose turn it is."""
    return "if-you-finish" if view["seat"] >= 0 else "if-finished"


def reward_rows(heading: str, getting: Sequence[int], won: Sequence[Sequence[int]], y: float, table: Table) -> str:
    """The heading, then a token and the gains of each player."""
    if table.narrow:
        out, x = text(12, 108, heading, fit(heading, 150, 12, 11), "f-print-2"), 178.0
        for seat in getting:
            out += token(seat, x, 104, 6.5) + won_by(x + 12, 104, tuple(won[seat]))
            x += 24 + gains_width(won[seat], WON)
        return out
    out = rect(10, y - 2, 194, 4 + 22 * (1 + (len(getting) + 1) // 2), "f-paper-2", 9)
    out += text(20, y + 15, heading, SMALL, "f-print", bold=600)
    for i, seat in enumerate(getting):
        x, line = 26 + i % 2 * 94, y + 33 + i // 2 * 22
        out += token(seat, x, line, 7) + won_by(x + 14, line, tuple(won[seat]))
    return out


def paying_dragons(view: CityView) -> int:
    """How many dragons pay for the first contribution of the turn."""
    tile = standing_on(view)
    return 0 if view["contributed"] or view["rebuilt"][tile] else view["dragons"].count(tile)


def visitors(count: int, words: Lettering, table: Table) -> str:
    """Dragons that pay for the first contribution of the turn."""
    if not count:
        return ""
    drawn = (
        rect(-34, -11, 68, 22, "f-night s-gold-hi", 11)
        + icon("dragon", -20, 0, 16, "k-cream")
        + text(2, 4.8, f"+{count}", 13, "f-cream", "middle", 700)
        + icon("scale", 21, 0, 14, "k-gold-hi")
    )
    label = words.say("dragons-pay", count)
    return item("visitors", label, drawn, transform=place_at(*((332, 58) if table.narrow else (43, 20))))


def offering(view: CityView, words: Lettering, table: Table) -> str:
    """In the Courtyard: what the next offering costs, and what the viewer has."""
    mine = view["crystals"][view["seat"]] if view["seat"] >= 0 else None
    if view["over"] or not view["cost"]:
        return ""
    said = words.say("next-costs", view["cost"]) if mine is None else words.say("cost-and-mine", view["cost"], mine)
    if table.narrow:
        return icon("crystal", 20, 95, 15, "k-crystal-lo") + text(34, 100, said, 13, "f-print", bold=600)
    ground = rect(12, 250, 190, 38, "f-paper-2", 9)
    return ground + icon("crystal", 25, 269, 16, "k-crystal-lo") + text(36, 273.5, said, SMALL, "f-print", bold=600)


def taken_colour(view: CityView, words: Lettering, tile: int, table: Table) -> str:
    """The one colour in which the spaces of the Palace are paid, if that is so and the first is paid."""
    colour = view["palace_colour"]
    if colour < 0 or SPACE_COLOUR[FIRST_SPACE[tile]] != ANY:
        return ""
    at = place_at(21, 17) if table.narrow else place_at(table.here[2] - 24, 111)
    return item(f"people:{colour}", words.say("palace-colour", colour), people_sign(colour, 0), transform=at)


def swatches(choices: Choices, words: Lettering, table: Table) -> str:
    """The colours to choose from for a space of the Palace."""
    out = [rect(0, 30 if table.narrow else 126, table.here[2], 84 if table.narrow else 174, "f-paper", 12)]
    out.append(text(14, 46 if table.narrow else 146, words.say("which-colour"), SMALL, "f-print", bold=600))
    for people in range(len(PEOPLES)):
        x, y = (6 + people * 45.2, 58.0) if table.narrow else (10 + people % 4 * 50.0, 164 + people // 4 * 60.0)
        out.append(swatch(choices, words, people, x, y))
    return "".join(out)


def swatch(choices: Choices, words: Lettering, people: int, x: float, y: float) -> str:
    """One colour."""
    return thing(
        choices,
        f"colour {PEOPLES[people]}",
        words.people(people),
        hit(0, 0, 44, 44),
        rect(1, 1, 42, 42, f"{ground(people)} s-print-2", 8),
        icon(sign(people), 22, 22, 24, f"k-{ink(people)}"),
        what=f"people:{people}",
        ring=rect_ring(1, 1, 42, 42, 8),
        transform=place_at(x, y),
    )


def payment(view: CityView, choices: Choices, words: Lettering, table: Table) -> str:
    """The space that is being paid: its price, the cards so far, what is still due, and a hint."""
    space = FIRST_SPACE[view["figures"][view["turn"]]] + view["space"]
    colour, due = view["colour"] if view["colour"] >= 0 else SPACE_COLOUR[space], max(0, view["due"])
    label = words.say("payment-label", due, words.people(colour), SPACE_VALUE[space])
    missing = words.say("due", due)
    x, y, w, h = (4.0, 32.0, 364.0, 78.0) if table.narrow else (8.0, 206.0, 198.0, 86.0)
    right, top = x + w - pill_width(missing, SMALL) / 2 - 8, y + (24 if table.narrow else 1)
    drawn = (
        rect(x, y, w, h, "f-paper-2 s-gold-lo", 9)
        + group(sum_of(colour, SPACE_VALUE[space], tuple(view["paid"]), w), at=(x + 10, y + 12))
        + pill(right, top, missing, size=SMALL, look="f-go-edge s-go", ink="go")
        + group(hint(view, choices, colour, w), at=(x, y + h - 20))
    )
    return item("payment", label, drawn)


def hint(view: CityView, choices: Choices, colour: int, w: float) -> str:
    """What an open Hoax still recolours; else the next card of the cheapest payment."""
    if view["source"] >= 0 and view["places"]:
        return group(recolouring(view["source"], colour, view["places"]), at=(20, 0))
    said = choices.labels.get(view["suggestion"], "")
    if not said:
        return ""
    return icon("wild", 17, 0, 14, "k-gold-lo") + text(30, 4.5, clip(said, w - 38, SMALL), SMALL, "f-print", bold=600)


@remember
def recolouring(source: int, colour: int, places: int) -> str:
    """What an open Hoax still does: cards of one people count as another, so many more."""
    return (
        people_sign(source, 0)
        + icon("next", 16, 0, 11, "k-print")
        + people_sign(colour, 32)
        + text(52, 4.5, f"×{places}", SMALL, "f-print", "middle", 700)
    )


def people_sign(people: int, x: float) -> str:
    """A people in a small disc."""
    return circle(x, 0, 9, f"{ground(people)} s-print-2") + icon(sign(people), x, 0, 12.5, f"k-{ink(people)}")


@remember
def sum_of(colour: int, value: int, paid: tuple[int, ...], w: float) -> str:
    """The price, an equals sign, and the cards so far; they overlap if there are many."""
    step = min(27.0, (w - 91) / max(1, len(paid) - 1))
    cards = "".join(
        group(small_card(COLOUR[card], VALUE[card]), at=(44 + round(i * step, 1), 0)) for i, card in enumerate(paid)
    )
    return small_card(colour, value) + text(33, 20, "=", 15, "f-print", "middle", 700) + cards


def small_card(people: int, value: int) -> str:
    """A card or a price as a small sign: value over the sign of its people."""
    tone = ink(people)
    return (
        rect(0, 0, 23, 29, f"{ground(people)} s-print-2" if people != ANY else "f-purple-2 s-print-2", 5)
        + text(11.5, 14, value, 13.5, f"f-{tone}", "middle", 700)
        + icon(sign(people), 11.5, 21.3, 11.5, f"k-{tone}")
    )
