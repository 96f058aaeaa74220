"""Conditions of agreements: questions about where the auction stands, each named by a word.

An agreement that holds for many auctions says by :attr:`.Agreement.when` in which of them it
is played: ``alone !forced`` is *the opponents have only passed, and I may pass*. Each word is a
question about the public auction; ``!`` before it asks for the opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from biritch.bidding.agreement.situation import CONTROL, CallWithMeaning, Situation, is_game
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat, Vulnerability

KEYS = "keycards"
"""The kind of a call that asks for key cards."""
_KINGS_2D = "two-diamond-kings"
_OPEN = 4
"""Points partner may hold above the least shown, for that least to say little."""
_WEAK, _STRONG = 11, 16
"""The most points of a weak bid of theirs, the fewest of a strong one."""


def _kind(situation: Situation, mine: bool) -> str:  # noqa: FBT001 - private, two ways
    last = situation.my_last if mine else situation.partners_last
    return last.meaning.kind if last is not None else ""


def _last(situation: Situation, *forcing: str) -> bool:
    last = situation.partners_last
    return last is not None and last.call is not PASS and last.meaning.forcing in forcing


def _opener(situation: Situation) -> Seat | None:
    return next((entry.seat for entry in situation.calls if isinstance(entry.call, Bid)), None)


def _has_passed(situation: Situation) -> bool:
    """Whether I passed before anybody bid."""
    calls = (
        entry
        for entry in situation.calls
        if entry.seat == situation.me or isinstance(entry.call, Bid)
    )
    first = next(calls, None)
    return first is not None and first.call is PASS


def _is_coded(situation: Situation) -> bool:
    """Whether they have just answered or asked by a bid in no suit of theirs."""
    last = situation.calls[-1] if situation.calls else None
    return (
        last is not None
        and not situation.quiet
        and isinstance(last.call, Bid)
        and last.meaning.artificial
        and situation.has_acted(last.seat.partner)
        and last.call.strain.suit not in situation.theirs
    )


def _bid_of_theirs(situation: Situation, *, first: bool) -> CallWithMeaning | None:
    """Return the bid they opened with, or the last one they made."""
    calls = situation.calls if first else tuple(reversed(situation.calls))
    bids = (entry for entry in calls if isinstance(entry.call, Bid))
    if first:
        opening = next(bids, None)
        return opening if opening is not None and opening.seat not in situation.us else None
    return next((entry for entry in bids if entry.seat not in situation.us), None)


def _weak(entry: CallWithMeaning | None) -> bool:
    """Whether a bid promised less than an opening hand has: a preempt, a weak two."""
    return entry is not None and entry.meaning.promise.project().hcp[1] <= _WEAK


def _strong(entry: CallWithMeaning | None) -> bool:
    """Whether a bid promised more than an overcall or a double may be based on."""
    if entry is None:
        return False
    if entry.meaning.kind in ("strong", "strong-two"):
        return True
    promise = entry.meaning.promise
    return max(promise.project().hcp[0], promise.strength()[0]) >= _STRONG


def _artificial(entry: CallWithMeaning | None) -> bool:
    return entry is not None and entry.meaning.artificial


def _shown_by_them(suit: Suit) -> Callable[[Situation], bool]:
    """Return the question whether they have named *suit*, or shown four cards of it."""
    return lambda situation: suit in situation.theirs


def _before(situation: Situation) -> int:
    return len(situation.auction.calls)


def _opened_in(*seats: int) -> Callable[[Situation], bool]:
    """Return the question whether the first bid was made in one of those *seats*, 1 to 4.

    Unlike the seat of the player to call, it stays the same as the auction goes on.
    """

    def is_asked(situation: Situation) -> bool:
        calls = enumerate(situation.auction.calls, 1)
        return next((place for place, call in calls if isinstance(call, Bid)), 0) in seats

    return is_asked


def _they_vulnerable(situation: Situation) -> bool:
    return situation.me.after().side in situation.vulnerability


def _cueing(situation: Situation) -> bool:
    """Whether we look for slam in a major by controls, or have just stopped doing so."""
    if (
        situation.bid is None
        or situation.trumps is None
        or not situation.trumps.major
        or not situation.quiet
    ):
        return False
    trumps = Strain(situation.trumps)
    if situation.they_acted or not situation.standing.ours:
        return False
    if _kind(situation, mine=False) == CONTROL:
        return True
    stopped = situation.bid == Bid(4, trumps) and _kind(situation, mine=True) == CONTROL
    return stopped or (situation.game_forced and situation.bid == Bid(3, trumps))


# Most words about answers ask for a quiet opponent: over interference the steps are others, and
# the words that end in "-disturbed" ask for those.
WORDS: Mapping[str, Callable[[Situation], bool]] = MappingProxyType(
    {
        # where the opener sits
        "first": lambda situation: _before(situation) == 0,
        "second": lambda situation: _before(situation) == 1,
        "third": lambda situation: _before(situation) == 2,
        "fourth": lambda situation: _before(situation) == 3,
        "first-second": lambda situation: _before(situation) in (0, 1),
        "third-fourth": lambda situation: _before(situation) in (2, 3),
        # where the opener sat, once there is one
        "opened-first": _opened_in(1),
        "opened-second": _opened_in(2),
        "opened-third": _opened_in(3),
        "opened-fourth": _opened_in(4),
        "opened-first-second": _opened_in(1, 2),
        "opened-third-fourth": _opened_in(3, 4),
        # what there is to lose
        "vulnerable": lambda situation: situation.vulnerable,
        "they-vulnerable": _they_vulnerable,
        "favourable": lambda situation: (
            not situation.vulnerable and _they_vulnerable(situation)
        ),
        "unfavourable": lambda situation: (
            situation.vulnerable and not _they_vulnerable(situation)
        ),
        "equal": lambda situation: situation.vulnerable == _they_vulnerable(situation),
        "nobody-vulnerable": lambda situation: not situation.vulnerability,
        "both-vulnerable": lambda situation: situation.vulnerability == Vulnerability.BOTH,
        # who has spoken
        "silent": lambda situation: not situation.we_acted,
        "alone": lambda situation: not situation.they_acted,
        "they-once": lambda situation: (
            sum(
                made.call is not PASS
                for made in situation.calls
                if made.seat.side is not situation.me.side
            )
            == 1
        ),
        "they-opened": lambda situation: (
            _opener(situation) in (situation.me.after(), situation.me.after(3))
        ),
        "quiet": lambda situation: situation.quiet,
        "partner-silent": lambda situation: not situation.has_acted(situation.me.partner),
        "partner-once": lambda situation: (
            sum(
                made.call is not PASS
                for made in situation.calls
                if made.seat is situation.me.partner
            )
            == 1
        ),
        "first-time": lambda situation: not situation.has_acted(situation.me),
        "rebid": lambda situation: (
            not situation.they_acted
            and [made.seat for made in situation.calls if made.call is not PASS]
            == [situation.me, situation.me.partner]
        ),
        "last-chance": lambda situation: situation.standing.passes == 2,
        "named-once": lambda situation: (
            len(
                {
                    made.natural
                    for made in situation.calls
                    if made.seat == situation.me and made.natural
                }
            )
            == sum(
                made.natural is not None
                for made in situation.calls
                if made.seat == situation.me
            )
        ),
        # what they have promised
        "weak-bid": lambda situation: _weak(_bid_of_theirs(situation, first=False)),
        "strong-bid": lambda situation: _strong(_bid_of_theirs(situation, first=False)),
        "artificial-bid": lambda situation: _artificial(_bid_of_theirs(situation, first=False)),
        "weak-opening": lambda situation: _weak(_bid_of_theirs(situation, first=True)),
        "strong-opening": lambda situation: _strong(_bid_of_theirs(situation, first=True)),
        "artificial-opening": lambda situation: _artificial(
            _bid_of_theirs(situation, first=True)
        ),
        "their-clubs": _shown_by_them(Suit.CLUBS),
        "their-diamonds": _shown_by_them(Suit.DIAMONDS),
        "their-hearts": _shown_by_them(Suit.HEARTS),
        "their-spades": _shown_by_them(Suit.SPADES),
        # what partner's last call leaves to me
        "concluded": lambda situation: (
            situation.standing.ours and situation.quiet and _last(situation, "sign-off")
        ),
        "invited": lambda situation: (
            situation.standing.ours and situation.quiet and _last(situation, "invitational")
        ),
        "forced": lambda situation: situation.forced,
        "game-forced": lambda situation: situation.game_forced,
        "penalty": lambda situation: (
            situation.quiet and _kind(situation, mine=False) in ("penalty", "values")
        ),
        "artificial": lambda situation: (
            situation.partners_last is not None and situation.partners_last.meaning.artificial
        ),
        "coded": _is_coded,
        "lead-asked": lambda situation: _kind(situation, mine=False) == "lead-directing",
        "taken-out": lambda situation: situation.doubled_for_takeout,
        "doubler": lambda situation: (
            situation.my_last is not None and situation.my_last.meaning.kind == "takeout"
        ),
        "in-partners-suit": lambda situation: (
            situation.bid is not None
            and situation.bid.strain.suit in situation.suits_of(situation.me.partner)
        ),
        # how high we are
        "ours": lambda situation: situation.standing.ours,
        "game": lambda situation: situation.bid is not None and is_game(situation.bid),
        "notrump": lambda situation: (
            situation.bid is not None and situation.bid.strain is Strain.NOTRUMP
        ),
        "fit": lambda situation: situation.trumps is not None,
        "agreed": lambda situation: situation.agreed is not None,
        "astray": lambda situation: situation.astray,
        # asking for key cards
        "asked": lambda situation: situation.quiet and _kind(situation, mine=False) == KEYS,
        "aces-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "blackwood"
        ),
        "plain-kings-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "blackwood-kings"
        ),
        "answered": lambda situation: situation.quiet and _kind(situation, mine=True) == KEYS,
        "keys-disturbed": lambda situation: (
            not situation.quiet and _kind(situation, mine=False) == KEYS
        ),
        "aces-disturbed": lambda situation: (
            not situation.quiet and _kind(situation, mine=False) == "blackwood"
        ),
        "keys-told": lambda situation: (
            _kind(situation, mine=True) == KEYS and _kind(situation, mine=False) == "dopi"
        ),
        "aces-told": lambda situation: (
            _kind(situation, mine=True) == "blackwood"
            and _kind(situation, mine=False) == "dopi"
        ),
        "sos": lambda situation: _kind(situation, mine=False) == "sos",
        "queen-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "queen-asked"
        ),
        "queen-told": lambda situation: (
            situation.quiet and _kind(situation, mine=True) == "queen-asked"
        ),
        "kings-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "kings-asked"
        ),
        "kings-told": lambda situation: (
            situation.quiet and _kind(situation, mine=True) == "kings-asked"
        ),
        "aces-shown": lambda situation: any(
            made.seat == situation.me.partner and made.meaning.kind == "ace-answer"
            for made in situation.calls
        ),
        "two-diamond-kings-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == _KINGS_2D
        ),
        "two-diamond-kings-told": lambda situation: (
            situation.quiet and _kind(situation, mine=True) == _KINGS_2D
        ),
        "exclusion-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "exclusion"
        ),
        "exclusion-told": lambda situation: (
            situation.quiet and _kind(situation, mine=True) == "exclusion"
        ),
        "quality-asked": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "trump-quality"
        ),
        "control-bid": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "control"
        ),
        "cueing": _cueing,
        "fit-shown": lambda situation: (
            situation.quiet and _kind(situation, mine=False) == "fit-notrump"
        ),
        "passed-hand": _has_passed,
        "limited": lambda situation: situation.mine.strength[1] <= 12,
        "told": lambda situation: situation.mine.strength[1] - situation.mine.strength[0] <= 3,
        "strong-me": lambda situation: situation.mine.strength[0] >= 11,
        "strong-partner": lambda situation: situation.partner.strength[0] >= 11,
        "open-partner": lambda situation: (
            situation.partner.strength[1] - situation.partner.strength[0] >= _OPEN
        ),
    }
)


def hold(when: str, situation: Situation) -> bool:
    """Whether every word of *when* is true of *situation*.

    Raises:
        KeyError: A word of *when* is not one of :data:`WORDS`.
    """
    return all(question(situation) == answer for question, answer in _questions(when))


@cache
def _questions(when: str) -> tuple[tuple[Callable[[Situation], bool], bool], ...]:
    return tuple(
        (WORDS[word.removeprefix("!")], not word.startswith("!")) for word in when.split()
    )
