"""Parsing of PBN tag values (PBN 2.1, chapters 3.4 and 4.2)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from biritch.core.calls import Contract
from biritch.core.cards import RANKS, Strain, spell_suits
from biritch.core.deals import Deal, PartialDeal, split_hands
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.records.faults import BadText
from biritch.records.record import PASSED_OUT, Played

_FULL = (1 << 52) - 1
UNTOLD = frozenset(("", "?", "-"))
"""Values that say nothing."""

_SEATS: Mapping[str, Seat] = MappingProxyType(
    {word: seat for seat in Seat for word in (str(seat), seat.name)}
)
_VULNERABLE: Mapping[str, Vulnerability] = MappingProxyType(
    {
        **dict.fromkeys(("none", "love", "-"), Vulnerability.NONE),
        **dict.fromkeys(("ns", "n-s", "n/s"), Vulnerability.NS),
        **dict.fromkeys(("ew", "e-w", "e/w"), Vulnerability.EW),
        **dict.fromkeys(("all", "both"), Vulnerability.BOTH),
    }
)
_CONTRACT = re.compile(r"([1-7]) ?(NT?|[CDHS]) ?(X{0,2}|D|R|\*{1,2})")
_PASSED = frozenset(
    ("PASS", "P", "AP", "PASSED", "PASSED OUT", "ALL PASS", "PASSOUT", "NO BID")
)
_STRAINS = frozenset(("C", "D", "H", "S", "N", "NT"))
_COUNT = re.compile(r"[0-9]{1,2}")
_SIDES = re.compile(r"(NS|EW) ?([+-]?[0-9]{1,5})(?: (NS|EW) ?([+-]?[0-9]{1,5}))?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,5}")
_BOARD = re.compile(r"0{0,6}([1-9][0-9]{0,8})")


def seat(name: str, value: str) -> Seat | None:
    """Return the seat of the tag *name*.

    Raises:
        BadText: It is no seat.

    Example:
        >>> seat("Dealer", "n"), seat("Dealer", "?")
        (<Seat.NORTH: 0>, None)
    """
    word = value.strip().upper()
    if word in UNTOLD:
        return None
    if word not in _SEATS:
        raise BadText("bad-seat", name=name, text=value)
    return _SEATS[word]


def vulnerability(value: str) -> Vulnerability | None:
    """Return the vulnerability; ``-`` is none, ``?`` unknown (``None``).

    Raises:
        BadText: It is no vulnerability.

    Example:
        >>> [str(vulnerability(value)) for value in ("Love", "NS", "All", "?")]
        ['none', 'ns', 'both', 'None']
    """
    word = value.strip().lower()
    if word in ("", "?"):
        return None
    if word not in _VULNERABLE:
        raise BadText("bad-vulnerability", text=value)
    return _VULNERABLE[word]


def number(value: str) -> int | None:
    """Return the board's number; ``None`` for text such as ``12A``, which stays a tag.

    Raises:
        BadText: It is a number no board has.

    Example:
        >>> number("7"), number("12A")
        (7, None)
    """
    word = value.strip()
    if match := _BOARD.fullmatch(word):
        return int(match[1])
    # Board 0 exists in files: no Board has that number, so the tag stays as it is.
    if word and all(sign.isdigit() for sign in word) and set(word) != {"0"}:
        raise BadText("bad-number", text=value)
    return None


def deal(value: str) -> Deal | PartialDeal | None:
    """Return the deal: whole, some hands, or an ending; ``None`` without cards.

    Raises:
        BadText: It is no deal.

    Example:
        >>> ending = deal("E:A... .A.. ..A. ...A")
        >>> [str(card) for card in ending[Seat.EAST]]
        ['SA']
    """
    first, colon, rest = value.strip().partition(":")
    words = split_hands(rest)
    opener = _SEATS.get(first.strip().upper())
    if value.strip() in UNTOLD:
        return None
    if not colon or len(words) != 4 or opener is None:
        raise BadText("bad-deal", text=value)
    bits = [_hand(word) for word in words]
    return deal_of_bits([bits[(place - opener) % 4] for place in range(4)])


def deal_as_written(value: str) -> bool:
    """Return whether *value* is a valid PBN deal that :class:`Deal` cannot hold.

    Small cards may be an ``x``, and a hand may be known in part where another is unknown: a
    lesson shows the cards of one suit alone, five in a hand and two in another.

    Example:
        >>> deal_as_written("N:AKxx.Kxx.Axx.xxx - - -"), deal_as_written("N:AA... - - -")
        (True, False)
        >>> deal_as_written("S:... Q7... ... KJT94...")
        True
    """
    first, colon, rest = value.strip().partition(":")
    words = rest.upper().split()
    if not colon or len(words) != 4 or first.strip().upper() not in _SEATS:
        return False
    partial = "X" in rest.upper() or "-" in words
    bits = []
    for word in words:
        suits = [] if word == "-" else word.replace("X", "").split(".")
        if len(suits) not in (0, 4) or len(word) > 60:
            return False
        held = [holding(suit) for suit in suits] or [0]
        if min(held) < 0 or sum(len(suit) for suit in word.replace("10", "T").split(".")) > 13:
            return False
        bits.append(sum(ranks << 13 * (3 - at) for at, ranks in enumerate(held)))
    one_suit = sum(any(held >> 13 * suit & 0x1FFF for held in bits) for suit in range(4)) == 1
    partial = partial or one_suit
    return partial and sum(bits) == bits[0] | bits[1] | bits[2] | bits[3]


def deal_of_bits(bits: list[int]) -> Deal | PartialDeal | None:
    """Return the deal of four hands, North's first; an unknown one is empty.

    Raises:
        BadText: A card is held twice, or a hand has more cards than another can follow to.

    Example:
        >>> deal_of_bits([0, 0, 0, 0]) is None
        True
    """
    north, east, south, west = bits
    pack = north | east | south | west
    if not pack:
        return None
    # The sum is the union unless two hands share a bit.
    if north + east + south + west != pack:
        raise _twice(bits)
    _check_sizes(bits)
    hands = Hand(north), Hand(east), Hand(south), Hand(west)
    return Deal(hands) if pack == _FULL else PartialDeal(hands)


def _twice(bits: list[int]) -> BadText:
    """Return the fault of a card held twice."""
    pack = 0
    for place, held in enumerate(bits):
        if twice := pack & held:
            return BadText("card-twice", card=next(iter(Hand(twice))), seat=Seat(place))
        pack |= held
    raise AssertionError(bits)


def _check_sizes(bits: list[int]) -> None:
    """Refuse impossible sizes of hands: thirteen each, or an ending within one trick."""
    sizes = [held.bit_count() for held in bits]
    if sizes == [13, 13, 13, 13]:
        return
    most = max(sizes)
    for place, cards in sorted(enumerate(sizes), key=lambda seat_and_size: -seat_and_size[1]):
        # A seat that has played to the trick of an ending holds a card fewer.
        wrong = cards > 13 or cards not in ((0, 13) if most >= 13 else (0, most, most - 1))
        if wrong:
            want = min(most, 13)
            raise BadText("hand-size", seat=Seat(place), cards=cards, want=want)


def _hand(word: str) -> int:
    """Return the cards of ``spades.hearts.diamonds.clubs`` as bits, 0 for ``-``."""
    if word == "-":
        return 0
    if len(word) > 60:
        raise BadText("bad-hand", text=word)
    suits = word.split(".")
    if word[:1] in "SHDCshdc":
        suits = _split_suits(word)
    if len(suits) != 4:
        raise BadText("bad-hand", text=word)
    s, h, d, c = map(holding, suits)
    # A holding that cannot be read is -1, and so is any union with it.
    if (s | h | d | c) < 0:
        raise BadText("bad-hand", text=word)
    return s << 39 | h << 26 | d << 13 | c


def _split_suits(word: str) -> list[str]:
    """Return the four suits of ``SAK2.HK3.DA32.C432``, with dots or without, in any order."""
    held = {}
    for piece in re.findall(r"([SHDC])([^SHDC.]*)\.?", word.upper()):
        if piece[0] in held:
            return []
        held[piece[0]] = piece[1]
    whole = "".join(letter + ranks for letter, ranks in held.items())
    fits = whole == word.upper().replace(".", "")
    return [held.get(letter, "") for letter in "SHDC"] if fits else []


@lru_cache(maxsize=8192)
def holding(text: str) -> int:
    """Return the ranks in *text* as bits, the deuce lowest; -1 if invalid.

    Example:
        >>> bin(holding("A32")), holding("AA")
        ('0b1000000000011', -1)
    """
    bits = 0
    for rank in text.upper().replace("10", "T").replace("-", ""):
        bit = 1 << RANKS.find(rank) if rank in RANKS else -1
        if bit < 0 or bits & bit:
            return -1
        bits |= bit
    return bits


def contract(value: str) -> tuple[int, Strain, int] | Literal["pass", "strain"] | None:
    """Return level, strain and multiplier; or the other kinds of content.

    Raises:
        BadText: It is no contract.

    Example:
        >>> level, strain, times = contract("4HX")
        >>> level, str(strain), times
        (4, 'H', 2)
        >>> contract("Pass"), contract("?")
        ('pass', None)
    """
    word = spell_suits(value.strip()).upper()
    if word in UNTOLD:
        return None
    if word in _PASSED:
        return "pass"
    if word in _STRAINS:
        return "strain"
    match = _CONTRACT.fullmatch(word)
    if match is None:
        raise BadText("bad-contract", text=value)
    times = {"": 1, "X": 2, "D": 2, "*": 2}.get(match[3], 4)
    return int(match[1]), Strain.parse(match[2]), times


def contract_played(value: str, declarer: Seat | None) -> Played | None:
    """Return the contract played by *declarer*, or ``None`` if the tags do not tell.

    Raises:
        BadText: It is no contract.

    Example:
        >>> str(contract_played("3NT", Seat.EAST))
        '3N E'
    """
    parts = contract(value)
    if parts == "pass":
        return PASSED_OUT
    if parts is None or parts == "strain" or declarer is None:
        return None
    level, strain, multiplier = parts
    return Contract(strain, declarer, level, multiplier)


def tricks(value: str, contract: Played | None) -> int | None:
    """Return the tricks of declarer's side; ``None`` for another kind of value.

    Raises:
        BadText: It is a number of tricks nobody makes.

    Example:
        >>> four_spades = contract_played("4S", Seat.NORTH)
        >>> tricks("10", four_spades), tricks("+1", four_spades), tricks("EW 4", four_spades)
        (10, 11, 9)
    """
    word = " ".join(value.upper().split())
    if word in UNTOLD or word[0] == "^":
        return None
    if _COUNT.fullmatch(word):
        return _tricks(int(word), value)
    if match := _SIDES.fullmatch(word):
        sides = _by_side(match)
        if min(sides.values()) < 0 or sum(sides.values()) > 13:
            raise BadText("bad-result", text=value)
        return _of_declarer(sides, contract)
    if isinstance(contract, Contract) and re.fullmatch(r"=|[+-][0-9]{1,2}", word):
        over = 0 if word == "=" else int(word)
        return _tricks(6 + contract.level + over, value)
    if re.fullmatch(r"[+-]?[0-9]+", word):
        raise BadText("bad-result", text=value)
    return None


def _tricks(won: int, value: str) -> int:
    if not 0 <= won <= 13:
        raise BadText("bad-result", text=value)
    return won


def _by_side(match: re.Match[str]) -> dict[Side, int]:
    sides = {Side.parse(match[1]): int(match[2])}
    if match[3]:
        sides[Side.parse(match[3])] = int(match[4])
    return sides


def _of_declarer(sides: dict[Side, int], contract: Played | None) -> int | None:
    if not isinstance(contract, Contract):
        return None
    mine = contract.declarer.side
    if len(sides) == 2 and sum(sides.values()) != 13:
        return None
    return sides[mine] if mine in sides else 13 - sides[mine.other]


def score(value: str, contract: Played | None) -> int | None:
    """Return North-South's points; ``None`` for another kind of value.

    Example:
        >>> score("420", contract_played("4S", Seat.EAST)), score("NS -50", None)
        (-420, -50)
    """
    word = " ".join(value.upper().split())
    if match := _SIDES.fullmatch(word):
        sides = _by_side(match)
        # Each side with a score of its own (an adjusted score): no field holds it.
        if len(sides) == 2 and sum(sides.values()) != 0:
            return None
        return sides[Side.NS] if Side.NS in sides else -sides[Side.EW]
    if not _NUMBER.fullmatch(word):
        return None
    points = int(word)
    if contract is PASSED_OUT or points == 0:
        return points if points == 0 else None
    if not isinstance(contract, Contract):
        return None
    # A number alone counts for declarer's side.
    return points if contract.declarer.side is Side.NS else -points
