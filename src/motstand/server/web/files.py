"""The client's files, as the build made them."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from motstand.server.refusals import Refused
from motstand.server.settings import Settings
from motstand.server.web.requests import problem

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Motstand</title>
<h1>The browser client is not built</h1>
<p>In a clone of the project run <code>make play</code>, which builds it; an installed package brings it along.</p>
</html>
"""
PAGES = (
    *("/", "/tables", "/table/{id}", "/replay/{id}", "/learn/{game}"),
    *("/rules", "/rules/{game}", "/rules/{game}/components", "/editions", "/stop"),
    *("/past/{game}", "/summary/{game}", "/history", "/bring"),
)
"""The addresses that the client draws itself."""


class Kept(StaticFiles):
    """Files whose names change with their content: a browser may keep them for ever."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class HeadAsGet:
    """Answers HEAD as it would answer GET; uvicorn leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


def nowhere(request: Request, error: HTTPException, settings: Settings) -> Response:
    """The response to an unknown address: the client's page for a browser, a problem as JSON for a program."""
    index = Path(settings.client) / "index.html"
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and wants_page and index.is_file():
        return FileResponse(index, 404, headers={"cache-control": "no-cache"})
    return problem(Refused("unknown", f"an address of this server: {error.detail}"), status=error.status_code)


def add_client(app: FastAPI, settings: Settings) -> None:
    """Serve the client: its page for every address that it draws itself, and its files."""
    folder = Path(settings.client)
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    for path in PAGES:
        app.get(path, include_in_schema=False)(page)
    if (folder / "assets").is_dir():
        app.mount("/assets", Kept(directory=folder / "assets"))
    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder))
