"""Reasons for a defender's card: leads, third hand high, hold-ups, ruffs, signals."""

from __future__ import annotations

from collections.abc import Iterable

from biritch.coach.reasons import CardInPlay, CardReason, Rule, first_that_fits, reason
from biritch.coach.suits import JACK, TEN
from biritch.coach.thrown_cards import partner_threw
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.core.signs import card_sign, strain_sign
from biritch.robots.play.false_cards import is_false_card
from biritch.robots.play.rules_of_thumb import known_card, may_lead_for_ruff
from biritch.robots.play.signals import (
    asks_highest,
    find_wish,
    preference_lead,
    signal,
    suits_to_ask,
)

_ACE = 14
_LOW = 6
"""The highest card that is low, as a lead."""
_HONOURS = (14, 13, 12, 11)
_LONG = 4
"""Cards of a suit that make dummy's worth cutting off."""
_HEARD = 4
"""Tricks during which partner's lead is worth telling again."""


def defender_reason(play: CardInPlay) -> CardReason:
    """Return why a defender plays the card of *play*."""
    leads = _LATER if play.at.view.tricks else _OPENING
    rules = leads if play.leading else _FOLLOWING
    found = first_that_fits(play, rules) or reason("exit")
    heard = (*describe_partners_signal(play), *partner_threw(play))
    return CardReason(found.technique, found.says, (*found.more, *heard))


def describe_partners_signal(play: CardInPlay) -> tuple[Phrase, ...]:
    """Return what partner's first card showed, as a sentence, or nothing."""
    view, partner = play.at.view, play.at.seat.partner
    heard = 0 < len(view.tricks) <= _HEARD and view.tricks[0].leader == partner
    if not heard or view.seen[partner] is not None:
        return ()
    card = view.tricks[0].cards[0]
    sign, suit = card_sign(card.suit, card.rank), strain_sign(card.suit)
    if card.rank >= TEN:
        if not _may_hold(play, partner, card.suit, (card.rank - 1,)):
            below = card_sign(card.suit, card.rank - 1)
            return (Phrase.of("coach-partner-no-sequence", card=sign, below=below),)
        return (Phrase.of("coach-partner-honour", card=sign),)
    if card.rank > _LOW:
        return (Phrase.of("coach-partner-high", card=sign, suit=suit),)
    if not _may_hold(play, partner, card.suit, _HONOURS):
        return (Phrase.of("coach-partner-no-honour", card=sign, suit=suit),)
    name = "coach-partner-low" if play.trump is None else "coach-partner-low-trumps"
    return (Phrase.of(name, card=sign, suit=suit),)


def _may_hold(play: CardInPlay, seat: Seat, suit: Suit, ranks: Iterable[int]) -> bool:
    """Return whether *seat* may have been dealt one of *ranks*, from the cards seen."""
    played = {
        card
        for trick in play.at.view.tricks
        for who, card in trick.cards_by_seat
        if who == seat
    }
    cards = {Card.of(suit, rank) for rank in ranks}
    return any(card in play.at.out or card in played for card in cards)


# ---- opening leads ----


def _lead_ruff(play: CardInPlay) -> CardReason | None:
    here = play.suit
    if play.trump is None or play.is_trump or not play.suits[play.trump].mine:
        return None
    if here.length == 1:
        return reason("lead-singleton", suit=strain_sign(here.suit))
    return None


def _lead_partner(play: CardInPlay) -> CardReason | None:
    if play.card.suit in play.at.shown[play.at.seat.partner]:
        return reason("lead-partner", suit=strain_sign(play.card.suit))
    return None


def _lead_trump(play: CardInPlay) -> CardReason | None:
    return _trump_led(play) if play.is_trump else None


def _trump_led(play: CardInPlay) -> CardReason:
    return reason("lead-trump", "lead-trump" if play.has_dummy else "lead-trump-through")


