"""Workers hand sockets to each other, so that all people of a table are at one of them."""

from __future__ import annotations

import asyncio
import socket
import stat
from pathlib import Path

import pytest

from motstand.server.web.neighbours import SUFFIX, Neighbours

pytestmark = pytest.mark.anyio

HEAD = b"GET /api/tables/t/socket HTTP/1.1\r\n\r\n"
TABLES = [f"table-{number}" for number in range(40)]


class Worker(Neighbours):
    """A worker as its neighbours know it; all workers of a test are in this process."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(folder)
        self.own = folder / f"{name}{SUFFIX}"
        self.taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()

    def open(self) -> Worker:
        self.settle(lambda connection, head: self.taken.put_nowait((connection, head)))
        return self


async def test_everybody_agrees_where_a_table_is_and_hands_its_sockets_over(tmp_path: Path) -> None:
    one, other = Worker(tmp_path, "one").open(), Worker(tmp_path, "other").open()
    assert stat.S_IMODE(one.own.stat().st_mode) == 0o600
    homes = {table: one.home_of(table) for table in TABLES}
    assert homes == {table: other.home_of(table) for table in TABLES}
    assert set(homes.values()) == {one.own, other.own}
    here, there = (next(table for table in TABLES if homes[table] == worker.own) for worker in (one, other))
    client, accepted = socket.socketpair()
    with client, accepted:
        assert not one.hand_over(here, accepted.fileno(), HEAD)
        assert one.hand_over(there, accepted.fileno(), HEAD)
        # Whoever has handed it over lets it go, and the client notices nothing.
        accepted.close()
        connection, head = await other.taken.get()
        assert head == HEAD
        with connection:
            connection.send(b"welcome")
        assert client.recv(100) == b"welcome"
    assert one.taken.empty()
    one.leave()
    other.leave()


async def test_a_socket_stays_where_no_neighbour_takes_it(tmp_path: Path) -> None:
    one, dead = Worker(tmp_path, "one"), tmp_path / f"dead{SUFFIX}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letterbox:
        letterbox.bind(str(dead))
    table = next(table for table in TABLES if one.home_of(table) == dead)
    client, accepted = socket.socketpair()
    with client, accepted:
        # Who takes nothing himself yet gives nothing away.
        assert not one.hand_over(table, accepted.fileno(), HEAD)
        assert dead.exists()
        one.open()
        assert not one.hand_over(table, accepted.fileno(), HEAD)
    # A dead neighbour is forgotten.
    assert not dead.exists()
    assert one.home_of(table) == one.own
    one.leave()
