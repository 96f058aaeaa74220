"""Chapters of natural bidding cut to where a system plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from biritch.bidding.agreement.agreement import Agreement, Package

_LETTERS = {"1x": "x", "1m": "m"}


def without_one_club(package: Package) -> Package:
    """Return *package* less what it says of our own opening of 1C.

    Where 1C is artificial, rows about any suit or any minor opened hold from 1D up.
    """
    return replace(package, rows=tuple(one for row in package.rows for one in _rows(row)))


def _rows(row: Agreement) -> Iterator[Agreement]:
    for pattern in row.auction.split("|"):
        first = next((word for word in pattern.split() if word != "-"), "")
        if first == "1C":
            continue
        if first not in _LETTERS:
            yield replace(row, auction=pattern.strip())
            continue
        where = f"{row.where} C<{_LETTERS[first]}".strip()
        try:
            yield replace(row, auction=pattern.strip(), where=where)
        except ValueError:  # it was about 1C alone
            continue


def contested(package: Package) -> Package:
    """Return *package* as played only where the opponents have bid or doubled."""
    rows = (replace(row, when=f"{row.when} !alone".strip()) for row in package.rows)
    return replace(package, rows=tuple(rows))


def unless(tool: str, rule: str, package: Package) -> Package:
    """Return *package*, the rows of *rule* played only where *tool* is not."""
    rows = (
        replace(row, needs=f"{row.needs} !{tool}".strip()) if row.rule == rule else row
        for row in package.rows
    )
    return replace(package, rows=tuple(rows))
