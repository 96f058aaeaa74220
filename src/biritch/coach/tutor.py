"""The tutor: what to do in a view and why, and what is known of hidden hands."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.alternatives import alternatives
from biritch.bidding.book import Page
from biritch.bidding.short_line import short_line
from biritch.coach.card_reasons import card_reason
from biritch.coach.hidden_hands import HiddenHand, hidden_hands
from biritch.coach.reasons import CardReason
from biritch.core.calls import Bid, Call, OtherCall
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import FOUR, Seat
from biritch.core.signs import call_sign, card_sign, seat_sign, strain_sign
from biritch.games.phase import Action
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.play.shown_suits import shown_suits
from biritch.robots.robot import Decision, Robot
from biritch.robots.sampling.inferences import infer_evidence
from biritch.robots.sampling.worlds import World, worlds

_DEALT = 60
"""Deals from which the hidden hands are described."""
_DECIDED = frozenset(
    {
        "robot-beats",
        "robot-beats-more",
        "robot-makes-blind",
        "robot-makes-more",
        "robot-technique-and-worlds",
        "robot-wins-more",
    }
)
"""The reasons of robots that compare cards over hands dealt."""
_LIKELY = 0.6
"""How likely an honour lies in a hand for that to be worth saying."""
_MOST_POINTS = 30
"""Points beyond which no limit was set."""
_SHARE = 0.6
"""The part of the time in which the robot decides."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice: the action, its reason, further remarks, and the hidden hands.

    ``technique`` is the identifier of a card's reason, empty for a call; ``candidates`` are the
    calls compared, the best first, with their meanings.
    """

    action: Action
    says: Phrase
    more: tuple[Phrase, ...] = ()
    technique: str = ""
    hidden: tuple[HiddenHand, ...] = ()
    candidates: tuple[tuple[Call, Meaning], ...] = ()


def advise(
    view: View, robot: Robot, system: str, *, budget: float, rng: random.Random
) -> Advice:
    """Return what *robot* would do in *view* and why, in about *budget* seconds.

    *system* is its side's. Nothing but *view* is used.

    Raises:
        ValueError: Nobody is to act there, or there is no such system.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> advice = advise(view, bw.robot("rule:sef"), "sef", budget=0, rng=random.Random(1))
        >>> advice.action, len(advice.hidden)
        (PASS, 3)
    """
    began = time.monotonic()
    decision = robot.decide(view, budget=_SHARE * budget, rng=rng)
    return advice_of(view, decision, system, rng, lambda: time.monotonic() > began + budget)


def advice_of(
    view: View,
    decision: Decision,
    system: str,
    rng: random.Random,
    late: Callable[[], bool] = lambda: False,
) -> Advice:
    """Return the advice on *decision*, made in *view* by a robot that bids *system*.

    The hidden hands are described from fewer deals once *late* is true.

    Raises:
        ValueError: There is no such system.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> decision = bw.robot("rule:sef").decide(view, budget=0, rng=random.Random(1))
        >>> advice_of(view, decision, "sef", random.Random(1)).technique
        'lead-doubleton'
    """
    dealt = _deal_worlds(view, system, rng, late)
    hidden = hidden_hands(view, dealt) if dealt else ()
    if isinstance(decision.action, Card):
        return _card_advice(view, decision, system, hidden)
    # Between two nobody has a partner to tell anything: the robot's own reason is all there is.
    between_four = view.auction is not None and len(view.players) == len(FOUR)
    if isinstance(decision.action, (Bid, OtherCall)) and between_four:
        return _call_advice(view, decision, decision.action, system, hidden)
    return Advice(decision.action, decision.reason, hidden=hidden)


def _deal_worlds(
    view: View, system: str, rng: random.Random, late: Callable[[], bool]
) -> Sequence[World]:
    """Return sampled deals consistent with *view*; none in the games for two."""
    if len(view.players) < len(FOUR) or view.seat is None:
        return ()
    systems = systems_at_table(view, system, read_system)
    evidence = infer_evidence(
        view,
        auction_promises(view, systems.book),
        shown=shown_suits(view, systems.book),
    )
    return worlds(view, evidence, rng, _DEALT, late)


def _card_advice(
    view: View, decision: Decision, system: str, hidden: tuple[HiddenHand, ...]
) -> Advice:
    card = decision.action
    assert isinstance(card, Card)
    carding = read_system(system).partnership.carding
    shown = shown_suits(view, systems_at_table(view, system, read_system).book)
    found = card_reason(view, card, carding, shown)
    if found is None:
        return Advice(card, decision.reason, hidden=hidden)
    more = (*found.more, *_likely_honours(view, found, hidden))
    # Where hands were dealt and decided, they are the reason: habit may call the card anything.
    says = decision.reason if decision.reason.name in _DECIDED else found.says
    return Advice(card, says, more, found.technique, hidden)


def _likely_honours(
    view: View, found: CardReason, hidden: tuple[HiddenHand, ...]
) -> list[Phrase]:
    """Return where a finesse's missing honour is, if calls or cards have shown it."""
    if found.technique not in ("finesse", "lead-up", "drop"):
        return []
    sign = dict(found.says.arguments).get("card")
    said = []
    for hand in hidden:
        for card, chance in hand.honours.items():
            if card_sign(card.suit, card.rank) == sign and chance >= _LIKELY:
                name = "coach-who-bid" if _has_bid(view, hand.seat) else "coach-odds-of-seat"
                said.append(
                    Phrase.of(
                        name,
                        seat=seat_sign(hand.seat),
                        card=sign,
                        # Ten times in ten is for cards that are known.
                        times=min(9, round(10 * chance)),
                    )
                )
    return said


