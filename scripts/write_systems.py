#!/usr/bin/env python3
"""Write the page of every bidding system for the documentation: docs/systems/NAME.LANGUAGE.md.

    scripts/write_systems.py [NAME ...]

Openings, answers and opener's next call, the opponents silent; calls that only the general
rules give a meaning are left out. ``scripts/docs`` runs it; the pages are not in git.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]
FOLDER = ROOT / "docs" / "systems"

from biritch.bidding import catalogue  # noqa: E402 - found beside this file
from biritch.core.phrase import Phrase  # noqa: E402
from biritch.publishing.system_text import source_line, system_text  # noqa: E402
from biritch.words.translation import LANGUAGES, Language, say  # noqa: E402


def page(name: str, language: Language) -> str:
    """Return the page of the system *name*."""
    played = catalogue.find(name)
    about = say(Phrase.of("systems-page-about", system=name), language)
    return system_text(played, language, (source_line(played, language), "", about, ""))


def main() -> None:
    """Write the pages."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=sorted(catalogue.all_systems()))
    FOLDER.mkdir(exist_ok=True)
    for name in parser.parse_args().names:
        for language in LANGUAGES:
            path = FOLDER / f"{name.replace(':', '-')}.{language}.md"
            path.write_text(page(name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
