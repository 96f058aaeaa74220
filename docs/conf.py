"""How the documentation site is built: Sphinx, MyST for Markdown and notebooks, Furo.

``make docs`` builds it without warnings; nothing in it is fetched from another host. Why
these three: ``docs/decisions/0035-docs-site.md``.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from importlib.metadata import version as version_of
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from biritch.publishing.handbook.book import as_markdown, contents, handbook
from biritch.shelf import SHELVES
from biritch.words.translation import Language

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DOCS = Path(__file__).parent
ROOMS = DOCS / "api" / "rooms"
"""Written anew at each build, and not kept."""
HELP: dict[Language, Path] = {"en": DOCS / "help", "fr": DOCS / "fr" / "help"}
"""The handbook, written anew at each build too."""

project = "Biritch"
author = "The Biritch authors"
project_copyright = author
version = release = version_of("biritch")
language = "en"

# A table of the hands one suit can hold is one integer of many thousand digits.
sys.set_int_max_str_digits(0)

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
# Notebooks of the gallery run at every build; one that fails fails the build.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 600
nb_render_markdown_format = "myst"
myst_enable_extensions = ["colon_fence", "deflist", "html_image"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
# A name in an annotation may stand for one of several (a property of two classes): it leads to
# the first, and needs no warning.
suppress_warnings = ["ref.python"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = f"Biritch {version}"
html_copy_source = False
html_show_sphinx = False

OUTSIDE = {
    "../CONTRIBUTING.md": "contributing.md",
    "../TODOS.md": "todos.md",
    "../CHANGELOG.md": "changelog.md",
}
"""Pages that stand beside the folder of the docs, and where the site has them."""
ENTRIES = tuple(f"{shelf}." for shelf in SHELVES)
"""How the modules on shelves begin: their entries stand in tables, not here."""
API = {
    "core": "Cards, hands, deals, calls",
    "rules": "What is allowed",
    "scoring": "What a result is worth",
    "games": "Games under way",
    "bidding": "Systems and meanings",
    "solver": "Double dummy",
    "records": "Files of boards",
    "competition": "Movements and rankings",
    "publishing": "Pages and papers",
    "robots": "Robots",
    "rulings": "Rulings",
    "table": "A live table",
    "words": "Sentences and notations",
}
"""The rooms a programmer imports from, with what is in them; the edges are left out."""


def modules(room: str) -> list[str]:
    """Return the modules of *room* worth a page: no private one, no entry of a shelf."""
    package = importlib.import_module(f"biritch.{room}")
    found = []
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if info.ispkg or "._" in info.name or info.name.startswith(ENTRIES):
            continue
        if documented(importlib.import_module(info.name)):
            found.append(info.name)
    return found


def documented(module: ModuleType) -> bool:
    """Whether *module* has anything public of its own."""
    return any(
        getattr(value, "__module__", "") == module.__name__
        for name, value in vars(module).items()
        if not name.startswith("_")
    )


def write_rooms(app: Sphinx) -> None:
    """Write a page for each room with its modules, one under the other."""
    del app
    ROOMS.mkdir(parents=True, exist_ok=True)
    for page in ROOMS.glob("*.md"):
        if page.stem not in API:
            page.unlink()
    for room, title in API.items():
        try:
            names = modules(room)
        except ModuleNotFoundError:
            continue
        sign = importlib.import_module(f"biritch.{room}").__doc__ or ""
        lines = [f"# {title}: `biritch.{room}`", "", sign.split("\n\n")[0].strip(), ""]
        for name in names:
            lines += [f"## `{name}`", "", "```{eval-rst}", f".. automodule:: {name}"]
            lines += ["   :members:", "```", ""]
        page, text = ROOMS / f"{room}.md", "\n".join(lines)
        if not page.exists() or page.read_text("utf-8") != text:
            page.write_text(text, "utf-8")


def write_help(app: Sphinx) -> None:
    """Write the handbook, the same that the server has at ``/help``, in both languages."""
    del app
    for language, folder in HELP.items():
        folder.mkdir(parents=True, exist_ok=True)
        texts = {f"{page.name}.md": as_markdown(page) for page in handbook(language)}
        texts["index.md"] = contents(language)
        for page in folder.glob("*.md"):
            if page.name not in texts:
                page.unlink()
        for name, text in texts.items():
            page = folder / name
            if not page.exists() or page.read_text("utf-8") != text:
                page.write_text(text, "utf-8")


def lead_inside(app: Sphinx, name: str, source: list[str]) -> None:
    """Turn links to pages beside the docs into links to where the site has them."""
    del app
    up = "../" * name.count("/")
    for outside, inside in OUTSIDE.items():
        source[0] = source[0].replace(f"]({up}{outside}", f"]({up}{inside}")
    if name == "decisions/README":
        source[0] += "\n```{toctree}\n:maxdepth: 1\n:glob:\n\n0*\n```\n"


def speak(app: Sphinx, name: str, _: str, context: dict[str, Any], __: object) -> None:
    """Say which pages are in French, for screen readers and search engines."""
    del app
    if re.search(r"\.fr$|^fr/", name):
        context["language"] = "fr"


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the above."""
    app.connect("builder-inited", write_rooms)
    app.connect("builder-inited", write_help)
    app.connect("source-read", lead_inside)
    app.connect("html-page-context", speak)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
