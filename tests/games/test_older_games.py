"""The games before contract bridge, MiniBridge and whist: every rule their documents give."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Contract, parse_call
from biritch.core.cards import Card, Strain
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games import actions
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.view import View
from biritch.rules.offence import IllegalCall, IllegalPlay
from tests.games.forms import forms, played, swapped
from tests.games.older import BOARD, begun, contract, refused, seeds

names = st.sampled_from(sorted(forms()))
boards = st.integers(1, 16).map(Board.from_number)


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
        "share": share.after(share.phase.legal()[0]),
    }[leak]
    seats = [seat for seat in (Seat.SOUTH, Seat.WEST) if seat != game.actor]
    if leak == "share":
        first = next(
            action for action in game.view(seats[0]).log if isinstance(action, WidowShare)
        )
        assert first != HIDDEN
        return
    assert any(swapped(game, s, random.Random(1)).view(s) != game.view(s) for s in seats)


@given(
    st.sampled_from(
        [*BridgeWhistCall, *map(NamedTrump, Strain), HIDDEN, WidowShare(Card(3), Card(40))]
    )
)
def test_every_deed_reads_back(deed: actions.OtherAction) -> None:
    assert actions.parse(str(deed)) == deed


@pytest.mark.parametrize("text", ["", "trumps", "trumps:X", "widow:SA", "no", "ask:1"])
def test_what_is_no_deed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        actions.parse(text)


def test_the_dealer_names_a_trump_and_plays_it() -> None:
    """« Règles du Bridge et variante à deux joueurs », "Atout"."""
    game = begun("bridge_whist_paris", NamedTrump(Strain.HEARTS))
    assert contract(game) == Contract(Strain.HEARTS, BOARD.dealer)
    assert game.actor == BOARD.dealer.after()


def test_the_dealer_plays_what_partner_named() -> None:
    """In every case the dealer's partner is dummy (bridge-whist)."""
    game = begun("bridge_whist_paris", BridgeWhistCall.LEAVE)
    assert game.actor == BOARD.dealer.partner
    assert refused(game, BridgeWhistCall.LEAVE) == "must-name"
    game = game.after(NamedTrump(Strain.NOTRUMP))
    assert contract(game).declarer == BOARD.dealer
    assert contract(game).dummy == BOARD.dealer.partner


def test_eldest_hand_asks_and_partner_answers() -> None:
    """« Règles du Bridge et variante à deux joueurs », "Manière de jouer"."""
    game = begun("bridge_whist_paris", NamedTrump(Strain.CLUBS))
    assert set(game.phase.legal()) == {BridgeWhistCall.ASK, DOUBLE}
    asked = game.after(BridgeWhistCall.ASK)
    assert asked.actor == BOARD.dealer.after(3)
    assert set(asked.phase.legal()) == {BridgeWhistCall.YES, DOUBLE}
    lead = asked.after(BridgeWhistCall.YES)
    assert lead.actor == BOARD.dealer.after()
    assert isinstance(lead.phase.legal()[0], Card)
    assert contract(lead).multiplier == 1
    doubled = asked.after(DOUBLE)
    assert set(doubled.phase.legal()) == {PASS, REDOUBLE}
    assert doubled.actor == BOARD.dealer


def test_contres_have_no_limit() -> None:
    """1, 2, 4, 8, 16, 32 and on; EX-246."""
    game = begun("bridge_whist_paris", NamedTrump(Strain.SPADES))
    found = [1]
    for turn in range(12):
        game = game.after(REDOUBLE if turn % 2 else DOUBLE)
        found.append(contract(game).multiplier)
    assert found == [2**n for n in range(13)]
    assert contract(game.after(PASS).after(PASS)).multiplier == 4096


def test_a_table_may_allow_one_contre_of_each() -> None:
    """The usual form of bridge-whist (pagat.com, "Bridge", introduction)."""
    game = begun("bridge_whist_paris once", NamedTrump(Strain.SPADES), DOUBLE, REDOUBLE)
    assert isinstance(game.phase.legal()[0], Card)
    assert contract(game).multiplier == 4


