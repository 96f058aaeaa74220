"""Actions as numbers and views as arrays of zeros and ones."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from biritch.core.calls import CALLS, PASS, Bid, Call, OtherCall
from biritch.core.cards import DECK, Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.games.view import View

ACTIONS: tuple[Call | Card, ...] = (*CALLS, *DECK)
"""Every action by its number: pass, double, redouble, the 35 bids, then the 52 cards."""
_NUMBERS = {action: number for number, action in enumerate(ACTIONS[: len(CALLS)])}

Bits = NDArray[np.int8]
"""Noughts and ones."""
_BIDS = 35
PARTS: dict[str, int] = {
    "hand": 52,
    "dummy": 52,
    "turn_is_dummy": 1,
    "play": 1,
    "vulnerable": 2,
    "dealer": 4,
    "passes": 4,
    "calls": _BIDS * 3 * 4,
    "level": 7,
    "strain": 5,
    "declarer": 4,
    "doubling": 2,
    "trick": 4 * 52,
    "last_trick": 4 * 52,
    "played": 4 * 52,
    "won": 2 * 13,
}
"""The parts of an observation, in order, each with how many places it takes.

Seats are counted from the one that observes: itself, its left, its partner, its right. Cards
are in the order of :data:`biritch.core.cards.DECK`. ``calls`` has, for each bid, who made it,
doubled it and redoubled it; ``passes`` who passed before the first bid. ``won`` are the
tricks of the own side and of the others, as many ones as tricks.
"""
SIZE = sum(PARTS.values())
"""Places of an observation."""
_START = {name: sum(list(PARTS.values())[:place]) for place, name in enumerate(PARTS)}


def action_number(action: Action) -> int:
    """Return the number of a call or a card; the inverse of :data:`ACTIONS`.

    Raises:
        ValueError: It is an action of one of the older games.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> action_number(PASS), action_number(parse_call("1C")), action_number(DECK[0])
        (0, 3, 38)
    """
    if isinstance(action, Card):
        return len(CALLS) + int(action)
    if isinstance(action, Bid | OtherCall):
        return _NUMBERS[action]
    raise ValueError(f"not a call or a card: {action}")


def action_mask(legal: Iterable[Action]) -> Bits:
    """Return an array with a one for every legal action.

    Example:
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> int(action_mask(game.view(game.actor).legal).sum())
        36
    """
    mask = np.zeros(len(ACTIONS), dtype=np.int8)
    mask[[action_number(action) for action in legal]] = 1
    return mask


def observe(view: View) -> Bits:
    """Return the view as :data:`SIZE` zeros and ones.

    Example:
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> seen = observe(game.view(game.actor))
        >>> seen.shape, int(seen[:52].sum())
        ((1204,), 13)
    """
    assert view.seat is not None
    me = view.seat
    bits = np.zeros(SIZE, dtype=np.int8)
    _see_hands(bits, view, me)
    vulnerable = view.board.vulnerability
    bits[_START["vulnerable"]] = me in vulnerable
    bits[_START["vulnerable"] + 1] = me.after() in vulnerable
    bits[_START["dealer"] + (view.board.dealer - me) % 4] = 1
    if view.auction is not None:
        _see_calls(bits, view, me)
    if (contract := view.contract) is not None:
        bits[_START["level"] + max(0, contract.level - 1)] = 1
        bits[_START["strain"] + contract.strain] = 1
        bits[_START["declarer"] + (contract.declarer - me) % 4] = 1
        if contract.multiplier > 1:
            bits[_START["doubling"] + (contract.multiplier > 2)] = 1
    _see_play(bits, view, me)
    return bits


def _see_hands(bits: Bits, view: View, me: Seat) -> None:
    _set_bits(bits, _START["hand"], view.seen[me])
    if view.contract is not None and view.contract.dummy is not me:
        _set_bits(bits, _START["dummy"], view.seen[view.contract.dummy])
    bits[_START["turn_is_dummy"]] = view.turn is not None and view.turn is not view.actor
    bits[_START["play"]] = view.stage == "play"


def _set_bits(bits: Bits, start: int, hand: Hand | None) -> None:
    for card in hand or ():
        bits[start + int(card)] = 1


def _see_calls(bits: Bits, view: View, me: Seat) -> None:
    assert view.auction is not None
    bid = -1
    for seat, call in view.auction.calls_by_seat:
        who = (seat - me) % 4
        if isinstance(call, Bid):
            bid = _NUMBERS[call] - 3
            bits[_START["calls"] + (bid * 3) * 4 + who] = 1
        elif call is PASS:
            if bid < 0:
                bits[_START["passes"] + who] = 1
        else:
            kind = _NUMBERS[call]
            bits[_START["calls"] + (bid * 3 + kind) * 4 + who] = 1


def _see_play(bits: Bits, view: View, me: Seat) -> None:
    under_way = view.tricks[-1:] if view.tricks and len(view.tricks[-1].cards) < 4 else ()
    done = view.tricks[: len(view.tricks) - len(under_way)]
    parts = (("played", view.tricks), ("trick", under_way), ("last_trick", done[-1:]))
    for name, tricks in parts:
        for trick in tricks:
            for place, card in enumerate(trick.cards):
                who = (trick.leader + place - me) % 4
                bits[_START[name] + 52 * who + int(card)] = 1
    if view.contract is not None:
        ours = view.contract.declarer.side is me.side
        own = view.won if ours else len(done) - view.won
        start = _START["won"]
        bits[start : start + own] = 1
        bits[start + 13 : start + 13 + len(done) - own] = 1
