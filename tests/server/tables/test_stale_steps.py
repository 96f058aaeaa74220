"""Every step that answers something at a table is refused once that has changed.

The refusal is followed by what is true now, and nothing enters the log.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from biritch.core.calls import parse_call
from biritch.core.seats import Seat
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables import protocol
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.opening import (
    FriendsOpening,
    OpenTable,
    TableDefaults,
    first_lines,
)
from biritch.server.tables.policies.friends import play_with_friends
from biritch.server.tables.protocol import (
    AdmitGuest,
    AnswerClaim,
    AnswerUndo,
    AskHint,
    AskMeaning,
    ChangeSeat,
    ChangeSettings,
    ClaimTricks,
    DealNext,
    ExplainCall,
    FaceLead,
    Hello,
    Invite,
    MakeCall,
    MannersMessage,
    MuteGuest,
    PlayCard,
    SeatRobot,
    SendAway,
    SettleManners,
    Speak,
    SwapSeats,
    TakeAction,
    TakeBack,
    VoteRobot,
)
from biritch.server.tables.services import Services
from biritch.table.company_events import (
    Admitted,
    Invited,
    Joined,
    Muted,
    Reseated,
    Settled,
    Swapped,
    UndoAnswered,
    UndoAsked,
)
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Faced, Replaced
from biritch.table.manners import Manners
from biritch.table.setup import Sitter
from tests.server.tables.story import LIBRARY, Scripted, nothing, run

N, E, S, W = Seat
PLAYERS = {"S": 0, "N": 1, "E": 2, "W": 3}
ONLOOKER = 4


@dataclass
class Evening:
    """A table of friends without sockets: who asks, and what they are sent."""

    room: LiveTable

    @property
    def n(self) -> int:
        return self.room.log.table.n

    async def happen(self, *events: Event) -> None:
        """Store *events*, one after the other."""
        for event in events:
            await self.room.log.append(event)

    async def call(self, *calls: str) -> None:
        """Let whose turn it is make *calls*."""
        for call in calls:
            turn = self.room.log.table.turn
            assert turn is not None
            await self.happen(Acted(turn, parse_call(call)))

    async def deal(self) -> None:
        """Deal the next board."""
        await self.happen(Dealt(*self.room.log.next_board()))

    async def claim(self) -> None:
        """Play to the first trick, then let declarer claim all that is left."""
        await self.call("1N", "P", "P", "P")
        turn = self.room.log.table.turn
        assert turn is not None
        await self.happen(Acted(turn, self.room.log.table.playing.phase.legal()[0]))
        await self.happen(*map(Faced, sorted(self.room.log.table.asking)))
        contract = self.room.log.table.playing.facts.contract
        assert contract is not None
        await self.happen(Claimed(contract.declarer, 0))

    async def ask(self, number: int, step: Any) -> list[dict[str, Any]]:
        """Ask *step* as guest *number*; return what is sent back."""
        seat = self.room.log.table.company.guests[number].seat
        heard: list[dict[str, Any]] = []

        def hear(text: bytes) -> bool:
            heard.append(json.loads(text))
            return True

        await self.room.answer(Connection(seat, 0, number, "", hear), step)
        return heard


def evening(story: Callable[[Evening], Awaitable[Any]]) -> Any:
    """Tell *story* at a table of four friends and one who looks on; nothing is dealt yet."""
    asked = OpenTable(friends=FriendsOpening("Anne", ["N", "E", "W"]), first=3)
    stored, _ = first_lines(asked, TableDefaults(), 0, hours=24)
    store = MemoryStore()

    async def load() -> TableLog:
        log = await TableLog.load("table", store, lambda: 0.0)
        assert log is not None
        return log

    async def whole() -> Any:
        await store.append("table", 0, stored)
        services = Services(Scripted(()), LIBRARY, nothing, "seed", 0)
        room = LiveTable(await load(), services, load, play_with_friends)
        try:
            told = Evening(room)
            for seat, number in [(N, 1), (E, 2), (W, 3), (None, 4)]:
                await told.happen(Joined(number, f"guest {number}", seat, f"key {number}"))
            return await story(told)
        finally:
            await room.close()

    return run(whole())


Change = Callable[[Evening], Awaitable[None]]


def nothing_before(evening: Evening) -> Awaitable[None]:
    """Leave the table as it is."""
    return evening.happen()


async def undo_asked(evening: Evening) -> None:
    """Let South call and ask to take it back."""
    await evening.deal()
    await evening.call("1C")
    await evening.happen(UndoAsked(S))


async def undo_denied_and_asked_again(evening: Evening) -> None:
    """Let West deny it; then South asks again."""
    await evening.happen(UndoAnswered(W, accepts=False), UndoAsked(S))


async def called(evening: Evening) -> None:
    """Deal, and let South call."""
    await evening.deal()
    await evening.call("1C")


async def another_board(evening: Evening) -> None:
    """Pass this board out and call on the next one, which West deals."""
    await evening.happen(UndoAsked(S), UndoAnswered(W, accepts=True))
    await evening.happen(UndoAnswered(E, accepts=True))
    await evening.call("P", "P", "P", "P")
    await evening.deal()
    await evening.call("1S", "P", "P", "2S")


async def taken_back(evening: Evening) -> None:
    """Let South take the call back and make another."""
    await evening.happen(UndoAsked(S), UndoAnswered(W, accepts=True))
    await evening.happen(UndoAnswered(E, accepts=True))
    await evening.call("2N")


async def moved_on(evening: Evening) -> None:
    """Let whose turn it is pass."""
    await evening.call("P")


async def claimed(evening: Evening) -> None:
    """Deal, play a little and claim."""
    await evening.deal()
    await evening.claim()


async def claimed_again(evening: Evening) -> None:
    """Let a defender refuse; then the claim is made once more."""
    claim = evening.room.log.table.claim
    assert claim is not None
    await evening.happen(Answered(min(claim.waiting), accepts=False))
    await evening.happen(Claimed(claim.chair, claim.tricks + 1))


def event(*events: Event) -> Change:
    """Return what lets *events* happen."""
    return lambda evening: evening.happen(*events)


async def onlooker_waits(evening: Evening) -> None:
    """Let onlookers ask first; another comes."""
    await evening.happen(Settled(Manners(admit=True)), Joined(5, "guest 5", None, "key 5"))


CASES: list[tuple[type[Any], int, Any, Change, Change]] = [
    # step, who asks, the step itself once it has an id and a version, before, what stales it
    (MakeCall, 3, {"call": "P"}, called, moved_on),
    (PlayCard, 3, {"card": "C2"}, called, moved_on),
    (TakeAction, 3, {"what": "ask"}, called, moved_on),
    (FaceLead, 3, {}, called, moved_on),
    (ClaimTricks, 3, {"tricks": 3}, called, moved_on),
    (AnswerClaim, 3, {"accept": True}, claimed, claimed_again),
    (TakeBack, 0, {}, called, moved_on),
    (DealNext, 0, {}, nothing_before, lambda evening: evening.deal()),
    (AskHint, 3, {}, called, moved_on),
    (AnswerUndo, 3, {"accept": True}, undo_asked, undo_denied_and_asked_again),
    (AnswerUndo, 3, {"accept": True}, undo_asked, event(UndoAnswered(E, accepts=False))),
    (AskMeaning, 3, {"call": 0}, called, another_board),
    (AskMeaning, 3, {"call": 0}, called, taken_back),
    (ExplainCall, 0, {"call": 0, "text": "strong"}, called, taken_back),
    (ExplainCall, 0, {"call": 3, "text": "strong"}, called, another_board),
    (ChangeSeat, ONLOOKER, {"seat": "N"}, event(Reseated(1, None)), event(Invited(N, "k", 9))),
    (ChangeSeat, 1, {"seat": None}, nothing_before, event(Swapped(N, S))),
    (SwapSeats, 0, {"one": "N", "other": "S"}, nothing_before, event(Swapped(N, S))),
    (SwapSeats, 0, {"one": "N", "other": "S"}, nothing_before, event(Swapped(N, E))),
    (
        SeatRobot,
        0,
        {"seat": "N"},
        event(Reseated(1, None)),
        event(Reseated(4, N), Reseated(4, None)),
    ),
    (
        SeatRobot,
        0,
        {"seat": "N", "open": True},
        event(Reseated(1, None)),
        event(Replaced(N, Sitter("robot", "robot:sef"))),
    ),
    (Invite, 0, {"seat": "N"}, event(Reseated(1, None)), event(Invited(N, "key", 9))),
    (Invite, 0, {"seat": None}, nothing_before, event(Invited(None, "key", 9))),
    (
        Invite,
        0,
        {"seat": "N", "withdraw": True},
        event(Reseated(1, None), Invited(N, "a", 9)),
        event(Invited(N, "b", 9)),
    ),
    (SendAway, 0, {"guest": ONLOOKER}, event(Reseated(1, None)), event(Reseated(ONLOOKER, N))),
    (VoteRobot, 3, {"seat": "N"}, nothing_before, event(Swapped(N, S))),
    (
        SettleManners,
        0,
        {"manners": MannersMessage()},
        nothing_before,
        event(Settled(Manners(clock=7))),
    ),
    (AdmitGuest, 0, {"guest": 5}, onlooker_waits, event(Admitted(5))),
    (MuteGuest, 0, {"guest": ONLOOKER}, nothing_before, event(Muted(ONLOOKER))),
    (Speak, 3, {"audience": "director", "calls": True}, called, another_board),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0].__name__)
def test_a_step_is_refused_once_what_it_answers_has_changed(
    case: tuple[type[Any], int, Any, Change, Change],
) -> None:
    step, who, fields, before, change = case

    async def story(told: Evening) -> tuple[list[dict[str, Any]], int, int]:
        await before(told)
        seen = told.n
        await change(told)
        now = told.n
        return await told.ask(who, step("late", seen, **fields)), now, told.n

    sent, before_n, after_n = evening(story)
    refusal = sent[0]
    assert (refusal["t"], refusal["code"], refusal["id"]) == ("refused", "stale", "late")
    assert after_n == before_n
    assert sent[1]["t"] in {"company", "view"}
    assert sent[1]["n"] == after_n


FRESH = [case for case in CASES if case[0] in {AnswerUndo, AskMeaning, SwapSeats, Invite}]


@pytest.mark.parametrize("case", FRESH, ids=lambda case: case[0].__name__)
def test_the_same_step_in_time_is_done(
    case: tuple[type[Any], int, Any, Change, Change],
) -> None:
    step, who, fields, before, _ = case

    async def story(told: Evening) -> list[dict[str, Any]]:
        await before(told)
        return await told.ask(who, step("in-time", told.n, **fields))

    assert [m["t"] for m in evening(story)][-1] == "done"


def test_talk_alone_makes_no_step_stale() -> None:
    async def story(told: Evening) -> list[dict[str, Any]]:
        await called(told)
        seen = told.n
        await told.ask(0, Speak("hello", seen, "opponents", "one moment"))
        assert told.n == seen + 1
        return await told.ask(3, MakeCall("pass", seen, "P"))

    assert [m["t"] for m in evening(story)][-1] == "done"


def test_every_kind_of_step_is_made_stale_above() -> None:
    """What settles nothing with anybody, or only begins, answers nothing."""
    answering_nothing = {Hello, ChangeSettings}
    kinds = set(get_args(protocol.ClientMessage))
    assert kinds == {case[0] for case in CASES} | answering_nothing
