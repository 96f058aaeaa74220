"""What each person may know of a table: the only thing that is ever sent to anybody."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.frozen import replace_fields
from biritch.core.seats import FOUR, Seat, Vulnerability, next_of
from biritch.games.game import Game
from biritch.games.phase import Action, Facts
from biritch.games.view import View
from biritch.rules.offence import Offence
from biritch.rules.play import Trick
from biritch.rules.preliminaries import DealingDuties
from biritch.scoring.sheet import Sheet
from biritch.scoring.tariff import Parts
from biritch.table import claims
from biritch.table.claims import Claim, Objection
from biritch.table.public_log import PublicEvent
from biritch.table.setup import Sitter, systems_of
from biritch.table.table import Table


@dataclass(frozen=True, slots=True)
class FinishedBoard:
    """How a board ended.

    ``score`` is in points to North-South, ``won`` the tricks of declarer's side, ``parts`` what
    the score is made of, ``claimed`` whether a claim ended the play.
    """

    score: int
    won: int
    parts: Parts
    claimed: bool


@dataclass(frozen=True, slots=True)
class ChairView:
    """The table as seen from one chair, or by a spectator from none.

    ``view`` is what the laws show the seat looked from; ``auction`` whether the calls may
    still be reviewed (Law 41B); ``last_trick`` the trick just over, while Law 66A lets it be
    seen; ``sheet`` the score sheet, in games that keep one; ``lead_down`` who has led a card
    that still lies face down, ``may_face`` whether this chair's questions are waited for;
    ``ceremony`` who does what before the next deal, where people deal; ``drawn`` what they
    drew for the first; ``dealt`` how many boards were dealt; ``public_log`` every event, as
    all may know it; ``forbidden`` why what this chair sees may not be done, as
    :meth:`Table.forbidden` says.
    """

    n: int
    chair: Seat | None
    sitters: tuple[Sitter, ...]
    boards: int | None
    view: View
    auction: bool
    last_trick: Trick | None
    claim: Claim | None
    contested: Objection | None
    may_claim: bool
    may_take_back: bool
    may_deal: bool
    result: FinishedBoard | None
    sheet: Sheet | None
    lead_down: Seat | None
    may_face: bool
    ceremony: DealingDuties | None
    drawn: dict[Seat, Card]
    dealt: int
    public_log: tuple[PublicEvent, ...]
    review: bool
    forbidden: tuple[tuple[Offence, tuple[Action, ...]], ...] = ()

    def since(self, seen: int) -> tuple[PublicEvent, ...]:
        """Return what happened after event number *seen*, as far as it may be shown now.

        A player who comes back to several others is not shown the calls once they are no longer
        reviewed (Law 41C), nor the tricks that are turned over (Law 66C): the last event
        alone, and what lies on the table. Boards that are over are shown whole.
        """
        log = self.public_log
        if not log or log[-1].n <= seen:
            return ()
        missed = log[bisect_right(log, seen, key=_number) :]
        if self.review or self.result is not None or seen >= self.n - 1:
            return missed
        return tuple(self._still_told(missed))

    def _still_told(self, missed: tuple[PublicEvent, ...]) -> Iterator[PublicEvent]:
        boards = (told.n for told in self.public_log[::-1] if told.kind == "board")
        dealt = next(boards, 0)
        seen = self._on_the_table()
        for told in missed:
            call = told.kind in ("call", "say") and self.auction
            card = told.kind == "play" and told.what in seen
            silent = told.kind in ("call", "say", "play", "trick", "lead")
            if told.n < dealt or told.n == self.n or call or card or not silent:
                yield told

    def _on_the_table(self) -> set[str]:
        """Return the cards of the trick under way, and of the last one while it may be seen."""
        tricks = [self.view.tricks[-1]] if self.view.tricks else []
        if tricks and tricks[0].full and self.last_trick is None:
            tricks = []
        if self.last_trick is not None:
            tricks.append(self.last_trick)
        return {str(card) for trick in tricks for _, card in trick.cards_by_seat}


def _number(entry: PublicEvent) -> int:
    return entry.n


def chair_view(
    table: Table,
    chair: Seat | None,
    *,
    shown: bool = False,
    beside: ChairView | None = None,
) -> ChairView:
    """Return what the sitter of *chair* may know of *table*, a spectator for ``None``.

    A spectator who is *shown* the hands sees all of them, where the table lets onlookers. What
    everybody may know is not looked at again where *beside* is the view of a spectator.

    Example:
        >>> import biritch as bw
        >>> from biritch.games.variants.contract import VARIANT
        >>> from biritch.table.events import Dealt
        >>> from biritch.table.setup import Setup, Sitter
        >>> table = Table(Setup(VARIANT, (Sitter("person", "Anne"),) * 4))
        >>> table = table.after(Dealt(bw.Board.from_number(1), bw.Deal.random(seed=7)))
        >>> [hand is not None for hand in chair_view(table, bw.Seat.NORTH).view.seen]
        [True, False, False, False]
        >>> [hand is not None for hand in chair_view(table, None).view.seen]
        [False, False, False, False]
    """
    setup = table.setup
    if beside is not None:
        return beside if chair is None else _beside(table, chair, beside)
    game = _visible_game(table)
    viewpoint = None if chair is None else table.seat_of(chair)
    view = _view(table, game, chair, shown=shown)
    return ChairView(
        n=table.n,
        chair=chair,
        sitters=setup.sitters,
        boards=setup.boards,
        view=view,
        auction=setup.rules.review or game.over or _may_review(game.facts, viewpoint),
        last_trick=_last_trick(game.facts, viewpoint),
        claim=table.claim,
        contested=_visible_objection(table),
        may_claim=_may_claim(table, game, chair, viewpoint),
        may_take_back=_may_take_back(table, chair),
        may_deal=chair is not None and table.may_deal,
        result=_result(table),
        sheet=table.sheet if setup.variant.keeps_a_sheet else None,
        lead_down=table.playing.facts.tricks[0].leader if table.asking else None,
        may_face=chair in table.asking,
        ceremony=_ceremony(table),
        drawn=setup.draw if table.dealt == 1 else {},
        dealt=table.dealt,
        public_log=table.public_log,
        review=setup.rules.review,
        forbidden=() if chair is None else table.forbidden_actions(chair),
    )


def _beside(table: Table, chair: Seat, beside: ChairView) -> ChairView:
    """Return what *chair* may know that a spectator may not, the rest as *beside* has it."""
    game, viewpoint = _visible_game(table), table.seat_of(chair)
    review = table.setup.rules.review or game.over
    return replace_fields(
        beside,
        chair=chair,
        view=_view(table, game, chair, shown=False, beside=beside.view),
        auction=review or _may_review(game.facts, viewpoint),
        last_trick=_last_trick(game.facts, viewpoint),
        may_claim=_may_claim(table, game, chair, viewpoint),
        may_take_back=_may_take_back(table, chair),
        may_deal=table.may_deal,
        may_face=chair in table.asking,
        forbidden=table.forbidden_actions(chair),
    )


def _may_claim(table: Table, game: Game, chair: Seat | None, viewpoint: Seat | None) -> bool:
    return (
        viewpoint is not None
        and table.chair_of(viewpoint) == chair
        and chair is not None
        and table.undoing is None
        and not table.was_just_denied(chair)
        and claims.objection(game, table.claim, viewpoint, 0) is None
    )


def seat_view(table: Table, seat: Seat | None) -> View:
    """Return what the laws show *seat* of the board under way, as a robot decides by it.

    Nothing of the table is in it, but what the board counts for and what each side bids.
    """
    return _counting(table, table.playing, seat)


def _counting(
    table: Table,
    game: Game,
    seat: Seat | None,
    *,
    choosing: bool = True,
    beside: View | None = None,
) -> View:
    """Return the view of *game* with what the board counts for, and what each side bids."""
    setup = table.setup
    if beside is not None and seat is not None:
        return game.view_beside(beside, seat, choosing=choosing)
    return game.view(
        seat,
        unit=setup.rules.unit,
        sheet=table.before if setup.variant.keeps_a_sheet else None,
        systems=systems_of(setup.sitters),
        choosing=choosing,
    )


def _visible_objection(table: Table) -> Objection | None:
    """Return the refusal of the last claim, without anything that tells of hidden cards.

    What best play gives, and by which card, is known once the board is over; that tricks were
    conceded which cannot be lost is shown at once (Law 71).
    """
    told = table.contested
    if told is None:
        return None
    best = told.best if told.gives_away else None
    return replace(told, best=best, beaten_by=None, law="")


def _ceremony(table: Table) -> DealingDuties | None:
    """Return who does what before the next deal where people deal, with two packs."""
    setup = table.setup
    if not setup.rules.ceremony or setup.boards is not None:
        return None
    last = table.playing.board.dealer
    players = setup.variant.players
    after = table.place_board(
        Board(table.dealt + 1, next_of(players, last), Vulnerability.NONE)
    )
    dealer = after.dealer if table.over else next_of(players, last)
    return DealingDuties(dealer, players, packs=2)


def _visible_game(table: Table) -> Game:
    """Return the game as it may be seen: before the lead, as long as that lies face down."""
    game = table.playing
    if not table.asking:
        return game
    return Game.fold(game.variant, game.deal, game.board, game.log[:-1])


def _view(
    table: Table,
    game: Game,
    chair: Seat | None,
    *,
    shown: bool,
    beside: View | None = None,
) -> View:
    """Return the view of *game* from *chair*; who must answer a claim sees the hand it is from.

    A spectator who is *shown* them sees all hands.
    """
    viewpoint = None if chair is None else table.seat_of(chair)
    # What may be done tells of cards: only to the player in turn.
    choosing = chair is not None and chair == table.turn
    view = _counting(table, game, viewpoint, choosing=choosing, beside=beside)
    claim, hands = table.claim, table.playing.facts.hands
    if claim is not None and chair in claim.waiting:
        seen = tuple(hands[s] if s == claim.seat else view.seen[s] for s in FOUR)
        return replace(view, seen=seen)
    return replace(view, seen=tuple(game.facts.hands)) if shown and chair is None else view


def _may_review(facts: Facts, viewpoint: Seat | None) -> bool:
    """Whether the calls may be reviewed from *viewpoint*: until its first card (Law 41B).

    Declarer's first card is the one played from dummy. Dummy has no review, nor have
    spectators; but the calls lie open to all until the lead is faced, as bidding cards do.
    """
    if not facts.tricks:
        return True
    contract = facts.contract
    if contract is None or viewpoint is None or viewpoint == contract.dummy:
        return False
    played = {seat for seat, _ in facts.tricks[0].cards_by_seat}
    return (contract.dummy if viewpoint == contract.declarer else viewpoint) not in played


def _last_trick(facts: Facts, viewpoint: Seat | None) -> Trick | None:
    """Return the trick just over, until the side of *viewpoint* plays to the next (Law 66A).

    Spectators see it until anybody does.
    """
    # In games that draw from the pack, tricks are also played before the auction.
    drawing = not facts.auction or not facts.auction.calls
    tricks = facts.tricks or (facts.drawn if drawing else ())
    full = [trick for trick in tricks if trick.full]
    if not full:
        return None
    following = tricks[-1] if len(full) < len(tricks) else None
    if following is None:
        return full[-1]
    sides = {seat.side for seat, _ in following.cards_by_seat}
    played_to_next = bool(sides) if viewpoint is None else viewpoint.side in sides
    return None if played_to_next else full[-1]


def _may_take_back(table: Table, chair: Seat | None) -> bool:
    friends = table.setup.manners is not None and table.company.manners.undo != "off"
    return (
        chair in table.doers
        and (table.setup.rules.takes_back or friends)
        and table.claim is None
        and table.undoing is None
        and not table.over
    )


def _result(table: Table) -> FinishedBoard | None:
    game = table.playing
    if game.score is None:
        return None
    return FinishedBoard(game.score, game.facts.won, game.parts, table.claimed)
