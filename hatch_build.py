"""The wheel's build hook: builds the client, and compiles the rules with mypyc where it can.

A wheel without the client would show an empty page, so the build fails when there is none; MOTSTAND_CLIENT=0 takes
the one that was built before. Rules that can't be compiled stay pure Python: MOTSTAND_COMPILE=0 forbids compiling,
MOTSTAND_COMPILE=1 makes the build fail rather than stay pure.
An editable install gets neither, for it runs the sources themselves.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build frontend puts nothing of the project on the path.
sys.path.insert(0, str(Path(__file__).parent))
from tools.client import build_client, building_forbidden
from tools.compile import NotCompiled, compile_extensions, demanded, obstacle


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Adds to the wheel what is made from sources: the client, and extension modules beside the rules."""

    def dependencies(self) -> list[str]:
        """Node and the compiler's tools, asked for only where they can be used.

        The compiler reads the types of what the compiled modules import, so it needs the libraries of the package, too.
        """
        project = self.metadata.core
        client = [] if building_forbidden() else project.optional_dependencies["client"]
        return client + ([] if obstacle() else project.optional_dependencies["compile"] + project.dependencies)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make all that is made; an editable install runs the sources and gets nothing."""
        if version == "editable":
            return
        root = Path(self.root)
        build_client(root)
        self.compile_rules(root, build_data)

    def compile_rules(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile, and give the wheel the tag of this Python and platform when that went well."""
        try:
            lib = compile_extensions(root, root / "build" / "mypyc-wheel")
        except NotCompiled as reason:
            if demanded():
                raise
            self.app.display_warning(f"This wheel of Motstand is pure Python, slower but the same: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for extension in (file for file in lib.rglob("*") if file.is_file()):
            build_data["force_include"][str(extension)] = str(extension.relative_to(lib))
