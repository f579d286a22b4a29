"""Finds what is missing, left over or different between the languages: sentences, texts of content, and rules.

`python -m tools.words` prints every fault and fails if there is one. English is what the others are compared with.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from motstand.kernel.explain import each_told
from motstand.kernel.words.languages import ENGLISH, LIST, read_languages

ROOT = Path(__file__).parents[1]

# What a player reads of a row, in the content files and in the rulebook.
READ = ("title", "name", "english", "text", "subtitle", "caption", "note")
READ_IN_RULES = ("title", "where", "text", "ruling", "reason", "given", "when", "then")
READ_ON_PAGES = ("title", "text", "caption")
# The pages beside a game, which it need not have.
PAGES = ("history", "summary")
# What names a row of the content files that has no id: a border, an air range.
ROW_NAMES = ("id", "between", "from")
REFERENCES = ("where", "note")
# The stems of the words of which questions to the client are made, beside its sentences.
QUERIES = "queries.json"
# A place or a note that is a mere number, or the id of a rule, is the same in every language.
WORD = re.compile(r"[a-zæøå]{2}")
# A game says here what of its content is the same in every language: tables and keys, such as "area.name".
SAME = "words/same.toml"
# So many words that are the same in two languages were forgotten.
SUSPICIOUS = 6


# -- sentences -------------------------------------------------------------------------------------------------------


class Messages:
    """The messages of some Fluent files: which variables each uses or even shows, and which others it quotes."""

    def __init__(self, files: list[Path]) -> None:
        self.variables: dict[str, set[str]] = {}
        self.shown: dict[str, set[str]] = {}
        self.quoted: dict[str, set[str]] = {}
        self.twice: list[str] = []
        for file in files:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    if entry.id.name in self.variables:
                        self.twice.append(entry.id.name)
                    self.variables[entry.id.name] = set(names_in(entry, fluent.VariableReference))
                    self.shown[entry.id.name] = set(names_in(entry, fluent.VariableReference, fluent.Placeable))
                    self.quoted[entry.id.name] = set(names_in(entry, fluent.MessageReference))

    def keys(self) -> set[str]:
        return set(self.variables)

    def pieces(self) -> set[str]:
        """The messages that others quote."""
        return {name for quoted in self.quoted.values() for name in quoted}

    def uses(self, key: str) -> set[str]:
        """The variables of a message and of all that it quotes."""
        return self._gathered(key, self.variables)

    def shows(self, key: str) -> set[str]:
        """Those among them that are read, and do not only choose between sentences."""
        return self._gathered(key, self.shown)

    def _gathered(self, key: str, variables: dict[str, set[str]]) -> set[str]:
        found = set(variables[key])
        for name in self.quoted[key]:
            found |= self._gathered(name, variables) if name in variables else set()
        return found


def names_in(node: Any, kind: type[Any], within: type[Any] = object, parent: Any = None) -> Iterator[str]:
    """The names of the references of one kind within a part of a Fluent file, and there directly in a `within`."""
    if isinstance(node, kind) and isinstance(parent, within):
        yield str(node.id.name)
    if isinstance(node, fluent.BaseNode):
        for child in vars(node).values():
            yield from names_in(child, kind, within, node)
    elif isinstance(node, list):
        for child in node:
            yield from names_in(child, kind, within, parent)


def compare(english: list[Path], other: list[Path], said: set[str]) -> list[str]:
    """How the messages of another language differ. Pieces of sentences are each language's own business.

    So is what a value selects, but none that English lacks can be used, and none that is read may get lost. `said` are
    keys that somebody asks for, even if a message quotes them, too.
    """
    one, two = Messages(english), Messages(other)
    where = other[0].name if len(other) == 1 else other[0].parent.name
    faults = [f"{where}: '{name}' is quoted, but not there" for name in sorted(two.pieces() - two.keys())]
    faults += [f"{where}: '{name}' is there twice" for name in two.twice]
    wanted = one.keys() - (one.pieces() - said)
    faults += [f"{where}: no words for '{key}'" for key in sorted(wanted - two.keys())]
    left = two.keys() - one.keys() - two.pieces()
    faults += [f"{where}: '{key}' is not in English" for key in sorted(left)]
    for key in sorted(wanted & two.keys()):
        differing = (two.uses(key) - one.uses(key)) | (one.shows(key) - two.uses(key))
        if differing:
            names = ", ".join(f"${name}" for name in sorted(differing))
            faults.append(f"{where}: '{key}': only one of the languages uses {names}")
    return faults


# -- who says them ---------------------------------------------------------------------------------------------------


class Spoken:
    """What sources name as keys: literals, and patterns where a part is filled in."""

    def __init__(self) -> None:
        self.literals: set[str] = set()
        self.patterns: list[re.Pattern[str]] = []

    def read_python(self, file: Path) -> None:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals.add(node.value.replace(".", "-"))
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                self.add_pattern([part and part.replace(".", "-") for part in parts])
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == each_told.__name__:
                # It fills in the id of a thing.
                self.add_pattern([f"{str(ast.literal_eval(node.args[0])).replace('.', '-')}-", None])

    def read_client(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        self.literals.update(re.findall(r'"([a-z][\w-]*)"', text))
        for template in re.findall(r"`([a-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`", text):
            parts = re.split(r"\$\{.*?\}", template)
            self.add_pattern([each for part in parts for each in (part, None)][:-1])

    def add_pattern(self, parts: list[str | None]) -> None:
        """Keys that begin with a fixed word; None stands for what is filled in."""
        if parts and re.fullmatch(r"[a-z][\w-]*", parts[0] or ""):
            self.patterns.append(re.compile("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts)))

    def names(self, key: str) -> bool:
        """Is the key named as a whole?"""
        return key in self.literals or any(pattern.fullmatch(key) for pattern in self.patterns)

    def may_say(self, key: str) -> bool:
        """Is the key named, be it that the kind before it (ask, log, option) stands elsewhere in the source?"""
        kind, _, rest = key.partition("-")
        return self.names(key) or (kind in self.literals and self.names(rest))


def client_sources(root: Path) -> list[Path]:
    found = [*(root / "web" / "src").rglob("*.ts"), *(root / "web" / "src").rglob("*.svelte")]
    return sorted(found)


def says(sources: list[Path]) -> set[str]:
    """The keys that parts of the client ask for by their full name."""
    texts = [file.read_text(encoding="utf-8") for file in sources]
    return {key for text in texts for key in re.findall(r'(?<![\w.])say\(\s*"([^"]+)"', text)}


def check_client(root: Path, others: list[str]) -> list[str]:
    """The sentences of the client: those of the house, then those of each game, which only its own folder says."""
    source = root / "web" / "src"
    sources = client_sources(root)
    boxes = sorted((source / "games").glob(f"*/words/{ENGLISH}/box.ftl"))
    house = Messages([*sorted((source / "words" / ENGLISH).glob("*.ftl")), *boxes]).keys()
    games = sorted(folder.parent for folder in (source / "games").glob("*/words"))
    shared = [file for file in sources if not any(game in file.parents for game in games)]
    faults = [f"web: no words for '{key}'" for key in sorted(says(shared) - house)]
    faults += check_client_folder(source / "words", "web", sources, others)
    for game in games:
        own = [file for file in sources if game in file.parents]
        keys = house | Messages(sorted((game / "words" / ENGLISH).glob("*.ftl"))).keys()
        faults += [f"web: {game.name}: no words for '{key}'" for key in sorted(says(own) - keys)]
        faults += check_client_folder(game / "words", f"web: {game.name}", [*own, *shared], others)
    return faults


def check_client_folder(folder: Path, name: str, sources: list[Path], others: list[str]) -> list[str]:
    """A folder with a folder for each language, file by file."""
    english = sorted((folder / ENGLISH).glob("*.ftl"))
    where = folder.relative_to(folder.parents[folder.parts[::-1].index("web")]).as_posix()
    spoken = Spoken()
    for file in sources:
        spoken.read_client(file)
    messages = Messages(english)
    unused = [key for key in sorted(messages.keys() - messages.pieces()) if not spoken.may_say(key)]
    faults = [f"{name}: nobody says '{key}'" for key in unused]
    faults += [f"{where}: '{key}' is quoted, but not there" for key in sorted(messages.pieces() - messages.keys())]
    faults += [f"{where}: '{key}' is there twice" for key in messages.twice]
    faults += check_queries(folder, where, others)
    for language in others:
        translated = sorted((folder / language).glob("*.ftl"))
        if [file.name for file in english] != [file.name for file in translated]:
            differing = {file.name for file in english} ^ {file.name for file in translated}
            faults.append(f"{where}: only one of {ENGLISH} and {language} has {', '.join(sorted(differing))}")
        if translated:
            said = {key for key in messages.pieces() if spoken.names(key)}
            faults += [f"{where}/{fault}" for fault in compare(english, translated, said)]
        for file in translated:
            twin = folder / ENGLISH / file.name
            own = Messages([file]).keys() - (Messages([twin]).keys() if twin.exists() else set())
            elsewhere = own & messages.keys()
            faults += [
                f"{language}/{file.name}: '{key}' stands in another file in English" for key in sorted(elsewhere)
            ]
    return faults


def check_queries(folder: Path, where: str, others: list[str]) -> list[str]:
    """The stems of questions: a language has words for each group of stems that English has."""
    if not (folder / ENGLISH / QUERIES).is_file():
        return []
    english = groups_of(folder / ENGLISH / QUERIES)
    faults = []
    for language in others:
        file = folder / language / QUERIES
        if not file.is_file():
            faults.append(f"{where}: no {language}/{QUERIES}")
            continue
        groups = groups_of(file)
        faults += [f"{where}/{language}/{QUERIES}: no words for {group}" for group in sorted(english - groups)]
        faults += [f"{where}/{language}/{QUERIES}: {group} is not in English" for group in sorted(groups - english)]
    return faults


def groups_of(file: Path) -> set[str]:
    """The groups of stems in a file, each by what it is for and its place."""
    stems = json.loads(file.read_text(encoding="utf-8"))
    return {f"'{id}' {place}" for id, groups in stems.items() for place, group in enumerate(groups, 1) if group}


def check_words(folder: Path, sources: list[Path], clients: list[Path], others: list[str]) -> list[str]:
    """The sentences of a game or of the terminal, which lie in its folder."""
    english = folder / "words" / f"{ENGLISH}.ftl"
    spoken = Spoken()
    for file in sources:
        spoken.read_python(file)
    for file in clients:
        spoken.read_client(file)
    messages = Messages([english])
    unused = [key for key in sorted(messages.keys() - messages.pieces()) if not spoken.may_say(key)]
    faults = [f"{folder.name}: nobody says '{key}'" for key in unused]
    said = {key for key in messages.pieces() if spoken.names(key)}
    return faults + check_languages(folder.name, folder / "words", said, others)


def check_languages(name: str, words: Path, said: set[str], others: list[str]) -> list[str]:
    """The files of a folder that has one for each language."""
    faults = []
    for language in others:
        other = words / f"{language}.ftl"
        if other.is_file():
            faults += [f"{name}: {fault}" for fault in compare([words / f"{ENGLISH}.ftl"], [other], said)]
        else:
            faults.append(f"{name}: no {words.name}/{language}.ftl")
    return faults


def check_error_messages(name: str, words: Path, sources: list[Path], others: list[str]) -> list[str]:
    """What errors say. They name every key in full, so that none is missing and none is left over."""
    said = {key for file in sources for key in error_messages_of(file)}
    english = words / f"{ENGLISH}.ftl"
    if not english.is_file():
        return [f"{name}: no {words.name}/{ENGLISH}.ftl"] if said else []
    keys = Messages([english]).keys()
    faults = [f"{name}: no words for '{key}'" for key in sorted(said - keys)]
    faults += [f"{name}: nobody says '{key}'" for key in sorted(keys - said)]
    return faults + check_languages(name, words, said, others)


def error_messages_of(file: Path) -> Iterator[str]:
    """The keys that a source hands to `message`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
            if isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


