"""What everything on the table of Ferry is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ludoteca.core.legend import Part, Thing
from ludoteca.core.text import mark as _

from .text import NAMES

CARGO: Final = _("Cargo: buy it in the market, load it into the hold.")

LEGEND: Final = (
    Part(_("Cargo"), {f"kind:{kind}": Thing(name, CARGO, "§3") for kind, name in enumerate(NAMES["kind"])}),
)
