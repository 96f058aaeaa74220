"""MiniBridge: who declares, what may be chosen, and how it is scored."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, parse_call
from biritch.core.cards import Card
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phases.contract_choice import CHOICES, declarer_of
from biritch.games.variants import minibridge
from biritch.robots.catalogue import find
from biritch.rules.offence import Illegal

N, E, S, W = Seat


@pytest.mark.parametrize(
    ("points", "dealer", "declarer"),
    [
        ((12, 8, 11, 9), N, N),
        ((11, 8, 12, 9), N, S),
        ((5, 14, 5, 16), S, W),
        ((10, 10, 10, 10), N, None),
        ((12, 8, 12, 8), N, N),
        ((12, 8, 12, 8), E, S),
        ((12, 8, 12, 8), W, N),
    ],
)
def test_the_stronger_of_the_stronger_side_declares(
    points: tuple[int, ...], dealer: Seat, declarer: Seat | None
) -> None:
    assert declarer_of(points, dealer) == declarer


@given(st.integers(0, 10**6), st.integers(1, 16))
def test_points_are_told_to_all_and_dummy_is_down_before_the_choice(
    seed: int, number: int
) -> None:
    deal, board = next(seeded_deals(seed)), Board.from_number(number)
    game = Game.start(minibridge.VARIANT, deal, board)
    points = tuple(hand.hcp for hand in deal.hands)
    declarer = declarer_of(points, board.dealer)
    if declarer is None:
        assert game.over
        assert game.score == 0
        return
    for seat in Seat:
        view = game.view(seat)
        assert view.announced == points
        shown = {one for one in Seat if view.seen[one] is not None}
        assert shown == {seat, declarer.partner}
        assert view.legal == (CHOICES if seat is declarer else ())


def test_ten_contracts_may_be_chosen_and_nothing_else() -> None:
    dealt = (
        Game.start(minibridge.VARIANT, next(seeded_deals(s)), Board.from_number(1))
        for s in "abc"
    )
    game = next(game for game in dealt if not game.over)
    assert " ".join(map(str, CHOICES)) == "1C 1D 1H 1S 1N 3N 4H 4S 5C 5D"
    for action in (PASS, parse_call("2H"), parse_call("3C"), parse_call("X"), Card.parse("SA")):
        with pytest.raises(Illegal):
            game.after(action)


@pytest.mark.parametrize(
    ("bid", "won", "score"),
    [
        ("1N", 7, 90),
        ("1N", 9, 150),
        ("3N", 9, 400),
        ("3N", 10, 430),
        ("3N", 7, -100),
        ("4H", 10, 420),
        ("5C", 11, 400),
        ("1C", 5, -100),
    ],
)
def test_scores_are_those_of_the_english_bridge_union(bid: str, won: int, score: int) -> None:
    from biritch.core.calls import Contract
    from biritch.scoring import tariff

    contract = Contract.parse(bid, N)
    found = tariff.score(minibridge.VARIANT.tariff, contract, won, vulnerable=False)
    assert found == score


@pytest.mark.parametrize("robot", ["robot:sif", "rule:sif", "random:sif"])
def test_robots_play_it_to_the_end(robot: str) -> None:
    rng, player = random.Random(3), find(robot)
    for number in range(1, 3):
        game = Game.start(
            minibridge.VARIANT, next(seeded_deals(number)), Board.from_number(number)
        )
        while not game.over:
            assert game.actor is not None
            view = game.view(game.actor)
            decided = player.decide(view, budget=0.4, rng=rng)
            assert decided.action in view.legal
            game = game.after(decided.action)
        assert game.score is not None


@pytest.mark.slow
def test_a_robot_bids_game_when_the_cards_are_there() -> None:
    reached = total = 0
    for number in range(60):
        deal = next(seeded_deals(f"mini {number}"))
        game = Game.start(minibridge.VARIANT, deal, Board.from_number(1))
        if game.actor is None:
            continue
        ours = deal[game.actor].hcp + deal[game.actor.partner].hcp
        if ours >= 27:
            view = game.view(game.actor)
            decided = find("robot:sif").decide(view, budget=1, rng=random.Random(number))
            assert isinstance(decided.action, Bid)
            total += 1
            reached += decided.action.level > 1
    assert total > 3
    assert reached >= 0.8 * total
