"""Auctions as players write them, and how one meets an auction at the table.

Opponents' calls stand in parentheses and their passes are left out; our own passes are
written ``-``. ``1M (2x) -`` is: we open a major, they overcall, partner passes, they pass. A
``-`` before any bid says that one of us passed before the bidding began: in ``- 1H`` the
player to call is a passed hand. Letters leave a suit open: ``m`` a minor, ``M`` a major,
``om`` and ``oM`` the other one, ``x y z w`` any suits, none of them named elsewhere in the row,
``t`` the suit both of us know to be trumps. A call may also be in a suit ``u`` that nobody has
bid, in partner's last suit ``p`` or first one ``q``, in mine ``i``, in theirs ``v``. ``*`` is
any bid and ``3*`` any at that level; ``...``, which may stand first, is whatever was said
before.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from biritch.bidding.promises.suit_letters import MAJORS, MINORS, Suits, other
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, OtherCall
from biritch.core.cards import Strain, Suit
from biritch.core.seats import Seat
from biritch.rules.auction import Auction

_CALL = re.compile(
    r"(?P<level>[1-7])(?P<strain>[CDHSN]|o?[mM]|[xyzwtupqiv*])|(?P<any>\*)|(?P<word>-|XX?)"
)
_WORDS = {"-": PASS, "X": DOUBLE, "XX": REDOUBLE}
_CHOICES = {"m": MINORS, "om": MINORS, "M": MAJORS, "oM": MAJORS}
_FREE = "xyzw"
_FIXED, _ANY = "CDHSN", "*"


@dataclass(frozen=True, slots=True)
class CallPattern:
    """A call as a row writes it: the suit may be a letter still open."""

    level: int
    strain: str
    word: OtherCall | None = None

    @classmethod
    def parse(cls, text: str) -> CallPattern:
        """Read ``2H``, ``1oM``, ``-`` or ``X``."""
        found = _CALL.fullmatch(text)
        if found is None:
            raise ValueError(f"not a call of a row: {text!r} (want e.g. 1H, 2M, 3x, - or X)")
        if found["word"]:
            return cls(0, "", _WORDS[found["word"]])
        if found["any"]:
            return cls(0, _ANY)
        return cls(int(found["level"]), found["strain"])

    @property
    def open(self) -> bool:
        """Whether its suit is a letter."""
        return self.word is None and self.strain not in (*_FIXED, _ANY)

    def call(self, suits: Suits) -> Call:
        """Return the call once the letters stand for *suits*."""
        if self.word is not None:
            return self.word
        strain = suits[self.strain] if self.open else Strain.parse(self.strain)
        return Bid(self.level, Strain(strain))

    def meets(self, call: Call, suits: dict[str, Suit]) -> bool:
        """Whether it may stand for *call*; writes down in *suits* what its letter means."""
        if not isinstance(call, Bid) or self.word is not None:
            return call == self.word
        if self.level not in (0, call.level):
            return False
        if self.strain == _ANY:
            return True
        suit = call.strain.suit
        if not self.open or suit is None:
            return str(call.strain) == self.strain
        return name(self.strain, suit, suits)


def name(letter: str, suit: Suit, suits: dict[str, Suit]) -> bool:
    """Let *letter* stand for *suit*, if it may; its other one is then known too."""
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


Said: TypeAlias = tuple[bool, Call]
"""A call, and whether our side made it."""


@dataclass(frozen=True, slots=True)
class BiddingSequence:
    """An auction as the player to call tells it: opponents' passes are left out."""

    passed: bool
    said: tuple[Said, ...]

    @classmethod
    def of(cls, auction: Auction, without: Container[int] = ()) -> BiddingSequence:
        """Tell *auction* from the side of the player whose turn it is.

        *without* are the places of calls that are left out as if they had been passes.
        """
        ours, passed = auction.turn.side, False
        said: list[Said] = []
        for place, (seat, call) in enumerate(auction.seated):
            if place in without:
                continue
            mine = seat.side == ours
            if call is PASS and not said:
                passed = passed or mine
            elif mine or call is not PASS:
                said.append((mine, call))
        return cls(passed, tuple(said))


