"""Lazy look-up of functions in higher layers.

A package imports only from lower layers. Some methods of values need a higher one:
``deal.solve()`` needs the solver. This table names the functions, and is the only reference
from a lower layer to a higher one (``docs/decisions/0034-front-door.md``).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

SERVICES: dict[str, str] = {
    "solve": "biritch.solver.choice:trick_table",
    "matching-deals": "biritch.core.predeal:matching",
    "condition": "biritch.cli.deals.stacking:compile_condition",
    "read": "biritch.front.files:read",
    "to-columns": "biritch.front.frames:to_columns",
    "to-frame": "biritch.front.frames:to_frame",
    "html": "biritch.publishing.drawings.forms:html_of",
    "html-of-record": "biritch.publishing.drawings.board:html_of_record",
    "title": "biritch.words.translation:tell_or",
    "say": "biritch.words.translation:say",
    "card-reason": "biritch.coach.card_reasons:card_reason",
}
"""Each service with the module and the function that answer it."""


def service(name: str) -> Callable[..., Any]:
    """Return the function for *name*, one of :data:`SERVICES`.

    Raises:
        KeyError: There is no such service.

    Example:
        >>> service("solve").__name__
        'trick_table'
    """
    module, _, function = SERVICES[name].partition(":")
    answer: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return answer
