"""Every address of the site but the socket's."""

from __future__ import annotations

from django.urls import path

from . import home, workshop
from .tables import moves, pages, replays

urlpatterns = [
    path("", home.home, name="home"),
    path("games/<slug:name>/", home.game, name="game"),
    path("games/<slug:name>/build/<slug:option>/", workshop.build, name="build"),
    path("rules/<slug:name>/", home.rules, name="rules"),
    path("art.<slug:version>.css", home.art, name="art"),
    path("healthz", home.healthz, name="healthz"),
    path("language/", home.set_language, name="language"),
    path("theme/", home.set_theme, name="theme"),
    path("settings/", home.set_settings, name="settings"),
    path("name/", home.set_name, name="name"),
    path("tables/", pages.make, name="tables"),
    path("t/<slug:code>/", pages.table, name="table"),
    path("t/<slug:code>/seat/<slug:secret>/", pages.sit, name="sit"),
    path("t/<slug:code>/act/", moves.act, name="act"),
    path("t/<slug:code>/undo/", moves.undo, name="undo"),
    path("t/<slug:code>/why/", moves.why, name="why"),
    path("t/<slug:code>/hint/", moves.hint, name="hint"),
    path("t/<slug:code>/eyes/", moves.eyes, name="eyes"),
    path("t/<slug:code>/start/", moves.start, name="start"),
    path("t/<slug:code>/bot/", moves.bot, name="bot"),
    path("t/<slug:code>/back/", moves.come_back, name="back"),
    path("t/<slug:code>/leave/", moves.leave, name="leave"),
    path("t/<slug:code>/close/", moves.close, name="close"),
    path("t/<slug:code>/rematch/", moves.rematch, name="rematch"),
    path("t/<slug:code>/replay/", replays.replay, name="replay"),
    path("t/<slug:code>/record.txt", replays.record, name="record"),
]

handler400 = "ludoteca.web.errors.bad_request"
handler403 = "ludoteca.web.errors.forbidden"
handler404 = "ludoteca.web.errors.not_found"
handler500 = "ludoteca.web.errors.failed"
