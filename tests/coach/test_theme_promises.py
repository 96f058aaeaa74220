"""Deals of a theme keep what it promises: without the technique the contract fails."""

from __future__ import annotations

import pytest

from biritch.coach.theme import ThemeDeal, themes
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from scripts.theme_promises import PROMISES, Played

THEMES = themes()
QUICK = ("hold-ups", "discards", "throw-ins")
"""Themes whose proof is short; of the others three deals are proved here."""


def keeps(theme: str, each: ThemeDeal) -> bool:
    """Return whether a deal keeps what *theme* promises."""
    contract = each.game.facts.contract
    assert contract is not None
    assert contract.declarer is Seat.SOUTH
    (lead,) = each.cards
    start = Played.begin(each.deal, contract.strain)
    return PROMISES[theme](start, contract.level + 6, lead)


@pytest.mark.parametrize("theme", PROMISES)
def test_the_technique_is_needed(theme: str) -> None:
    deals = THEMES[theme].deals
    assert len(deals) >= 10
    some = deals if theme in QUICK else deals[:3]
    assert [number for number, each in enumerate(some, 1) if not keeps(theme, each)] == []


# Nine tricks are on top, whatever West leads.
ACE = "N:A52.A9.KQJT.K432 JT9.8765.32.QJT9 KQ3.432.A9876.A5 8764.KQJT.54.876"


@pytest.mark.parametrize("theme", ["hold-ups", "long-suits", "throw-ins"])
def test_a_deal_that_makes_anyway_promises_nothing(theme: str) -> None:
    start = Played.begin(Deal.parse(ACE), Strain.NOTRUMP)
    assert not PROMISES[theme](start, 9, Card.parse("HK"))
