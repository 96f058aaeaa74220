"""Options of ``biritch deal`` for hands and shapes: ``--shape-south 4432``."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.core.bad_value import reason_of
from biritch.core.deals import Deal
from biritch.core.predeal import GivenHand, Predeal, shape_lengths
from biritch.core.seats import Seat
from biritch.words.notation import Notation

if TYPE_CHECKING:
    from biritch.cli.deals.stacking import Given, StackedSeat

_FRENCH_RANKS = str.maketrans("RDV", "KQJ")
Stack: TypeAlias = "Callable[[Given], StackedSeat | None]"
"""Returns the seat that is stacked beside what is given."""
Command = TypeVar("Command", bound=Callable[..., Any])


def given_options(command: Command) -> Command:
    """Add ``--north HAND`` and ``--shape-north SHAPE``, and those of the other seats."""
    for seat in reversed(Seat):
        name = seat.name.lower()
        for option, metavar, text in (
            (f"--shape-{name}", "SHAPE", "cli-option-shape"),
            (f"--{name}", "HAND", "cli-option-given-hand"),
        ):
            add = click.option(option, metavar=metavar, cls=TranslatedOption, help=text)
            command = add(command)
    return command


def deals_given(
    given: Mapping[str, str | None],
    seed: str | None,
    stack: Stack | None = None,
    notation: Notation = "en",
) -> Iterator[Deal] | None:
    """Return deals with the *given* options; ``None`` if there are none.

    Cards are in *notation*. *stack* says which other hand is dealt to order.

    Raises:
        Refusal: An option cannot be read, or nothing fits all of them.

    Example:
        >>> given = {"north": "AKQ...", "shape_north": "5(332)"}
        >>> next(deals_given(given, "7")).north.lengths[3]
        5
    """
    hands: dict[str, GivenHand] = {}
    for name, text in given.items():
        if text is not None:
            seat = name.removeprefix("shape_")
            hands[seat] = _with(hands.get(seat, GivenHand()), name, text, notation)
    if not hands:
        return None
    try:
        dealer = Predeal(hands, random.SystemRandom() if seed is None else random.Random(seed))  # noqa: S311
        stacked = None if stack is None else stack(tuple(dealer.given.items()))
        if stacked is not None:
            dealer.draw_first(stacked.seat, stacked.source)
        return chain([dealer.deal()], iter(dealer.deal, None))
    except ValueError as error:
        raise _refusal(next(iter(hands)), error) from None


def _with(hand: GivenHand, name: str, text: str, notation: Notation) -> GivenHand:
    """Return *hand* with the value of the option *name*."""
    try:
        if name.startswith("shape_"):
            return replace(hand, shapes=shape_lengths(text))
        # A shape is no hand: with a dot behind it, it is refused as one.
        word = text.upper().translate(_FRENCH_RANKS) if notation == "fr" else text
        read = GivenHand.parse(word if "." in text else f"{word}.")
    except ValueError as error:
        if name.startswith("shape_"):
            raise refuse("cli-bad-shape", option=name.replace("_", "-"), text=text) from None
        raise _refusal(name, error) from None
    return replace(read, shapes=hand.shapes)


def _refusal(name: str, error: ValueError) -> Refusal:
    option = name.replace("_", "-")
    return refuse("cli-bad-given", option=option, text=reason_of(error))
