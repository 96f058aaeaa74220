"""Why a defender plays a card: opening leads, third hand high, hold-ups, ruffs, signals."""

from __future__ import annotations

from biritch.coach.reasons import CardInPlay, CardReason, Rule, first_that_fits, reason
from biritch.coach.suits import JACK, TEN
from biritch.coach.thrown_cards import partner_threw
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.signs import card_sign, strain_sign

_ACE = 14
_HEARD = 4
"""Tricks during which partner's lead is worth telling again."""


def defender_reason(play: CardInPlay) -> CardReason:
    """Return why a defender plays the card of *play*."""
    leads = _LATER if play.at.view.tricks else _OPENING
    rules = leads if play.leading else _FOLLOWING
    found = first_that_fits(play, rules) or reason("exit")
    heard = (*partner_told(play), *partner_threw(play))
    return CardReason(found.technique, found.says, (*found.more, *heard))


def partner_told(play: CardInPlay) -> tuple[Phrase, ...]:
    """Return what partner's first card told: the lead, in a sentence; nothing when none was."""
    view, partner = play.at.view, play.at.seat.partner
    heard = 0 < len(view.tricks) <= _HEARD and view.tricks[0].leader == partner
    if not heard or view.seen[partner] is not None:
        return ()
    card = view.tricks[0].cards[0]
    sign = card_sign(card.suit, card.rank)
    if card.rank >= TEN:
        return (Phrase.of("coach-partner-honour", card=sign),)
    name = "coach-partner-low" if card.rank <= 6 else "coach-partner-high"
    return (Phrase.of(name, card=sign, suit=strain_sign(card.suit)),)


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
    return reason("lead-trump") if play.is_trump else None


def _lead_sequence(play: CardInPlay) -> CardReason | None:
    ranks = play.suit.mine
    below = [rank for rank in ranks if rank < play.card.rank]
    above = [rank for rank in ranks if rank > play.card.rank]
    touching = play.card.rank - 1 in below or play.card.rank + 1 in above
    if play.card.rank >= TEN - 1 and touching:
        return reason("lead-sequence", suit=strain_sign(play.card.suit))
    return None


def _lead_length(play: CardInPlay) -> CardReason | None:
    here = play.suit
    if here.length >= 4:
        return reason("lead-length", suit=strain_sign(here.suit))
    if here.length == 2 and play.trump is not None:
        return reason("lead-doubleton", suit=strain_sign(here.suit))
    if play.card.rank == _ACE:
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
    """A suit partner has shown out of, or led from shortness."""
    if play.trump is None or play.is_trump:
        return None
    partner = play.at.seat.partner
    for trick in play.at.view.tricks:
        suit = trick.cards[0].suit
        for seat, card in trick.seated:
            void = seat == partner and card.suit not in (suit, play.trump)
            if suit == play.card.suit and seat == partner and (void or card.suit == play.trump):
                return reason("give-ruff", suit=strain_sign(suit))
    first = play.at.view.tricks[0]
    short = first.leader == partner and first.cards[0].suit == play.card.suit
    if short and play.card.suit not in play.at.shown[partner] and len(play.at.view.tricks) <= 3:
        seen = play.suit.length + 1 + len(_dummy(play).holding(play.card.suit))
        lowest = all(first.cards[0].rank < rank for rank in play.suit.out)
        if seen >= 8 or play.suit.length >= 4 or lowest:
            return reason("give-ruff", suit=strain_sign(play.card.suit))
    return None


def _dummy(play: CardInPlay) -> Hand:
    contract = play.at.view.contract
    assert contract is not None
    return play.at.view.seen[contract.declarer.partner] or Hand()


def _cash_winner(play: CardInPlay) -> CardReason | None:
    if play.suit.master(play.card.rank) and not play.is_trump:
        return reason("cash", "defend-cash", suit=strain_sign(play.card.suit))
    return None


def _return_suit(play: CardInPlay) -> CardReason | None:
    """The suit partner led, or bid."""
    partner = play.at.seat.partner
    led = {t.cards[0].suit for t in play.at.view.tricks if t.leader == partner and t.cards}
    if play.card.suit in led | play.at.shown[partner] and not play.is_trump:
        return reason("return", suit=strain_sign(play.card.suit))
    return None


def _continue_suit(play: CardInPlay) -> CardReason | None:
    me = play.at.seat
    led = {trick.cards[0].suit for trick in play.at.view.tricks if trick.leader == me}
    if play.card.suit in led and not play.is_trump:
        return reason("continue", suit=strain_sign(play.card.suit))
    return None


