"""A server of one's own for the browser tests, and people who play there with a real mouse in a real browser."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from ipaddress import IPv4Network
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, WebSocket

from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import write_record
from tests.seeds import running_test

OPENED = re.compile(r"open at (http://\S+?)/?\s*$")
PATIENCE = 60_000
"""Milliseconds after which a page that does not answer has failed."""
SENDERS = IPv4Network("10.0.0.0/8")
"""Where what is sent without a browser comes from."""
SOON = 5_000
"""Milliseconds after which it is looked whether something still lies where it can be clicked."""

OVER = -1
SHOWN = f"""() => {{
    if (document.querySelector('[data-lesson-over]') !== null) return {OVER};
    const shown = document.querySelector('.table[data-shown]')?.dataset.shown;
    return shown === undefined ? null : Number(shown);
}}"""

Pick = Callable[[dict[str, Any]], dict[str, Any]]


class House:
    """`motstand serve` on a free port, with a database in a folder of its own."""

    def __init__(self, folder: Path, *options: str, program: str = "tests.browser.serve") -> None:
        self.options = options
        self.program = program
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.log = folder / "server.log"
        self.running = folder / "running test"
        self.tries = 0
        self.posted = 0
        self.begin_test()
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.open("0")

    def open(self, port: str) -> None:
        """Start the server and read where it listens."""
        command = [sys.executable, "-m", self.program, str(self.running), "serve", "--no-open"]
        command += ["--port", port, "--database", self.database, "--proxy", "127.0.0.1", *self.options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ})
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := OPENED.search(line):
                self.address = found.group(1)
                return
        raise AssertionError(f"the server did not open:\n{self.log.read_text()}")

    def begin_test(self) -> None:
        """Tell the server which test is running, for its dice."""
        self.tries += 1
        self.running.write_text(f"{running_test()}\n{self.tries}")

    def kill(self) -> None:
        """The server dies without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def reopen(self) -> None:
        """Start again at the same address."""
        self.open(self.address.rsplit(":", 1)[1])

    def lay_out(self, scenario: str, players: dict[str, str], **wishes: Any) -> dict[str, str]:
        """A new table; returns the path of each person's seat, and "watch" for spectators."""
        seats = [{"seat": seat, "player": player} for seat, player in players.items()]
        wish = {"game": "kampen-om-norge", "scenario": scenario, "seats": seats} | wishes
        made = self.post("/api/tables", json.dumps(wish))
        keys = {each["seat"]: each["key"] for each in made["keys"]} | {"watch": made["watch"]}
        return {seat: f"/table/{made['table']}#{key}" for seat, key in keys.items()}

    def bring(self, record: str) -> dict[str, str]:
        """Open a record without a browser; returns its table and the key to it."""
        made: dict[str, str] = self.post("/api/records", record, {"Content-Type": "application/jsonl"})
        return made

    def lay_out_from(self, match: Match, players: dict[str, str], practice: bool = False) -> dict[str, str]:
        """A table that goes on where a match stands; returns the path of each seat."""
        brought = self.bring(write_record(match))
        seats = [{"seat": seat, "player": player} for seat, player in players.items()]
        body = json.dumps({"answer": match.number, "seats": seats, "practice": practice})
        key = {"Authorization": f"Bearer {brought['key']}"}
        made = self.post(f"/api/tables/{brought['table']}/play_on", body, key)
        return {each["seat"]: f"/table/{made['table']}#{each['key']}" for each in made["keys"]}

    def post(self, path: str, body: str, headers: dict[str, str] | None = None) -> Any:
        """Send something without a browser, each time from another address: tests lay out more tables than one may."""
        self.posted += 1
        sender = {"X-Forwarded-For": str(SENDERS[self.posted])}
        sent = {"Content-Type": "application/json"} | sender | (headers or {})
        with urllib.request.urlopen(urllib.request.Request(self.address + path, body.encode(), sent)) as response:
            return json.load(response)

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()


