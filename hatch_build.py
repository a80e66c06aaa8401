"""Compile the rules and build the page while the package is built; without a C compiler the package is pure Python."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):
    """Compiles the rules, builds the page, and marks the wheel as one for this machine when it has libraries."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "compile_rules.py")], check=True, cwd=root)
        # without its page the package still plays in the terminal; the tool says what is missing
        subprocess.run([sys.executable, str(root / "tools" / "build_page.py")], check=False, cwd=root)
        if (root / "src" / "orrery" / "_compiled" / "manifest.json").exists():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