def _cut_ruffs(play: CardInPlay) -> CardReason | None:
    return reason("lead-trump") if play.is_trump else None


def _through_dummy(play: CardInPlay) -> CardReason | None:
    """Through dummy's strength, or up to its weakness."""
    contract = play.at.view.contract
    assert contract is not None
    dummy = contract.declarer.partner
    hand = play.at.view.seen[dummy] or Hand()
    ranks = [card.rank for card in hand.holding(play.card.suit)]
    suit = strain_sign(play.card.suit)
    if play.at.seat.after() == dummy and ranks and max(ranks) >= JACK:
        return reason("through-strength", suit=suit)
    if play.at.seat.after(3) == dummy and max(ranks, default=0) < JACK:
        return reason("to-weakness", suit=suit)
    return None


_LATER: tuple[Rule, ...] = (
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
    if play.at.trick.leader == play.at.seat.partner and play.at.partner_winning:
        return reason("ruff", "defend-overruff")
    return reason("ruff", "defend-ruff")


def _throws(play: CardInPlay) -> CardReason | None:
    if play.card.suit == play.led.suit:
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
    """A high card played under partner's, although a lower one was there."""
    here = play.suit
    partner_led = play.at.trick.leader == play.at.seat.partner
    if partner_led and play.card.rank >= TEN and not play.lowest and not play.winning:
        return reason("unblock", suit=strain_sign(here.suit))
    if partner_led and play.at.partner_winning and play.winning and play.at.place == 2:
        best = max(here.table)
        if best >= JACK and here.length <= 2:
            return reason("overtake", "unblock", suit=strain_sign(here.suit))
    return None


def _held_up(play: CardInPlay) -> CardReason | None:
    """A trick a defender could win, and leaves."""
    winners = [rank for rank in play.suit.mine if play.suit.master(rank)]
    if play.winning or not winners or not play.could_win or play.at.partner_winning:
        return None
    if play.at.place == 1:
        return reason("second-low", suit=strain_sign(play.card.suit))
    return reason("hold-up", "defend-hold-up", suit=strain_sign(play.card.suit))


def _second(play: CardInPlay) -> CardReason | None:
    if play.at.place != 1:
        return None
    if not play.winning or play.card.rank < TEN:
        return reason("second-low", suit=strain_sign(play.card.suit))
    return _second_high(play)


def _second_high(play: CardInPlay) -> CardReason:
    """An honour in second hand: on an honour, from touching ones, or the best card at once."""
    sign = card_sign(play.card.suit, play.card.rank)
    master = play.suit.master(play.card.rank)
    # Who takes with the highest card left covers nothing.
    if play.led.rank >= TEN and play.card.rank >= JACK and not master:
        return reason("cover", card=card_sign(play.led.suit, play.led.rank))
    if play.card.rank + 1 in play.suit.mine or play.card.rank - 1 in play.suit.mine:
        return reason("split", "second-high", card=sign)
    if master:
        return reason("rise", card=sign)
    return reason("win", card=sign)


def _third(play: CardInPlay) -> CardReason | None:
    if play.at.place != 2:
        return None
    if not play.winning:
        return _signals(play)
    if _over_dummy(play):
        return reason("third-finesse", suit=strain_sign(play.card.suit))
    return reason("third-high", suit=strain_sign(play.card.suit))


def _over_dummy(play: CardInPlay) -> bool:
    """Whether a higher card is kept over one of dummy's that the card played lets live."""
    contract = play.at.view.contract
    assert contract is not None
    dummy = play.at.view.seen[contract.declarer.partner] or Hand()
    behind = play.at.seat.after(3) == contract.declarer.partner
    higher = max(play.suit.mine)
    between = range(play.card.rank + 1, higher)
    return behind and any(card.rank in between for card in dummy.holding(play.card.suit))


def _signals(play: CardInPlay) -> CardReason | None:
    """A small card that tells partner something."""
    if play.winning or play.card.rank >= TEN:
        return None
    partner_led = play.at.trick.leader == play.at.seat.partner
    suit = strain_sign(play.card.suit)
    if partner_led:
        liked = "signal-like" if not play.lowest else "signal-dislike"
        return reason("signal", liked, suit=suit)
    if len(play.suit.mine) >= 2:
        return reason("signal", "signal-count", suit=suit)
    return None


def _last(play: CardInPlay) -> CardReason | None:
    if play.winning:
        return reason("win", card=card_sign(play.card.suit, play.card.rank))
    return None


_FOLLOWING: tuple[Rule, ...] = (
    _ruffs_in,
    _throws,
    _unblocks,
    _held_up,
    _second,
    _third,
    _last,
    _signals,
)