class Person:
    """Somebody with a browser. Reads what the socket brings, and answers only with the mouse."""

    def __init__(
        self, browser: Browser, house: House, pace: str = "instant", passing: str = "off", **screen: Any
    ) -> None:
        screen.setdefault("viewport", {"width": 1280, "height": 800})
        screen.setdefault("reduced_motion", "reduce")
        self.house = house
        self.pace = pace
        self.context: BrowserContext = browser.new_context(**screen)
        # Only tests of the teller want to be told everything one by one, and only those of passing want to be spared
        # a question. A page that failed to load keeps nothing.
        for name, value in (("pace", pace), ("passing", passing)):
            keep = f"localStorage.getItem('motstand.{name}') ?? localStorage.setItem('motstand.{name}', '{value}')"
            self.context.add_init_script(f"try {{ {keep} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        # Everything that came over the wire, and the newest table among it.
        self.wire: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.wire.append(text)
        self.frames.append(json.loads(text))

    # -- going about ---------------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        """Go to a page of the house."""
        self.page.goto(self.house.address + path)

    def sit_down(self, path: str) -> None:
        """Follow the link of a seat."""
        self.visit(path)
        self.until(lambda: any(frame["type"] == "welcome" for frame in self.frames), "welcomed")
        self.page.locator("[data-area], [data-spot]").first.wait_for()
        # Letters that come late move what lies beside them.
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def come_invited(self, path: str, name: str) -> None:
        """Follow an invitation, say one's name, and sit down."""
        self.visit(path)
        self.page.locator("[data-invited]").wait_for()
        self.page.locator("[data-field=my-name]").fill(name)
        self.act("sit-down")
        self.page.locator("[data-area], [data-spot]").first.wait_for()
        self.settle()

    def leave(self) -> None:
        self.context.close()

    @property
    def link(self) -> str:
        """The address with the secret of the seat."""
        return self.page.url

    # -- what is asked -------------------------------------------------------------------------------------------

    def table(self) -> dict[str, Any]:
        """The newest state of the table that came over the wire."""
        return next(frame for frame in reversed(self.frames) if frame["type"] in ("welcome", "frame"))

    def question(self) -> dict[str, Any] | None:
        """What the newest table asks of this seat."""
        asked: dict[str, Any] | None = self.table()["question"]
        return asked

    def over(self) -> bool:
        return self.table()["status"]["outcome"] is not None

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait, frame by frame, until something is so."""
        deadline = PATIENCE
        while not happened():
            self.page.wait_for_timeout(20)
            deadline -= 20
            assert deadline > 0, f"waited in vain until {what}; troubles: {self.troubles}"

    def hear(self, answers: int) -> None:
        """Wait until the table with so many answers has come."""
        self.until(lambda: bool(self.table()["answers"] >= answers), f"answer {answers} was heard")

    def until_asked(self) -> None:
        """Wait for a question of one's own, or the end of the game."""
        self.until(lambda: self.question() is not None or self.over(), "asked or over")
        if self.pace == "instant":
            self.settle()

    def settle(self) -> None:
        """Wait until the page shows the newest table that came; what came over the wire is not yet seen."""
        self.until(lambda: self.shown() == self.table()["answers"], "the page shows the newest table")

    def shown(self) -> int | None:
        """How many answers the table has had that the page shows; None as long as there is more to tell."""
        found: int | None = self.page.evaluate(SHOWN)
        # A lesson that is done shows no more until it is played on.
        newest: int = self.table()["answers"]
        return newest if found == OVER else found

    # -- answering with the mouse --------------------------------------------------------------------------------

    def skip(self) -> None:
        """Do not wait until the others' turn has been told."""

        # It comes when the page has read the newest message, and goes away by itself when all has been told.
        def skipped() -> bool:
            self.page.evaluate("document.querySelector('[data-act=skip], [data-act=strip-skip]')?.click()")
            return bool(self.shown() == self.table()["answers"])

        self.until(skipped, "the others' turn was skipped")

    def answer(self, offer: dict[str, Any]) -> None:
        """Click through the steps of an offer, as a person would, and wait until the server has heard it."""
        asked = self.question()
        assert asked is not None
        self.click_through(offer)
        self.until(lambda: self.table()["answers"] != asked["decision"], f"the answer {offer['option']} was heard")
        if self.pace == "instant":
            self.settle()

    def click_through(self, offer: dict[str, Any]) -> None:
        """Click through the steps of an offer, whatever comes of it."""
        asked = self.question()
        assert asked is not None
        self.skip()
        steps = offer.get("steps", [])
        if not steps:
            option = json.dumps(offer["option"], separators=(",", ":"))
            self.page.locator(f"[data-offer='{option}']").first.click()
        for place, (kind, id, _) in enumerate(steps):
            if self.follows_by_itself(asked, offer, place):
                break
            self.click(kind, str(id), asked["decision"])

    def follows_by_itself(self, asked: dict[str, Any], offer: dict[str, Any], place: int) -> bool:
        """Is this step the only one, so that nobody is asked for it: the number one, the only action of a card?"""
        steps = offer["steps"]
        kind, id, _ = steps[place]
        ways = [each["steps"] for each in asked["offers"] if each.get("steps")]
        if place == 0 or any(way[:place] == steps[:place] and way[place] != steps[place] for way in ways):
            return False
        before, last, _ = steps[place - 1]
        if kind == "number":
            return bool(id == 1)
        return str(id).startswith(f"{last}@") and all(
            len(way) > place and way[place][0] == kind
            for way in ways
            if len(way) >= place and way[place - 1][0] == before
        )

    def click(self, kind: str, id: str, decision: int | None = None) -> None:
        """One step: on the board, in the hand, or a button; of a decision that others have taken, none."""
        ways = [f"[data-step='{kind}:{id}']", f".may[data-spot~='{kind}:{id}']", f".may[data-{kind}='{id}']"]
        if kind == "card":
            ways.append(f"[data-card='{id}']")
        place = self.page.locator(", ".join(ways)).first
        if decision is not None:
            # Whoever may only step in is not waited for.
            self.until(lambda: self.is_past(decision) or place.is_visible(), f"{kind} {id} can be clicked")
            if self.is_past(decision):
                return
        # On a map that is drawn large not everything is in sight; the keyboard reaches it all the same.
        if not self.is_in_sight(place) or not self.was_clicked(place):
            place.locator("xpath=descendant-or-self::*[@data-reach or self::button]").first.press("Enter")

    def was_clicked(self, place: Locator) -> bool:
        """Click; but a board that brings what is asked into sight may take this out of it, just before."""
        try:
            place.click(timeout=SOON)
        except TimeoutError:
            if not self.is_in_sight(place):
                return False
            place.click()
        return True

    def is_past(self, decision: int) -> bool:
        """Has the table gone on since this was asked?"""
        return bool(self.table()["answers"] != decision)

    def is_in_sight(self, place: Locator) -> bool:
        """Is the middle of it on the screen, and nothing above it? On the map any part of an area will do."""
        place.wait_for()
        return self.is_on_top(place)

    def is_on_top(self, place: Locator) -> bool:
        """The same, now; what is not laid out yet lies nowhere."""
        seen: bool = place.evaluate(
            """element => {
                const box = element.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                const map = element.hasAttribute("data-area") ? element.ownerSVGElement : null;
                return top !== null && (element.contains(top) || map?.contains(top) === true);
            }"""
        )
        return seen

    def first_in_sight(self, things: str) -> Locator:
        """The first of these things that lies on the screen, as soon as one does."""
        found: list[Locator] = []

        def is_there() -> bool:
            found.extend(each for each in self.page.locator(things).all() if self.is_on_top(each))
            return bool(found)

        self.until(is_there, f"{things} is in sight")
        return found[0]

    def offer(self, *option: Any) -> dict[str, Any]:
        """The offer with this option."""
        asked = self.question()
        assert asked is not None
        found: dict[str, Any] = next(each for each in asked["offers"] if each["option"] == list(option))
        return found

    def act(self, name: str) -> None:
        """Press one of the buttons that every table has."""
        self.page.locator(f"[data-act={name}]").first.click()

    def give_up(self) -> None:
        for name in ("menu", "resign", "resign-sure"):
            self.act(name)

    def forces(self, area: str) -> dict[str, int]:
        """Who stands in an area, as the newest table shows it."""
        here: dict[str, int] = self.table()["public"]["areas"].get(area, {})
        return here

    def play_on(self, pick: Pick, answers: int = 100_000) -> int:
        """Answer question after question; returns how many."""
        given = 0
        while given < answers:
            self.until_asked()
            asked = self.question()
            if asked is None:
                break
            self.answer(pick(asked))
            given += 1
        return given


def at_random(seed: int) -> Pick:
    """Picks any offer, but goes on soon where one can go on, so that games end."""
    dice = random.Random(seed)

    def pick(asked: dict[str, Any]) -> dict[str, Any]:
        quiet = [offer for offer in asked["offers"] if offer.get("quiet")]
        offers: list[dict[str, Any]] = quiet if quiet and dice.random() < 0.75 else asked["offers"]
        return dice.choice(offers)

    return pick


def attack(person: Person, until: Callable[[dict[str, Any]], bool]) -> None:
    """Attack wherever it can be done until something is asked, or the game is over."""
    while True:
        person.until_asked()
        asked = person.question()
        if asked is None or until(asked):
            return
        offers = asked["offers"]
        attacks = [each for each in offers if each["saying"].get("values", {}).get("meets") == "enemy"]
        cards = [each for each in offers if each["option"][0] in ("play", "fight")]
        person.answer((attacks or cards or [each for each in offers if each.get("quiet")] or offers)[-1])
