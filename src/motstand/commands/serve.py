"""`motstand serve`: start the server, so that people can play in their browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motstand.commands.refusal import refusal
from motstand.kernel.errors import MotstandError

HOST_HELP = "The address to listen at. Others can reach this machine only if you name one of its own, or 0.0.0.0."
PORT_HELP = "The port to listen at; 0 takes any that is free."
DATABASE_HELP = "Where tables are kept: postgresql://… or sqlite:///FILE. Without it, a file in your data directory."
WORKERS_HELP = "How many processes serve; more than one needs PostgreSQL."
OPEN_HELP = "Open a browser."
ORIGIN_HELP = "A web address, such as https://games.example.org, whose pages may play here; may be given several times."
SERVER_NAME_HELP = "A name that this server is reached by, such as games.example.org; may be given several times."
PROXY_HELP = "The address of a proxy whose X-Forwarded-For is true, such as 127.0.0.1; may be given several times."
PACK_HELP = "A file with cards, areas or scenarios of your own, laid over every new table; may be given several times."
LOBBY_HELP = "Let tables be listed for everybody: those that look for a player, and those that may be watched."
NOTIFY_HELP = "A file that says how people who are away are told of their turn; docs/serving.md shows one."
ANALYSIS_HELP = "About how many seconds the analysis of a finished game may take one core."
METRICS_HELP = "Let others than this machine read /metrics."


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help=HOST_HELP)] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=PORT_HELP)] = 1940,
    database: Annotated[str, typer.Option(metavar="URL", help=DATABASE_HELP)] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help=WORKERS_HELP)] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help=OPEN_HELP)] = True,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=ORIGIN_HELP)] = None,
    server_name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=SERVER_NAME_HELP)] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help=PROXY_HELP)] = None,
    pack: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=PACK_HELP)] = None,
    notify: Annotated[Path | None, typer.Option(metavar="FILE", envvar="MOTSTAND_NOTIFY", help=NOTIFY_HELP)] = None,
    lobby: Annotated[bool, typer.Option("--lobby", help=LOBBY_HELP)] = False,
    analysis_seconds: Annotated[float, typer.Option(min=0.1, max=3600, help=ANALYSIS_HELP)] = 50.0,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help=METRICS_HELP)] = False,
) -> None:
    """Serve the games to browsers on this machine, or to others."""
    # Whoever plays in the terminal need not wait for the server's libraries.
    from motstand.server.launch import run
    from motstand.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=tuple(origin or ()),
        hosts=tuple(server_name or ()),
        proxies=tuple(proxy or ()),
        open_metrics=open_metrics,
        lobby=lobby,
        analysis_seconds=analysis_seconds,
        packs=tuple(str(file.absolute()) for file in pack or ()),
        notify="" if notify is None else str(notify.absolute()),
    )
    try:
        run(settings.checked(), open_browser, context.obj)
    except MotstandError as error:
        raise refusal(error) from error
