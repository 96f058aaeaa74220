"""What every system owes: one test each, run on every entry of the shelf."""

from __future__ import annotations

import itertools
import pickle
import random
from functools import cache
from typing import NamedTuple

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.meaning import ChosenCall
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases

systems = pytest.mark.parametrize(
    "system", catalogue.all_systems().values(), ids=catalogue.all_systems()
)
DEALS = cases(25, 250)
LEFT_IN = "TT-left"
"""The rule by which a penalty double or a redouble of partner's is left."""
LOVE = Vulnerability.NONE
LOOKED_AT: set[Agreement] = set()
"""Agreements of systems before."""


def written(text: str) -> Auction:
    """Return the auction North opens with the calls of *text*."""
    return Auction.of(Seat.NORTH, map(parse_call, text.split()))


class Bidding(NamedTuple):
    """A deal bid out by four who play one system: every call with the auction before it."""

    deal: Deal
    board: Board
    calls: tuple[tuple[Auction, ChosenCall], ...]
    auction: Auction


@cache
def bid_out(name: str) -> tuple[Bidding, ...]:
    """Return many deals, always the same, bid by the system of that *name*."""
    system, found = catalogue.find(name), []
    for place, deal in enumerate(itertools.islice(seeded_deals("bidding"), DEALS)):
        board, calls = Board.from_number(place % 16 + 1), []
        auction = Auction(board.dealer)
        while not auction.over:
            choice = system.choose(deal[auction.turn], auction, board.vulnerability)
            calls.append((auction, choice))
            auction = auction.add(choice.call)
            assert len(auction.calls) < 40
        found.append(Bidding(deal, board, tuple(calls), auction))
    return tuple(found)


@pytest.mark.slow
@systems
def test_every_row_is_legal_somewhere_and_says_where_it_comes_from(system: System) -> None:
    # Systems share most of their chapters: each agreement is looked at once.
    fresh = [agreement for agreement in system.agreements if agreement not in LOOKED_AT]
    LOOKED_AT.update(fresh)
    for agreement in fresh:
        assert agreement.source, agreement
        assert agreement.rule, agreement
        for pattern in agreement.patterns:
            for auction, suits in agreement.instances(pattern):
                assert auction.standing.objection(agreement.call_pattern.call(suits)) is None, (
                    agreement
                )


@systems
def test_no_row_is_written_twice(system: System) -> None:
    written = [
        (
            agreement.auction,
            agreement.call,
            agreement.promise,
            agreement.order,
            agreement.height,
            agreement.when,
        )
        for agreement in system.agreements
    ]
    assert len(set(written)) == len(written)


@pytest.mark.parametrize(
    "text", ["1N 2C P", "1N 2C -", "1N (P) 2C", "(1H) (2H)", "1N (1C)", "8C", "1Q"]
)
def test_an_auction_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a call|can never follow|left out|without ours"):
        Agreement.read(text, "1N", ANYTHING, rule="none")


@systems
def test_an_artificial_call_is_disclosed_with_its_name(system: System) -> None:
    for agreement in system.agreements:
        assert not agreement.artificial or agreement.title or agreement.kind, agreement


@pytest.mark.slow
@systems
def test_whole_auctions_keep_every_promise_and_end(system: System) -> None:
    """Four hands bid each of many deals out; each call is kept, told and contained."""
    for deal, board, calls, auction in bid_out(system.name):
        for before, choice in calls:
            hand, meaning = deal[before.turn], choice.meaning
            assert meaning.promise.accepts(hand)
            assert hand in meaning.promise.project()
            assert meaning == system.menu(before, board.vulnerability)[choice.call]
            assert meaning.alert or meaning.announce or not meaning.artificial or meaning.kind
            for language in LANGUAGES:
                told = say(meaning.says, language)
                assert told
                assert "promise-" not in told
                assert "{" not in told
        assert len(system.explain(auction, board.vulnerability)) == len(auction.calls)


