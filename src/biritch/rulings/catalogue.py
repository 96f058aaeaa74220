"""The irregularities by the names people type."""

from __future__ import annotations

from typing import get_args

from biritch import shelf
from biritch.rulings import irregularities
from biritch.rulings.irregularity import Family, Irregularity

FAMILIES: tuple[Family, ...] = get_args(Family)
"""Where irregularities are looked for, in the order of a session."""


def all_irregularities() -> dict[str, Irregularity]:
    """Return every irregularity by the name it is typed by, family by family.

    A file ``exposed_card.py`` on the shelf is ``exposed-card``.

    Example:
        >>> all_irregularities()["revoke"].laws
        '61-64'
    """
    entries = shelf.load(irregularities, "IRREGULARITY", Irregularity)
    named = {name.replace("_", "-"): entry for name, entry in entries.items()}
    return dict(sorted(named.items(), key=lambda pair: FAMILIES.index(pair[1].family)))
