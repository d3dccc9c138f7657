"""Every address of the site but the socket's."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.urls import path
from django.views.generic import RedirectView

from .pages import daily, home, menu, metrics, notices, waiting
from .pages.game import learning, legend, puzzles, workshop
from .pages.house import bans, legal, naming, post, set_up, texts
from .pages.house import page as house
from .pages.me import bringing, channels, data, devices, keeping, leaving
from .pages.me import name as my_name
from .pages.me import page as me
from .pages.me import rest as my_rest
from .pages.table import forms, inviting, making, page, picture, replays, reports, sitting, talk
from .pages.table import notices as table_notices


def entering(name: str) -> Callable[..., HttpResponseBase]:
    """A page of signing in. What it takes to read a passkey is loaded when somebody first signs in."""

    def view(request: HttpRequest, **named: object) -> HttpResponseBase:
        from .pages.me import entering as views

        answer: HttpResponseBase = getattr(views, name).as_view()(request, **named)
        return answer

    return view


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
    path("me/keep/", keeping.keep, name="keep"),
    path("me/bring/", bringing.bring, name="bring"),
    path("me/devices/", devices.devices, name="devices"),
    path("d/<slug:token>/", devices.device, name="device"),
    path("me/data.zip", data.data, name="data"),
    path("me/delete/", leaving.delete, name="delete"),
    path("me/in/", entering("Enter"), name="account_login"),
    path("me/second/", entering("SecondStep"), name="mfa_authenticate"),
    path("me/out/", entering("Leave"), name="account_logout"),
    path("me/again/", entering("OnceMore"), name="account_reauthenticate"),
    path("me/again/code/", entering("OnceMoreByCode"), name="mfa_reauthenticate"),
    path("me/again/passkey/", entering("OnceMoreByPasskey"), name="mfa_reauthenticate_webauthn"),
    path("me/password/", entering("ChangePassword"), name="account_change_password"),
    path("me/password/first/", entering("SetPassword"), name="account_set_password"),
    path("me/passkeys/", RedirectView.as_view(pattern_name="me"), name="mfa_index"),
    path("me/passkeys/", RedirectView.as_view(pattern_name="me"), name="mfa_list_webauthn"),
    path("me/passkeys/in/", entering("EnterByPasskey"), name="mfa_login_webauthn"),
    path("me/passkeys/new/", entering("AddPasskey"), name="mfa_add_webauthn"),
    path("me/passkeys/<int:pk>/", entering("RenamePasskey"), name="mfa_edit_webauthn"),
    path("me/passkeys/<int:pk>/remove/", entering("RemovePasskey"), name="mfa_remove_webauthn"),
    path("me/codes/", entering("Codes"), name="mfa_view_recovery_codes"),
    path("me/codes/new/", entering("NewCodes"), name="mfa_generate_recovery_codes"),
    path("setup/<slug:token>/", set_up.begin, name="setup"),
    path("house/", house.house, name="house"),
    path("house/name/", naming.name, name="house_name"),
    path("house/mail/", post.try_mail, name="house_mail"),
    path("house/ban/", bans.ban, name="house_ban"),
    path("house/lift/", bans.lift, name="house_lift"),
    path("house/legal/<slug:kind>/<slug:language>/", texts.edit, name="house_legal"),
    path("legal/<slug:kind>/", legal.legal, name="legal"),
    path("robots.txt", legal.robots, name="robots"),
    path("j/<slug:invite>/", inviting.join, name="join"),
    path("j/<slug:invite>/code.svg", inviting.code_picture, name="code_picture"),
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
    path("t/<slug:code>/seats/", inviting.seats, name="seats"),
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
    path("t/<slug:code>/say/", talk.say, name="say"),
    path("t/<slug:code>/mute/", talk.mute, name="mute"),
    path("t/<slug:code>/notices/", table_notices.page, name="table_notices"),
    path("t/<slug:code>/notices/taste/", table_notices.set_notify, name="notify"),
    path("t/<slug:code>/notices/hook/", table_notices.set_hook, name="table_hook"),
    path("t/<slug:code>/notices/unhook/", table_notices.drop_hook, name="no_hook"),
    path("t/<slug:code>/replay/", replays.replay, name="replay"),
    path("t/<slug:code>/record.txt", replays.record, name="record"),
    path("t/<slug:code>/report/", reports.report, name="report"),
    path("t/<slug:code>/try/", reports.try_here, name="try"),
    path("t/<slug:code>/picture.png", picture.picture, name="picture"),
]

if settings.LUDOTECA_MAIL is not None:  # without mail, none of these is there
    urlpatterns += [
        path("me/mail/", entering("Addresses"), name="account_email"),
        path("me/mail/asked/", entering("AddressAsked"), name="account_email_verification_sent"),
        path("me/mail/<str:key>/", entering("ConfirmAddress"), name="account_confirm_email"),
        path("me/code/", entering("AskForCode"), name="account_request_login_code"),
        path("me/code/enter/", entering("EnterCode"), name="account_confirm_login_code"),
        path("me/password/forgotten/", entering("AskForReset"), name="account_reset_password"),
        path("me/password/code/", entering("EnterResetCode"), name="account_confirm_password_reset_code"),
        path("me/password/new/", entering("Reset"), name="account_complete_password_reset"),
        path("me/password/done/", entering("ResetDone"), name="account_password_reset_completed"),
    ]

handler400 = "ludoteca.web.pages.request.errors.bad_request"
handler403 = "ludoteca.web.pages.request.errors.forbidden"
handler404 = "ludoteca.web.pages.request.errors.not_found"
handler500 = "ludoteca.web.pages.request.errors.failed"
handler429 = "ludoteca.web.pages.request.errors.too_fast"
