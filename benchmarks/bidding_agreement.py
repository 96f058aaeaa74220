"""How often a system makes the call people made, turn by turn, on deals that people bid.

    python -m benchmarks.bidding_agreement sef sayc [--show 30] [--like "TT-pass P X"]

At each of the 33,676 turns of 3,051 auctions (``tests/vectors``) the system is asked for its
call, after what people said till then. People there play many systems, so no rate near one is
to be had, nor wanted; what the list is for is the reading: ``--show`` prints the disagreements
that come up most, as *rule, its call, people's call*, and ``--like`` some turns of one of them.
A strong hand that keeps silent there, or a question passed, is an agreement that is missing.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.bidding_people import Met, met
from biritch.bidding import catalogue
from biritch.bidding.system import System
from biritch.core.calls import Call
from biritch.core.hands import Hand
from biritch.rules.auction import Auction


@dataclass(frozen=True)
class Turn:
    """A turn of an auction people held: what the system would call, and what they did."""

    hand: Hand
    auction: Auction
    rule: str
    call: Call
    people: Call

    @property
    def agreed(self) -> bool:
        """Whether both call the same."""
        return self.call == self.people

    @property
    def kind(self) -> str:
        """What is counted as one disagreement."""
        return f"{self.rule} {self.call} {self.people}"

    def told(self) -> str:
        """Return it in a line."""
        calls = " ".join(map(str, self.auction.calls))
        return f"{self.hand}  {calls or 'opening'}: {self.call}, people {self.people}"


def turns(system: System, record: Met) -> Iterator[Turn]:
    """Yield every turn of an auction."""
    auction = Auction(record.board.dealer)
    for call in record.auction.calls:
        hand = record.deal[auction.turn]
        choice = system.choose(hand, auction, record.board.vulnerability)
        yield Turn(hand, auction, choice.meaning.rule, choice.call, call)
        auction = auction.add(call)


def main() -> None:
    """Ask at every turn, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=10_000, help="only so many auctions")
    parser.add_argument("--show", type=int, default=0, help="show that many disagreements")
    parser.add_argument("--like", default="", help="show turns of that disagreement")
    arguments = parser.parse_args()
    records = met()[: arguments.first]
    for name in arguments.systems:
        system = catalogue.find(name)
        every = [turn for record in records for turn in turns(system, record)]
        apart = [turn for turn in every if not turn.agreed]
        share = 100 * (1 - len(apart) / len(every))
        print(f"{name}: {share:.1f} % of {len(every)} calls are those of people")
        for kind, count in Counter(turn.kind for turn in apart).most_common(arguments.show):
            print(f"{count:5} {kind}")
        like = [turn for turn in apart if turn.kind == arguments.like]
        # The same turns at every run, so that a mended one is seen to go.
        for turn in random.Random(arguments.like).sample(like, min(30, len(like))):
            print(f"      {turn.told()}")


if __name__ == "__main__":
    main()
