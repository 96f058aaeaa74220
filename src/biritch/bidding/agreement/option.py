"""One call at one auction: a row met, or one the general rules worked out."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.promise import Promise
from biritch.core.calls import Call


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
