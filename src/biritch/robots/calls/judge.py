"""Close calls judged by simulation: each candidate is bid out over many deals, and scored.

The candidates are calls whose promise the hand keeps or misses by little, those the system
would make with a point or two more or less, games in a fit, doubles for penalties and of a game
of theirs (:mod:`biritch.bidding.alternatives`); matches may ask for others. What the opponents
hear stays what the system says. A world is one way the hidden cards may lie. In every
world, dealt from what all calls so far promised, the auction goes on by the book for our
side, and for the opponents in half the worlds: in others they reckon a little otherwise, or
pass, as people and programs do that play by no book of ours. The contract is solved double
dummy, and scored against that of the system's own call. Another call is made only when it wins
by a clear margin, and wins again in worlds it was not chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

from biritch.core.calls import PASS, Call, Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.core.signs import call_sign
from biritch.robots import sentences
from biritch.robots.double_dummy import tricks
from biritch.robots.robot import Decision
from biritch.robots.scores import result_value, scale_of
from biritch.rules.auction import Auction
from biritch.solver.solver import UNSOLVED

if TYPE_CHECKING:
    from biritch.bidding.alternatives import Alternative, Kind
    from biritch.bidding.book import Page
    from biritch.bidding.method import BiddingMethod
    from biritch.core.hands import Hand
    from biritch.games.view import View
    from biritch.robots.sampling.worlds import World
    from biritch.solver.solver import Solver

WorldSource: TypeAlias = Callable[[int], "list[World]"]
"""Deals that many worlds."""

BidOut: TypeAlias = "tuple[int, Deal, dict[Call, Contract | None]]"
"""A world, by its number, its deal, and the contract to which each candidate leads there."""

_TOGETHER = 4
"""Worlds bid out and solved between two looks at the clock."""
DEALING, LAST = 0.2, 0.125
"""The parts of the time spent dealing, and left for what is begun."""
LONGEST = 60
"""Calls after which an auction between robots is broken off: some would never end."""


def _otherwise(heard: Sequence[tuple[Page, Seat, Call]], deal: Deal) -> int:
    """Return how many of the calls *heard* the book would not make in *deal*."""
    return sum(page.choose(deal[seat]).call != call for page, seat, call in heard)


def _alike(seen: Sequence[tuple[int, World]]) -> int:
    """Return in how many worlds none of the calls would be another."""
    return sum(not otherwise for otherwise, _ in seen)


def _reckoned_otherwise(hand: Hand, number: int) -> Hand:
    """Return *hand* a point or two stronger or weaker, another way in each world."""
    from biritch.bidding.alternatives import hands_near

    near = [one for more in (1, -1, 2, -2) for one in hands_near(hand, more)]
    return near[number % len(near)] if near else hand


@dataclass(frozen=True, slots=True)
class JudgeSettings:
    """How close calls are judged; the defaults are those that did best when measured.

    ``rounds`` are how many worlds have been looked at after each round; on less than ``fewest``
    nothing is changed. A candidate goes on to the next one unless it is ``hopeless`` standard
    errors behind the least it must gain; none is begun once one is ``sure`` times the
    errors it must gain ahead. To be made instead of the system's call it must gain ``least``
    times the least gain worth having (:attr:`ScoreScale.least`: 0.3 IMPs, 3 % of a top, 10
    points), and ``errors`` standard errors; one of another kind than ``agreed``, ``unagreed``
    times as much, and one of kind ``close``, ``close`` times as much. A contract of our side
    that is ``punished`` tricks down counts as doubled, whatever the system says: opponents see
    that it cannot make. ``kinds`` are the kinds of candidates thought of, ``most`` how many;
    worlds are dealt ``dealings`` times at most. Of ``styles`` worlds the opponents go on by the
    book in all but the last few: in ``noisy`` they call what it would with a point or two more
    or fewer, in ``silent`` they pass. ``again`` weighs what was chosen in fresh worlds too.
    ``kept`` are the parts of a gain that such calls brought in matches, by kind.

    Example:
        >>> JudgeSettings().rounds, JudgeSettings(kinds=("book", "agreed")).most
        ((4, 8, 16, 32, 64), 12)
    """

    rounds: tuple[int, ...] = (4, 8, 16, 32, 64)
    fewest: int = 32
    hopeless: float = 1.0
    sure: float = 2.0
    least: float = 1.0
    errors: float = 1.0
    kinds: tuple[Kind, ...] = ("book", "agreed", "near", "natural", "penalty", "game", "close")
    unagreed: float = 1.5
    close: float = 2.0
    punished: int = 2
    most: int = 12
    dealings: int = 4
    styles: int = 8
    noisy: int = 3
    silent: int = 1
    again: bool = True
    kept: tuple[tuple[Kind, float], ...] = ()

    def strict(self, kind: Kind) -> float:
        """Return how many times as much a call of this *kind* must gain.

        Partner may not read what is in no system, or not with this hand.

        Example:
            >>> JudgeSettings().strict("agreed"), JudgeSettings().strict("near")
            (1.0, 1.5)
        """
        return {"agreed": 1.0, "close": self.close}.get(kind, self.unagreed)

    def keeps(self, kind: Kind) -> float:
        """Return which part of a foretold gain calls of this *kind* bring.

        Example:
            >>> settings = JudgeSettings(kept=(("near", 0.5),))
            >>> settings.keeps("near"), settings.keeps("agreed")
            (0.5, 1.0)
        """
        return dict(self.kept).get(kind, 1.0)


@dataclass(slots=True)
class Judge:
    """Compares the candidate calls of one view.

    ``points`` are what each call scored for the side to call, world by world; ``worlds_bid``
    the worlds bid out so far; ``tricks`` what declarers win in them, by the world's number;
    ``time_left`` says how many seconds the solver has.
    """

    view: View
    book: BiddingMethod
    solver: Solver
    settings: JudgeSettings = field(default_factory=JudgeSettings)
    points: dict[Call, list[int]] = field(default_factory=dict)
    worlds_bid: list[BidOut] = field(default_factory=list)
    tricks: dict[tuple[int, Seat, Strain], int] = field(default_factory=dict)
    time_left: Callable[[], float] | None = None

    def finish_auctions(
        self, calls: Sequence[Call], worlds: Sequence[World], late: Callable[[], bool]
    ) -> int:
        """Bid the auction to its end after each of *calls*, in every one of *worlds*.

        Worlds bid out before are left out. Return in how many that is done by now: all of
        them, unless it gets *late*.
        """
        done = len(self.worlds_bid)
        while done < len(worlds) and not late():
            together: list[BidOut] = []
            for number in range(done, min(done + _TOGETHER, len(worlds))):
                if together and late():
                    break
                deal = worlds[number].deal
                ended = {call: self._contract(number, deal, call) for call in calls}
                together.append((number, deal, ended))
            self._settle(together)
            if len(self.worlds_bid) < done + len(together):
                break
            done += len(together)
        return len(self.worlds_bid)

    def _settle(self, worlds_bid: Sequence[BidOut]) -> None:
        """Solve the contracts of *worlds_bid*, and note what each call scored.

        They are left out together where there was no time for all.
        """
        if not self._solve(worlds_bid):
            return
        self.worlds_bid.extend(worlds_bid)
        for number, _, contracts in worlds_bid:
            for call, contract in contracts.items():
                self.points.setdefault(call, []).append(self._points(number, contract))

    def _contract(self, number: int, deal: Deal, call: Call) -> Contract | None:
        auction, vulnerability = self.view.auction, self.view.board.vulnerability
        assert auction is not None
        assert self.view.seat is not None
        auction = auction.add(call)
        ours, style = self.view.seat.side, number % self.settings.styles
        silent = style >= self.settings.styles - self.settings.silent
        noisy = not silent and style >= (
            self.settings.styles - self.settings.silent - self.settings.noisy
        )
        while not auction.over and len(auction.calls) < LONGEST:
            hand, theirs = deal[auction.turn], auction.turn.side is not ours
            if theirs and silent:
                auction = auction.add(PASS)
                continue
            if theirs and noisy:
                hand = _reckoned_otherwise(hand, number)
            auction = auction.add(self.book.pick(hand, auction, vulnerability))
        return auction.contract if auction.over else None

    def _solve(self, worlds_bid: Sequence[BidOut]) -> bool:
        """Solve the contracts that were bid, save where every call led to the same.

        Return whether there was time for all of them.
        """
        unsolved: dict[tuple[int, Seat, Strain], tuple[Deal, set[Contract]]] = {}
        for number, deal, ended in worlds_bid:
            if len(set(ended.values())) == 1:
                continue
            for contract in filter(None, ended.values()):
                key = number, contract.declarer, contract.strain
                unsolved.setdefault(key, (deal, set()))[1].add(contract)
        boards = [
            (deal, strain, declarer) for (_, declarer, strain), (deal, _) in unsolved.items()
        ]
        within = [self._within(contracts) for _, contracts in unsolved.values()]
        seconds = None if self.time_left is None else self.time_left()
        solved = tricks(self.solver, boards, within, seconds)
        self.tricks.update(zip(unsolved, solved, strict=True))
        return UNSOLVED not in solved

    def _within(self, contracts: Collection[Contract]) -> tuple[int, int]:
        """Return within which bounds the tricks of *contracts* are distinguished.

        Overtricks are worth next to nothing in IMPs, and take four tenths of the time.
        """
        doubled = any(contract.multiplier > 1 for contract in contracts)
        overtricks = doubled or scale_of(self.view).unit != "imps"
        return 0, 13 if overtricks else max(contract.level for contract in contracts) + 6

    def _points(self, number: int, contract: Contract | None) -> int:
        assert self.view.seat is not None
        if contract is None:
            value = result_value(self.view, None, 0)
            # Passed out there is no declarer: the value is North-South's.
            return value if self.view.seat.side is Side.NS else -value
        # Won by declarer, as the solver answers; the value is turned to our side below.
        won = self.tricks.get((number, contract.declarer, contract.strain))
        if won is None:  # every candidate leads to this contract: it makes no difference
            return 0
        ours = contract.declarer.side is self.view.seat.side
        if ours and won + self.settings.punished <= contract.level + 6:
            contract = replace(contract, multiplier=max(2, contract.multiplier))
        value = result_value(self.view, contract, won)
        return value if ours else -value

    def gains(self, call: Call, other: Call) -> tuple[float, float]:
        """Return what *call* gains over *other* on a board, and the standard error."""
        scale = scale_of(self.view)
        # zip stops at the shorter: a call given up early has fewer worlds than the system's.
        swings = [
            scale.swing(a - b)
            for a, b in zip(self.points[call], self.points[other], strict=False)
        ]
        count = len(swings)
        mean = sum(swings) / count
        # The variance is estimated from few worlds (hence count - 1); where they all agree, the
        # scale's least variance keeps the error from being nothing.
        spread = sum((swing - mean) ** 2 for swing in swings) / max(1, count - 1)
        return mean, sqrt(max(spread, scale.spread) / count)

    def decide(self, dealt: WorldSource, late: Callable[[], bool]) -> Decision | None:
        """Return the call that does better than the system's, or ``None`` to keep that one.

        ``None`` too where there is no other call to think of. *dealt* deals that many worlds;
        *late* says when time is up: the results by then decide.
        """
        own, *rivals = self._candidates()
        if not rivals:
            return None
        rounds = self.settings.rounds
        worlds = self.bid_alike(dealt, late)
        if len(worlds) < rounds[0]:
            return None
        for count in rounds:
            calls = [own.call, *(rival.call for rival in rivals)]
            done, before = len(self.worlds_bid), self._time_left()
            if self.finish_auctions(calls, worlds[:count], late) < rounds[0]:
                return None
            rivals = [rival for rival in rivals if self.hopeful(rival, own.call)]
            each = (before - self._time_left()) / (len(calls) * (count - done))
            rivals = self.in_time(rivals, own.call, each)
            if not rivals or late() or count >= len(worlds) or self.clear(rivals, own.call):
                break
        best = self._best(own.call, rivals)
        if best is None or not self._wins_again(best, own.call, dealt, late):
            return None
        return self._explain(own.call, best.call)

    def _wins_again(
        self, best: Alternative, own: Call, dealt: WorldSource, late: Callable[[], bool]
    ) -> bool:
        """Whether *best* is worth it in worlds it was not chosen by, too, as far as time goes.

        The best of many in some worlds is the luckiest there. All worlds together are weighed.
        """
        if not self.settings.again or late():
            return True
        fresh = replace(self, points={}, worlds_bid=[], tricks={})
        worlds = fresh.bid_alike(dealt, late)
        # Other worlds by other numbers: the opponents' ways are shared out anew.
        if fresh.finish_auctions([own, best.call], worlds, late) < self.settings.rounds[0]:
            return True
        mean, _ = fresh.gains(best.call, own)
        for call in (own, best.call):
            self.points[call] = self.points[call] + fresh.points[call]
        return mean * self.settings.keeps(best.kind) >= self._gain_wanted(best)

    def bid_alike(self, dealt: WorldSource, late: Callable[[], bool]) -> list[World]:
        """Return worlds the book would have bid as they were bid; none where promises break.

        A promise is kept by hands too that an earlier line of the book takes: it says what a
        call shows, not who makes it. Where such worlds are rare, those that come nearest.
        """
        wanted, heard = self.settings.rounds[-1], self._calls_heard()
        seen: list[tuple[int, World]] = []
        for _ in range(self.settings.dealings):
            new = dealt(wanted)
            # Worlds that break promises would judge an auction nobody bid.
            if any(world.faults for world in new):
                return []
            seen += ((_otherwise(heard, world.deal), world) for world in new)
            if late() or len(new) < wanted or _alike(seen) >= wanted:
                break
        count = max(_alike(seen), self.settings.fewest)
        seen.sort(key=lambda counted: counted[0])
        return [world for _, world in seen[: min(count, wanted)]]

    def _calls_heard(self) -> list[tuple[Page, Seat, Call]]:
        """Return the calls of the others, each with the page of the book it was made at."""
        auction, vulnerability = self.view.auction, self.view.board.vulnerability
        assert auction is not None
        return [
            (self.book.book_of(seat.side).page(before, vulnerability), seat, call)
            for place, (seat, call) in enumerate(auction.calls_by_seat)
            if seat is not self.view.seat
            for before in [Auction.of(auction.dealer, auction.calls[:place])]
        ]

    def _candidates(self) -> tuple[Alternative, ...]:
        """Return the system's call, and the others worth a thought; none to open with."""
        assert self.view.auction is not None
        assert self.view.seat is not None
        hand = self.view.seen[self.view.seat]
        assert hand is not None
        auction, settings = self.view.auction, self.settings
        kinds: tuple[Kind, ...] = (
            settings.kinds if auction.standing.bid is not None else ("book",)
        )
        vulnerability = self.view.board.vulnerability
        return self.book.alternatives(hand, auction, vulnerability, kinds)[: settings.most + 1]

    def hopeful(self, rival: Alternative, own: Call) -> bool:
        """Whether *rival* may still gain, in place of *own*, the least it must."""
        mean, error = self.gains(rival.call, own)
        return mean + self.settings.hopeless * error > self._gain_wanted(rival)

    def _time_left(self) -> float:
        return 0.0 if self.time_left is None else self.time_left()

    def in_time(
        self, rivals: list[Alternative], own: Call, seconds: float
    ) -> list[Alternative]:
        """Return those of *rivals* that can be seen in worlds enough, the most promising first.

        One call takes that many *seconds* in one world; none, where there is no clock.
        """
        missing = self.settings.fewest - len(self.points[own])
        if seconds <= 0 or missing <= 0:
            return rivals
        calls = int(self._time_left() / (missing * seconds))

        def short(rival: Alternative) -> float:
            return self._gain_wanted(rival) - self.gains(rival.call, own)[0]

        # The system's own call is bid out too; one rival is looked at in any case.
        return sorted(rivals, key=short)[: max(1, calls - 1)]

    def clear(self, rivals: Sequence[Alternative], own: Call) -> bool:
        """Whether one of *rivals* is so far ahead that more worlds would choose it too."""
        if len(self.points[own]) < self.settings.fewest:
            return False
        ahead = [(*self.gains(rival.call, own), rival) for rival in rivals]
        mean, error, best = max(ahead, key=lambda one: one[0])
        others = (one[0] + one[1] for one in ahead if one[2] is not best)
        sure = self._gain_wanted(best, self.settings.sure * error)
        return mean > max(sure, self._gain_wanted(best) + error, *others)

    def _gain_wanted(self, rival: Alternative, uncertain: float = 0.0) -> float:
        """Return what *rival* must gain, where so much may be chance."""
        least = self.settings.least * scale_of(self.view).least
        return self.settings.strict(rival.kind) * max(least, uncertain)

    def _best(self, own: Call, rivals: list[Alternative]) -> Alternative | None:
        """Return the one of *rivals* that gains most, if it gains what it must."""
        best, most = None, 0.0
        for rival in rivals:
            mean, error = self.gains(rival.call, own)
            worth = mean * self.settings.keeps(rival.kind)
            if worth > most and worth >= self._gain_wanted(rival, self.settings.errors * error):
                best, most = rival, worth
        if best is None or len(self.points[best.call]) < self.settings.fewest:
            return None
        return best

    def _explain(self, own: Call, best: Call) -> Decision:
        scale, mean = scale_of(self.view), self.gains(best, own)[0]
        reason = Phrase.of(
            f"robot-gains-{scale.unit}",
            dealt=sentences.say_dealt(len(self.points[best])),
            call=call_sign(best),
            # Match points are parts of a top, and are said in per cent.
            gain=sentences.decimal(100 * mean if scale.unit == "matchpoints" else mean),
            over=call_sign(own),
        )
        return Decision(best, reason, len(self.points[best]))