# -- content and rules -----------------------------------------------------------------------------------------------


def texts(data: dict[str, Any], twins: set[str], path: tuple[str, ...] = ()) -> dict[tuple[str, ...], str]:
    """All texts of some tables by where they stand; rows are named by their id, and twins by their deck, too."""
    found: dict[tuple[str, ...], str] = {}
    for key, value in data.items():
        if isinstance(value, str) and key not in ("id", "deck"):
            # Of a source only the note is read; its other words are the client's.
            if path[-1:] != ("source",) or key == "note":
                found[*path, key] = value
        elif isinstance(value, dict):
            found |= texts(value, twins, (*path, key))
        elif isinstance(value, list):
            for row in value:
                name = row_name(row, twins) if isinstance(row, dict) else ""
                if name:
                    found |= texts(row, twins, (*path, key, name))
    return found


def row_name(row: dict[str, Any], twins: set[str]) -> str:
    """How a fault calls a row; "" if nothing names it."""
    named = next((row[key] for key in ROW_NAMES if key in row), "")
    if isinstance(named, list):
        return "-".join(named)
    return f"{named} ({row['deck']})" if named in twins and "deck" in row else str(named)


def check_texts(
    where: str, english: dict[str, Any], other: dict[str, Any], read: tuple[str, ...], same: set[str]
) -> list[str]:
    """What another language lacks of the texts that are read, has too much, or says in English."""
    counts = Counter(row["id"] for row in english.get("card", []))
    twins = {id for id, count in counts.items() if count > 1}
    one, two = texts(english, twins), texts(other, twins)
    faults = []
    for path, text in one.items():
        wanted = path[-1] in read and f"{path[0]}.{path[-1]}" not in same
        if wanted and path not in two and (WORD.search(text) or path[-1] not in REFERENCES):
            faults.append(f"{where}: {' '.join(path)} is not translated")
        elif two.get(path) == text and len(text.split()) >= SUSPICIOUS and path[-1] != "caption":
            faults.append(f"{where}: {' '.join(path)} is still in English")
    faults += [f"{where}: {' '.join(path)} is not in English" for path in two if path not in one]
    return faults


