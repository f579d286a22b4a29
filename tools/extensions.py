"""Turns modules into C extensions: mypyc writes the C, setuptools has it compiled.

    python tools/extensions.py LIB TEMP FILE...

`tools/compile.py` runs this in a process of its own, in the folder that holds the package, because both tools
keep global state and end the process when they fail. Extensions go to LIB, C and object files to TEMP.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

CORES = os.cpu_count() or 1
# Python enters an extension by one function alone. If no other may be replaced from outside, the compiler calls
# them directly: random play is 7 % faster. Only compilers of Unix know these words.
NOBODY_ELSE_CALLS = ["-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []


class ManyAtOnce(build_ext):  # type: ignore[misc]
    """Compiles the C files of an extension on all cores: setuptools does one after the other."""

    def build_extensions(self) -> None:
        one_after_the_other = self.compiler.compile

        def compile(sources: list[str], *args: Any, **more: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                objects = pool.map(lambda source: one_after_the_other([source], *args, **more), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile
        super().build_extensions()


def put_together(extension: Extension) -> None:
    """Few C files of about the same size: the compiler reads the headers, a megabyte each, once for each of them."""
    few: list[list[Path]] = [[] for _ in range(4 * CORES)]
    for source in sorted(map(Path, extension.sources), key=size, reverse=True):
        min(few, key=lambda sources: sum(map(size, sources))).append(source)
    extension.sources = []
    for number, sources in enumerate(filter(None, few)):
        together = sources[0].with_name(f"together_{number}.c")
        together.write_text("".join(f'#include "{source.name}"\n' for source in sources), "utf-8")
        extension.sources.append(str(together))


def size(file: Path) -> int:
    return file.stat().st_size


def main(lib: str, temp: str, *files: str) -> None:
    """Compile the files, all into one shared library with a small extension a module."""
    settings = Path(__file__).with_suffix(".ini")
    extensions = mypycify(
        [f"--config-file={settings}", f"--cache-dir={temp}/mypy", *files],
        opt_level="2",
        # A C file a module; they are put together as the cores need them.
        multi_file=True,
        debug_level="0",
        target_dir=f"{temp}/c",
    )
    for extension in extensions:
        extension.extra_compile_args += NOBODY_ELSE_CALLS
        if len(extension.sources) > 1:
            put_together(extension)
    setup(
        name="motstand",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ManyAtOnce},
        script_args=["--quiet", "build_ext", f"--build-lib={lib}", f"--build-temp={temp}/objects"],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
