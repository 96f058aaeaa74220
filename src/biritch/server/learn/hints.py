"""The tutor's advice as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

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


def hint_given(request: str, advice: Advice | HintGiven) -> HintGiven:
    """Return *advice* as the message that answers *request*."""
    if isinstance(advice, HintGiven):
        return msgspec.structs.replace(advice, id=request)
    return HintGiven(
        id=request,
        action=str(advice.action),
        says=sentence(advice.says),
        more=[sentence(phrase) for phrase in advice.more],
        candidates=[
            CallChoice(str(call), call_meaning(meaning)) for call, meaning in advice.candidates
        ],
        hidden=[_hidden_view(hand) for hand in advice.hidden],
    )


def _hidden_view(hand: HiddenHand) -> HiddenHandView:
    likely = sorted(hand.honours.items(), key=lambda honour: -int(honour[0]))
    return HiddenHandView(
        seat=letter(hand.seat),
        points=_range(hand.points),
        lengths={str(suit): _range(hand.lengths[suit]) for suit in Suit},  # type: ignore[misc]
        honours=[LikelyHonour(str(card), round(100 * chance)) for card, chance in likely],
    )


def _range(found: LikelyRange) -> KnownRange:
    return KnownRange(found.low, found.usual, found.high)
