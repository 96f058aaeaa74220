"""Refusals: what is not allowed, in a few words, and the law that says so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card
from biritch.core.phrase import Argument, Phrase
from biritch.core.signs import call_sign, card_sign


@dataclass(frozen=True, slots=True)
class Offence:
    """Why something may not be done, and the law that says so.

    ``name`` names the sentence in ``locales/`` (``offence-<name>``); ``text`` is its
    English form; ``law`` the number of a law of 2017 and ``clause`` where in that law it
    stands. ``why`` names the sentence for the one who tried it (``why-<why>``), where that says
    more, and ``blanks`` is what fills it.

    Example:
        >>> print(Offence(27, "insufficient bid", "insufficient-bid"))
        insufficient bid (Law 27)
    """

    law: int
    text: str
    name: str
    clause: str = ""
    why: str = ""
    blanks: tuple[tuple[str, str | int], ...] = ()

    def about(self, **blanks: str | int) -> Offence:
        """Return the same offence with the blanks of its sentence filled.

        Example:
            >>> Offence(44, "revoke", "revoke").about(suit="H").blanks
            (('suit', 'H'),)
        """
        return _fill_blanks(self, tuple(sorted((dict(self.blanks) | blanks).items())))

    @property
    def sentence(self) -> Phrase:
        """The sentence for a person: why not, without the law.

        Example:
            >>> Offence(22, "nothing to play", "no-play").sentence.name
            'offence-no-play'
            >>> Offence(44, "revoke", "revoke", "C", "follow-suit").sentence.name
            'why-follow-suit'
        """
        return Phrase(f"why-{self.why}", self.blanks) if self.why else self.general

    @property
    def general(self) -> Phrase:
        """What is said of it in a record, where nobody is spoken to.

        Example:
            >>> Offence(44, "revoke", "revoke", "C", "follow-suit").general.name
            'offence-revoke'
        """
        return Phrase(f"offence-{self.name}")

    @property
    def place(self) -> str:
        """The number of the law, and where in it: ``44C``.

        Example:
            >>> Offence(44, "revoke", "revoke", "C").place
            '44C'
        """
        return f"{self.law}{self.clause}"

    def __str__(self) -> str:
        return f"{self.text} (Law {self.law})"


@lru_cache(1024)
def _fill_blanks(offence: Offence, blanks: tuple[tuple[str, str | int], ...]) -> Offence:
    """Return *offence* with *blanks*: the same few are sent again and again."""
    return replace(offence, blanks=blanks)


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
        self._what = what

    def __reduce__(self) -> tuple[type[Illegal], tuple[object, Offence]]:
        """Cross to another process as it is: workers refuse too."""
        return type(self), (self._what, self.offence)

    @property
    def phrase(self) -> Phrase:
        """The sentence where nobody is at a table: the action, why not, and its law.

        Example:
            >>> Illegal("1S", Offence(27, "insufficient bid", "low")).phrase.name
            'value-not-allowed'
        """
        why, law = self.offence.general, self.offence.place
        return Phrase.of("value-not-allowed", what=_name_argument(self._what), why=why, law=law)


def _name_argument(what: object) -> Argument:
    """Return *what*, a card or a call, as each language writes it."""
    match what:
        case Card():
            return card_sign(what.suit, what.rank)
        case Bid() | OtherCall():
            return call_sign(what)
        case _:
            return str(what)


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
