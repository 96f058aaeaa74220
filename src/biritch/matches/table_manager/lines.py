"""The lines of the protocol: strict writing, tolerant reading.

Seats are spelt in full, calls as ``passes``, ``doubles``, ``redoubles`` and ``bids 1NT``, cards
rank first (``plays 4S``). What is read may be in any case, with more or fewer spaces and full
stops, with the suit first, with ``10`` for ``T``, and with any apostrophe: programs differ in
all of these.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, parse_call
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability

VERSION = 18
"""The version of the protocol."""
LONGEST = 1_000
"""Characters of the longest line that is read; explanations are the longest there are."""
START_OF_BOARD = "Start of board"
END_OF_SESSION = "End of session"

_SEATS = {seat.name.lower(): seat for seat in Seat} | {str(seat).lower(): seat for seat in Seat}
_SEAT = r"(?P<seat>north|east|south|west|n|e|s|w)"
_VULNERABLE = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NS: "N/S",
    Vulnerability.EW: "E/W",
    Vulnerability.BOTH: "Both",
}
_OTHER_CALLS: dict[Call, str] = {PASS: "passes", DOUBLE: "doubles", REDOUBLE: "redoubles"}
_CALL_WORDS = {
    "pass": PASS,
    "passes": PASS,
    "passed": PASS,
    "double": DOUBLE,
    "doubles": DOUBLE,
    "x": DOUBLE,
    "redouble": REDOUBLE,
    "redoubles": REDOUBLE,
    "xx": REDOUBLE,
}
_CONNECTING = re.compile(
    rf"connecting (?P<team>.*?) as {_SEAT} using protocol version (?P<version>\d+)",
    re.IGNORECASE,
)
_READY = re.compile(rf"{_SEAT} (?:is )?ready (?:for |to )(?P<what>.+)", re.IGNORECASE)
_CALL = re.compile(
    rf"{_SEAT} (?:(?:bids?|calls?) )?"
    r"(?P<call>[1-7] ?(?:nt?|[cdhs])|pass(?:es|ed)?|redoubles?|doubles?|xx?)"
    r"[ .,]*(?:(?P<told>alert(?:ed)?|infos?)\b[ .:]*(?P<text>.*))?",
    re.IGNORECASE,
)
_CARD = re.compile(
    r"(?P<seat>north|east|south|west|dummy|n|e|s|w) plays? (?P<card>\S+?)\.?", re.IGNORECASE
)
_LEAD = re.compile(r"(?P<seat>north|east|south|west|dummy|n|e|s|w) to lead\.?", re.IGNORECASE)
_CARDS = re.compile(
    r"(?P<seat>north|east|south|west|dummy)(?:'?s)? cards ?: ?(?P<cards>.*)", re.IGNORECASE
)
_HOLDING = re.compile(r"([SHDC])((?:10|[AKQJT2-9]|[ ,-])*)", re.IGNORECASE)
_BOARD = re.compile(
    rf"board (?:number )?(?P<number>\d+)[ .,]*dealer:? {_SEAT}[ .,]*"
    r"(?P<who>neither|none|n/?s|e/?w|both|all)(?: side)?(?: is)? ?vul",
    re.IGNORECASE,
)
_APOSTROPHES = re.compile("[`\u00b4\u2018\u2019\ufffd]")
_TEAM = re.compile(r"([NE])/?[SW] ?:? ?\"([^\"]*)\"", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ConnectingLine:
    """The first line of a program: its team, its seat, its protocol version."""

    team: str
    seat: Seat
    version: int

    def __str__(self) -> str:
        return (
            f'Connecting "{self.team}" as {seat_word(self.seat)} '
            f"using protocol version {self.version}"
        )


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call as it is forwarded, with the maker's explanation.

    ``told`` is ``alert`` for an alerted call, ``infos`` for one only explained, else empty;
    ``text`` is the explanation.

    Example:
        >>> str(CallLine(Seat.NORTH, parse_call("2C"), "alert", "Stayman"))
        'North bids 2C Alert. Stayman'
        >>> str(CallLine(Seat.EAST, PASS))
        'East passes'
    """

    seat: Seat
    call: Call
    told: Literal["", "alert", "infos"] = ""
    text: str = ""

    def __str__(self) -> str:
        told = {"": "", "alert": " Alert.", "infos": " Infos."}[self.told]
        return f"{self.partners_line}{told}{f' {self.text}' if self.told and self.text else ''}"

    @property
    def partners_line(self) -> str:
        """The line for partner: without alert and explanation (Law 73A).

        Example:
            >>> CallLine(Seat.NORTH, parse_call("1NT"), "alert", "12-14").partners_line
            'North bids 1NT'
        """
        if isinstance(self.call, Bid):
            strain = "NT" if self.call.strain is Strain.NOTRUMP else str(self.call.strain)
            return f"{seat_word(self.seat)} bids {self.call.level}{strain}"
        return f"{seat_word(self.seat)} {_OTHER_CALLS[self.call]}"


