"""What the cards played so far say about the cards that are hidden.

Only the opening lead is read: robots lead by agreement, so hands from which another card
of that suit would have been led are less likely. A lead made without an agreement is
still possible, so nothing is ruled out.
"""

from __future__ import annotations

from biritch.core.hands import Hand
from biritch.games.view import View
from biritch.robots import leads
from biritch.robots.sampling import Evidence, Promises

_OFF_AGREEMENT = 0.2
"""How likely a hand is that would have led otherwise, beside one that fits."""


def evidence(view: View, promises: Promises) -> Evidence:
    """Return the *promises*, and what the opening lead tells the owner of *view*."""
    contract = view.contract
    if contract is None or not view.tricks:
        return Evidence(promises)
    leader = view.tricks[0].leader
    if view.seen[leader] is not None:
        return Evidence(promises)
    led, strain = view.tricks[0].cards[0], contract.strain

    def likelihood(dealt: tuple[Hand, ...]) -> float:
        fits = leads.agreed(dealt[leader], led.suit, strain) == led
        return 1.0 if fits else _OFF_AGREEMENT

    return Evidence(promises, likelihood)
