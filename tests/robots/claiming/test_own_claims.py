"""Claims of robots: made when nothing is left to decide, never for more or less than is won."""

import random
from collections.abc import Iterator

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.claiming.own_claims import OwnClaim, own_claim
from biritch.robots.claims import judge_claim
from biritch.robots.double_dummy import double_dummy
from biritch.robots.playout import play_out
from biritch.robots.robot import Decision
from biritch.rules.play import Trick
from biritch.solver.solver import Position
from tests.proving import cases
from tests.robots.helpers import bid


def leads(number: int) -> Iterator[Game]:
    """Yield a board played by rule before each lead but the first."""
    robots = dict.fromkeys(Seat, find("rule:sef"))
    deal = Deal.random(seed=f"own claims {number}")
    game = Game.start(VARIANT, deal, Board.from_number(number))
    rng = random.Random(number)
    over = play_out(game, robots, rng=rng, budget=0.0)
    for action in over.log:
        tricks = game.facts.tricks
        if game.phase.kind == "play" and tricks and tricks[-1].full:
            yield game
        game = game.after(action)


def claims(number: int) -> Iterator[tuple[Game, OwnClaim]]:
    for game in leads(number):
        assert game.actor is not None
        claim = own_claim(game.view(game.actor))
        if claim is not None:
            yield game, claim


@pytest.mark.parametrize("number", range(1, cases(9, 200)))
def test_what_is_claimed_is_what_best_play_gives_and_everybody_agrees(number: int) -> None:
    for game, claim in claims(number):
        contract, leader = game.facts.contract, game.phase.turn
        assert contract is not None
        assert game.actor is not None
        position = Position(game.facts.hands, contract.strain, Trick(leader))
        (best,) = double_dummy().leads([position])
        assert claim.tricks == max(best.values())
        claimant = game.actor
        for seat in (claimant.after(1), claimant.after(3)):
            if seat in game.facts.dummies:
                continue
            verdict = judge_claim(
                game.view(seat), claimant, claim.tricks, 30, random.Random(1),
                shown=game.facts.hands[claimant], line=claim.line,
            )  # fmt: skip
            assert verdict.accepts


def test_most_boards_end_by_a_claim() -> None:
    numbers = range(1, 9)
    first = [next(claims(number), None) for number in numbers]
    saved = [max(game.view(Seat.NORTH).counts) for game, _ in filter(None, first)]
    assert len(saved) >= len(numbers) // 2
    assert max(saved) >= 4


def test_a_guess_is_not_claimed() -> None:
    """Twelve winners and a two-way queen in seven notrump."""
    deal = Deal.parse("N:AQ4.KQ7.AK6.KJ94 J975.J962.T92.Q7 K82.A54.QJ3.AT53 T63.T83.8754.862")
    game = bid(Game.start(VARIANT, deal, Board.from_number(1)), "P P 1N P 7N P P P")
    for card in ["H3", "H7", "H2", "HA"]:
        game = game.after(Card.parse(card))
    assert own_claim(game.view(Seat.SOUTH)) is None


def test_winners_are_claimed_at_once_and_the_line_draws_trumps_first() -> None:
    deal = Deal.parse("N:KQ32.A32.A432.32 54.KQJ8.QT87.T97 AJT876.54.K5.AKQ 9.T976.J96.J8654")
    game = bid(Game.start(VARIANT, deal, Board.from_number(1)), "P P 1S P 4S P P P")
    for card in ["HT", "H2", "HJ", "H4", "HK", "H5", "H6", "HA"]:
        game = game.after(Card.parse(card))
    claim = own_claim(game.view(game.actor)) if game.actor else None
    assert claim is not None
    assert claim.tricks == 11
    assert claim.line.startswith("♠")


def test_the_last_trick_and_the_middle_of_a_trick_are_played() -> None:
    for game in leads(3):
        view: View = game.view(game.actor) if game.actor else game.view(Seat.NORTH)
        if max(view.counts) == 1:
            assert own_claim(view) is None
        card = view.legal[0]
        after = game.after(card)
        if after.actor is not None and not after.facts.tricks[-1].full:
            assert own_claim(after.view(after.actor)) is None


def test_a_decision_is_not_asked_where_nothing_was_played() -> None:
    game = Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1))
    assert own_claim(game.view(Seat.NORTH)) is None
    assert isinstance(
        find("rule:sef").decide(game.view(Seat.NORTH), budget=0, rng=random.Random(1)), Decision
    )
