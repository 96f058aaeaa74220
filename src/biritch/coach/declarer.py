"""Reasons for declarer's cards: rules that recognise techniques, the clearest first."""

from __future__ import annotations

from biritch.coach.plans import (
    count_tricks,
    draw_trumps,
    drive_out,
    is_known_void,
    plan,
    ruff_losers,
)
from biritch.coach.reasons import CardInPlay, CardReason, Rule, first_that_fits, reason
from biritch.coach.suits import JACK, TEN, SuitReading
from biritch.coach.thrown_cards import name_exhausted_suit
from biritch.core.phrase import Argument, Phrase
from biritch.core.seats import Seat
from biritch.core.signs import card_sign, seat_sign, strain_sign
from biritch.robots.play.false_cards import is_false_card

_LONG = 5
"""Cards of a suit worth an entry."""
_MAY_DROP = 5
"""Cards out up to which an honour among them is played for to fall."""
_ENDING = 6
"""Cards left to a hand from which throw-ins and squeezes are looked for."""


def card_technique(play: CardInPlay) -> str:
    """Return the technique that declarer's card itself shows, or an empty string.

    The plan behind a card is ignored: a small card may serve any.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> card_technique(CardInPlay.of(game.view(game.actor), bw.Card.parse("SK")))
        ''
    """
    found = first_that_fits(play, _rules(play))
    return "" if found is None else found.technique


def _rules(play: CardInPlay) -> tuple[Rule, ...]:
    if play.leading:
        return _LEADS
    return _THIRD if play.at.trick.leader.side == play.at.seat.side else _FOLLOWING


def declarer_reason(play: CardInPlay) -> CardReason:
    """Return the reason for the card of *play*, declarer's or dummy's."""
    by_card = first_that_fits(play, _rules(play))
    found = by_card or _takes(play) or _reason_of_plan(play)
    more = found.more or (count_tricks(play).says,)
    told = (*more, *_danger(play, found), *name_exhausted_suit(play))
    return CardReason(found.technique, found.says, told, by_card is not None)


def _reason_of_plan(play: CardInPlay) -> CardReason:
    """Return the plan that *play* serves, or the next one if it is about another suit."""
    found = plan(play)
    theirs = play.at.trick.leader.side != play.at.seat.side
    follows_low = not play.leading and (theirs or not play.winning)
    here = strain_sign(play.card.suit)
    if found.says.name == "coach-cash-plan" and not count_tricks(play).sure:
        return reason("follow", "second-nothing", suit=here) if follows_low else reason("exit")
    about = dict(found.says.arguments)
    sign = about.get("suit") or _suit_of(about.get("card"))
    if found.technique == "draw-trumps" and play.trump is not None:
        sign = strain_sign(play.trump)
    # Winners that are cashed have their own rule: whoever plays a loser cashes later.
    later = follows_low or found.technique == "cash"
    if not later and (sign is None or sign == here):
        return found
    name = "coach-first-led" if play.leading else "coach-first-followed"
    first = Phrase.of(name, suit=here, plan=found.says)
    return CardReason(found.technique, first, found.more)


def _takes(play: CardInPlay) -> CardReason | None:
    """Recognise a certain trick; the plan begins with the next card."""
    led_to = not play.leading and play.at.trick.leader.side != play.at.seat.side
    best = play.at.sure(play.card) or play.suit.master(play.card.rank)
    if not (led_to and play.winning and best):
        return None
    source = plan(play)
    follows = Phrase.of("coach-plan", plan=source.says)
    sign = card_sign(play.card.suit, play.card.rank)
    return CardReason("win", Phrase.of("coach-win-high", card=sign), (follows, *source.more))


def _suit_of(card: Argument | None) -> Argument | None:
    """Return the suit symbol in a card's symbol."""
    return dict(card.arguments).get("suit") if isinstance(card, Phrase) else None


def _danger(play: CardInPlay, found: CardReason) -> tuple[Phrase, ...]:
    """Return a warning that a finesse may lose to an established long suit, at notrump."""
    tricks = play.at.view.tricks
    if found.technique != "finesse" or play.trump is not None or not tricks:
        return ()
    leader, suit = tricks[0].leader, tricks[0].cards[0].suit
    theirs = leader.side != play.at.seat.side
    stoppers = sum(play.suits[suit].master(rank) for rank in play.suits[suit].ours)
    against = dict(found.says.arguments).get("seat")
    if theirs and stoppers <= 1 and against == seat_sign(leader.partner):
        return (Phrase.of("coach-danger", seat=seat_sign(leader), suit=strain_sign(suit)),)
    return ()


