"""Me: everything that is kept of me, as a file, at once."""

from __future__ import annotations

import io
import json
import zipfile

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from ...live.people import belongings
from ...live.people.models import Player
from ...live.refusal import Refusal
from ...live.tables.models import Seat
from ..request import guests
from ..request.preferences import no_store
from ..table.replays import finished


@require_safe
def data(request: HttpRequest) -> HttpResponse:
    """A ZIP file with everything that is kept of this browser's player."""
    player = guests.player(request)
    if player is None:
        raise Refusal(_("Nothing is kept of you: you have not played here yet."), status=404)
    response = HttpResponse(packed(player), content_type="application/zip")
    response["Content-Disposition"] = 'attachment; filename="ludoteca.zip"'
    return no_store(response)


def packed(player: Player) -> bytes:
    """What is kept in rows as one file of JSON, and each finished game as its record."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as together:
        rows = json.dumps(belongings.told(player), cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
        together.writestr("everything.json", rows)
        for code, record in records(player).items():
            together.writestr(f"games/{code}.txt", record)
    return file.getvalue()


def records(player: Player) -> dict[str, str]:
    """The records of all finished games, as far as everybody may read them."""
    codes = Seat.objects.filter(player=player, table__status="over").values_list("table__code", flat=True).distinct()
    found = {}
    for code in codes:
        try:
            found[code] = finished(code)[1].record().write()
        except Refusal:  # the deal of today, or a game under other rules
            continue
    return found
