"""A score sheet, as kept at rubber bridge and Chicago: what is written on it deal by deal.

It has a column for each side and a line across. Below the line stand the points that count
towards game, with a new line after each game; above it all the rest (Laws of Rubber Bridge
2014; pagat.com, "Rubber Bridge", scoring).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.seats import FOUR, Seat, Side, Vulnerability, next_of
from biritch.scoring.tariff import Tariff, parts

_SIDES = (Side.NS, Side.EW)


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended: nothing was undertaken, or *tricks* were won in *contract*.

    ``honours`` are the points of honours, and of chicane (a hand without a trump, at
    bridge-whist), with the side that gets them. ``contract`` is ``None`` for a deal that was
    passed out.

    Example:
        >>> DealResult(Contract.parse("3D", Seat.SOUTH), 9)
        DealResult(contract=Contract.parse('3D', Seat.SOUTH), tricks=9, honours=())
    """

    contract: Contract | None = None
    tricks: int = 0
    honours: tuple[tuple[Side, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """A number on the sheet: whose, how much, for what, of which deal (1, 2 …).

    ``game`` is the game it counts towards, 0 for the first; ``None`` above the line. ``name``
    is one of the parts of a score (:data:`~biritch.scoring.tariff.Parts`), ``rubber``,
    ``unfinished-game`` or ``unfinished-part``.

    Example:
        >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
        >>> Sheet(TARIFF).after(DealResult(Contract.parse("3D", Seat.SOUTH), 9)).entries
        (ScoreEntry(side=<Side.NS: 0>, points=60, name='contract', deal=1, game=0),)
    """

    side: Side
    points: int
    name: str
    deal: int
    game: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The deals so far, under one code; ``first`` dealt the first of them, of ``dealers``.

    ``games`` are those won by North-South and by East-West.

    Example:
        >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
        >>> sheet = Sheet(TARIFF).after(DealResult(Contract.parse("3D", Seat.SOUTH), 9))
        >>> sheet = sheet.after(DealResult(Contract.parse("2NT", Seat.EAST), 8))
        >>> sheet.below(Side.NS), sheet.below(Side.EW), sheet.games
        (60, 70, (0, 0))
        >>> sheet
        <Sheet Rubber bridge (1993): 2 deals, NS 60, EW 70>
    """

    code: Tariff
    first: Seat = Seat.NORTH
    deals: tuple[DealResult, ...] = ()
    entries: tuple[ScoreEntry, ...] = ()
    games: tuple[int, int] = (0, 0)
    closed: bool = False
    dealers: tuple[Seat, ...] = FOUR

    @classmethod
    def fold(cls, code: Tariff, deals: Iterable[DealResult], first: Seat = Seat.NORTH) -> Sheet:
        """Return the sheet once all *deals* are written.

        Raises:
            ValueError: There are more deals than the rubber or the chukker has.

        Example:
            >>> from biritch.scoring.tariffs.chicago import TARIFF
            >>> game = DealResult(Contract.parse("4H", Seat.EAST), 10)
            >>> sheet = Sheet.fold(TARIFF, [game] * 4)
            >>> [entry.points for entry in sheet.entries if entry.name == "game"]
            [300, 500, 300, 500]
        """
        return reduce(cls.after, deals, cls(code, first))

    @property
    def deals_counted(self) -> int:
        """How many deals count: where a passed-out deal is dealt again, it does not.

        Example:
            >>> from biritch.scoring.tariffs.chicago import TARIFF
            >>> Sheet(TARIFF).after(DealResult()).deals_counted  # passed out
            0
        """
        if not self.code.form.again:
            return len(self.deals)
        return sum(deal.contract is not None for deal in self.deals)

    @property
    def dealer(self) -> Seat:
        """Who deals next.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> Sheet(TARIFF, Seat.EAST).dealer
            <Seat.EAST: 1>
        """
        return next_of(self.dealers, self.first, self.deals_counted)

    @property
    def vulnerability(self) -> Vulnerability:
        """Who is vulnerable on the next deal.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> game = DealResult(Contract.parse("3NT", Seat.EAST), 9)
            >>> Sheet(TARIFF).after(game).vulnerability
            <Vulnerability.EW: 2>
        """
        form = self.code.form
        if form.vulnerable == "never":
            return Vulnerability.NONE
        if form.vulnerable == "board":
            return Board.from_number(self.deals_counted + 1).vulnerability
        if form.vulnerable == "chicago":
            return _chicago(self.deals_counted, self.dealer, away=form.away)
        vulnerable = Vulnerability.NONE
        for side in _SIDES:
            if self.games[side]:
                vulnerable |= Vulnerability[str(side)]
        return vulnerable

    @property
    def over(self) -> bool:
        """Whether nothing more is dealt.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> game = DealResult(Contract.parse("3NT", Seat.EAST), 9)
            >>> Sheet.fold(TARIFF, [game]).over, Sheet.fold(TARIFF, [game, game]).over
            (False, True)
        """
        form = self.code.form
        won = bool(form.games) and max(self.games) >= form.games
        return self.closed or won or (bool(form.deals) and self.deals_counted >= form.deals)

    def below(self, side: Side, game: int | None = None) -> int:
        """Return the points of *side* towards the game under way, or towards *game*.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> part_score = DealResult(Contract.parse("2H", Seat.EAST), 9)
            >>> Sheet(TARIFF).after(part_score).below(Side.EW)
            60
        """
        place = sum(self.games) if game is None else game
        mine = (entry for entry in self.entries if entry.side is side)
        return sum(entry.points for entry in mine if entry.game == place)

    def total(self, side: Side) -> int:
        """Return all the points of *side*.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> part_score = DealResult(Contract.parse("2H", Seat.EAST), 9)
            >>> Sheet(TARIFF).after(part_score).total(Side.EW)
            90
        """
        return sum(entry.points for entry in self.entries if entry.side is side)

    @property
    def winner(self) -> Side | None:
        """The side with more points once it is over; nobody when they are equal.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> game = DealResult(Contract.parse("3NT", Seat.EAST), 9)
            >>> Sheet.fold(TARIFF, [game, game]).winner
            <Side.EW: 1>
        """
        ns, ew = map(self.total, _SIDES)
        return None if not self.over or ns == ew else Side.NS if ns > ew else Side.EW

    def after(self, deal: DealResult) -> Sheet:
        """Return the sheet with *deal* written on it.

        Raises:
            ValueError: The rubber is over, or there are not that many tricks.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> game = DealResult(Contract.parse("4S", Seat.SOUTH), 11)
            >>> Sheet(TARIFF).after(game).after(game)  # 700 for the rubber
            <Sheet Rubber bridge (1993): 2 deals, NS 1000, EW 0>
        """
        if self.over:
            raise ValueError("the rubber is over: no more deals are written on this sheet")
        number = len(self.deals) + 1
        entries = [*self._price_deal(deal, number)]
        entries += [
            ScoreEntry(side, points, "honours", number) for side, points in deal.honours
        ]
        grown = replace(self, deals=(*self.deals, deal), entries=(*self.entries, *entries))
        return _with_games(grown, self.vulnerability)

    def _price_deal(self, deal: DealResult, number: int) -> Iterable[ScoreEntry]:
        contract, form = deal.contract, self.code.form
        if contract is None:
            return
        vulnerable = contract.declarer in self.vulnerability
        earned = parts(self.code, contract, deal.tricks, vulnerable=vulnerable)
        down = "undertricks" in earned
        side = contract.declarer.side.other if down else contract.declarer.side
        # What is written below the line: the tricks of the contract, and in some codes more.
        below = {"contract"} | ({"overtricks"} if form.overtricks else set())
        below |= {"undertricks"} if self.code.odd else set()
        for name, points in earned.items():
            counts = bool(form.goal) and name in below
            yield ScoreEntry(side, points, name, number, sum(self.games) if counts else None)

    def break_off(self) -> Sheet:
        """Return the sheet of a rubber that will not be finished, with what that brings.

        The side with the only game, and the side with the only part-score in the game under
        way, are paid for it (Laws of Rubber Bridge 2014: 300 and 100 points).

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> part_score = DealResult(Contract.parse("3D", Seat.SOUTH), 9)
            >>> Sheet(TARIFF).after(part_score).break_off()
            <Sheet Rubber bridge (1993): 1 deals, NS 160, EW 0>
        """
        if self.over:
            return self
        form = self.code.form
        done = replace(self, closed=True)
        part = [self.below(side) > 0 for side in _SIDES]
        for side in _SIDES:
            if self.games[side] and not self.games[side.other]:
                done = _pay_above(done, side, form.unfinished[0], "unfinished-game")
            if part[side] and not part[side.other]:
                done = _pay_above(done, side, form.unfinished[1], "unfinished-part")
        return done

    @property
    def bonus(self) -> int | None:
        """What the rubber, finished or broken off for its game, brought its winner.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> game = DealResult(Contract.parse("3NT", Seat.EAST), 9)
            >>> Sheet.fold(TARIFF, [game, game]).bonus
            700
        """
        bonuses = [entry.points for entry in self.entries if entry.name in _BONUSES]
        return bonuses[-1] if bonuses else None

    def settlement(self, stake: Fraction) -> Fraction:
        """Return what East-West owe North-South at *stake* for a hundred points.

        It is below zero when North-South owe it.

        Example:
            >>> from biritch.scoring.tariffs.rubber_1993 import TARIFF
            >>> won = Sheet(TARIFF).after(DealResult(Contract.parse("6NT", Seat.SOUTH), 12))
            >>> won.settlement(Fraction(1, 2))
            Fraction(69, 20)
        """
        return stake * (self.total(Side.NS) - self.total(Side.EW)) / 100

    def __repr__(self) -> str:
        points = f"NS {self.total(Side.NS)}, EW {self.total(Side.EW)}"
        return f"<Sheet {self.code.title}: {len(self.deals)} deals, {points}>"


_BONUSES = ("rubber", "unfinished-game")


def _with_games(sheet: Sheet, before: Vulnerability) -> Sheet:
    """Return *sheet* with the game that its last deal made, if it did, and what that brings."""
    form = sheet.code.form
    for side in _SIDES:
        if form.goal and sheet.below(side) >= form.goal:
            ns, ew = sheet.games
            won = (ns + (side is Side.NS), ew + (side is Side.EW))
            game = form.game[Vulnerability[str(side)] in before]
            return _with_end(_pay_above(replace(sheet, games=won), side, game, "game"))
    return _with_end(sheet)


def _with_end(sheet: Sheet) -> Sheet:
    """Return *sheet* with the bonus of the rubber, or of a part-score on the last deal."""
    form = sheet.code.form
    for side in _SIDES:
        if form.games and sheet.games[side] >= form.games:
            return _pay_above(sheet, side, form.bonus[sheet.games[side.other] > 0], "rubber")
    if form.last and sheet.deals_counted == form.deals:
        # Only who makes a part-score on the last deal is paid for one; a part-score of an
        # earlier deal, of either side, earns nothing more (ACBL, Four-deal Bridge).
        for entry in sheet.entries:
            if entry.deal == len(sheet.deals) and entry.game == sum(sheet.games):
                return _pay_above(sheet, entry.side, form.last, "partscore")
    return sheet


def _pay_above(sheet: Sheet, side: Side, points: int, name: str) -> Sheet:
    """Return *sheet* with *points* above the line for *side*, if there are any."""
    if not points:
        return sheet
    entry = ScoreEntry(side, points, name, len(sheet.deals))
    return replace(sheet, entries=(*sheet.entries, entry))


def _chicago(done: int, dealer: Seat, *, away: bool) -> Vulnerability:
    """Return who is vulnerable: nobody, twice the dealer's side, all."""
    if done in (1, 2):
        side = dealer.side.other if away else dealer.side
        return Vulnerability[str(side)]
    return Vulnerability.NONE if done == 0 else Vulnerability.BOTH
