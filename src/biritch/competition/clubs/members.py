"""Members of a club: lists read from tables, merged, and written as CSV.

A table has a heading in English or French, columns in any order, and commas, semicolons or
tabs; a list without a heading has one name a line. Unknown columns are ignored.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import chain

from biritch.core.phrase import Phrase, PhrasedError
from biritch.locales.typed_words import meanings_by_word
from biritch.records.csv.writer import safe


@dataclass(frozen=True, slots=True)
class Member:
    """A player of a club; only the name is required.

    Example:
        >>> Member("Ann Smith", number="12345").category
        ''
    """

    name: str
    number: str = ""
    """The licence or membership number, as the federation writes it."""
    club: str = ""
    category: str = ""
    """The federation's category or stratum."""
    handicap: str = ""
    numbers: str = ""
    """The numbers of federations: ``FFB 0123456, ACBL K123456``."""
    contact: str = ""
    """An address or a telephone number, for those who wish it to be known here."""
    hidden: str = ""
    """``yes`` for members who do not wish to be named on ladders that everybody may see."""

    @property
    def identity(self) -> str:
        """What distinguishes members of the same name: the numbers.

        Example:
            >>> Member("Ann", numbers="FFB 12").identity
            'FFB 12'
        """
        return self.number or self.numbers

    @property
    def all_numbers(self) -> tuple[str, ...]:
        """Every number the member has, without the names of federations.

        Example:
            >>> Member("Ann", "7", numbers="FFB 12, ACBL K3").all_numbers
            ('7', '12', 'K3')
        """
        national = tuple(read_numbers(self.numbers).values())
        return tuple(dict.fromkeys((self.number, *national) if self.number else national))


FEDERATIONS = (
    "FFB", "ACBL", "EBU", "WBF", "SBU", "WBU", "CBAI", "NBB", "RBBF", "FIGB", "DBV", "ABF",
    "NZB", "BFI", "AEB", "FSB", "FLB",
)  # fmt: skip
"""Federations whose numbers may have a column of their own."""


def read_numbers(text: str) -> dict[str, str]:
    """Return the numbers in *text* by federation; without a federation the key is ``""``.

    Example:
        >>> read_numbers("FFB 0123456, ACBL K123456"), read_numbers("77")
        ({'FFB': '0123456', 'ACBL': 'K123456'}, {'': '77'})
    """
    numbers = {}
    for part in re.split(r"[,;]", text):
        federation, _, number = " ".join(part.split()).rpartition(" ")
        if number:
            numbers[federation.upper()] = number
    return numbers


def write_numbers(numbers: Mapping[str, str]) -> str:
    """Return *numbers* by federation as text; the inverse of :func:`read_numbers`.

    Example:
        >>> write_numbers({"FFB": "0123456", "": "77"})
        'FFB 0123456, 77'
    """
    return ", ".join(
        f"{federation} {number}".strip() for federation, number in numbers.items() if number
    )


COLUMNS = tuple(field.name for field in fields(Member))


class MemberListError(PhrasedError):
    """Raised for a list that cannot be read; ``phrase`` has the fault and the line."""

    def __init__(self, name: str, /, **blanks: str) -> None:
        """Keep the message *name* and its arguments."""
        super().__init__(f"{name} {blanks}")
        self.phrase = Phrase.of(f"club-{name}", **blanks)


def plain(text: str) -> str:
    """Return *text* in lower case, without accents and outer blanks.

    Example:
        >>> plain(' Équipe ')
        'equipe'
    """
    letters = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read_members(text: str) -> tuple[Member, ...]:
    r"""Return the members in a list, in its order.

    Raises:
        MemberListError: No table, a line or a heading without a name, one number for two.

    Example:
        >>> read_members("Nom;Prénom;Licence\nDurand;Zoé;0123")  # doctest: +ELLIPSIS
        (Member(name='Zoé Durand', number='0123', club='', ..., contact='', hidden=''),)
        >>> read_members("name,FFB,ACBL\nAnn,123,K4")[0].numbers
        'FFB 123, ACBL K4'
    """
    try:
        source = io.StringIO(text.removeprefix("\ufeff"))
        rows = list(csv.reader(source, delimiter=_mark(text)))
    except csv.Error:
        raise MemberListError("no-table") from None
    while rows and not any(cell.strip() for cell in rows[0]):
        rows.pop(0)
    heads = _heads(rows[0]) if rows else {}
    if not heads:
        return tuple(Member(_join_cells(row)) for row in rows if any(map(str.strip, row)))
    if not {"name", "first"} & {*heads}:
        raise MemberListError("no-name-column", text=", ".join(rows[0])[:60])
    members: list[Member] = []
    for line, row in enumerate(rows[1:], 2):
        if any(map(str.strip, row)):
            members.append(_member(row, heads, line))
    _once(members)
    return tuple(members)


