"""What the robots count a deal's points by."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from biritch.games.view import View
from biritch.scoring.tariff import Tariff
from biritch.scoring.tariffs import duplicate_2017


def tariff_of(view: View) -> Tariff:
    """Return the tariff of *view*, as one deal of it is worth.

    Where games are paid by the rubber, what a game or a part-score is worth there on the
    average: the bonuses of duplicate bridge.
    """
    return _by_the_deal(view.tariff)


@cache
def _by_the_deal(tariff: Tariff) -> Tariff:
    if tariff.form.goal and not tariff.values:
        return replace(tariff, game=duplicate_2017.TARIFF.game, partscore=50)
    return tariff
