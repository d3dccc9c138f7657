"""Every address of the site but the socket's."""

from __future__ import annotations

from django.urls import path

from .pages import daily, home, learning, legend, menu, metrics, notices, puzzles, waiting, workshop
from .pages.me import channels
from .pages.me import name as my_name
from .pages.me import page as me
from .pages.me import rest as my_rest
from .pages.table import forms, making, page, replays, sitting
from .pages.table import notices as table_notices

urlpatterns = [
    path("", home.home, name="home"),
    path("games/<slug:name>/", home.game, name="game"),
    path("games/<slug:name>/build/<slug:option>/", workshop.build, name="build"),
    path("games/<slug:name>/legend/", legend.legend, name="legend"),
    path("games/<slug:name>/things.<slug:speech>.<slug:asked>.json", legend.things, name="things"),
    path("games/<slug:name>/coach/", learning.coached, name="coached"),
    path("learn/<slug:name>/", learning.lessons, name="lessons"),
    path("learn/<slug:name>/<slug:lesson>/", learning.begin, name="lesson"),
    path("puzzles/<slug:name>/", puzzles.puzzles_page, name="puzzles"),
    path("puzzles/<slug:name>/<slug:puzzle>/", puzzles.begin, name="puzzle"),
    path("daily/", daily.today, name="today"),
    path("daily/<slug:day>/<slug:name>/", daily.deal, name="daily"),
    path("rules/<slug:name>/", home.rules, name="rules"),
    path("art.<slug:version>.css", home.art, name="art"),
    path("healthz", home.healthz, name="healthz"),
    path("metrics", metrics.metrics, name="metrics"),
    path("language/", menu.set_language, name="language"),
    path("theme/", menu.set_theme, name="theme"),
    path("settings/", menu.set_settings, name="settings"),
    path("name/", menu.set_name, name="name"),
    path("me/", me.me, name="me"),
    path("me/zone/", my_name.note_zone, name="zone"),
    path("me/channels/push/", channels.push, name="push"),
    path("me/channels/mail/", channels.mail, name="mail"),
    path("me/channels/hook/", channels.hook, name="hook"),
    path("me/channels/feed/", channels.feed, name="feed"),
    path("me/channels/test/", channels.test, name="test_channel"),
    path("me/channels/close/", channels.close, name="close_channel"),
    path("me/channels/taste/", channels.taste, name="taste"),
    path("sw.js", notices.worker, name="worker"),
    path("manifest.webmanifest", notices.manifest, name="manifest"),
    path("notices/confirm/<str:signed>/", notices.confirm, name="confirm_mail"),
    path("notices/off/<str:signed>/", notices.off, name="no_mail"),
    path("notices/feed/<slug:secret>.atom", notices.atom, name="atom"),
    path("notices/feed/<slug:secret>.ics", notices.calendar, name="calendar"),
    path("me/nights/", my_rest.nights, name="nights"),
    path("me/away/", my_rest.away, name="away"),
    path("me/back/", my_rest.back, name="back-again"),
    path("tables/", making.make, name="tables"),
    path("go/next/", waiting.go_next, name="next"),
    path("waiting.json", waiting.waiting, name="waiting"),
    path("t/<slug:code>/small.svg", waiting.small, name="small"),
    path("t/<slug:code>/", page.table, name="table"),
    path("t/<slug:code>/seat/<slug:secret>/", sitting.sit, name="sit"),
    path("t/<slug:code>/act/", forms.act, name="act"),
    path("t/<slug:code>/undo/", forms.undo, name="undo"),
    path("t/<slug:code>/why/", forms.why, name="why"),
    path("t/<slug:code>/show/", forms.show, name="show"),
    path("t/<slug:code>/hint/", forms.hint, name="hint"),
    path("t/<slug:code>/coach/", forms.coach, name="coach"),
    path("t/<slug:code>/eyes/", forms.hand_over, name="eyes"),
    path("t/<slug:code>/start/", forms.start, name="start"),
    path("t/<slug:code>/bot/", forms.bot, name="bot"),
    path("t/<slug:code>/pause/", forms.pause, name="pause"),
    path("t/<slug:code>/pace/", forms.pace, name="pace"),
    path("t/<slug:code>/back/", forms.come_back, name="back"),
    path("t/<slug:code>/leave/", forms.leave, name="leave"),
    path("t/<slug:code>/close/", forms.close, name="close"),
    path("t/<slug:code>/rematch/", forms.rematch, name="rematch"),
    path("t/<slug:code>/notices/", table_notices.page, name="table_notices"),
    path("t/<slug:code>/notices/taste/", table_notices.set_notify, name="notify"),
    path("t/<slug:code>/notices/hook/", table_notices.set_hook, name="table_hook"),
    path("t/<slug:code>/notices/unhook/", table_notices.drop_hook, name="no_hook"),
    path("t/<slug:code>/replay/", replays.replay, name="replay"),
    path("t/<slug:code>/record.txt", replays.record, name="record"),
]

handler400 = "ludoteca.web.pages.errors.bad_request"
handler403 = "ludoteca.web.pages.errors.forbidden"
handler404 = "ludoteca.web.pages.errors.not_found"
handler500 = "ludoteca.web.pages.errors.failed"
