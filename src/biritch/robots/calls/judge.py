"""Simulation of close calls: each candidate is bid out on many deals, and scored.

The candidates are agreed calls whose promise the hand keeps, and games in a fit
(:mod:`biritch.bidding.alternatives`); matches may ask for others. Explanations to the opponents
stay those of the system. A world is one possible layout of the hidden cards. In
each world, dealt to fit the promises of all calls so far, our side continues the auction by the
book, and the opponents do in half the worlds: in others they value their hands slightly
differently, or pass, like people and programs with other systems. The contract is solved double
dummy, and scored against that of the system's call. Another call is made only if it wins by a
clear margin, and wins again in fresh worlds.
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
    """Return in how many worlds the book would make all calls as they were made."""
    return sum(not otherwise for otherwise, _ in seen)


def _vary_hand(hand: Hand, number: int) -> Hand:
    """Return *hand* a point or two stronger or weaker, differently in each world."""
    from biritch.bidding.alternatives import hands_near

    near = [one for more in (1, -1, 2, -2) for one in hands_near(hand, more)]
    return near[number % len(near)] if near else hand


@dataclass(frozen=True, slots=True)
class JudgeSettings:
    """Settings of the simulation of close calls; the defaults did best in measurements.

    ``rounds`` are the numbers of worlds after each round; with fewer than ``fewest`` the
    system's call stands. A candidate stays for the next round unless it is ``hopeless``
    standard errors behind the least gain; no round begins once one is ahead by ``sure`` times
    the required errors. To replace the system's call, a candidate must gain ``least`` times the
    least worthwhile gain (:attr:`ScoreScale.least`: 0.3 IMPs, 3 % of a top, 10 points), and
    ``errors`` standard errors; one of another kind than ``agreed``, ``unagreed`` times as much,
    and one of kind ``close``, ``close`` times as much. A contract of our side that is
    ``punished`` tricks down counts as doubled, whatever the system says: opponents see that it
    cannot make. ``kinds`` are the kinds of candidates, ``most`` their number; dealing is tried
    ``dealings`` times at most. Of ``styles`` worlds the opponents follow the book in all but
    the last few: in ``noisy`` they call as with a point or two more or fewer, in ``silent``
    they pass. ``again`` tests the choice in fresh worlds too. ``kept`` are the fractions of a
    predicted gain that such calls brought in matches, by kind.

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
    kinds: tuple[Kind, ...] = ("book", "agreed", "game")
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
        """Return the factor by which a call of this *kind* must gain more.

        Partner may not understand a call outside the system, or with this hand.

        Example:
            >>> JudgeSettings().strict("agreed"), JudgeSettings().strict("near")
            (1.0, 1.5)
        """
        return {"agreed": 1.0, "close": self.close}.get(kind, self.unagreed)

    def keeps(self, kind: Kind) -> float:
        """Return the fraction of the predicted gain that calls of this *kind* bring.

        Example:
            >>> settings = JudgeSettings(kept=(("near", 0.5),))
            >>> settings.keeps("near"), settings.keeps("agreed")
            (0.5, 1.0)
        """
        return dict(self.kept).get(kind, 1.0)


