"""Score sheets as typed, one deal a line: ``S 3D =``, ``N H 9``, ``honours E 100``."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

from biritch.cli.messages import refuse
from biritch.cli.parameters import read_seat
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.scoring import honours
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariff import Tariff
from biritch.words.notation import Notation, read_contract

_PASSED = ("pass", "passe", "p", "-")
_WORDS = {"honneurs": "honours", "honors": "honours", "contres": "contre", "double": "contre"}
_ADDED = ("honours", "chicane", "contre")
_CONTRACT_HONOURS = (100, 150)


class UnreadableLine(ValueError):
    """Raised for an unreadable line; has the sentence ``cli-sheet-<name>``."""

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Keep the sentence."""
        super().__init__(name)
        self.phrase = Phrase.of(f"cli-sheet-{name}", **arguments)


def read_sheet(text: str, code: Tariff, first: Seat, notation: Notation) -> Sheet:
    """Return the score sheet of the deals in *text*, one a line.

    Raises:
        Refusal: A line cannot be read, or the rules do not allow it; it is named.

    Example:
        >>> from biritch.scoring.codes import scoring_code
        >>> sheet = read_sheet("S 3D =", scoring_code("rubber-1993"), Seat.SOUTH, "en")
        >>> sheet.below(Side.NS)
        60
    """
    sheet = Sheet(code, first)
    for number, words in _lines(text):
        try:
            sheet = _write_deal(sheet, words, notation)
        except UnreadableLine as wrong:
            raise refuse("cli-sheet-line", line=str(number), what=wrong.phrase) from None
    return sheet


def _write_deal(sheet: Sheet, words: list[str], notation: Notation) -> Sheet:
    """Return *sheet* with one more deal, or with additions to the last one."""
    if words[0] not in _ADDED:
        if sheet.over:
            raise UnreadableLine("over")
        return sheet.after(_deal(words, sheet.code, notation))
    if not sheet.deals:
        raise UnreadableLine("no-deal", text=words[0])
    *before, last = sheet.deals
    return Sheet.fold(sheet.code, [*before, _add_bonus(last, words, sheet.code)], sheet.first)


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the words of each line without comments, additions to a deal separately."""
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        words = line.partition("#")[0].replace(",", " ").split()
        words = [_WORDS.get(word.lower(), word) for word in words]
        words = [word.lower() if word.lower() in _ADDED else word for word in words]
        starts = [place for place, word in enumerate(words) if word in _ADDED]
        cuts = [0, *(place for place in starts if place), len(words)]
        for start, end in itertools.pairwise(cuts):
            if words[start:end]:
                yield number, words[start:end]


def _deal(words: list[str], code: Tariff, notation: Notation) -> DealResult:
    if len(words) == 1 and words[0].lower() in _PASSED:
        return DealResult()
    if len(words) != 3:
        raise UnreadableLine("shape-odd" if code.odd else "shape", text=" ".join(words))
    seat = _seat(words[0])
    if code.odd:
        return DealResult(Contract(_strain(words[1], notation), seat), _tricks(words[2]))
    try:
        contract = read_contract(words[1], seat, notation)
    except ValueError:
        contract = None
    if contract is None or not contract.level:
        raise UnreadableLine("contract", text=words[1])
    return DealResult(contract, _result(words[2], contract))


def _seat(text: str) -> Seat:
    try:
        return read_seat(text)
    except ValueError:
        raise UnreadableLine("seat", text=text) from None


def _strain(text: str, notation: Notation) -> Strain:
    try:
        # A strain alone is read as a bid of one, whose level and declarer are not looked at.
        contract = read_contract(f"1{text}", Seat.NORTH, notation)
    except ValueError:
        contract = None
    if contract is None or contract.multiplier > 1:
        raise UnreadableLine("strain", text=text)
    return contract.strain


def _tricks(text: str) -> int:
    if not re.fullmatch("[0-9]|1[0-3]", text, re.ASCII):
        raise UnreadableLine("tricks", text=text)
    return int(text)


def _result(text: str, contract: Contract) -> int:
    word = text.replace("\N{MINUS SIGN}", "-")
    if word == "=":
        return 6 + contract.level
    if not re.fullmatch("[+-](1[0-3]|[1-9])", word, re.ASCII):
        raise UnreadableLine("result", text=text)
    tricks = 6 + contract.level + int(word)
    if not 0 <= tricks <= 13:
        raise UnreadableLine(
            "no-such-result", text=text, tricks=str(tricks), contract=contract.brief
        )
    return tricks


def _add_bonus(deal: DealResult, words: list[str], code: Tariff) -> DealResult:
    """Return *deal* with honours, a chicane or contres added."""
    if deal.contract is None:
        raise UnreadableLine("passed", text=words[0])
    if words[0] == "contre":
        if not code.odd or len(words) != 2 or not re.fullmatch("[0-9]|[1-3][0-9]", words[1]):
            raise UnreadableLine("contre", text=" ".join(words))
        # Each contre doubles what the trick is worth: n of them make 2 to the power n.
        return replace(deal, contract=replace(deal.contract, multiplier=1 << int(words[1])))
    if words[0] == "chicane":
        if not code.odd or len(words) != 2 or deal.contract.strain is Strain.NOTRUMP:
            raise UnreadableLine("chicane", text=" ".join(words))
        points = honours.CHICANE * code.row(deal.contract.strain)[0]
        return replace(deal, honours=(*deal.honours, (_seat(words[1]).side, points)))
    if len(words) != 3:
        raise UnreadableLine("honours", text=" ".join(words))
    side_and_points = (_side(words[1]), _points(words[2], deal.contract.strain, code))
    return replace(deal, honours=(*deal.honours, side_and_points))


def _side(text: str) -> Side:
    if text.upper() in ("NS", "EW", "EO"):
        return Side.NS if text.upper() == "NS" else Side.EW
    return _seat(text).side


def _points(text: str, strain: Strain, code: Tariff) -> int:
    """Return the points of honours, from a number or a name."""
    if code.odd:
        if re.fullmatch("[1-9][0-9]{1,3}", text, re.ASCII):
            return int(text)
        try:
            return honours.bridge_whist_value(text.lower(), strain, code.row(strain)[0])
        except ValueError:
            raise UnreadableLine(
                "honours-odd", text=text, words=", ".join(honours.IN_TRICKS)
            ) from None
    if code.values:
        table = honours.OF_ACES if strain is Strain.NOTRUMP else honours.IN_POINTS
        points = table.get(text.lower(), int(text) if text.isdecimal() else 0)
        if points not in table.values():
            raise UnreadableLine("honours-odd", text=text, words=", ".join(table))
        return points
    if text not in map(str, _CONTRACT_HONOURS):
        raise UnreadableLine("honours-points", text=text)
    return int(text)
