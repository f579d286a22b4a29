"""Turns modules into C extensions: mypyc writes the C, setuptools has it compiled.

    python tools/extensions.py LIB TEMP FILE...

`tools/compile.py` runs this in a process of its own, in the folder that holds the package, because both tools
keep global state and end the process when they fail. Extensions go to LIB, C and object files to TEMP.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

CORES = os.cpu_count() or 1


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


def main(lib: str, temp: str, *files: str) -> None:
    """Compile the files, all into one shared library with a small extension a module."""
    mypy_options = [
        "--config-file=",  # lint has checked the types strictly; here only what mypyc needs
        f"--cache-dir={temp}/mypy",
        "--explicit-package-bases",
        "--ignore-missing-imports",  # not every library carries types
    ]
    extensions = mypycify(
        [*mypy_options, *files],
        opt_level="1",
        # A C file a module: the compiler takes much longer over one file with everything in it.
        multi_file=True,
        debug_level="0",
        target_dir=f"{temp}/c",
    )
    setup(
        name="motstand",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ManyAtOnce},
        script_args=["--quiet", "build_ext", f"--build-lib={lib}", f"--build-temp={temp}/objects"],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
