"""A person's view of a table as a message: the only place where cards leave a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, cast

from msgspec import UNSET

from biritch.bidding import own_systems
from biritch.bidding.catalogue import split_taught_name
from biritch.core.calls import Bid, Contract, OtherCall
from biritch.core.cards import DECK, Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, Side
from biritch.games.view import View as GameView
from biritch.rules.offence import Offence
from biritch.rules.play import Trick
from biritch.server.accounts.table_names import visible_name
from biritch.server.tables import protocol
from biritch.server.tables.log import TableLog
from biritch.server.tables.meanings import SystemLibrary, contract_choices
from biritch.server.tables.protocol import (
    BoardOutcome,
    CallChoice,
    CallMade,
    Ceremony,
    ContestedClaim,
    DoubleDummy,
    EventLine,
    FinishedTrick,
    ForbiddenActions,
    NamingAction,
    OpenClaim,
    OwnView,
    PlayedCard,
    RefutedClaim,
    ScoreComponent,
    TableView,
    TimedAction,
)
from biritch.server.tables.scoresheet import PartName, ScoreSheetView, score_sheet
from biritch.server.web.wire import (
    SeatLetter,
    Sentence,
    VulnerableSides,
    bilingual,
    letter,
    letter_if,
    speak_phrase,
)
from biritch.table.public_log import PublicEvent
from biritch.table.setup import Sitter, systems_of
from biritch.table.table import Table
from biritch.table.views import ChairView


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a view adds to the look: the table's name, presence, double dummy results.

    ``hurried`` while the robots think less than usual because the server is busy.
    """

    table: str
    here: Collection[Seat]
    double_dummy: DoubleDummy | None
    hurried: bool = False


_NOTHING_OWN: dict[str, Any] = dict.fromkeys(OwnView.__struct_fields__, UNSET)
_CARD_TEXTS = {card: str(card) for card in DECK}
_LETTERS: tuple[SeatLetter, ...] = ("N", "E", "S", "W")


@dataclass(frozen=True, slots=True)
class CommonParts:
    """The parts of a view that are the same for everybody: occupants and tricks."""

    seats: dict[SeatLetter, protocol.SeatOccupant]
    systems: dict[Literal["NS", "EW"], str]
    counts: dict[SeatLetter, int]
    finished: list[FinishedTrick]
    winners: list[SeatLetter]
    trick: list[PlayedCard]
    won: tuple[int, int]
    sheet: ScoreSheetView | None
    calls: list[CallMade]
    """Every call with its meaning, which not everybody may see."""
    bare: dict[Seat, list[CallMade]]
    """The same without the meanings of the calls of one, for partner; kept once drawn."""


def common_parts(look: ChairView, around: TableContext, library: SystemLibrary) -> CommonParts:
    """Return the parts that are the same for all viewers of the state in *look*."""
    view = look.view
    finished = _finished_tricks(view.tricks, view.contract)
    between_four = view.auction is not None and len(view.players) == len(FOUR)
    pair = systems_of(look.sitters)
    return CommonParts(
        seats={
            _LETTERS[seat]: _sitter(look.sitters[seat], here=seat in around.here)
            for seat in FOUR
        },
        # Both must be open to the other (Law 40A).
        systems={"NS": pair[0], "EW": pair[1]} if between_four else {},
        counts=dict(zip(_LETTERS, view.counts, strict=True)),
        finished=finished,
        winners=[trick.winner for trick in finished],
        trick=_under_way(view, finished),
        won=_tricks_won(look, len(finished)),
        sheet=score_sheet(look.sheet),
        calls=library.made_so_far(pair, view.auction, view.board.vulnerability)
        if between_four and view.auction is not None
        else [],
        bare={},
    )


def table_view(
    look: ChairView,
    around: TableContext,
    library: SystemLibrary,
    seen: int,
    common: CommonParts | None = None,
) -> TableView:
    """Return the view *look* as a message for a viewer who has *seen* that many entries.

    *common* are the parts already made for another viewer of the same state.
    """
    if common is None:
        common = common_parts(look, around, library)
    view, own = common_view(look, around, common), own_view(look, library, seen, common)
    for name in own.__struct_fields__:
        setattr(view, name, getattr(own, name))
    return view


