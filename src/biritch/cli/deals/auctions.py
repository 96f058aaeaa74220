"""Auctions and bidding systems on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.parameters import SEAT, VULNERABILITY, ParsedText
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.core.signs import seat_sign
from biritch.rules.auction import Auction
from biritch.rules.offence import IllegalCall
from biritch.words.notation import Notation, read_call, write_call

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.system import System

    Function = TypeVar("Function", bound=Callable[..., Any])

DEFAULT = "sef"
"""The system asked when none is named."""


def read_auction(text: str, dealer: Seat, notation: Notation) -> Auction:
    """Parse an auction of calls in *notation*, begun by *dealer*.

    Raises:
        Refusal: A word is no call, or a call is illegal; the first such one is named.

    Example:
        >>> auction = read_auction("1S P 2S P P P", Seat.NORTH, "en")
        >>> str(auction.contract)
        '2S N'
    """
    auction = Auction(dealer)
    for place, word in enumerate(text.replace(",", " ").split(), 1):
        at: dict[str, str | Phrase] = {
            "place": str(place),
            "seat": seat_sign(auction.turn),
        }
        try:
            call = read_call(word, notation)
        except ValueError:
            raise refuse("cli-bad-call", text=word, notation=notation, **at) from None
        try:
            auction = auction.add(call)
        except IllegalCall as illegal:
            offence = illegal.offence.general
            law = str(illegal.offence.law)
            call_text = write_call(call, notation)
            raise refuse(
                "cli-illegal-call", text=call_text, offence=offence, law=law, **at
            ) from None
    return auction


def read_system(text: str) -> System:
    """Return the system ``sef``, ``sayc``, ``sef+drury``, or of a file of notes.

    Raises:
        Refusal: There is no such system or convention; those there are are named. Or a file
            cannot be played; its first error is named.
    """
    from biritch.bidding import catalogue
    from biritch.bidding.tools import UnknownTool
    from biritch.cli.systems.own_files import is_file, own_system

    if is_file(text):
        return own_system(text)
    try:
        return catalogue.find(text)
    except UnknownTool as error:
        arguments = {"text": error.text, "system": error.system, "words": error.known}
        raise refuse("cli-bad-tool", **arguments) from None
    except ValueError:
        words = ", ".join(sorted(catalogue.all_systems()))
        raise refuse("cli-bad-system", text=text, words=words) from None


def read_opponents(text: str) -> System:
    """Return the opponents' system: by name, a file, or ``unknown``.

    Raises:
        Refusal: There is none of that name, or a file cannot be played.

    Example:
        >>> read_opponents("unknown").name
        'sayc'
    """
    from biritch.bidding.opponents import UNKNOWN, opponents

    return opponents(text) if text.strip().lower() == UNKNOWN else read_system(text)


def at_table(system: System, against: System | None, turn: Seat) -> BiddingMethod:
    """Return the bidding method with *system* for the side of *turn*, *against* for others.

    Example:
        >>> from biritch.bidding import catalogue
        >>> sef, acol = catalogue.find("sef"), catalogue.find("acol")
        >>> at_table(sef, acol, Seat.NORTH).book_of(Seat.EAST.side).body
        'ebu'
    """
    if against is None:
        return system
    from biritch.bidding.matchup import meet

    return meet(*((system, against) if turn.side is Side.NS else (against, system)))


def table_options(function: Function) -> Function:
    """Add ``--system``, ``--against``, ``--dealer`` and ``--vulnerable``."""
    # Decorators apply from the last to the first: the help shows these in reverse.
    for option in (
        click.option(
            "--vulnerable",
            type=VULNERABILITY,
            default="none",
            show_default=True,
            cls=TranslatedOption,
            help="cli-option-vulnerable",
        ),
        click.option("--dealer", type=SEAT, cls=TranslatedOption, help="cli-option-dealer"),
        click.option(
            "--against",
            type=ParsedText("name", read_opponents, "cli-bad-system"),
            default=None,
            cls=TranslatedOption,
            help="cli-option-bid-against",
        ),
        click.option(
            "--system",
            type=ParsedText("name", read_system, "cli-bad-system"),
            default=DEFAULT,
            show_default=True,
            cls=TranslatedOption,
            help="cli-option-system",
        ),
    ):
        function = option(function)
    return function


def auction_of_options(text: str, dealer: Seat | None, notation: Notation) -> Auction:
    """Parse the auction of the options; the dealer has no default.

    Raises:
        Refusal: No dealer was given, or as for :func:`read_auction`.
    """
    if dealer is None:
        raise refuse("cli-missing", place="--dealer")
    return read_auction(text, dealer, notation)
