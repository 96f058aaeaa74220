"""How the calls and exchanges of the older games are typed, in either notation."""

from __future__ import annotations

from biritch.core.calls import DOUBLE, OtherCall
from biritch.core.cards import Card, Strain
from biritch.words.notation import Notation, read_call, read_card, write_card, write_strain

ASIDE: dict[Notation, dict[str, str]] = {
    "en": {"leave": "leave", "ask": "ask", "yes": "yes"},
    "fr": {"leave": "partenaire", "ask": "puis-je", "yes": "oui"},
}
"""The three things said at bridge-whist, by the name of each."""


def read_strain(text: str, notation: Notation) -> Strain:
    """Return the strain written *text*, in upper or lower case.

    Raises:
        ValueError: It is not one.

    Example:
        >>> read_strain("coeur"[:1], "fr").name
        'HEARTS'
    """
    for strain in Strain:
        if text.strip().upper() in (write_strain(strain, notation), f"{strain}T"):
            return strain
    raise ValueError(f"not a strain: {text!r}")


def read_contre(text: str, notation: Notation) -> OtherCall:
    """Return a pass or a double; any of them may be typed ``X`` or ``contre``.

    Raises:
        ValueError: It is none of these.

    Example:
        >>> read_contre("contre", "fr"), read_contre("P", "en")
        (DOUBLE, PASS)
    """
    call = read_call(text, notation)
    match call:
        case OtherCall.REDOUBLE:
            return DOUBLE
        case OtherCall():
            return call
        case _:
            raise ValueError(f"not a contre: {text!r}")


def read_pair(text: str, notation: Notation) -> tuple[Card, Card]:
    """Return two cards: the first for the hand, the second for the dummy.

    Raises:
        ValueError: They are not two cards.

    Example:
        >>> [str(card) for card in read_pair("SA, H7", "en")]
        ['SA', 'H7']
    """
    words = text.replace(",", " ").split()
    if len(words) != 2:
        raise ValueError(f"not two cards: {text!r}")
    first, second = (read_card(word, notation) for word in words)
    return first, second


def write_pair(pair: tuple[Card, Card], notation: Notation) -> str:
    """Return two cards; the inverse of :func:`read_pair`.

    Example:
        >>> write_pair(read_pair("PA, C7", "fr"), "en")
        'SA H7'
    """
    return " ".join(write_card(card, notation) for card in pair)
