"""A score sheet: two columns and a line across, and what is written there deal by deal.

Below the line stand the points that count towards game, a new line after each game; above
it all the rest (document 002, lines 78 to 150; document 003, lines 5 to 51).
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

    ``honours`` are the points of honours, and of chicane, with the side that gets them.
    """

    contract: Contract | None = None
    tricks: int = 0
    honours: tuple[tuple[Side, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A number on the sheet: whose, how much, for what, of which deal (1, 2 …).

    ``game`` is the game it counts towards, 0 for the first; ``None`` above the line.
    """

    side: Side
    points: int
    name: str
    deal: int
    game: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The deals so far, under one code; ``first`` dealt the first of them, of ``dealers``."""

    code: Tariff
    first: Seat = Seat.NORTH
    deals: tuple[DealResult, ...] = ()
    entries: tuple[SheetEntry, ...] = ()
    games: tuple[int, int] = (0, 0)
    closed: bool = False
    dealers: tuple[Seat, ...] = FOUR

    @classmethod
    def fold(cls, code: Tariff, deals: Iterable[DealResult], first: Seat = Seat.NORTH) -> Sheet:
        """Return the sheet once all *deals* are written."""
        return reduce(cls.after, deals, cls(code, first))

    @property
    def counted(self) -> int:
        """How many deals count: where a passed-out deal is dealt again, it does not."""
        if not self.code.form.again:
            return len(self.deals)
        return sum(deal.contract is not None for deal in self.deals)

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        return next_of(self.dealers, self.first, self.counted)

    @property
    def vulnerability(self) -> Vulnerability:
        """Who is vulnerable on the next deal."""
        form = self.code.form
        if form.vulnerable == "never":
            return Vulnerability.NONE
        if form.vulnerable == "board":
            return Board.numbered(self.counted + 1).vulnerability
        if form.vulnerable == "chicago":
            return _chicago(self.counted, self.dealer, away=form.away)
        found = Vulnerability.NONE
        for side in _SIDES:
            if self.games[side]:
                found |= Vulnerability[str(side)]
        return found

    @property
    def over(self) -> bool:
        """Whether nothing more is dealt."""
        form = self.code.form
        won = bool(form.games) and max(self.games) >= form.games
        return self.closed or won or (bool(form.deals) and self.counted >= form.deals)

    def below(self, side: Side, game: int | None = None) -> int:
        """Return the points of *side* towards the game under way, or towards *game*."""
        wanted = sum(self.games) if game is None else game
        mine = (one for one in self.entries if one.side is side)
        return sum(one.points for one in mine if one.game == wanted)

    def total(self, side: Side) -> int:
        """Return all the points of *side*."""
        return sum(one.points for one in self.entries if one.side is side)

    @property
    def winner(self) -> Side | None:
        """The side with more points once it is over; nobody when they are equal."""
        ns, ew = map(self.total, _SIDES)
        return None if not self.over or ns == ew else Side.NS if ns > ew else Side.EW

    def after(self, deal: DealResult) -> Sheet:
        """Return the sheet with *deal* written on it.

        Raises:
            ValueError: The rubber is over.
        """
        if self.over:
            raise ValueError("the rubber is over: no more deals are written on this sheet")
        number = len(self.deals) + 1
        written = [*self._priced(deal, number)]
        written += [
            SheetEntry(side, points, "honours", number) for side, points in deal.honours
        ]
        grown = replace(self, deals=(*self.deals, deal), entries=(*self.entries, *written))
        return _with_games(grown, self.vulnerability)

    def _priced(self, deal: DealResult, number: int) -> Iterable[SheetEntry]:
        contract, form = deal.contract, self.code.form
        if contract is None:
            return
        vulnerable = contract.declarer in self.vulnerability
        found = parts(self.code, contract, deal.tricks, vulnerable=vulnerable)
        down = "undertricks" in found
        side = contract.declarer.side.other if down else contract.declarer.side
        low = {"contract"} | ({"overtricks"} if form.overtricks else set())
        low |= {"undertricks"} if self.code.odd else set()
        for name, points in found.items():
            counts = bool(form.goal) and name in low
            yield SheetEntry(side, points, name, number, sum(self.games) if counts else None)

    def broken_off(self) -> Sheet:
        """Return the sheet of a rubber that will not be finished, with what that brings."""
        if self.over:
            return self
        form = self.code.form
        done = replace(self, closed=True)
        part = [self.below(side) > 0 for side in _SIDES]
        for side in _SIDES:
            if self.games[side] and not self.games[side.other]:
                done = _paid(done, side, form.unfinished[0], "unfinished-game")
            if part[side] and not part[side.other]:
                done = _paid(done, side, form.unfinished[1], "unfinished-part")
        return done

    @property
    def bonus(self) -> int | None:
        """What the rubber, finished or broken off for its game, brought its winner."""
        found = [one.points for one in self.entries if one.name in _BONUSES]
        return found[-1] if found else None

    def settlement(self, stake: Fraction) -> Fraction:
        """Return what East-West owe North-South at *stake* for a hundred points."""
        return stake * (self.total(Side.NS) - self.total(Side.EW)) / 100


_BONUSES = ("rubber", "unfinished-game")


def _with_games(sheet: Sheet, before: Vulnerability) -> Sheet:
    """Return *sheet* with the game that its last deal made, if it did, and what that brings."""
    form = sheet.code.form
    for side in _SIDES:
        if form.goal and sheet.below(side) >= form.goal:
            ns, ew = sheet.games
            won = (ns + (side is Side.NS), ew + (side is Side.EW))
            game = form.game[Vulnerability[str(side)] in before]
            return _with_end(_paid(replace(sheet, games=won), side, game, "game"))
    return _with_end(sheet)


def _with_end(sheet: Sheet) -> Sheet:
    """Return *sheet* with the bonus of the rubber, or of a part-score on the last deal."""
    form = sheet.code.form
    for side in _SIDES:
        if form.games and sheet.games[side] >= form.games:
            return _paid(sheet, side, form.bonus[sheet.games[side.other] > 0], "rubber")
    if form.last and sheet.counted == form.deals:
        for one in sheet.entries:
            if one.deal == len(sheet.deals) and one.game == sum(sheet.games):
                return _paid(sheet, one.side, form.last, "partscore")
    return sheet


def _paid(sheet: Sheet, side: Side, points: int, name: str) -> Sheet:
    """Return *sheet* with *points* above the line for *side*, if there are any."""
    if not points:
        return sheet
    entry = SheetEntry(side, points, name, len(sheet.deals))
    return replace(sheet, entries=(*sheet.entries, entry))


def _chicago(done: int, dealer: Seat, *, away: bool) -> Vulnerability:
    """Return who is vulnerable: nobody, twice the dealer's side, all."""
    if done in (1, 2):
        side = dealer.side.other if away else dealer.side
        return Vulnerability[str(side)]
    return Vulnerability.NONE if done == 0 else Vulnerability.BOTH
