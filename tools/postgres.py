"""A private PostgreSQL server for the tests, in build/postgres.

    python -m tools.postgres            # start it, print its URL
    python -m tools.postgres stop

It listens on a free port of the loopback interface alone, trusts whoever comes from there, and does not wait for
the disk: it is for data that nobody will miss. `python -m tools.programs` installs what it needs. Standard library
alone at import.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.debian import NotInstalled

ROOT = Path(__file__).resolve().parent.parent
DEBIAN_PROGRAMS = Path("/usr/lib/postgresql")
PACKAGES = ["postgresql"]
WITHOUT = "MOTSTAND_NO_POSTGRESQL"
USER = "motstand"

SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
# What the tests write need not survive power loss of this machine.
fsync = off
synchronous_commit = off
full_page_writes = off
"""


class NoPostgres(NotInstalled):
    """Why there is no PostgreSQL server, and what would help."""


# -- its programs ----------------------------------------------------------------------------------------------------


def left_out() -> bool:
    """Whether tests are to do without PostgreSQL."""
    return os.environ.get(WITHOUT) == "1"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest version's if there are several."""
    if (found := shutil.which("initdb")) is not None and shutil.which("pg_ctl") is not None:
        return Path(found).resolve().parent
    versions = [folder for folder in DEBIAN_PROGRAMS.glob("*/bin") if (folder / "initdb").exists()]
    return max(versions, key=lambda folder: float(folder.parent.name), default=None)


def installed() -> Path:
    """The folder with PostgreSQL's programs."""
    if (folder := programs()) is None:
        raise NoPostgres("PostgreSQL is not installed: run 'python -m tools.programs'")
    return folder


# -- the server ------------------------------------------------------------------------------------------------------


class Cluster:
    """The server's folder, and the user that it runs as: PostgreSQL refuses to run as root."""

    def __init__(self) -> None:
        self.user = unprivileged_user()
        self.home = home_for(self.user)
        self.data = self.home / "data"
        self.port_file = self.home / "port"
        self.for_tests = self.home / "started_by_tests"

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port_file.read_text('ascii')}/postgres"

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run one of PostgreSQL's programs as the user of the cluster."""
        command = [str(installed() / program), *arguments]
        # pg_ctl leaves the server behind, which would hold a pipe open: a file takes what is said.
        group = None if self.user is None else pwd.getpwnam(self.user).pw_gid
        others: list[int] | None = None if self.user is None else []
        with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
            code = subprocess.run(
                command,
                cwd=self.home,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                user=self.user,
                group=group,
                extra_groups=others,
            ).returncode
            said.seek(0)
            return subprocess.CompletedProcess(command, code, said.read())

    def running(self) -> bool:
        return self.port_file.exists() and self.run("pg_ctl", "status", "-D", str(self.data)).returncode == 0

    def start(self) -> bool:
        """Start the server if it does not run; returns whether it had to be started."""
        self.home.mkdir(parents=True, exist_ok=True)
        with locked(self.home.with_name(f"{self.home.name}.starting"), fcntl.LOCK_EX):
            if self.running():
                return False
            if self.user is not None:
                os.chown(self.home, pwd.getpwnam(self.user).pw_uid, -1)
            if not (self.data / "PG_VERSION").exists():
                self.make()
            self.port_file.write_text(str(free_port()), "ascii")
            log = self.home / "log"
            options = f"-p {self.port_file.read_text('ascii')}"
            self.must("pg_ctl", "start", "-w", "-D", str(self.data), "-l", str(log), "-o", options)
            return True

    def make(self) -> None:
        """Make an empty cluster; what an interrupted try left behind is in the way."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.must("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(SETTINGS)

    def must(self, program: str, *arguments: str) -> None:
        done = self.run(program, *arguments)
        if done.returncode != 0:
            log = self.home / "log"
            written = log.read_text("utf-8", "replace").splitlines()[-10:] if log.exists() else []
            raise NoPostgres("\n".join([f"{program} failed in {self.home}:", done.stdout.strip(), *written]))

    def stop(self) -> bool:
        """Stop the server if it runs, whoever is connected; returns whether it ran."""
        self.for_tests.unlink(missing_ok=True)
        if not self.running():
            return False
        self.must("pg_ctl", "stop", "-w", "-m", "fast", "-D", str(self.data))
        return True


def unprivileged_user() -> str | None:
    """Whom the server runs as when we are root; None: as ourselves."""
    if os.geteuid() != 0:
        return None
    # Debian's package makes the first; the second is everywhere.
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL does not run as root, and there is neither a user 'postgres' nor 'nobody'")


def home_for(user: str | None) -> Path:
    """build/postgres, or where that user may not go there, a folder for temporary files of the same clone."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    if user is None or subprocess.run(["test", "-x", str(build)], user=user, cwd="/").returncode == 0:
        return build / "postgres"
    return Path(tempfile.gettempdir(), f"motstand-postgres-{ROOT.stat().st_ino}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def locked(path: Path, how: int) -> Iterator[int]:
    """Hold a lock that ends with this process at the latest."""
    with path.open("w") as file:
        fcntl.flock(file, how)
        yield file.fileno()


@contextmanager
def borrowed() -> Iterator[str]:
    """The URL of a running server. The last one to give back a server that was started in this way stops it."""
    installed()
    cluster = Cluster()
    with locked(cluster.home.with_name(f"{cluster.home.name}.users"), fcntl.LOCK_SH) as users:
        if cluster.start():
            cluster.for_tests.touch()
        yield cluster.url
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        if cluster.for_tests.exists():
            cluster.stop()


def main() -> int:
    """The command line."""
    asked = sys.argv[1:] or ["start"]
    if asked not in (["start"], ["stop"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if asked == ["stop"]:
            print("stopped" if Cluster().stop() else "it did not run")
            return 0
        installed()
        cluster = Cluster()
        cluster.start()
        # Somebody wants it to go on running after the tests.
        cluster.for_tests.unlink(missing_ok=True)
        print(cluster.url)
    except NotInstalled as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
