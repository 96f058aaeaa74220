"""The games before contract bridge, and those for two: every rule its documents give."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Contract, parse_call
from biritch.core.cards import Card, Strain
from biritch.core.dealing import seeded
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games import actions
from biritch.games.actions import HIDDEN, Exchange, Naming, Say
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.view import View
from biritch.rules.offence import Illegal, IllegalCall, IllegalPlay
from tests.games.forms import forms, played, swapped

names = st.sampled_from(sorted(forms()))
seeds = st.integers(0, 2**32)
boards = st.integers(1, 16).map(Board.numbered)
BOARD = Board.numbered(1)


def begun(name: str, *done: Action, seed: int = 3, board: Board = BOARD) -> Game:
    return Game.fold(forms()[name], next(seeded(seed)), board, done)


def refused(game: Game, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        game.after(action)
    return caught.value.offence.name


@given(names, seeds, boards, st.integers(0, 100), st.sampled_from([*Seat, None]))
def test_what_is_hidden_does_not_show(
    name: str, seed: int, board: Board, depth: int, seat: Seat | None
) -> None:
    game = played(name, seed, board, depth)
    if game.over:
        return
    other = swapped(game, seat, random.Random(seed))
    assert repr(other.view(seat)) == repr(game.view(seat))


@pytest.mark.parametrize("leak", ["stock", "widow", "under", "share"])
def test_that_test_can_fail(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def leaky(game: Game, seat: Seat | None) -> View:
        view, facts = honest(game, seat), game.facts
        if leak == "stock":
            return replace(view, stock=int(facts.stock[0]) if facts.stock else 0)
        if leak == "widow":
            return replace(view, widow=facts.widow)
        if leak == "share":
            return replace(view, log=game.log)
        return replace(view, seen=facts.hands)

    monkeypatch.setattr(Game, "view", leaky)
    share = begun("honeymoon_dummies six", parse_call("1N"), PASS)
    game = {
        "stock": begun("honeymoon_draw"),
        "widow": begun("honeymoon_dummies"),
        "under": begun("honeymoon_dummies six"),
        "share": share.after(share.progress.legal()[0]),
    }[leak]
    seats = [seat for seat in (Seat.SOUTH, Seat.WEST) if seat != game.actor]
    if leak == "share":
        first = next(
            action for action in game.view(seats[0]).log if isinstance(action, Exchange)
        )
        assert first != HIDDEN
        return
    assert any(swapped(game, s, random.Random(1)).view(s) != game.view(s) for s in seats)


@given(st.sampled_from([*Say, *map(Naming, Strain), HIDDEN, Exchange(Card(3), Card(40))]))
def test_every_deed_reads_back(deed: actions.Deed) -> None:
    assert actions.parse(str(deed)) == deed


@pytest.mark.parametrize("text", ["", "trumps", "trumps:X", "widow:SA", "no", "ask:1"])
def test_what_is_no_deed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        actions.parse(text)


def contract(game: Game) -> Contract:
    assert game.facts.contract is not None
    return game.facts.contract


def test_the_dealer_names_a_trump_and_plays_it() -> None:
    """Document 001, lines 27 and 41."""
    game = begun("bridge_whist_paris", Naming(Strain.HEARTS))
    assert contract(game) == Contract(Strain.HEARTS, BOARD.dealer)
    assert game.actor == BOARD.dealer.after()


def test_the_dealer_plays_what_partner_named() -> None:
    """Document 001, lines 29 and 41: in every case the dealer's partner is dummy."""
    game = begun("bridge_whist_paris", Say.LEAVE)
    assert game.actor == BOARD.dealer.partner
    assert refused(game, Say.LEAVE) == "must-name"
    game = game.after(Naming(Strain.NOTRUMP))
    assert contract(game).declarer == BOARD.dealer
    assert contract(game).dummy == BOARD.dealer.partner