# ---- leads ----


def _trumps(play: CardInPlay) -> CardReason | None:
    if not play.is_trump:
        return None
    if not play.trumps_out:
        return _squeeze(play) or reason("run-trumps")
    tops = sum(play.suit.master(rank) for rank in play.suit.opposite)
    return (None if tops > 1 else _finesse_led(play)) or draw_trumps(play)


def _squeeze(play: CardInPlay) -> CardReason | None:
    """Recognise a squeeze: the last trumps, one loser left and two suits to keep."""
    threats = [
        reading
        for reading in play.suits.values()
        if reading.suit != play.card.suit and reading.ours and reading.out
    ]
    count = count_tricks(play)
    left = len(play.at.hand)
    if len(threats) >= 2 and left <= _ENDING + 1 and count.missing == 1:
        return reason("squeeze")
    return None


def _towards_ruff(play: CardInPlay) -> CardReason | None:
    """Recognise a lead towards a ruff: a suit short opposite, with trumps there."""
    if play.trump is None or play.is_trump:
        return None
    return _ruff_here_later(play) or _ruff_opposite(play)


def _ruff_here_later(play: CardInPlay) -> CardReason | None:
    """A short suit led from the hand that will ruff it."""
    assert play.trump is not None
    trumps, here = play.suits[play.trump], play.suit
    losers = len(here.opposite) - sum(here.master(rank) for rank in here.ours)
    if 0 < here.driven_tricks >= losers - 1:  # what is driven out leaves nothing to ruff
        return None
    short = 0 < len(trumps.mine) <= len(trumps.opposite) and len(here.mine) <= 2
    if short and losers > 0 and len(here.opposite) > len(here.mine):
        return ruff_losers(trumps, here.suit)
    return None


def _ruff_opposite(play: CardInPlay) -> CardReason | None:
    """A suit led to the hand that ruffs it, at once or soon."""
    assert play.trump is not None
    trumps, here = play.suits[play.trump], play.suit
    if not trumps.opposite or len(here.opposite) > 1 or len(here.mine) <= len(here.opposite):
        return None
    if not here.opposite and here.master(play.card.rank):  # it wins without a ruff
        return None
    if len(trumps.opposite) <= len(trumps.mine):
        losers = sum(not here.master(rank) for rank in here.mine)
        return ruff_losers(trumps, here.suit) if losers else None
    if len(here.mine) >= 4:
        return reason("ruff-out", suit=strain_sign(here.suit))
    return None


def _ruffed_across(play: CardInPlay) -> CardReason | None:
    """A small card of a suit that the other hand is out of and ruffs."""
    void = play.trump is not None and not play.is_trump and not play.suit.opposite
    # An honour with others beside it may be led for a ruffing finesse.
    beside = play.card.rank >= TEN and len(play.suit.mine) > 1
    if not void or play.suit.master(play.card.rank) or beside:
        return None
    assert play.trump is not None
    if not play.suits[play.trump].opposite:
        return None
    return reason("ruff-across", suit=strain_sign(play.card.suit))


def _discard_led(play: CardInPlay) -> CardReason | None:
    """Recognise a winner led for a discard."""
    here = play.suit
    void = not here.opposite and play.trump is not None
    losers = any(
        not reading.master(rank)
        for suit, reading in play.suits.items()
        if suit != play.trump
        for rank in reading.opposite
    )
    if void and losers and here.master(play.card.rank) and not play.is_trump:
        return reason("discard", suit=strain_sign(here.suit))
    return None


def _finesse_led(play: CardInPlay) -> CardReason | None:
    """Recognise a finesse by the lead: low to a tenace, or an honour to be run."""
    here = play.suit
    west = play.at.seat.after(1)
    if here.master(play.card.rank):
        return None
    tenace = _tenace(here.opposite, here.out)
    # Honours of both hands drive a higher one out: a nine below them is not what is led to.
    drives = tenace == TEN - 1 and here.driven_tricks
    if tenace and play.card.rank < tenace and not drives:
        return _finesse(play, tenace, west)
    if play.card.rank >= TEN and _can_win_cover(play) and _can_play_below(play):
        return _finesse(play, play.card.rank, west)
    return _explain_lead_up(here, play.card.rank)


