"""Starting the site on this machine."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import django
import uvicorn
from django.conf import settings
from django.db import Error, InterfaceError, OperationalError

from . import folder
from .logs import last_words
from .migration import upgrade
from .network.doors import DOORKEEPER, PageDoor, TableDoor, room
from .network.listening import ListenError, join, lan_address, listen
from .rubbish import look_later

LOCAL = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
HOPELESS, TRY_AGAIN = 2, 75  # exit codes: somebody has to change something; the database is away, and may come back

CANNOT_GO_ON = "These running games were begun under other rules, and cannot go on in this release:"
WAYS_OUT = """Nothing was changed. Either start the earlier release again and let them be finished there, or
`ludoteca export FOLDER` writes them down as text, and `ludoteca serve --leave-behind` starts without them."""


class ServerError(RuntimeError):
    """The site cannot be started, and why."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    browser: bool = True,
    leave_behind: bool = False,
) -> int:
    """Serve the site until somebody stops it; the exit code says whether it could begin."""
    look_later()
    try:
        place = settle(data)
        prepare_database(leave_behind)
        listening = listen(host, port)
    except (folder.FolderError, ListenError, ServerError, Error) as error:
        return give_up(error)
    chosen = int(listening.getsockname()[1])
    announce(host, port, chosen, place)
    if browser and has_browser():
        threading.Timer(1.0, webbrowser.open, [local_address(host, chosen)]).start()
    run(listening)
    return 0


def settle(data: Path | None, new: bool = True) -> Path:
    """Choose and prepare the data folder, before Django reads its settings; it may be a *new* one."""
    if data is not None:
        os.environ["LUDOTECA_DATA"] = str(data)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ludoteca.web.settings")
    os.umask(0o077)  # whatever this process writes is its owner's alone
    place = folder.data_folder()
    if not new:
        folder.look_for_site(place)
    folder.prepare(place)
    return place


def prepare_database(leave_behind: bool = False) -> None:
    """Have a database that can be used, whose games go on under this release; if one cannot, nothing is changed."""
    django.setup()
    from .live.releases.carry_over import LeftBehind

    try:
        upgrade(leave_behind)
    except LeftBehind as error:
        listed = [f"    {fate.code}: {fate.why}" for fate in error.left]
        raise ServerError("\n".join([CANNOT_GO_ON, *listed, WAYS_OUT])) from error


def give_up(error: Exception) -> int:
    """Say why nothing can begin; the exit code says whether it may help to try again."""
    why = f"The database cannot be used: {error}" if isinstance(error, Error) else str(error)
    print(last_words(why), file=sys.stderr)
    return TRY_AGAIN if isinstance(error, (OperationalError, InterfaceError)) else HOPELESS


def announce(host: str, wanted: int, port: int, place: Path) -> None:
    """Say where the site is, on this machine and for others."""
    if port != wanted:
        print(f"Port {wanted} is taken; using {port}.")
    print(f"Ludoteca is at   {local_address(host, port)}")
    if host in EVERYWHERE and (own := lan_address()):
        print(f"On your network  {join(own, port)}")
    elif host in LOCAL:
        print("Only this machine can reach it; --host 0.0.0.0 lets friends on your network in.")
    print(f"Data folder      {place}")
    if token := set_up_token():
        print(f"Make it yours    {local_address(host, port)}/setup/{token}/")
    print("Stop with Ctrl+C.", flush=True)


def set_up_token() -> str:
    """What makes the host the owner of the site, by a link; nothing if there is an owner."""
    from .live.house import set_up

    return set_up.new_token()


def local_address(host: str, port: int) -> str:
    """The address to open on this machine: the public one if it is known."""
    return settings.LUDOTECA_URL or join("localhost" if host in (*EVERYWHERE, *LOCAL) else host, port)


def has_browser() -> bool:
    """Whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(listening: socket.socket) -> None:
    """Serve on a socket. A page that stays open must not keep the site from ending."""
    proxies = os.environ.get("LUDOTECA_PROXIES", "")
    DOORKEEPER.in_all = room()
    config = uvicorn.Config(
        "ludoteca.web.asgi:application",
        http=PageDoor,
        ws=TableDoor,
        lifespan="on",
        log_config=None,  # ours
        log_level="warning",
        access_log=False,  # an address may hold a seat's secret
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=20,
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    uvicorn.Server(config).run(sockets=[listening])
