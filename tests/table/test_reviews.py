"""Who may still look at the auction, and at the last trick: Laws 41B and 66A of 2017."""

import pytest

from biritch.core.cards import DECK
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, WidowShare
from biritch.rules.play import Trick
from biritch.table.events import Faced
from biritch.table.public_log import public_events
from biritch.table.setup import TableRules
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.table.tables import act, claim, dealt, in_play, legal, played, setup
from tests.table.test_opening_lead import led

N, E, S, W = Seat


def reviewing(table: Table) -> set[Seat | None]:
    """Return who may look at the auction, ``None`` for spectators."""
    return {chair for chair in (*Seat, None) if chair_view(table, chair).auction}


def inspecting(table: Table) -> set[Seat | None]:
    """Return who is shown the last trick, ``None`` for spectators."""
    return {chair for chair in (*Seat, None) if chair_view(table, chair).last_trick is not None}


def test_each_may_have_the_auction_again_until_the_first_card_of_his_own() -> None:
    """Law 41B; dummy is never among them, and declarer's first card is dummy's."""
    table = in_play(declarer="S", persons="NESW")
    assert reviewing(table) == {N, E, S, W, None}
    table = act(table, legal(table)[0])
    assert reviewing(table) == {E, S}
    table = act(table, legal(table)[0])
    assert reviewing(table) == {E}
    table = act(table, legal(table)[0])
    assert reviewing(table) == set()
    for _ in range(2):
        table = act(table, legal(table)[0])
        assert reviewing(table) == set()


@pytest.mark.parametrize("declarer", "NESW")
def test_dummy_has_no_review_once_the_lead_is_made(declarer: str) -> None:
    table = in_play(declarer=declarer, persons="NESW", cards=1)
    contract = table.playing.facts.contract
    assert contract is not None
    assert contract.dummy not in reviewing(table)
    assert reviewing(table) == {contract.declarer, contract.leader.partner}


def test_the_calls_lie_open_until_the_lead_is_faced() -> None:
    """As bidding cards lie on the table as long as questions are asked (Law 41B)."""
    table = led("NESW", S)
    assert reviewing(table) == {N, E, S, W, None}
    table = table.after(Faced(E)).after(Faced(S))
    assert reviewing(table) == {E, S}


def test_all_may_look_at_the_auction_of_a_board_that_is_over() -> None:
    assert reviewing(played(in_play(persons="NESW"), 52)) == {N, E, S, W, None}


def test_a_friendly_table_shows_the_auction_throughout() -> None:
    assert reviewing(in_play(cards=9)) == {N, E, S, W, None}


@pytest.mark.parametrize("seed", range(4))
def test_the_last_trick_is_shown_until_ones_side_plays_to_the_next(seed: int) -> None:
    """Law 66A: the leader's side first, the other with the card that follows."""
    table = in_play(seed, persons="NESW", cards=3)
    assert inspecting(table) == set()
    table = act(table, legal(table)[0])
    quitted = table.playing.facts.tricks[0]
    assert inspecting(table) == {N, E, S, W, None}
    leader = table.playing.phase.turn
    table = act(table, legal(table)[0])
    assert inspecting(table) == {leader.after(1), leader.after(3)}
    shown = {chair_view(table, chair).last_trick for chair in inspecting(table)}
    assert shown == {quitted}
    assert isinstance(quitted, Trick)
    for _ in range(2):
        table = act(table, legal(table)[0])
        assert inspecting(table) == set()


def test_of_two_tricks_the_later_one_is_the_last() -> None:
    table = in_play(persons="NESW", cards=8)
    tricks = table.playing.facts.tricks
    assert {chair_view(table, chair).last_trick for chair in Seat} == {tricks[1]}


def test_who_has_acted_may_take_back_until_a_claim_waits_or_the_board_is_over() -> None:
    table = in_play(declarer="S", persons="S")
    table = act(table, legal(table)[0])
    assert chair_view(table, S).may_take_back
    assert not chair_view(table, None).may_take_back
    several = in_play(declarer="S", persons="NESW")
    assert not chair_view(several, S).may_take_back, "at a table of several nobody takes back"


@pytest.mark.parametrize(("boards", "told"), [(None, True), (4, False)])
def test_where_people_deal_the_next_dealer_is_told(boards: int | None, told: bool) -> None:
    begun = setup("NESW", TableRules(ceremony=True), boards)
    duties = chair_view(Table(begun).after(dealt("ceremony")), S).ceremony
    assert (duties is not None) is told
    if duties is not None:
        assert (duties.dealer, duties.packs) == (E, 2)
    plain = Table(setup("NESW")).after(dealt("ceremony"))
    assert chair_view(plain, S).ceremony is None


def test_a_claim_is_shown_to_all_and_numbered_after_what_went_before() -> None:
    table = in_play(declarer="S", persons="NESW", cards=4)
    assert {chair for chair in Seat if chair_view(table, chair).may_claim} == {E, S, W}
    claimed = claim(table, S, 3)
    for chair in (*Seat, None):
        view = chair_view(claimed, chair)
        assert view.claim is not None
        assert not view.may_claim
        assert not view.may_take_back
    numbers = [entry.n for entry in claimed.public_log]
    assert numbers == sorted(numbers)
    assert (claimed.public_log[-1].kind, numbers[-1]) == ("claim", claimed.n)


def test_what_is_said_in_older_games_is_told_with_its_seat() -> None:
    facts = in_play().playing.facts
    said = public_events(4, E, BridgeWhistCall.LEAVE, facts)
    assert [(entry.n, entry.kind, entry.seat) for entry in said] == [(4, "say", E)]
    shared = public_events(5, W, WidowShare(*DECK[:2]), facts)
    assert [(entry.n, entry.kind, entry.seat) for entry in shared] == [(5, "say", W)]
    assert not any(str(card) in shared[0].what for card in DECK)
