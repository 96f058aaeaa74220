"""The practice room: what is dealt, what is told when, and to whom."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.bidding import drill as drills
from biritch.bidding.catalogue import find
from biritch.coach.tutor import Advice
from biritch.core.boards import Board
from biritch.core.calls import CALLS, PASS, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.games.view import View
from biritch.robots.claiming.own_claims import OwnClaim
from biritch.robots.robot import Decision
from biritch.server.practice import deals as practice_dealing
from biritch.server.practice import hand as practice
from biritch.server.practice import view_message as practice_drawing
from biritch.server.practice.hand import ME, PracticeHand
from biritch.server.practice.messages import PracticeView
from biritch.server.practice.registry import (
    BadPractice,
    OpenPractice,
    PracticeHands,
    PracticeRequest,
    StaleRequest,
    review_here,
)
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.web.answers import answer
from biritch.server.workers import jobs
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge

LIBRARY = SystemLibrary()


def awaited(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    """Run a test that waits."""

    @functools.wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


@dataclass
class Watched:
    """Robots that bid their system, and all they were given to do it."""

    is_hurried: bool = False
    given: list[View] = field(default_factory=list)

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Decide by the system of *robot*."""
        del table
        self.given.append(view)
        return jobs.decide(robot, view, 1.0, seed)

    async def advise(self, robot: str, view: View, seed: str, table: str = "") -> Advice:
        """Advise nothing: it is not asked."""
        raise NotImplementedError

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim nothing."""
        del view, table
        return None

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Answer no claim: there is none."""
        raise NotImplementedError


def room(mind: Watched | None = None, store: MemoryStore | None = None) -> PracticeHands:
    return PracticeHands(store or MemoryStore(), mind or Watched(), LIBRARY, review_here)


def begun(seed: int, calls: int, against: str = "") -> PracticeHand:
    """Return a hand on which so many calls were made at random."""
    rng = random.Random(seed)
    board, deal = Board.from_number(seed % 16 + 1), next(seeded_deals(seed))
    held = practice.read_hand(
        [practice.opening_line("any-hands", "sef", against, (board, deal))]
    )
    for _ in range(calls):
        if held.over:
            break
        legal = held.auction.standing.legal()
        call: Call = PASS if rng.random() < 0.4 else rng.choice(legal[:12])
        held = held.after(practice.call_line(call))
    return held


def reshuffled(held: PracticeHand, rng: random.Random) -> PracticeHand:
    """Return the same hand of South's, the others dealt again."""
    cards = [card for seat in Seat if seat != ME for card in held.deal[seat]]
    rng.shuffle(cards)
    others = iter([Hand.of(cards[at : at + 13]) for at in (0, 13, 26)])
    north, east, south, west = (
        held.deal[seat] if seat == ME else next(others) for seat in Seat
    )
    return replace(held, deal=Deal((north, east, south, west)))


def sent(held: PracticeHand) -> bytes:
    return bytes(answer(practice_drawing.practice_view("hand", held, LIBRARY)).body)


@given(st.integers(0, 10**6), st.integers(0, 14), st.sampled_from(["", "sayc"]))
@settings(max_examples=30, deadline=None)
def test_hidden_hands_change_no_byte_before_the_end(seed: int, calls: int, other: str) -> None:
    held = begun(seed, calls, other)
    if not held.over:
        assert sent(held) == sent(reshuffled(held, random.Random(seed)))