def common_view(look: ChairView, around: TableContext, common: CommonParts) -> TableView:
    """Return the parts of *look* for every viewer; fields for one viewer stay unset."""
    view, contract = look.view, look.view.contract
    finished = common.finished
    ns, ew = common.won
    return TableView(
        **_NOTHING_OWN,
        n=look.n,
        table=around.table,
        board=view.board.number,
        boards=look.boards,
        dealer=letter(view.board.dealer),
        vulnerable=cast("VulnerableSides", str(view.board.vulnerability)),
        variant=view.variant,
        phase=_phase(look),
        turn=letter_if(view.turn),
        actor=letter_if(view.actor),
        seats=common.seats,
        systems=common.systems,
        counts=common.counts,
        announced=dict(zip(_LETTERS, view.announced, strict=True)) if view.announced else None,
        contract=_contract(look),
        declarer=None if contract is None else letter(contract.declarer),
        dummy=_dummy(view, contract),
        players=[letter(seat) for seat in view.players],
        said=[NamingAction(letter(seat), str(what)) for seat, what in view.said],
        turned=None if view.turned is None else str(view.turned),
        stock=view.stock,
        lead_down=letter_if(look.lead_down),
        trick=common.trick,
        winners=common.winners,
        won_ns=ns,
        won_ew=ew,
        claim=_claim(look),
        result=_result(look, around),
        sheet=common.sheet,
        deal=None if view.deal is None else _deal(view.deal.hands),
        played=finished if view.over else None,
        hurried=around.hurried,
        contested=_contested_claim(look),
    )


def own_view(
    look: ChairView, library: SystemLibrary, seen: int, common: CommonParts
) -> OwnView:
    """Return the parts of *look* for one viewer, who has *seen* that many entries.

    *common* are the parts for all.
    """
    view, calls = look.view, common.calls
    return OwnView(
        you=letter_if(view.seat),
        hands={_LETTERS[s]: _cards(hand) for s in FOUR if (hand := view.seen[s]) is not None},
        auction=_auction(look, common),
        explained=_explain_bids(look, calls),
        dummies=[letter(s) for s in sorted(view.dummies) if view.seen[s] is not None],
        widow=[] if view.widow is None else _cards(view.widow),
        ceremony=_ceremony(look),
        can_face=look.may_face,
        last_trick=_trick(look.last_trick, view.contract),
        legal=[_text(action) for action in view.legal],
        choices=_choices(look, library),
        can_claim=look.may_claim,
        can_undo=look.may_take_back,
        can_next=look.may_deal,
        since=[_event(event) for event in look.since(seen)],
        forbidden=[forbidden_actions(*reason) for reason in look.forbidden],
    )


def hide_deal(view: TableView) -> None:
    """Remove from *view* what would reveal a finished board that others have yet to play."""
    view.deal = view.played = None
    view.times, view.refuted = [], []
    if view.result is not None:
        view.result.double_dummy = None


def timed_actions(log: TableLog, board: int) -> list[TimedAction]:
    """Return the time of each action of *board* in the table's *log*, in order.

    Undone actions are left out.
    """
    now = log.table.game
    game = now if now is not None and now.board.number == board else log.over.get(board)
    if game is None:
        return []
    # Who thought is told, not whose card it was: dummy's cards are declarer's thought.
    thoughts = log.thoughts.get(board, [])
    doers = log.doers.get(board, log.table.doers)
    return [
        TimedAction(letter(seat), _text(action), thought)
        for seat, action, thought in zip(doers, game.log, thoughts, strict=False)
    ]


def refuted_claims(table: Table) -> list[RefutedClaim]:
    """Return the rejected claims of the finished board, with the cards that beat them."""
    return [
        RefutedClaim(
            letter(told.claim.seat),
            told.claim.tricks,
            told.best or 0,
            letter(told.seat if told.beaten_by is None else told.beaten_by[0]),
            "" if told.beaten_by is None else _CARD_TEXTS[told.beaten_by[1]],
            told.law,
        )
        for told in table.refuted
    ]


