"""A bidding system by name: it bids, and explains calls in every language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.bidding.catalogue import all_systems, find
from biritch.bidding.own_systems import from_file
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.meanings import meaning_sentence
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.system import System
    from biritch.core.calls import Call


@dataclass(frozen=True, slots=True)
class ExplainedCall:
    """A call with its meaning by its side's agreements.

    Example:
        >>> from biritch import Hand, System
        >>> bid = System("sayc").bid(Hand.parse("AQJ.K92.A32.8765"))
        >>> str(bid), bid.alert
        ('1C', False)
        >>> print(bid.explain())
        12-25 points with length, 3+ clubs
    """

    call: Call
    meaning: Meaning
    """The promise, whether it is forcing, artificial, alerted, and by which rule."""
    others: tuple[tuple[Call, Phrase], ...] = ()
    """The calls thought of and left, each with why; only where a hand was bid."""

    def explain(self, language: Language = "en") -> str:
        """Return the sentence for the table, in ``en`` or ``fr``.

        Example:
            >>> from biritch import System
            >>> print(System("sayc").explain("1N")[0].explain())
            15-17 HCP, balanced; announced “15 to 17”
        """
        return meaning_sentence(self.meaning, language)

    def why_not(self, language: Language = "en") -> dict[str, str]:
        """Return, for each rejected call, why in ``en`` or ``fr``."""
        return {str(call): say(why, language) for call, why in self.others}

    @property
    def alert(self) -> bool:
        """Whether partner alerts it."""
        return self.meaning.disclosed_meaning.alert

    def __str__(self) -> str:
        return str(self.call)

    def __repr__(self) -> str:
        return f"<ExplainedCall {self.call}: {self.explain()}>"


@dataclass(frozen=True, slots=True, init=False)
class NamedSystem:
    """A bidding system, found by its name; ``biritch.System``.

    Args:
        name: One of :meth:`names`, as ``sayc``, ``sef``, ``acol:modern``; a family alone
            (``acol``) is its usual profile; ``sef-drury+exclusion`` has other tools.
            A name that ends with ``.system`` is a file of one's own.

    Raises:
        ValueError: There is no such system; the message names those there are.

    Example:
        >>> from biritch import Deal, System
        >>> sayc = System("sayc")
        >>> bid = sayc.bid(Deal.random(seed=7).north, "P P 1H P")
        >>> str(bid)
        '3H'
        >>> print(bid.explain("fr"))
        9-12 HLD, 3+ cœurs ; propositionnelle
    """

    name: str
    system: System
    """The system itself, with its rows and agreements."""

    def __init__(self, name: str) -> None:
        """Find the system."""
        if not isinstance(name, str):
            raise TypeError(f"not a bidding system: {name!r} (want its name, e.g. 'sayc')")
        system = from_file(name) if name.endswith(".system") else find(name)
        object.__setattr__(self, "name", system.name)
        object.__setattr__(self, "system", system)

    @staticmethod
    def names() -> tuple[str, ...]:
        """Return the names of all systems.

        Example:
            >>> "sayc" in NamedSystem.names()
            True
        """
        return tuple(sorted(all_systems()))

    @property
    def title(self) -> str:
        """The usual English name.

        Example:
            >>> NamedSystem("sayc").title
            'SAYC, Standard American Yellow Card'
        """
        return self.system.title

    def bid(
        self,
        hand: Hand | str,
        auction: Auction | str = "",
        *,
        dealer: Seat | str = Seat.NORTH,
        vulnerable: Vulnerability | str = Vulnerability.NONE,
    ) -> ExplainedCall:
        """Return the call the system makes with *hand*, and why.

        Args:
            hand: Thirteen cards, of the seat whose turn it is.
            auction: The calls so far, ``P P 1H P``.
            dealer: Who made the first of them, where they are written.
            vulnerable: The sides that are vulnerable: ``none``, ``ns``, ``ew``, ``both``.

        Raises:
            ValueError: The auction is over, the hand has not thirteen cards, or a word is
                not read.
            IllegalCall: A call of the auction was not allowed; it names its law.

        Example:
            >>> str(NamedSystem("sayc").bid("AQJ.K92.A32.8765", "P P"))
            '1C'
        """
        if not isinstance(hand, Hand | str):
            raise TypeError(f"not a hand: {hand!r} (want e.g. 'AQJ.K92.A32.8765')")
        held = Hand.parse(hand) if isinstance(hand, str) else hand
        choice = self.system.choose(held, _auction(auction, dealer), _sides(vulnerable))
        return ExplainedCall(choice.call, choice.meaning, choice.others)

    def explain(
        self,
        auction: Auction | str,
        *,
        dealer: Seat | str = Seat.NORTH,
        vulnerable: Vulnerability | str = Vulnerability.NONE,
    ) -> list[ExplainedCall]:
        """Return the meaning of each call of *auction*; all four play this system.

        The arguments and errors are those of :meth:`bid`.

        Example:
            >>> for call in NamedSystem("sayc").explain("1N P 2C"):
            ...     print(call, call.meaning.artificial)
            1N False
            P False
            2C True
        """
        calls = _auction(auction, dealer)
        meanings = self.system.explain(calls, _sides(vulnerable))
        return [
            ExplainedCall(call, meaning)
            for call, meaning in zip(calls.calls, meanings, strict=True)
        ]

    def __repr__(self) -> str:
        return f"System('{self.name}')"


def _auction(auction: Auction | str, dealer: Seat | str) -> Auction:
    if isinstance(auction, Auction):
        return auction
    if not isinstance(auction, str):
        raise TypeError(f"not an auction: {auction!r} (want e.g. 'P P 1H P')")
    return Auction.parse(auction, Seat.parse(str(dealer)))


def _sides(vulnerable: Vulnerability | str) -> Vulnerability:
    return Vulnerability(vulnerable)