def _explain_lead_up(here: SuitReading, rank: int) -> CardReason | None:
    """Recognise a lead towards an honour that only one card beats."""
    top = max(here.opposite, default=0)
    above = sum(other > top for other in here.out)
    if top - 1 in here.opposite and here.driven_tricks:
        return None
    # A card as high in the hand that leads is no better placed opposite: one is driven out.
    if any(not _is_card_between(here, other, top) for other in here.mine):
        return None
    if top >= JACK and rank < top and above == 1 and len(here.opposite) > 1:
        return reason("lead-up", suit=strain_sign(here.suit), card=_missing(here, top))
    return None


def _is_card_between(here: SuitReading, rank: int, other: int) -> bool:
    """Return whether a hidden card of the suit is between two ranks."""
    return any(min(rank, other) < out < max(rank, other) for out in here.out)


def _stands_for(here: SuitReading, rank: int) -> int:
    """Return the highest of our cards with no hidden card between it and *rank*."""
    return max(
        (other for other in here.ours if not _is_card_between(here, rank, other)), default=rank
    )


def _can_win_cover(play: CardInPlay) -> bool:
    """Return whether the other hand can win if the card is covered."""
    here = play.suit
    return bool(here.opposite) and here.master(here.opposite[0])


def _can_play_below(play: CardInPlay) -> bool:
    """Whether the other hand may play a lower card: else it takes the trick itself."""
    return not play.suit.opposite or play.suit.opposite[-1] < play.card.rank


def _tenace(held: tuple[int, ...], out: tuple[int, ...]) -> int:
    """Return the honour below a missing one, with a higher card of ours above that."""
    for rank in held:
        above = [other for other in out if other > rank]
        if rank >= TEN - 1 and above and max(held) > min(above):
            return rank
    return 0


def _missing(here: SuitReading, rank: int) -> Phrase:
    """Return the card to be finessed by one of *rank*."""
    return card_sign(here.suit, min(other for other in here.out if other > rank))


def _finesse(play: CardInPlay, rank: int, seat: Seat) -> CardReason | None:
    """Return the finesse of *rank* against *seat*, unless that seat lacks the honour."""
    here = play.suit
    if is_known_void(play, seat, here.suit):
        return None
    return reason(
        "finesse", suit=strain_sign(here.suit), card=_missing(here, rank), seat=seat_sign(seat)
    )


def _throw_in(play: CardInPlay) -> CardReason | None:
    """Recognise a throw-in: a loser led near the end, after which any return costs a trick."""
    here = play.suit
    if len(play.at.hand) > _ENDING or play.is_trump or play.trumps_out:
        return None
    ruffs = not here.opposite and play.trump is not None and play.suits[play.trump].opposite
    loses = not ruffs and not any(map(here.master, (play.card.rank, *here.opposite)))
    waiting = [
        reading
        for reading in play.suits.values()
        if reading.suit not in (here.suit, play.trump) and reading.tenace
    ]
    # What sets up a trick of its own is led for that.
    if loses and waiting and here.out and not here.driven_tricks:
        return reason(
            "throw-in", suit=strain_sign(here.suit), other=strain_sign(waiting[0].suit)
        )
    return None


def _unblock_led(play: CardInPlay) -> CardReason | None:
    here = play.suit
    masters = here.master(play.card.rank) and _can_win_cover(play)
    if masters and len(here.mine) <= 2 and len(here.opposite) >= 3:
        return reason("unblock", suit=strain_sign(here.suit))
    return None


def _drop_led(play: CardInPlay) -> CardReason | None:
    """Recognise a winner cashed to see whether a missing honour falls."""
    here = play.suit
    if not here.master(play.card.rank) or play.is_trump:
        return None
    honours = [rank for rank in here.out if rank >= JACK]
    # Of two missing honours one may fall, and the other still wins.
    if len(here.ours) >= 7 and len(honours) == 1 and here.winners < here.most:
        return reason("drop", card=card_sign(here.suit, max(honours)), out=len(here.out))
    # The last card out falls under a winner: no break is needed.
    if here.long_tricks and len(here.out) > 1:
        return reason("set-up", suit=strain_sign(here.suit), out=len(here.out))
    return None


def _driving(play: CardInPlay) -> CardReason | None:
    """Recognise touching honours led to drive out a higher card."""
    here = play.suit
    if here.driven_tricks and not here.master(play.card.rank) and here.top_out:
        return drive_out(here)
    return None


def _small_led(play: CardInPlay) -> CardReason | None:
    """Recognise a small card of a long suit; a duck is recognised by the next card."""
    here = play.suit
    small = play.card.rank < TEN and not here.master(play.card.rank)
    if small and len(here.ours) >= 7 and here.long_tricks:
        return reason("set-up", suit=strain_sign(here.suit), out=len(here.out))
    return None


