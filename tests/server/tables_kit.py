"""A real server on a free port, and people who play there through sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from motstand.kernel.matches.seeds import Seeds
from motstand.server.launch import bound_socket, options
from motstand.server.settings import Settings
from motstand.server.web.app import Server, create_app
from tests.seeds import SeedsOfTests

GAME = "kampen-om-norge"
SCENARIO = "gudbrandsdalen"
GERMANY, NORWAY, ALLIES, BOTH = "germany", "norway", "allies", "norway+allies"
PATIENCE = 60.0

Data = dict[str, Any]
Choose = Callable[[Data], list[Any]]


def settings(database: str, **more: Any) -> Settings:
    """Settings for tests: nobody is too fast, unless the test says so."""
    generous: Data = dict.fromkeys(("messages_per_second", "requests_per_second", "new_tables_per_second"), 1e6)
    generous["talk_per_second"] = 1e6
    return Settings(**{"port": 0, "database": database, "bot_processes": 1, **generous, **more})


class House:
    """A server that runs, as seen from outside."""

    def __init__(self, port: int, server: Server) -> None:
        self.port = port
        self.server = server
        # Nothing is encrypted here: reading all certificates of the machine for each house would take its time.
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    async def lay_out(self, seats: dict[str, str], **more: Any) -> Made:
        """A new table; each seat with its player."""
        wishes = [{"seat": seat, "player": player} for seat, player in seats.items()]
        wish = {"game": GAME, "scenario": SCENARIO, "seats": wishes, **more}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 200, answer.text
        return Made(answer.json())

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    @asynccontextmanager
    async def sit(self, table: str, key: str, since: int = -1, name: str = "") -> AsyncIterator[Person]:
        """Somebody who came with a key and was welcomed."""
        async with connect(self.address(table), max_size=None, max_queue=None, open_timeout=PATIENCE) as socket:
            person = Person(socket)
            await person.send("hello", key=key, since=since, name=name)
            person.welcome = await person.until("welcome")
            yield person

    async def metric(self, name: str) -> float:
        """What /metrics says of a name with its labels."""
        for line in (await self.http.get("/metrics")).text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        return 0.0


class Made:
    """The keys of a new table."""

    def __init__(self, data: Data) -> None:
        self.table: str = data["table"]
        self.watch: str = data["watch"]
        self.keys: dict[str, str] = {seat["seat"]: seat["key"] for seat in data["keys"]}


class Person:
    """Somebody at a socket, who remembers what the server said last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Data = {}
        self.now: Data = {}
        self.status: Data = {}
        self.number = -1
        self.heard: list[str] = []
        self._ids = itertools.count(1)

    async def send(self, type: str, **message: Any) -> int:
        """Send a message; returns its id."""
        id = next(self._ids)
        # As a browser writes it, without spaces.
        await self.socket.send(json.dumps({"type": type, "id": id, **message}, separators=(",", ":")))
        return id

    async def next(self) -> Data:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Data = json.loads(text)
        if message["type"] == "frame":
            assert message["happening"]["number"] == self.number + 1, "an event is missing"
        if message["type"] in ("frame", "welcome"):
            self.now = message
            self.number = message["number"] if message["type"] == "welcome" else message["happening"]["number"]
        if "status" in message:
            self.status = message["status"]
        return message

    async def until(self, *types: str) -> Data:
        """The next message of one of these types; what comes before it is only remembered."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def until_true(self, true: Callable[[Data], Any]) -> Data:
        """The next message of which this is true."""
        while not true(message := await self.next()):
            pass
        return message

    async def happening(self, kind: str) -> Data:
        """The next event of a kind."""
        frame = await self.until_true(lambda said: said["type"] == "frame" and said["happening"]["kind"] == kind)
        happening: Data = frame["happening"]
        return happening

    @property
    def question(self) -> Data | None:
        question: Data | None = self.now["question"]
        return question

    @property
    def outcome(self) -> Data | None:
        outcome: Data | None = self.status["outcome"]
        return outcome

    async def asked(self) -> Data | None:
        """The question, as soon as there is one; None when the game is over instead."""
        while self.question is None and self.outcome is None:
            await self.until("frame")
        return self.question

    async def ask(self, type: str, **message: Any) -> Data:
        """Send something and return what it brings: a frame, or something about this message."""
        id = await self.send(type, **message)
        return await self.until_true(lambda said: said["type"] == "frame" or said.get("about") == id)

    async def refused(self, type: str, **message: Any) -> str:
        """Send something that has to be refused, and return the code; other frames may come in between."""
        id = await self.send(type, **message)
        said = await self.until_true(lambda said: said.get("about") == id)
        assert said["type"] == "refusal", said
        assert said["expected"], "a refusal says what would have been right"
        return str(said["code"])

    async def answer(self, option: list[Any] | None = None) -> Data:
        """Answer the question, by default with its first option."""
        question = await self.asked()
        assert question is not None
        option = question["offers"][0]["option"] if option is None else option
        return await self.ask("answer", decision=question["decision"], option=option)

    async def play(self, choose: Choose, answers: int = 10**6) -> int:
        """Answer whatever is asked, at most so often; returns how often."""
        for given in range(answers):
            question = await self.asked()
            if question is None:
                return given
            message = await self.answer(choose(question))
            assert message["type"] == "frame", message
        return answers


def first(question: Data) -> list[Any]:
    option: list[Any] = question["offers"][0]["option"]
    return option


def quiet(question: Data) -> list[Any]:
    """Go on where that is offered, else the first option: a game is soon over."""
    options = [offer["option"] for offer in question["offers"] if offer.get("quiet")]
    return list(options[0]) if options else first(question)


@asynccontextmanager
async def house(database: str, store: Any = None, seeds: Seeds | None = None, **more: Any) -> AsyncIterator[House]:
    """A real server, in this process, on a port of its own."""
    chosen = settings(database, **more)
    bound = bound_socket(chosen.host, 0)
    app = create_app(chosen, store, seeds or SeedsOfTests())
    config = uvicorn.Config(app, **{**options(chosen), "log_config": None})
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[bound]))
    found = House(bound.getsockname()[1], app.state.server)
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await running
        bound.close()


@asynccontextmanager
async def seated(place: House, made: Made, *seats: str) -> AsyncIterator[list[Person]]:
    """People at some seats of a table."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(place.sit(made.table, made.keys[seat])) for seat in seats]


async def catch_up(*people: Person) -> None:
    """Let everybody hear what the one who heard most has heard."""
    newest = max(person.number for person in people)
    for person in people:
        while person.number < newest:
            await person.until("frame")


async def play_together(people: list[Person], choose: Choose, answers: int = 10**6) -> int:
    """Whoever is asked answers, at most so often; returns how often. Bots in between play on their own."""
    for given in range(answers):
        await catch_up(*people)
        while all(person.question is None for person in people) and people[0].outcome is None:
            await people[0].until("frame")
            await catch_up(*people)
        if people[0].outcome is not None:
            return given
        person = next(one for one in people if one.question is not None)
        await person.answer(choose(person.question or {}))
    await catch_up(*people)
    return answers
