"""Robots claim what is over, where a page asks for it; whoever wants to plays on."""

import asyncio
import random
from dataclasses import dataclass, field

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.claiming.own_claims import OwnClaim, own_claim
from biritch.robots.robot import Decision
from biritch.server.tables.protocol import AnswerClaim, ChangeSettings
from biritch.server.workers.robots import ClaimAnswer, ClaimToJudge
from biritch.table.events import Acted, Answered, Claimed, Dealt
from biritch.table.setup import Setup, Sitter
from biritch.table.table import Table
from tests.server.tables.story import Scripted, enter, run, until, working

SURE = Deal.parse("N:KQ32.A32.A432.32 54.KQJ8.QT87.T97 AJT876.54.K5.AKQ 9.T976.J96.J8654")
"""South makes eleven tricks in spades, and has them all once he is in."""


@dataclass
class ClaimingMind(Scripted):
    """Robots that bid four spades from South, play by rule, and claim."""

    judged: list[ClaimToJudge] = field(default_factory=list)

    async def decide(self, robot: str, view: View, seed: str, table: str = "") -> Decision:
        """Bid as written, then play by rule."""
        del robot, seed, table
        if view.stage == "auction" and view.auction is not None:
            calls = {2: "1S", 4: "4S"}
            wanted = calls.get(len(view.auction.calls), "P")
            action = next(call for call in view.legal if str(call) == wanted)
            return Decision(action, Phrase.of("server-by-rule"))
        return find("rule:sef").decide(view, budget=0, rng=random.Random(1))

    async def claim(self, view: View, table: str = "") -> OwnClaim | None:
        """Claim what is certain."""
        del table
        return own_claim(view)

    async def judge(
        self, view: View, claim: ClaimToJudge, seed: str, table: str = ""
    ) -> ClaimAnswer:
        """Agree."""
        del view, seed, table
        self.judged.append(claim)
        return ClaimAnswer(accepts=True)


def dealt(person: Seat = Seat.WEST) -> Table:
    robot = Sitter("robot", "rule:sef")
    n, e, s, w = (Sitter("person", "Anne") if seat == person else robot for seat in Seat)
    return Table(Setup(VARIANT, (n, e, s, w))).after(Dealt(Board.from_number(1), SURE))


def claims(events: tuple[object, ...]) -> list[Claimed]:
    return [event for event in events if isinstance(event, Claimed)]


async def played(*, asked: bool, accepts: bool) -> tuple[object, ...]:
    """Play the board with Anne as West, who follows by rule; return its events."""
    mind = ClaimingMind(())
    async with working(dealt(), mind) as room:
        line = await enter(room, Seat.WEST, 0, [])
        if asked:
            await room.ask(line, ChangeSettings("s", 0, robot_claims=True))
        async with asyncio.timeout(60):
            answered = 0
            while not room.log.table.over:
                table = room.log.table
                if table.claim is not None and Seat.WEST in table.claim.waiting:
                    answered += 1
                    request = AnswerClaim(f"a{answered}", table.n, accepts)
                    await room.ask(line, request)
                    await until(lambda seen=table.n: room.log.table.n > seen)  # type: ignore[misc]
                elif table.turn == Seat.WEST:
                    view = table.playing.view(Seat.WEST)
                    decided = find("rule:sef").decide(view, budget=0, rng=random.Random(1))
                    await room.log.append(Acted(Seat.WEST, decided.action))
                    await room.enter(line)
                else:
                    await asyncio.sleep(0.001)
        return room.log.table.events


def test_a_robot_claims_and_the_board_is_over_once_all_agree() -> None:
    events = run(played(asked=True, accepts=True))
    (claim,) = claims(events)
    assert claim.seat == Seat.SOUTH
    assert claim.line
    cards = [e for e in events if isinstance(e, Acted) and isinstance(e.action, Card)]
    assert len(cards) == 52 - 4 * claim.tricks


def test_whoever_plays_on_is_not_asked_again() -> None:
    events = run(played(asked=True, accepts=False))
    assert len(claims(events)) == 1
    assert [e.accepts for e in events if isinstance(e, Answered) and e.seat == Seat.WEST] == [
        False
    ]
    assert sum(isinstance(e, Acted) and isinstance(e.action, Card) for e in events) == 52


def test_nothing_is_claimed_where_no_page_asks_for_it() -> None:
    assert not claims(run(played(asked=False, accepts=True)))
