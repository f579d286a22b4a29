"""Compiles the kernel, the games, the players and the hot path of the server with mypyc.

    python tools/compile.py

makes build/compiled: a copy of the package with the extension modules beside their sources, used by putting
that folder on PYTHONPATH. Nothing is compiled twice: the work is kept under a hash of the sources. Where
there is no C compiler it says so, leaves no build/compiled behind and succeeds, for pure Python is a
supported way to run; where there is one and compiling fails, it fails.

The environment variable MOTSTAND_COMPILE=0 forbids compiling, MOTSTAND_COMPILE=1 demands it.

The build hook of the wheel, hatch_build.py, shares `compile_extensions`. Standard library alone at import.
"""

import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

PACKAGE = "motstand"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class NotCompiled(Exception):
    """Why the package stays pure Python."""


class CompilingFailed(NotCompiled):
    """Everything needed was there, and compiling failed all the same."""


def demanded() -> bool:
    """Whether staying pure Python is an error."""
    return os.environ.get("MOTSTAND_COMPILE") == "1"


def obstacle() -> str | None:
    """What keeps this machine from compiling C extensions for this Python, if anything."""
    if os.environ.get("MOTSTAND_COMPILE") == "0":
        return "MOTSTAND_COMPILE=0 forbids compiling"
    # Only Unix names its compiler; elsewhere setuptools finds it, and says so when it doesn't.
    if os.name == "posix":
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if shutil.which(shlex.split(compiler)[0]) is None:
            return f"there is no C compiler ({compiler}) on this machine"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"the headers of this Python are missing ({header}; on Debian and Ubuntu, install python3-dev)"
    return None


def modules(root: Path) -> list[Path]:
    """The files to compile, below src, as pyproject.toml's [tool.motstand.compile] lists them."""
    source = root / "src"
    listed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["motstand"]["compile"]
    included = {file for pattern in listed["include"] for file in (source / PACKAGE).glob(pattern)}
    excluded = {file for pattern in listed["exclude"] for file in (source / PACKAGE).glob(pattern)}
    return sorted(file.relative_to(source) for file in included - excluded)


def fingerprint(root: Path, files: list[Path]) -> str:
    """A hash of all that the extensions depend on; a package's __init__ counts, for it passes types on."""
    tools = [Path(__file__), *(Path(__file__).with_name(name) for name in ("extensions.py", "extensions.ini"))]
    packages = {root / "src" / folder / "__init__.py" for file in files for folder in file.parents}
    texts = [file for file in sorted(packages) if file.exists()] + [root / "src" / file for file in files]
    versions = [sys.version, SUFFIX, *(importlib.metadata.version(name) for name in ("mypy", "setuptools"))]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    known = hashlib.sha256("\n".join(versions + settings + [str(file) for file in files]).encode())
    for file in tools + texts:
        known.update(hashlib.sha256(file.read_bytes()).digest())
    return known.hexdigest()


def compile_extensions(root: Path, work: Path) -> Path:
    """Compile what has changed since `work` was last filled; returns the folder with the extension modules.

    They lie in it as they belong beside the package: the shared library at the top, below it a small
    extension for each module.
    """
    if (reason := obstacle()) is not None:
        raise NotCompiled(reason)
    if missing := [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]:
        raise NotCompiled(f"{' and '.join(missing)} must be installed to compile")
    files = modules(root)
    state, lib, log = work / "state", work / "lib", work / "log"
    known = fingerprint(root, files)
    last = state.read_text("utf-8") if state.exists() else ""
    if last == f"compiled {known}":
        return lib

    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    print(f"Compiling {len(files)} modules with mypyc, once; this takes a minute or two ...", flush=True)
    start = time.monotonic()
    script = Path(__file__).with_name("extensions.py")
    command = [sys.executable, str(script), str(lib), str(work / "temp"), *map(str, files)]
    with log.open("w") as output:
        code = subprocess.run(command, cwd=root / "src", stdout=output, stderr=subprocess.STDOUT).returncode
    shutil.rmtree(work / "temp", ignore_errors=True)
    if code != 0:
        tail = "\n".join(log.read_text("utf-8", "replace").splitlines()[-30:])
        raise CompilingFailed(f"mypyc or the C compiler failed:\n{tail}")
    state.write_text(f"compiled {known}", "utf-8")
    print(f"Compiled in {time.monotonic() - start:.0f} s.", flush=True)
    return lib


def copy_with_extensions(root: Path, lib: Path, copy: Path) -> None:
    """Make a folder with the package and its extension modules, and see that Python takes the latter."""
    fresh = copy.with_name(copy.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(root / "src" / PACKAGE, fresh / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(lib, fresh, dirs_exist_ok=True)
    shutil.rmtree(copy, ignore_errors=True)
    fresh.rename(copy)
    names = [".".join(file.with_suffix("").parts) for file in modules(root)]
    question = f"""
import importlib
pure = [name for name in {names!r} if not importlib.import_module(name).__file__.endswith({SUFFIX!r})]
assert not pure, f"not compiled: {{pure}}"
"""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    seen = subprocess.run([sys.executable, "-c", question], env=environment, capture_output=True, text=True)
    if seen.returncode != 0:
        raise CompilingFailed(f"the compiled modules don't import:\n{seen.stderr}")


def is_made(root: Path, work: Path) -> bool:
    """Were the extensions of these very sources compiled before?"""
    state = work / "state"
    if obstacle() is not None or importlib.util.find_spec("mypyc") is None or not state.exists():
        return False
    return state.read_text("utf-8") == f"compiled {fingerprint(root, modules(root))}"


def main() -> int:
    """Make build/compiled and say how that went; with --if-made, only from what was compiled before."""
    root = Path(__file__).resolve().parent.parent
    copy, work = root / "build" / "compiled", root / "build" / "mypyc"
    if "--if-made" in sys.argv and not is_made(root, work):
        shutil.rmtree(copy, ignore_errors=True)
        return 0
    try:
        lib = compile_extensions(root, work)
        copy_with_extensions(root, lib, copy)
    except NotCompiled as reason:
        shutil.rmtree(copy, ignore_errors=True)
        print(f"Motstand runs as pure Python, slower but with the same results: {reason}", flush=True)
        return int(demanded() or isinstance(reason, CompilingFailed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
