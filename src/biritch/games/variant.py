"""What a variant is: a title, a tariff, and the phases a deal goes through."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.games.phase import Phase
from biritch.scoring.tariff import Tariff


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the family.

    ``name`` is its file's, and names its sentences in ``locales/``; ``since`` is the year
    of its code: lists begin with the newest; ``version`` changes only when its behaviour
    does, so that stored logs say which rules they obeyed.
    """

    name: str
    title: str
    phases: tuple[Phase, ...]
    tariff: Tariff
    source: str
    since: int
    version: int = 1
