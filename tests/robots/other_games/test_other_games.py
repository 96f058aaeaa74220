"""Robots at the games before the auction, and at those for two."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import BIDS, DOUBLE, PASS, Bid, Contract, parse_call
from biritch.core.cards import DECK, Card, Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, next_of
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.game import Game
from biritch.robots.catalogue import all_robots, find
from biritch.robots.double_dummy import double_dummy
from biritch.robots.other_games import honeymoon_dummies, trumps
from biritch.robots.other_games.honeymoon_draw import card_value, cheapest_card
from biritch.robots.other_games.two_hand_auction import AuctionValues
from biritch.robots.other_games.two_hand_solver import TwoHandSolver
from biritch.rules.auction import AuctionState
from biritch.rules.play import Trick
from biritch.solver.solver import Position
from biritch.words.translation import LANGUAGES, say
from tests.games.forms import forms
from tests.proving import PROVING, cases

NAMES = sorted(forms())
GAMES = [name for name in NAMES if " " not in name]
"""Without their other forms."""
BOARD = Board.from_number(1)
PAIR = (Seat.SOUTH, Seat.WEST)


def players_of(place: int, name: str) -> list[str]:
    """Return who plays the form *name*, the one at *place* in the list.

    The usual robot plays every game. Its quick and its strong form, which think by the same
    rules for less and for more time, take turns. Other forms of a game, which pay otherwise or
    deal otherwise, are played by the quick and the usual one in turn. In ``make prove``
    everybody plays everything.
    """
    every = sorted(all_robots())
    if PROVING:
        return every
    if " " in name:
        left_out = {"strong", ("quick", "robot")[place % 2]}
    else:
        left_out = {("quick", "strong")[GAMES.index(name) % 2]}
    return [player for player in every if player not in left_out]


PLAYED = [
    (player, name) for place, name in enumerate(NAMES) for player in players_of(place, name)
]


def test_every_game_is_played_by_every_kind_of_robot_and_every_form_by_one_that_thinks() -> (
    None
):
    for robot in ("random", "rule", "robot"):
        assert {(robot, game) for game in GAMES} <= set(PLAYED)
    for robot in ("quick", "strong"):
        assert len({game for player, game in PLAYED if player == robot}) >= len(GAMES) // 2
    assert {name for player, name in PLAYED if player not in ("random", "rule")} == set(NAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("player", "name"), PLAYED)
def test_a_robot_plays_every_game_and_says_why(player: str, name: str) -> None:
    robot, rng = find(player), random.Random(1)
    for number in (1,) if player == "robot" else range(1, cases(2, 6)):
        game = Game.start(forms()[name], next(seeded_deals(number)), Board.from_number(number))
        while (actor := game.actor) is not None:
            view = game.view(actor)
            decision = robot.decide(view, budget=0.01, rng=rng)
            assert decision.action in view.legal
            assert all(say(decision.reason, language).strip() for language in LANGUAGES)
            game = game.after(decision.action)


def endings(size: int) -> st.SearchStrategy[Position]:
    """Positions between two, *size* cards to a hand, sometimes with a card on the table."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Position:
        cards = draw(
            st.lists(st.sampled_from(DECK), min_size=2 * size, max_size=2 * size, unique=True)
        )
        leader = draw(st.sampled_from(PAIR))
        hands = [Hand()] * 4
        hands[leader] = Hand.of(cards[:size])
        hands[next_of(PAIR, leader)] = Hand.of(cards[size:])
        strain = draw(st.sampled_from(Strain))
        position = Position(tuple(hands), strain, Trick(leader, seats=PAIR))
        if not draw(st.booleans()):
            return position
        return played(position, draw(st.sampled_from(sorted(hands[leader]))))[0]

    return drawn()


def played(position: Position, card: Card) -> tuple[Position, Seat | None]:
    hands, turn = list(position.hands), position.trick.turn
    hands[turn] = hands[turn].without(card)
    trick = position.trick.add(card)
    if not trick.full:
        return Position(tuple(hands), position.strain, trick), None
    winner = trick.winner(position.strain)
    return Position(tuple(hands), position.strain, Trick(winner, seats=PAIR)), winner


@cache
def most(position: Position, seat: Seat) -> int:
    """The tricks *seat* wins from here, by looking at everything."""
    turn = position.trick.turn
    if not position.hands[turn]:
        return 0
    found = []
    for card in position.trick.legal(position.hands[turn]):
        after, winner = played(position, card)
        found.append(most(after, seat) + (winner == seat))
    return max(found) if turn == seat else min(found)


@given(st.integers(1, 4).flatmap(endings))
def test_two_hands_are_solved_as_by_looking_at_everything(position: Position) -> None:
    (found,) = TwoHandSolver(double_dummy()).leads([position])
    turn = position.trick.turn
    assert set(found) == set(position.trick.legal(position.hands[turn]))
    for card, tricks in found.items():
        after, winner = played(position, card)
        assert tricks == most(after, turn) + (winner == turn), card


@given(endings(13))
def test_two_whole_hands_get_an_answer_for_every_card(position: Position) -> None:
    (found,) = TwoHandSolver(double_dummy()).leads([position])
    assert set(found) == set(position.trick.legal(position.hands[position.trick.turn]))
    assert all(0 <= tricks <= 13 for tricks in found.values())


