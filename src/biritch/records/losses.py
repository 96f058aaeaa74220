"""Losses shared by several formats."""

from __future__ import annotations

from dataclasses import replace

from biritch.core.boards import Board
from biritch.records.format import Loss
from biritch.records.record import Record


def with_board_conditions(record: Record) -> Record:
    """Return *record* with the dealer and the vulnerability of its number (Law 2).

    Example:
        >>> record = with_board_conditions(Record(number=7))
        >>> str(record.dealer), str(record.vulnerability)
        ('S', 'both')
    """
    if record.number is None:
        return replace(record, dealer=None, vulnerability=None)
    printed = Board.from_number(record.number)
    return replace(record, dealer=printed.dealer, vulnerability=printed.vulnerability)


def _with_conditions(record: Record) -> Record:
    """Return *record* with missing conditions filled in from its number."""
    printed = with_board_conditions(record)
    return replace(
        record,
        dealer=printed.dealer if record.dealer is None else record.dealer,
        vulnerability=(
            printed.vulnerability if record.vulnerability is None else record.vulnerability
        ),
    )


def _without_unusual_conditions(record: Record) -> Record:
    """Return *record* without a dealer or vulnerability that differs from its number's."""
    printed = with_board_conditions(record)
    return replace(
        record,
        dealer=None if record.dealer is None else printed.dealer,
        vulnerability=None if record.vulnerability is None else printed.vulnerability,
    )


def deal_only(record: Record) -> Record:
    """Return only the deal, dealer and vulnerability of *record*."""
    return Record(
        number=record.number,
        dealer=record.dealer,
        vulnerability=record.vulnerability,
        deal=record.deal,
    )


def _by_place(record: Record) -> Record:
    return replace(record, number=None, dealer=None, vulnerability=None)


DEALS_ONLY = Loss("all-but-deals", deal_only)
"""Nothing is carried but the deal, and who deals it."""
BY_PLACE = Loss("numbers", _by_place)
"""A board is named by its place in the file."""
BY_NUMBER = (
    Loss("dealers", _without_unusual_conditions),
    Loss("untold", _with_conditions, minor=True),
)
"""Who deals and who is vulnerable is what the number says."""
