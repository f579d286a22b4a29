"""Security headers, and which origins may talk to this server."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Scripts and styles come from this server alone, and none may stand in the page itself.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class KnownHosts:
    """Answers only to the names of this server, so that no page makes a browser take it for a server of its own."""

    def __init__(self, app: ASGIApp, names: frozenset[str] | None) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_known(Headers(scope=scope).get("host", "")):
            refusal = Response("expected the name of this server in Host\n", 421, media_type="text/plain")
            await refusal(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _is_known(self, host: str) -> bool:
        return self.names is None or name_in(host) in self.names


def name_in(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_own_origin(headers: Headers, others: Iterable[str]) -> bool:
    """Does the request come from a page of this server, or of one that may, or from no page at all?

    A browser always says from which page a socket is opened; programs that are no browsers need not.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place != "" and place == headers.get("host")
