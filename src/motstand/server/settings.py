"""The settings of a server, with defaults that are safe on a private machine."""

from __future__ import annotations

import os
from ipaddress import ip_address
from pathlib import Path

import msgspec
from msgspec import Struct

from motstand.kernel.errors import SetupError
from motstand.server.storage.store import default_database

VARIABLE = "MOTSTAND_SETTINGS"
"""Where the settings stand for worker processes."""

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")

CLIENT = Path(__file__).parent / "client"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server. Times are seconds, sizes are bytes."""

    host: str = "127.0.0.1"
    port: int = 1940
    database: str = ""
    workers: int = 1
    # Web origins, other than the server's own, whose pages may open sockets here.
    origins: tuple[str, ...] = ()
    # Names that this server is reached by. Without any, a server for this machine alone answers to its own names, and
    # one for others to all: no page elsewhere may lead a browser here under a name of its own.
    hosts: tuple[str, ...] = ()
    # Addresses of proxies that say truly, in X-Forwarded-For, where a request comes from.
    proxies: tuple[str, ...] = ()
    # May others than this machine read /metrics?
    open_metrics: bool = False
    client: str = str(CLIENT)
    # Files with packs that are laid over every new table of their game.
    packs: tuple[str, ...] = ()
    # The file that says how people who are away are told of their turn; see docs/serving.md. Empty: they are not.
    notify: str = ""

    # Is there a lobby: tables that look for a player, or may be watched by everybody? They are listed for so long after
    # something was played last.
    lobby: bool = False
    lobby_seconds: float = 604_800.0

    # Sizes and rates of what a client sends. A bucket holds `burst` and is refilled with `per_second`.
    largest_message: int = 16_384
    largest_request: int = 65_536
    largest_record: int = 1_000_000
    # A new table with its packs: as JSON a text grows, but seldom by half.
    largest_packs: int = 500_000
    messages_per_second: float = 20.0
    messages_burst: int = 60
    requests_per_second: float = 20.0
    requests_burst: int = 200
    new_tables_per_second: float = 0.5
    new_tables_burst: int = 30
    # Addresses that people leave to be told of their turn.
    addresses_per_second: float = 0.05
    addresses_burst: int = 10
    # What a browser keeps, on its way to another device: how much, how long it waits, how often codes are tried.
    largest_handover: int = 500_000
    handover_seconds: float = 600.0
    handovers_per_second: float = 0.1
    handovers_burst: int = 10
    # What somebody at a seat does without playing: talking, proposing, handing the seat over.
    talk_per_second: float = 0.5
    talk_burst: int = 20
    # What people of a cooperative game suggest, agree to and plan, and where they point.
    suggestions_per_second: float = 1.0
    suggestions_burst: int = 60
    points_per_second: float = 1.0
    points_burst: int = 5
    # After so many messages that came too fast a socket is closed.
    patience: int = 20
    hello_seconds: float = 10.0
    # Spectators never keep a player out, and a player's newest pages never wait for his old ones.
    spectators_per_table: int = 64
    sockets_per_seat: int = 32
    # A client that does not read what it is sent is let go when so much is waiting for it.
    longest_queue: int = 512
    largest_queue: int = 4_000_000
    # So long a client may take to read one message.
    reading_seconds: float = 30.0
    # Serve sockets as uvicorn does, without the fast path of web/wire.py.
    plain_sockets: bool = False

    # A person who was waited for so long without being here may be replaced by a bot, if the others wish.
    absence_seconds: float = 86_400.0
    # In a cooperative game nobody is harmed by that: it may happen sooner, and at once if all who are here want it.
    absence_together_seconds: float = 120.0

    # How often a worker writes down that it is open; so much at most is not counted of a clock when it dies.
    beat_seconds: float = 30.0

    # So many tables stay in memory when nobody is there any more; the others are loaded when somebody comes back.
    idle_tables: int = 32

    bot_processes: int = 0
    # So many tables wait for a bot, in all and for one address; beyond that the policy player answers at once.
    bots_waiting: int = 1_000
    bots_waiting_each: int = 32
    # A bot that has not answered by then is replaced by the policy player for that answer.
    bot_seconds: float = 30.0
    # After so long a run of bot answers is shown, before it goes on.
    bot_run_seconds: float = 0.3
    # So long a bot of a cooperative game waits at most for people to agree to what it is about to do; 0: not at all.
    bot_notice_seconds: float = 60.0
    # About so long the analysis of a finished game may take one core.
    analysis_seconds: float = 50.0
    # So many seconds of a processor, and bytes of memory, a pack or a record of a stranger may take to be read.
    inspection_seconds: float = 10.0
    inspection_memory: int = 1 << 30
    # Modules with more bots: each has BOTS, a dict of name to a function from seed to player.
    bot_modules: tuple[str, ...] = ()

    def database_url(self) -> str:
        """The database, by default a file in the user's data directory."""
        return self.database or default_database()

    def is_local(self) -> bool:
        """Is the server only for this machine?"""
        return is_loopback(self.host)

    def names(self) -> frozenset[str] | None:
        """The names that requests may call this server by; None: any."""
        if self.hosts:
            return frozenset(name.lower() for name in self.hosts)
        return frozenset((*LOCAL_NAMES, self.host.lower())) if self.is_local() else None

    def thinkers(self) -> int:
        """How many bots may think at the same time."""
        return self.bot_processes or max(1, min(4, (os.cpu_count() or 2) - 1))

    def checked(self) -> Settings:
        """These settings, if they can work together. Raises SetupError."""
        if self.workers > 1 and not self.database_url().startswith("postgres"):
            raise SetupError(
                f"--workers {self.workers}: expected --database postgresql://…, "
                "since several workers cannot share an SQLite file; use one worker, or PostgreSQL"
            )
        return self


def is_loopback(host: str) -> bool:
    """Is this address, or name, this machine itself?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def settings_of_environment() -> Settings:
    """The settings that the starting process left for its workers."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def leave_in_environment(settings: Settings) -> None:
    """Leave the settings for worker processes."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
