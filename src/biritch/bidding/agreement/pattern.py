"""Auction patterns as in players' system notes, and the auctions they match.

Opponents' calls are in parentheses and their passes are left out; our own passes are written
``P``. ``1M (2x) P`` is: we open a major, they overcall, partner passes, they pass. A ``P``
before any bid says that one of us passed before the opening: in ``P 1H`` the player to call is
a passed hand. Letters leave a suit open: ``m`` a minor, ``M`` a major, ``om`` and ``oM`` the
other one, ``x y z w`` any suits not named elsewhere in the pattern, ``t`` the known trump suit.
A call may also be in a suit ``u`` that nobody has bid, in partner's last suit ``p`` or first
one ``q``, in one's own ``i``, in theirs ``v``. ``*`` is any bid and ``3*`` any at that level;
``...``, at the beginning, is any sequence of earlier calls.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import prod
from typing import TypeAlias

from biritch.bidding.promises.suit_letters import MAJORS, MINORS, Suits, other
from biritch.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, OtherCall
from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat
from biritch.rules.auction import Auction

_CALL = re.compile(
    r"(?P<level>[1-7])(?P<strain>[CDHSN]|o?[mM]|[xyzwtupqiv*])|(?P<any>\*)|(?P<word>P|XX?)"
)
_BARE = re.sub(r"\?P<\w+>", "?:", _CALL.pattern)
CALL = rf"(?:\.\.\.|\(?(?:{_BARE})\)?)"
"""A word of an auction, as a regular expression: a call, theirs in brackets, or ``...``."""
_WORDS = {"P": PASS, "X": DOUBLE, "XX": REDOUBLE}
_CHOICES = {"m": MINORS, "om": MINORS, "M": MAJORS, "oM": MAJORS}
_FREE = "xyzw"
_FIXED, _ANY = "CDHSN", "*"


@dataclass(frozen=True, slots=True)
class CallPattern:
    """A call in an agreement; its suit may be a letter.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> suits = {}
        >>> CallPattern.parse("2M").matches(parse_call("2H"), suits)
        True
        >>> suits["M"].name, suits["oM"].name
        ('HEARTS', 'SPADES')
    """

    level: int
    """1 to 7; 0 where any level will do, and in a pass, a double or a redouble."""
    strain: str
    word: OtherCall | None = None

    @classmethod
    @cache
    def parse(cls, text: str) -> CallPattern:
        """Parse ``2H``, ``1oM``, ``P`` or ``X``.

        Raises:
            ValueError: *text* is no call of a pattern.

        Example:
            >>> str(CallPattern.parse("2M").call({"M": Suit.HEARTS}))
            '2H'
        """
        match = _CALL.fullmatch(text)
        if match is None:
            raise ValueError(f"not a call: {text!r} (want e.g. 1H, 2M, 3x, P, X)")
        if match["word"]:
            return cls(0, "", _WORDS[match["word"]])
        if match["any"]:
            return cls(0, _ANY)
        return cls(int(match["level"]), match["strain"])

    def __str__(self) -> str:
        if self.word is not None:
            return self.word.value
        return f"{self.level or ''}{self.strain}"

    @property
    def open(self) -> bool:
        """Whether its suit is a letter.

        Example:
            >>> CallPattern.parse("2M").open, CallPattern.parse("2H").open
            (True, False)
        """
        return self.word is None and self.strain not in (*_FIXED, _ANY)

    def call(self, suits: Suits) -> Call:
        """Return the call, with the letters replaced by *suits*.

        Example:
            >>> str(CallPattern.parse("3x").call({"x": Suit.CLUBS}))
            '3C'
        """
        if self.word is not None:
            return self.word
        strain = suits[self.strain] if self.open else Strain.parse(self.strain)
        return Bid(self.level, Strain(strain))

    def bids(self, suits: Suits) -> tuple[Call, ...]:
        """Return every call it may be, with the letters replaced by *suits*; for ``*`` any bid.

        Example:
            >>> print(*CallPattern.parse("3*").bids({}))
            3C 3D 3H 3S 3N
        """
        if self.strain != _ANY:
            return (self.call(suits),)
        return tuple(bid for bid in BIDS if self.level in (0, bid.level))

    def matches(self, call: Call, suits: dict[str, Suit]) -> bool:
        """Return whether it matches *call*; add the suit of its letter to *suits*."""
        if not isinstance(call, Bid) or self.word is not None:
            return call == self.word
        if self.level not in (0, call.level):
            return False
        if self.strain == _ANY:
            return True
        suit = call.strain.suit
        if not self.open or suit is None:
            return str(call.strain) == self.strain
        return assign(self.strain, suit, suits)


def assign(letter: str, suit: Suit, suits: dict[str, Suit]) -> bool:
    """Assign *suit* to *letter* in *suits* if allowed, and the other suit of its pair.

    Example:
        >>> suits = {}
        >>> assign("m", Suit.CLUBS, suits), assign("m", Suit.DIAMONDS, suits)
        (True, False)
        >>> assign("M", Suit.CLUBS, {})
        False
    """
    if letter in suits:
        return suits[letter] == suit
    if letter in _FREE:
        suits[letter] = suit
        return True
    if letter not in _CHOICES or suit not in _CHOICES[letter]:
        return False
    suits[letter] = suit
    suits[letter[1:] if letter[0] == "o" else "o" + letter] = other(suit)
    return True


OwnedCall: TypeAlias = tuple[bool, Call]
"""Whether our side made a call, and the call."""


@dataclass(frozen=True, slots=True)
class BiddingSequence:
    """An auction from the view of the player to call, without opponents' passes.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["P", "1H", "P", "2H"]))
        >>> [(ours, str(call)) for ours, call in BiddingSequence.of(auction).calls]
        [(False, '1H'), (True, 'P'), (False, '2H')]
    """

    passed: bool
    """Whether our side passed before the first bid."""
    calls: tuple[OwnedCall, ...]

    @classmethod
    def of(cls, auction: Auction, without: Container[int] = ()) -> BiddingSequence:
        """Return *auction* as seen by the player to call.

        *without* are the indexes of calls treated as passes.
        """
        our_side, passed = auction.turn.side, False
        calls: list[OwnedCall] = []
        for place, (seat, call) in enumerate(auction.calls_by_seat):
            if place in without:
                continue
            ours = seat.side == our_side
            if call is PASS and not calls:
                passed = passed or ours
            elif ours or call is not PASS:
                calls.append((ours, call))
        return cls(passed, tuple(calls))


@dataclass(frozen=True, slots=True)
class AuctionPattern:
    """The auction of an agreement, as a pattern.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> pattern = AuctionPattern.parse("1M (2x)")
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1S", "2D"]))
        >>> suits = pattern.match(BiddingSequence.of(auction))
        >>> suits["M"].name, suits["x"].name
        ('SPADES', 'DIAMONDS')
    """

    text: str
    passed: bool
    """Whether the player to call passed before the bidding began."""
    signs: tuple[tuple[bool, CallPattern], ...]
    """Each call, and whether our side made it."""
    begun: bool = False
    """Whether anything may have been called before (``...``)."""
    _fixed: frozenset[Suit] = field(init=False, repr=False, compare=False)
    _chosen: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Compute the named suits, and the letters for majors and minors."""
        strains = [sign.strain for _, sign in self.signs]
        fixed = frozenset(Suit.parse(strain) for strain in strains if strain in list("CDHS"))
        # A frozen dataclass is completed once, here, before anyone sees it.
        object.__setattr__(self, "_fixed", fixed)
        chosen = tuple(strain for strain in strains if strain in _CHOICES)
        object.__setattr__(self, "_chosen", chosen)

    @classmethod
    @lru_cache(maxsize=1 << 13)
    def parse(cls, text: str) -> AuctionPattern:
        """Parse an auction.

        Raises:
            ValueError: A word is no call, an opponent's pass is written, or two calls of
                opponents stand without one of ours between.
        """
        text = text.strip()
        passed, signs = False, list[tuple[bool, CallPattern]]()
        words = text.split()
        begun = words[:1] == ["..."]
        for word in words[begun:]:
            ours = not (word.startswith("(") and word.endswith(")"))
            sign = CallPattern.parse(word if ours else word[1:-1])
            if not ours and sign.word is PASS:
                raise ValueError(f"{text!r}: passes of opponents are left out")
            if sign.word is PASS and not signs and not begun:
                passed = True
                continue
            if not ours and signs and not signs[-1][0]:
                raise ValueError(f"{text!r}: two calls of opponents without ours between")
            signs.append((ours, sign))
        return cls(text, passed, tuple(signs), begun)

    @property
    def general(self) -> bool:
        """Whether it matches auctions of any length.

        Example:
            >>> AuctionPattern.parse("1M (2x)").general
            False
        """
        return self.begun or any(sign.strain in (_ANY, "t") for _, sign in self.signs)

    @property
    def names_doubled(self) -> bool:
        """Whether it ends with the opponents' double of a named bid.

        Example:
            >>> AuctionPattern.parse("... 4N (X)").names_doubled
            True
            >>> AuctionPattern.parse("... 3* (X)").names_doubled
            False
        """
        if len(self.signs) < 2:
            return False
        (_, bid), (ours, double) = self.signs[-2:]
        return not ours and double.word is DOUBLE and bid.word is None and bid.strain != _ANY

    @property
    def breadth(self) -> int:
        """The number of readings of its ``*``, legal or not; 1 without one.

        Example:
            >>> AuctionPattern.parse("1M (*)").breadth, AuctionPattern.parse("1* 3*").breadth
            (35, 25)
        """
        levels = (sign.level for _, sign in self.signs if sign.strain == _ANY)
        return prod(5 if level else 35 for level in levels)

    def match(
        self, sequence: BiddingSequence, trumps: Suit | None = None
    ) -> dict[str, Suit] | None:
        """Return the suits of the letters if *sequence* matches, else ``None``.

        *trumps* is the suit of ``t``.
        """
        count = len(self.signs)
        if count > len(sequence.calls) or (count < len(sequence.calls) and not self.begun):
            return None
        if self.passed and not sequence.passed:
            return None
        suits: dict[str, Suit] = {} if trumps is None else {"t": trumps}
        last_calls = sequence.calls[len(sequence.calls) - count :]
        for (ours, sign), (made_by_us, call) in zip(self.signs, last_calls, strict=True):
            if ours != made_by_us or not sign.matches(call, suits):
                return None
        return suits if self.distinct(suits) else None

    def distinct(self, suits: Suits, call: CallPattern | None = None) -> bool:
        """Return whether each free letter has a suit of its own, other than that of *call*."""
        free = [suits[letter] for letter in suits if letter in _FREE]
        if not free:
            return True
        chosen = self._chosen
        if call is not None and call.strain in _CHOICES:
            chosen = (*chosen, call.strain)
        named = {*self._fixed, *(suits[letter] for letter in chosen)}
        return len(set(free)) == len(free) and named.isdisjoint(free)

    def letters(self) -> Iterator[str]:
        """Yield the letters of its calls.

        Example:
            >>> list(AuctionPattern.parse("1M (2x)").letters())
            ['M', 'x']
        """
        return (sign.strain for _, sign in self.signs if sign.open)

    def calls(self, suits: Suits) -> tuple[Call, ...]:
        """Return every call, with the opponents' passes, from the first that is written.

        Example:
            >>> list(map(str, AuctionPattern.parse("1H 2H").calls({})))
            ['1H', 'P', '2H']
        """
        calls: list[Call] = []
        before: bool | None = None
        for ours, sign in self.signs:
            if before is not None and before == ours:
                calls.append(PASS)
            calls.append(sign.call(suits))
            before = ours
        return tuple(calls)

    def auction(self, suits: Suits) -> Auction:
        """Return the auction, with the player whose agreement it is to call.

        Passes are added before it if one of us has to pass before the opening.

        Raises:
            ValueError: Where the letters stand for *suits*, a call of it is illegal.

        Example:
            >>> pattern = AuctionPattern.parse("1M (2x)")
            >>> auction = pattern.auction({"M": Suit.SPADES, "x": Suit.CLUBS})
            >>> " ".join(map(str, auction.calls))
            '1S 2C'
        """
        calls = self.calls(suits)
        if self.signs and self.signs[-1][0]:
            calls = (*calls, PASS)
        auction = Auction.of(Seat.NORTH, (PASS, PASS) if self.passed else ())
        for call in calls:
            auction = auction.add(call)
        return auction

    def auctions(self, suits: Suits) -> Iterator[Auction]:
        """Yield every legal auction it matches, with each bid for ``*``.

        Example:
            >>> pattern = AuctionPattern.parse("1x (1*)")
            >>> for auction in pattern.auctions({"x": Suit.HEARTS}):
            ...     print(*auction.calls)
            1H 1S
            1H 1N
        """
        auctions = [Auction.of(Seat.NORTH, (PASS, PASS) if self.passed else ())]
        before: bool | None = None
        for ours, sign in self.signs:
            between = (PASS,) if before is not None and before == ours else ()
            auctions = [
                grown
                for auction in auctions
                for call in sign.bids(suits)
                if (grown := _extend_auction(auction, (*between, call))) is not None
            ]
            before = ours
        for auction in auctions:
            ended = _extend_auction(auction, (PASS,)) if before else auction
            if ended is not None:
                yield ended


def _extend_auction(auction: Auction, calls: tuple[Call, ...]) -> Auction | None:
    """Return *auction* extended by *calls*, or ``None`` if they are illegal."""
    for call in calls:
        if auction.standing.objection(call) is not None:
            return None
        auction = auction.add(call)
    return auction


def assignments(letters: list[str], suits: Suits) -> Iterator[dict[str, Suit]]:
    """Yield *suits* extended by every assignment of the missing *letters*.

    Example:
        >>> [suits["M"].name for suits in assignments(["M"], {})]
        ['HEARTS', 'SPADES']
    """
    missing = [letter for letter in letters if letter not in suits]
    if not missing:
        yield dict(suits)
        return
    for suit in _CHOICES.get(missing[0], tuple(Suit)):
        assigned = dict(suits)
        if assign(missing[0], suit, assigned):
            yield from assignments(missing[1:], assigned)
