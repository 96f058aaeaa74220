#!/usr/bin/env python3
"""Record what every call of a system says over seeded deals, and compare two records.

    scripts/record_bidding.py NAME [--deals N] [--first N] [--menus] > FILE
    scripts/record_bidding.py --every [--deals N] [--menus] > FILE
    scripts/record_bidding.py --compare OLD NEW

A line for each deal: the system, its number, the auction, and a digest of every call with its
rule, its source, how forcing it is, whether it is alerted or announced, and its explanation in
both languages. With ``--menus`` the digest also holds every call that the system offers at each
of these auctions, with its promise; ``--every`` records all systems one after another. Made in
two trees (``PYTHONPATH``), the records of a system that bids and explains alike are the same,
line for line.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if "PYTHONPATH" not in os.environ:
    sys.path[:0] = [str(ROOT / "src")]

from biritch.bidding import catalogue  # noqa: E402 - found beside this file, or where asked
from biritch.bidding.notation import library  # noqa: E402
from biritch.bidding.system import System  # noqa: E402
from biritch.core.boards import Board  # noqa: E402
from biritch.core.phrase import Phrase  # noqa: E402
from biritch.core.random_deals import seeded_deals  # noqa: E402
from biritch.core.seats import Vulnerability  # noqa: E402
from biritch.rules.auction import Auction  # noqa: E402
from biritch.words.translation import LANGUAGES, say  # noqa: E402


@cache
def _said(phrase: Phrase | None) -> str:
    return "" if phrase is None else " / ".join(say(phrase, language) for language in LANGUAGES)


def record(name: str, deals: int, first: int, *, menus: bool = False) -> None:
    """Print a line for each of *deals* deals from the *first* on."""
    system = catalogue.find(name)
    numbered = enumerate(seeded_deals("record of bidding"))
    for number, deal in itertools.islice(numbered, first, first + deals):
        board = Board.from_number(number % 16 + 1)
        auction, told = Auction(board.dealer), hashlib.sha256()
        while not auction.over:
            choice = system.choose(deal[auction.turn], auction, board.vulnerability)
            meaning = choice.meaning
            parts = (
                *(
                    str(choice.call),
                    meaning.rule,
                    meaning.source,
                    meaning.forcing,
                    meaning.kind,
                ),
                *(str(meaning.artificial), str(meaning.alert), str(meaning.guessed)),
                *(_said(meaning.announce), _said(meaning.says)),
            )
            told.update("|".join(parts).encode())
            if menus:
                told.update(_menu(system, auction, board.vulnerability).encode())
            auction = auction.add(choice.call)
        print(name, number, " ".join(map(str, auction.calls)), told.hexdigest()[:16])


def _menu(system: System, auction: Auction, vulnerability: Vulnerability) -> str:
    """Return every call offered at *auction*, with its rule, its source and its promise."""
    book = system.book_of(auction.turn.side)
    return "\n".join(
        f"{offer.call} {offer.rule} {offer.source} {offer.title} {offer.kind} {offer.forcing} "
        f"{offer.artificial} {offer.promise!r}"
        for offer in book.page(auction, vulnerability).candidates
    )


def compare(old: Path, new: Path) -> int:
    """Print the deals in which two records differ, and how many there are."""
    before, after = (path.read_text(encoding="utf-8").splitlines() for path in (old, new))
    differing = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
    for one, other in differing[:20]:
        print(f"- {one}\n+ {other}")
    print(f"{min(len(before), len(after))} deals compared, {len(differing)} differ")
    return 1 if differing or len(before) != len(after) else 0


def main() -> int:
    """Record, or compare; return 1 where two records differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", default="sef")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--menus", action="store_true")
    parser.add_argument("--every", action="store_true", help="record all systems")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("OLD", "NEW"))
    asked = parser.parse_args()
    if asked.compare:
        return compare(*asked.compare)
    names = library.system_names() if asked.every else [asked.name]
    for name in names:
        record(name, asked.deals, asked.first, menus=asked.menus)
    return 0


if __name__ == "__main__":
    sys.exit(main())
