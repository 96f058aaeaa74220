"""What one person may know of a table: the only thing that is ever sent."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability, next_of
from biritch.games.game import Game
from biritch.games.phase import Facts
from biritch.games.view import View
from biritch.rules.play import Trick
from biritch.rules.preliminaries import DealingDuties
from biritch.scoring.sheet import Sheet
from biritch.scoring.tariff import Parts
from biritch.table import claims
from biritch.table.claims import Claim
from biritch.table.events import PublicEvent
from biritch.table.setup import Sitter, systems_of
from biritch.table.table import Table


@dataclass(frozen=True, slots=True)
class FinishedBoard:
    """How a board ended: North-South's points, declarer's tricks, and how they were won."""

    score: int
    won: int
    parts: Parts
    claimed: bool


@dataclass(frozen=True, slots=True)
class ChairView:
    """The table from one chair, or from none.

    ``view`` is what the laws show the seat looked from; ``auction`` whether the auction may
    be looked at still; ``last_trick`` the trick just over, while Law 66A lets it be seen;
    ``sheet`` the score sheet, in games that keep one; ``lead_down`` who has led a card that
    still lies face down, ``may_face`` whether this chair's questions are waited for;
    ``ceremony`` who does what before the next deal, where people deal; ``drawn`` what they
    drew for the first; ``dealt`` how many were dealt; ``told`` every event, as all may know it.
    """

    n: int
    chair: Seat | None
    sitters: tuple[Sitter, ...]
    boards: int | None
    view: View
    auction: bool
    last_trick: Trick | None
    claim: Claim | None
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
    told: tuple[PublicEvent, ...]

    def since(self, seen: int) -> tuple[PublicEvent, ...]:
        """Return what happened after the first *seen* events."""
        return self.told[bisect_right(self.told, seen, key=lambda told: told.n) :]


def chair_view(table: Table, chair: Seat | None) -> ChairView:
    """Return what the sitter of *chair*, or a spectator, may know of *table*."""
    game, setup = _shown(table), table.setup
    eye = None if chair is None else table.eye_of(chair)
    view = _view(table, chair, eye)
    return ChairView(
        n=table.n,
        chair=chair,
        sitters=setup.sitters,
        boards=setup.boards,
        view=view,
        auction=setup.manners.review or game.over or _may_review(game.facts, eye),
        last_trick=_last_trick(game.facts, eye),
        claim=table.claim,
        may_claim=eye is not None
        and table.chair_of(eye) == chair
        and claims.objection(game, table.claim, eye, 0) is None,
        may_take_back=_may_take_back(table, chair),
        may_deal=chair is not None and table.may_deal,
        result=_result(table),
        sheet=table.sheet if setup.variant.keeps_a_sheet else None,
        lead_down=table.playing.facts.tricks[0].leader if table.asking else None,
        may_face=chair in table.asking,
        ceremony=_ceremony(table),
        drawn=setup.draw if table.dealt == 1 else {},
        dealt=table.dealt,
        told=table.told,
    )


def seat_view(table: Table, seat: Seat | None) -> View:
    """Return what *seat* may know of the board under way, and of what it counts for."""
    return _counting(table, table.playing.view(seat))


def _counting(table: Table, view: View) -> View:
    """Return *view* with what the board counts for, and with what each side bids."""
    setup = table.setup
    kept = table.before if setup.variant.keeps_a_sheet else None
    bid = systems_of(setup.sitters)
    return replace(view, unit=setup.manners.unit, sheet=kept, systems=bid)


def _ceremony(table: Table) -> DealingDuties | None:
    """Return who does what before the next deal, where people deal: with two packs."""
    setup = table.setup
    if not setup.manners.ceremony or setup.boards is not None:
        return None
    last = table.playing.board.dealer
    players = setup.variant.players
    after = table.placed(Board(table.dealt + 1, next_of(players, last), Vulnerability.NONE))
    dealer = after.dealer if table.over else next_of(players, last)
    return DealingDuties(dealer, players, packs=2)


def _shown(table: Table) -> Game:
    """Return the game as it may be seen: before the lead, as long as that lies face down."""
    game = table.playing
    if not table.asking:
        return game
    return Game.fold(game.variant, game.deal, game.board, game.log[:-1])


def _view(table: Table, chair: Seat | None, eye: Seat | None) -> View:
    """Return the view from *eye*; who must answer a claim sees the hand it was made from."""
    view = _counting(table, _shown(table).view(eye))
    if chair is None or chair != table.turn:
        view = replace(view, legal=())
    claim = table.claim
    if claim is None or chair not in claim.waiting:
        return view
    faced = table.playing.facts.hands
    seen = tuple(faced[s] if s == claim.seat else view.seen[s] for s in Seat)
    return replace(view, seen=seen)


def _may_review(facts: Facts, eye: Seat | None) -> bool:
    """Whether the calls may be gone over again: until one's own first card (Law 41B).

    Declarer's is the first that he plays from dummy; dummy and spectators may until the lead.
    """
    if not facts.tricks:
        return True
    contract, first = facts.contract, facts.tricks[0]
    if contract is None or eye is None or eye == contract.dummy or len(facts.tricks) > 1:
        return False
    gone = {seat for seat, _ in first.seated}
    return (contract.dummy if eye == contract.declarer else eye) not in gone


def _last_trick(facts: Facts, eye: Seat | None) -> Trick | None:
    """Return the trick just over, until the side of *eye* plays to the next (Law 66A)."""
    tricks = facts.tricks or (
        facts.drawn if not facts.auction or not facts.auction.calls else ()
    )
    done = [trick for trick in tricks if trick.full]
    if not done:
        return None
    now = tricks[-1] if len(done) < len(tricks) else None
    if now is None:
        return done[-1]
    played = {seat.side for seat, _ in now.seated}
    gone = bool(played) if eye is None else eye.side in played
    return None if gone else done[-1]


def _may_take_back(table: Table, chair: Seat | None) -> bool:
    return (
        chair in table.doers
        and table.setup.manners.takes_back
        and table.claim is None
        and not table.over
    )


def _result(table: Table) -> FinishedBoard | None:
    game = table.playing
    if game.score is None:
        return None
    return FinishedBoard(game.score, game.facts.won, game.parts, table.claimed)
