"""Records held against the Laws: every auction and play replayed, every result priced again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.games.phase import Facts
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase, remaining
from biritch.records.games import has_irregularity
from biritch.records.pbn import values
from biritch.records.pbn.tables import rows, table
from biritch.records.play_order import in_order, places
from biritch.records.record import PASSED_OUT, Played, Record
from biritch.rules.offence import Illegal
from biritch.scoring.tariff import Tariff, score
from biritch.scoring.tariffs import duplicate_2017, duplicate_pre1987


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing a record has wrong, and the line it stands on."""

    line: int
    board: str
    what: Phrase


def problems(record: Record, tariff: Tariff = duplicate_2017.TARIFF) -> Iterator[Problem]:
    """Yield what is wrong with *record*: calls, contract, cards, tricks, score.

    Nothing is replayed beyond an irregularity the record itself tells of.

    Example:
        >>> four_spades = Contract.parse("4S", Seat.NORTH)
        >>> record = Record(number=1, contract=four_spades, tricks=10, score=400)
        >>> [problem.what.name for problem in problems(record)]
        ['records-check-score']
    """
    audit = _Audit(record, tariff)
    if not has_irregularity(record):
        yield from audit.auction()
        yield from audit.play()
    yield from audit.result()
    yield from audit.score()
    yield from audit.score_table()