def _cash(play: CardInPlay) -> CardReason | None:
    here = play.suit
    top = max((play.card.rank, *here.opposite))
    if here.master(top):
        return reason("cash", suit=strain_sign(here.suit))
    return None


_LEADS: tuple[Rule, ...] = (
    _trumps,
    _towards_ruff,
    _discard_led,
    _throw_in,
    _finesse_led,
    _unblock_led,
    _ruffed_across,
    _driving,
    _drop_led,
    _small_led,
    _cash,
)


# ---- the hand opposite a lead of our own ----


def _ruff(play: CardInPlay) -> CardReason | None:
    if not play.ruffing:
        return None
    assert play.trump is not None
    trumps, led = play.suits[play.trump], play.suits[play.card_led.suit]
    if len(trumps.mine) > len(trumps.opposite) and len(led.opposite) >= 3:
        return reason("ruff-out", suit=strain_sign(led.suit))
    fewer = len(trumps.mine) < len(trumps.opposite)
    name = "ruff-losers" if fewer else "ruff-here" if play.winning else "under-ruff"
    return reason("ruff-losers", name, suit=strain_sign(led.suit))


def _discard_on(play: CardInPlay) -> CardReason | None:
    """Recognise a loser discarded on a winner, or instead of ruffing."""
    if play.card.suit == play.card_led.suit or play.ruffing:
        return None
    here = play.suit
    if here.master(play.card.rank):
        longer = len(here.opposite) > len(here.mine) and here.master(here.opposite[0])
        return reason("unblock" if longer else "throw", suit=strain_sign(here.suit))
    if play.at.partner_winning and _is_sure(play):
        return reason("discard", suit=strain_sign(play.card_led.suit))
    if play.could_win:
        return reason("loser-on-loser", suit=strain_sign(play.card.suit))
    return reason("throw", suit=strain_sign(play.card.suit))


def _is_sure(play: CardInPlay) -> bool:
    """Whether the card of our side that is best so far wins, but for a ruff."""
    if play.at.place == 3:
        return True
    best = max(card.rank for card in play.at.trick.cards if card.suit == play.card_led.suit)
    ours = play.at.trick.leader.side == play.at.seat.side
    return ours and play.suits[play.card_led.suit].master(best)


def _finesse_taken(play: CardInPlay) -> CardReason | None:
    """Recognise a card that wins only if the missing honour is already passed."""
    here = play.suit
    above = [rank for rank in here.out if rank > play.card.rank]
    takes = play.winning and play.card.rank >= TEN - 1
    if takes and above and any(rank > min(above) for rank in here.ours):
        return _finesse(play, play.card.rank, play.at.seat.after(3))
    led = _stands_for(here, play.card_led.rank)
    higher = [rank for rank in here.out if rank > led]
    running = led >= TEN - 1 and play.at.partner_winning and play.lowest
    if running and higher and here.mine and here.mine[0] > min(higher):
        return _finesse(play, led, play.at.seat.after(3))
    return None


def _drop_taken(play: CardInPlay) -> CardReason | None:
    here = play.suit
    tenace = _tenace(here.mine, here.out)
    if play.winning and here.master(play.card.rank) and tenace and tenace < play.card.rank:
        missing = max((rank for rank in here.out), default=0)
        alone = sum(rank >= JACK for rank in here.out) == 1
        if alone and len(here.out) <= _MAY_DROP:
            return reason("drop", card=card_sign(here.suit, missing), out=len(here.out))
    return None


def _duck_third(play: CardInPlay) -> CardReason | None:
    here = play.suit
    if play.could_win and not play.winning and not play.at.partner_winning:
        if here.long_tricks:
            return reason("duck", suit=strain_sign(here.suit), out=len(here.out))
        return reason("safety", suit=strain_sign(here.suit))
    return None


def _third_follows(play: CardInPlay) -> CardReason | None:
    if play.is_trump and play.trumps_out:
        return draw_trumps(play)
    led = play.card_led.rank
    touches = {led - 1, led + 1} & {*play.suit.ours}
    drives = led >= TEN and touches and not play.suit.master(led)
    if drives or (play.suit.driven_tricks and not play.suit.master(led)):
        return drive_out(play.suit)
    if play.winning and play.suit.master(play.card.rank):
        return _drop_led(play) or reason("cash", suit=strain_sign(play.card.suit))
    return None