def _has_bid(view: View, seat: Seat) -> bool:
    seated = view.auction.calls_by_seat if view.auction else ()
    return any(who == seat and isinstance(call, Bid) for who, call in seated)


def _call_advice(
    view: View, decision: Decision, call: Call, system: str, hidden: tuple[HiddenHand, ...]
) -> Advice:
    assert view.seat is not None
    assert view.auction is not None
    hand = view.seen[view.seat]
    assert hand is not None
    book = systems_at_table(view, system, read_system).book.book_of(view.seat.side)
    page = book.page(view.auction, view.board.vulnerability)
    meanings = {other.call: page.meaning(other.call) for other in alternatives(page, hand)}
    mine = meanings.pop(call, None) or page.meaning(call)
    more = (decision.reason,) if decision.samples else ()
    rivals = tuple(meanings) or tuple(_near(page, call))
    if not rivals:
        says = Phrase.of("coach-call-alone", call=call_sign(call))
        return Advice(call, says, more, hidden=hidden, candidates=((call, mine),))
    rival = rivals[0]
    other = meanings.get(rival) or page.meaning(rival)
    why = _what_decides(hand, (rival, other))
    says = Phrase.of("coach-call-rather", call=call_sign(call), other=call_sign(rival), why=why)
    return Advice(call, says, more, hidden=hidden, candidates=((call, mine), (rival, other)))


def _near(page: Page, call: Call) -> Iterator[Call]:
    """Yield the agreed call nearest to *call*, to explain why it was not made."""
    if not isinstance(call, Bid):
        bids = [other for other in page.candidates_by_call if isinstance(other, Bid)]
        yield from sorted(bids, key=lambda bid: (bid.level, bid.strain))[:1]
        return
    same = [
        other
        for other in page.candidates_by_call
        if isinstance(other, Bid) and other.strain == call.strain and other != call
    ]
    yield from sorted(same, key=lambda bid: abs(bid.level - call.level))[:1]
    if not same:
        yield from [other for other in page.candidates_by_call if other != call][:1]


def _what_decides(hand: Hand, other: tuple[Call, Meaning]) -> Phrase:
    """Return what separates two calls with *hand*: points, a length, or the system."""
    rival, meaning = other
    rival_box = meaning.promise.project()
    low, high = rival_box.hcp
    if not low <= hand.hcp <= high:
        line = short_line(meaning)
        if line.points is not None and line.scale == "hcp":
            # The range a teacher would name, not that of every exception.
            low, high = line.points
        more = high >= _MOST_POINTS
        return Phrase.of(
            "coach-decides-more" if more else "coach-decides-points",
            points=hand.hcp,
            low=low,
            high=high,
            other=call_sign(rival),
        )
    for suit in reversed(Suit):
        least = rival_box.lengths[suit][0]
        if hand.length(suit) < least:
            return Phrase.of(
                "coach-decides-length",
                other=call_sign(rival),
                cards=least,
                suit=strain_sign(suit),
            )
    return Phrase.of("coach-decides-choice")
