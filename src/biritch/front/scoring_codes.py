"""The scoring codes by the names people type: ``duplicate-2017``, ``rubber-1993``."""

from __future__ import annotations

from biritch import shelf
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
    try:
        return codes[name.strip().lower().replace("-", "_")]
    except KeyError:
        names = ", ".join(code.replace("_", "-") for code in codes)
        raise ValueError(f"not a scoring code: {name!r} (want {names})") from None