def read_tables(files: list[Path]) -> dict[str, Any]:
    """The tables of some TOML files together."""
    tables: dict[str, Any] = {}
    for file in files:
        tables |= tomllib.loads(file.read_text(encoding="utf-8"))
    return tables


def check_content(folder: Path, others: list[str]) -> list[str]:
    """The texts of a game's content, its rulebook, and the pages beside it."""
    faults = []
    same = (
        set(tomllib.loads((folder / SAME).read_text(encoding="utf-8"))["same"]) if (folder / SAME).is_file() else set()
    )
    sources = {
        "content": (sorted((folder / "content").glob("*.toml")), READ),
        "rulebook": ([folder / "rulebook.toml"], READ_IN_RULES),
        **{page: ([folder / f"{page}.toml"], READ_ON_PAGES) for page in PAGES if (folder / f"{page}.toml").is_file()},
    }
    for language in others:
        for name, (files, read) in sources.items():
            file = folder / "words" / language / f"{name}.toml"
            if not file.is_file():
                faults.append(f"{folder.name}: no words/{language}/{name}.toml")
                continue
            where = f"{folder.name}: {language}/{name}.toml"
            faults += check_texts(where, read_tables(files), read_tables([file]), read, same)
    return faults


# -- all of it -------------------------------------------------------------------------------------------------------


def faults(root: Path = ROOT) -> list[str]:
    """Everything that is wrong with the words of the project."""
    package = root / "src" / "motstand"
    others = [language for language in read_languages(root / LIST.relative_to(ROOT)) if language != ENGLISH]
    clients = client_sources(root)
    kernel, terminal = sorted((package / "kernel").rglob("*.py")), sorted((package / "terminal").rglob("*.py"))
    found = check_client(root, others)
    found += check_error_messages("kernel", package / "kernel" / "words", kernel, others)
    for folder in sorted(path.parents[1] for path in (package / "games").glob(f"*/words/{ENGLISH}.ftl")):
        own = sorted(folder.rglob("*.py"))
        found += check_words(folder, [*own, *kernel, *terminal], clients, others)
        found += check_error_messages(folder.name, folder / "words" / "errors", own, others)
        found += check_content(folder, others)
    found += check_words(package / "terminal", [*terminal, *sorted((package / "commands").glob("*.py"))], [], others)
    found += check_words(package / "server" / "away", sorted((package / "server" / "away").glob("*.py")), [], others)
    return found


def main() -> int:
    found = faults()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
