"""What everything on the table of Ferry is, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from ludoteca.core.language.text import mark as _
from ludoteca.core.seen.legend import Part, Thing

from .text import NAMES

CARGO: Final = _("Cargo: buy it in the market, load it into the hold.")

LEGEND: Final = (
    Part(_("Cargo"), {f"kind:{kind}": Thing(name, CARGO, "§3") for kind, name in enumerate(NAMES["kind"])}),
)
