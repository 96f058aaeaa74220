"""Refusals: what is not allowed, in a few words, and the law that says so."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Offence:
    """Why something may not be done, and the law that says so.

    ``name`` names the sentence in ``locales/`` (``offence-<name>``); ``text`` is its
    English form; ``law`` the number of a law of 2017.

    Example:
        >>> print(Offence(27, "insufficient bid", "insufficient-bid"))
        insufficient bid (Law 27)
    """

    law: int
    text: str
    name: str

    def __str__(self) -> str:
        return f"{self.text} (Law {self.law})"


class Illegal(ValueError):
    """An action the laws do not allow here.

    ``what`` is the action as text, ``offence`` why it is refused.

    Example:
        >>> print(Illegal("1S", Offence(27, "insufficient bid", "insufficient-bid")))
        1S: insufficient bid (Law 27)
    """

    def __init__(self, what: object, offence: Offence) -> None:
        """Say *what* was refused and keep the *offence*."""
        super().__init__(f"{what}: {offence}")
        self.what = str(what)
        self.offence = offence


class IllegalCall(Illegal):
    """A call the laws do not allow here.

    Example:
        >>> from biritch.rules.auction import Auction
        >>> Auction.parse("1H 1D")
        Traceback (most recent call last):
        ...
        biritch.rules.offence.IllegalCall: 1D: insufficient bid (Law 27)
    """


class IllegalPlay(Illegal):
    """A card the laws do not allow here.

    Example:
        >>> print(IllegalPlay("SA", Offence(44, "card not held", "card-not-held")))
        SA: card not held (Law 44)
    """


class OutOfTurn(Illegal):
    """An action from a seat that is not to act.

    Example:
        >>> issubclass(OutOfTurn, Illegal)
        True
    """
