"""Dealing as people do it: the draw, the shuffle, the cut, the cards one by one."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.cards import DECK, Card
from biritch.core.seats import FOUR, Seat
from biritch.rules import preliminaries
from biritch.rules.preliminaries import DealingDuties, IllegalCut

seeds = st.integers(0, 2**32)
seats = st.sampled_from(Seat)
CARDS = map(Card.parse, ["S9", "HK", "DK", "C2"])
DRAWN = dict(zip(FOUR, CARDS, strict=True))


def test_the_highest_card_deals_and_ties_go_to_the_higher_suit() -> None:
    """« Règles du Bridge et variante à deux joueurs », "Désignation du donneur"; EX-009."""
    assert preliminaries.by_rank(DRAWN) == [Seat.EAST, Seat.SOUTH, Seat.NORTH, Seat.WEST]


def test_the_two_highest_play_against_the_two_lowest() -> None:
    where = preliminaries.places(DRAWN)
    assert where[Seat.EAST] == Seat.EAST
    assert where[Seat.SOUTH] == Seat.WEST
    assert {where[Seat.NORTH], where[Seat.WEST]} == {Seat.NORTH, Seat.SOUTH}


@given(seeds)
def test_everyone_who_draws_finds_a_place(seed: int) -> None:
    drawn = preliminaries.draw(FOUR, random.Random(seed))
    assert len(set(drawn.values())) == 4
    where = preliminaries.places(drawn)
    assert set(where.values()) == set(FOUR)
    first, second, *_ = preliminaries.by_rank(drawn)
    assert where[second] == where[first].partner


@pytest.mark.parametrize(
    ("upper", "legal"), [(4, False), (5, True), (26, True), (47, True), (48, False)]
)
def test_each_part_of_the_pack_has_five_cards_at_least(upper: int, *, legal: bool) -> None:
    """« Bridge, les règles élémentaires », "La donne"; EX-002 to EX-006."""
    if legal:
        assert preliminaries.cut(DECK, upper)[0] == DECK[upper]
        return
    with pytest.raises(IllegalCut, match=rf"{upper}\b.*at least 5 cards"):
        preliminaries.cut(DECK, upper)


@given(seeds, st.integers(5, 47))
def test_a_cut_keeps_every_card_and_cutting_the_rest_undoes_it(seed: int, upper: int) -> None:
    pack = random.Random(seed).sample(DECK, 52)
    assert preliminaries.cut(preliminaries.cut(pack, upper), 52 - upper) == pack


def test_the_first_card_goes_to_the_left_and_the_last_to_the_dealer() -> None:
    """Dealer South, first card to West, then North, East; EX-001."""
    deal = preliminaries.deal_out(DECK, Seat.SOUTH)
    for place, seat in enumerate([Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH] * 2):
        assert DECK[place] in deal[seat]


@given(seats)
def test_one_pack_is_shuffled_at_the_left_and_cut_at_the_right(dealer: Seat) -> None:
    """« Bridge, les règles élémentaires », "La donne"; Laws of Rubber Bridge 2014."""
    part = DealingDuties(dealer)
    assert part.shuffles == dealer.after(1)
    assert part.cuts == dealer.after(3)


@given(seats)
def test_with_two_packs_the_last_dealers_partner_has_shuffled(dealer: Seat) -> None:
    """The spare pack lies at the next dealer's left; EX-008."""
    part = DealingDuties(dealer, packs=2)
    last = dealer.after(3)
    assert part.shuffles == last.partner
    assert part.cuts == last
    assert part.next_dealer == dealer.after(1)


def test_between_two_the_opponent_shuffles_and_cuts() -> None:
    part = DealingDuties(Seat.SOUTH, (Seat.SOUTH, Seat.WEST), packs=2)
    assert (part.shuffles, part.cuts) == (Seat.WEST, Seat.WEST)


def test_deals_out_of_a_shuffled_pack_are_fair() -> None:
    """Chi-square of the seats of one card over seeded deals, cut anywhere."""
    rng, count, found = random.Random(5), 4000, dict.fromkeys(FOUR, 0)
    for _ in range(count):
        pack = preliminaries.cut(rng.sample(DECK, 52), rng.randrange(5, 48))
        deal = preliminaries.deal_out(pack, rng.choice(FOUR))
        found[next(seat for seat in FOUR if DECK[51] in deal[seat])] += 1
    expected = count / 4
    assert sum((many - expected) ** 2 / expected for many in found.values()) < 16.3  # p = 0.001
