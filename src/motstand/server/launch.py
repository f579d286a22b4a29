"""Starting the server: one process, or several that share a port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from typing import Any

import uvicorn

from motstand.kernel.collector import look_seldom
from motstand.kernel.errors import SetupError
from motstand.kernel.matches.seeds import Seeds
from motstand.server.away.channels import Channels, read_notify
from motstand.server.metrics import SHARED
from motstand.server.play.editions import house_editions
from motstand.server.settings import Settings, leave_in_environment
from motstand.server.storage.store import open_store
from motstand.server.web.app import create_app, write_logs
from motstand.server.web.http import LimitedHttp
from motstand.server.web.wire import socket_protocol

BACKLOG = 2048


def run(settings: Settings, open_browser: bool = False, seeds: Seeds | None = None) -> None:
    """Serve until somebody stops it. Raises SetupError, ContentError of a pack, or StoreError of the database.

    Only a server of one process takes `seeds` for its dice; those of several workers are always unpredictable.
    """
    write_logs()
    check_files(settings)
    bound = bound_socket(settings.host, settings.port)
    if settings.workers == 1:
        with asyncio.Runner(loop_factory=uvicorn.Config("", **options(settings)).get_loop_factory()) as runner:
            runner.run(serve_alone(settings, bound, open_browser, seeds))
        return
    asyncio.run(bring_up_to_date(settings))
    host, port = bound.getsockname()[:2]
    announce(host, port, open_browser)
    leave_in_environment(settings)
    with tempfile.TemporaryDirectory(prefix="motstand-metrics-") as shared:
        os.environ.setdefault(SHARED, shared)
        app = "motstand.server.web.app:worker_app"
        uvicorn.run(app, factory=True, fd=bound.fileno(), workers=settings.workers, **options(settings))


def check_files(settings: Settings) -> None:
    """Check the files that the settings name, before any worker reads them."""
    house_editions(settings.packs)
    if settings.notify:
        Channels(read_notify(settings.notify))


async def serve_alone(settings: Settings, bound: socket.socket, open_browser: bool, seeds: Seeds | None) -> None:
    """Serve in this process."""
    store = await open_store(settings.database_url())
    try:
        server = uvicorn.Server(uvicorn.Config(create_app(settings, store, seeds), **options(settings)))
        look_seldom()
        # uvicorn raises the signal that ended it once more when it is done; the store is closed after that.
        signal.signal(signal.SIGTERM, lambda number, frame: setattr(server, "should_exit", True))
        host, port = bound.getsockname()[:2]
        # Connections wait at the socket until the server is ready.
        announce(host, port, open_browser)
        await server.serve(sockets=[bound])
    finally:
        await store.close()


async def bring_up_to_date(settings: Settings) -> None:
    """Open the database once before the workers do."""
    store = await open_store(settings.database_url())
    await store.close()


def announce(host: str, port: int, open_browser: bool) -> None:
    """Say where the server is, and open a browser there if that is wanted."""
    place = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else place}:{port}/"
    print(f"Motstand is open at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves."""
    return {
        "log_level": "warning",
        "access_log": False,
        "http": LimitedHttp,
        "ws": socket_protocol(settings.plain_sockets),
        # A message up to this size is refused with a reason; a larger one only closes its socket.
        "ws_max_size": 4 * settings.largest_message,
        # Compressing every frame would cost more time than it saves.
        "ws_per_message_deflate": False,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "timeout_graceful_shutdown": 3,
        # A worker that has not answered its parent for so long is replaced. On a busy machine one takes more than
        # uvicorn's five seconds only to start, and would be replaced for ever.
        "timeout_worker_healthcheck": 60,
    }


def bound_socket(host: str, port: int) -> socket.socket:
    """The socket to listen at. Connections wait there until the server is ready. Raises SetupError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        why = error.strerror or str(error)
        raise SetupError(f"{host}:{port}: {why}; expected a free port, such as --port {port + 1}") from error
    return found
