"""The head of a vugraph file: title, teams, players, results."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.records.faults import Fault
from biritch.records.lin import keys
from biritch.records.lin.pairs import LinPair
from biritch.records.record import PASSED_OUT, Played, Tag

_RESULT = re.compile(r"([1-7])([CDHSN])T?([NESW])(X{0,2})(=|[+-][0-9]{1,2})", re.IGNORECASE)
_SWAPPED = re.compile(r"([1-7])([CDHSN])T?(X{0,2})([NESW])(=|[+-][0-9]{1,2})", re.IGNORECASE)
_BOARD = re.compile("[1-9][0-9]{0,8}")
_TEAMS = ("HomeTeam", "VisitTeam")


@dataclass(frozen=True, slots=True)
class VugraphResult:
    """An entry of ``rs``: contract and tricks."""

    contract: Played | None = None
    tricks: int | None = None


def players(value: str) -> tuple[str, ...]:
    """Return the names in ``pn``: four from South, or eight; a question mark is none.

    Example:
        >>> players("Anne,?,  Bob   B ,")
        ('Anne', '', 'Bob B', '')
    """
    names = (" ".join(name.split()) for name in value.split(",")[:8])
    return tuple("" if name == "?" else name for name in names)


def fits(value: str) -> bool:
    """Return whether ``pn`` has four or eight names; other commas are inside names.

    Example:
        >>> fits("Anne,,Bob,"), fits("Adam, I,Bert,Carl, G,Dora"), fits("")
        (True, False, True)
    """
    return value.count(",") in (3, 7) or not value.strip(", ")


@dataclass(slots=True)
class VugraphSession:
    """The head of the file, as far as it is read."""

    heading: dict[str, str] = field(default_factory=dict)
    tags: tuple[Tag, ...] = ()
    players: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    first: int = 1
    boards: tuple[int, ...] = ()
    """The boards of ``bn``: the results come in their order."""
    seated: tuple[str, ...] = ()
    """The players of ``pw``: four for each result."""
    kept: dict[str, str] = field(default_factory=dict)
    """Pairs of the head that no field holds."""
    dropped: list[Fault] = field(default_factory=list)

    def open(self, head: Iterable[LinPair]) -> None:
        """Process the pairs before the first board."""
        for pair in head:
            if pair.key == "vg":
                self._title(pair.value)
                self.boards = self.seated = ()
            elif pair.key == "rs":
                self.results = tuple(word.strip() for word in pair.value.split(",")[:2_000])
            elif pair.key == "pn":
                self.players = players(pair.value) if fits(pair.value) else ()
            elif pair.key == "bn":
                words = (word.strip() for word in pair.value.split(",")[:2_000])
                self.boards = tuple(int(word) for word in words if _BOARD.fullmatch(word))
            elif pair.key == "pw":
                names = pair.value.split(",")[:16_000]
                self.seated = tuple(" ".join(name.split()) for name in names)

    def _title(self, value: str) -> None:
        words = [" ".join(word.split()) for word in value.split(",")]
        words += [""] * (9 - len(words))
        # After the boards, each team with what it brings from the segments before.
        title, segment, scoring, first, last, home, carried, visit, brought = words[:9]
        self.heading = {"event": title, "scoring": keys.SCORINGS.get(scoring.upper(), "")}
        self.first = int(first) if re.fullmatch("[1-9][0-9]{0,5}", first) else 1
        tags = {"Round": segment, _TEAMS[0]: home, _TEAMS[1]: visit}
        rest = (first, last, carried, brought)
        if any(word not in ("", "0") for word in rest):
            tags["LinVg"] = ",".join(rest)
        self.tags = tuple(Tag(name, text) for name, text in tags.items() if text)

    def take_dropped(self) -> list[Fault]:
        """Return the parts of the head without a field, for its first board alone."""
        dropped, self.dropped = self.dropped, []
        return dropped

    def _place(self, room: str, number: int | None) -> int | None:
        """Return the index of board *number* in *room* among the results, or ``None``."""
        if number in self.boards:
            turn = self.boards.index(number)
        elif self.boards or number is None or number < self.first:
            return None
        else:
            turn = number - self.first
        # Two entries a board: the open room's, then the closed one's.
        return 2 * turn + (room == "Closed")

    def _names_at(self, place: int | None) -> tuple[str, ...]:
        """Return the four names in ``pw`` for a result, if their number is right."""
        played = [at for at, word in enumerate(self.results) if word]
        if len(self.seated) in (4, 8):
            return self.seated
        if place not in played or len(self.seated) != 4 * len(played):
            return ()
        turn = played.index(place)
        return self.seated[4 * turn : 4 * turn + 4]

    def names(
        self, players: tuple[str, ...], room: str, number: int | None
    ) -> tuple[str, str, str, str]:
        """Return a board's players, from its own list or the session's."""
        listed = players if any(players) else self.players
        if not any(listed):
            listed = self._names_at(self._place(room, number))
        # Of eight names the first four are in the open room.
        start = 4 if room == "Closed" and len(listed) > 4 else 0
        four = (*listed[start : start + 4], "", "", "", "")[:4]
        n, e, s, w = (four[keys.SEATS.index(seat)] for seat in Seat)
        return n, e, s, w

    def result(self, room: str, number: int | None) -> VugraphResult:
        """Return the session's result of board *number* in *room*."""
        place = self._place(room, number)
        if place is None:
            return VugraphResult()
        word = self.results[place].upper() if place < len(self.results) else ""
        if word in ("PASS", "P"):
            return VugraphResult(PASSED_OUT)
        return _read_result(word)


def _read_result(word: str) -> VugraphResult:
    """Read ``3NS+1`` or ``4HSX-1``."""
    if match := _RESULT.fullmatch(word):
        level, strain, seat, doubles, over = match.groups()
    elif match := _SWAPPED.fullmatch(word):
        level, strain, doubles, seat, over = match.groups()
    else:
        return VugraphResult()
    contract = Contract(Strain.parse(strain), Seat.parse(seat), int(level), 1 << len(doubles))
    tricks = 6 + contract.level + (0 if over == "=" else int(over))
    return VugraphResult(contract, tricks if 0 <= tricks <= 13 else None)
