"""The tariff a view's variant is scored by."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from biritch import shelf
from biritch.games import variants
from biritch.games.variant import Variant
from biritch.scoring.tariff import Tariff
from biritch.scoring.tariffs import duplicate_2017


@cache
def tariff_of(variant: str) -> Tariff:
    """Return the tariff of the *variant* of that name.

    Where games are paid by the rubber, what a game or a part-score is worth there on the
    average: the bonuses of duplicate bridge.
    """
    tariff = shelf.load(variants, "VARIANT", Variant)[variant].tariff
    if tariff.form.goal and not tariff.values:
        return replace(tariff, game=duplicate_2017.TARIFF.game, partscore=50)
    return tariff
