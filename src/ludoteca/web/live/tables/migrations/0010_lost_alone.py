from typing import Any

from django.db import migrations

from ludoteca.core.records.match import Match
from ludoteca.core.records.record import RecordError, read
from ludoteca.games import READABLE

LEAST = 180  # points: with fewer nobody has ever won alone


def lost_alone(apps: Any, _editor: object) -> None:
    """Games of Origins alone that were lost were kept as a first place."""
    tables = apps.get_model("tables", "Table").objects.filter(game="origins", status="over")
    seats = apps.get_model("tables", "Seat").objects.filter(place=1)
    first = seats.filter(table__in=tables.filter(header__contains=" players=1 "))
    first.filter(score__lt=LEAST).update(place=2)
    for seat in first.select_related("table"):
        lines = seat.table.lines.order_by("number").values_list("text", flat=True)
        seat.place = place_in("\n".join([seat.table.header, *lines]) + "\n")
        seat.save(update_fields=["place"])


def place_in(record: str) -> int:
    """The place in the one game that a record tells; where this release cannot read it, it stays."""
    try:
        match = Match.load(read(record, READABLE))
    except RecordError:
        return 1
    return int(match.game.ranks(match.state)[0])


class Migration(migrations.Migration):
    """Alone, without the points to reach, nobody is first."""

    dependencies = [("tables", "0009_table_invite")]

    operations = [migrations.RunPython(lost_alone, migrations.RunPython.noop, elidable=True)]