def forbidden_actions(offence: Offence, actions: Iterable[object]) -> ForbiddenActions:
    """Return a reason why *actions* are forbidden, as a message.

    Example:
        >>> from biritch.rules.play import REVOKE
        >>> forbidden_actions(REVOKE, []).says.en
        'You have a heart: follow suit'
    """
    says = _speak_offence(offence)
    return ForbiddenActions(
        says, offence.law, offence.clause, [_text(each) for each in actions]
    )


def _text(action: object) -> str:
    """Return the text of an action."""
    return _CARD_TEXTS[action] if isinstance(action, Card) else str(action)


@lru_cache(1024)
def _speak_offence(offence: Offence) -> Sentence:
    return speak_phrase(offence.sentence)


def _phase(look: ChairView) -> protocol.Phase:
    return "over" if look.view.over else look.view.stage


def _ceremony(look: ChairView) -> Ceremony | None:
    """Return who does what before the next deal, if people deal."""
    part = look.ceremony
    if part is None:
        return None
    return Ceremony(
        drawn={letter(seat): str(card) for seat, card in look.drawn.items()},
        pack="blue" if look.dealt % 2 else "red",
        dealer=letter(part.dealer),
        shuffles=letter(part.shuffles),
        cuts=letter(part.cuts),
        mine=look.chair == part.cuts,
    )


def _dummy(view: GameView, contract: Contract | None) -> SeatLetter | None:
    """Return dummy's seat once its cards are visible, or ``None``."""
    if contract is None or contract.dummy not in view.dummies or not view.tricks:
        return None
    return letter(contract.dummy)


@lru_cache(4096)
def _cards(hand: Hand) -> list[str]:
    """Return the cards of *hand*; cached, as four people receive each hand repeatedly."""
    return [_CARD_TEXTS[card] for card in hand]


def _deal(hands: Iterable[Hand]) -> dict[SeatLetter, list[str]]:
    return {letter(seat): _cards(hand) for seat, hand in zip(Seat, hands, strict=True)}


def _sitter(sitter: Sitter, *, here: bool) -> protocol.SeatOccupant:
    if sitter.kind == "nobody":
        return protocol.SeatOccupant("empty", "")
    if sitter.person:
        return protocol.SeatOccupant("person", visible_name(sitter.name), here)
    return protocol.SeatOccupant("robot", "Robot", system=robot_system(sitter.name) or UNSET)


def robot_system(robot: str) -> Sentence | None:
    """Return the title of the system of *robot*, with the number of changed tools.

    Example:
        >>> robot_system("rule:sayc").en
        'SAYC, Standard American Yellow Card'
        >>> robot_system("random:") is None
        True
    """
    system = robot.partition(":")[2]
    if own := _own_title(system):
        return bilingual({"en": own})
    return _taught_title(system)


def _own_title(system: str) -> str:
    """Return the pair's title of its own *system*, or an empty string if it is a taught one."""
    try:
        return own_systems.title_of(system)
    except ValueError:
        return ""


@lru_cache(maxsize=256)
def _taught_title(system: str) -> Sentence | None:
    """Return the title of *system*, a taught one, perhaps with tools added or removed."""
    try:
        taught, _ = split_taught_name(system)
    except ValueError:
        return None
    return None if taught is None else bilingual(taught.titles)


def _auction(look: ChairView, common: CommonParts) -> list[CallMade]:
    """Return the calls; a human partner's calls have no meanings.

    How one's partner's call is understood is unauthorized information (Law 16).
    """
    view = look.view
    if view.auction is None or not look.auction:
        return []
    if len(view.players) < len(Seat):  # between two there are no agreements
        return [CallMade(letter(seat), str(call)) for seat, call in view.auction.calls_by_seat]
    partner = None if look.chair is None else look.chair.partner
    if partner is None or not look.sitters[partner].person:
        return common.calls
    if partner not in common.bare:
        common.bare[partner] = [
            CallMade(each.seat, each.call) if each.seat == letter(partner) else each
            for each in common.calls
        ]
    return common.bare[partner]