def test_a_leak_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell all four hands a call too early, and see the bytes differ."""
    held = begun(3, 2)
    assert not held.over
    monkeypatch.setattr(PracticeHand, "over", property(lambda _: True))
    assert sent(held) != sent(reshuffled(held, random.Random(1)))


async def to_the_end(practices: PracticeHands, **asked: str) -> PracticeView:
    """Bid a hand to its end as the system hints."""
    told = await practices.open(OpenPractice(**asked))
    while not told.over:
        held = await practices.find(told.practice)
        assert held is not None
        assert told.hands is None
        call = practices.hint(held).call
        told = await practices.do(told.practice, PracticeRequest(told.n, "call", call))
    return told


@awaited
async def test_robots_are_given_their_own_hand_alone() -> None:
    mind = Watched()
    told = await to_the_end(room(mind), drill="competitive", against="sayc", seed="1")
    assert {view.seat for view in mind.given} == {Seat.NORTH, Seat.EAST, Seat.WEST}
    for view in mind.given:
        assert view.deal is None
        assert [seat for seat in Seat if view.seen[seat] is not None] == [view.seat]
    assert told.hands is not None


@awaited
async def test_silent_opponents_pass_and_think_nothing() -> None:
    mind = Watched()
    told = await to_the_end(room(mind), drill="games", seed="2")
    assert {view.seat for view in mind.given} == {Seat.NORTH}
    assert {made.call for made in told.auction if made.seat in {"E", "W"}} == {"P"}


@awaited
async def test_who_bids_the_system_is_told_so() -> None:
    practices = room()
    told = await to_the_end(practices, drill="slams", system="sayc", seed="3")
    held = await practices.find(told.practice)
    assert held is not None
    review = await practices.review(told.practice, held)
    assert review.parted is None
    assert review.mine == review.model
    assert review.imps_model == 0
    assert [one.call for one in review.judged] == [one.better for one in review.judged]
    assert [made.call for made in review.auction] == [made.call for made in told.auction]
    assert {one.system for one in review.field} >= {"sayc", "sef", "acol:modern"}
    assert max(one.score_ns for one in review.best) >= review.mine.score_ns
    assert 0 <= review.percent <= 100


@awaited
async def test_another_call_is_compared_with_the_systems() -> None:
    practices = room()
    told = await practices.open(OpenPractice(drill="games", system="sayc", seed="2"))
    while not told.over:
        call = "7N" if "7N" in told.legal else "P"
        told = await practices.do(told.practice, PracticeRequest(told.n, "call", call))
    held = await practices.find(told.practice)
    assert held is not None
    review = await practices.review(told.practice, held)
    assert review.parted is not None
    assert any(one.call != one.better for one in review.judged)
    assert review.imps_model < 0


@awaited
async def test_a_call_is_taken_back_and_a_hand_bid_again() -> None:
    practices = room()
    told = await practices.open(OpenPractice(seed="5"))
    before = told.auction
    told = await practices.do(told.practice, PracticeRequest(told.n, "call", "4N"))
    assert not told.over
    told = await practices.do(told.practice, PracticeRequest(told.n, "undo"))
    assert told.auction == before
    assert told.first
    told = await practices.do(told.practice, PracticeRequest(told.n, "call", "7N"))
    while not told.over:
        told = await practices.do(told.practice, PracticeRequest(told.n, "call", "P"))
    told = await practices.do(told.practice, PracticeRequest(told.n, "again"))
    assert told.auction == before
    assert not told.first
    assert told.hands is None


@awaited
async def test_what_was_done_is_still_there_after_a_cut() -> None:
    store = MemoryStore()
    told = await room(store=store).open(OpenPractice(seed="5"))
    told = await room(store=store).do(told.practice, PracticeRequest(told.n, "call", "P"))
    again = room(store=store)
    held = await again.find(told.practice)
    assert held is not None
    assert await again.view(told.practice, held) == told


@awaited
async def test_what_may_not_be_done_is_refused() -> None:
    practices = room()
    told = await practices.open(OpenPractice(seed="5"))
    with pytest.raises(StaleRequest):
        await practices.do(told.practice, PracticeRequest(told.n + 1, "call", "P"))
    for asked, name in (("XX", "illegal"), ("8C", "bad"), ("", "bad")):
        with pytest.raises(BadPractice) as refused:
            await practices.do(told.practice, PracticeRequest(told.n, "call", asked))
        assert refused.value.phrase.name == f"practice-{name}"
    held = await practices.find(told.practice)
    assert held is not None
    # The page is told beforehand why: every call is either allowed or has its reason.
    for bid in (held, held.after(practice.call_line(parse_call("2N")))):
        view = practice_drawing.practice_view(told.practice, bid, LIBRARY)
        why = {call for reason in view.forbidden for call in reason.what}
        legal = {str(call) for call in bid.auction.standing.legal()}
        assert (why | legal, why & legal) == ({str(call) for call in CALLS}, set())
    with pytest.raises(BadPractice):
        await practices.review(told.practice, held)
    for opening in (
        OpenPractice(drill="poker"),
        OpenPractice(system="goren"),
        OpenPractice(against="hal"),
    ):
        with pytest.raises(BadPractice):
            await practices.open(opening)


@pytest.mark.parametrize("name", drills.all_drills())
def test_every_kind_of_hands_is_found_and_is_of_that_kind(name: str) -> None:
    drill, system = drills.all_drills()[name], find("sef")
    assert set(drill.titles) == set(drill.about) == {"en", "fr"}
    for seed in range(3):
        board, deal = practice_dealing.deal_hand(drill, system, system, f"{name} {seed}")
        held = deal[Seat.SOUTH].hcp + deal[Seat.NORTH].hcp
        assert drill.together[0] <= held <= drill.together[1]
        if drill.deals != "any":
            assert (board.dealer.side is Side.NS) == (drill.deals == "ours")
        if drill.opens:
            begun = practice.PracticeHand(name, "sef", "sef", board, deal)
            call = system.choose(deal[board.dealer], begun.auction, board.vulnerability).call
            assert str(call) in drill.opens


def test_a_system_without_such_hands_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_dealing, "MOST", 500)
    none = replace(drills.all_drills()["weak-twos"], opens=frozenset({"7N"}), together=(40, 40))
    with pytest.raises(practice_dealing.NoSuchHands):
        practice_dealing.deal_hand(none, find("sef"), find("sef"), "1")


def test_every_refusal_has_its_sentence() -> None:
    assert Phrase.of("practice-stale") == StaleRequest("stale").phrase
