"""A contract with its result, as written on one line: ``4HSx+1``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from biritch.core.calls import Contract, OtherCall
from biritch.core.cards import Strain, spell_suits
from biritch.core.deprecation import Renamed
from biritch.core.seats import Seat, Vulnerability
from biritch.scoring.codes import scoring_code
from biritch.scoring.tariff import Parts, parts, score

_WRITTEN = re.compile(
    r"(?P<bid>[1-7](?:NT|[CDHSN]))(?:(?P<seat>[NESW])(?P<after>X{0,2})"
    r"|(?P<before>X{1,2})(?P<last>[NESW]))(?P<result>=|[+-][0-9]{1,2})?"
)


@dataclass(frozen=True, slots=True, init=False, eq=False)
class PlayedContract:
    """What was to be played, by whom, and what came of it; ``biritch.Contract``.

    Args:
        text: Level, strain, declarer, doubling and result without blanks: ``4HSx+1`` is four
            hearts by South, doubled, with an overtrick; ``3NTE``, ``2CW-2``, ``6SNxx=``;
            ``Pass`` is a board passed out. A :class:`biritch.core.calls.Contract`, which is
            what games and records hold, is taken too.
        tricks: The tricks won by declarer's side, 0 to 13, where the text has no result.

    Raises:
        ValueError: The text is not a contract, or the result is not possible.

    Example:
        >>> from biritch import Contract
        >>> contract = Contract("4HSx+1")
        >>> contract.level, str(contract.strain), str(contract.declarer), contract.tricks
        (4, 'H', 'S', 11)
        >>> contract.score(vulnerable="both")
        990
        >>> Contract("3NTE", tricks=7).score()
        -100
    """

    contract: Contract | None
    """The contract itself; ``None`` where the board was passed out."""
    tricks: int | None
    """The tricks of declarer's side, 0 to 13; ``None`` while they are not known."""

    def __init__(
        self,
        text: str | Contract | PlayedContract | Literal[OtherCall.PASS],
        tricks: int | None = None,
    ) -> None:
        """Read *text*."""
        result: int | None = None
        contract: Contract | None = None
        if isinstance(text, str):
            contract, result = _parse_contract(text)
        elif isinstance(text, PlayedContract):
            contract, tricks = text.contract, text.tricks if tricks is None else tricks
        elif isinstance(text, Contract):
            contract = text
        elif text is not OtherCall.PASS:
            raise ValueError(f"not a contract: {text!r} (want e.g. 3NTE, 4HSx+1 or Pass)")
        if contract is not None and result is not None:
            tricks = 6 + contract.level + result
        if tricks is not None and (not isinstance(tricks, int) or not 0 <= tricks <= 13):
            raise ValueError(f"not a result: {text} has {tricks} tricks (want 0..13)")
        # The class is frozen, and its fields are not what it is built from.
        object.__setattr__(self, "contract", contract)
        object.__setattr__(self, "tricks", tricks)

    @classmethod
    def parse(cls, text: str, declarer: Seat | str | None = None) -> PlayedContract:
        """Read a contract; one written without its declarer is played by *declarer*.

        Raises:
            ValueError: It is not a contract.

        Example:
            >>> PlayedContract.parse("4HX", Seat.SOUTH) == PlayedContract("4HSx")
            True
        """
        if declarer is None:
            return cls(text)
        return cls(Contract.parse(text, Seat.parse(str(declarer))))

    @property
    def is_passed_out(self) -> bool:
        """Whether all four players passed.

        Example:
            >>> PlayedContract("Pass").is_passed_out, PlayedContract("1NTW").is_passed_out
            (True, False)
        """
        return self.contract is None

    passed_out = Renamed("is_passed_out", "1.0")

    @property
    def multiplier(self) -> int:
        """By how much doubling multiplies the trick score: 1, 2 or 4.

        Example:
            >>> [PlayedContract(text).multiplier for text in ("4HS", "4HSx", "4HSxx")]
            [1, 2, 4]
        """
        return self.contract.multiplier if self.contract else 1

    @property
    def brief(self) -> str:
        """The contract without declarer and result, as on a score slip: ``4HX``.

        Example:
            >>> PlayedContract("4HSx+1").brief
            '4HX'
        """
        return self.contract.brief if self.contract else "Pass"

    @property
    def dummy(self) -> Seat | None:
        """The seat whose hand is laid down; ``None`` where all passed.

        Example:
            >>> PlayedContract("4HS").dummy
            <Seat.NORTH: 0>
        """
        return self.contract.dummy if self.contract else None

    @property
    def leader(self) -> Seat | None:
        """The seat of the opening lead; ``None`` where all passed.

        Example:
            >>> PlayedContract("4HS").leader
            <Seat.WEST: 3>
        """
        return self.contract.leader if self.contract else None

    @property
    def level(self) -> int:
        """The odd tricks undertaken, 1 to 7; 0 where all passed.

        Example:
            >>> PlayedContract("4HS").level, PlayedContract("Pass").level
            (4, 0)
        """
        return self.contract.level if self.contract else 0

    @property
    def strain(self) -> Strain | None:
        """What is trump, or notrump; ``None`` where all passed.

        Example:
            >>> str(PlayedContract("3NTE").strain), PlayedContract("Pass").strain
            ('N', None)
        """
        return self.contract.strain if self.contract else None

    @property
    def declarer(self) -> Seat | None:
        """Who plays both hands; ``None`` where all passed.

        Example:
            >>> PlayedContract("3NTE").declarer
            <Seat.EAST: 1>
        """
        return self.contract.declarer if self.contract else None

    @property
    def result(self) -> int | None:
        """The tricks over (+) or under (-) what was undertaken, 0 when just made.

        Example:
            >>> PlayedContract("2CW-2").result, PlayedContract("3NTE", tricks=9).result
            (-2, 0)
        """
        if self.contract is None or self.tricks is None:
            return None
        return self.tricks - 6 - self.contract.level

    def parts(
        self,
        vulnerable: Vulnerability | str = Vulnerability.NONE,
        code: str = "duplicate-2017",
    ) -> Parts:
        """Return what the score is made of, in points to the side that gets them.

        Args:
            vulnerable: The sides that are vulnerable: ``none``, ``ns``, ``ew``, ``both``.
            code: The scoring code, one of those ``biritch codes`` lists.

        Raises:
            ValueError: The result is not known, or a word is not read.

        Example:
            >>> PlayedContract("4HSx+1").parts(vulnerable="both")
            {'contract': 240, 'overtricks': 200, 'insult': 50, 'game': 500}
        """
        if self.contract is None:
            return {}
        won, red = self._tricks_won(), self._vulnerable(vulnerable)
        return parts(scoring_code(code), self.contract, won, vulnerable=red)

    def score(
        self,
        vulnerable: Vulnerability | str = Vulnerability.NONE,
        code: str = "duplicate-2017",
    ) -> int:
        """Return declarer's points, below zero when the contract failed (Law 77).

        The arguments and what is raised are those of :meth:`parts`.

        Example:
            >>> PlayedContract("2CW-2").score(vulnerable="ew")
            -200
            >>> PlayedContract("Pass").score()
            0
        """
        if self.contract is None:
            return 0
        # Boards are scored by the million: what was scored once is looked up.
        name = code if isinstance(code, str) else scoring_code(code).title
        return _score_played(name, self.contract, self._tricks_won(), _sides(vulnerable))

    def _tricks_won(self) -> int:
        if self.tricks is None:
            raise ValueError(f"no result: {self} (want e.g. {self}+1, or tricks=10)")
        return self.tricks

    def _vulnerable(self, vulnerable: Vulnerability | str) -> bool:
        return self.declarer in _sides(vulnerable)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PlayedContract):
            return (self.contract, self.tricks) == (other.contract, other.tricks)
        if isinstance(other, Contract):  # the same contract, before it is played
            return self.contract == other and self.tricks is None
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.contract if self.tricks is None else (self.contract, self.tricks))

    def __str__(self) -> str:
        if self.contract is None:
            return "Pass"
        bid = f"{self.contract.level}{self.contract.strain}{self.contract.declarer}"
        times = "X" * (self.contract.multiplier.bit_length() - 1)
        result = "" if self.result is None else f"{self.result:+d}" if self.result else "="
        return f"{bid}{times}{result}"

    def __repr__(self) -> str:
        return f"Contract('{self}')"


