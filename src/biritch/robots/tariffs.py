"""The tariff a view's variant is scored by."""

from __future__ import annotations

from functools import cache

from biritch import shelf
from biritch.games import variants
from biritch.games.variant import Variant
from biritch.scoring.tariff import Tariff


@cache
def tariff_of(variant: str) -> Tariff:
    """Return the tariff of the *variant* of that name."""
    return shelf.load(variants, "VARIANT", Variant)[variant].tariff
