"""My data as a file, and being forgotten: every model that points to a player takes part, found by introspection."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.sessions.models import Session
from django.db import models
from django.utils import timezone

from ludoteca.web.live.people import belongings
from ludoteca.web.live.people.models import Player
from ludoteca.web.live.tables.models import Seat, Table
from ludoteca.web.live.tables.sitting import moving
from ludoteca.web.pages.me import sessions
from tests.web.pages.me.kept import choose_password, device_link, keep, player_of
from tests.web.people import Person, body, play_out, scene, two_at_a_table, words

pytestmark = pytest.mark.usefixtures("site")


def pointing() -> list[tuple[type[models.Model], str]]:
    """Every model of the site that points to a player, and by which field: found without `belongings`."""
    return [
        (model, field.name)
        for model in apps.get_models(include_auto_created=True)
        for field in model._meta.get_fields()
        if isinstance(field, models.ForeignKey) and field.related_model is Player
    ]


def value_for(field: models.Field[Any, Any], row: dict[str, Any]) -> Any:
    """Something to fill a column with that has to be filled."""
    match field:
        case models.DateTimeField():
            return timezone.now()
        case models.DateField():
            return timezone.now().date()
        case models.BooleanField():
            return False
        case models.IntegerField():
            return 1
        case models.ForeignKey():
            return some_row(field.related_model).pk
    return "x" * min(field.max_length or 5, 5)


def some_row(model: type[models.Model], **given: Any) -> Any:
    """A row of any model, with whatever it must have."""
    if model is Player:
        return Player.objects.create()
    filled = dict(given)
    for field in model._meta.concrete_fields:
        free = field.null or field.has_default() or field.primary_key or getattr(field, "auto_now_add", False)
        if field.name not in filled and not free:
            filled[field.attname] = value_for(field, filled)
    return model._base_manager.create(**filled)


def unpacked(person: Person) -> dict[str, bytes]:
    """The files of somebody's data."""
    answer = person.get("/me/data.zip")
    assert answer.headers["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as together:
        return {name: together.read(name) for name in together.namelist()}


@pytest.mark.parametrize(("model", "field"), pointing(), ids=lambda part: getattr(part, "__name__", part))
def test_every_row_that_points_to_a_player_is_exported_and_erased(model: type[models.Model], field: str) -> None:
    player = Player.objects.create(name="Ana")
    row = some_row(model, **{field: player})
    name = f"{model._meta.label_lower}.{field}"
    told = belongings.told(player)
    assert [each[model._meta.pk.attname] for each in told[name]] == [row.pk]
    assert json.dumps(told, default=str)
    moving.erase(player.pk)
    left = model._base_manager.filter(pk=row.pk).first()
    if name in belongings.STAYS:
        blank = Player.objects.get(pk=player.pk)
        assert (blank.name, blank.user, blank.handle, blank.zone, blank.language) == ("", None, None, None, None)
        assert blank.erased is not None
    else:
        assert left is None or getattr(left, f"{field}_id") is None


def test_the_file_holds_everything_and_nothing_that_opens_a_door() -> None:
    ana, _, running = two_at_a_table()
    over = ana.make(opponents="hotseat")
    play_out(over)
    keep(ana)
    choose_password(ana, "ana-maria")
    EmailAddress.objects.create(user=player_of(ana).user, email="ana@example.org")
    files = unpacked(ana)
    rows = json.loads(files["everything.json"])
    assert rows["people.player"][0]["name"] == "Ana"
    assert rows["people.player"][0]["handle"] == "ana-maria"
    assert rows["account.emailaddress.user"][0]["email"] == "ana@example.org"
    assert len(rows["tables.seat.player"]) == 3
    assert f"games/{over}.txt" in files
    assert f"games/{running}.txt" not in files  # it holds what others hide
    text = files["everything.json"].decode()
    assert not any(seat.secret in text for seat in Seat.objects.all())
    assert get_user_model().objects.get().password not in text


def test_whoever_never_played_has_no_data() -> None:
    assert Person().get("/me/data.zip").status_code == 404
    assert Person().post("/me/delete/", sure="yes").status_code == 404


def test_being_forgotten_needs_to_be_sure() -> None:
    ana = Person("Ana")
    ana.make()
    assert "forget me" in words(ana.post("/me/delete/"))
    assert Player.objects.get().name == "Ana"


def test_a_bot_plays_on_and_shared_games_stay_readable() -> None:
    ana, bia, code = two_at_a_table()
    over = ana.make()
    bia.sit(over, 1)
    ana.post(f"/t/{over}/start/")
    play_out(over)
    lobby = bia.make()
    ana.sit(lobby, 1)
    keep(ana)
    choose_password(ana, "ana-maria")
    phone = Person()
    phone.post(device_link(ana))
    assert ana.post("/me/delete/", sure="yes").status_code == 302
    seat = scene(code).seats[0]
    assert seat.bot
    assert not seat.person
    assert scene(code).status in ("running", "over")
    assert scene(lobby).seats[1].empty
    replay = body(bia.get(f"/t/{over}/replay/"))
    assert "Ana" not in replay
    assert f"Guest {seat.guest}" in replay
    assert "Ana" not in body(bia.get(f"/t/{code}/"))
    assert not get_user_model().objects.exists()
    assert not Session.objects.exists()
    for device in (ana, phone):
        assert "Ana" not in body(device.get("/"))
        assert code not in body(device.get("/"))
    assert not {"guest", "seats"} & {name for name, one in ana.browser.cookies.items() if one.value}


def test_sessions_of_the_past_are_forgotten() -> None:
    for name in ("Ana", "Bia"):
        keep(Person(name))
    first = Session.objects.order_by("pk")[0]
    Session.objects.filter(pk=first.pk).update(expire_date=timezone.now())
    sessions.forget_past()
    assert Session.objects.count() == 1


def test_a_table_with_nobody_else_is_closed() -> None:
    ana = Person("Ana")
    code = ana.make(opponents="bots")
    ana.post("/me/delete/", sure="yes")
    assert Table.objects.get(code=code).status == "closed"


def test_a_guest_who_sits_nowhere_is_gone_wholly() -> None:
    ana = Person("Ana")
    ana.post("/name/", name="Ana")
    ana.post("/me/delete/", sure="yes")
    assert not Player.objects.exists()
