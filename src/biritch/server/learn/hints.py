"""A robot's decision as the tutor tells it to a person at the table."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from biritch.core.cards import Suit
from biritch.server.tables.meanings import call_meaning
from biritch.server.tables.protocol import (
    CallChoice,
    HiddenHandView,
    HintGiven,
    KnownRange,
    LikelyHonour,
)
from biritch.server.web.wire import letter, sentence

if TYPE_CHECKING:
    from biritch.coach.hidden_hands import HiddenHand, LikelyRange
    from biritch.coach.tutor import Advice
    from biritch.games.view import View
    from biritch.robots.robot import Decision

_log = logging.getLogger(__name__)


async def hint_given(
    request: str, view: View, decided: Decision, robot: str, seed: str
) -> HintGiven:
    """Return what *robot* decided in *view* as a hint; nothing but *view* is looked at."""
    try:
        advice = await asyncio.to_thread(_advice, view, decided, robot, seed)
    except Exception as fault:  # noqa: BLE001 - the robot's own reason is still one
        _log.warning("no advice: %r", fault)
        return HintGiven(request, str(decided.action), sentence(decided.reason))
    return HintGiven(
        id=request,
        action=str(advice.action),
        says=sentence(advice.says),
        more=[sentence(phrase) for phrase in advice.more],
        candidates=[
            CallChoice(str(call), call_meaning(meaning)) for call, meaning in advice.candidates
        ],
        hidden=[_hidden(hand) for hand in advice.hidden],
    )


def _advice(view: View, decided: Decision, robot: str, seed: str) -> Advice:
    from biritch.coach.tutor import advice_of

    rng = random.Random(seed)  # noqa: S311 - to be repeatable
    return advice_of(view, decided, robot.partition(":")[2] or "sef", rng)


def _hidden(hand: HiddenHand) -> HiddenHandView:
    likely = sorted(hand.honours.items(), key=lambda honour: -int(honour[0]))
    return HiddenHandView(
        seat=letter(hand.seat),
        points=_range(hand.points),
        lengths={str(suit): _range(hand.lengths[suit]) for suit in Suit},  # type: ignore[misc]
        honours=[LikelyHonour(str(card), round(100 * chance)) for card, chance in likely],
    )


def _range(found: LikelyRange) -> KnownRange:
    return KnownRange(found.low, found.usual, found.high)
