#!/usr/bin/env python3
"""Write what every bidding system says: docs/systems/NAME.LANGUAGE.md, three calls deep.

    scripts/write_systems.py [--check] [NAME ...]

Openings, answers, opener's next call, opponents silent; what only the general rules say is
left out, and what a call says is told in brief. ``--check`` writes nothing and fails where a
page is not what its system says now.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]
FOLDER = ROOT / "docs" / "systems"

from biritch.bidding import catalogue  # noqa: E402 - found beside this file
from biritch.core.phrase import Phrase  # noqa: E402
from biritch.publishing.system_text import source_line, system_text  # noqa: E402
from biritch.words.translation import LANGUAGES, Language, say  # noqa: E402


@cache
def page(name: str, language: Language) -> str:
    """Return the page of the system *name*."""
    played = catalogue.find(name)
    about = say(Phrase.of("systems-page-about", system=name), language)
    return system_text(played, language, (source_line(played, language), "", about, ""))


def file(name: str, language: Language) -> Path:
    """Return where the page of *name* is."""
    return FOLDER / f"{name.replace(':', '-')}.{language}.md"


def main() -> int:
    """Write the pages, or check them; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("names", nargs="*", default=sorted(catalogue.all_systems()))
    arguments = parser.parse_args()
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name in arguments.names:
        for language in LANGUAGES:
            text, path = page(name, language), file(name, language)
            if arguments.check:
                if not path.exists() or path.read_text("utf-8") != text:
                    stale.append(path.name)
            else:
                path.write_text(text, encoding="utf-8")
    for outdated in stale:
        print(
            f"docs/systems/{outdated} is not what its system says: run scripts/write_systems.py"
        )
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
