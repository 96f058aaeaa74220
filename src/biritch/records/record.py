"""A record of one board: deal, calls, play, score and remarks.

A record has what a file says, not what is right: its auction may break the Laws, its score may
be wrong. Anything without a field stays, unchanged, in ``tags``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Bid, Call, Contract, OtherCall
from biritch.core.cards import Card, Strain
from biritch.core.deals import Deal, PartialDeal
from biritch.core.deprecation import Renamed
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.records.faults import Fault
from biritch.scoring.played_contract import PlayedContract
from biritch.services import service

Ends: TypeAlias = Literal["", "*", "+"]
"""How a section ends: of itself, given up there (``*``), or to be continued (``+``)."""

Room: TypeAlias = Literal["", "Open", "Closed"]
"""The room of a team match."""

Played: TypeAlias = Contract | Literal[OtherCall.PASS]
"""A contract, or a pass where the board was passed out."""

PASSED_OUT: Literal[OtherCall.PASS] = OtherCall.PASS
"""What stands for the contract of a board passed out."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Remarks beside one call or one card.

    ``note`` is the explanation (empty: alerted without one; ``None``: none); ``marks`` are
    PBN's numeric annotation glyphs; ``irregular`` is ``I`` for an accepted insufficient bid,
    ``R`` for a revoke, ``L`` for a lead out of turn.
    """

    note: str | None = None
    alert: bool = False
    marks: tuple[int, ...] = ()
    comments: tuple[str, ...] = ()
    irregular: str = ""


Remarks: TypeAlias = tuple[tuple[int, Remark], ...]
"""Remarks with the place of what they are about, in ascending order."""


@dataclass(frozen=True, slots=True)
class WrittenAuction:
    """The calls from the dealer on; ``None`` is a player passed over.

    A player is passed over when a call out of rotation was accepted.
    """

    calls: tuple[Call | None, ...] = ()
    remarks: Remarks = ()
    ends: Ends = ""

    @property
    def complete(self) -> bool:
        """Whether the calls end with the passes that end an auction (Law 22).

        Example:
            >>> WrittenAuction((Bid(1, Strain.HEARTS), *[OtherCall.PASS] * 3)).complete
            True
        """
        want = 3 if any(isinstance(call, Bid) for call in self.calls) else 4
        last = self.calls[-want:]
        return len(last) == want and all(call is OtherCall.PASS for call in last)

    def _repr_html_(self) -> str:
        answer: str = service("html")(self)
        return answer


@dataclass(frozen=True, slots=True)
class WrittenPlay:
    """The cards trick by trick, four a trick, always from the opening leader's seat.

    ``None`` is an unknown card; trailing ones are omitted. The leader of each trick follows
    from the trumps: :func:`biritch.records.play_order.in_order` returns the order.
    """

    leader: Seat
    cards: tuple[Card | None, ...] = ()
    remarks: Remarks = ()
    ends: Ends = ""

    @property
    def complete(self) -> bool:
        """Whether all 52 cards are known.

        Example:
            >>> import biritch as bw
            >>> WrittenPlay(bw.Seat.WEST, (None,) * 52).complete
            False
        """
        return len(self.cards) == 52 and None not in self.cards


@dataclass(frozen=True, slots=True)
class Tag:
    """A name and a value from a file; a section also has rows of text.

    Example:
        >>> Tag("Event", "Club").name
        'Event'
    """

    name: str
    value: str
    rows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on the board; ``after`` is the tag it follows, empty before any."""

    after: str
    text: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Positions in the file: the first line, and the line of each tag, call, card.

    ``dropped`` names content without a field. Content about the whole file is with its first
    board.
    """

    start: int = 0
    tags: dict[str, int] = field(default_factory=dict)
    calls: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    dropped: tuple[Fault, ...] = ()

    def of(self, name: str) -> int:
        """Return the line of the tag *name*, or where the board begins.

        Example:
            >>> Lines(start=10, tags={"Deal": 12}).of("Deal"), Lines(start=10).of("Deal")
            (12, 10)
        """
        return self.tags.get(name, self.start)

    def with_dropped(self, *faults: Fault) -> Lines:
        """Return the same positions, with more dropped content.

        Example:
            >>> Lines().with_dropped(Fault.of("percent-lines", number=2)).dropped[0].name
            'percent-lines'
        """
        return replace(self, dropped=(*self.dropped, *faults)) if faults else self


@dataclass(frozen=True, slots=True)
class CompleteBoard:
    """A board whose cards, contract and result are all known; :attr:`Record.complete_board`.

    ``contract`` knows its level, declarer and score, also where all passed: its level is then
    0. ``tricks`` are those of declarer's side; ``score`` is North-South's, in points.
    """

    board: Board
    deal: Deal
    contract: PlayedContract
    tricks: int
    score: int
    names: tuple[str, str, str, str]

    @property
    def number(self) -> int:
        """The number of the board."""
        return self.board.number

    @property
    def dealer(self) -> Seat:
        """The seat that made the first call."""
        return self.board.dealer

    @property
    def vulnerability(self) -> Vulnerability:
        """The sides that are vulnerable."""
        return self.board.vulnerability


@dataclass(frozen=True, slots=True)
class Record:
    """One board, dealt, played or to be played. ``None`` or empty text means *unknown*.

    ``tricks`` are those of declarer's side; ``score`` is North-South's, in points;
    ``names`` go North, East, South, West.

    Example:
        >>> import biritch as bw
        >>> record = Record(number=1, deal=bw.Deal.random(seed=7), score=420)
        >>> record.board, record.score
        (Board(1, Seat.NORTH, Vulnerability.NONE), 420)
    """

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | PartialDeal | None = None
    auction: WrittenAuction | None = None
    contract: Played | None = None
    play: WrittenPlay | None = None
    tricks: int | None = None
    score: int | None = None
    names: tuple[str, str, str, str] = ("", "", "", "")
    event: str = ""
    site: str = ""
    date: str = ""
    scoring: str = ""
    room: Room = ""
    tags: tuple[Tag, ...] = ()
    comments: tuple[Comment, ...] = ()
    lines: Lines = field(default_factory=Lines, compare=False, repr=False)

    def __repr__(self) -> str:
        shown = ((item.name, getattr(self, item.name)) for item in fields(self) if item.repr)
        written = (f"{name}={value!r}" for name, value in shown if value not in (None, "", ()))
        return f"Record({', '.join(written)})"

    def _repr_html_(self) -> str:
        answer: str = service("html-of-record")(self)
        return answer

    @property
    def title(self) -> str:
        """The board's number, or the file's text in its place.

        Example:
            >>> Record(number=7).title
            '7'
        """
        return str(self.number) if self.number is not None else self.tag("Board")

    @property
    def board(self) -> Board | None:
        """Number, dealer and vulnerability; unknown ones follow from the number (Law 2).

        Example:
            >>> str(Record(number=7).board.dealer)
            'S'
        """
        if self.number is None:
            if self.dealer is None or self.vulnerability is None:
                return None
            return Board(1, self.dealer, self.vulnerability)
        printed = Board.from_number(self.number)
        written = self.dealer, self.vulnerability
        return replace(
            printed,
            dealer=printed.dealer if written[0] is None else written[0],
            vulnerability=printed.vulnerability if written[1] is None else written[1],
        )

    @property
    def complete_board(self) -> CompleteBoard:
        """The board with every field known.

        Raises:
            ValueError: The record does not tell all of it; the message names what is missing.

        Example:
            >>> import biritch as bw
            >>> board = bw.read("samples/boards.pbn")[4].complete_board
            >>> board.contract, board.contract.level, board.tricks, board.score
            (Contract('4SN='), 4, 10, 620)
        """
        values = {
            "deal": self.deal if isinstance(self.deal, Deal) else None,
            "contract": self.contract,
            "dealer or vulnerability": self.board,
            "tricks": 0 if self.contract is PASSED_OUT else self.tricks,
        }
        if missing := [name for name, value in values.items() if value is None]:
            title = self.title or "of no number"
            raise ValueError(f"board {title} is not told whole: no {', no '.join(missing)}")
        assert isinstance(self.deal, Deal)
        assert self.contract is not None
        assert self.board is not None
        tricks = None if self.contract is PASSED_OUT else self.tricks
        contract = PlayedContract(self.contract, tricks)
        score = self.score
        if score is None:
            score = contract.score(self.board.vulnerability)
            if contract.declarer is not None and contract.declarer.side is Side.EW:
                score = -score
        return CompleteBoard(self.board, self.deal, contract, tricks or 0, score, self.names)

    played = Renamed("complete_board", "1.0")

    @property
    def strain(self) -> Strain | None:
        """The trump strain, also if only its name is given, as in an ending.

        Example:
            >>> Record(tags=(Tag("Contract", "NT"),)).strain
            <Strain.NOTRUMP: 4>
        """
        if isinstance(self.contract, Contract):
            return self.contract.strain
        # Without level and doubles, what is left is the strain.
        word = self.tag("Contract").upper().strip("1234567X ")
        return Strain.parse(word) if word in ("C", "D", "H", "S", "N", "NT") else None

    def tag(self, name: str) -> str:
        """Return the value of the tag *name* without a field, or an empty string.

        Example:
            >>> Record(tags=(Tag("PairNS", "3"),)).tag("PairNS")
            '3'
        """
        return next((tag.value for tag in self.tags if tag.name == name), "")
