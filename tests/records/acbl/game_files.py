"""Game files of ACBLscore, laid out here as *ACBLscore Game Files Decoded* tells it.

Written by us from that description: no file of the league's was looked at.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

Row = tuple[int, int, int, int]
"""Number and score of North-South, number and score of East-West; scores in tens."""


def text(word: str, size: int) -> bytes:
    """Return a text with its length before it, in a place of *size* bytes."""
    data = word.encode("cp437")
    return (bytes([len(data)]) + data).ljust(size, b"\0")


@dataclass
class Section:
    """A Mitchell (or a Howell) and its boards."""

    letter: str
    boards: Mapping[int, Sequence[Row]]
    names: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    """By the number of a pair and its direction: ``Last,First`` of both."""
    howell: bool = False
    renumbered: dict[tuple[int, int], int] = field(default_factory=dict)


class Writer:
    """Pieces of a file, and where each of them stands."""

    def __init__(self) -> None:
        """Begin with the head, whose pointers are filled in later."""
        self.data = bytearray(0x13E + 22 * 100 + 16)
        self.data[:6] = b"\x12\x0a\x03AC3"

    def add(self, piece: bytes) -> int:
        """Append *piece*; return where it stands."""
        self.data += piece
        return len(self.data) - len(piece)

    def put(self, at: int, form: str, *numbers: int) -> None:
        """Write numbers at a place."""
        struct.pack_into("<" + form, self.data, at, *numbers)

    def entry(self, names: tuple[str, str]) -> int:
        """Return where the entry of a pair stands."""
        players = b""
        for name in names:
            last, _, first = name.partition(",")
            players += (text(last, 0x11) + text(first, 0x11)).ljust(120, b"\0")
        return self.add(struct.pack("<H", 0xA2 + 240).ljust(0xA4, b"\0") + players)

    def section(self, place: int, event: int, told: Section) -> None:
        """Write a section as the number *place* of all."""
        entries = {who: self.entry(names) for who, names in told.names.items()}
        indexes = []
        for direction in range(2):
            index = bytearray(0x10 + 8 * 81 + 8)
            for (number, way), at in entries.items():
                if way == direction:
                    struct.pack_into("<I", index, 0x10 + 8 * number, at)
            indexes.append(self.add(bytes(index)))
        details = bytearray(0x250)
        struct.pack_into("<4I", details, 4, *indexes, 0, 0)
        details[0x18] = told.howell
        struct.pack_into("<H", details, 0x1B, max((n for n, _ in told.names), default=0))
        for number, way in told.names:
            if told.howell:  # table and direction at which the pair began
                struct.pack_into(
                    "<BB", details, 0xDD + 0x50 + 2 * (number - 1), number, way + 1
                )
            else:
                details[0xDD + 0xA0 + 4 * (number - 1) + way] = number
        for (number, way), new in told.renumbered.items():
            details[0xDD + (number - 1 if told.howell else 4 * (number - 1) + way)] = new
        at = 0x13E + 22 * place
        self.data[at] = event
        self.data[at + 1 : at + 4] = text(told.letter, 3)
        self.put(at + 4, "II", self.add(bytes(details)), self.boards(told.boards))

    def boards(self, told: Mapping[int, Sequence[Row]]) -> int:
        """Return where the list of boards stands."""
        listed = bytearray(0x26)
        struct.pack_into("<H", listed, 4, len(told))
        for number, rows in told.items():
            made = b"".join(
                struct.pack("<BBHhiHhi", 1, 1, ns, ours, 150, ew, theirs, 50)
                for ns, ours, ew, theirs in rows
            )
            counted = sum(ours not in (900, 950, 999) for _, ours, _, _ in rows)
            at = self.add(bytes(6) + made)
            listed += struct.pack("<BxHI", number, counted, at)
        return self.add(bytes(listed))


def game(
    sections: Sequence[Section],
    kind: int = 0,
    more: Mapping[str, Sequence[Section]] = MappingProxyType({}),
) -> bytes:
    """Return a file with an event of a *kind* (0: pairs), and *more* of pairs by name."""
    writer = Writer()
    events = {"Open Pairs": sections, **more}
    place = 0
    for number, (name, those) in enumerate(events.items()):
        event = text(name, 0x1A) + text("Mon Aft", 0x0E)
        at = writer.add(bytes(4) + event.ljust(0x58, b"\0") + text("Club", 300))
        writer.put(0x12 + 4 * number, "I", at)
        writer.data[0xDA + number] = 0 if number else kind
        for one in those:
            writer.section(place, number + 1, one)
            place += 1
    return bytes(writer.data)
