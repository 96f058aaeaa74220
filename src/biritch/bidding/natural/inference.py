"""Inference: how partner interprets a call without an agreement.

Opponents who ask are only told that there is no agreement: an inference is no explanation (Laws
of Duplicate Bridge 2017, Law 20F1). Partner infers what any player would: a bid of the
opponents' suit is a question, 4NT with a fit asks for aces and is answered, a double jump below
partner's game is a splinter, a new suit above the agreed one is a control, a high new suit with
silent opponents is forcing, and a takeout double has the points for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.situation import CONTROL, HIGH, Situation, is_game
from biritch.bidding.natural.candidates import GAME, candidate, floor, supports
from biritch.bidding.natural.slams import ASK_ACES, CHOOSE_SLAM
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, Promise
from biritch.bidding.promises.shapes import length
from biritch.core.calls import DOUBLE, REDOUBLE, Bid, Call
from biritch.core.cards import Strain, Suit

UNKNOWN = "call-unknown"
"""The message by which opponents learn that a call was never discussed."""
_CARDS = {1: 4, 2: 5, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6}
_POINTS = {1: 7, 2: 8, 3: 5}
"""High-card points of an overcall at that level; higher up it may be length alone."""
_WEAK = 12
"""A player who has shown no more points than that, and has not passed, may bid high to play."""
_STRONG = 18
"""Points from which a partner is not left below game."""
_OPENING = 13
"""Points of an opening of 3NT."""
_RAISE = 8
"""Points of a raise of partner's minor to four in competition."""
_DOUBLES = 11
"""Points of a double that asks for a suit, where nothing is known of its maker."""
_VALUES = ("values", "negative", "responsive")
"""Kinds of doubles and redoubles over which 4NT asks for aces."""
_FOUR_NOTRUMP, _FIVE_NOTRUMP = Bid(4, Strain.NOTRUMP), Bid(5, Strain.NOTRUMP)


class Inference(NamedTuple):
    """The interpretation of a call without an agreement."""

    promise: Promise
    forcing: Forcing
    kind: str = ""
    artificial: bool = False


def infer(situation: Situation, call: Call) -> CandidateCall:
    """Return *call* with its most natural interpretation, where there is no agreement."""
    guess = Inference(ANYTHING, "no")
    if isinstance(call, Bid) and situation.bid is None and call == Bid(3, Strain.NOTRUMP):
        guess = Inference(hcp(_OPENING), "no")  # a long suit, or a balanced hand
    elif isinstance(call, Bid):
        coded = (code(situation, call) for code in _ARTIFICIAL)
        guess = next(filter(None, coded), None) or _natural(situation, call)
    elif call is DOUBLE:
        guess = _double(situation)
    return infer_call(call, guess)


_NO_GUESS = Inference(ANYTHING, "no")


def infer_call(call: Call, guess: Inference = _NO_GUESS) -> CandidateCall:
    """Return *call* as a candidate without agreement, with the interpretation *guess*."""
    return candidate(
        call,
        guess.promise,
        "unagreed",
        guess.forcing,
        title=UNKNOWN,
        kind=guess.kind,
        artificial=guess.artificial,
    )


def _natural(situation: Situation, bid: Bid) -> Inference:
    if _inviting(situation, bid):
        points = hl(floor(GAME - 2 - situation.partner_points[0]))
        return Inference(_infer_suit(situation, bid) & points, "invitational")
    return Inference(
        _infer_suit(situation, bid), "one-round" if _wants_answer(situation, bid) else "no"
    )


def _double(situation: Situation) -> Inference:
    if not _appealing(situation):
        return Inference(ANYTHING, "no", "penalty")
    promise = ANYTHING if situation.we_acted else hcp(_DOUBLES)
    return Inference(promise, "one-round", "takeout")


def _inviting(situation: Situation, bid: Bid) -> bool:
    """Return whether *bid* raises partner's major to three, or is 2NT, uncontested."""
    if (
        situation.they_acted
        or situation.game_forced
        or not situation.has_acted(situation.me.partner)
        or not situation.has_acted(situation.me)
    ):
        return False
    suit = bid.strain.suit
    if suit is None:
        return bid.level == 2
    return suit.major and bid.level == 3 and situation.partner.least(suit) >= 5


def _appealing(situation: Situation) -> bool:
    """Return whether a double is for takeout: of their suit, low, with no suit agreed."""
    if (
        situation.bid is None
        or situation.bid.strain.suit is None
        or situation.bid.level >= HIGH
    ):
        return False
    entry = next(entry for entry in reversed(situation.calls) if entry.call == situation.bid)
    punished = any(
        entry.seat in situation.us
        and (entry.call is REDOUBLE or entry.meaning.kind == "penalty")
        for entry in situation.calls
    )
    return not entry.meaning.artificial and not punished and situation.trumps is None


def _infer_suit(situation: Situation, bid: Bid) -> Promise:
    """Return the promised length of the suit bid, and the points for entering the auction."""
    suit = bid.strain.suit
    if suit is None:
        return ANYTHING
    coming = situation.they_acted and not situation.we_acted
    points = hcp(_POINTS.get(bid.level, 0)) if coming else ANYTHING
    if situation.they_acted and bid.level == HIGH and situation.partner.least(suit) >= 3:
        points = supports(suit, 0, _RAISE)
    return points & length(suit, _cards(situation, suit, bid.level))


