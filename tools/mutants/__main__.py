"""`python -m tools.mutants`: put small mistakes into the rules, and see whether the tests notice."""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import Queue

from tools.mutants.covering import FOLDERS, ROOT, covering
from tools.mutants.mutations import Mutant, iterate
from tools.mutants.report import EQUIVALENT, equivalents, is_equivalent, percent, table, write
from tools.mutants.running import Copy, Result, try_in

MUTATED = ("src/motstand/kernel/**/*.py", "src/motstand/games/*/**/*.py")
# What is said, shown and read, and what tells bots and people about the rules without being them.
NOT_RULES = (
    *("__init__", "words", "sentences", "names", "languages", "error_messages", "errors", "printed", "lessons"),
    *("preparations", "laid_out", "measures", "view*", "box*", "book", "component*", "rule*", "registry", "seeds"),
    *("odds*", "outlook", "tonight", "tracing", "answers", "explain*", "why*", "terminal", "redeal"),
    *("rows", "fields", "messages", "presentation"),
)
ROOMS_WITHOUT_RULES = {"policy", "explain", "why_not", "words"}


def rule_files() -> dict[str, str]:
    """The files whose lines are mutated, by their path in the project."""
    found = [file for pattern in MUTATED for file in ROOT.glob(pattern)]
    games = ROOT / "src" / "motstand" / "games"
    found = [file for file in found if games not in file.parents or not ROOMS_WITHOUT_RULES & set(file.parts)]
    rules = [file for file in found if not any(fnmatch.fnmatch(file.stem, name) for name in NOT_RULES)]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in rules}


def sample(count: int, seed: str, only: list[str]) -> list[Mutant]:
    """So many of all mutants, by chance; the same seed picks the same."""
    files = {path: text for path, text in rule_files().items() if not only or any(part in path for part in only)}
    known = equivalents()
    mutants = [mutant for mutant in iterate(files) if not is_equivalent(mutant, files[mutant.path], known)]
    chosen = by_chance(mutants, files, seed)[:count]
    print(f"{len(mutants)} mutants in {len(files)} files; {len(chosen)} are tried", flush=True)
    return chosen


def by_chance(mutants: list[Mutant], files: dict[str, str], seed: str) -> list[Mutant]:
    """An order that depends on each mutant alone: when one line of the rules changes, the others keep their places."""
    lines = {path: text.splitlines() for path, text in files.items()}
    same: Counter[str] = Counter()
    places = []
    for mutant in mutants:
        name = f"{mutant.path} {mutant.function} {lines[mutant.path][mutant.line - 1].strip()} {mutant.change()}"
        same[name] += 1
        places.append(hashlib.sha256(f"{seed} {name} {same[name]}".encode()).digest())
    return [mutants[number] for number in sorted(range(len(mutants)), key=places.__getitem__)]


def try_all(mutants: list[Mutant], folders: list[str], seconds: float, processes: int, kept: Path) -> list[Result]:
    """Try them in several copies at once; each result is kept as soon as it is known."""
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="motstand-mutants-") as folder, ThreadPoolExecutor(processes) as pool:
        copies: Queue[Copy] = Queue()
        for number in range(processes):
            copies.put(Copy(Path(folder) / str(number), folders))
        known = covering(Path(folder) / "0", folders, processes)
        waiting = [pool.submit(try_in, copies, mutant, known, seconds) for mutant in mutants]
        for done in as_completed(waiting):
            result = done.result()
            results.append(result)
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps([str(result.mutant), result.fate, result.test], ensure_ascii=False) + "\n")
            if not result.noticed:
                print(f"{result.fate}: {result.mutant}", flush=True)
        while not copies.empty():
            copies.get().close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="how many mutants are tried")
    parser.add_argument("--seed", default="1", help="which ones: the same seed, the same mutants")
    parser.add_argument("--only", nargs="+", default=[], help="only files with one of these in their path")
    parser.add_argument("--tests", nargs="+", default=FOLDERS, help="only tests of these folders or files are tried")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long all tests of a mutant may take")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the table into docs/testing.md")
    wish = parser.parse_args()
    kept = ROOT / "build" / "mutants" / f"{wish.seed}-{wish.count}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("", encoding="utf-8")
    begin = time.monotonic()
    results = try_all(sample(wish.count, wish.seed, wish.only), wish.tests, wish.seconds, wish.processes, kept)
    if wish.write:
        write(results, wish.seed, " ".join(word for word in sys.argv[1:] if word != "--write"))
    print(table(results, wish.seed))
    minutes = (time.monotonic() - begin) / 60
    print(f"\n{percent(results):.1f} % killed in {minutes:.0f} minutes; each one stands in {kept.relative_to(ROOT)}")
    print(f"Mutants that change nothing are listed in {EQUIVALENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
