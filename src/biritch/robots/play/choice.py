"""The card a robot plays, chosen from the values of all cards, and the reason."""

from __future__ import annotations

from typing import cast

from biritch.bidding.agreement.carding import Carding
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.phrase import Phrase
from biritch.core.signs import card_sign
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.play.evaluation import Evaluation
from biritch.robots.play.false_cards import false_card
from biritch.robots.play.rules_of_thumb import (
    known_card,
    leads_in_order,
    prefer,
    top_of_honours,
)
from biritch.robots.play.shown_suits import ShownSuits
from biritch.robots.play.situation import USUAL, CardSituation
from biritch.robots.robot import Decision
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.scores import scale_of
from biritch.services import service

_CHANCE = 1.0
"""Standard errors that an opening lead may lose and still count as good."""
_PRIOR = 4.0
"""An error of more than four times ``scale.lead`` counts by its square: then there were too few
worlds to overrule the rule's lead, which was chosen from many hands."""


def choose(
    view: View,
    tally: Evaluation,
    carding: Carding = USUAL,
    shown: ShownSuits | None = None,
) -> Decision:
    """Return the card with the least loss; among equals, that of the rules of thumb.

    For the opening lead more cards count as equal, because a double dummy defence sees all the
    hands and small differences mean little; and a card counts as equal as long as its loss may
    be chance, so that the lead does not change with the sample. With few worlds, larger
    differences may be chance.
    """
    scale = scale_of(view)
    at = CardSituation.of(view, carding, shown)
    opening = not view.tricks
    least = min(map(tally.loss, tally.cards))

    def close(card: Card) -> float:
        if not opening:
            return scale.close
        doubt = _CHANCE * tally.doubts.get(card, 0.0)
        return max(scale.lead, doubt, doubt**2 / (_PRIOR * scale.lead))

    good = near = [card for card in tally.cards if tally.loss(card) <= least + close(card)]
    if not opening and not tally.planned:
        # What is never better and sometimes worse is not chosen, however little it loses.
        good = [card for card in good if card not in tally.dominated] or good
    habit = prefer(at, [*tally.cards])
    against = None if opening else _decided_against(at, tally, good, habit)
    card = _opening(at, good) if opening else _of_good(at, tally, good, near)
    ranked = sorted(tally.cards, key=lambda other: (other != card, tally.loss(other)))
    return Decision(
        action=card,
        reason=_why(view, at, tally, card, against),
        samples=tally.worlds,
        margins=tuple((other, tally.points(other)) for other in ranked),
        errors=tuple(tally.errors.get(other, 0.0) for other in ranked),
    )


def _of_good(at: CardSituation, tally: Evaluation, good: list[Card], near: list[Card]) -> Card:
    """Return the card of *good* to play: known, deceptive if that is free, or by habit.

    The known card may be any of *near*: what it costs in rare worlds where declarer sees all
    the cards, and finds something else with it, is less than the guess it leaves.
    """
    known = known_card(at, near)
    if known is not None:
        return known
    card = prefer(at, good)
    alike = [other for other in good if tally.cards[other] == tally.cards[card]]
    return false_card(at, alike) or card


def _why(
    view: View, at: CardSituation, tally: Evaluation, card: Card, other: Card | None
) -> Phrase:
    """Return the reason for *card*.

    It is the comparison with the *other* card that the worlds rejected, or one plan for all
    worlds; else the technique that the rules of thumb followed. A technique that declarer's
    card itself shows is named before the comparison.
    """
    if tally.planned:
        return _reason(view, at, tally, card)
    compared = None if other is None else _compare_cards(view, tally, card, other)
    if other is not None and not at.declaring:
        # Where habit is overruled, what habit calls the card has not decided.
        return compared or _reason(view, at, tally, card)
    technique, by_card = _technique(view, card, at.carding, at.shown)
    if compared is not None and technique is not None and by_card:
        return Phrase.of("robot-technique-and-worlds", technique=technique, worlds=compared)
    return compared or technique or _reason(view, at, tally, card)