def _lead_sequence(play: CardInPlay) -> CardReason | None:
    ranks = play.suit.mine
    below = [rank for rank in ranks if rank < play.card.rank]
    above = [rank for rank in ranks if rank > play.card.rank]
    touching = play.card.rank - 1 in below or play.card.rank + 1 in above
    if play.card.rank >= TEN - 1 and touching:
        # Other languages have another verb for the opening lead.
        name = "later-sequence" if play.at.view.tricks else "lead-sequence"
        return reason("lead-sequence", name, suit=strain_sign(play.card.suit))
    return None


def _lead_length(play: CardInPlay) -> CardReason | None:
    here = play.suit
    if here.length >= 4:
        return reason("lead-length", suit=strain_sign(here.suit))
    if here.length == 2 and play.trump is not None:
        return reason("lead-doubleton", suit=strain_sign(here.suit))
    if play.card.rank == _ACE and play.has_dummy:
        return reason("lead-ace", suit=strain_sign(here.suit))
    return reason("lead-passive", suit=strain_sign(here.suit))


_OPENING: tuple[Rule, ...] = (
    _lead_partner,
    _lead_trump,
    _lead_ruff,
    _lead_sequence,
    _lead_length,
)


# ---- later leads ----


def _give_ruff(play: CardInPlay) -> CardReason | None:
    """Recognise a lead for partner's ruff."""
    if play.trump is None or play.is_trump:
        return None
    partner = play.at.seat.partner
    for trick in play.at.view.tricks:
        suit = trick.cards[0].suit
        for seat, card in trick.cards_by_seat:
            void = seat == partner and card.suit not in (suit, play.trump)
            if suit == play.card.suit and seat == partner and (void or card.suit == play.trump):
                return _say_ruff(play)
    first = play.at.view.tricks[0]
    short = first.leader == partner and first.cards[0].suit == play.card.suit
    again = [
        card.rank
        for trick in play.at.view.tricks[1:]
        for seat, card in trick.cards_by_seat
        if seat == partner and card.suit == play.card.suit
    ]
    if any(rank > first.cards[0].rank for rank in again):  # upwards: three cards or more
        return None
    if short and play.card.suit not in play.at.shown[partner] and len(play.at.view.tricks) <= 3:
        seen = play.suit.length + 1 + len(_dummy(play).holding(play.card.suit))
        lowest = all(first.cards[0].rank < rank for rank in play.suit.out)
        if seen >= 8 or play.suit.length >= 4 or lowest:
            return _say_ruff(play)
    return _say_ruff(play) if may_lead_for_ruff(play.at, play.card.suit) else None


def _say_ruff(play: CardInPlay) -> CardReason:
    """Return the reason for a lead to be ruffed, with the suit that the card asks for."""
    suit = play.card.suit
    here = [card for card in play.at.hand if card.suit == suit]
    asked = suits_to_ask((suit, play.trump))
    highest = asks_highest(play.at.hand, asked)
    meant = preference_lead(here, play.at.carding, highest=highest)
    if meant != play.card or not may_lead_for_ruff(play.at, suit):
        return reason("give-ruff", suit=strain_sign(suit))
    return reason(
        "give-ruff",
        "give-ruff-asking",
        suit=strain_sign(suit),
        card=card_sign(suit, play.card.rank),
        other=strain_sign(asked[-1] if highest else asked[0]),
    )


def _dummy(play: CardInPlay) -> Hand:
    contract = play.at.view.contract
    assert contract is not None
    return play.at.view.seen[contract.declarer.partner] or Hand()


def _cash_winner(play: CardInPlay) -> CardReason | None:
    if play.suit.master(play.card.rank) and not play.is_trump:
        return reason("cash", "defend-cash", suit=strain_sign(play.card.suit))
    return None


