"""The notation of calls, cards, hands and contracts: PBN's English, or French.

The French notation names suits P C K T and notrump SA, ranks A R D V 10, and writes a pass
``-``. Reading accepts the words people use (``Passe``, ``Contre``, ``NT``); writing always
gives one spelling, which reads back to the same value. Text that cannot be read raises
:exc:`ValueError` in English; the edges say it in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from biritch.core.calls import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, Contract, OtherCall
from biritch.core.cards import DECK, RANKS, Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.words.languages import Language, language_facts

Notation: TypeAlias = Literal["en", "fr"]
NOTATIONS: tuple[Notation, ...] = get_args(Notation)
SYMBOLS = "♣♦♥♠"
"""The symbols of the suits, clubs first, as :class:`~biritch.core.cards.Suit` numbers them."""


@dataclass(frozen=True, slots=True)
class _Spelling:
    """The symbols of one notation: strains and ranks in ascending order, and three words."""

    strains: tuple[str, ...]
    ranks: tuple[str, ...]
    words: dict[OtherCall, str]
    spoken: dict[str, OtherCall]
    """Other ways to write a pass, a double and a redouble, which are read too."""
    signs: dict[str, str]
    """Other ways to write a strain, likewise."""


_ENGLISH = _Spelling(
    ("C", "D", "H", "S", "N"),
    tuple(RANKS),
    {PASS: "P", DOUBLE: "X", REDOUBLE: "XX"},
    {
        "PASS": PASS, "-": PASS,
        "D": DOUBLE, "DBL": DOUBLE, "DOUBLE": DOUBLE,
        "R": REDOUBLE, "RDBL": REDOUBLE, "REDOUBLE": REDOUBLE,
    },
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "NT": "N"},
)  # fmt: skip
_FRENCH = _Spelling(
    ("T", "K", "C", "P", "SA"),
    (*"23456789", "10", *"VDRA"),
    {PASS: "-", DOUBLE: "X", REDOUBLE: "XX"},
    {"PASSE": PASS, "PASS": PASS, "P": PASS, "CONTRE": DOUBLE, "SURCONTRE": REDOUBLE},
    {"♣": "T", "♦": "K", "♥": "C", "♠": "P"},
)


def notation_of(language: Language) -> Notation:
    """Return the usual notation of *language*.

    Example:
        >>> notation_of("fr"), notation_of("en")
        ('fr', 'en')
    """
    return "fr" if language_facts(language).notation == "fr" else "en"


_SPELLINGS: dict[Notation, _Spelling] = {"en": _ENGLISH, "fr": _FRENCH}
_CALL_HINTS = {"en": "P, X, XX or e.g. 3N", "fr": "-, X, XX or e.g. 3SA"}
_CARD_HINTS = {"en": "e.g. SA, H7, DT", "fr": "e.g. PA, C7, K10"}


def write_strain(strain: Strain | Suit, notation: Notation) -> str:
    """Return ``S`` or ``P`` for spades, ``N`` or ``SA`` for notrump.

    Example:
        >>> write_strain(Suit.SPADES, "fr"), write_strain(Strain.NOTRUMP, "fr")
        ('P', 'SA')
    """
    return _SPELLINGS[notation].strains[strain]


def write_rank(rank: int, notation: Notation) -> str:
    """Return the rank 2..14 as a letter or number: ``Q`` or ``D``, ``T`` or ``10``.

    Example:
        >>> write_rank(12, "en"), write_rank(12, "fr")
        ('Q', 'D')
    """
    return _SPELLINGS[notation].ranks[rank - 2]


def write_call(call: Call, notation: Notation) -> str:
    """Return ``3N`` or ``3SA``, ``P`` or ``-``; the inverse of :func:`read_call`.

    Example:
        >>> from biritch.core.calls import Bid
        >>> write_call(Bid(3, Strain.NOTRUMP), "fr"), write_call(PASS, "fr")
        ('3SA', '-')
    """
    if isinstance(call, Bid):
        return f"{call.level}{write_strain(call.strain, notation)}"
    return _SPELLINGS[notation].words[call]


def read_call(text: str, notation: Notation) -> Call:
    """Return the call written *text*, in upper or lower case.

    Raises:
        ValueError: It is no call in that notation.

    Example:
        >>> read_call("3SA", "fr"), read_call("dbl", "en")
        (Bid(3, Strain.NOTRUMP), DOUBLE)
    """
    spelling = _SPELLINGS[notation]
    word = text.strip().upper()
    if word in spelling.spoken:
        return spelling.spoken[word]
    # Signs stand after a level only: ``D`` alone is a double, not diamonds.
    word = word[:1] + spelling.signs.get(word[1:], word[1:])
    for call in CALLS:
        if write_call(call, notation) == word:
            return call
    raise ValueError(f"not a call: {text!r} (want {_CALL_HINTS[notation]})")


def write_card(card: Card, notation: Notation) -> str:
    """Return ``SQ`` or ``PD``, suit first; the inverse of :func:`read_card`.

    Example:
        >>> write_card(Card.parse("SQ"), "fr")
        'PD'
    """
    return write_strain(card.suit, notation) + write_rank(card.rank, notation)


def read_card(text: str, notation: Notation) -> Card:
    """Return the card written *text*, suit first, in upper or lower case.

    Raises:
        ValueError: It is no card in that notation.

    Example:
        >>> str(read_card("PD", "fr"))
        'SQ'
    """
    spelling = _SPELLINGS[notation]
    word = text.strip().upper()
    suit, rank = spelling.signs.get(word[:1], word[:1]), _tens(word[1:], notation)
    # Notrump stands fifth and is no suit of a card.
    if suit in spelling.strains[:4] and rank in spelling.ranks:
        return DECK[spelling.strains.index(suit) * 13 + spelling.ranks.index(rank)]
    raise ValueError(f"not a card: {text!r} (want {_CARD_HINTS[notation]})")


def _tens(text: str, notation: Notation) -> str:
    """Return *text* with ten in this notation."""
    return text.replace("10", "T").replace("T", write_rank(10, notation))


def write_ranks(hand: Hand, suit: Suit, notation: Notation) -> str:
    """Return the ranks held in *suit*, high to low: ``AQT4`` or ``AD104``.

    Example:
        >>> write_ranks(Hand.parse("AQT4.K2.432.8765"), Suit.SPADES, "fr")
        'AD104'
    """
    return "".join(write_rank(card.rank, notation) for card in hand.holding(suit))


def write_hand(hand: Hand, notation: Notation) -> str:
    """Return ``spades.hearts.diamonds.clubs``; the inverse of :func:`read_hand`.

    Example:
        >>> write_hand(Hand.parse("AQT4.K2.432.8765"), "fr")
        'AD104.R2.432.8765'
    """
    return ".".join(write_ranks(hand, suit, notation) for suit in reversed(Suit))


def read_hand(text: str, notation: Notation) -> Hand:
    """Return the hand written ``spades.hearts.diamonds.clubs``; a void is empty or ``-``.

    Raises:
        ValueError: It is no hand in that notation.

    Example:
        >>> write_hand(read_hand("AD10.R92.A32.8765", "fr"), "en")
        'AQT.K92.A32.8765'
    """
    if notation == "en":
        return Hand.parse(text)
    word = text.strip().upper().replace("10", "T")
    if strange := set(word) - set("23456789TVDRA.-"):
        raise ValueError(f"not a hand: {text!r} ({min(strange)!r} is not a rank)")
    try:
        return Hand.parse(word.translate(str.maketrans("RDV", "KQJ")))
    except ValueError:
        raise ValueError(f"not a hand: {text!r} (want e.g. AD10.R92.A32.8765)") from None


def write_contract(contract: Contract, notation: Notation) -> str:
    """Return ``4HX`` or ``4CX``, without the declarer; the inverse of :func:`read_contract`.

    Example:
        >>> write_contract(Contract(Strain.HEARTS, Seat.SOUTH, 4, 2), "fr")
        '4CX'
    """
    doubles = "X" * (contract.multiplier.bit_length() - 1)
    return f"{contract.level}{write_strain(contract.strain, notation)}{doubles}"


def read_contract(text: str, declarer: Seat, notation: Notation) -> Contract | None:
    """Return the contract written *text*, or ``None`` for a deal passed out (``Pass``).

    Raises:
        ValueError: It is no contract in that notation.

    Example:
        >>> str(read_contract("4CX", Seat.SOUTH, "fr"))
        '4HX S'
    """
    word = text.strip().upper()
    if word in ("PASS", "PASSE", "P", "-", "PASSED", "AP"):
        return None
    bare = word.rstrip("X")
    try:
        bid = read_call(bare, notation)
    except ValueError:
        bid = PASS
    if not isinstance(bid, Bid) or len(word) - len(bare) > 2:
        want = "3N, 4HX, 2SXX or Pass" if notation == "en" else "3SA, 4CX, 2PXX or Passe"
        raise ValueError(f"not a contract: {text!r} (want e.g. {want})")
    return Contract(bid.strain, declarer, bid.level, 1 << len(word) - len(bare))
