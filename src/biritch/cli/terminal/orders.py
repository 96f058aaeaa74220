"""Input at the terminal table: a command by its word, else a call or a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from biritch.core.calls import DOUBLE, REDOUBLE, Bid, OtherCall
from biritch.core.cards import Card
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.phase import Action
from biritch.locales.typed_words import fold_accents, meanings_by_word
from biritch.words.notation import (
    Notation,
    read_call,
    read_card,
    write_call,
    write_card,
    write_rank,
    write_strain,
)
from biritch.words.older_games import ASIDE, read_contre, read_pair, read_strain, write_pair


@dataclass(frozen=True, slots=True)
class Order:
    """A command and its argument."""

    name: str
    rest: str = ""


def read_order(line: str) -> Order | None:
    """Return the command in *line*, or ``None`` for anything else.

    Example:
        >>> read_order("claim 5"), read_order("levée"), read_order("1S")
        (Order(name='claim', rest='5'), Order(name='trick', rest=''), None)
    """
    first, _, rest = line.strip().partition(" ")
    word = fold_accents(first.casefold())
    name = meanings_by_word("orders").get(word)
    return None if name is None else Order(name, rest.strip())


def read_action(
    line: str, legal: Sequence[Action], notation: Notation, *, dummys: bool = False
) -> Action:
    """Return the call or card in *line*, in *notation* or else in the other one.

    A rank alone is the only legal card of that rank; a suit alone, if the hand is *dummys*, the
    lowest card of that suit. An illegal action is returned too, for the rules to refuse.

    Raises:
        ValueError: It cannot be read in either notation.

    Example:
        >>> legal = (Card.parse("SQ"), Card.parse("S4"))
        >>> read_action("q", legal, "en"), read_action("PD", legal, "en")
        (SQ, SQ)
    """
    second_notation: Notation = "fr" if notation == "en" else "en"
    for tried_notation in (notation, second_notation):
        try:
            return _read_as_written(line, legal, tried_notation, dummys=dummys)
        except ValueError:
            continue
    raise ValueError(line)


def _card(line: str, legal: Sequence[Action], notation: Notation, *, dummys: bool) -> Card:
    rank = line.strip().upper()
    cards = [action for action in legal if isinstance(action, Card)]
    suit = [card for card in cards if rank == write_strain(card.suit, notation)]
    if suit and dummys:
        return min(suit)  # a suit named alone is dummy's lowest card of it (Law 46B2)
    ranked = [card for card in cards if rank in _spellings(card, notation)]
    return ranked[0] if len(ranked) == 1 else read_card(line, notation)


def _read_as_written(
    line: str, legal: Sequence[Action], notation: Notation, *, dummys: bool
) -> Action:
    match legal[0]:
        case Card():
            return _card(line, legal, notation, dummys=dummys)
        case WidowShare():
            return WidowShare(*read_pair(line, notation))
        case NamedTrump():
            return _read_call(line, notation) or NamedTrump(read_strain(line, notation))
        case BridgeWhistCall():
            return _read_call(line, notation) or read_contre(line, notation)
        case _ if REDOUBLE in legal and not any(isinstance(action, Bid) for action in legal):
            # Where only a redouble is left, X and contre mean it too.
            contre = read_contre(line, notation)
            return REDOUBLE if contre is DOUBLE else contre
        case _:
            return read_call(line, notation)


def _read_call(line: str, notation: Notation) -> BridgeWhistCall | None:
    """Return the call of bridge-whist for a word: leave, ask or yes."""
    words = ASIDE[notation]
    return next(
        (
            say
            for say in BridgeWhistCall
            if fold_accents(line.strip().casefold()) == words[say.value]
        ),
        None,
    )


def _spellings(card: Card, notation: Notation) -> tuple[str, ...]:
    rank = write_rank(card.rank, notation)
    # English ten is typed both ways; French writes 10 anyway.
    return (rank, "10") if rank == "T" else (rank,)


def write_action(action: Action, notation: Notation) -> str:
    """Return the text of *action*; :func:`read_action` parses it."""
    match action:
        case Card():
            return write_card(action, notation)
        case Bid() | OtherCall():
            return write_call(action, notation)
        case NamedTrump(strain):
            return write_strain(strain, notation)
        case BridgeWhistCall():
            return ASIDE[notation][action.value]
        case WidowShare(hand, dummy) if hand is not None and dummy is not None:
            return write_pair((hand, dummy), notation)
        case _:
            return str(action)