def _wants_answer(situation: Situation, bid: Bid) -> bool:
    """Return whether *bid* is too high, or partner too strong, for it to be passed.

    A new suit at the three level or higher, a minor at the four level; anything facing a strong
    opening. If the opponents have bid, a new suit with an agreed one, and a new minor at the
    four level. Never from a player who has shown weakness.
    """
    suit = bid.strain.suit
    if is_game(bid) or not situation.has_acted(situation.me.partner):
        return False
    if situation.mine.strength[1] <= _WEAK and situation.has_acted(situation.me):
        return False
    new = suit is not None and suit not in situation.ours and situation.partner.least(suit) < 3
    if situation.they_acted:
        named = (
            new
            and suit not in situation.theirs
            and bool(situation.suits_of(situation.me.partner))
        )
        return named and bid.level >= (HIGH if situation.trumps is None else 3)
    high = bid.level >= 3 and (new or (bid.level == HIGH and suit is not None))
    return high or situation.partner.strength[0] >= _STRONG


def _cards(situation: Situation, suit: Suit, level: int) -> int:
    if suit in situation.theirs:
        return 0
    if situation.partner.least(suit) >= 3:
        return 3
    return max(
        situation.mine.least(suit),
        4 if level == 3 and not situation.they_acted else _CARDS[level],
    )


def _counting(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret 4NT with known trumps, over a control or a suit game, or with values."""
    last = situation.partners_last
    if bid != _FOUR_NOTRUMP or last is None:
        return None
    if not isinstance(last.call, Bid):  # over a double or redouble that shows values
        asked = last.meaning.kind in _VALUES and bool(situation.suits_of(situation.me))
        return Inference(ANYTHING, "one-round", ASK_ACES, artificial=True) if asked else None
    # Over a suit, or a strong artificial opening; over notrump it is a question of strength.
    strong = last.meaning.kind in ("strong-two", "strong")
    asks = last.meaning.artificial and last.meaning.forcing in ("one-round", "game")
    asked = last.natural is not None or strong or asks
    if not asked and last.call.strain is not Strain.NOTRUMP:
        asked = situation.agreed_suit is not None  # over a control, or another question
    return Inference(ANYTHING, "one-round", ASK_ACES, artificial=True) if asked else None


def _choosing_slam(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret 5NT, if no aces were asked for, as "choose the slam"."""
    last = situation.partners_last
    if bid != _FIVE_NOTRUMP or last is None or not isinstance(last.call, Bid):
        return None
    if last.call.level >= HIGH and last.meaning.kind == "answer":
        return None
    return Inference(ANYTHING, "one-round", CHOOSE_SLAM, artificial=True)


def _showing_two_suits(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret 4NT over their suit, partner silent, as the two lowest other suits."""
    theirs = situation.theirs
    over = situation.bid is not None and situation.bid.strain.suit is not None
    if bid != _FOUR_NOTRUMP or situation.we_acted or not theirs or not over:
        return None
    others = [suit for suit in Suit if suit not in theirs]
    if len(others) < 2:
        return None
    low, high = others[:2]
    return Inference(length(low, 5) & length(high, 5), "one-round", "unusual", artificial=True)


def _answering(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret an answer to partner's 4NT in an unbid suit of ours."""
    last, suit = situation.partners_last, bid.strain.suit
    aces_asked = last is not None and last.call == _FOUR_NOTRUMP and situation.quiet
    if not aces_asked or bid.level != 5 or suit is None or suit in situation.ours:
        return None
    return Inference(ANYTHING, "one-round", "answer", artificial=True)


def _controlling(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret a new suit above the next raise of the known trumps as a control."""
    suit = bid.strain.suit
    if (
        suit is None
        or situation.agreed_suit is None
        or suit in situation.ours
        or bid.level < HIGH
    ):
        return None
    if situation.partner.least(suit) >= 3 or situation.mine.least(suit) >= 4:
        return None
    return Inference(ANYTHING, "one-round", CONTROL, artificial=True)


def _splintering(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret a double jump below game in partner's last major as a splinter."""
    suit, major = (
        bid.strain.suit,
        next(iter(situation.suits_of(situation.me.partner)[-1:]), None),
    )
    if (
        suit is None
        or major is None
        or not major.major
        or suit in (*situation.ours, *situation.theirs)
    ):
        return None
    cheapest = situation.cheapest(suit)
    jumped = cheapest is not None and bid.level >= max(HIGH - 1, cheapest.level + 2)
    if not jumped or not Bid(3, Strain(major)) < bid < Bid(4, Strain(major)):
        return None
    return Inference(length(major, 4) & length(suit, 0, 1), "game", "splinter", artificial=True)


def _asking(situation: Situation, bid: Bid) -> Inference | None:
    """Interpret a bid of their suit that cannot be natural as a question.

    A game may be natural if they showed four cards, but not if they showed five.
    """
    suit = bid.strain.suit
    if (
        suit not in situation.theirs
        or suit in situation.ours
        or situation.partner.least(suit) >= 3
    ):
        return None
    most = max(
        situation.shown[seat].least(suit)
        for seat in (situation.me.after(), situation.me.after(3))
    )
    if most < (5 if is_game(bid) else 3):
        return None
    return Inference(ANYTHING, "one-round", "cue-bid", artificial=True)


_ARTIFICIAL: tuple[Callable[[Situation, Bid], Inference | None], ...] = (
    _counting,
    _choosing_slam,
    _showing_two_suits,
    _answering,
    _controlling,
    _splintering,
    _asking,
)
"""The bids that can be no offer to play, whatever was agreed; the surest first."""