def _explain_lead_asked(play: CardInPlay) -> CardReason | None:
    """Recognise the suit that partner asked for with the card led for a ruff."""
    carding, tricks = play.at.carding, play.at.view.tricks
    last = next((trick for trick in reversed(tricks) if trick.full), None)
    if last is None or play.trump is None or carding.preference == "none":
        return None
    led, mine = last.cards[0], dict(last.cards_by_seat).get(play.at.seat)
    ruffed = mine is not None and mine.suit == play.trump != led.suit
    if not ruffed or last.leader != play.at.seat.partner:
        return None
    # High or low among those that partner may have had to choose from: winners are kept.
    seen = max((*_dummy(play).holding(led.suit), *play.at.hand.holding(led.suit)), default=led)
    others = [rank for rank in play.suits[led.suit].out if rank < seen.rank]
    above = sum(rank > led.rank for rank in others)
    below = len(others) - above
    asked = suits_to_ask((led.suit, play.trump))
    wanted = asked[-1] if (below > above) == (carding.preference == "high") else asked[0]
    if above == below or play.card.suit != wanted:
        return None
    sign = card_sign(led.suit, led.rank)
    return reason("asked", "partner-asked", card=sign, suit=strain_sign(wanted))


def _return_suit(play: CardInPlay) -> CardReason | None:
    """Recognise the return of partner's suit."""
    me, partner, suit = play.at.seat, play.at.seat.partner, play.card.suit
    began = (t.leader for t in play.at.view.tricks if t.cards[0].suit == suit)
    ours = next((seat for seat in began if seat in (me, partner)), None)
    theirs = ours == partner or (ours is None and suit in play.at.shown[partner])
    if theirs and not play.is_trump:
        return reason("return", suit=strain_sign(play.card.suit))
    return None


def _continue_suit(play: CardInPlay) -> CardReason | None:
    me = play.at.seat
    led = {trick.cards[0].suit for trick in play.at.view.tricks if trick.leader == me}
    if play.card.suit in led and not play.is_trump:
        return reason("continue", suit=strain_sign(play.card.suit))
    return None


def _cut_ruffs(play: CardInPlay) -> CardReason | None:
    """A trump, where dummy may ruff and another suit could be led."""
    if not play.is_trump:
        return None
    cuts = not play.has_dummy or bool(_dummy(play).holding(play.card.suit))
    if cuts and any(card.suit != play.trump for card in play.at.hand):
        return _trump_led(play)
    if play.suit.master(play.card.rank):
        return reason("cash", "defend-cash", suit=strain_sign(play.card.suit))
    return reason("exit")


def _through_dummy(play: CardInPlay) -> CardReason | None:
    """Recognise a lead through dummy's strength, or up to its weakness."""
    contract = play.at.view.contract
    assert contract is not None
    dummy = contract.declarer.partner
    hand = play.at.view.seen[dummy]
    if hand is None or not play.has_dummy:
        return None
    ranks = [card.rank for card in hand.holding(play.card.suit)]
    suit = strain_sign(play.card.suit)
    if play.at.seat.after() == dummy and ranks and max(ranks) >= JACK:
        return reason("through-strength", suit=suit)
    if play.at.seat.after(3) == dummy and max(ranks, default=0) < JACK:
        return reason("to-weakness", suit=suit)
    return None


_LATER: tuple[Rule, ...] = (
    _explain_lead_asked,
    _give_ruff,
    _cut_ruffs,
    _cash_winner,
    _return_suit,
    _continue_suit,
    _lead_sequence,
    _through_dummy,
)


# ---- following ----


def _ruffs_in(play: CardInPlay) -> CardReason | None:
    if not play.ruffing:
        return None
    if not play.winning:
        return reason("throw", "under-ruff")
    if play.at.partner_winning and play.at.place == 2:
        return reason("ruff", "defend-overruff")
    sure = play.at.sure(play.card)
    return reason("ruff", "defend-ruff" if sure else "defend-ruff-high")


