"""Everything that can be set, by the environment alone.

LUDOTECA_DATA      the folder for the database and the secret key
DATABASE_URL       postgresql://user:password@host/name instead of SQLite
LUDOTECA_URL       the public address, for those behind a proxy: https://games.example.org
LUDOTECA_HOSTS     further names this site answers to, parted by commas
LUDOTECA_PROXIES   addresses or networks whose X-Forwarded headers are believed, parted by commas
LUDOTECA_MAIL      the mail server: smtp+tls://user:password@host:587?from=games@example.org; without it, no mail
LUDOTECA_THINKERS  how many processes of the site's own think for bots; 0 leaves it to `ludoteca thinker`
LUDOTECA_LOG       json: what happens is written down as JSON, one object a line
LUDOTECA_SECRET_KEY     what signs cookies, instead of the file in the data folder
LUDOTECA_METRICS_TOKEN  whoever sends it as a bearer may read /metrics; without it nobody may
LUDOTECA_DEBUG     1: show what went wrong in the browser; never where others can reach it
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from ..games import GAMES
from . import folder
from .logs import logging_settings
from .mail import mail_server
from .public import proxies, public_url

LUDOTECA_DATA = folder.data_folder()
LUDOTECA_URL = public_url(os.environ.get("LUDOTECA_URL", ""))
LUDOTECA_METRICS_TOKEN = os.environ.get("LUDOTECA_METRICS_TOKEN", "")
LUDOTECA_PROXIES = proxies(os.environ.get("LUDOTECA_PROXIES", ""))
_NAMES = [*os.environ.get("LUDOTECA_HOSTS", "").split(","), urlsplit(LUDOTECA_URL).hostname or ""]
LUDOTECA_HOSTS = [name.strip().lower() for name in _NAMES if name.strip()]

# How often somebody may ask: a guest, and (more generously, since many share one) an address.
LUDOTECA_LIMITS = {
    "read": ("600/minute", "1800/minute"),
    "write": ("240/minute", "1200/minute"),
    "make": ("60/hour", "240/hour"),
    "connect": ("60/minute", "300/minute"),
    "say": ("300/minute", "1500/minute"),
    "hint": ("20/minute", "120/minute"),
    "keep": ("10/hour", "60/hour"),
    "enter": ("60/hour", "240/hour"),
    "test": ("10/hour", "60/hour"),  # letters to addresses that somebody wrote down
    "rest": ("10/day", "200/day"),
}
LUDOTECA_THINKING = ("60/minute", "180/minute")  # seconds that bots think for a guest, and for an address
LUDOTECA_SECONDS = 4.0  # of work that a bot may do for a decision; playouts decide, this is only a safety

DEBUG = os.environ.get("LUDOTECA_DEBUG") == "1"
SECRET_KEY = folder.secret_key(LUDOTECA_DATA)
ALLOWED_HOSTS = ["*"]  # who may be asked for is judged by addresses.known_host
ROOT_URLCONF = "ludoteca.web.urls"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
DATABASES = {"default": folder.database(LUDOTECA_DATA)}
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "ludoteca.web.live.bots.apps.BotsConfig",
    "ludoteca.web.live.limits.apps.LimitsConfig",
    "ludoteca.web.live.people.apps.PeopleConfig",
    "ludoteca.web.live.house.apps.HouseConfig",
    "ludoteca.web.live.talk.apps.TalkConfig",
    "ludoteca.web.live.clocks.apps.ClocksConfig",
    "ludoteca.web.live.tables.apps.TablesConfig",
    "ludoteca.web.live.notices.apps.NoticesConfig",
    "ludoteca.web.live.reports.apps.ReportsConfig",
    "ludoteca.web.live.releases.apps.ReleasesConfig",
]
MIDDLEWARE = [
    "ludoteca.web.pages.request.middleware.known_host",
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "ludoteca.web.pages.request.middleware.headers",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "ludoteca.web.pages.request.middleware.own_cookies",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "ludoteca.web.pages.request.middleware.size",
    "ludoteca.web.pages.request.middleware.patience",
    "ludoteca.web.pages.request.middleware.legible",
    "ludoteca.web.pages.request.middleware.in_turn",
    "ludoteca.web.pages.request.middleware.known_guest",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "ludoteca.web.pages.request.middleware.not_banned",
    "ludoteca.web.pages.request.middleware.Refusals",
]
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"
SILENCED_SYSTEM_CHECKS = ["security.W004", "security.W008"]  # whoever terminates TLS decides about it

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(__file__).parent / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.messages.context_processors.messages",
                "ludoteca.web.pages.request.preferences.everywhere",
            ],
        },
    },
]

# -- languages ---------------------------------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("pt-br", _("Brazilian Portuguese"))]
LANGUAGE_COOKIE_NAME = "language"
LOCALE_PATHS = [Path(str(files("ludoteca"))) / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# -- mail --------------------------------------------------------------------------------------------------------------

LUDOTECA_MAIL = mail_server(os.environ.get("LUDOTECA_MAIL", ""))
EMAIL_TIMEOUT = 10
if LUDOTECA_MAIL is not None:
    EMAIL_HOST, EMAIL_PORT = LUDOTECA_MAIL.host, LUDOTECA_MAIL.port
    EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = LUDOTECA_MAIL.user, LUDOTECA_MAIL.password
    EMAIL_USE_TLS, EMAIL_USE_SSL = LUDOTECA_MAIL.starts_tls, LUDOTECA_MAIL.is_tls
    DEFAULT_FROM_EMAIL = SERVER_EMAIL = LUDOTECA_MAIL.sender
else:
    EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"

# -- accounts ----------------------------------------------------------------------------------------------------------

# Nobody signs up: a guest who plays already keeps their place (pages/me/keeping.py). Whoever has an address may have a
# code sent to it, where there is mail; everything else works without.
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["ludoteca.web.pages.me.hasher.Hasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL, LOGIN_REDIRECT_URL, LOGOUT_REDIRECT_URL = "account_login", "bring", "home"
SESSION_COOKIE_NAME = "session"
SESSION_COOKIE_AGE = 400 * 24 * 3600  # no browser keeps a cookie for longer; a page that is opened renews it
ACCOUNT_ADAPTER = "ludoteca.web.pages.me.adapter.Accounts"
ACCOUNT_LOGIN_METHODS = {"username", "email"} if LUDOTECA_MAIL else {"username"}  # a handle, folded
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional" if LUDOTECA_MAIL else "none"
ACCOUNT_LOGIN_BY_CODE_ENABLED = ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = LUDOTECA_MAIL is not None
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_MAX_EMAIL_ADDRESSES = 3
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_FORMS = {
    "login": "ludoteca.web.pages.me.forms.EnterForm",
    "set_password": "ludoteca.web.pages.me.forms.PasswordForm",
}
MFA_ADAPTER = "ludoteca.web.pages.me.adapter.Passkeys"
MFA_SUPPORTED_TYPES, MFA_PASSKEY_LOGIN_ENABLED = ["webauthn", "recovery_codes"], True
MFA_RECOVERY_CODES_SHOW_ONCE = MFA_ALLOW_UNVERIFIED_EMAIL = True
MFA_FORMS = {
    "add_webauthn": "ludoteca.web.pages.me.forms.NewPasskeyForm",
    "login_webauthn": "ludoteca.web.pages.me.forms.SomePasskeyForm",
    "authenticate_webauthn": "ludoteca.web.pages.me.forms.OwnPasskeyForm",
    "reauthenticate_webauthn": "ludoteca.web.pages.me.forms.SamePasskeyForm",
}

# -- files -------------------------------------------------------------------------------------------------------------

STATIC_URL = "/static/"
# The site's own files, and those of each game that has some: /static/games/el-dorado/preview.png.
_GAMES = [(f"games/{game.name}", Path(str(game.folder())) / "static") for game in GAMES.values()]
STATICFILES_DIRS = [Path(__file__).parent / "static", *[own for own in _GAMES if own[1].is_dir()]]
STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_MAX_AGE = 0  # always asked for, seldom sent: an unchanged file is known by its date

# -- safety ------------------------------------------------------------------------------------------------------------

DATA_UPLOAD_MAX_MEMORY_SIZE = 20_000  # no form of ours is longer
DATA_UPLOAD_MAX_NUMBER_FIELDS = 60
DATA_UPLOAD_MAX_NUMBER_FILES = 0
FRAME_LIMIT = 2_000  # of a message on the socket
CSRF_TRUSTED_ORIGINS = [LUDOTECA_URL] if LUDOTECA_URL else []
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = LUDOTECA_URL.startswith("https:")
CSRF_FAILURE_VIEW = "ludoteca.web.pages.request.errors.no_token"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_HSTS_SECONDS = 31_536_000 if LUDOTECA_URL.startswith("https:") else 0
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    },
}

LOGGING = logging_settings("json" if os.environ.get("LUDOTECA_LOG") == "json" else "plain")
