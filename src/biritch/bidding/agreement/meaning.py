"""What a call means by the agreements of those who make it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from biritch.bidding.promises.promise import Promise
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
    where that is the custom. ``guessed``: nobody agreed on it, partner must make what they can
    of it.
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
    guessed: bool = False

    @property
    def told(self) -> Meaning:
        """What whoever asks is told: of a guess, only that there is no agreement (Law 20F)."""
        if not self.guessed:
            return self
        return replace(self, forcing="no", artificial=False, alert=False, kind="")


@dataclass(frozen=True, slots=True)
class ChosenCall:
    """The call a hand makes, what it says, and the calls thought of and left, with why."""

    call: Call
    meaning: Meaning
    others: tuple[tuple[Call, Phrase], ...] = ()


@dataclass(frozen=True, slots=True)
class CandidateCall:
    """A call, and what a hand must be to make it. ``title`` names its message, if any."""

    call: Call
    promise: Promise
    rule: str
    source: str
    forcing: Forcing = "no"
    artificial: bool = False
    title: str = ""
    kind: str = ""