def _explain_bids(look: ChairView, calls: list[CallMade]) -> list[CallMade]:
    """Return the opponents' bids with their meanings, once the auction is hidden.

    Declarer and the defenders may ask about them during the play (Law 20F2), but not who
    doubled (Law 41C); dummy may not (Law 43A).
    """
    view = look.view
    if look.auction or view.auction is None or len(view.players) < len(Seat):
        return []
    contract = view.contract
    if look.chair is None or contract is None or look.chair == contract.dummy:
        return []
    theirs = {letter(look.chair.after(1)), letter(look.chair.after(3))}
    return [
        call
        for call in calls
        if call.seat in theirs and call.meaning and call.call[0].isdigit()
    ]


def _choices(look: ChairView, library: SystemLibrary) -> list[CallChoice]:
    view = look.view
    if view.auction is None:
        return contract_choices(view.legal) if view.announced else []
    calls = any(isinstance(action, Bid | OtherCall) for action in view.legal)
    if not calls or view.seat is None:
        return []
    if len(view.players) < len(Seat):
        return [CallChoice(str(call)) for call in view.legal]
    pair = systems_of(look.sitters)
    return library.choices_so_far(pair, view.auction, view.board.vulnerability)


def _contract(look: ChairView) -> str | None:
    if look.view.contract is not None:
        return look.view.contract.brief
    return "Pass" if look.view.over else None


def _cards_played(trick: Trick) -> list[PlayedCard]:
    return [PlayedCard(letter(seat), str(card)) for seat, card in trick.cards_by_seat]


def _trick(trick: Trick | None, contract: Contract | None) -> FinishedTrick | None:
    if trick is None:
        return None
    return _won_trick(trick, Strain.NOTRUMP if contract is None else contract.strain)


@lru_cache(4096)
def _won_trick(trick: Trick, strain: Strain) -> FinishedTrick:
    """Return a trick and its winner; cached, as four people receive it repeatedly."""
    return FinishedTrick(_cards_played(trick), letter(trick.winner(strain)))


def _finished_tricks(tricks: Iterable[Trick], contract: Contract | None) -> list[FinishedTrick]:
    finished = (_trick(trick, contract) for trick in tricks if trick.full)
    return [trick for trick in finished if trick is not None]


def _under_way(view: GameView, finished: list[FinishedTrick]) -> list[PlayedCard]:
    """Return the current trick, of those that count or of those that only draw."""
    if view.stage == "drawing" and view.drawn and not view.drawn[-1].full:
        return _cards_played(view.drawn[-1])
    return _cards_played(view.tricks[-1]) if len(finished) < len(view.tricks) else []


def _tricks_won(look: ChairView, done: int) -> tuple[int, int]:
    """Return the tricks of North-South and East-West; all of them once the board is scored."""
    view = look.view
    if view.contract is None:
        return 0, 0
    total = done + max(view.counts) if look.result and look.result.claimed else done
    ours, theirs = view.won, total - view.won
    return (ours, theirs) if view.contract.declarer.side is Side.NS else (theirs, ours)


def _claim(look: ChairView) -> OpenClaim | None:
    claim = look.claim
    if claim is None:
        return None
    return OpenClaim(
        letter(claim.seat),
        claim.tricks,
        [letter(s) for s in sorted(claim.waiting)],
        claim.line,
    )


def _contested_claim(look: ChairView) -> ContestedClaim | None:
    told = look.contested
    if told is None:
        return None
    seat, tricks = letter(told.claim.seat), told.claim.tricks
    return ContestedClaim(seat, tricks, letter(told.seat), told.why, told.best or 0)


def _result(look: ChairView, around: TableContext) -> BoardOutcome | None:
    result, contract = look.result, look.view.contract
    if result is None:
        return None
    won = result.won if contract else None
    return BoardOutcome(
        score_ns=result.score,
        tricks=won,
        over=won - 6 - contract.level if won is not None and contract else None,
        parts=[
            ScoreComponent(cast("PartName", name), points)
            for name, points in result.parts.items()
            if points
        ],
        claimed=result.claimed,
        double_dummy=around.double_dummy,
    )


def _event(event: PublicEvent) -> EventLine:
    seat = letter_if(event.seat)
    return EventLine(event.n, event.kind, seat, event.what)
