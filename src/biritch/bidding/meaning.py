"""What a call means, and what a system chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.promise import Promise
from biritch.core.calls import Call
from biritch.core.phrase import Phrase

Forcing: TypeAlias = Literal["no", "one-round", "game", "invitational", "sign-off"]
"""Whether partner must go on."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call says, by the agreements of the side that makes it.

    ``says`` is the sentence for the table; ``rule`` and ``source`` name the agreement and
    where it is written; ``announce`` is what partner says aloud, where that is the custom.
    """

    promise: Promise
    says: Phrase
    forcing: Forcing = "no"
    artificial: bool = False
    alert: bool = False
    announce: Phrase | None = None
    rule: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The call a hand makes, what it means, and why others were not made."""

    call: Call
    meaning: Meaning
    others: tuple[tuple[Call, Phrase], ...] = ()