@dataclass(frozen=True, slots=True)
class AuctionPattern:
    """The auction of a row."""

    text: str
    passed: bool
    signs: tuple[tuple[bool, CallPattern], ...]
    begun: bool = False
    """Whether anything may have been said before."""
    _fixed: frozenset[Suit] = field(init=False, repr=False, compare=False)
    _chosen: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Set apart the suits it names, and the letters that stand for a major or a minor."""
        strains = [sign.strain for _, sign in self.signs]
        fixed = frozenset(Suit.parse(strain) for strain in strains if strain in list("CDHS"))
        object.__setattr__(self, "_fixed", fixed)
        object.__setattr__(self, "_chosen", tuple(one for one in strains if one in _CHOICES))

    @classmethod
    def parse(cls, text: str) -> AuctionPattern:
        """Read an auction; raise :exc:`ValueError` where the parentheses cannot be right."""
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
        """Whether it stands for auctions without end."""
        return self.begun or any(sign.strain in (_ANY, "t") for _, sign in self.signs)

    def meet(
        self, story: BiddingSequence, trumps: Suit | None = None
    ) -> dict[str, Suit] | None:
        """Return what the letters stand for if this is the auction of *story*."""
        many = len(self.signs)
        if many > len(story.said) or (many < len(story.said) and not self.begun):
            return None
        if self.passed and not story.passed:
            return None
        suits: dict[str, Suit] = {} if trumps is None else {"t": trumps}
        said = story.said[len(story.said) - many :]
        for (ours, sign), (mine, call) in zip(self.signs, said, strict=True):
            if ours != mine or not sign.meets(call, suits):
                return None
        return suits if self.distinct(suits) else None

    def distinct(self, suits: Suits, call: CallPattern | None = None) -> bool:
        """Whether every free letter stands for a suit named nowhere else, by *call* either."""
        free = [suits[letter] for letter in suits if letter in _FREE]
        if not free:
            return True
        chosen = self._chosen
        if call is not None and call.strain in _CHOICES:
            chosen = (*chosen, call.strain)
        named = {*self._fixed, *(suits[letter] for letter in chosen)}
        return len(set(free)) == len(free) and named.isdisjoint(free)

    def letters(self) -> Iterator[str]:
        """Yield the letters of its calls."""
        return (sign.strain for _, sign in self.signs if sign.open)

    def calls(self, suits: Suits) -> tuple[Call, ...]:
        """Return every call, passes of opponents too, from the first that is not left out."""
        full: list[Call] = []
        before: bool | None = None
        for ours, sign in self.signs:
            if before is not None and before == ours:
                full.append(PASS)
            full.append(sign.call(suits))
            before = ours
        return tuple(full)

    def auction(self, suits: Suits) -> Auction:
        """Return the auction with the player to call about to call; illegal ones raise.

        Passes are put before it where one of us had to pass before the bidding began.
        """
        calls = self.calls(suits)
        if self.signs and self.signs[-1][0]:
            calls = (*calls, PASS)
        begun = Auction.of(Seat.NORTH, (PASS, PASS) if self.passed and self.signs else ())
        if self.passed and not self.signs:
            begun = Auction.of(Seat.NORTH, (PASS, PASS))
        for call in calls:
            begun = begun.add(call)
        return begun


def openings(letters: list[str], suits: Suits) -> Iterator[dict[str, Suit]]:
    """Yield every meaning of the *letters* not yet in *suits*."""
    missing = [letter for letter in letters if letter not in suits]
    if not missing:
        yield dict(suits)
        return
    for suit in _CHOICES.get(missing[0], tuple(Suit)):
        found = dict(suits)
        if name(missing[0], suit, found):
            yield from openings(missing[1:], found)