@dataclass(frozen=True, slots=True)
class AnnouncedBoard:
    """The facts of a board before its cards: number, dealer and vulnerability."""

    board: Board

    def __str__(self) -> str:
        dealer, vulnerable = seat_word(self.board.dealer), self.board.vulnerability
        return (
            f"Board number {self.board.number}. Dealer {dealer}. "
            f"{_VULNERABLE[vulnerable]} vulnerable."
        )


def tidy(line: str) -> str:
    """Return *line* normalised: line ends, blanks, apostrophes.

    Example:
        >>> tidy("North  ready for  East's bid ")
        "North ready for East's bid"
    """
    return " ".join(_APOSTROPHES.sub("'", line).split())


def seat_word(seat: Seat) -> str:
    """Return ``North``, the protocol's name of a seat.

    Example:
        >>> seat_word(Seat.WEST)
        'West'
    """
    return seat.name.capitalize()


def is_line(line: str, wanted: str) -> bool:
    """Return whether *line* begins with *wanted*, in any spelling.

    Example:
        >>> is_line("START  OF BOARD.", START_OF_BOARD)
        True
    """
    return tidy(line).lower().startswith(wanted.lower())


def read_connecting(line: str) -> ConnectingLine:
    """Parse the first line of a program.

    Raises:
        ValueError: It says something else.

    Example:
        >>> read_connecting('Connecting "Biritch" as NORTH using protocol version 18')
        ConnectingLine(team='Biritch', seat=<Seat.NORTH: 0>, version=18)
    """
    match = _CONNECTING.match(tidy(line))
    if match is None:
        raise _line_error(line, 'Connecting "team" as North using protocol version 18')
    team = match["team"].strip(' "')
    return ConnectingLine(team, _SEATS[match["seat"].lower()], int(match["version"]))


def read_ready(line: str) -> tuple[Seat, str] | None:
    """Return who is ready, and for what, in lower case; ``None`` for another line.

    Example:
        >>> read_ready("EAST ready for North's bid.")
        (<Seat.EAST: 1>, "north's bid")
        >>> read_ready("East passes") is None
        True
    """
    match = _READY.match(tidy(line))
    return match and (_SEATS[match["seat"].lower()], match["what"].lower().strip(" ."))


def read_call_line(line: str) -> CallLine:
    """Return the call in *line*.

    Raises:
        ValueError: It tells none.

    Example:
        >>> str(read_call_line("NORTH bids 1nt.  alert: 12-14"))
        'North bids 1NT Alert. 12-14'
        >>> read_call_line("East Doubles.").call
        DOUBLE
    """
    match = _CALL.fullmatch(tidy(line))
    if match is None:
        raise _line_error(
            line, "North bids 1NT, North passes, North doubles or North redoubles"
        )
    word = match["call"].replace(" ", "").lower()
    call = _CALL_WORDS.get(word) or parse_call(word.upper())
    told = (match["told"] or "").lower()
    kind: Literal["", "alert", "infos"] = ""
    if told:
        kind = "alert" if told.startswith("alert") else "infos"
    return CallLine(_SEATS[match["seat"].lower()], call, kind, (match["text"] or "").strip())


def read_card_line(line: str) -> tuple[Seat | None, Card]:
    """Return who plays which card; ``None`` stands for dummy.

    Raises:
        ValueError: No card is played.

    Example:
        >>> read_card_line("South plays 10h")
        (<Seat.SOUTH: 2>, HT)
        >>> read_card_line("Dummy plays C3.")
        (None, C3)
    """
    match = _CARD.fullmatch(tidy(line))
    if match is None:
        raise _line_error(line, "North plays 4S")
    sign = match["card"].upper().replace("10", "T")
    if len(sign) == 2 and sign[0] not in "CDHS":
        sign = sign[::-1]
    try:
        return _SEATS.get(match["seat"].lower()), Card.parse(sign)
    except ValueError:
        raise _line_error(line, "North plays 4S") from None


