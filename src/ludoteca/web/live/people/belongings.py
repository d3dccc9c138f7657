"""What belongs to a player: every row of every model that points to them, found by looking at the models.

So whatever is kept of people one day is exported, brought along and erased without being listed here: a row that
cascades goes with its player, a row that can do without one only forgets them. A seat alone stays a player's own, so
that a game which others played too can still be read; it then says "Guest 1234".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.db import IntegrityError, models, transaction
from django.utils import timezone

from . import accounts
from .models import Player, guest_number

HELD = ("tables.seat.player", "tables.table.maker")  # moved by the tables themselves
STAYS = ("tables.seat.player",)  # with whoever is nobody any more
NOT_TOLD = ("password", "secret", "digest", "keys", "data", "username")  # would let somebody in who finds the file
Row = dict[str, object]


def relations(model: type[models.Model] = Player) -> Iterator[tuple[str, Any]]:
    """Everything that points to a player (or to an account), by a name like "tables.seat.player"."""
    for relation in model._meta.related_objects:
        yield f"{relation.related_model._meta.label_lower}.{relation.field.name}", relation


def rows(relation: Any, owner: int) -> Any:
    """The rows of a relation that point to somebody."""
    return relation.related_model._base_manager.filter(**{relation.field.name: owner})


# -- telling -----------------------------------------------------------------------------------------------------------


def told(player: Player) -> dict[str, list[Row]]:
    """Everything that is kept of a player, by the names of what it is."""
    mine = {"people.player": [plain(player)]}
    mine |= {name: [plain(row) for row in rows(each, player.pk)] for name, each in relations()}
    if player.user is not None:
        mine["account"] = [plain(player.user)]
        account = relations(type(player.user))
        mine |= {name: [plain(row) for row in rows(each, player.user.pk)] for name, each in account}
    return {name: found for name, found in mine.items() if found}


def plain(row: models.Model) -> Row:
    """A row as plain values, without what would open anything."""
    return {
        field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields if field.name not in NOT_TOLD
    }


# -- bringing along ----------------------------------------------------------------------------------------------------


def bring_along(guest: int, player: int) -> None:
    """Whatever was a guest's is the player's from now on, as far as there can be two of it; in the writer."""
    for name, relation in relations():
        if name in HELD or name == "people.token.player":
            continue
        for row in rows(relation, guest):
            setattr(row, relation.field.attname, player)
            try:
                with transaction.atomic():
                    row.save(update_fields=[relation.field.name])
            except IntegrityError:  # the player has the same already
                continue


# -- erasing -----------------------------------------------------------------------------------------------------------


def erase(player: int) -> None:
    """Nothing is kept of a player any more but their seats, as a guest without a name; in the writer."""
    row = Player.objects.select_for_update().get(pk=player)
    for name, relation in relations():
        if name in STAYS:
            continue
        if relation.on_delete is models.CASCADE:
            rows(relation, player).delete()
        else:
            rows(relation, player).update(**{relation.field.name: None})
    account, kept = row.user_id, {"number": guest_number(), "erased": timezone.now(), "hangups": row.hangups}
    blank = Player(pk=row.pk, created=row.created, **kept)
    blank.save(force_update=True)
    if account is not None:
        accounts.users().filter(pk=account).delete()
