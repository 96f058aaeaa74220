"""The scoring codes by the names people type: ``duplicate-2017``, ``rubber-1993``."""

from __future__ import annotations

from biritch import shelf
from biritch.core.choices import choose_word
from biritch.scoring import tariffs
from biritch.scoring.tariff import Tariff


def scoring_code(name: str) -> Tariff:
    """Return the code *name*.

    Raises:
        ValueError: There is no such code; the message names those there are.

    Example:
        >>> scoring_code("duplicate-2017").title
        'Duplicate bridge (2017)'
    """
    codes = shelf.load(tariffs, "TARIFF", Tariff)
    return codes[choose_word(name, codes, "a scoring code")]
