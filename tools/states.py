"""Makes `fields.py` of each game from its state: `copy`, `data` and `restore`, field by field.

`python -m tools.states` writes them; `--check` only says whether they are as they should be.

A field is declared once, in `__init__` of the `State` in a game's `state.py`, and its type says what becomes of it:

    self.day = 1                               a number or a word is the same in the copy and in the data
    self.box = box                             given to `__init__`: shared by all copies, and not part of the data
    self.players: Shared[list[str]] = []       the same for a field that is not given to `__init__`
    self.ready: list[int] = []                 a list is copied
    self.drawn: Unordered[str] = []            in the data it is sorted
    self.placed: list[list[int]] = []          so are lists of lists, of piles, of the game's own pieces
    self.bag = Pile([])                        `Pile`, and any class with `copy`
    self.combat: Combat | None = None          or nothing
    self.sea: Added[Sea] = None                or nothing, and then the data leaves it out

Where data should look otherwise (an area by its name instead of its number), `state.py` has an alias or a class for the
type, and `stored.py` two functions named after it: `area_data(game, area)` and `area_from(game, data)`. An alias
`Annotated[list[T], 3]` has always three elements: they are copied without a loop.

A part of a state that has many fields may lie in a folder of its own, such as `sea/state.py` with its `sea/stored.py`:
it is the class whose `__slots__` are `FIELDS`, as those of a `State`.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "motstand" / "games"
PLAIN = {"int", "str", "bool", "float", "tuple"}
LONGEST = 120
MADE = "Made by `python -m tools.states` from state.py: change them there."


class Type:
    """The type of a field: its name, what is inside, and how many if that is always the same."""

    def __init__(self, name: str, inner: list[Type], length: int = 0) -> None:
        self.name = name
        self.inner = inner
        self.length = length


class StateFile:
    """What a game's `state.py` declares."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = ast.parse((folder / "state.py").read_text("utf-8"))
        self.aliases = {
            node.target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        }
        stored = ast.parse((folder / "stored.py").read_text("utf-8"))
        self.codecs = {node.name for node in stored.body if isinstance(node, ast.FunctionDef)}
        self.used: set[str] = set()
        self.state = next(node for node in self.tree.body if isinstance(node, ast.ClassDef) and has_fields(node))
        # A part of the table stands beside it in all functions: `sea` beside `game`.
        self.is_whole = any(ast.unparse(base) == "State" for base in self.state.bases)
        self.name = "game" if self.is_whole else self.state.name.lower()

    def fields(self) -> dict[str, Type]:
        """Every field of the state, in the order of its declaration."""
        start = next(node for node in self.state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
        given = {argument.arg for argument in start.args.args}
        found = {"phase": Type("str", [])} if self.is_whole else {}
        for node in ast.walk(start):
            if isinstance(node, ast.AnnAssign) and (name := field_name(node.target)):
                found[name] = self.type_of(node.annotation)
            elif isinstance(node, ast.Assign) and (name := field_name(node.targets[0])):
                found[name] = self.type_of_value(node.value, given)
        return found

    def type_of(self, node: ast.expr) -> Type:
        """The type that an annotation names."""
        if isinstance(node, ast.BinOp):
            return Type("None", [self.type_of(node.left)])
        if isinstance(node, ast.Subscript):
            inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            inner = [self.type_of(each) for each in inside if isinstance(each, (ast.Name, ast.Subscript))]
            return Type(ast.unparse(node.value), inner, self.length_of(ast.unparse(node.value)))
        return Type(ast.unparse(node), [], self.length_of(ast.unparse(node)))

    def type_of_value(self, node: ast.expr, given: set[str]) -> Type:
        """The type of a field without annotation: shared if it is given, a pile, or a number or word."""
        if isinstance(node, ast.Name) and node.id in given:
            return Type("Shared", [])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Pile":
            return Type("Pile", [])
        return Type("int", [])

    def length_of(self, name: str) -> int:
        alias = self.aliases.get(name)
        if isinstance(alias, ast.Subscript) and ast.unparse(alias.value) == "Annotated":
            assert isinstance(alias.slice, ast.Tuple)
            return int(ast.literal_eval(alias.slice.elts[1]))
        return 0

    def resolved(self, kind: Type) -> Type:
        """An alias as the type that it stands for."""
        alias = self.aliases.get(kind.name)
        if alias is None:
            return kind
        length = self.length_of(kind.name)
        if length:
            assert isinstance(alias, ast.Subscript)
            assert isinstance(alias.slice, ast.Tuple)
            alias = alias.slice.elts[0]
        found = self.resolved(self.type_of(alias))
        inner = kind.inner if kind.inner else found.inner
        return Type(found.name, inner, length or found.length)

    def is_plain(self, kind: Type) -> bool:
        return self.resolved(kind).name in PLAIN

    # -- what becomes of a field ---------------------------------------------------------------------------------

    def copied(self, kind: Type, value: str) -> str:
        """The copy of a value."""
        kind = self.resolved(kind)
        if kind.name in ("None", "Added"):
            return f"None if {value} is None else {self.copied(kind.inner[0], value)}"
        if kind.name in PLAIN or kind.name == "Shared":
            return value
        if kind.name in ("list", "Unordered") and not self.is_plain(kind.inner[0]):
            return f"[{self.copied(kind.inner[0], 'each')} for each in {value}]"
        return f"{value}.copy()"

    def copy_lines(self, name: str, kind: Type) -> list[str]:
        """The lines that copy a field; a known number of elements is copied without a loop."""
        length = self.resolved(kind).length
        if not length:
            return [f"    twin.{name} = {self.copied(kind, f'{self.name}.{name}')}"]
        each = [f"{name}_{number}" for number in range(1, length + 1)]
        copies = ", ".join(self.copied(self.resolved(kind).inner[0], one) for one in each)
        return [f"    {', '.join(each)} = {self.name}.{name}", f"    twin.{name} = [{copies}]"]

    def written(self, kind: Type, value: str) -> str:
        """A value as data."""
        if kind.name == "None":
            return f"None if {value} is None else {self.written(kind.inner[0], value)}"
        if codec := self.codec(kind, "data"):
            return f"{codec}(game, {value})"
        kind = self.resolved(kind)
        if kind.name in PLAIN:
            return value
        if kind.name == "Unordered":
            return f"sorted({value})"
        if kind.name == "list":
            if kind.inner[0].name in PLAIN:
                return f"{value}.copy()"
            return f"[{self.written(kind.inner[0], 'each')} for each in {value}]"
        return f"{value}.data()"

    def read(self, kind: Type, value: str) -> str:
        """A value from data."""
        if kind.name == "None":
            return f"None if {value} is None else {self.read(kind.inner[0], value)}"
        if codec := self.codec(kind, "from"):
            return f"{codec}(game, {value})"
        kind = self.resolved(kind)
        if kind.name in PLAIN:
            return value
        if kind.name == "Unordered" or (kind.name == "list" and kind.inner[0].name in PLAIN):
            return f"list({value})"
        if kind.name == "list":
            return f"[{self.read(kind.inner[0], 'each')} for each in {value}]"
        return f"{kind.name}({value}[0], {value}[1])"

    def codec(self, kind: Type, way: str) -> str:
        """The function of `stored.py` that writes or reads this type, or ""."""
        name = f"{re.sub(r'(?<!^)(?=[A-Z])', '_', kind.name).lower()}_{way}"
        if name not in self.codecs:
            return ""
        self.used.add(name)
        return name

    # -- the module --------------------------------------------------------------------------------------------------

    def module(self) -> str:
        """The text of `fields.py`."""
        fields = self.fields()
        package = package_of(self.folder)
        state, part = self.state.name, self.name
        known = [f"    from {package}.state import {state}"]
        given = f"{part}: {state}"
        if not self.is_whole:
            # What data names is found on the table.
            table = StateFile(self.folder.parent).state.name
            known.append(f"    from {package_of(self.folder.parent)}.state import {table}")
            given = f"game: {table}, {given}"
        kept = {name: kind for name, kind in fields.items() if kind.name != "Shared"}
        copies: list[str] = []
        for name, kind in fields.items():
            if kind.name != "Shared" or kind.inner:
                copies += self.copy_lines(name, kind)
        added = {name: kind.inner[0] for name, kind in kept.items() if kind.name == "Added"}
        always = {name: kind for name, kind in kept.items() if name not in added}
        data = [f'        "{name}": {self.written(kind, f"{part}.{name}")},' for name, kind in always.items()]
        more = [
            line
            for name, kind in added.items()
            for line in (
                f"    if {part}.{name} is not None:",
                f'        data["{name}"] = {self.written(kind, f"{part}.{name}")}',
            )
        ]
        written, self.used = imports(package, self.used), set()
        reading = [f"    {part}.{name} = " + self.read(kind, f'data["{name}"]') for name, kind in always.items()]
        for name, kind in added.items():
            value = self.read(kind, f'data["{name}"]')
            reading.append(f'    {part}.{name} = {value} if "{name}" in data else None')
        read = imports(package, self.used)
        pile = "from motstand.kernel.piles import Pile\n\n" if any("Pile(" in line for line in reading) else ""
        slots = [f'    "{name}",' for name in sorted(fields) if name != "phase"]
        return "\n".join(
            [
                f'"""The fields of `{state}`, one by one. {MADE}"""',
                "",
                "from __future__ import annotations",
                "",
                "from typing import TYPE_CHECKING, Any, Final",
                "",
                f"{pile}if TYPE_CHECKING:",
                *sorted(known),
                "",
                "FIELDS: Final = (",
                *slots,
                ")",
                "",
                "",
                f"def copy_fields({part}: {state}, twin: {state}) -> None:",
                '    """Make `twin` the same position; it shares nothing that could change."""',
                *copies,
                "",
                "",
                f"def data_of({given}) -> dict[str, Any]:",
                '    """The whole position as JSON-able data; equal positions give equal data."""',
                *written,
                "    data: dict[str, Any] = {" if more else "    return {",
                *data,
                "    }",
                *more,
                *(["    return data"] if more else []),
                "",
                "",
                f"def restore_fields({given}, data: dict[str, Any]) -> None:",
                '    """Lay out the position that `data_of` described."""',
                *read,
                *reading,
                "",
            ]
        )


def has_fields(node: ast.ClassDef) -> bool:
    """Is it the class whose fields are written here, one by one?"""
    bases = [ast.unparse(base) for base in node.bases]
    return "State" in bases or any(ast.unparse(line) == "__slots__ = FIELDS" for line in node.body)


def package_of(folder: Path) -> str:
    """The package in a folder of a game, or of a part of one."""
    inside = folder.relative_to(GAMES).parts if folder.is_relative_to(GAMES) else (folder.name,)
    return ".".join(["motstand", "games", *inside])


def state_files() -> list[Path]:
    """The `state.py` of every game and of parts of them."""
    return sorted(GAMES.glob("**/state.py"))


def field_name(target: ast.expr) -> str:
    """The name of a field that is assigned, or ""."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
        return target.attr
    return ""


def imports(package: str, names: set[str]) -> list[str]:
    """The import of functions of `stored.py`; inside a function, since that module knows the state."""
    if not names:
        return []
    line = f"    from {package}.stored import {', '.join(sorted(names))}"
    if len(line) > LONGEST:
        line = "\n".join(
            [f"    from {package}.stored import (", *[f"        {name}," for name in sorted(names)], "    )"]
        )
    return [line, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    check = parser.parse_args().check
    for file in state_files():
        made = StateFile(file.parent).module()
        target = file.with_name("fields.py")
        if check and (not target.is_file() or target.read_text("utf-8") != made):
            sys.exit(f"{target.relative_to(GAMES)} is stale: run python -m tools.states")
        if not check:
            target.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