@lru_cache(maxsize=16_384)
def _score_played(code: str, contract: Contract, tricks: int, sides: Vulnerability) -> int:
    red = contract.declarer in sides
    return score(scoring_code(code), contract, tricks, vulnerable=red)


def _sides(vulnerable: Vulnerability | str) -> Vulnerability:
    is_text = isinstance(vulnerable, str)
    return _sides_written(vulnerable) if is_text else Vulnerability(vulnerable)


@lru_cache(maxsize=64)
def _sides_written(vulnerable: str) -> Vulnerability:
    return Vulnerability(vulnerable)


@lru_cache(maxsize=4096)
def _parse_contract(text: str) -> tuple[Contract | None, int | None]:
    """Return the contract that is written, and its result where there is one."""
    word = spell_suits("".join(re.sub(r"\bby\b", "", text).split())).upper()
    if word in ("PASS", "P", "PASSOUT"):
        return None, None
    match = _WRITTEN.fullmatch(word)
    if match is None and _WRITTEN.fullmatch(f"{word}S"):
        raise ValueError(f"not a contract: {text!r} has no declarer (want e.g. {word}S)")
    if match is None:
        raise ValueError(f"not a contract: {text!r} (want e.g. 3NTE, 4HSx+1 or Pass)")
    doubled = match["after"] or match["before"] or ""
    # ``4HSx`` and ``4HxS`` are both written: the doubling stands after the seat or before.
    seat = Seat.parse(match["seat"] or match["last"])
    result = match["result"]
    over = None if result is None else 0 if result == "=" else int(result)
    return Contract.parse(match["bid"] + doubled, seat), over
