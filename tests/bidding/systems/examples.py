"""Reading the corpora: hands as players write them, an auction, the call a good player makes.

A file is TOML: ``systems`` it is about, then pages, each with the ``rules`` it comes from, an
``auction`` in the notation of agreements, and what hands say there, one a line::

    AQxxx.Kxx.xx.Qxx 1S
    KJxx.xx.Qxxx.Kxx 1N ! why the system still gets it wrong

Suits are spades, hearts, diamonds, clubs; ``x`` is a small card. A ``!`` marks a known failure.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from biritch.core.hands import Hand

_SMALL = "23456789"
_LINE = re.compile(r"(?P<hand>\S+) (?P<call>\S+)(?: ! (?P<why>.+))?")


@dataclass(frozen=True)
class Example:
    """What a hand says at an auction, for one system."""

    system: str
    place: str
    rules: str
    auction: str
    hand: str
    call: str
    why: str
    vulnerable: str = "none"

    def __str__(self) -> str:
        where = f"{self.auction or 'opening'} {self.vulnerable}"
        return f"{self.system} {where} {self.hand} {self.call}"


def dealt(text: str) -> Hand:
    """Return the hand *text* writes, its small cards the lowest not named."""
    return Hand.parse(".".join(_suit(suit) for suit in text.split(".")))


def _suit(held: str) -> str:
    free = [rank for rank in _SMALL if rank not in held]
    return "".join(one for one in held if one != "x") + "".join(free[: held.count("x")])


def read(path: Path) -> Iterator[Example]:
    """Yield every example of a file, for each system it is about."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    for page in document["page"]:
        for line in page["says"].strip().splitlines():
            found = _LINE.fullmatch(line.strip())
            if found is None:
                raise ValueError(f"{path.name}: not an example: {line!r}")
            for system in page.get("systems", document["systems"]):
                yield Example(
                    system,
                    path.name,
                    page["rules"],
                    page["auction"],
                    found["hand"],
                    found["call"],
                    found["why"] or "",
                    page.get("vulnerable", "none"),
                )


def everything() -> list[Example]:
    """Return the examples of every file below this folder that holds pages."""
    here = Path(__file__).parent
    return [
        one
        for folder in ("sayc", "two_over_one", "acol", "strong_club", "four_card_majors")
        for path in sorted((here / folder).glob("*.toml"))
        if path.name != "auctions.toml"
        for one in read(path)
    ]


@dataclass(frozen=True)
class Pair:
    """Two hands and what they say, opponents passing."""

    system: str
    hands: tuple[str, str]
    calls: tuple[str, ...]
    why: str

    def __str__(self) -> str:
        return f"{self.system} {' '.join(self.hands)} {' '.join(self.calls)}"


def pairs() -> list[Pair]:
    """Return every whole auction of every ``auctions.toml``; `` # `` begins its reason."""
    here = Path(__file__).parent
    found = []
    for path in sorted(here.glob("*/auctions.toml")):
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        for page in (document, *document.get("page", ())):
            for line in page["says"].strip().splitlines():
                told, _, why = line.partition(" # ")[0].partition(" ! ")
                one, two, *calls = told.split()
                found += [
                    Pair(system, (one, two), tuple(calls), why)
                    for system in page.get("systems", document["systems"])
                ]
    return found
