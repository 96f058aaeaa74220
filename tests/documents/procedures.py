"""What the documents' examples of procedure ask of the table: who may do and see what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from biritch.core.calls import DOUBLE, parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability
from biritch.games.actions import BridgeWhistCall
from biritch.games.game import Game
from biritch.rules.auction import Auction
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.protocol import TableView as Shown
from biritch.server.tables.view_message import TableContext, table_view
from biritch.table.events import Faced
from biritch.table.setup import systems_of
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.games.forms import forms
from tests.table.tables import act, calls, dealt, in_play, legal, opened, played, setup

LIBRARY = SystemLibrary()
ALL = "NESW"


def shown(table: Table, chair: Seat) -> Shown:
    return table_view(
        chair_view(table, chair), TableContext("t", frozenset(), None), LIBRARY, 0
    )


def lead_down() -> Table:
    """Return a table of four people where West has led face down against one notrump."""
    begun = setup(ALL)
    rules = replace(begun.rules, face_down=True)
    table = Table(replace(begun, rules=rules)).after(dealt("lead"))
    return act(calls(table, "1N P P P"), legal_lead(calls(table, "1N P P P")))


def legal_lead(table: Table) -> Any:
    return legal(table)[0]


def sequence(given: Any) -> Any:
    assert given["rules"] == "face-down opening lead"
    table = lead_down()
    leader, partner = Seat.EAST, Seat.WEST
    dummy, declarer = Seat.SOUTH, Seat.NORTH
    steps = ["leader asks his questions", "leader leads face down"]
    assert chair_view(table, leader).lead_down == leader
    assert chair_view(table, partner).may_face
    steps.append("leader's partner may ask questions")
    assert chair_view(table, leader).view.seen[dummy] is None
    table = table.after(Faced(partner)).after(Faced(declarer))
    assert len(chair_view(table, dummy).view.tricks[0].cards) == 1
    steps.append("lead is faced")
    assert chair_view(table, leader).view.seen[dummy] is not None
    steps.append("dummy is spread")
    order = [table.playing.phase.turn]
    for _ in range(2):
        table = act(table, legal(table)[0])
        order.append(table.playing.phase.turn)
    assert order == [leader.after(n) for n in (1, 2, 3)]
    return {"steps": [*steps, "play proceeds clockwise"]}


def review(given: Any) -> bool:
    """Whether South may go over the calls, in the second example's words."""
    if given["phase"] == "auction":
        table = opened("review", ALL)
        while table.turn != Seat.SOUTH:
            table = calls(table, "P")
        return chair_view(table, Seat.SOUTH).auction
    table = in_play("review", "W", ALL, cards=2)  # North leads, East is dummy
    assert table.turn == Seat.SOUTH
    assert chair_view(table, Seat.NORTH).auction is False
    if given["own_first_card_played"]:
        table = act(table, legal(table)[0])
    return bool(chair_view(table, Seat.SOUTH).auction)


def contract_asked(given: Any) -> bool:
    assert given["own_first_card_played"]
    return shown(in_play("contract", "W", ALL, cards=9), Seat.SOUTH).contract is not None


def doubler_asked(given: Any) -> bool:
    assert given["own_first_card_played"]
    table = calls(opened("doubled", ALL), "1N X P P P")
    table = played(table, 9)
    view = shown(table, Seat.SOUTH)
    assert view.contract == "1NX"
    return bool(view.auction)


def explained(given: Any) -> bool:
    """Whether a meaning can be looked at beside the opponents' bids."""
    if given["phase"] == "face-down lead":
        view = shown(lead_down(), Seat.WEST)
        theirs = [call for call in view.auction if call.seat in "NS"]
    elif given["phase"] == "auction":
        view = shown(calls(opened("explained", ALL), "1N"), Seat.EAST)
        theirs = view.auction
    else:
        assert given["own_first_card_played"]
        table = in_play("explained", "W", ALL, cards=9)
        view = shown(table, Seat.SOUTH)
        theirs = view.explained
        assert view.auction == []
        assert shown(table, Seat.EAST).explained == []  # dummy may not ask (Law 43A)
    bids = [call for call in theirs if call.call == "1N"]
    return bool(bids) and all(call.meaning is not None for call in bids)


def dummy_says(given: Any) -> bool:
    """Whether dummy has any action at all: an advice would be one."""
    assert given["actor"] == "dummy"
    table = in_play("dummy", "N", ALL, cards=1)
    view = shown(table, Seat.SOUTH)
    return bool(view.legal) or view.can_claim


def last_trick(given: Any) -> bool:
    partner_has = given["condition"] == "my partner has played to the next trick"
    table = in_play("last", "W", ALL, cards=4)
    leader = table.turn
    assert leader is not None
    contract = table.playing.facts.contract
    assert contract is not None
    while partner_has and not look_gone(table):
        table = act(table, legal(table)[0])
    defender = next(seat for seat in Seat if seat.side is not contract.declarer.side)
    return chair_view(table, defender).last_trick is not None


def look_gone(table: Table) -> bool:
    """Whether a defender, but not the other, has played to the second trick."""
    contract = table.playing.facts.contract
    assert contract is not None
    trick = table.playing.facts.tricks[-1]
    defended = any(seat.side is not contract.declarer.side for seat, _ in trick.cards_by_seat)
    return defended and not trick.full


def trick_on_table(given: Any) -> bool:
    """Whether the cards of a trick are there: until all have turned theirs over."""
    over = given["condition"] == "I have turned my card over"
    table = in_play("trick", "W", ALL, cards=8 if over else 3)
    if over:
        table = act(act(table, legal(table)[0]), legal(act(table, legal(table)[0]))[0])
        return chair_view(table, Seat.SOUTH).last_trick is not None
    return len(chair_view(table, Seat.SOUTH).view.tricks[-1].cards) == 3


def contre(given: Any) -> bool:
    assert given["condition"] == "first card already thrown"
    event = dealt("whist")
    game = Game.start(forms()["bridge_whist_paris"], event.deal, event.board)
    offered = False
    while not any(isinstance(action, Card) for action in game.log):
        choices = game.phase.legal()
        offered = offered or DOUBLE in choices
        game = game.after(BridgeWhistCall.YES if BridgeWhistCall.YES in choices else choices[0])
    assert offered  # until then
    return DOUBLE in game.phase.legal()


def no_agreement(given: Any) -> bool:
    """Whether the explanation of a call without a meaning says anything but that."""
    assert given["condition"] == "partnership has no agreement"
    strange = Auction.of(Seat.NORTH, [parse_call("7C")])
    (made,) = LIBRARY.calls_made(systems_of(setup(ALL).sitters), strange, Vulnerability.NONE)
    assert made.meaning is not None
    return made.meaning.says.en != "No agreement"


ASKED: dict[str, Callable[[Any], bool]] = {
    "review of whole auction": review,
    "what is the contract": contract_asked,
    "who doubled or redoubled": doubler_asked,
    "explanation of opponents' agreements": explained,
    "advise or comment": dummy_says,
    "inspect last trick and ask who played what": last_trick,
    "see the other cards of the trick": trick_on_table,
    "contre": contre,
    "guess the meaning": no_agreement,
}


def permission(given: Any) -> Any:
    return {"allowed": ASKED[given["action"]](given)}
