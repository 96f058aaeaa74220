"""Conditions of agreements: questions about where the auction stands, each named by a word.

An agreement that holds for many auctions says by :attr:`.Agreement.when` in which of them it
is played: ``alone !forced`` is *the opponents have only passed, and I may pass*. Each word is a
question about the public auction; ``!`` before it asks for the opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from biritch.bidding.agreement.situation import CONTROL, Situation, is_game
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain
from biritch.core.seats import Seat

KEYS = "keycards"
"""The kind of a call that asks for key cards."""
_KINGS_2D = "two-diamond-kings"


def _kind(s: Situation, mine: bool) -> str:  # noqa: FBT001 - private, two ways
    last = s.my_last if mine else s.partners_last
    return last.meaning.kind if last is not None else ""


def _last(s: Situation, *forcing: str) -> bool:
    last = s.partners_last
    return last is not None and last.call is not PASS and last.meaning.forcing in forcing


def _opener(s: Situation) -> Seat | None:
    return next((made.seat for made in s.calls if isinstance(made.call, Bid)), None)


def _passed(s: Situation) -> bool:
    """Whether I passed before anybody bid."""
    calls = (made for made in s.calls if made.seat == s.me or isinstance(made.call, Bid))
    first = next(calls, None)
    return first is not None and first.call is PASS


def _coded(s: Situation) -> bool:
    """Whether they have just answered or asked by a bid in no suit of theirs."""
    last = s.calls[-1] if s.calls else None
    return (
        last is not None
        and not s.quiet
        and isinstance(last.call, Bid)
        and last.meaning.artificial
        and s.acted(last.seat.partner)
        and last.call.strain.suit not in s.theirs
    )


def _before(s: Situation) -> int:
    return len(s.auction.calls)


def _cueing(s: Situation) -> bool:
    """Whether we look for slam in a major by controls, or have just stopped doing so."""
    if s.bid is None or s.trumps is None or not s.trumps.major or not s.quiet:
        return False
    trumps = Strain(s.trumps)
    if s.they_acted or not s.standing.ours:
        return False
    if _kind(s, mine=False) == CONTROL:
        return True
    stopped = s.bid == Bid(4, trumps) and _kind(s, mine=True) == CONTROL
    return stopped or (s.game_forced and s.bid == Bid(3, trumps))


# Most words about answers ask for a quiet opponent: over interference the steps are others, and
# the words that end in "-disturbed" ask for those.
WORDS: Mapping[str, Callable[[Situation], bool]] = MappingProxyType(
    {
        # where the opener sits
        "third": lambda s: _before(s) == 2,
        "fourth": lambda s: _before(s) == 3,
        # what there is to lose
        "vulnerable": lambda s: s.vulnerable,
        "favourable": lambda s: not s.vulnerable and s.me.after().side in s.vulnerability,
        # who has spoken
        "silent": lambda s: not s.we_acted,
        "alone": lambda s: not s.they_acted,
        "they-opened": lambda s: _opener(s) in (s.me.after(), s.me.after(3)),
        "quiet": lambda s: s.quiet,
        "partner-silent": lambda s: not s.acted(s.me.partner),
        "partner-once": lambda s: (
            sum(made.call is not PASS for made in s.calls if made.seat is s.me.partner) == 1
        ),
        "first-time": lambda s: not s.acted(s.me),
        "rebid": lambda s: (
            not s.they_acted
            and [made.seat for made in s.calls if made.call is not PASS] == [s.me, s.me.partner]
        ),
        "last-chance": lambda s: s.standing.passes == 2,
        "named-once": lambda s: (
            len({made.natural for made in s.calls if made.seat == s.me and made.natural})
            == sum(made.natural is not None for made in s.calls if made.seat == s.me)
        ),
        # what partner's last call leaves to me
        "concluded": lambda s: s.standing.ours and s.quiet and _last(s, "sign-off"),
        "invited": lambda s: s.standing.ours and s.quiet and _last(s, "invitational"),
        "forced": lambda s: s.forced,
        "game-forced": lambda s: s.game_forced,
        "penalty": lambda s: s.quiet and _kind(s, mine=False) in ("penalty", "values"),
        "artificial": lambda s: (
            s.partners_last is not None and s.partners_last.meaning.artificial
        ),
        "coded": _coded,
        "lead-asked": lambda s: _kind(s, mine=False) == "lead-directing",
        "taken-out": lambda s: s.doubled_for_takeout,
        "doubler": lambda s: s.my_last is not None and s.my_last.meaning.kind == "takeout",
        "in-partners-suit": lambda s: (
            s.bid is not None and s.bid.strain.suit in s.suits_of(s.me.partner)
        ),
        # how high we are
        "ours": lambda s: s.standing.ours,
        "game": lambda s: s.bid is not None and is_game(s.bid),
        "notrump": lambda s: s.bid is not None and s.bid.strain is Strain.NOTRUMP,
        "fit": lambda s: s.trumps is not None,
        "astray": lambda s: s.astray,
        # asking for key cards
        "asked": lambda s: s.quiet and _kind(s, mine=False) == KEYS,
        "aces-asked": lambda s: s.quiet and _kind(s, mine=False) == "blackwood",
        "plain-kings-asked": lambda s: s.quiet and _kind(s, mine=False) == "blackwood-kings",
        "answered": lambda s: s.quiet and _kind(s, mine=True) == KEYS,
        "keys-disturbed": lambda s: not s.quiet and _kind(s, mine=False) == KEYS,
        "aces-disturbed": lambda s: not s.quiet and _kind(s, mine=False) == "blackwood",
        "keys-told": lambda s: _kind(s, mine=True) == KEYS and _kind(s, mine=False) == "dopi",
        "aces-told": lambda s: (
            _kind(s, mine=True) == "blackwood" and _kind(s, mine=False) == "dopi"
        ),
        "sos": lambda s: _kind(s, mine=False) == "sos",
        "queen-asked": lambda s: s.quiet and _kind(s, mine=False) == "queen-asked",
        "queen-told": lambda s: s.quiet and _kind(s, mine=True) == "queen-asked",
        "kings-asked": lambda s: s.quiet and _kind(s, mine=False) == "kings-asked",
        "kings-told": lambda s: s.quiet and _kind(s, mine=True) == "kings-asked",
        "aces-shown": lambda s: any(
            made.seat == s.me.partner and made.meaning.kind == "ace-answer" for made in s.calls
        ),
        "two-diamond-kings-asked": lambda s: s.quiet and _kind(s, mine=False) == _KINGS_2D,
        "two-diamond-kings-told": lambda s: s.quiet and _kind(s, mine=True) == _KINGS_2D,
        "exclusion-asked": lambda s: s.quiet and _kind(s, mine=False) == "exclusion",
        "exclusion-told": lambda s: s.quiet and _kind(s, mine=True) == "exclusion",
        "quality-asked": lambda s: s.quiet and _kind(s, mine=False) == "trump-quality",
        "control-bid": lambda s: s.quiet and _kind(s, mine=False) == "control",
        "cueing": _cueing,
        "fit-shown": lambda s: s.quiet and _kind(s, mine=False) == "fit-notrump",
        "passed-hand": _passed,
        "limited": lambda s: s.mine.strength[1] <= 12,
        "told": lambda s: s.mine.strength[1] - s.mine.strength[0] <= 3,
        "strong-me": lambda s: s.mine.strength[0] >= 11,
        "strong-partner": lambda s: s.partner.strength[0] >= 11,
    }
)


def hold(when: str, s: Situation) -> bool:
    """Whether every word of *when* is true of *s*.

    Raises:
        KeyError: A word of *when* is not one of :data:`WORDS`.
    """
    return all(question(s) == wanted for question, wanted in _questions(when))


@cache
def _questions(when: str) -> tuple[tuple[Callable[[Situation], bool], bool], ...]:
    return tuple(
        (WORDS[word.removeprefix("!")], not word.startswith("!")) for word in when.split()
    )
