"""Workers of one server hand people's sockets to each other, so that all who are at a table are at the same worker.

Only that one plays and tells what happens there; any other would have to read every answer from the database and play
it, too. Which worker it is follows from the table's id and the workers that there are. Nothing depends on it: where a
socket cannot be handed over it stays, and both workers follow the table.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger("motstand.neighbours")

SUFFIX = ".neighbour"
LARGEST = 1 << 18
"""More bytes than the head of any request has."""

Serve = Callable[[socket.socket, bytes], None]
"""Goes on with a connection whose first bytes were read by another worker."""


class Neighbours:
    """The workers that share a folder, as one of them knows them. Each has a socket there that takes connections."""

    def __init__(self, folder: Path) -> None:
        self.own = folder / f"{os.getpid()}{SUFFIX}"
        self._letterbox: socket.socket | None = None

    def settle(self, serve: Serve) -> None:
        """Take connections from the others from now on, and let them know."""
        if self._letterbox is not None:
            return
        self._letterbox = letterbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        letterbox.setblocking(False)
        try:
            self.own.unlink(missing_ok=True)
            letterbox.bind(str(self.own))
            self.own.chmod(0o600)
        except OSError as error:
            log.warning("sockets are not handed over between workers: %s: %s", self.own, error.strerror)
            return
        asyncio.get_running_loop().add_reader(letterbox, self._take, letterbox, serve)

    def _take(self, letterbox: socket.socket, serve: Serve) -> None:
        head, descriptors, _, _ = socket.recv_fds(letterbox, LARGEST, 1)
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            connection.setblocking(False)
            serve(connection, head)

    def leave(self) -> None:
        """Take no more connections."""
        if self._letterbox is not None:
            asyncio.get_running_loop().remove_reader(self._letterbox)
            self._letterbox.close()
            self.own.unlink(missing_ok=True)

    def home_of(self, table: str) -> Path:
        """The worker that a table is at."""
        known = {self.own, *self.own.parent.glob(f"*{SUFFIX}")}
        return max(known, key=lambda worker: (zlib.crc32(f"{worker.name} {table}".encode()), worker.name))

    def hand_over(self, table: str, descriptor: int, head: bytes) -> bool:
        """Give a connection to the worker that has the table; False if that is this one, or takes nothing now."""
        home = self.home_of(table)
        if home == self.own or self._letterbox is None:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letter:
                letter.setblocking(False)
                letter.connect(str(home))
                socket.send_fds(letter, [head], [descriptor])
        except (ConnectionRefusedError, FileNotFoundError):
            # Whoever had it is dead.
            home.unlink(missing_ok=True)
            return False
        except OSError:
            return False
        return True