def test_eldest_hand_asks_and_partner_answers() -> None:
    """Document 001, lines 35 to 37."""
    game = begun("bridge_whist_paris", Naming(Strain.CLUBS))
    assert set(game.progress.legal()) == {Say.ASK, DOUBLE}
    asked = game.after(Say.ASK)
    assert asked.actor == BOARD.dealer.after(3)
    assert set(asked.progress.legal()) == {Say.YES, DOUBLE}
    lead = asked.after(Say.YES)
    assert lead.actor == BOARD.dealer.after()
    assert isinstance(lead.progress.legal()[0], Card)
    assert contract(lead).multiplier == 1
    doubled = asked.after(DOUBLE)
    assert set(doubled.progress.legal()) == {PASS, REDOUBLE}
    assert doubled.actor == BOARD.dealer


def test_contres_have_no_limit() -> None:
    """Document 001, lines 39 and 65; EX-246: 1, 2, 4, 8, 16, 32 and on."""
    game = begun("bridge_whist_paris", Naming(Strain.SPADES))
    found = [1]
    for turn in range(12):
        game = game.after(REDOUBLE if turn % 2 else DOUBLE)
        found.append(contract(game).multiplier)
    assert found == [2**n for n in range(13)]
    assert contract(game.after(PASS).after(PASS)).multiplier == 4096


def test_a_table_may_allow_one_contre_of_each() -> None:
    """Document 002, line 13: the first form of the game."""
    game = begun("bridge_whist_paris once", Naming(Strain.SPADES), DOUBLE, REDOUBLE)
    assert isinstance(game.progress.legal()[0], Card)
    assert contract(game).multiplier == 4


def test_a_table_may_allow_no_trick_above_a_hundred_points() -> None:
    game = begun("bridge_whist_paris ceiling", Naming(Strain.NOTRUMP))
    for call in (DOUBLE, REDOUBLE, DOUBLE):
        game = game.after(call)
    assert contract(game).multiplier == 8  # 96 points; 192 are too many
    assert isinstance(game.progress.legal()[0], Card)


def test_no_contre_once_the_first_card_is_on_the_table() -> None:
    """Document 001, line 65; EX-305."""
    game = begun("bridge_whist_paris", Naming(Strain.CLUBS), Say.ASK, Say.YES)
    game = game.after(game.progress.legal()[0])
    assert refused(game, DOUBLE) == "not-a-card"


@pytest.mark.parametrize("action", [Say.LEAVE, PASS, Naming(Strain.CLUBS), Card(0)])
def test_what_is_not_said_here_is_refused(action: Action) -> None:
    game = begun("bridge_whist_paris", Naming(Strain.CLUBS), Say.ASK)
    assert refused(game, action) == "not-an-answer"
    with pytest.raises(IllegalCall):
        begun("bridge_whist_paris", PASS)


def drawn(seed: int) -> Game:
    game = begun("honeymoon_draw", seed=seed)
    rng = random.Random(seed)
    while game.progress.kind == "drawing":
        game = game.after(rng.choice(game.progress.legal()))
    return game


def test_honeymoon_draws_twenty_six_cards_and_puts_them_aside() -> None:
    """Document 001, lines 83 and 85; EX-276."""
    start = begun("honeymoon_draw")
    assert [len(hand) for hand in start.facts.hands] == [0, 0, 13, 13]
    assert (len(start.facts.stock), start.view(Seat.SOUTH).stock) == (26, 26)
    game = drawn(3)
    facts = game.facts
    assert (len(facts.drawn), facts.stock) == (13, ())
    assert [len(hand) for hand in facts.hands] == [0, 0, 13, 13]
    assert sum(len(trick.cards) for trick in facts.drawn) == 26


