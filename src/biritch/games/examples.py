"""Deals with their results, for the handbook's example of a score sheet of each game.

Only what happened is written here; what it is worth is counted by the game's own code.
"""

from __future__ import annotations

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.scoring.sheet import DealResult

CONTRACTS = (
    DealResult(Contract.parse("3D", Seat.SOUTH), 9),
    DealResult(Contract.parse("2NT", Seat.WEST), 9),
    DealResult(Contract.parse("2D", Seat.NORTH), 8),
    DealResult(Contract.parse("4SX", Seat.EAST), 8),
    DealResult(Contract.parse("3NT", Seat.WEST), 10),
    DealResult(Contract.parse("6H", Seat.SOUTH), 12, ((Side.NS, 100),)),
)
"""Contracts bid: two part-scores, a game, two down doubled, another game, a slam."""

CHOSEN = (
    DealResult(Contract.parse("1H", Seat.SOUTH), 9),
    DealResult(Contract.parse("3NT", Seat.EAST), 10),
    DealResult(Contract.parse("4S", Seat.NORTH), 9),
)
"""Contracts of MiniBridge: a part-score, a game made, a game one down."""

NAMED = (
    DealResult(Contract(Strain.HEARTS, Seat.NORTH), 8, ((Side.NS, 16),)),
    DealResult(Contract(Strain.DIAMONDS, Seat.EAST, multiplier=2), 9),
    DealResult(Contract(Strain.NOTRUMP, Seat.SOUTH), 8),
    DealResult(Contract(Strain.SPADES, Seat.WEST), 6),
    DealResult(Contract(Strain.HEARTS, Seat.NORTH, multiplier=2), 9, ((Side.EW, 64),)),
    DealResult(Contract(Strain.HEARTS, Seat.EAST), 10),
)
"""Trumps named by the dealer, the second and the fifth deal contred."""

TURNED = (
    DealResult(Contract(Strain.HEARTS, Seat.NORTH), 9),
    DealResult(Contract(Strain.CLUBS, Seat.EAST), 8),
    DealResult(Contract(Strain.SPADES, Seat.SOUTH), 11),
    DealResult(Contract(Strain.DIAMONDS, Seat.WEST), 5),
    DealResult(Contract(Strain.HEARTS, Seat.NORTH), 12),
)
"""Trumps turned up."""
