"""What a room asks of the rooms above it, by name: nothing above is imported until asked.

A room imports only from below. A few answers a programmer expects of a value lie above it:
``deal.solve()`` wants the solver. The table here says who gives them, and is the only place
where a lower room names a higher one (``docs/decisions/0034-front-door.md``).
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
    """Return the function that answers *name*, one of :data:`SERVICES`.

    Raises:
        KeyError: There is no such service.

    Example:
        >>> service("solve").__name__
        'trick_table'
    """
    module, _, function = SERVICES[name].partition(":")
    answer: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return answer
