"""Deals to order: with given hands, a condition, or a heard auction."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

from biritch.core.choices import whole_number
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.predeal import matching
from biritch.core.random_deals import fresh, seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.games.known_view import view_of
from biritch.robots.players.robot import deals_like as worlds_like
from biritch.rules.auction import Auction


def deals(  # noqa: PLR0913 - one for each seat
    n: int,
    *,
    north: Hand | str | None = None,
    east: Hand | str | None = None,
    south: Hand | str | None = None,
    west: Hand | str | None = None,
    where: str | Callable[[Deal], bool] | None = None,
    seed: int | str | None = None,
) -> list[Deal]:
    """Return *n* random deals, all suitable ones equally likely.

    With only a *seed* they are those of ``biritch deal --seed``. A condition on the points and
    lengths of a single seat is met by dealing that hand directly, which is fast even for rare
    hands.

    Args:
        n: How many.
        north: Cards or a shape (see :meth:`biritch.Deal.random`), as for the other seats.
        east: As for ``north``.
        south: As for ``north``.
        west: As for ``north``.
        where: A condition on the deals: a function, or ``"hcp(N) >= 20 and zar(S) < 20"``.
        seed: Seed of the random numbers; by default, the system's entropy.

    Raises:
        ValueError: What is given cannot be read, or no deal answers it.

    Example:
        >>> [deal.north.hcp >= 25 for deal in deals(3, where="hcp(N) >= 25", seed=1)]
        [True, True, True]
        >>> deals(1, seed=7) == [Deal.random(seed=7)]
        True
    """
    count = whole_number(n, "a number of deals", 0)
    hands = {"N": north, "E": east, "S": south, "W": west}
    given = {seat: hand for seat, hand in hands.items() if hand is not None}
    if given or where is not None:
        return list(islice(matching(given, where, seed), count))
    stream = iter(fresh, None) if seed is None else seeded_deals(seed)
    return list(islice(stream, count))


def deals_like(  # noqa: PLR0913 - everything that may be chosen, each with its default
    hand: Hand | str,
    auction: Auction | str,
    n: int = 100,
    *,
    dealer: Seat | str = Seat.NORTH,
    vulnerable: Vulnerability | str = Vulnerability.NONE,
    system: str = "sayc",
    seed: int | None = None,
) -> list[Deal]:
    """Return *n* deals in which *hand* may have heard *auction*, as robots sample them.

    The hand is that of the seat to call, or to lead once the auction is over. The three others
    keep the promises of their calls in *system*, and hands that would have called differently
    are less frequent; if no hands keep all promises, those that break fewest are dealt.

    Args:
        hand: Thirteen cards.
        auction: The calls so far, ``P P 1H P``.
        n: How many deals.
        dealer: Who made the first call, where they are written.
        vulnerable: The sides that are vulnerable.
        system: The bidding system of all four.
        seed: Seed of the random numbers.

    Raises:
        ValueError: The hand has not thirteen cards, all passed, or there is no such system.
        IllegalCall: A call of the auction was not allowed; it names its law.

    Example:
        >>> found = deals_like("AQJ.K92.A32.8765", "1N P", 3, dealer="W", seed=1)
        >>> [15 <= deal.west.hcp <= 17 for deal in found]
        [True, True, True]
    """
    view = view_of(hand, auction, dealer, vulnerable)
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    count = whole_number(n, "a number of deals", 1)
    return [world.deal for world in worlds_like(view, system, count, rng)]
