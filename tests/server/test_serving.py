"""`motstand serve` as people start it: in a process of its own, with one worker or several."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from motstand.cli import app
from motstand.kernel.errors import SetupError
from motstand.server.settings import Settings, is_loopback, leave_in_environment, settings_of_environment
from tests.server.tables_kit import BOTH, GAME, GERMANY, PATIENCE, SCENARIO, Made, Person, play_together, quiet

WISH = {
    "game": GAME,
    "scenario": SCENARIO,
    "seats": [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "person"}],
}


class Served:
    """A server that was started by command; `log` is all that it wrote, once it has ended."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.log = ""


@asynccontextmanager
async def served(database: str, *more: str) -> AsyncIterator[Served]:
    command = [sys.executable, "-c", "from motstand.cli import main; main()", "serve", "--no-open", "--port", "0"]
    command += ["--database", database, *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env=environment)
    assert process.stdout is not None
    first = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    found = Served(int(first.strip().rstrip("/").rpartition(":")[2]))
    try:
        yield found
    finally:
        process.terminate()
        rest, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
        found.log = first + rest.decode() + errors.decode()


async def connected(port: int, made: Made, seat: str) -> Person:
    """Somebody at a socket of their own."""
    address = f"ws://127.0.0.1:{port}/api/tables/{made.table}/socket"
    person = Person(await connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE))
    await person.send("hello", key=made.keys[seat])
    person.welcome = await person.until("welcome")
    return person


@pytest.mark.anyio
async def test_the_command_serves_and_keeps_secrets(database: str) -> None:
    async with served(database) as found:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{found.port}", timeout=PATIENCE) as client:
            made = Made((await client.post("/api/tables", json=WISH)).json())
        people = [await connected(found.port, made, seat) for seat in (GERMANY, BOTH)]
        await play_together(people, quiet, 5)
        for person in people:
            await person.socket.close()
    assert made.table in found.log
    for secret in (*made.keys.values(), made.watch):
        assert secret not in found.log
    assert "Traceback" not in found.log


@pytest.mark.anyio
async def test_two_workers_serve_one_table(postgresql_database: str) -> None:
    """Sockets go to whichever worker is free."""
    async with served(postgresql_database, "--workers", "2") as found:
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{found.port}", timeout=PATIENCE)
        made = Made((await client.post("/api/tables", json=WISH)).json())
        people = [await connected(found.port, made, seat) for seat in (GERMANY, BOTH) * 4]
        assert await play_together(people, quiet, 12) == 12
        assert len({str(person.now["public"]) for person in people}) == 1
        numbers = (await client.get("/metrics")).text
        assert 'motstand_answers_total{player="person"} 12.0' in numbers.splitlines()
        for person in people:
            await person.socket.close()
        await client.aclose()
    assert "Traceback" not in found.log


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = ["serve", "--no-open", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 1
    assert "PostgreSQL" in result.output


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = ["serve", "--no-open", "--port", port, "--database", f"sqlite:///{tmp_path}/x"]
        result = CliRunner().invoke(app, command)
    assert result.exit_code == 1
    assert "expected a free port" in result.output


@pytest.mark.parametrize("url", ["mysql://root:hemmelig@localhost/x", "postgresql://ola:hemmelig@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened(url: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--no-open", "--port", "0", "--database", url])
    assert result.exit_code == 1
    assert "hemmelig" not in result.output
    assert result.output.strip()


def test_only_this_machine_is_served_unless_told_otherwise() -> None:
    assert Settings().host == "127.0.0.1"
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost")] == [True] * 3
    assert [is_loopback(host) for host in ("0.0.0.0", "192.168.1.2", "::", "example.org", "")] == [False] * 5


def test_settings_reach_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTSTAND_SETTINGS", "")
    settings = Settings(port=1, database="postgresql://x/y", origins=("https://a.example.org",), workers=3)
    leave_in_environment(settings)
    assert settings_of_environment() == settings
    with pytest.raises(SetupError):
        Settings(workers=2).checked()


@pytest.mark.anyio
async def test_a_server_that_is_ended_leaves_one_file_for_its_owner_alone(tmp_path: Path) -> None:
    """All is in the database itself then, which can be copied; and it holds the secrets of dice."""
    file = tmp_path / "house" / "motstand.db"
    async with served(f"sqlite:///{file}") as found:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{found.port}", timeout=PATIENCE) as http:
            assert (await http.post("/api/tables", json=WISH)).status_code == 200
        beside = sorted(one.name for one in file.parent.iterdir())
        assert beside == ["motstand.db", "motstand.db-shm", "motstand.db-wal"]
        assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()} == {0o600}
    assert [one.name for one in file.parent.iterdir()] == ["motstand.db"], found.log
    file.chmod(0o664)
    async with served(f"sqlite:///{file}"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o660


@pytest.mark.anyio
async def test_clients_that_go_away_or_speak_no_utf_8_leave_no_traceback(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path / 'db'}") as found, httpx.AsyncClient(timeout=PATIENCE) as http:
        made = Made((await http.post(f"http://127.0.0.1:{found.port}/api/tables", json=WISH)).json())
        ola = await connected(found.port, made, GERMANY)
        await ola.socket.send(b"\xff\xfe", text=True)
        await ola.socket.wait_closed()
        assert ola.socket.close_code == 1007
        # One goes without a word in the middle of a request, one in the middle of a game.
        _, writer = await asyncio.open_connection("127.0.0.1", found.port)
        head = "POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: 100\r\n\r\n{{".encode())
        await writer.drain()
        writer.close()
        kari, ola = await connected(found.port, made, BOTH), await connected(found.port, made, GERMANY)
        kari.socket.transport.abort()
        for _ in range(5):
            await ola.ask("chat", text="Is anybody there?")
        await ola.socket.close()
    assert "Traceback" not in found.log
    assert "Invalid UTF-8" in found.log
