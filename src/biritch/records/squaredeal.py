"""Verifiable deals as in SquareDeal (van Staveren): a public and a secret file.

The public file, ``.sqd``, has the event (``TN``), a description of a value unknown until later
(``DI``), that value (``DV``), the phases (``SN sessions:boards:file:title``) and the SHA-256 of
the secret file (``KH``). The secret one, ``.sqk``, has a key for each session,
``phase,session:key``, with lines ended by CR LF, which the digest includes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from biritch.core.committed_deals import LEAST_KEY, committed_deals, fresh_key
from biritch.core.deals import Deal
from biritch.records.faults import BadText, Fault
from biritch.records.format import FormatError

MOST_SESSIONS = 1_000
MOST_BOARDS = 1_000
HEAD = "# Description file of tournament by Biritch, as program SquareDeal 2.6 writes it"
"""The first line: SquareDeal looks in it for the version it is written for."""

_RANGE = re.compile(r"([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?", re.ASCII)
_MANY = re.compile(r"([1-9][0-9]{0,2})x([1-9][0-9]{0,2})", re.ASCII)
_FILE = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,40}#{0,6}[A-Za-z0-9_-]{0,40}", re.ASCII)
_KEY = re.compile(r"([1-9][0-9]{0,3}),([1-9][0-9]{0,3}):([A-Za-z0-9]{1,1000})", re.ASCII)
_DIGEST = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)

SquareDealSession = tuple[int, int]
"""The numbers of a phase and of a session in it, from 1."""


@dataclass(frozen=True, slots=True)
class SquareDealPhase:
    """Sessions of one kind: their number, boards and file names.

    ``boards`` is ``24`` for 1 to 24, ``1-7,8-14`` for consecutive sessions, ``3x7`` for three
    of them, or ``?`` if unknown yet. ``#`` in a file name is the number of the session.

    Example:
        >>> phase = SquareDealPhase.parse("3:24:session##:Session #")
        >>> phase.sessions, phase.file_of(2)
        (3, 'session02')
    """

    sessions: int
    boards: str
    file: str = "session#"
    title: str = ""

    @classmethod
    def parse(cls, text: str) -> SquareDealPhase:
        """Parse ``4:24:round##:Round robin``; the inverse of ``str``.

        Ranges are written out, for SquareDeal does not read ``3x7`` in a file.

        Raises:
            BadText: It is no phase.

        Example:
            >>> phase = SquareDealPhase.parse("2:1-7,8-14:round#:Round robin")
            >>> phase.sessions, phase.boards_of(2), phase.file_of(2)
            (2, range(8, 15), 'round2')
        """
        words = [word.strip() for word in text.split(":")]
        if len(words) != 4 or not re.fullmatch("[1-9][0-9]{0,3}", words[0], re.ASCII):
            raise BadText("bad-phase", text=text)
        if not _FILE.fullmatch(words[2]):
            raise BadText("bad-phase", text=text)
        phase = cls(int(words[0]), *words[1:])
        if _MANY.fullmatch(phase.boards):
            ranges = ",".join(f"{low}-{high}" for low, high in phase.ranges)
            phase = replace(phase, boards=ranges)
        if phase.sessions > MOST_SESSIONS or (phase.boards != "?" and not phase.ranges):
            raise BadText("bad-phase", text=text)
        return phase

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """The first and last boards of the sessions, in order; empty if unknown.

        Example:
            >>> SquareDealPhase.parse("2:1-7,8-14:round#:Round #").ranges
            ((1, 7), (8, 14))
        """
        if match := _MANY.fullmatch(self.boards):
            times, size = int(match[1]), int(match[2])
            return tuple((at * size + 1, at * size + size) for at in range(times))
        ranges = []
        for word in self.boards.split(","):
            match = _RANGE.fullmatch(word.strip())
            if match is None:
                return ()
            low, high = (match[1], match[2]) if match[2] else ("1", match[1])
            if not 0 <= int(high) - int(low) < MOST_BOARDS:
                return ()
            ranges.append((int(low), int(high)))
        return tuple(ranges)

    def boards_of(self, session: int, untold: int = 0) -> range:
        """Return the boards of a session; 1 to *untold* if unknown.

        Example:
            >>> promise = read_promise(["TN Club evening", "SN 2:24:club:"])
            >>> promise.phases[0].boards_of(1, untold=24)
            range(1, 25)
        """
        ranges = self.ranges or ((1, untold),)
        low, high = ranges[(session - 1) % len(ranges)]
        return range(low, high + 1)

    def file_of(self, session: int, *, reserve: bool = False) -> str:
        """Return the name of a session's file, without its suffix.

        Example:
            >>> promise = read_promise(["TN Club evening", "SN 2:24:club##:"])
            >>> promise.phases[0].file_of(1)
            'club01'
        """
        name = re.sub("#+", lambda hashes: f"{session:0{len(hashes[0])}}", self.file)
        return name + "reserve" * reserve

    def __str__(self) -> str:
        return f"{self.sessions}:{self.boards}:{self.file}:{self.title.replace(':', ' ')}"


@dataclass(frozen=True, slots=True)
class SquareDealPromise:
    """The public part; ``value`` is ``None`` before the deals are drawn."""

    event: str
    delayed: str
    phases: tuple[SquareDealPhase, ...] = ()
    digest: str = ""
    value: str | None = None

    @property
    def sessions(self) -> Iterator[SquareDealSession]:
        """Every session of every phase.

        Example:
            >>> promise = read_promise(["TN Club evening", "SN 2:24:club:"])
            >>> list(promise.sessions)
            [(1, 1), (1, 2)]
        """
        for place, phase in enumerate(self.phases, 1):
            for session in range(1, phase.sessions + 1):
                yield place, session

    def __str__(self) -> str:
        """Return the public file."""
        lines = [HEAD, "#", f"TN {self.event}", f"DI {self.delayed}"]
        lines += [f"DV {self.value}"] if self.value is not None else []
        lines += [f"SN {phase}" for phase in self.phases]
        lines += [f"KH {self.digest}"] if self.digest else []
        return "".join(line + "\n" for line in lines)


@dataclass(frozen=True, slots=True)
class SquareDealKeys:
    """The secret part: a key for each session."""

    keys: Mapping[SquareDealSession, str]

    @classmethod
    def fresh(cls, promise: SquareDealPromise) -> SquareDealKeys:
        """Return new keys for every session of *promise*.

        Example:
            >>> promise = read_promise(["TN Club", "SN 2:24:club#:"])
            >>> len(SquareDealKeys.fresh(promise).keys)
            2
        """
        return cls(MappingProxyType({session: fresh_key() for session in promise.sessions}))

    @property
    def digest(self) -> str:
        """The SHA-256 of the secret file, published before the deals are drawn.

        Example:
            >>> promise = read_promise(["TN Club", "SN 2:24:club#:"])
            >>> len(SquareDealKeys.fresh(promise).digest)
            64
        """
        return hashlib.sha256(str(self).encode()).hexdigest()

    def deals(
        self, promise: SquareDealPromise, session: SquareDealSession, *, reserve: bool = False
    ) -> Iterator[Deal]:
        """Yield the deals of *session* without end; the value must be known."""
        assert promise.value is not None
        return committed_deals(self.keys[session], promise.value, reserve=reserve)

    def __str__(self) -> str:
        """Return the secret file, whose lines end in CR LF everywhere."""
        return "".join(
            f"{phase},{session}:{key}\r\n" for (phase, session), key in self.keys.items()
        )


def read_promise(lines: Iterable[str]) -> SquareDealPromise:
    """Parse the public file.

    Raises:
        FormatError: It is no such file.

    Example:
        >>> promise = read_promise(["TN Club evening", "SN 1:24:club:"])
        >>> promise.event, list(promise.sessions)
        ('Club evening', [(1, 1)])
    """
    fields: dict[str, str] = {}
    phases = []
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if not words or words[0] == "#":
            continue
        name, _, value = words.partition(" ")
        try:
            if name == "SN":
                phases.append(SquareDealPhase.parse(value.strip()))
            else:
                fields[_check_known(name, value, words)] = value.strip()
        except BadText as faulty:
            raise FormatError(number, "", faulty.fault) from None
    digest = fields.get("KH", "").lower()
    return SquareDealPromise(
        fields.get("TN", ""),
        fields.get("DI", ""),
        tuple(phases),
        digest,
        fields.get("DV") or None,
    )


def _check_known(name: str, value: str, words: str) -> str:
    if name not in ("TN", "DI", "DV", "KH"):
        raise BadText("bad-promise", text=words)
    if name == "KH" and not _DIGEST.fullmatch(value.strip()):
        raise BadText("bad-digest", text=value)
    return name


def read_keys(lines: Iterable[str]) -> SquareDealKeys:
    """Parse the secret file.

    Raises:
        FormatError: It is no such file, or a session has two keys.
    """
    keys: dict[SquareDealSession, str] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        match = _KEY.fullmatch(line.strip())
        if match is None or len(match[3]) < LEAST_KEY:
            raise FormatError(
                number, "", Fault.of("bad-key", text=line.strip().partition(":")[0])
            )
        session = int(match[1]), int(match[2])
        if session in keys:
            raise FormatError(
                number, "", Fault.of("key-twice", session=f"{match[1]},{match[2]}")
            )
        keys[session] = match[3]
    return SquareDealKeys(MappingProxyType(keys))
