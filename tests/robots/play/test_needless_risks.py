"""What is as good in every world that was read, and safer should the reading be wrong."""

import random

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import CardTotals, Evaluation
from biritch.robots.play.needless_risks import avoid_needless_risk
from tests.robots.helpers import bid, player

DEAL = "N:4.AQJ763.Q8765.4 QJT87.98.2.AK986 953.K54.KJ.J7532 AK62.T2.AT943.QT"
CALLS = "P P 1D 2H 2S P 4S P P P"
PLAYED = (
    "H4 H2 HA H8 C4 C6 C2 CT SA S4 S7 S3 SK H7 S8 S5 DA D5 D2 DJ CQ H6 C8 C3 "
    "D3 D6 ST DK CA CJ D4 H3 SQ S9 S2 HJ CK C7 HT HQ C9 C5 D9 D8 H9 H5 DT D7"
)


OTHER = "N:JT.KQJT7.KQ86.96 Q942.A3.AT95.854 AK65.8652.72.KT3 873.94.J43.AQJ72"
LATER = "C4 C3 CJ C6 D3 DQ DA D2 C8 CT CQ C9 CA H7 C5 CK HT H3 H2 H4 HJ HA H5 H9 D5 D7 DJ DK ST"
"""Dummy leads the ten of spades; East has Q942, and the queen is mostly covered for nothing."""


def before(card: int, deal: str = DEAL, calls: str = CALLS, played: str = PLAYED) -> View:
    """Return the view of who plays so many cards after the first."""
    game = bid(Game.start(VARIANT, Deal.parse(deal), Board.from_number(2)), calls)
    for text in played.split()[:card]:
        game = game.after(Card.parse(text))
    assert game.actor is not None
    return game.view(game.actor)


@pytest.mark.parametrize(
    ("card", "safer"),
    [
        (31, {"D7", "D8"}),  # North threw a heart, the suit he bid; a diamond is never worse
        (35, {"D7", "D8"}),
        (46, {"S6"}),  # dummy threw the ten; who ruffs does not mind where the king is
    ],
)
def test_of_cards_as_good_the_safer_one_is_played(card: int, safer: set[str]) -> None:
    for seed in range(2):
        decision = player(40, new_worlds=True).decide(
            before(card), budget=60, rng=random.Random(seed)
        )
        assert str(decision.action) in safer


def test_a_card_that_is_worth_more_where_it_was_read_is_no_needless_risk() -> None:
    view = before(46)
    cards = [card for card in view.legal if isinstance(card, Card)]
    throw = next(card for card in cards if str(card) == "DT")

    def dominated(lost: float) -> frozenset[Card]:
        totals = {card: CardTotals(lost=0.0 if card == throw else lost) for card in cards}
        tally = Evaluation(10, totals)
        return avoid_needless_risk(
            tally, view, double_dummy(), random.Random(1), lambda: 9.0
        ).dominated

    assert dominated(0.0) == {throw}
    assert not dominated(0.1)


def test_of_a_defender_who_follows_suit_only_honours_are_needless() -> None:
    """His small cards may tell something; the queen would cover the ten for nothing."""
    view = before(29, OTHER, "P P P 1H P 2C P 2D P 2H P P P", LATER)
    cards = {card: CardTotals() for card in view.legal if isinstance(card, Card)}
    found = avoid_needless_risk(
        Evaluation(10, cards), view, double_dummy(), random.Random(1), lambda: 9.0
    )
    assert {str(card) for card in found.dominated} == {"SQ"}
