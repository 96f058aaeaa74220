"""What the calls of a system lose, each weighed against others over many worlds.

    python -m benchmarks.bidding_worlds sayc --deals 100 [--seed worlds] [--noise 0.2]
    python -m benchmarks.bidding_worlds sayc --deals 100 --strong 28
    python -m benchmarks.bidding_worlds sayc --file auctions.jsonl.gz --who two-over-one
    python -m benchmarks.bidding_worlds sayc --auctions "1H P 4H X P" "1N 4S" --hands 30
    python -m benchmarks.bidding_worlds sayc --auctions @benchmarks/high_auctions.txt
    python -m benchmarks.bidding_worlds sayc --met 2000 --most 300 --hands 12
    python -m benchmarks.bidding_worlds sayc --met 2000 --strong 29 --most 300 --hands 10
    python -m benchmarks.bidding_worlds sayc --met 2000 --most 300 --hands 40 --ends 4

A single deal says little of a call: it gains or loses six IMPs by chance. So every call of
the system is weighed as the judge weighs a close one (`judge.py`), against the other calls a
hand may make, in deals drawn from what the auction has told: what another call gains in 48 of
them is known to half an IMP. Those that gain are printed, the dearest first, with the line of
the notes that spoke. What partner and opponents go on with is the book, so this finds what a
pair loses by its own agreements, not what others would do to it.

With ``--deals`` the auctions are the system's own, against ``--others`` who err as often as
``--noise`` says. With ``--file`` (that of `bidding_outside.py`) they are an outside bidder's,
on the half that may be read: each side is followed to its first other call, and the outside
bidder's is among those weighed (marked ``*``). With ``--auctions`` hands are drawn for the
auctions told, the dealer's call first, at the four vulnerabilities in turn: what is rare in
deals is seen so, and any suit or double a hand may make is thought of. What each auction loses
a hand is printed last, the dearest first. ``--met`` tells the auctions itself: those of `HEARD`
calls or more that the system meets most often in so many deals of its own. ``--passed`` keeps
those in which the pair has a passed hand, its passes told; ``--strong 29`` takes deals where
the pair holds so many points (with ``--deals`` too), and draws hands that hold as many with
what partner has shown. ``--ends 4`` weighs of each line's hands the four weakest and the four
strongest alone: a maximum that should have gone on is rare among hands drawn at random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile, groupby, islice
from pathlib import Path

from benchmarks.bidding_followed import Noisy
from benchmarks.bidding_outside import HALVES, outside
from benchmarks.bidding_quality import Bidding
from benchmarks.judged_system import view_of
from biritch.bidding import catalogue
from biritch.bidding.alternatives import Kind
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.robots.calls.bidder import auction_promises
from biritch.robots.calls.judge import Judge, JudgeSettings
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.rules.auction import Auction
from biritch.solver.choice import choose_solver

KINDS: tuple[Kind, ...] = ("book", "agreed", "near", "natural")
WIDE: tuple[Kind, ...] = (*KINDS, "penalty", "stretched")
"""What is thought of where hands are drawn for an auction."""
MOST = 8
"""Other calls weighed at a turn."""
FIRST, ALL = 16, 48
"""Worlds for every other call, and for those that may still win."""
BOARDS = {0: (1, 5, 9, 13), 1: (2, 6, 10, 14)}
"""By whether the calls are odd in number: boards that North or East deals, so that the system
is to call, nobody vulnerable, either side, both.
"""
HEARD = 3
"""Calls an auction has, from the opening on, to be one that ``--met`` looks at."""
TRIES = 50_000
"""Hands drawn for an auction at most."""
SETTINGS = JudgeSettings(rounds=(FIRST, ALL), punished=99)
"""Contracts count as they are bid: books rarely double, and so do the programs met."""


@dataclass(frozen=True)
class Turn:
    """A hand to call: its auction so far, and the call somebody else made there, if any."""

    hand: Hand
    auction: Auction
    board: Board
    others: tuple[Call, ...] = ()
    end: str = ""
    """The line that speaks and at which end of it the hand lies, where ends are weighed."""

    @property
    def calls(self) -> str:
        """The calls of the auction, as they are told."""
        return " ".join(map(str, self.auction.calls))


@dataclass(frozen=True)
class Lost:
    """A call that another one beats."""

    turn: Turn
    own: Call
    rule: str
    better: Call
    gain: float
    error: float

    def told(self) -> str:
        """Return a line about it."""
        mark = " *" if self.better in self.turn.others else ""
        calls = self.turn.calls or "no call"
        gain = f"{self.gain:+5.1f} ± {self.error:.1f}"
        vulnerable = f"{self.turn.board.vulnerability!s:5}"
        return (
            f"{gain}  {self.turn.hand!s:19} {vulnerable} {calls}: "
            f"{self.own} [{self.rule}] -> {self.better}{mark}"
        )


def weighed(turn: Turn, book: BiddingMethod, kinds: tuple[Kind, ...] = KINDS) -> Lost | None:
    """Return the call of *book* and the one that beats it most surely, if one does."""
    hand, auction, board = turn.hand, turn.auction, turn.board
    thought_of = book.alternatives(hand, auction, board.vulnerability, kinds)
    own = thought_of[0].call
    others = [*turn.others, *(one.call for one in thought_of[1 : MOST + 1])]
    others = [call for call in dict.fromkeys(others) if call != own]
    if not others:
        return None
    view, rng = view_of(hand, auction, board, "imps"), random.Random(f"{hand.bits}")
    evidence = HandEvidence(auction_promises(view, book))
    judge = Judge(view, book, choose_solver(), SETTINGS)

    def dealt(count: int) -> list[World]:
        return worlds(view, evidence, rng, count)

    likely = judge.find_worlds_bid_so(dealt, lambda: False)
    if len(likely) < SETTINGS.fewest:
        return None
    for count in (FIRST, ALL):
        judge.finish_auctions([own, *others], likely[:count], lambda: False)
        others = [call for call in others if sum(judge.gains(call, own)) > 0]
        if not others:
            return None
    gain, error, best = max(
        ((*judge.gains(call, own), call) for call in others), key=lambda one: one[0] - one[1]
    )
    rule = book.choose(hand, auction, board.vulnerability).meaning.rule
    return Lost(turn, own, rule, best, gain, error) if gain > error else None


def own_turns(
    book: BiddingMethod, deals: Sequence[Deal], noise: float
) -> Iterator[tuple[BiddingMethod, Turn]]:
    """Yield every turn of North-South after an opening, the book bidding for all."""
    pair, others = Bidding(book), Noisy(Bidding(book), noise)
    for number, deal in enumerate(deals):
        board = Board.from_number(number % 16 + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            hand, ours = deal[auction.turn], auction.turn.side is Side.NS
            if ours and auction.standing.bid is not None:
                yield book, Turn(hand, auction, board)
            call = (pair if ours else others)(hand, auction, board)
            auction = auction.add(call)


def outside_turns(
    books: dict[Side, BiddingMethod], file: Path, who: str, first: int, count: int
) -> Iterator[tuple[BiddingMethod, Turn]]:
    """Yield the first turn of each side at which its book calls otherwise than *who*."""
    read = HALVES.index("read")
    records = (one for one in outside(file) if one.board.number % 2 == read)
    for record in islice(records, first, first + count):
        auction, following = Auction(record.board.dealer), set(Side)
        for call in record.auctions[who].calls:
            side, hand = auction.turn.side, record.deal[auction.turn]
            if side in following:
                own = books[side].pick(hand, auction, record.board.vulnerability)
                if own != call:
                    following.discard(side)
                    yield books[side], Turn(hand, auction, record.board, (call,))
            auction = auction.add(call)


def met(
    book: BiddingMethod, deals: Sequence[Deal], noise: float, most: int, *, passed: bool
) -> list[str]:
    """Return the auctions a pair meets most in *deals*, passes before the opening left out.

    Where a partner who has *passed* is looked for they stay, and others are left out.
    """
    often = Counter[str]()
    for _, turn in own_turns(book, deals, noise):
        calls = [*dropwhile(lambda call: call is PASS, turn.auction.calls)]
        passes = len(turn.auction.calls) - len(calls)
        if len(calls) < HEARD or (passed and passes <= (len(calls) + 1) % 2):
            continue
        often[" ".join(map(str, turn.auction.calls if passed else calls))] += 1
    return [calls for calls, _ in often.most_common(most)]


def points_of_the_pair(deal: Deal) -> int:
    """Return the high-card points of North and South."""
    return deal[Seat.NORTH].hcp + deal[Seat.SOUTH].hcp


def partner_holds(turn: Turn, book: BiddingMethod) -> float:
    """Return the points partner is taken for: what it has shown, and up to four more."""
    least, most = 0, 37
    for seat, promise in auction_promises(
        view_of(turn.hand, turn.auction, turn.board, "imps"), book
    ):
        if seat is turn.auction.turn.partner:
            low, high = promise.project().hcp
            least, most = max(least, low), min(most, high)
    return min((least + most) / 2, least + 4)


def drawn_turns(
    books: dict[Side, BiddingMethod],
    auctions: Sequence[str],
    hands: int,
    seed: str,
    strong: int = 0,
) -> Iterator[tuple[BiddingMethod, Turn]]:
    """Yield so many *hands* that would have made their side's calls of each of *auctions*.

    A hand that is *strong* holds so many points with what partner has shown.
    """
    rng, deck = random.Random(seed), range(52)
    for text in auctions:
        calls, found, needs = [parse_call(call) for call in text.split()], 0, None
        for _ in range(TRIES):
            board = Board.from_number(BOARDS[len(calls) % 2][found % 4])
            auction = Auction.of(board.dealer, calls)
            hand = Hand(sum(1 << card for card in rng.sample(deck, 13)))
            book = books[auction.turn.side]
            if needs is None:
                shown = partner_holds(Turn(hand, auction, board), book)
                needs = strong - shown if strong else 0
            if hand.hcp >= needs and all(
                book.pick(hand, Auction.of(board.dealer, calls[:number]), board.vulnerability)
                == call
                for number, (seat, call) in enumerate(auction.calls_by_seat)
                if seat is auction.turn
            ):
                yield book, Turn(hand, auction, board)
                if (found := found + 1) == hands:
                    break


def at_the_ends(
    turns: Iterable[tuple[BiddingMethod, Turn]], count: int
) -> Iterator[tuple[BiddingMethod, Turn]]:
    """Yield of each line's hands, auction by auction, the *count* weakest and strongest."""
    for _, same in groupby(turns, key=lambda one: one[1].calls):
        lines = defaultdict[str, list[tuple[BiddingMethod, Turn]]](list)
        for book, turn in same:
            choice = book.choose(turn.hand, turn.auction, turn.board.vulnerability)
            lines[f"{choice.call} [{choice.meaning.rule}]"].append((book, turn))
        for line, hands in lines.items():
            hands.sort(key=lambda one: one[1].hand.hcp)
            if len(hands) >= 2 * count:
                for end, some in (("weak", hands[:count]), ("strong", hands[-count:])):
                    for book, turn in some:
                        yield book, replace(turn, end=f"{line}, {end}, ")