def _decided_against(
    at: CardSituation, tally: Evaluation, good: list[Card], habit: Card
) -> Card | None:
    """Return the rejected card; ``None`` if the rules of thumb decided.

    It is *habit*, if not among the *good* cards; or, if all of those are equal, declarer's best
    other card.
    """
    if habit not in good:
        return habit
    alike = at.equals(good[0])
    others = [card for card in tally.cards if card not in alike]
    if not at.declaring or not others or any(card not in alike for card in good):
        return None
    return min(others, key=tally.loss)


def _compare_cards(view: View, tally: Evaluation, card: Card, other: Card) -> Phrase | None:
    """Return how *card* beat the *other*; ``None`` if no contract depends on it."""
    contract = view.contract
    assert isinstance(contract, Contract)
    if len(KnownCards.of(view).hidden) < 2 or not contract.level:
        return None
    times = [_count_made(tally, each) for each in (card, other)]
    if not _declares(view):
        times = [tally.worlds - made for made in times]
    more = times[0] > times[1]
    decided = "robot-makes-more" if _declares(view) else "robot-beats-more"
    wins = [round(_own(view, tally.tricks(each)), 1) for each in (card, other)]
    if not more and wins[0] <= wins[1]:
        return None
    return Phrase.of(
        decided if more else "robot-wins-more",
        dealt=sentences.say_dealt(tally.worlds),
        contract=sentences.contract(contract),
        times=times[0],
        fewer=times[1],
        tricks=sentences.decimal(wins[0]),
        less=sentences.decimal(wins[1]),
        other=card_sign(other.suit, other.rank),
    )


def reason_of(
    view: View, card: Card, carding: Carding, shown: ShownSuits | None = None
) -> Phrase | None:
    """Return the tutor's reason for *card*; ``None`` in games it does not teach.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> reason_of(game.view(game.actor), Card.parse("SK"), USUAL).name
        'coach-lead-doubleton'
    """
    return _technique(view, card, carding, shown)[0]


def _technique(
    view: View, card: Card, carding: Carding, shown: ShownSuits | None
) -> tuple[Phrase | None, bool]:
    """Return the tutor's reason for *card*, and whether the card itself shows it."""
    if len(KnownCards.of(view).hidden) < 2:
        return None, False
    told = service("card-reason")(view, card, carding, shown)
    return (None, False) if told is None else (cast("Phrase", told.says), told.by_card)


def _opening(at: CardSituation, good: list[Card]) -> Card:
    """Return the first agreed lead that is good enough, else a good card of the best suit."""
    agreed = leads_in_order(at)
    suits = [card.suit for card in agreed]
    lowest = min(good, key=lambda card: (suits.index(card.suit), card))
    return next((card for card in agreed if card in good), top_of_honours(at, lowest, good))


def _reason(view: View, at: CardSituation, tally: Evaluation, card: Card) -> Phrase:
    contract = view.contract
    assert isinstance(contract, Contract)
    makes = _count_made(tally, card)
    # With one hand hidden or none, every card is known: this is no guess.
    if len(KnownCards.of(view).hidden) < 2:
        return Phrase.of("robot-knows", tricks=round(_own(view, tally.tricks(card))))
    # Bridge-whist names trumps without a level: there is no contract to make or to beat.
    if not contract.level:
        return Phrase.of(
            "robot-wins",
            dealt=sentences.say_dealt(tally.worlds),
            contract=sentences.contract(contract),
            tricks=sentences.decimal(_own(view, tally.tricks(card))),
        )
    name = "robot-makes" if at.declaring else "robot-beats"
    return Phrase.of(
        f"{name}-blind" if tally.planned else name,
        dealt=sentences.say_dealt(tally.worlds),
        contract=sentences.contract(contract),
        times=makes if at.declaring else tally.worlds - makes,
        tricks=sentences.decimal(tally.tricks(card)),
    )


def _count_made(tally: Evaluation, card: Card) -> int:
    """Return in how many worlds the contract is made: part of it may be an estimate."""
    return min(max(0, round(tally.cards[card].made)), tally.worlds)


def _own(view: View, declarers: float) -> float:
    """Return the tricks of the side to play, when declarer's wins *declarers*."""
    assert view.turn is not None
    assert view.contract is not None
    return declarers if _declares(view) else 13 - declarers


def _declares(view: View) -> bool:
    """Return whether declarer's side is to play."""
    assert view.turn is not None
    assert view.contract is not None
    return view.turn.side is view.contract.declarer.side