def _mark(text: str) -> str:
    """Return the separator of cells: the most frequent one in the first line."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(";\t,", key=first.count)


def _heads(row: Sequence[str]) -> dict[str, int]:
    """Return the column of each field; empty if the row is not a heading."""
    columns: dict[str, int] = {}
    for place, cell in enumerate(row):
        if (field := meanings_by_word("members").get(plain(cell))) is not None:
            columns.setdefault(field, place)
        if (federation := plain(cell).upper()) in FEDERATIONS:
            columns.setdefault(federation, place)
    return columns


def _join_cells(cells: Iterable[str]) -> str:
    return re.sub(r"\s+", " ", " ".join(cells)).strip()


def _member(row: Sequence[str], heads: Mapping[str, int], line: int) -> Member:
    def cell(field: str) -> str:
        place = heads.get(field, len(row))
        # A formula that was made harmless, see biritch.records.csv.writer.safe.
        return _join_cells([row[place].removeprefix("'")]) if place < len(row) else ""

    name = _join_cells((cell("first"), cell("name")))
    if not name:
        raise MemberListError("no-name", line=str(line))
    # COLUMNS are the fields of a member in order, the name first.
    member = Member(name, *(cell(field) for field in COLUMNS[1:]))
    own = {federation: cell(federation) for federation in FEDERATIONS if federation in heads}
    if not any(own.values()):
        return member
    return replace(member, numbers=write_numbers({**read_numbers(member.numbers), **own}))


def _once(members: Iterable[Member]) -> None:
    seen: dict[str, str] = {}
    for member in members:
        who = member.identity
        if who and seen.setdefault(who, member.name) != member.name:
            raise MemberListError("twice", number=who, one=seen[who], other=member.name)


def merge_members(*lists: Iterable[Member]) -> tuple[Member, ...]:
    """Return all members as one list sorted by name; later lists override earlier ones.

    Two entries are the same member if their numbers are equal, or their names if one has no
    number.

    Example:
        >>> old, new = [Member("Zoé", "12", club="A")], [Member("Zoé", "12", club="B")]
        >>> [member.club for member in merge_members(old, new)]
        ['B']
    """
    merged_list: list[Member] = []
    numbers: dict[str, int] = {}
    names: dict[str, list[int]] = {}
    for member in chain.from_iterable(lists):
        place = numbers.get(member.identity) if member.identity else None
        if place is None:
            alike = names.get(plain(member.name), [])
            # Namesakes with a number each are two people.
            free = (at for at in alike if not (merged_list[at].identity and member.identity))
            place = next(free, None)
        if place is None:
            place = len(merged_list)
            merged_list.append(member)
        details = {name: value for name in COLUMNS if (value := getattr(member, name))}
        merged_list[place] = replace(merged_list[place], **details)
        numbers.setdefault(merged_list[place].identity, place)
        names.setdefault(plain(member.name), []).append(place)
    return tuple(sorted(merged_list, key=lambda member: (plain(member.name), member.identity)))


def write_members(members: Iterable[Member]) -> str:
    """Return *members* as a table; the inverse of :func:`read_members`.

    Example:
        >>> write_members([Member("Zoé Durand", "0123")]).splitlines()[1]
        'Zoé Durand,0123,,,,,'
        >>> write_members([Member("=1+1")]).splitlines()[1]
        "'=1+1,,,,,,"
    """
    listed = tuple(members)
    # Who is hidden has a column where anybody is: other programs know the list without it.
    columns = COLUMNS if any(member.hidden for member in listed) else COLUMNS[:-1]
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(columns)
    table.writerows([safe(getattr(member, name)) for name in columns] for member in listed)
    return text.getvalue()


def with_number(members: Iterable[Member], number: str) -> Member | None:
    """Return the member with *number*, of the club or of a federation, or ``None``.

    A number that two have, from different federations, matches neither. Leading zeros may be
    left out.

    Example:
        >>> with_number([Member("Ann", numbers="FFB 0123456")], " 0123456 ").name
        'Ann'
        >>> with_number([Member("Ann", numbers="FFB 0123456")], "123456").name
        'Ann'
        >>> with_number([Member("Ann", "7"), Member("Bob", numbers="FFB 7")], "7") is None
        True
    """
    sought = "".join(number.split()).upper()
    numbers = [
        (member, {"".join(each.split()).upper() for each in member.all_numbers})
        for member in members
    ]
    found = [member for member, own in numbers if sought and sought in own]
    if not found and sought.strip("0").isdigit():
        short = sought.lstrip("0")
        found = [member for member, own in numbers if short in {o.lstrip("0") for o in own}]
    return found[0] if len(found) == 1 else None


def numbers_of(name: str, members: Iterable[Member]) -> str:
    """Return the numbers of the member *name*; empty if two have that name.

    Example:
        >>> numbers_of("zoé durand", [Member("Zoé Durand", "12", numbers="FFB 0123")])
        'FFB 0123'
    """
    found = [member for member in members if plain(member.name) == plain(name)]
    return (found[0].numbers or found[0].number) if len(found) == 1 else ""
