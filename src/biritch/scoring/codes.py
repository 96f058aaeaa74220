"""The scoring codes by the names people type: ``duplicate-2017``, ``rubber-1993``."""

from __future__ import annotations

from biritch import shelf
from biritch.core.choices import choose_word
from biritch.scoring import tariffs
from biritch.scoring.tariff import Tariff


def scoring_codes() -> dict[str, Tariff]:
    """Return every code of the shelf; a file ``rubber_1993.py`` is ``rubber-1993``.

    Example:
        >>> scoring_codes()["rubber-1993"].title
        'Rubber bridge (1993)'
    """
    shelved = shelf.load(tariffs, "TARIFF", Tariff)
    return {name.replace("_", "-"): code for name, code in shelved.items()}


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
