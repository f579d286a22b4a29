"""Results of a simulation as a Parquet file: one row a game, lists of what was used and of how it went.

The columns stand in docs/lab.md. Only here is pyarrow needed, which the extra `lab` brings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from motstand import __version__
from motstand.kernel.errors import MotstandError
from motstand.kernel.registry import find_game
from motstand.lab.observed import Observed
from motstand.lab.series import Series

FORMAT = "1"
KEY = b"motstand.simulation"
TIMING = "seconds"
"""The one column that differs when the same simulation is run again."""
PARTS = "part-*.parquet"
EXPECTED = "expected a table that 'motstand simulate' wrote"


class ResultsError(MotstandError):
    """A table of results that cannot be written or read; the text says what was expected."""


class Results:
    """A simulation as it was written: what was played, and the games."""

    def __init__(self, about: dict[str, Any], games: list[Observed]) -> None:
        self.about = about
        self.game = str(about["game"])
        self.title = str(about["title"])
        self.scenario = str(about["scenario"])
        self.scenario_name = str(about["scenario_name"])
        self.players: dict[str, str] = dict(about["players"])
        self.seed = int(about["seed"])
        self.version = str(about["version"])
        self.content = str(about["content"])
        # What the game's clock is called: round, day; "" where it has none.
        self.clock = str(about["clock"])
        self.motstand = str(about["motstand"])
        self.games = games

    @property
    def solo(self) -> bool:
        """Was it played by one seat against the game itself?"""
        return len(self.players) == 1


def needs_pyarrow() -> None:
    """Check before a long simulation that its results can be written. Raises ResultsError."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise ResultsError("tables need pyarrow: expected it installed, as by pip install 'motstand[lab]'") from error


def about(series: Series) -> dict[str, Any]:
    """What a table says about the simulation as a whole."""
    game = find_game(series.game)
    setup = series.setup()
    sheet = game.printed(setup).get("scenario", {})
    return {
        "format": FORMAT,
        "motstand": __version__,
        "game": game.id,
        "title": game.title,
        "scenario": series.scenario,
        "scenario_name": sheet.get("name", series.scenario),
        "version": game.version,
        "content": game.content_hash(setup),
        "players": series.players,
        "seed": series.seed,
        "clock": series.clock(),
    }


def schema(said: dict[str, Any]) -> Any:
    """The columns, in their order."""
    import pyarrow as pa

    text, whole = pa.string(), pa.int32()
    used = pa.struct([("seat", text), ("kind", text), ("name", text), ("times", whole)])
    moment = pa.struct([("clock", whole), ("measure", text), ("value", pa.float64())])
    final = pa.struct([("measure", text), ("value", pa.float64())])
    columns = [
        ("number", whole),
        ("seed", text),
        ("game", text),
        ("scenario", text),
        ("version", text),
        ("content", text),
        ("players", pa.list_(pa.struct([("seat", text), ("player", text)]))),
        ("winners", pa.list_(text)),
        ("key", text),
        ("level", text),
        ("rule", text),
        ("values", text),
        ("answers", whole),
        ("length", whole),
        ("used", pa.list_(used)),
        ("timeline", pa.list_(moment)),
        ("end", pa.list_(final)),
        (TIMING, pa.float64()),
    ]
    return pa.schema(columns, {KEY: json.dumps(said, ensure_ascii=False).encode()})


def row(said: dict[str, Any], game: Observed) -> dict[str, Any]:
    """One game as a row."""
    return {
        "number": game.number,
        "seed": game.seed,
        **{name: said[name] for name in ("game", "scenario", "version", "content")},
        "players": [{"seat": seat, "player": player} for seat, player in said["players"].items()],
        "winners": game.winners,
        "key": game.key,
        "level": game.level,
        "rule": game.rule,
        "values": json.dumps(game.values, sort_keys=True, ensure_ascii=False),
        "answers": game.answers,
        "length": game.length,
        "used": [
            {"seat": seat, "kind": kind, "name": name, "times": times}
            for (seat, kind, name), times in game.used.items()
        ],
        "timeline": [
            {"clock": clock, "measure": measure, "value": value}
            for clock, measures in game.timeline
            for measure, value in measures.items()
        ],
        "end": [{"measure": measure, "value": value} for measure, value in game.end.items()],
        TIMING: game.seconds,
    }


def write(series: Series, games: list[Observed], path: Path) -> None:
    """Write the table to a file, whole or not at all."""
    needs_pyarrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    said = about(series)
    table = pa.Table.from_pylist([row(said, game) for game in games], schema(said))
    part = path.with_name(path.name + ".part")
    pq.write_table(table, part, compression="zstd")
    part.replace(path)


def write_parts(series: Series, games: Iterable[Observed], folder: Path, size: int) -> None:
    """Write a table of parts of so many games into a new or empty folder, each as soon as its games are played."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ResultsError(f"{folder}: expected a folder that is empty or not there yet")
    folder.mkdir(parents=True, exist_ok=True)
    waiting: list[Observed] = []
    for game in games:
        waiting.append(game)
        if len(waiting) == size or game.number + 1 == series.games:
            write(series, waiting, folder / f"part-{game.number // size:06}.parquet")
            waiting = []


def read(path: Path) -> Results:
    """The results in a file, or in a folder of parts. Raises ResultsError for any file that is none of ours."""
    parts = sorted(path.glob(PARTS)) if path.is_dir() else []
    if not parts:
        return read_file(path)
    first, *others = [read_file(part) for part in parts]
    for part, other in zip(parts[1:], others, strict=True):
        if other.about != first.about:
            raise ResultsError(f"{EXPECTED}, got parts of different simulations: {parts[0].name} and {part.name}")
        first.games += other.games
    return first


def read_file(path: Path) -> Results:
    """The results in a file."""
    needs_pyarrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    if not path.is_file():
        raise ResultsError(f"{EXPECTED}, got {'a folder' if path.is_dir() else 'no file'}")
    try:
        # Not read_table, which would take a column that a folder is named after.
        table = pq.ParquetFile(path).read()
    except (pa.ArrowException, OSError) as error:
        raise ResultsError(f"{EXPECTED}, got a file that is not Parquet or is damaged") from error
    said = json.loads((table.schema.metadata or {}).get(KEY, b"{}"))
    if not said:
        raise ResultsError(f"{EXPECTED}, got another table with the columns {', '.join(table.schema.names[:6])}")
    if said.get("format") != FORMAT:
        raise ResultsError(f"{EXPECTED} in format {FORMAT}, got format {said.get('format')}")
    if not table.schema.equals(schema(said)):
        raise ResultsError(f"{EXPECTED}, got one with other columns: {', '.join(table.schema.names)}")
    if not table.num_rows:
        raise ResultsError(f"{EXPECTED}, got one without games")
    return Results(said, [observed(line) for line in table.to_pylist()])


def observed(line: dict[str, Any]) -> Observed:
    """A row as the game that it describes."""
    game = Observed(line["number"], line["seed"], line[TIMING])
    game.winners, game.key, game.level, game.rule = line["winners"], line["key"], line["level"], line["rule"]
    game.values = json.loads(line["values"])
    game.answers, game.length = line["answers"], line["length"]
    game.used = {(use["seat"], use["kind"], use["name"]): use["times"] for use in line["used"]}
    moments: dict[int, dict[str, float]] = {}
    for moment in line["timeline"]:
        moments.setdefault(moment["clock"], {})[moment["measure"]] = moment["value"]
    game.timeline = list(moments.items())
    game.end = {one["measure"]: one["value"] for one in line["end"]}
    return game
