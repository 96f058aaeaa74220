"""What a person sees and may not do has its reason in the view: the one a refusal gives."""

from __future__ import annotations

import random

import pytest

from biritch.core.boards import Board
from biritch.core.calls import CALLS, parse_call
from biritch.core.cards import Card
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.rules.offence import Illegal
from biritch.server.tables.refusals import refusal
from biritch.server.tables.view_message import forbidden_actions
from biritch.table.events import Dealt
from biritch.table.setup import Setup, Sitter
from biritch.table.table import Table
from biritch.table.views import chair_view
from biritch.words.translation import say
from tests.games.forms import forms
from tests.proving import cases

GAMES = cases(1, 40)


def tables(name: str, seed: int) -> list[Table]:
    """Return a table of four people at some steps of a random game."""
    rng = random.Random(seed)
    variant = forms()[name]
    north, east, south, west = (
        Sitter("person", str(seat)) if seat in variant.players else Sitter("nobody", "")
        for seat in Seat
    )
    board = Board.from_number(seed % 16 + 1)
    table = Table(Setup(variant, (north, east, south, west)))
    table = table.after(Dealt(table.place_board(board), next(seeded_deals(seed))))
    found = [table]
    while not table.over:
        game = table.playing
        assert table.turn is not None
        table = table.apply(table.turn, rng.choice(game.phase.legal()))
        found.append(table)
    return found[::3]


def said(table: Table, chair: Seat, action: Action) -> tuple[str, str, int | None, str] | None:
    """Return what the server answers when *chair* does *action*."""
    try:
        table.apply(chair, action)
    except Illegal as illegal:
        told = refusal("1", illegal)
        return told.says.en, told.says.fr, told.law, told.clause
    return None


@pytest.mark.parametrize("name", forms())
def test_the_page_and_the_server_say_the_same(name: str) -> None:
    seen = set()
    for seed in range(GAMES):
        for table in tables(name, seed):
            for chair in table.playing.facts.players:
                look = chair_view(table, chair)
                legal = {str(action) for action in look.view.legal}
                cards = [card for hand in look.view.seen if hand is not None for card in hand]
                for offence, actions in look.forbidden:
                    told = forbidden_actions(offence, actions)
                    assert told.says.en[0].isupper()
                    assert told.says.fr[0].isupper()
                    seen.add(told.says.en)
                    for action in (actions or cards)[:3]:
                        answer = (told.says.en, told.says.fr, told.law, told.clause)
                        assert said(table, chair, action) == answer
                        assert str(action) not in legal
                covered = {action for _, actions in look.forbidden for action in actions}
                every = any(not actions for _, actions in look.forbidden)
                mine = look.view.seen[chair]
                if mine is not None and not every:
                    for card in mine:
                        assert str(card) in legal or card in covered
                if not every and look.view.stage == "auction" and look.view.auction:
                    for call in CALLS:
                        assert str(call) in legal or call in covered
    assert len(seen) > 1


def played(actions: str) -> Table:
    """Return a table of four people after *actions* on a deal that is always the same."""
    person = Sitter("person", "Anne")
    table = Table(Setup(forms()["contract"], (person,) * 4))
    table = table.after(Dealt(Board.from_number(1), next(seeded_deals(7))))
    for action in actions.split():
        assert table.turn is not None
        seat = table.turn
        table = table.apply(
            seat, Card.parse(action) if action[0] in "SHDC" else parse_call(action)
        )
    return table


def reasons(table: Table, chair: Seat) -> dict[str, tuple[str, ...]]:
    """Return the sentences of what *chair* may not do, with what they are about."""
    return {
        say(offence.sentence, "en"): tuple(map(str, actions))
        for offence, actions in table.forbidden_actions(chair)
    }


def test_whoever_is_not_to_act_is_told_whose_turn_it_is_and_to_do_what() -> None:
    auction = played("")
    [told] = reasons(auction, Seat.EAST)
    assert "North" in told
    assert "call" in told
    play = played("1NT P P P")
    [told] = reasons(play, Seat.SOUTH)
    assert "East" in told
    assert "play" in told


def test_declarer_is_told_why_of_dummys_cards_too() -> None:
    table = played("1NT P P P")
    game = table.playing
    lead = next(card for card in game.deal.east if game.deal.south.length(card.suit))
    table = table.apply(Seat.EAST, lead)
    dummy = {str(card) for card in game.deal.south if card.suit != lead.suit}
    [told] = [what for what in reasons(table, Seat.NORTH).values() if dummy <= set(what)]
    assert told


def test_a_card_of_dummy_that_lies_under_another_says_so() -> None:
    rng, covered = random.Random(1), []
    game = Game.start(
        forms()["honeymoon_dummies six"], next(seeded_deals(7)), Board.from_number(1)
    )
    while not game.over:
        turn = game.phase.turn
        if game.facts.contract is not None and turn is not None:
            hidden = game.facts.beneath & game.facts.hands[turn]
            covered += [game.objection(card) for card in hidden]
        game = game.after(rng.choice(game.phase.legal()))
    assert covered
    assert {offence.name for offence in covered if offence is not None} == {"covered"}
