"""The post-mortem: prices as DDS reckons them, better cards, calls against the system's."""

import random

import pytest

from biritch.coach.field import field_results, others
from biritch.coach.post_mortem import PlayedDeal, kinds, post_mortem
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots import play_out
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy
from biritch.rules.offence import Illegal
from scripts.check_coach import played
from tests.coach.regret import regrets

DEAL = Deal.parse("N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654")


def bid(calls: str, cards: str = "") -> PlayedDeal:
    from biritch.core.cards import Card

    return PlayedDeal(
        DEAL,
        Board.from_number(1),
        tuple(map(parse_call, calls.split())),
        tuple(map(Card.parse, cards.split())),
        ("sef", "sef"),
    )


@pytest.mark.slow
def test_cards_cost_what_another_engine_says() -> None:
    robot, deals = find("rule:sef"), seeded_deals("post-mortem")
    for number in range(1, 4):
        game = Game.start(VARIANT, next(deals), Board.from_number(number))
        game = play_out(game, dict.fromkeys(Seat, robot), rng=random.Random(number), budget=0)
        if game.facts.contract is not None:
            told = post_mortem(played(game), double_dummy()).cards
            assert [(card.price, card.lost) for card in told] == regrets(game)


def test_a_blunder_is_the_dearest_card_and_the_better_one_is_named() -> None:
    # West cashes the ace of hearts and gives declarer nothing; East throws its king on it.
    found = post_mortem(bid("P P 1N P 3N P P P", "HA H3 HK H2"), double_dummy())
    (dear, *_) = found.dearest_cards(Side.EW)
    assert (str(dear.card), dear.kind) == ("HK", "defence")
    assert str(dear.better) in {"H6", "H9"}
    assert dear.reason is not None
    assert dear.tricks[dear.card] == min(dear.tricks.values()) + dear.lost


def test_a_call_that_missed_game_is_priced_against_the_systems() -> None:
    found = post_mortem(bid("P P 1N P P P"), double_dummy())
    dear, *_ = found.dearest_calls(Side.NS)
    assert (dear.seat, str(dear.call)) == (Seat.NORTH, "P")
    assert dear.better_contract is not None
    assert dear.better_contract.level >= 3
    assert dear.price > 0
    assert kinds(found.calls)["bidding"] == sum(call.price for call in found.calls)


def test_what_the_laws_do_not_allow_is_refused() -> None:
    with pytest.raises((ValueError, Illegal)):
        post_mortem(bid("P P 1N P 3N P P P", "SA"), double_dummy())


def test_the_field_is_of_other_systems() -> None:
    results = field_results(DEAL, Board.from_number(1), others("sayc")[:1], random.Random(1))
    assert results[0].system == "sef"
    assert (results[0].tricks is None) == (results[0].contract is None)
    assert "acol" not in others("acol:modern")
