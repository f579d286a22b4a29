"""The wheel's build hook: compiles the rules with mypyc where it can, and stays pure Python where it can't.

MOTSTAND_COMPILE=0 forbids compiling; MOTSTAND_COMPILE=1 makes the build fail rather than stay pure.
An editable install is always pure, for it runs the sources themselves.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build frontend puts nothing of the project on the path.
sys.path.insert(0, str(Path(__file__).parent))
from tools.compile import NotCompiled, compile_extensions, demanded, obstacle


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the extension modules to the wheel, beside the sources that they were made from."""

    def dependencies(self) -> list[str]:
        """The compiler's tools, asked for only where they can be used."""
        return [] if obstacle() else self.metadata.core.optional_dependencies["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and give the wheel the tag of this Python and platform when that went well."""
        if version == "editable":
            return
        root = Path(self.root)
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
