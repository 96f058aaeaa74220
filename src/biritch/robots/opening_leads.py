"""Opening leads evaluated double dummy over deals that fit an auction."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import inf

from biritch.core.cards import Card
from biritch.core.choices import whole_number
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.known_view import view_of
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import WorldRows
from biritch.robots.players.robot import deals_like
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF


@dataclass(frozen=True, slots=True)
class LeadRow:
    """The double dummy results of one opening lead over the ``deals`` dealt.

    ``set_share`` is how often the contract goes down; ``tricks`` are the defenders' on average.
    ``imps`` and ``match_points`` (0 to 1) compare its score on each deal with those of all
    other cards, equally weighted: the gain against a table with a random lead from the same
    hand. All figures are exact for the deals dealt; the deals are a sample, and real defenders
    do not see all four hands.
    """

    card: Card
    set_share: float
    tricks: float
    imps: float
    match_points: float
    deals: int


def leads(  # noqa: PLR0913 - everything that may be chosen, each with its default
    hand: Hand | str,
    auction: Auction | str,
    *,
    dealer: Seat | str = Seat.NORTH,
    vulnerable: Vulnerability | str = Vulnerability.NONE,
    system: str = "sayc",
    n: int = 100,
    seed: int | None = None,
) -> list[LeadRow]:
    """Return the results of each opening lead from *hand*, the best against the contract first.

    The three other hands are dealt to fit the auction in *system*.

    Args:
        hand: The thirteen cards of the opening leader.
        auction: All the calls, ``1N P 3N P P P``.
        dealer: The seat that made the first call.
        vulnerable: The sides that are vulnerable.
        system: The bidding system of all four.
        n: How many deals.
        seed: Seed of the random numbers.

    Raises:
        ValueError: The hand has not thirteen cards, the auction is not over or has no
            contract, or there is no such system.
        IllegalCall: A call of the auction was not allowed; it names its law.

    Example:
        >>> rows = leads("KJ742.Q3.862.975", "1N P 3N P P P", n=10, seed=1)
        >>> len(rows), rows[0].deals
        (13, 10)
    """
    if isinstance(auction, str):
        auction = Auction.parse(auction, Seat.parse(str(dealer)))
    contract = auction.contract if isinstance(auction, Auction) and auction.over else None
    if isinstance(auction, Auction) and contract is None:
        raise ValueError(
            "no opening lead: the auction is not over, or all passed (want e.g. 1N P 3N P P P)"
        )
    view = view_of(hand, auction, dealer, vulnerable)
    assert contract is not None
    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    worlds = deals_like(view, system, whole_number(n, "a number of deals", 1), rng)
    rows = WorldRows.of(view, worlds)
    won = rows.solve(double_dummy(), inf)
    times = [float(count) for count in rows.times]
    red = contract.declarer in Vulnerability(vulnerable)
    points = [-score(TARIFF, contract, total, vulnerable=red) for total in range(14)]
    total = sum(times)
    answers = []
    for place, card in enumerate(rows.cards):
        sums = [0.0] * 4
        for count, line in zip(times, won.tolist(), strict=True):
            own, mine = line[place], points[13 - line[place]]
            others = [points[13 - other] for at, other in enumerate(line) if at != place]
            sums[0] += count * (13 - own < contract.level + 6)
            sums[1] += count * own
            sums[2] += count * sum(imps(mine - theirs) for theirs in others) / len(others)
            beaten = sum((mine > theirs) + (mine == theirs) / 2 for theirs in others)
            sums[3] += count * beaten / len(others)
        down, own_tricks, gained, share = (part / total for part in sums)
        answers.append(LeadRow(card, down, own_tricks, gained, share, round(total)))
    return sorted(answers, key=lambda row: (-row.set_share, -row.tricks, -row.card))
