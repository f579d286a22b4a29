"""Where messages arrive in tests: a small web server that takes JSON, and a small mail server."""

from __future__ import annotations

import asyncio
import email
import json
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message
from pathlib import Path
from typing import Any


class Letterbox:
    """Takes what is posted. `status` is what it answers; it answers when `open` is set."""

    def __init__(self) -> None:
        self.port = 0
        self.status = 200
        self.open = asyncio.Event()
        self.open.set()
        self.came = asyncio.Event()
        self.letters: list[dict[str, Any]] = []
        self.tries = 0

    async def receive(self, reader: StreamReader, writer: StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        body = json.loads(await reader.readexactly(int(fields["content-length"])))
        self.tries += 1
        self.came.set()
        await self.open.wait()
        if self.status == 200:
            self.letters.append({"path": head.split(" ")[1], **body})
        writer.write(f"HTTP/1.1 {self.status} So\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class MailServer:
    """Takes mails over SMTP, as much of it as is needed."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[tuple[str, Message]] = []

    async def receive(self, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(b"220 letterbox\r\n")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line.upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                data = (await reader.readuntil(b"\r\n.\r\n"))[:-5]
                self.mails.append((to, email.message_from_bytes(data)))
            elif word.startswith("RCPT TO:"):
                to = line.split(":", 1)[1].split(">")[0].strip(" <")
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 ok\r\n")
            await writer.drain()
            if word == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def letterbox() -> AsyncIterator[Letterbox]:
    box = Letterbox()
    server = await asyncio.start_server(box.receive, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    office = MailServer()
    server = await asyncio.start_server(office.receive, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


SECRET = "opensesame"


def notify_file(folder: Path, *channels: tuple[str, str, str], after: float = 120) -> str:
    """The operator's file with these channels: id, kind and URL."""
    lines = ['address = "https://games.example.org"', f"after = {after}"]
    for id, kind, url in channels:
        lines.append(f'[[channel]]\nid = "{id}"\nkind = "{kind}"\nurl = "{url}"')
    file = folder / "notify.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return str(file)


def by_letterbox(folder: Path, box: Letterbox) -> str:
    """The same, with one channel: topics of a letterbox."""
    return notify_file(folder, ("box", "topic", f"json://motstand:{SECRET}@127.0.0.1:{box.port}/turns/{{address}}"))