class _Audit:
    """One record under examination; ``contract`` is the auction's, else the one written."""

    def __init__(self, record: Record, tariff: Tariff) -> None:
        self.record, self.tariff = record, tariff
        self.board = record.board or Board(
            1, record.dealer or Seat.NORTH, Board.from_number(1).vulnerability
        )
        self.contract: Played | None = record.contract
        # How many tricks declarer may have won, as far as the play tells.
        self.low, self.high = 0, 13
        self.whole = False

    def problem(self, line: int, name: str, **blanks: str | Phrase) -> Problem:
        what = Phrase.of(f"records-check-{name}", **blanks)
        return Problem(line or self.record.lines.start, self.record.title, what)

    def auction(self) -> Iterator[Problem]:
        """Replay the calls, and compare the contract with what they come to."""
        written = self.record.auction
        if written is None:
            return
        phase = AuctionPhase.open(Facts(self.board, ()))
        for place, call in enumerate(written.calls):
            seat = phase.turn
            try:
                # A player passed over is no call: nothing irregular is replayed.
                phase = phase.after(call)  # type: ignore[arg-type]
            except Illegal as illegal:
                line = _at(self.record.lines.calls, place)
                yield self.problem(
                    line,
                    "call",
                    offence=illegal.offence.general,
                    law=str(illegal.offence.law),
                    place=str(place + 1),
                    call=str(call),
                    seat=str(seat),
                )
                return
        if phase.over:
            yield from self._contract(phase.auction.contract or PASSED_OUT)
        elif not written.ends and (self.contract is not None or self._cards()):
            yield self.problem(self.record.lines.of("Auction"), "open-auction")

    def _contract(self, reached: Played) -> Iterator[Problem]:
        written = self.record.contract
        if written is not None and written != reached:
            line = self.record.lines.of("Contract")
            yield self.problem(line, "contract", found=_name(reached), told=_name(written))
        raw = self.record.tag("Contract")
        if raw and raw.upper() not in ("C", "D", "H", "S", "N", "NT") and not self._irregular():
            yield self.problem(self.record.lines.of("Contract"), "declarer", text=raw)
        self.contract = reached

    def _irregular(self) -> bool:
        return self.record.tag("Declarer").startswith("^")

    def _cards(self) -> bool:
        return self.record.play is not None and any(
            card is not None for card in self.record.play.cards
        )

    def play(self) -> Iterator[Problem]:
        """Replay the cards, when it is known what was to be played."""
        play = self.record.play
        if play is None or not self._cards() or self.contract is None:
            return
        line = self.record.lines.of("Play")
        if not isinstance(self.contract, Contract):
            yield self.problem(line, "no-play")
        elif play.leader != self.contract.leader:
            expected, leader = str(self.contract.leader), str(play.leader)
            yield self.problem(line, "leader", found=expected, told=leader)
        elif isinstance(self.record.deal, Deal):
            yield from self._replay(self.contract, self.record.deal.hands)
        else:
            yield from self._twice(self.contract)

    def _replay(self, contract: Contract, hands: tuple[Hand, ...]) -> Iterator[Problem]:
        play = self.record.play
        assert play is not None
        phase = PlayPhase.open(Facts(self.board, hands, contract=contract))
        order = places(play, contract.strain)
        cards = in_order(play, contract.strain)
        for turn, (place, card) in enumerate(zip(order, cards, strict=False)):
            seat = phase.turn
            try:
                phase = phase.after(card)
            except Illegal as illegal:
                yield self._card(illegal, place, turn, seat)
                return
        if len(cards) < sum(card is not None for card in play.cards):
            yield self._hole(len(cards))
            return
        facts = phase.facts
        # Tricks that were not played may have been claimed by either side.
        self.low, self.whole = facts.won, phase.over
        self.high = facts.won + (0 if phase.over else remaining(facts.hands))

    def _card(self, illegal: Illegal, place: int, turn: int, seat: Seat) -> Problem:
        return self.problem(
            _at(self.record.lines.cards, place),
            "card",
            offence=illegal.offence.general,
            law=str(illegal.offence.law),
            trick=str(turn // 4 + 1),
            card=illegal.what,
            seat=str(seat),
        )

    def _hole(self, cards: int) -> Problem:
        line = self.record.lines.of("Play")
        return self.problem(line, "hole", trick=str(cards // 4 + 1))

    def _twice(self, contract: Contract) -> Iterator[Problem]:
        """Without all four hands, no card may at least be played twice."""
        play = self.record.play
        assert play is not None
        seen: set[Card] = set()
        for turn, card in enumerate(in_order(play, contract.strain)):
            if card in seen:
                line = self.record.lines.of("Play")
                yield self.problem(line, "twice", card=str(card), trick=str(turn // 4 + 1))
                return
            seen.add(card)

    def result(self) -> Iterator[Problem]:
        """Compare the tricks written with those won, or possible where some are claimed."""
        written, line = self.record.tricks, self.record.lines.of("Result")
        raw = self.record.tag("Result")
        if raw and isinstance(self.record.contract, Contract) and raw[0] != "^":
            yield self.problem(line, "result", text=raw)
        if written is None or self.low <= written <= self.high:
            return
        if self.whole:
            yield self.problem(line, "tricks", found=str(self.low), told=str(written))
        else:
            low, high = str(self.low), str(self.high)
            yield self.problem(line, "claim", told=str(written), low=low, high=high)

    def score(self) -> Iterator[Problem]:
        """Score the result written, and compare the score with it."""
        record = self.record
        play = record.play
        under_way = play is not None and play.ends == "+"
        if record.score is None or under_way or record.board is None:
            return
        expected = self.points(self.contract, record.tricks)
        if expected is not None and expected != record.score:
            line = record.lines.of("Score")
            yield self.problem(line, "score", found=str(expected), told=str(record.score))

    def points(self, contract: Played | None, tricks: int | None) -> int | None:
        """Return North-South's points, or nothing when they cannot be known."""
        if contract is PASSED_OUT:
            return 0
        tariff = self._tariff()
        if not isinstance(contract, Contract) or tricks is None or tariff is None:
            return None
        vulnerable = contract.declarer in self.board.vulnerability
        points = score(tariff, contract, tricks, vulnerable=vulnerable)
        return points if contract.declarer.side is Side.NS else -points

    def _tariff(self) -> Tariff | None:
        """Return the tariff that the record's own scoring names; none where it is no other."""
        scoring = self.record.scoring.upper()
        # Worth what the deals before it make it: one board does not tell.
        if "RUBBER" in scoring or "CAVENDISH" in scoring:
            return None
        return duplicate_pre1987.TARIFF if "OLDMP" in scoring else self.tariff

    def score_table(self) -> Iterator[Problem]:
        """Score every line of a table of results, and compare."""
        tag = table(self.record, "ScoreTable")
        if tag is None or self.record.board is None:
            return
        line = self.record.lines.of("ScoreTable")
        for place, row in enumerate(rows(tag), 1):
            written = _score_in(row)
            expected = self._row(row)
            if written is not None and expected is not None and written != expected:
                yield self.problem(
                    line + place, "score", found=str(expected), told=str(written)
                )

    def _row(self, row: dict[str, str]) -> int | None:
        try:
            declarer = values.seat("Declarer", row.get("Declarer", ""))
            contract = values.contract_played(row.get("Contract", ""), declarer)
            return self.points(contract, values.tricks(row.get("Result", ""), contract))
        except ValueError:
            return None


def _score_in(row: dict[str, str]) -> int | None:
    """Return North-South's points in a row of a table, if both columns agree on them."""
    for name, sign in (("Score_NS", 1), ("Score_EW", -1)):
        try:
            return sign * int(row[name][:6])
        except (KeyError, ValueError):
            continue
    return None


def _at(lines: tuple[int, ...], place: int) -> int:
    return lines[place] if place < len(lines) else 0


def _name(played: Played) -> str:
    return str(played) if isinstance(played, Contract) else "Pass"