@pytest.mark.slow
@systems
def test_nobody_passes_a_forcing_call_but_by_a_row_about_it(system: System) -> None:
    """A question, a splinter at game: partner is left there by agreement or not at all."""
    for deal, board, calls, _ in bid_out(system.name):
        for before, choice in calls:
            if choice.call is not PASS:
                continue
            situation = (
                system.book_of(before.turn.side).page(before, board.vulnerability).situation
            )
            rule = choice.meaning.rule
            general = rule.startswith(("NAT-", "CC-", "PL-", "TT-", "CO-")) and rule != LEFT_IN
            left = situation.is_forced and situation.standing.ours
            assert not (left and general), (deal, str(before), rule)


@systems
def test_rows_that_make_the_same_call_do_not_contradict_each_other(system: System) -> None:
    """None of them forcing or artificial where another, at the same auction, is not."""
    for _, board, calls, _ in bid_out(system.name):
        for before, _ in calls:
            ways: dict[Call, set[tuple[bool, bool]]] = {}
            for one in system._book.page(before, board.vulnerability).candidates:
                if one.call is not PASS and not one.rule.startswith("NAT"):
                    forcing = one.forcing in ("one-round", "game")
                    ways.setdefault(one.call, set()).add((one.artificial, forcing))
            assert all(len(told) == 1 for told in ways.values()), before


@pytest.mark.slow
@systems
def test_every_auction_has_an_answer_for_every_hand(system: System) -> None:
    rng = random.Random(40)
    for deal in itertools.islice(seeded_deals("any auction"), cases(5, 60)):
        auction = Auction(Seat.NORTH)
        while not auction.over:
            hand, legal = deal[auction.turn], auction.standing.legal()
            choice = system.choose(hand, auction, LOVE)
            assert choice.call in legal
            assert choice.meaning.promise.accepts(hand)
            assert set(system.menu(auction, LOVE)) == set(legal)
            auction = auction.add(rng.choice(legal[:6]))


@systems
def test_what_a_call_says_is_true_of_its_hands_and_of_no_other_call_s_first(
    system: System,
) -> None:
    """A hand that keeps a call's promise makes that call, or one preferred to it."""
    opening = Auction(Seat.NORTH)
    menu = system.menu(opening, LOVE)
    for deal in itertools.islice(seeded_deals("openings"), 100):
        for hand in deal.hands:
            choice = system.choose(hand, opening, LOVE)
            others = dict(choice.others)
            for call, meaning in menu.items():
                agreed = meaning.rule and not meaning.rule.startswith("NAT")
                if agreed and call != choice.call and meaning.promise.accepts(hand):
                    assert call in others


@systems
def test_a_system_is_the_same_after_a_journey(system: System) -> None:
    """Robots bid in another process."""
    again = pickle.loads(pickle.dumps(system))
    auction = Auction(Seat.NORTH)
    assert again.menu(auction, LOVE) == system.menu(auction, LOVE)


@systems
def test_no_slam_is_bid_without_the_points(system: System) -> None:
    for deal, _, _, auction in bid_out(system.name):
        contract = auction.contract
        if contract and contract.level >= 6 and contract.multiplier == 1:
            ours = deal[contract.declarer].hcp + deal[contract.dummy].hcp
            assert ours >= 24, deal


@systems
def test_game_is_reached_with_the_points_for_it(system: System) -> None:
    """With 27 high-card points or more between two hands, nine times in ten at least."""
    reached = total = 0
    for deal, _, _, auction in bid_out(system.name):
        for one in (Seat.NORTH, Seat.EAST):
            if deal[one].hcp + deal[one.partner].hcp < 27:
                continue
            contract = auction.contract
            total += 1
            if contract:
                low = {"N": 3, "S": 4, "H": 4, "D": 5, "C": 5}[str(contract.strain)]
                reached += contract.level >= low or contract.declarer.side != one.side
    # Thirty pairs of hands in 250 deals: the fast run bids fewer deals, and meets fewer.
    assert total > DEALS * 30 // 250
    assert reached >= 0.9 * total


def test_an_unknown_system_is_refused_by_naming_those_known() -> None:
    with pytest.raises(ValueError, match=r"not a bidding system: 'goren' .want .*sif"):
        catalogue.find("goren")


def test_a_forced_hand_answers() -> None:
    """A weak hand may not pass a take-out double that the opponents left in."""
    weak = Hand.parse("9742.85.8732.943")
    assert isinstance(catalogue.find("sif").choose(weak, written("1H X P"), LOVE).call, Bid)