def _throws(play: CardInPlay) -> CardReason | None:
    if play.card.suit == play.card_led.suit:
        return None
    guarded = [
        reading.suit
        for reading in play.suits.values()
        if reading.suit != play.card.suit and _guards(reading.mine, reading.out)
    ]
    if guarded:
        thrown = strain_sign(play.card.suit)
        return reason("keep-guard", suit=strain_sign(guarded[0]), thrown=thrown)
    return reason("throw", suit=strain_sign(play.card.suit))


def _guards(mine: tuple[int, ...], out: tuple[int, ...]) -> bool:
    if not mine:
        return False
    higher = sum(rank > mine[0] for rank in out)
    return mine[0] >= TEN and 0 < higher < len(mine) <= higher + 2


def _unblocks(play: CardInPlay) -> CardReason | None:
    """Recognise an unblock: a high card under partner's."""
    here = play.suit
    partner_led = play.at.trick.leader == play.at.seat.partner
    if partner_led and play.card.rank >= TEN and not play.lowest and not play.winning:
        return reason("unblock", suit=strain_sign(here.suit))
    if partner_led and play.at.partner_winning and play.winning and play.at.place == 2:
        best = max(here.table)
        if best >= JACK and here.length <= 2:
            return reason("overtake", "unblock", suit=strain_sign(here.suit))
    return None


def _explain_hold_up(play: CardInPlay) -> CardReason | None:
    """Recognise a defender's hold-up."""
    winners = [rank for rank in play.suit.mine if play.suit.master(rank)]
    if play.winning or not winners or not play.could_win or play.at.partner_winning:
        return None
    if play.at.place == 1 and play.card.rank < TEN and not _dummy_led_high(play):
        return _second_low(play)
    name = "defend-hold-up" if play.has_dummy else "hold-up"
    return reason("hold-up", name, suit=strain_sign(play.card.suit))


def _dummy_led_high(play: CardInPlay) -> bool:
    """Return whether dummy leads an honour of its long suit, which will be led again."""
    dummy = _dummy(play)
    seat = play.at.trick.leader
    long = len(dummy.holding(play.card_led.suit)) >= _LONG - 1
    return play.at.view.seen[seat] == dummy and play.card_led.rank >= TEN and long


def _explain_known_card(play: CardInPlay) -> CardReason | None:
    """Recognise a card that declarer knows to be here, played to hide another."""
    legal = [card for card in play.at.view.legal if isinstance(card, Card)]
    same = [card for card in legal if not play.at.beats(card)]
    if play.winning or known_card(play.at, same) != play.card:
        return None
    return reason("known", "known-card", card=card_sign(play.card.suit, play.card.rank))


def _explain_false_card(play: CardInPlay) -> CardReason | None:
    """Recognise a false card."""
    if not is_false_card(play.at, play.card):
        return None
    return reason("false", "false-card", card=card_sign(play.card.suit, play.card.rank))


def _second(play: CardInPlay) -> CardReason | None:
    if play.at.place != 1:
        return None
    if not play.winning and play.card.rank >= TEN:  # an honour that falls is not low
        return None
    if not play.winning or play.card.rank < TEN:
        return _count_in_second(play) or _second_low(play)
    return _second_high(play)


def _count_in_second(play: CardInPlay) -> CardReason | None:
    """Recognise count, or suit preference, given with a card that wins nothing."""
    legal = [card for card in play.at.view.legal if isinstance(card, Card)]
    if play.is_trump or signal(play.at, legal) != play.card:
        return None
    # The lowest card is low, whatever it tells, as long as honours are kept above it.
    return None if play.lowest and _keeps_honours(play) else _signals(play)


def _keeps_honours(play: CardInPlay) -> bool:
    """Return whether an honour is held above the card."""
    return any(rank >= JACK for rank in play.suit.mine if rank > play.card.rank)


def _second_low(play: CardInPlay) -> CardReason:
    """Recognise second hand low."""
    suit = strain_sign(play.card.suit)
    name = "second-low" if _keeps_honours(play) else "second-nothing"
    return reason("second-low", name, suit=suit)


