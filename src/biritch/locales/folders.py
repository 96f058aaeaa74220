"""The folder of each language, found at run time.

``BIRITCH_LOCALES`` names a further folder of languages, for translators.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FIRST: Final = "en"
"""The language that every message has a text in; it comes first."""


def _parents() -> Iterator[Traversable]:
    yield files("biritch.locales")
    if further := os.environ.get("BIRITCH_LOCALES"):
        yield Path(further)


@cache
def locale_folders() -> Mapping[str, tuple[Traversable, ...]]:
    """Return the folders of each language, English first, the others by their code.

    Example:
        >>> list(locale_folders())
        ['en', 'fr']
    """
    found: dict[str, list[Traversable]] = {}
    for parent in _parents():
        for folder in parent.iterdir():
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir()):
                found.setdefault(folder.name, []).append(folder)
    codes = sorted(found, key=lambda code: (code != FIRST, code))
    return {code: tuple(found[code]) for code in codes}
