"""Two systems at one table: each call is read as those who made it play."""

from __future__ import annotations

from itertools import islice

import pytest

from biritch.bidding import catalogue
from biritch.bidding.matchup import Matchup, meet
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rules.auction import Auction

SEF, ACOL, CLUB = map(catalogue.find, ("sef", "acol:modern", "strong-club"))
LOVE = Vulnerability.NONE


def said(text: str) -> Auction:
    return Auction.of(Seat.NORTH, map(parse_call, text.split()))


def test_one_notrump_is_as_strong_as_those_who_opened_it_play() -> None:
    weak, strong = Matchup(ACOL, SEF), Matchup(SEF, ACOL)
    assert weak.explain(said("1N"), LOVE)[0].promise.strength() == (12, 14)
    assert strong.explain(said("1N"), LOVE)[0].promise.strength() == (15, 17)


def test_a_strong_club_is_met_as_one() -> None:
    majors = Hand.parse("KJ84.KJT7.742.92")
    natural = SEF.choose(majors, said("1C"), LOVE)
    told = Matchup(CLUB, SEF).choose(majors, said("1C"), LOVE)
    assert str(natural.call) == "P"
    assert str(told.call) == "X"
    assert told.meaning.rule.startswith("SEF-15.4-club-X")


def test_partners_answer_to_an_overcall_reckons_with_what_they_opened() -> None:
    doubled = said("1N X P")
    ours = Matchup(ACOL, SEF)
    assert ours.explain(doubled, LOVE)[0].source != SEF.explain(doubled, LOVE)[0].source


@pytest.mark.parametrize("pair", [(SEF, ACOL), (ACOL, CLUB)])
def test_both_sides_hear_the_same(pair: tuple[object, object]) -> None:
    meeting = meet(*pair)  # type: ignore[arg-type]
    for number, deal in enumerate(islice(seeded_deals("meeting"), 12), 1):
        board = Board.from_number(number)
        auction = Auction(board.dealer)
        while not auction.over:
            call = meeting.pick(deal[auction.turn], auction, board.vulnerability)
            assert auction.standing.objection(call) is None
            auction = auction.add(call)
        ns, ew = (
            meeting.book_of(side).explained(auction, board.vulnerability) for side in Side
        )
        assert ns == ew
        for one in ns:
            assert one.meaning.promise.accepts(deal[one.seat]), (deal, one)


def test_a_system_against_itself_is_itself() -> None:
    assert meet(SEF, SEF) is SEF
    meeting = Matchup(SEF, SEF)
    for number, deal in enumerate(islice(seeded_deals("itself"), 8), 1):
        board = Board.from_number(number)
        auction = Auction(board.dealer)
        while not auction.over:
            hand = deal[auction.turn]
            call = meeting.pick(hand, auction, board.vulnerability)
            assert call == SEF.pick(hand, auction, board.vulnerability)
            auction = auction.add(call)
