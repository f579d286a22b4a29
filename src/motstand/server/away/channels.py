"""Channels to people who are away: mail, or whatever else Apprise can reach, as the server's operator sets them up.

People only ever fill in an address, which is checked and then escaped into a URL that the operator wrote, behind its
host: nobody can make the server call a place that the operator did not choose. URLs hold passwords; no error and no
log shows them.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Meta, Struct

from motstand.kernel.errors import SetupError
from motstand.server.messages import Channel
from motstand.server.refusals import Refused

ADDRESS = "{address}"

KINDS: dict[str, tuple[re.Pattern[str], str, str]] = {
    "mail": (
        re.compile(r"[A-Za-z0-9._+-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"),
        "a mail address",
        "a@b.example",
    ),
    "phone": (re.compile(r"\+?[0-9]{6,15}"), "a phone number of digits, with + and the country", "+4712345678"),
    "topic": (re.compile(r"[A-Za-z0-9_-]{1,64}"), "a topic of letters, digits, - and _", "topic"),
}
"""What an address of a kind looks like: the pattern, the same in words, and one to try a URL with."""


class ChannelSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """One channel: `url` is Apprise's, with {address} where a person's own address belongs."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    kind: Literal["mail", "phone", "topic"]
    url: str


class Notify(Struct, frozen=True, forbid_unknown_fields=True):
    """How people are told of their turn: `address` is where they find the server, `after` how long they were away."""

    address: Annotated[str, Meta(pattern=r"^https?://[^/?#\s]+$")]
    channel: Annotated[list[ChannelSetting], Meta(min_length=1)]
    after: Annotated[float, Meta(ge=0)] = 120.0


def read_notify(file: str) -> Notify:
    """The operator's file. Raises SetupError, which never shows a URL."""
    try:
        return msgspec.toml.decode(Path(file).read_bytes(), type=Notify)
    except OSError as error:
        raise SetupError(f"{file}: expected a file that can be read: {error.strerror}") from error
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise SetupError(f"{file}: {error}") from None


class Channels:
    """The channels of a server."""

    def __init__(self, settings: Notify) -> None:
        self.settings = settings
        self._apprise = library()
        self._channels = {channel.id: channel for channel in settings.channel}
        for channel in settings.channel:
            self._check(channel)

    def _check(self, channel: ChannelSetting) -> None:
        """Refuse a URL that cannot work, or whose host people could choose. Raises SetupError."""
        parts = urlsplit(channel.url.replace(ADDRESS, "address"))
        fixed = urlsplit(channel.url.replace(ADDRESS, "another"))
        if channel.url.count(ADDRESS) != 1 or (parts.scheme, parts.netloc) != (fixed.scheme, fixed.netloc):
            raise SetupError(f"channel '{channel.id}': url: expected {ADDRESS} once, in its path or behind the ?")
        if self._service(channel, KINDS[channel.kind][2]) is None:
            raise SetupError(f"channel '{channel.id}': url: expected a URL that Apprise knows")

    def _service(self, channel: ChannelSetting, address: str) -> Any:
        """Apprise's service for an address; None if it does not know the URL."""
        url = channel.url.replace(ADDRESS, quote(address, safe=""))
        memory = self._apprise.PersistentStoreMode.MEMORY
        asset = self._apprise.AppriseAsset(storage_mode=memory, app_id="Motstand", app_desc="Motstand", app_url="")
        return self._apprise.Apprise.instantiate(url, asset=asset)

    @property
    def offered(self) -> list[Channel]:
        """What people may choose from."""
        return [Channel(channel.id, channel.kind) for channel in self.settings.channel]

    def has(self, id: str) -> bool:
        return id in self._channels

    def checked(self, id: str, address: str) -> str:
        """An address as it is kept. Raises Refused."""
        channel = self._channels.get(id)
        if channel is None:
            raise Refused("bad_address", f"one of the channels {', '.join(self._channels)}")
        pattern, expected, _ = KINDS[channel.kind]
        address = address.strip()
        if channel.kind == "phone":
            address = re.sub(r"[ ()-]", "", address)
        if not pattern.fullmatch(address):
            raise Refused("bad_address", expected)
        return address

    def send(self, id: str, address: str, title: str, body: str) -> bool:
        """Send a message, and return whether it was accepted. It blocks: call it in a thread."""
        service = self._service(self._channels[id], address)
        messenger = self._apprise.Apprise()
        if service is None or not messenger.add(service):
            return False
        return bool(messenger.notify(title=title, body=body, body_format=self._apprise.NotifyFormat.TEXT))


def library() -> Any:
    """Apprise, which is loaded only where it is used. Raises SetupError."""
    try:
        import apprise
    except ImportError as error:
        raise SetupError("--notify: expected Apprise to be installed: pip install 'motstand[notify]'") from error
    # What it logs may name addresses; whether a message was sent is logged by us.
    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    return apprise


def masked(address: str) -> str:
    """An address with most letters hidden: its owner recognises it, others who have the seat's key do not."""
    name, at, place = address.partition("@")
    return f"{name[:1]}…{at}{place}" if at else f"{address[:2]}…"
