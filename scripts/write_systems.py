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
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]
FOLDER = ROOT / "docs" / "systems"

from biritch.bidding import catalogue  # noqa: E402 - found beside this file
from biritch.bidding.cards.outline import brief  # noqa: E402
from biritch.core.calls import PASS, Bid, Call  # noqa: E402
from biritch.core.cards import Strain  # noqa: E402
from biritch.core.phrase import Phrase  # noqa: E402
from biritch.core.seats import Seat, Vulnerability  # noqa: E402
from biritch.rules.auction import Auction  # noqa: E402
from biritch.words.translation import LANGUAGES, Language, say  # noqa: E402
from biritch.words.typography import listed  # noqa: E402

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.system import System

DEPTH = 3
"""Calls of our side: an opening, an answer, a rebid."""
_GENERAL = ("NAT-", "nothing-to-say")
_SIGNS = {Strain.CLUBS: "♣", Strain.DIAMONDS: "♦", Strain.HEARTS: "♥", Strain.SPADES: "♠"}
_WORDS = {"en": ("NT", "Pass"), "fr": ("SA", "Passe")}


@dataclass(frozen=True)
class Branch:
    """A call agreed on, what it says, and the calls agreed on after it."""

    call: Call
    meaning: Meaning
    after: tuple[Branch, ...] = ()


@cache
def system(name: str) -> System:
    """Return a system, read once."""
    return catalogue.find(name)


@cache
def tree(name: str, depth: int = DEPTH) -> tuple[Branch, ...]:
    """Return the openings agreed on in the system *name*, and what follows them."""
    return tuple(_branches(system(name), Auction(Seat.NORTH), depth))


def _branches(played: System, begun: Auction, depth: int) -> Iterator[Branch]:
    if depth == 0 or begun.over:
        return
    meanings = played.agreed(begun, Vulnerability.NONE)
    for call in sorted(meanings, key=_order):
        meaning = meanings[call]
        if not meaning.rule or meaning.rule.startswith(_GENERAL):
            continue
        deeper: tuple[Branch, ...] = ()
        if call is not PASS:
            deeper = tuple(_branches(played, begun.add(call).add(PASS), depth - 1))
        yield Branch(call, meaning, deeper)


def _order(call: Call) -> tuple[int, int]:
    return (call.level, call.strain) if isinstance(call, Bid) else (0, 0)


def written(call: Call, language: Language) -> str:
    """Return ``1♥``, ``2NT`` or ``Pass``."""
    if not isinstance(call, Bid):
        return _WORDS[language][1] if call is PASS else str(call)
    return f"{call.level}{_SIGNS.get(call.strain) or _WORDS[language][0]}"


def _said(meaning: Meaning, language: Language) -> str:
    sentences = [say(brief(meaning), language)]
    if meaning.forcing != "no":
        sentences.append(say(Phrase.of(f"card-forcing-{meaning.forcing}"), language))
    if meaning.announce is not None:
        sentences.append(say(Phrase.of("card-announced", what=meaning.announce), language))
    elif meaning.alert:
        sentences.append(f"**{say(Phrase.of('card-alerted'), language)}**")
    marks = (mark for mark in ("disputed", "assumed") if f"[{mark}]" in meaning.source)
    sentences += [f"*{say(Phrase.of(f'card-{mark}'), language)}*" for mark in marks]
    return listed(sentences, language).replace("|", "\\|")


def _heading(name: str, language: Language) -> str:
    return say(Phrase.of(f"systems-page-{name}"), language)


def section(branches: tuple[Branch, ...], language: Language) -> Iterator[str]:
    """Yield the lines of a table of calls."""
    yield f"| {_heading('call', language)} | {_heading('says', language)} |"
    yield "| --- | --- |"
    for branch in branches:
        yield f"| {written(branch.call, language)} | {_said(branch.meaning, language)} |"
    yield ""


def page(name: str, language: Language) -> str:
    """Return the page of the system *name*."""
    played = system(name)
    text = [f"# {played.titles[language]}", "", *head(name, language)]
    text += [f"## {say(Phrase.of('systems-page-openings'), language)}", ""]
    text += section(tree(name), language)
    for opening in tree(name):
        if opening.after:
            text += [f"## {written(opening.call, language)}", ""]
            text += answers(opening, language)
            text += rebids(opening, language)
    return "\n".join(text).rstrip() + "\n"


def head(name: str, language: Language) -> Iterator[str]:
    """Yield what stands above the tree."""
    played = system(name)
    source = Phrase.of("card-source", edition=played.version, source=played.source)
    yield say(source, language)
    yield ""
    yield say(Phrase.of("systems-page-about", system=name), language)
    yield ""


def answers(opening: Branch, language: Language) -> Iterator[str]:
    """Yield the table of the answers to *opening*."""
    yield from section(opening.after, language)


def rebids(opening: Branch, language: Language) -> Iterator[str]:
    """Yield a table of what opener says next, answer by answer."""
    if not any(branch.after for branch in opening.after):
        return
    first = written(opening.call, language)
    titles = (_heading(branch, language) for branch in ("after", "call", "says"))
    yield f"| {' | '.join(titles)} |"
    yield "| --- | --- | --- |"
    for answer in opening.after:
        path = f"{first} {written(answer.call, language)}"
        for branch in answer.after:
            call, says = written(branch.call, language), _said(branch.meaning, language)
            yield f"| {path} | {call} | {says} |"
            path = ""
    yield ""


def file(name: str, language: Language) -> Path:
    """Return where the page of *name* is."""
    return FOLDER / f"{name.replace(':', '-')}.{language}.md"


def main() -> int:
    """Write the pages, or check them; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("names", nargs="*", default=sorted(catalogue.known()))
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
