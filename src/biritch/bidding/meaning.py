"""What a call means by the agreements of those who make it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.promise import Promise
from biritch.core.calls import Call
from biritch.core.phrase import Phrase

Forcing: TypeAlias = Literal["no", "one-round", "game", "invitational", "sign-off"]
"""Whether partner may pass: freely, not this time, not before game, with nothing more to
add, or must as a rule."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call says, by the agreements of the side that makes it.

    ``says`` is the sentence for the table; ``kind`` names the convention, ``rule`` and
    ``source`` the agreement and where it is written; ``announce`` is what partner says aloud,
    where that is the custom.
    """

    promise: Promise
    says: Phrase
    forcing: Forcing = "no"
    artificial: bool = False
    alert: bool = False
    announce: Phrase | None = None
    rule: str = ""
    source: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The call a hand makes, what it says, and the calls thought of and left, with why."""

    call: Call
    meaning: Meaning
    others: tuple[tuple[Call, Phrase], ...] = ()