def card_line(seat: Seat, card: Card) -> str:
    """Return ``North plays 4S``.

    Example:
        >>> card_line(Seat.NORTH, Card.parse("S4"))
        'North plays 4S'
    """
    return f"{seat_word(seat)} plays {str(card)[::-1]}"


def read_lead(line: str) -> bool:
    """Return whether *line* asks somebody to lead.

    Example:
        >>> read_lead("Dummy to lead"), read_lead("East plays 4S")
        (True, False)
    """
    return _LEAD.fullmatch(tidy(line)) is not None


def cards_line(owner: str, hand: Hand) -> str:
    """Return the line for a hand, as dealt or as dummy.

    Example:
        >>> cards_line("Dummy", Hand.parse("AKJ6..862.AT97"))
        "Dummy's cards : S A K J 6. H -. D 8 6 2. C A T 9 7."
    """
    suits = (
        f"{suit.name[0]} {' '.join(str(card)[1] for card in hand.holding(suit)) or '-'}."
        for suit in reversed(Suit)
    )
    return f"{owner}'s cards : {' '.join(suits)}"


def read_cards(line: str) -> Hand:
    """Return the hand in *line*.

    Raises:
        ValueError: It deals none, or not every card can be read, or one is there twice.

    Example:
        >>> read_cards("south's cards: S AKJ6.H -.D 8 6 2.C 10 9")
        Hand.parse('AKJ6..862.T9')
    """
    match = _CARDS.match(tidy(line))
    if match is None:
        raise _line_error(line, "North's cards : S A K J 6. H A K J. D 8 6 2. C A 7 6.")
    cards: list[Card] = []
    rest = match["cards"]
    for suit, ranks in _HOLDING.findall(rest):
        held = re.findall("10|[AKQJT2-9]", ranks.upper())
        cards += [Card.parse(suit.upper() + rank.replace("10", "T")) for rank in held]
    left = _HOLDING.sub("", rest).replace(".", "").strip()
    if left or len(set(cards)) != len(cards):
        raise _line_error(line, "North's cards : S A K J 6. H A K J. D 8 6 2. C A 7 6.")
    return Hand.of(cards)


def read_board(line: str) -> Board:
    """Return the board announced in *line*.

    Raises:
        ValueError: It announces none.

    Example:
        >>> read_board("Board number 7. Dealer SOUTH. Both vulnerable.")
        Board(7, Seat.SOUTH, Vulnerability.BOTH)
    """
    match = _BOARD.match(tidy(line))
    if match is None:
        raise _line_error(line, "Board number 1. Dealer North. Neither vulnerable.")
    who = match["who"].lower().replace("/", "")
    words = {"neither": "none", "all": "both"}
    vulnerable = Vulnerability.parse(words.get(who, who))
    return Board(int(match["number"]), _SEATS[match["seat"].lower()], vulnerable)


def teams_line(ns: str, ew: str) -> str:
    """Return the line with the names of the teams.

    Example:
        >>> teams_line("Biritch", "Ben")
        'Teams : N/S : "Biritch". E/W : "Ben".'
    """
    return f'Teams : N/S : "{ns}". E/W : "{ew}".'


def read_teams(line: str) -> tuple[str, str]:
    """Return the teams North-South and East-West.

    Raises:
        ValueError: The line does not name them.

    Example:
        >>> read_teams('Teams: N/S "A team" E/W "B" Playing IMP')
        ('A team', 'B')
    """
    teams = {side.upper(): name for side, name in _TEAM.findall(tidy(line))}
    if not is_line(line, "teams") or set(teams) != {"N", "E"}:
        raise _line_error(line, teams_line("first", "second"))
    return teams["N"], teams["E"]


def timing_line(board: tuple[float, float], total: tuple[float, float]) -> str:
    """Return the line with each side's time: for the board and in all, in seconds.

    Example:
        >>> timing_line((96, 5), (3700, 60))
        'Timing - N/S : this board 01:36, total 1:01:40. E/W : this board 00:05, total 0:01:00.'
    """
    sides = (
        f"{side} : this board {int(now) // 60:02}:{int(now) % 60:02}, "
        f"total {int(all_) // 3600}:{int(all_) // 60 % 60:02}:{int(all_) % 60:02}."
        for side, now, all_ in zip(("N/S", "E/W"), board, total, strict=True)
    )
    return f"Timing - {' '.join(sides)}"


def _line_error(line: str, wanted: str) -> ValueError:
    return ValueError(f"not understood: {tidy(line)[:80]!r} (want {wanted})")
