"""Bidding of a robot: its system's call, and the promises of the calls made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from biritch.bidding.promises.points import hcp
from biritch.core.seats import Seat, Side
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.other_games import minibridge, two_hand_auction
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
    """Return the bidding system *name*, loaded once per process.

    Raises:
        ValueError: There is no such system; the message names those there are.

    Example:
        >>> read_system("sayc").name
        'sayc'
    """
    from biritch.bidding import catalogue

    return catalogue.find(name)


@dataclass(frozen=True, slots=True)
class TableSystems:
    """The systems of both sides as one side knows them: its *own* and *theirs*.

    ``book`` combines the two: for each seat the system of its side.
    """

    own: System
    theirs: System
    book: BiddingMethod


def systems_at_table(view: View, name: str, library: Library) -> TableSystems:
    """Return the systems at the table of *view*, whose own seat bids the system *name*.

    If nothing is declared, both sides are taken to bid the same; opponents with an unknown
    system get the assumptions about strangers (:mod:`biritch.bidding.opponents`).

    Raises:
        ValueError: There is no system *name*.

    Example:
        >>> import biritch as bw
        >>> view = bw.game().view(bw.Seat.NORTH)
        >>> systems_at_table(view, "sayc", read_system).theirs.name
        'sayc'
    """
    assert view.seat is not None
    side = view.seat.side
    if view.systems is None:
        return _table_systems(name, name, side, library)
    # North-South's system is named first.
    theirs = view.systems[1 if side is Side.NS else 0]
    try:
        return _table_systems(name, theirs, side, library)
    except ValueError:
        from biritch.bidding.opponents import UNKNOWN, opponents

        return _table_systems(name, opponents(UNKNOWN).name, side, library)


@lru_cache(maxsize=32)
def _table_systems(name: str, other: str, side: Side, library: Library) -> TableSystems:
    from biritch.bidding.matchup import meet

    own = library(name)
    if other == name:
        return TableSystems(own, own, own)
    theirs = library(other)
    ns, ew = (own, theirs) if side is Side.NS else (theirs, own)
    return TableSystems(own, theirs, meet(ns, ew))


def system_call(view: View, book: BiddingMethod) -> Decision:
    """Return the call that *book* makes with the hand of *view*, and its meaning.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=1)).view(bw.Seat.NORTH)
        >>> str(system_call(view, read_system("sayc")).action)
        'P'
    """
    assert view.seat is not None
    if view.auction is None:
        return minibridge.by_points(view)
    if len(view.players) < 4:
        return two_hand_auction.by_points(view)
    hand = view.seen[view.seat]
    assert hand is not None
    if len(view.legal) == 1:
        return Decision(view.legal[0], sentences.ONLY_CALL)
    choice = book.choose(hand, view.auction, view.board.vulnerability)
    return Decision(choice.call, choice.meaning.says)


def auction_promises(view: View, book: BiddingMethod) -> Promises:
    """Return the promise of every call of the auction, by *book*.

    In an auction between two people there is no system, and no promise.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> view = bw.game().after(parse_call("1NT")).view(bw.Seat.SOUTH)
        >>> ((seat, promise),) = auction_promises(view, read_system("sayc"))
        >>> seat, promise.project().hcp
        (<Seat.NORTH: 0>, (15, 17))
    """
    if len(view.players) < 4:
        return ()
    if view.auction is None:
        return tuple(
            (seat, hcp(points, points))
            for seat, points in zip(Seat, view.announced, strict=False)
        )
    meanings = book.explain(view.auction, view.board.vulnerability)
    calls = zip(view.auction.calls_by_seat, meanings, strict=True)
    return tuple((seat, meaning.promise) for (seat, _), meaning in calls)
