"""Both honeymoons: two players, a stock or two dummies."""

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, parse_call
from biritch.core.cards import Card, Strain
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games.actions import HIDDEN
from biritch.games.game import Game
from tests.games.older import BOARD, begun, contract, refused, seeds


def drawn(seed: int) -> Game:
    game = begun("honeymoon_draw", seed=seed)
    rng = random.Random(seed)
    while game.phase.kind == "drawing":
        game = game.after(rng.choice(game.phase.legal()))
    return game


def test_honeymoon_draws_twenty_six_cards_and_puts_them_aside() -> None:
    """« Règles du Bridge et variante à deux joueurs », première variante; EX-276."""
    start = begun("honeymoon_draw")
    assert [len(hand) for hand in start.facts.hands] == [0, 0, 13, 13]
    assert (len(start.facts.stock), start.view(Seat.SOUTH).stock) == (26, 26)
    game = drawn(3)
    facts = game.facts
    assert (len(facts.drawn), facts.stock) == (13, ())
    assert [len(hand) for hand in facts.hands] == [0, 0, 13, 13]
    assert sum(len(trick.cards) for trick in facts.drawn) == 26


def test_the_winner_takes_the_top_card_and_the_other_the_next() -> None:
    """« Règles du Bridge et variante à deux joueurs », première variante; EX-277."""
    game = begun("honeymoon_draw", seed=5)
    top, second = game.facts.stock[:2]
    assert game.actor != game.board.dealer
    game = game.after(game.phase.legal()[0])
    game = game.after(game.phase.legal()[0])
    winner = game.facts.drawn[0].winner(Strain.NOTRUMP)
    loser = Seat.WEST if winner == Seat.SOUTH else Seat.SOUTH
    assert top in game.facts.hands[winner]
    assert second in game.facts.hands[loser]
    assert game.actor == winner


@given(seeds)
def test_who_remembers_all_cards_knows_the_other_hand(seed: int) -> None:
    """« Règles du Bridge et variante à deux joueurs », variante à deux morts; EX-278."""
    game = drawn(seed)
    view = game.view(Seat.SOUTH)
    own = view.seen[Seat.SOUTH]
    assert own is not None
    gone = Hand.of(card for trick in view.drawn for card in trick.cards)
    assert FULL_PACK - gone - own == game.facts.hands[Seat.WEST]


@given(seeds, st.sampled_from([Seat.SOUTH, Seat.WEST]))
def test_declarers_opponent_leads(seed: int, declarer: Seat) -> None:
    """« Règles du Bridge et variante à deux joueurs », première variante; EX-279."""
    game = drawn(seed)
    if game.actor != declarer:
        game = game.after(parse_call("1C"))
    game = game.after(parse_call("4S")).after(PASS)
    assert contract(game).declarer == declarer
    assert game.actor == ({Seat.SOUTH, Seat.WEST} - {declarer}).pop()


def test_two_passes_throw_the_deal_in_and_one_ends_an_auction() -> None:
    game = drawn(3)
    assert game.after(PASS).after(PASS).over
    opened = game.after(parse_call("1H"))
    assert opened.after(PASS).phase.kind == "play"
    assert set(map(str, opened.after(DOUBLE).phase.legal())) >= {"XX", "P"}
    assert opened.after(DOUBLE).after(PASS).phase.kind == "play"


def test_twelve_cards_each_and_a_widow_of_four() -> None:
    """« Règles du Bridge et variante à deux joueurs », variante à deux morts; EX-280."""
    game = begun("honeymoon_dummies")
    assert [len(hand) for hand in game.facts.hands] == [12] * 4
    assert len(game.facts.widow) == 4
    view = game.view(Seat.SOUTH)
    assert [hand is None for hand in view.seen] == [True, True, False, True]


def shared(name: str, seed: int, call: str = "1N") -> Game:
    game = begun(name, parse_call(call), PASS, seed=seed)
    rng = random.Random(seed)
    while game.phase.kind == "sharing":
        game = game.after(rng.choice(game.phase.legal()))
    return game


def test_declarer_shares_the_widow_out_first() -> None:
    """One to the hand, one to the dummy, two to the opponent; EX-280."""
    game = begun("honeymoon_dummies", parse_call("1N"), PASS)
    declarer = contract(game).declarer
    assert game.actor == declarer
    assert len(game.phase.legal()) == 12
    assert game.view(declarer).widow == game.facts.widow
    other = ({Seat.SOUTH, Seat.WEST} - {declarer}).pop()
    assert game.view(other).widow is None
    first = game.phase.legal()[0]
    after = game.after(first)
    assert after.actor == other
    assert len(after.phase.legal()) == 2
    assert after.view(other).log[-1] == HIDDEN
    assert after.view(declarer).log[-1] == first
    assert refused(after, first) == "not-a-share"
    done = after.after(after.phase.legal()[0])
    assert [len(hand) for hand in done.facts.hands] == [13] * 4


@given(seeds, st.sampled_from(["1N", "2S"]))
def test_at_play_four_hands_are_known_in_the_closed_layout(seed: int, call: str) -> None:
    """39 cards seen, thirteen left; EX-281."""
    game = shared("honeymoon_dummies", seed, call)
    for seat in (Seat.SOUTH, Seat.WEST):
        seen = [hand for hand in game.view(seat).seen if hand is not None]
        assert sum(map(len, seen)) == 39


def test_who_sits_left_of_declarer_leads_be_it_a_dummy() -> None:
    """A dummy may be on lead, played by its owner; EX-282."""
    game = shared("honeymoon_dummies", 3)
    declarer = contract(game).declarer
    assert game.phase.turn == declarer.after()
    assert game.actor == ({Seat.SOUTH, Seat.WEST} - {declarer}).pop()
    west = Board(2, Seat.WEST, BOARD.vulnerability)
    game = begun("honeymoon_dummies", parse_call("1N"), PASS, board=west)
    while game.phase.kind == "sharing":
        game = game.after(game.phase.legal()[0])
    assert (game.phase.turn, game.actor) == (Seat.NORTH, Seat.SOUTH)
    assert game.view(Seat.SOUTH).legal


def test_six_over_six_shows_twenty_four_cards_in_the_auction() -> None:
    """Each bids on 24 known cards."""
    view = begun("honeymoon_dummies six").view(Seat.SOUTH)
    assert sum(len(hand) for hand in view.seen if hand is not None) == 24
    assert view.counts == (12, 12, 12, 12)


@given(seeds)
def test_a_dummy_plays_what_lies_face_up_and_turns_what_was_beneath(seed: int) -> None:
    """« Règles du Bridge et variante à deux joueurs », deux morts; EX-283, EX-284."""
    rng = random.Random(seed)
    game = shared("honeymoon_dummies six", seed)
    facts = [game.facts]
    while not game.over:
        turn, faced = game.phase.turn, game.facts.face_up_cards(game.phase.turn)
        legal = Hand.of(card for card in game.phase.legal() if isinstance(card, Card))
        assert legal
        assert not legal - faced
        hidden = list(game.facts.hands[turn] - faced)
        if hidden:
            assert refused(game, hidden[0]) == "covered"
        game = game.after(rng.choice(game.phase.legal()))
        facts.append(game.facts)
    for before, after in pairwise(facts):
        gone = [pair for pair in before.covered if pair not in after.covered]
        for top, under in gone:
            seat = next(seat for seat in Seat if under in before.hands[seat])
            assert top not in after.hands[seat]
            assert under in after.face_up_cards(seat)
