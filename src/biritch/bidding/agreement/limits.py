"""Packages of agreements restricted to where a system plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from biritch.bidding.agreement.agreement import Agreement, Package

_LETTERS = {"1x": "x", "1m": "m"}


def without_one_club(package: Package) -> Package:
    """Return *package* less what it says of our own opening of 1C.

    Where 1C is artificial, agreements about any suit or any minor opened hold from 1D up.
    """
    return replace(
        package,
        agreements=tuple(
            restated
            for agreement in package.agreements
            for restated in _from_one_diamond(agreement)
        ),
    )


def _from_one_diamond(agreement: Agreement) -> Iterator[Agreement]:
    for pattern in agreement.auction.split("|"):
        first = next((word for word in pattern.split() if word != "-"), "")
        if first == "1C":
            continue
        if first not in _LETTERS:
            yield replace(agreement, auction=pattern.strip())
            continue
        where = f"{agreement.where} C<{_LETTERS[first]}".strip()
        try:
            yield replace(agreement, auction=pattern.strip(), where=where)
        except ValueError:  # it was about 1C alone
            continue


def restrict_package(when: str, package: Package) -> Package:
    """Return *package* as played only where the conditions *when* hold too.

    Example:
        >>> from biritch.bidding.notation import library
        >>> alone = restrict_package("!alone", library.package("placing"))
        >>> alone.agreements[0].when.split()[-1]
        '!alone'
    """
    agreements = (
        replace(agreement, when=f"{agreement.when} {when}".strip(), checked=False)
        for agreement in package.agreements
    )
    return replace(package, agreements=tuple(agreements))


def unless(tool: str, rule: str, package: Package) -> Package:
    """Return *package*, those of *rule* played only where *tool* is not."""
    agreements = (
        replace(agreement, needs=f"{agreement.needs} !{tool}".strip(), checked=False)
        if agreement.rule == rule
        else agreement
        for agreement in package.agreements
    )
    return replace(package, agreements=tuple(agreements))