def test_the_winner_takes_the_top_card_and_the_other_the_next() -> None:
    """Document 001, line 83; EX-277."""
    game = begun("honeymoon_draw", seed=5)
    top, second = game.facts.stock[:2]
    assert game.actor != game.board.dealer
    game = game.after(game.progress.legal()[0])
    game = game.after(game.progress.legal()[0])
    winner = game.facts.drawn[0].winner(Strain.NOTRUMP)
    loser = Seat.WEST if winner == Seat.SOUTH else Seat.SOUTH
    assert top in game.facts.hands[winner]
    assert second in game.facts.hands[loser]
    assert game.actor == winner


@given(seeds)
def test_who_remembers_all_cards_knows_the_other_hand(seed: int) -> None:
    """Document 001, line 95; EX-278."""
    game = drawn(seed)
    view = game.view(Seat.SOUTH)
    own = view.seen[Seat.SOUTH]
    assert own is not None
    gone = Hand.of(card for trick in view.drawn for card in trick.cards)
    assert FULL_PACK - gone - own == game.facts.hands[Seat.WEST]


@given(seeds, st.sampled_from([Seat.SOUTH, Seat.WEST]))
def test_declarers_opponent_leads(seed: int, declarer: Seat) -> None:
    """Document 001, line 85; EX-279."""
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
    assert opened.after(PASS).progress.kind == "play"
    assert set(map(str, opened.after(DOUBLE).progress.legal())) >= {"XX", "P"}
    assert opened.after(DOUBLE).after(PASS).progress.kind == "play"


def test_twelve_cards_each_and_a_widow_of_four() -> None:
    """Document 001, line 89; EX-280."""
    game = begun("honeymoon_dummies")
    assert [len(hand) for hand in game.facts.hands] == [12] * 4
    assert len(game.facts.widow) == 4
    view = game.view(Seat.SOUTH)
    assert [hand is None for hand in view.seen] == [True, True, False, True]


def shared(name: str, seed: int, call: str = "1N") -> Game:
    game = begun(name, parse_call(call), PASS, seed=seed)
    rng = random.Random(seed)
    while game.progress.kind == "sharing":
        game = game.after(rng.choice(game.progress.legal()))
    return game


def test_declarer_shares_the_widow_out_first() -> None:
    """Document 001, line 91; EX-280: one to the hand, one to the dummy, two to the opponent."""
    game = begun("honeymoon_dummies", parse_call("1N"), PASS)
    declarer = contract(game).declarer
    assert game.actor == declarer
    assert len(game.progress.legal()) == 12
    assert game.view(declarer).widow == game.facts.widow
    other = ({Seat.SOUTH, Seat.WEST} - {declarer}).pop()
    assert game.view(other).widow is None
    first = game.progress.legal()[0]
    after = game.after(first)
    assert after.actor == other
    assert len(after.progress.legal()) == 2
    assert after.view(other).log[-1] == HIDDEN
    assert after.view(declarer).log[-1] == first
    assert refused(after, first) == "not-a-share"
    done = after.after(after.progress.legal()[0])
    assert [len(hand) for hand in done.facts.hands] == [13] * 4


@given(seeds, st.sampled_from(["1N", "2S"]))
def test_at_play_four_hands_are_known_in_the_closed_layout(seed: int, call: str) -> None:
    """Document 001, line 97; EX-281: 39 cards seen, thirteen left."""
    game = shared("honeymoon_dummies", seed, call)
    for seat in (Seat.SOUTH, Seat.WEST):
        seen = [hand for hand in game.view(seat).seen if hand is not None]
        assert sum(map(len, seen)) == 39


def test_who_sits_left_of_declarer_leads_be_it_a_dummy() -> None:
    """Document 001, line 93; EX-282: a dummy may be on lead, played by its owner."""
    game = shared("honeymoon_dummies", 3)
    declarer = contract(game).declarer
    assert game.progress.turn == declarer.after()
    assert game.actor == ({Seat.SOUTH, Seat.WEST} - {declarer}).pop()
    west = Board(2, Seat.WEST, BOARD.vulnerability)
    game = begun("honeymoon_dummies", parse_call("1N"), PASS, board=west)
    while game.progress.kind == "sharing":
        game = game.after(game.progress.legal()[0])
    assert (game.progress.turn, game.actor) == (Seat.NORTH, Seat.SOUTH)
    assert game.view(Seat.SOUTH).legal


