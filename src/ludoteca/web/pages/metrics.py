"""The numbers of this process, for a Prometheus that knows the token."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from hmac import compare_digest

from django.conf import settings
from django.db import Error
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ..live.bots.processes.bot_pool import BOT_POOL
from ..live.notices.post_office.keeping import late
from ..live.refusal import Refusal
from ..live.tables.open_tables import OPEN_TABLES
from ..live.writer import WRITER


class Now(Collector):
    """What there is at this moment."""

    def describe(self) -> list[GaugeMetricFamily]:
        """Nothing is counted before somebody asks: the database may not be there yet."""
        return []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Count it."""
        tables = list(OPEN_TABLES.tables.values())
        sockets = sum(len(live.observers) for live in tables)
        yield GaugeMetricFamily("ludoteca_tables", "Tables in memory", len(tables))
        yield GaugeMetricFamily("ludoteca_sockets", "Pages that look at a table", sockets)
        yield GaugeMetricFamily("ludoteca_writer_queue", "Pieces of work that wait or are done", WRITER.inbox.load())
        yield GaugeMetricFamily("ludoteca_writer_late_seconds", "Age of the oldest of them", WRITER.inbox.lateness())
        with suppress(Error):  # a database that is away is told elsewhere
            yield GaugeMetricFamily("ludoteca_notices_late", "Notices that should have gone out a minute ago", late())
        yield GaugeMetricFamily("ludoteca_bots_waiting", "Questions that wait for a bot", len(BOT_POOL.places()))


REGISTRY.register(Now())


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """All numbers, for those who know the token; without one they are nowhere."""
    token = settings.LUDOTECA_METRICS_TOKEN
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise Refusal(_("There is nothing at this address."), status=404)
    return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)