def test_a_table_may_allow_no_trick_above_a_hundred_points() -> None:
    game = begun("bridge_whist_paris ceiling", NamedTrump(Strain.NOTRUMP))
    for call in (DOUBLE, REDOUBLE, DOUBLE):
        game = game.after(call)
    assert contract(game).multiplier == 8  # 96 points; 192 are too many
    assert isinstance(game.phase.legal()[0], Card)


def test_no_contre_once_the_first_card_is_on_the_table() -> None:
    """« Règles du Bridge et variante à deux joueurs »; EX-305."""
    game = begun(
        "bridge_whist_paris", NamedTrump(Strain.CLUBS), BridgeWhistCall.ASK, BridgeWhistCall.YES
    )
    game = game.after(game.phase.legal()[0])
    assert refused(game, DOUBLE) == "not-a-card"


@pytest.mark.parametrize(
    "action", [BridgeWhistCall.LEAVE, PASS, NamedTrump(Strain.CLUBS), Card(0)]
)
def test_what_is_not_said_here_is_refused(action: Action) -> None:
    game = begun("bridge_whist_paris", NamedTrump(Strain.CLUBS), BridgeWhistCall.ASK)
    assert refused(game, action) == "not-an-answer"
    with pytest.raises(IllegalCall):
        begun("bridge_whist_paris", PASS)


def test_whist_turns_the_trump_up_and_nobody_is_dummy() -> None:
    game = begun("whist")
    turned = game.facts.turned
    assert turned is not None
    assert turned in game.deal[BOARD.dealer]
    assert contract(game).strain.suit == turned.suit
    assert game.actor == BOARD.dealer.after()
    game = game.after(game.phase.legal()[0])
    assert game.facts.exposed == frozenset()
    assert game.actor == BOARD.dealer.after(2)


def test_dummy_whist_lays_norths_hand_open_from_the_start() -> None:
    game = begun("dummy_whist")
    seen = game.view(Seat.EAST).seen
    assert [hand is None for hand in seen] == [False, False, True, True]
    while game.phase.turn != Seat.NORTH:
        game = game.after(game.phase.legal()[0])
    assert game.actor == Seat.SOUTH


def test_an_option_unknown_is_refused_with_those_known() -> None:
    with pytest.raises(ValueError, match=r"no option 'colour' \(want match, contres\)"):
        forms()["bridge_whist_paris"].agreeing({"colour": "red"})
    with pytest.raises(ValueError, match=r"no contres 'two' \(want unlimited, once, ceiling\)"):
        forms()["bridge_whist_paris"].agreeing({"contres": "two"})


def test_options_taken_together_all_hold() -> None:
    both = forms()["bridge_whist_paris"].agreeing({"match": "game", "contres": "once"})
    assert both.tariff.form.games == 1
    game = Game.fold(
        both, next(seeded_deals(1)), BOARD, [NamedTrump(Strain.CLUBS), DOUBLE, REDOUBLE]
    )
    assert isinstance(game.phase.legal()[0], Card)


def test_minibridge_may_be_played_with_slams_levels_or_at_twenty_each() -> None:
    assert "6N" in map(str, begun("minibridge slams").phase.legal())
    assert len(begun("minibridge levels").phase.legal()) == 35
    equal = next(
        deal for deal in seeded_deals(1) if deal[Seat.NORTH].hcp + deal[Seat.SOUTH].hcp == 20
    )
    assert Game.start(forms()["minibridge"], equal, BOARD).over
    game = Game.start(forms()["minibridge dealer"], equal, BOARD)
    assert game.actor in (BOARD.dealer, BOARD.dealer.partner)
    with pytest.raises(IllegalPlay):
        Game.start(forms()["minibridge"], equal, BOARD).after(Card(1))
