"""The half of a robot that bids: whatever its system says, with what that says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from biritch.bidding.promises.points import hcp
from biritch.core.seats import Seat, Side
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.other_games import minibridge as naming
from biritch.robots.other_games import two_hand_auction as between_two
from biritch.robots.robot import Decision
from biritch.robots.sampling.evidence import Promises

if TYPE_CHECKING:
    from collections.abc import Callable

    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.system import System


Library: TypeAlias = "Callable[[str], System]"
"""Where a robot finds the system of a name."""


@lru_cache(maxsize=32)
def read_system(name: str) -> System:
    """Return the bidding system *name*, read once; :exc:`ValueError` names those known."""
    from biritch.bidding import catalogue

    return catalogue.find(name)


@dataclass(frozen=True, slots=True)
class TableSystems:
    """What both sides bid, as one of them knows it: its *own* system, and *theirs*."""

    own: System
    theirs: System
    book: BiddingMethod


def systems_at_table(view: View, name: str, library: Library) -> TableSystems:
    """Return what is bid at the table of *view*, to who bids the system *name* there.

    Opponents who have not said what they bid, or something this package does not know, are
    heard as if they bid the same.
    """
    assert view.seat is not None
    side = view.seat.side
    if view.systems is None:
        return _spoken(name, name, side, library)
    theirs = view.systems[1 if side is Side.NS else 0]
    try:
        return _spoken(name, theirs, side, library)
    except ValueError:
        return _spoken(name, name, side, library)


@lru_cache(maxsize=32)
def _spoken(name: str, other: str, side: Side, library: Library) -> TableSystems:
    from biritch.bidding.matchup import meet

    own = library(name)
    if other == name:
        return TableSystems(own, own, own)
    theirs = library(other)
    ns, ew = (own, theirs) if side is Side.NS else (theirs, own)
    return TableSystems(own, theirs, meet(ns, ew))


def bid(view: View, book: BiddingMethod) -> Decision:
    """Return the call the system *book* makes with the hand of this view, and its meaning."""
    assert view.seat is not None
    if view.auction is None:
        return naming.by_points(view)
    if len(view.players) < 4:
        return between_two.by_points(view)
    hand = view.seen[view.seat]
    assert hand is not None
    if len(view.legal) == 1:
        return Decision(view.legal[0], sentences.ONLY_CALL)
    choice = book.choose(hand, view.auction, view.board.vulnerability)
    return Decision(choice.call, choice.meaning.says)


def auction_promises(view: View, book: BiddingMethod) -> Promises:
    """Return what every call of the auction promised, if that is what is bid.

    Between two people there is no system: nothing was promised.
    """
    if len(view.players) < 4:
        return ()
    if view.auction is None:
        return tuple(
            (seat, hcp(points, points))
            for seat, points in zip(Seat, view.announced, strict=False)
        )
    meanings = book.explain(view.auction, view.board.vulnerability)
    made = zip(view.auction.seated, meanings, strict=True)
    return tuple((seat, meaning.promise) for (seat, _), meaning in made)