def flat(bid: Bid, declarer: int, times: int) -> float:
    """Player 0 makes anything at spades up to three, nobody makes anything else."""
    made = declarer == 0 and bid.strain is Strain.SPADES and bid.level <= 3
    return 30.0 * bid.level * times if made else -50.0 * times


def test_who_can_make_three_spades_is_left_in_them() -> None:
    call, points = AuctionValues(flat).best(AuctionState(callers=2), 0, 0)
    assert points == 90
    assert call in BIDS
    standing = AuctionState(callers=2).after(parse_call("3S"))
    assert AuctionValues(flat).best(standing, 1, 0)[0] == PASS


def test_what_cannot_be_made_is_doubled() -> None:
    standing = AuctionState(callers=2).after(parse_call("5H"))
    assert AuctionValues(flat).best(standing, 0, 0) == (DOUBLE, 100)
    assert AuctionValues(flat).best(standing, 0, 60)[0] == PASS


def test_a_queen_is_kept_once_ace_and_king_are_gone() -> None:
    hand = Hand.of(map(Card.parse, ["SQ", "HQ"]))
    out = Hand.of(DECK) - hand - Hand.of(map(Card.parse, ["SA", "SK"]))
    assert card_value(Card.parse("SQ"), hand, out) > card_value(Card.parse("HQ"), hand, out)


def test_a_robot_that_draws_throws_its_least_card() -> None:
    game = Game.start(forms()["honeymoon_draw"], next(seeded_deals(8)), BOARD)
    while game.phase.kind == "drawing":
        assert game.actor is not None
        view = game.view(game.actor)
        thrown = cheapest_card(view).action
        aces = [card for card in view.legal if isinstance(card, Card) and card.rank == 14]
        assert thrown not in aces or len(aces) == len(view.legal)
        game = game.after(thrown)


@pytest.mark.parametrize(
    ("hand", "strain"),
    [
        ("432.AKQ2.5432.32", Strain.HEARTS),  # four cards with three honours
        ("432.43.AK542.432", Strain.DIAMONDS),  # five with two
        ("43.32.432.A76532", Strain.CLUBS),  # six with one
        ("AKQ2.432.432.432", Strain.SPADES),
        ("A432.K32.A32.AK2", Strain.NOTRUMP),
        ("5432.K432.432.32", None),  # it is left to partner
    ],
)
def test_what_the_old_guide_names(hand: str, strain: Strain | None) -> None:
    """« Règles du Bridge et variante à deux joueurs », "On peut annoncer"; EX-266 to EX-274."""
    assert trumps.guide_strain(Hand.parse(hand)) == strain


def whist(north: str) -> Deal:
    """A deal with the hand of *north*, the dealer of board 1, and the rest dealt out."""
    mine = Hand.parse(north)
    rest = [card for card in random.Random(4).sample(DECK, 52) if card not in mine]
    return Deal((mine, *(Hand.of(rest[at : at + 13]) for at in (0, 13, 26))))


@pytest.mark.slow
@pytest.mark.parametrize("player", ["robot", "rule"])
def test_a_robot_names_the_suit_it_is_strong_in_and_contres_with_strength(player: str) -> None:
    robot, rng = find(player), random.Random(2)
    game = Game.start(forms()["bridge_whist_paris"], whist("2.AKQJT9.A32.432"), BOARD)
    named = robot.decide(game.view(Seat.NORTH), budget=2, rng=rng).action
    assert named == NamedTrump(Strain.HEARTS)
    weak = Game.fold(
        forms()["bridge_whist_paris"], whist("432.432.432.5432"), BOARD, [BridgeWhistCall.LEAVE]
    )
    weak = weak.after(NamedTrump(Strain.CLUBS)).after(DOUBLE)
    answer = robot.decide(weak.view(Seat.NORTH), budget=2, rng=rng).action
    assert answer == PASS


def sharing() -> Game:
    game = Game.start(forms()["honeymoon_dummies"], next(seeded_deals(6)), BOARD)
    return game.after(parse_call("1N")).after(PASS)


def test_the_higher_cards_of_the_widow_are_kept() -> None:
    game = sharing()
    assert game.actor is not None
    view = game.view(game.actor)
    share = honeymoon_dummies.by_rank(view).action
    assert isinstance(share, WidowShare)
    assert view.widow is not None
    kept = sorted((card.rank for card in (share.hand, share.dummy) if card), reverse=True)
    assert kept == sorted((card.rank for card in view.widow), reverse=True)[:2]


def test_hands_dealt_to_a_view_agree_with_it() -> None:
    game, rng = sharing(), random.Random(1)
    assert game.actor is not None
    view = game.view(game.actor)
    mine = view.seen[game.actor]
    assert mine is not None
    for deal in honeymoon_dummies.possible_deals(view, rng, 20):
        assert not mine - deal[game.actor]
    contract = view.contract
    assert isinstance(contract, Contract)
    assert (
        honeymoon_dummies.declarer_points(view, contract, 7)
        > 0
        > honeymoon_dummies.declarer_points(view, contract, 6)
    )