def _second_high(play: CardInPlay) -> CardReason:
    """Recognise an honour in second hand."""
    sign = card_sign(play.card.suit, play.card.rank)
    master = play.suit.master(play.card.rank)
    # Who takes with the highest card left covers nothing.
    if play.card_led.rank >= TEN and play.card.rank >= JACK and not master:
        return reason("cover", card=card_sign(play.card_led.suit, play.card_led.rank))
    if master:
        return reason("rise", card=sign)
    if play.card.rank + 1 in play.suit.mine or play.card.rank - 1 in play.suit.mine:
        return reason("split", "second-high", card=sign)
    return _win(play)


def _third(play: CardInPlay) -> CardReason | None:
    if play.at.place != 2:
        return None
    if not play.winning:
        return _signals(play)
    if not play.at.partner_winning and play.suit.master(play.card.rank):
        return _win(play)
    if _over_dummy(play):
        return reason("third-finesse", suit=strain_sign(play.card.suit))
    return reason("third-high", suit=strain_sign(play.card.suit))


def _over_dummy(play: CardInPlay) -> bool:
    """Return whether a higher card is kept over one of dummy's."""
    contract = play.at.view.contract
    assert contract is not None
    dummy = play.at.view.seen[contract.declarer.partner] or Hand()
    behind = play.at.seat.after(3) == contract.declarer.partner
    higher = max(play.suit.mine)
    between = range(play.card.rank + 1, higher)
    return behind and any(card.rank in between for card in dummy.holding(play.card.suit))


def _signals(play: CardInPlay) -> CardReason | None:
    """Recognise a signal; trumps are never signals."""
    # In second hand a small card is beaten by dummy's, though it beats the one led.
    wins = play.winning and play.at.place != 1
    if wins or play.card.rank >= TEN or play.is_trump:
        return None
    at, carding = play.at, play.at.carding
    suit, high = strain_sign(play.card.suit), not play.lowest
    if (wish := find_wish(at)) is not None:
        highest = wish == suits_to_ask((play.card.suit, play.trump))[-1]
        agreed = high == (highest == (carding.preference == "high"))
        # From nothing in either suit the card asks for none.
        if len(play.suit.mine) < 2 or not agreed or not at.hand.holding(wish).hcp:
            return None
        sign = card_sign(play.card.suit, play.card.rank)
        return reason("signal", "signal-prefer", card=sign, other=strain_sign(wish))
    if at.trick.leader == at.seat.partner:
        liked = "like" if high == (carding.encouraging == "high") else "dislike"
        return reason("signal", f"signal-{liked}-{'high' if high else 'low'}", suit=suit)
    earlier = any(trick.cards[0].suit == play.card.suit for trick in at.view.tricks[:-1])
    even = len(play.suit.mine) % 2 == 0
    if earlier or len(play.suit.mine) < 2 or high != (even == (carding.even == "high")):
        return None
    return reason("signal", "signal-count", suit=suit)


def _last(play: CardInPlay) -> CardReason | None:
    return _win(play) if play.winning else None


def _win(play: CardInPlay) -> CardReason:
    """Return the reason for a trick won, as cheaply as possible or not."""
    cheaper = [
        card
        for card in play.at.trick.legal(play.at.hand)
        if card.suit == play.card.suit and card < play.card and play.at.sure(card)
    ]
    cheapest = all(card in play.at.equals(play.card) for card in cheaper)
    sign = card_sign(play.card.suit, play.card.rank)
    return reason("win", "win" if cheapest else "win-high", card=sign)


_FOLLOWING: tuple[Rule, ...] = (
    _ruffs_in,
    _throws,
    _explain_known_card,
    _explain_false_card,
    _unblocks,
    _explain_hold_up,
    _second,
    _third,
    _last,
    _signals,
)
