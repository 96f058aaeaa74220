"""A traveller's line as typed: board, pair, contract, declarer, result, lead.

``3 1 4HX N +1 SK``; spaces between contract, declarer and result are optional. In French
notation ``3 1 4CX N +1 PR``. ``3 1 P`` is passed out, ``3 1 60-40`` is an artificial score, for
the director only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.words.notation import Notation, read_card, read_contract

_STRAINS = {"en": "NT|N|SA|[CDHS♣♦♥♠]", "fr": "SA|NT|[TKCP♣♦♥♠]"}
_PASSES = {"en": ("P", "PASS", "-"), "fr": ("-", "P", "PASSE", "PASS")}
MOST = 80
"""Characters of one line."""


class BadSlip(ValueError):
    """Raised for a line that is not a slip; names what was expected.

    Example:
        >>> BadSlip("lead", text="S1").phrase.name
        'slip-fault-lead'
    """

    def __init__(self, name: str, /, **arguments: str | int) -> None:
        """Use the message ``slip-fault-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"slip-fault-{name}", **arguments)


@dataclass(frozen=True, slots=True)
class SlipLine:
    """A parsed slip: contract, seats and cards in PBN notation."""

    board: int
    pair: int
    contract: str = ""
    declarer: str = ""
    result: str = ""
    lead: str = ""
    given: str = ""
    """Instead of a contract: what the director gives, ``60-40`` or that it was not played."""


def read_slip(text: str, notation: Notation = "en") -> SlipLine:
    """Parse *text* as a slip.

    Raises:
        BadSlip: It is no slip.

    Example:
        >>> slip = read_slip("3 1 4HX N +1 SK")
        >>> slip.contract, slip.declarer, slip.result, slip.lead
        ('4HX', 'N', '+1', 'SK')
    """
    clipped = text if len(text) <= MOST else text[: MOST - 1] + "…"
    fields = re.fullmatch(r"\s*(\d{1,3})\s+(\d{1,3})\s+(\S.*?)\s*", text[:MOST], re.ASCII)
    if fields is None:
        raise BadSlip("shape", text=clipped)
    board, pair, rest = int(fields[1]), int(fields[2]), fields[3]
    contract = _contract_in(rest, notation)
    if contract is None:
        # The last word may be the card led.
        front, _, last = rest.rpartition(" ")
        contract = _contract_in(front, notation)
        if contract is None:
            return SlipLine(board, pair, given=rest)
        return SlipLine(board, pair, *contract, lead=read_lead(last, notation))
    return SlipLine(board, pair, *contract)


def read_lead(text: str, notation: Notation = "en") -> str:
    """Return the card led in PBN notation; empty if *text* is.

    Raises:
        BadSlip: It is no card.

    Example:
        >>> read_lead("PR", "fr")
        'SK'
    """
    if not text:
        return ""
    try:
        return str(read_card(text, notation))
    except ValueError:
        raise BadSlip("lead", text=text[:MOST]) from None


def _contract_in(text: str, notation: Notation) -> tuple[str, str, str] | None:
    """Return contract, declarer and result, if *text* has exactly these."""
    word = re.sub(r"\s+", "", text).upper().replace("\N{MINUS SIGN}", "-")
    if word in _PASSES[notation]:
        return "Pass", "", ""
    parts = re.fullmatch(
        rf"([1-7])({_STRAINS[notation]})(XX|X|\*\*|\*)?([NESWO])(=|[+-]?\d{{1,2}})",
        word,
        re.ASCII,
    )
    if parts is None:
        return None
    strain = {"SA": "N", "NT": "N"}.get(parts[2], parts[2]) if notation == "en" else parts[2]
    strain = "SA" if notation == "fr" and strain == "NT" else strain
    seat = "W" if parts[4] == "O" else parts[4]
    times = (parts[3] or "").replace("*", "X")
    contract = read_contract(f"{parts[1]}{strain}{times}", Seat.parse(seat), notation)
    return None if contract is None else (contract.brief, seat, parts[5])