@dataclass(slots=True)
class Judge:
    """Compares the candidate calls in one view.

    ``points`` are the scores of each call for the side to call, by world; ``worlds_bid`` the
    worlds bid out so far; ``tricks`` declarers' tricks in them, by the world's index;
    ``time_left`` returns the seconds left for the solver.
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

        Worlds already bid out are skipped. Return the number of worlds done: all of them,
        unless *late* became true.
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
        """Solve the contracts of *worlds_bid*, and record the score of each call.

        If there is not enough time, none of them is recorded.
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
                hand = _vary_hand(hand, number)
            auction = auction.add(self.book.pick(hand, auction, vulnerability))
        return auction.contract if auction.over else None

    def _solve(self, worlds_bid: Sequence[BidOut]) -> bool:
        """Solve the contracts reached, except where every call led to the same.

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
        """Return the bounds between which tricks of *contracts* are distinguished.

        Overtricks are worth next to nothing in IMPs, and cost 40 % of the time.
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
        """Return the gain of *call* over *other* per board, and its standard error."""
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
        """Return the call that beats the system's, or ``None`` to keep the system's.

        It is also ``None`` if there is no other candidate. *dealt* returns that many worlds;
        when *late* is true, the results so far decide.
        """
        own, *rivals = self._candidates()
        if not rivals:
            return None
        rounds = self.settings.rounds
        worlds = self.find_worlds_bid_so(dealt, late)
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
        """Return whether *best* also pays in fresh worlds, as far as time allows.

        The best of many in the same worlds is biased upwards. All worlds together are counted.
        """
        if not self.settings.again or late():
            return True
        fresh = replace(self, points={}, worlds_bid=[], tricks={})
        worlds = fresh.find_worlds_bid_so(dealt, late)
        # Other worlds by other numbers: the opponents' ways are shared out anew.
        if fresh.finish_auctions([own, best.call], worlds, late) < self.settings.rounds[0]:
            return True
        mean, _ = fresh.gains(best.call, own)
        for call in (own, best.call):
            self.points[call] = self.points[call] + fresh.points[call]
        return mean * self.settings.keeps(best.kind) >= self._gain_wanted(best)

    def find_worlds_bid_so(self, dealt: WorldSource, late: Callable[[], bool]) -> list[World]:
        """Return worlds in which the book makes all calls as they were made.

        A hand may keep a promise and yet be bid by an earlier agreement: a promise describes a
        call, not who makes it. If such worlds are rare, the nearest ones are returned; none if
        promises cannot be kept.
        """
        wanted, heard = self.settings.rounds[-1], self._list_calls_of_others()
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

    def _list_calls_of_others(self) -> list[tuple[Page, Seat, Call]]:
        """Return the others' calls, each with the book's candidates there."""
        auction, vulnerability = self.view.auction, self.view.board.vulnerability
        assert auction is not None
        return [
            (self.book.book_of(seat.side).page(before, vulnerability), seat, call)
            for place, (seat, call) in enumerate(auction.calls_by_seat)
            if seat is not self.view.seat
            for before in [Auction.of(auction.dealer, auction.calls[:place])]
        ]

    def _candidates(self) -> tuple[Alternative, ...]:
        """Return the system's call and the other candidates; none for an opening."""
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
        """Return whether *rival* may still gain the required margin over *own*."""
        mean, error = self.gains(rival.call, own)
        return mean + self.settings.hopeless * error > self._gain_wanted(rival)

    def _time_left(self) -> float:
        return 0.0 if self.time_left is None else self.time_left()

    def in_time(
        self, rivals: list[Alternative], own: Call, seconds: float
    ) -> list[Alternative]:
        """Return the *rivals* that can be tested in enough worlds, the most promising first.

        Testing one call in one world takes *seconds*; 0 without a clock.
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
        """Return whether one of *rivals* is so far ahead that more worlds cannot change it."""
        if len(self.points[own]) < self.settings.fewest:
            return False
        ahead = [(*self.gains(rival.call, own), rival) for rival in rivals]
        mean, error, best = max(ahead, key=lambda one: one[0])
        others = (one[0] + one[1] for one in ahead if one[2] is not best)
        sure = self._gain_wanted(best, self.settings.sure * error)
        return mean > max(sure, self._gain_wanted(best) + error, *others)

    def _gain_wanted(self, rival: Alternative, uncertain: float = 0.0) -> float:
        """Return the gain that *rival* needs, given the uncertainty."""
        least = self.settings.least * scale_of(self.view).least
        return self.settings.strict(rival.kind) * max(least, uncertain)

    def _best(self, own: Call, rivals: list[Alternative]) -> Alternative | None:
        """Return the best of *rivals*, if it gains the required margin."""
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
