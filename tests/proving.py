"""How much a test tries: a seeded slice in ``make test``, all of it in ``make prove``.

A test that is only one more of the same (another language, another screen) bears
``@pytest.mark.prove`` instead, and is run by ``make prove`` alone.
"""

from __future__ import annotations

import os

PROVING = os.environ.get("BIRITCH_PROVE") == "1"


def cases(slice_: int, whole: int) -> int:
    """Return how many cases to try: *slice_* of them, or the *whole* when proving."""
    return whole if PROVING else slice_
