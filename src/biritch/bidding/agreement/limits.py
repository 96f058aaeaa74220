"""Packages of agreements restricted by conditions or tools."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from biritch.bidding.agreement.agreement import Agreement, Package, SuitOrder
from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.agreement.pattern import AuctionPattern, CallPattern

_ONE_CLUB, _LETTERS = CallPattern.parse("1C"), ("x", "m")


def without_one_club(package: Package) -> Package:
    """Return *package* without its agreements on our own opening of 1C.

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
    for pattern in agreement.patterns:
        first = _own_opening(pattern)
        if first == _ONE_CLUB:
            continue
        if first is None or first.level != 1 or first.strain not in _LETTERS:
            yield replace(agreement, patterns=(pattern,))
            continue
        order = (*agreement.order, SuitOrder("C", first.strain))
        try:
            yield replace(agreement, patterns=(pattern,), order=order)
        except ValueError:  # it was about 1C alone
            continue


def _own_opening(pattern: AuctionPattern) -> CallPattern | None:
    """Return our own opening call of the pattern, or ``None``."""
    if pattern.begun or not pattern.signs:
        return None
    ours, sign = pattern.signs[0]
    return sign if ours else None


def restrict_package(when: tuple[AuctionCondition, ...], package: Package) -> Package:
    """Return *package* played only if the conditions *when* hold too.

    Example:
        >>> from biritch.bidding.agreement.known_conditions import find_conditions
        >>> from biritch.bidding.notation import library
        >>> contested = find_conditions("they have spoken")
        >>> str(restrict_package(contested, library.package("placing")).agreements[0].when[-1])
        'they have spoken'
    """
    agreements = (
        replace(agreement, when=(*agreement.when, *when), checked=False)
        for agreement in package.agreements
    )
    return replace(package, agreements=tuple(agreements))


def unless(tool: str, rule: str, package: Package) -> Package:
    """Return *package*, with the lines of *rule* played only without *tool*."""
    agreements = (
        replace(
            agreement, needs=(*agreement.needs, ToolNeed(tool, played=False)), checked=False
        )
        if agreement.rule == rule
        else agreement
        for agreement in package.agreements
    )
    return replace(package, agreements=tuple(agreements))