def test_six_over_six_shows_twenty_four_cards_in_the_auction() -> None:
    """Document 001, line 91; R-284: each bids on 24 known cards."""
    view = begun("honeymoon_dummies six").view(Seat.SOUTH)
    assert sum(len(hand) for hand in view.seen if hand is not None) == 24
    assert view.counts == (12, 12, 12, 12)


@given(seeds)
def test_a_dummy_plays_what_lies_face_up_and_turns_what_was_beneath(seed: int) -> None:
    """Document 001, lines 93 to 95; EX-283 and EX-284."""
    rng = random.Random(seed)
    game = shared("honeymoon_dummies six", seed)
    facts = [game.facts]
    while not game.over:
        turn, faced = game.progress.turn, game.facts.faced(game.progress.turn)
        legal = Hand.of(card for card in game.progress.legal() if isinstance(card, Card))
        assert legal
        assert not legal - faced
        hidden = list(game.facts.hands[turn] - faced)
        if hidden:
            assert refused(game, hidden[0]) == "covered"
        game = game.after(rng.choice(game.progress.legal()))
        facts.append(game.facts)
    for before, after in pairwise(facts):
        gone = [pair for pair in before.covered if pair not in after.covered]
        for top, under in gone:
            seat = next(seat for seat in Seat if under in before.hands[seat])
            assert top not in after.hands[seat]
            assert under in after.faced(seat)


def test_whist_turns_the_trump_up_and_nobody_is_dummy() -> None:
    game = begun("whist")
    turned = game.facts.turned
    assert turned is not None
    assert turned in game.deal[BOARD.dealer]
    assert contract(game).strain.suit == turned.suit
    assert game.actor == BOARD.dealer.after()
    game = game.after(game.progress.legal()[0])
    assert game.facts.exposed == frozenset()
    assert game.actor == BOARD.dealer.after(2)


def test_dummy_whist_lays_norths_hand_open_from_the_start() -> None:
    game = begun("dummy_whist")
    seen = game.view(Seat.EAST).seen
    assert [hand is None for hand in seen] == [False, False, True, True]
    while game.progress.turn != Seat.NORTH:
        game = game.after(game.progress.legal()[0])
    assert game.actor == Seat.SOUTH


def test_an_option_unknown_is_refused_with_those_known() -> None:
    with pytest.raises(ValueError, match=r"no option 'colour' \(want match, contres\)"):
        forms()["bridge_whist_paris"].agreeing({"colour": "red"})
    with pytest.raises(ValueError, match=r"no contres 'two' \(want unlimited, once, ceiling\)"):
        forms()["bridge_whist_paris"].agreeing({"contres": "two"})


def test_options_taken_together_all_hold() -> None:
    both = forms()["bridge_whist_paris"].agreeing({"match": "game", "contres": "once"})
    assert both.tariff.form.games == 1
    game = Game.fold(both, next(seeded(1)), BOARD, [Naming(Strain.CLUBS), DOUBLE, REDOUBLE])
    assert isinstance(game.progress.legal()[0], Card)


def test_minibridge_may_be_played_with_slams_levels_or_at_twenty_each() -> None:
    assert "6N" in map(str, begun("minibridge slams").progress.legal())
    assert len(begun("minibridge levels").progress.legal()) == 35
    equal = next(
        deal for deal in seeded(1) if deal[Seat.NORTH].hcp + deal[Seat.SOUTH].hcp == 20
    )
    assert Game.start(forms()["minibridge"], equal, BOARD).over
    game = Game.start(forms()["minibridge dealer"], equal, BOARD)
    assert game.actor in (BOARD.dealer, BOARD.dealer.partner)
    with pytest.raises(IllegalPlay):
        Game.start(forms()["minibridge"], equal, BOARD).after(Card(1))