def report(found: list[Lost], lost_at: Mapping[str, Sequence[float]]) -> None:
    """Print the calls that lose, and what auctions lose a hand, the dearest first."""
    for lost in sorted(found, key=lambda lost: -lost.gain):
        print(lost.told())
    for calls, losses in sorted(lost_at.items(), key=lambda item: -sum(item[1])):
        print(f"{sum(losses) / len(losses):5.2f} IMPs a hand in {len(losses)}: {calls}")


def main() -> None:
    """Weigh, and print what loses."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], fromfile_prefix_chars="@"
    )
    parser.add_argument("system")
    parser.add_argument("--others", default="sayc", help="the system of the opponents")
    parser.add_argument("--noise", type=float, default=0.2, help="how often they err, 0 to 1")
    parser.add_argument("--seed", default="worlds")
    parser.add_argument("--first", type=int, default=0, help="deals to leave out")
    parser.add_argument("--deals", type=int, default=100, help="how many deals")
    parser.add_argument("--file", type=Path, help="deals with the auctions of others")
    parser.add_argument("--who", default="two-over-one", help="the outside bidder")
    parser.add_argument("--auctions", nargs="+", help="auctions to draw hands for")
    parser.add_argument("--met", type=int, help="deals whose auctions hands are drawn for")
    parser.add_argument("--most", type=int, default=100, help="how many of those auctions")
    parser.add_argument("--passed", action="store_true", help="those with a passed hand")
    parser.add_argument("--strong", type=int, default=0, help="points the pair shall hold")
    parser.add_argument("--hands", type=int, default=30, help="how many for each")
    parser.add_argument("--ends", type=int, default=0, help="of them, at each end of a line")
    asked = parser.parse_args()
    own, others = catalogue.find(asked.system), catalogue.find(asked.others)
    books: dict[Side, BiddingMethod] = {Side.NS: meet(own, others), Side.EW: meet(others, own)}
    held = (
        deal for deal in seeded_deals(asked.seed) if points_of_the_pair(deal) >= asked.strong
    )
    if asked.met is not None:
        deals = list(islice(held, asked.met))
        asked.auctions = met(
            books[Side.NS], deals, asked.noise, asked.most, passed=asked.passed
        )
    kinds = KINDS if asked.auctions is None else WIDE
    if asked.auctions is not None:
        turns = drawn_turns(books, asked.auctions, asked.hands, asked.seed, asked.strong)
        turns = at_the_ends(turns, asked.ends) if asked.ends else turns
    elif asked.file is None:
        deals = list(islice(held, asked.first, asked.first + asked.deals))
        turns = own_turns(books[Side.NS], deals, asked.noise)
    else:
        turns = outside_turns(books, asked.file, asked.who, asked.first, asked.deals)
    count, found = 0, list[Lost]()
    lost_at = defaultdict[str, list[float]](list)
    for book, turn in turns:
        count += 1
        lost = weighed(turn, book, kinds)
        lost_at[turn.end + turn.calls].append(0.0 if lost is None else lost.gain - lost.error)
        if lost is not None:
            found.append(lost)
        if sys.stderr.isatty():
            print(f"\r{count} turns, {len(found)} calls that lose", end="", file=sys.stderr)
    report(found, {} if asked.auctions is None else lost_at)
    total = sum(lost.gain - lost.error for lost in found)
    print(f"{count} turns, {len(found)} calls that lose, {total:.0f} IMPs beyond their errors")


if __name__ == "__main__":
    main()
