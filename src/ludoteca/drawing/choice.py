"""What a viewer may choose now, drawn: a ring and a name for what is legal, and a way to ask why for what is not."""

from __future__ import annotations

from ..core.seen.picture import Choices
from .shapes.pieces import tick
from .svg import Value, el, remember


def item(what: str, label: str, *kids: str, **attrs: Value) -> str:
    """Something that stands for no action: what it is, a name in the game's legend, and what is to be said of it now.

    >>> item("deck", "Cards in the deck: 12.", "<circle/>")
    "<g role='img' aria-label='Cards in the deck: 12.' data-thing='deck'><circle/></g>"
    """
    return el("g", *kids, role="img", aria_label=label, data_thing=what, **attrs)


def thing(
    choices: Choices,
    action: str,
    label: str,
    *kids: str,
    what: str,
    ring: str = "",
    above: str = "",
    flag: str = "",
    goal: str = "",
    **attrs: Value,
) -> str:
    """A thing on the table that stands for an action, and `what` it is: its name in the game's legend.

    Legal, it is a button with a ring and, while hovered or focused, a flag. If several actions in a row reach its
    `goal`, which is called like the action unless it is named, it is a button, too: its ring is dotted, and the page,
    which knows the way and its words by the goal, makes it one. Otherwise it is a plain thing that the page can ask
    about: "why not?". `label` names the thing for those who cannot see it; a button says its action. What lies `above`
    (counts, values) is never covered by the ring.

    >>> choices = Choices({"score magic-boutique": "Score the Magic Boutique: 24 points"})
    >>> thing(choices, "select castle", "Enchanted Castle", "<circle/>", what="card:7")
    "<g class='ask' data-ask='select castle' data-thing='card:7' role='img' aria-label='Enchanted Castle'><circle/></g>"
    """
    look = str(attrs.pop("look", None) or "")
    attrs["data_thing"] = what
    if (goal or action) in choices.aims:
        attrs["data_choice"] = action if action in choices else None
        return el("g", *kids, ring, above, flag, look=f"choice far {look}".rstrip(), data_way=goal or action, **attrs)
    if action not in choices:
        attrs |= {"role": "img", "aria_label": label} if label else {}
        return el("g", *kids, above, look=f"ask {look}".rstrip(), data_ask=action, **attrs)
    attrs |= {"role": "button", "tabindex": 0, "aria_label": choices.labels[action] or label}
    attrs |= {"data_final": ""} if action in choices.final else {}
    return el("g", *kids, ring, above, flag, look=f"choice {look}".rstrip(), data_choice=action, **attrs)


def ring(shape: str, **attrs: Value) -> str:
    """The two-tone ring around a legal thing, cream on near-black; the stylesheet knows how wide."""
    return el(shape, look="edge", **attrs) + el(shape, look="ring", **attrs)


@remember
def rect_ring(x: float, y: float, w: float, h: float, r: float, low: bool = False) -> str:
    """A ring on the rim of a card or tile, and the tick of a chosen one: at the upper right, or `low`."""
    return ring("rect", x=x or None, y=y or None, width=w, height=h, rx=r) + tick(x + w - 4, y + (h - 4 if low else 4))


@remember
def circle_ring(x: float, y: float, r: float) -> str:
    """A ring around a round thing."""
    return ring("circle", cx=x, cy=y, r=r) + tick(x + 0.7 * r, y - 0.7 * r)