def _overtakes(play: CardInPlay) -> CardReason | None:
    """Recognise overtaking a winner of one's own to change hands."""
    ours = play.at.partner_winning and play.winning and play.card.suit == play.card_led.suit
    if ours and play.suit.master(play.card_led.rank):
        return reason("unblock", suit=strain_sign(play.card.suit))
    return None


_THIRD: tuple[Rule, ...] = (
    _overtakes,
    _ruff,
    _discard_on,
    _finesse_taken,
    _drop_taken,
    _duck_third,
    _third_follows,
)


# ---- following to the defenders' lead ----


def _hold_up(play: CardInPlay) -> CardReason | None:
    """Recognise a hold-up: a trick that could be won and is not."""
    if play.card.suit != play.card_led.suit or play.winning or play.is_trump:
        return None
    here = play.suit
    stopped = any(here.master(rank) for rank in here.ours)
    if not (play.could_win and stopped) or play.at.partner_winning:
        return None
    # The other hand may still take it, where it has yet to play.
    later = play.at.place == 1 and any(rank > max(here.table) for rank in here.opposite)
    return None if later else reason("hold-up", suit=strain_sign(here.suit))


def _free_finesse(play: CardInPlay) -> CardReason | None:
    """Recognise a free finesse: the lead runs to a tenace."""
    here = play.suit
    if play.card.suit != play.card_led.suit or play.at.place != 1:
        return None
    above = [rank for rank in here.out if rank > play.card.rank]
    takes = play.winning and play.card.rank >= TEN - 1
    if takes and above and max(here.ours) > min(above) and _can_play_below(play):
        return _finesse(play, play.card.rank, play.at.trick.leader)
    tenace = _tenace(here.opposite, here.out)
    if play.lowest and tenace > max(here.table) and not play.winning:
        return reason("run-round", suit=strain_sign(here.suit))
    return None


def _entry(play: CardInPlay) -> CardReason | None:
    """Recognise the choice of the winning hand that keeps the other's entry."""
    here = play.suit
    if (
        play.card.suit != play.card_led.suit
        or play.trump == play.card.suit
        or not _can_win_cover(play)
        or here.opposite[0] < max(here.table)
    ):
        return None
    here_wins = play.winning and here.master(play.card.rank)
    mine_kept = not play.winning and here.master(here.mine[0]) and play.at.place == 1
    long_there = any(
        len(reading.mine if mine_kept else reading.opposite) >= _LONG
        for reading in play.suits.values()
        if reading.suit not in (here.suit, play.trump)
    )
    if (play.at.place == 1 and here_wins) or (long_there and (here_wins or mine_kept)):
        source = plan(play)
        follows = Phrase.of("coach-plan", plan=source.says)
        name = "entry" if here_wins else "entry-kept"
        return CardReason("entry", reason("entry", name).says, (follows, *source.more))
    return None


def _rise(play: CardInPlay) -> CardReason | None:
    """Recognise an honour in second hand that a higher one may still beat."""
    here = play.suit
    follows = play.card.suit == play.card_led.suit and play.at.place == 1
    if not follows or not play.winning or play.card.rank < JACK:
        return None
    above = sum(rank > play.card.rank for rank in here.out)
    beside = any(not _is_card_between(here, play.card.rank, rank) for rank in here.opposite)
    if not above or beside or here.ours[0] > play.card.rank:
        return None
    if above == 1:
        return _finesse(play, play.card.rank, play.at.trick.leader)
    return reason("rise", card=card_sign(here.suit, play.card.rank))


def _hide_lower(play: CardInPlay) -> CardReason | None:
    """Recognise a win with a higher card than needed, to hide the lower one."""
    here, rank = play.suit, play.card.rank
    mine = here.mine
    if not is_false_card(play.at, play.card):
        return None
    if not play.winning:
        leader = play.at.trick.leader
        won = play.at.place > 1 and max(here.table) > play.card_led.rank
        if won or is_known_void(play, leader.partner, play.card.suit):
            return None  # the leader's partner gave no signal
        return reason("false", "hide-low", card=card_sign(play.card.suit, mine[-1]))
    hidden = mine[1] if rank == mine[0] else mine[0]
    sign = card_sign(play.card.suit, rank)
    return reason("false", "hide-honour", card=sign, hidden=card_sign(play.card.suit, hidden))


_FOLLOWING: tuple[Rule, ...] = (
    _ruff,
    _discard_on,
    _hold_up,
    _free_finesse,
    _entry,
    _hide_lower,
    _rise,
)
