"""An auction between two, as the game it is: what each call leads to when both know alike.

Every contract of either player has a value, its score on the average of the hands that may
be. From the top of the ladder down, who is to call then takes the best of passing,
doubling and each higher bid, the other doing the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from biritch.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.rules.auction import AuctionState


@dataclass(slots=True)
class AuctionValues:
    """What every standing of a two-handed auction is worth to who is to call."""

    worth: Callable[[Bid, int, int], float]
    """Points of declarer for a bid, by player 0 or 1, at a multiplier."""
    _known: dict[tuple[AuctionState, int], float] = field(default_factory=dict)

    def value(self, standing: AuctionState, caller: int) -> float:
        """Return what best calls bring *caller*, who is to call."""
        key = (standing, caller)
        if key not in self._known:
            self._known[key] = max(
                self.after(standing, caller, call) for call in standing.legal()
            )
        return self._known[key]

    def after(self, standing: AuctionState, caller: int, call: Call) -> float:
        """Return what *call* brings *caller*, best calls following."""
        then = standing.after(call)
        if not then.over:
            return -self.value(then, 1 - caller)
        if then.bid is None:
            return 0.0
        declarer = caller if standing.ours else 1 - caller
        points = self.worth(then.bid, declarer, then.multiplier)
        return points if declarer == caller else -points

    def best(self, standing: AuctionState, caller: int, margin: float) -> tuple[Call, float]:
        """Return the call that brings most; of equals a pass, a double, the lowest bid.

        A double or a redouble has to bring *margin* points more than it promises: where
        hands are hidden, the other knows better than this one what they are worth.
        """
        order = [PASS, DOUBLE, REDOUBLE, *BIDS]
        calls = sorted(standing.legal(), key=order.index)
        values = {call: self.after(standing, caller, call) for call in calls}
        for call in values.keys() & {DOUBLE, REDOUBLE}:
            values[call] -= margin
        most = max(values.values())
        call = next(call for call in calls if values[call] >= most - 1e-9)
        return call, values[call]
