"""Points counted with partner's: what a hand needs so that both have enough."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.bidding.promise import Promise
from biritch.bidding.variables import AnySuit, Known, Suits, settle
from biritch.bidding.vocabulary import Points

_ENDLESS = 40


@dataclass(frozen=True, slots=True)
class Together(Promise):
    """From *low* to *high* points between us, partner having the fewest shown.

    It only stands in rows: once an auction is met it is plain points of one hand.
    """

    low: int
    high: int
    trump: AnySuit | None = None

    def bind(self, suits: Suits) -> Promise:
        """Return the points left to find in this hand."""
        partner = suits.partner if isinstance(suits, Known) else 0
        high = _ENDLESS if self.high >= _ENDLESS else max(0, self.high - partner)
        count, trump = (
            ("hl", None) if self.trump is None else ("hld", settle(self.trump, suits))
        )
        return Points(max(0, self.low - partner), high, count, trump)  # type: ignore[arg-type]


def together(low: int, high: int = _ENDLESS, trump: AnySuit | None = None) -> Promise:
    """Return: from *low* to *high* points between us, in support of *trump* if there is one."""
    return Together(low, high, trump)
