"""One live table: a log of events, and the state they fold to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Literal

from biritch.core.boards import Board
from biritch.core.calls import CALLS, Bid, OtherCall
from biritch.core.frozen import replace_fields
from biritch.core.seats import Seat
from biritch.games import series
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.rules.offence import Offence, OutOfTurn
from biritch.scoring.sheet import Sheet
from biritch.table import claims
from biritch.table.claims import Claim, Objection
from biritch.table.company import NO_COMPANY, Company, Scene
from biritch.table.company_events import CompanyEvent, UndoAnswered, UndoAsked
from biritch.table.events import (
    Acted,
    Answered,
    Claimed,
    Dealt,
    Event,
    Faced,
    Replaced,
    Undone,
)
from biritch.table.public_log import PublicEvent, public_events
from biritch.table.refusals import (
    CLAIM_WAITS,
    LEAD_DOWN,
    LEAD_UP,
    NO_CLAIM,
    NO_MORE,
    NO_UNDO,
    NOT_BEGUN,
    NOT_YOUR_CALL,
    NOT_YOUR_PLAY,
    UNDO_WAITS,
    IllegalClaim,
    NotNow,
)
from biritch.table.setup import Setup, Sitter
from biritch.table.undo import UndoWish, shows_hidden
from biritch.table.versions import NO_VERSIONS, CompanyFacts, CompanyVersions, Versions


@dataclass(frozen=True, slots=True)
class Table:
    """A table's setup, its events so far, and the state they fold to.

    ``public_log`` is what everybody may know of the events; ``game`` the board under way
    (``None`` before the first); ``doers[i]`` who did its action *i*; ``claim`` the claim that
    waits for answers; ``claimed`` whether one ended the board; ``dealt`` how many boards were
    dealt; ``before`` the score sheet without the last of them; ``asking`` those for whose
    questions the opening lead still lies face down; ``undoing`` the wish to take back that
    waits; ``contested`` why the last claim was not agreed to, until a card is played;
    ``refuted`` the claims on this board that a robot refused, and what it knows of them;
    ``moved`` the last event that was more than talk; ``company`` the people around it;
    ``acted[i]`` the event that was action *i* of the board, ``board_dealt`` the one that dealt
    it, ``company_versions`` those that last changed what people around the table answer.

    Robots' and persons' actions pass the same way: every method that acts returns the next
    table, or raises, saying why, and changes nothing.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.deals import Deal
        >>> from biritch.games.variants.contract import VARIANT
        >>> from biritch.table.setup import Setup, Sitter
        >>> person, robot = Sitter("person", "Anne"), Sitter("robot", "robot:sef")
        >>> table = Table(Setup(VARIANT, (person, robot, person, robot)))
        >>> table = table.after(Dealt(Board.from_number(1), Deal.from_rank(7)))
        >>> table = table.apply(Seat.NORTH, parse_call("1H"))
        >>> str(table.turn)
        'E'
    """

    setup: Setup
    events: tuple[Event, ...] = ()
    public_log: tuple[PublicEvent, ...] = ()
    game: Game | None = None
    doers: tuple[Seat, ...] = ()
    claim: Claim | None = None
    claimed: bool = False
    dealt: int = 0
    before: Sheet | None = None
    asking: frozenset[Seat] = frozenset()
    undoing: UndoWish | None = None
    contested: Objection | None = None
    refuted: tuple[Objection, ...] = ()
    moved: int = 0
    company: Company = NO_COMPANY
    acted: tuple[int, ...] = ()
    board_dealt: int = 0
    company_versions: CompanyVersions = NO_VERSIONS
    _turn: Seat | Literal[False] | None = field(
        default=False, init=False, compare=False, repr=False
    )

    @classmethod
    def fold(cls, setup: Setup, events: Iterable[Event]) -> Table:
        """Return the table that *events* lead to: the definition of every later state.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.variants.contract import VARIANT
            >>> from biritch.table.setup import Setup, Sitter
            >>> setup = Setup(VARIANT, (Sitter("person", "Anne"),) * 4)
            >>> dealt = Dealt(bw.Board.from_number(1), bw.Deal.random(seed=7))
            >>> table = Table.fold(setup, [dealt])
            >>> table.n, table.over, table.may_deal
            (1, False, False)
        """
        return reduce(cls.after, events, cls(setup))

    @property
    def n(self) -> int:
        """How many events there were."""
        return len(self.events)

    @property
    def versions(self) -> Versions:
        """The versions of everything that a step may answer here."""
        auction = None if self.game is None else self.game.facts.auction
        calls: tuple[int, ...] = ()
        if auction is not None and self.game is not None:
            made = zip(self.acted, self.game.log, strict=False)
            calls = tuple(n for n, action in made if isinstance(action, Bid | OtherCall))
            calls = calls[: len(auction.calls)]
        undo = None if self.undoing is None else self.undoing.n
        return Versions(self.moved, self.board_dealt, calls, undo, self.company_versions)

    @property
    def playing(self) -> Game:
        """The board on the table; there is one after the first event."""
        assert self.game is not None, "no board was dealt"
        return self.game

    @property
    def over(self) -> bool:
        """Whether no board is under way."""
        return self.game is None or self.game.over

    @property
    def may_deal(self) -> bool:
        """Whether the next board may be dealt."""
        return self.over and (self.setup.boards is None or self.dealt < self.setup.boards)

    @property
    def sheet(self) -> Sheet | None:
        """The score sheet with every board that is over; there is one after the first deal."""
        game, sheet = self.game, self.before
        if game is None or sheet is None or not game.over:
            return sheet
        return series.sheet_after(sheet, game, honours=self.setup.rules.honours)

    def place_board(self, board: Board) -> Board:
        """Return *board* with the dealer and vulnerability that the score sheet wants."""
        return series.board_for(self.setup.variant, self.sheet, board)

    def chair_of(self, seat: Seat) -> Seat:
        """Return who decides for the hand of *seat*: its sitter, or a robot's partner.

        See :attr:`TableRules.plays_for_partner`.
        """
        sitters, partner = self.setup.sitters, seat.partner
        takes_over = (
            self.setup.rules.plays_for_partner
            and self.game is not None
            and partner in self.game.facts.exposed
            and not self.asking
            and sitters[partner].person
            and not sitters[seat].person
        )
        return partner if takes_over else seat

    def seat_of(self, chair: Seat) -> Seat:
        """Return the seat *chair* looks from and acts for."""
        return chair.partner if self.chair_of(chair.partner) == chair else chair

    @property
    def turn(self) -> Seat | None:
        """The chair that is to act; nobody while a claim waits or no board is under way."""
        if self._turn is False:
            object.__setattr__(self, "_turn", self._whose_turn())
        assert self._turn is not False
        return self._turn

    def _whose_turn(self) -> Seat | None:
        if self.over or self.claim is not None or self.asking or self.undoing is not None:
            return None
        actor = self.playing.actor
        return None if actor is None else self.chair_of(actor)

    def apply(self, seat: Seat, action: Action) -> Table:
        """Return the table once *seat* has called or played.

        Raises:
            Illegal: The laws do not allow it; the offence names which.
        """
        return self.after(Acted(seat, action))

    def after(self, event: Event) -> Table:  # noqa: PLR0911 - one for each kind
        """Return the table once *event* has happened.

        Raises:
            Illegal: The laws do not allow it; the offence names which.
            NotNow: This table does not do it, or not yet.
        """
        match event:
            case Dealt():
                return self._deal(event)
            case Acted():
                return self._act(event)
            case Faced():
                return self._face(event)
            case Claimed():
                return self._claim(event)
            case Answered():
                return self._answer(event)
            case Undone():
                return self._undo(event)
            case _:
                return self._around(event)

    def objection(self, chair: Seat) -> Offence | None:
        """Return why *chair* may not act now, whatever it would do."""
        if self.claim is not None:
            return CLAIM_WAITS
        if self.undoing is not None:
            return UNDO_WAITS
        if self.over:
            return NO_MORE
        if self.asking:
            return LEAD_DOWN
        if chair == self.turn:
            return None
        drawing = self.playing.phase.kind == "drawing"
        calls = self.playing.facts.contract is None and not drawing
        offence = NOT_YOUR_CALL if calls else NOT_YOUR_PLAY
        return offence.about(seat=str(self.playing.phase.turn))

    def forbidden_actions(self, chair: Seat) -> tuple[tuple[Offence, tuple[Action, ...]], ...]:
        """Return why *chair* may not do what it sees and may not do, reason by reason.

        A reason with no actions is that of them all. What it sees are the cards it might
        play, and while bids are made the calls.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.variants.contract import VARIANT
            >>> from biritch.table.setup import Setup, Sitter
            >>> table = Table(Setup(VARIANT, (Sitter("person", "Anne"),) * 4))
            >>> table = table.after(Dealt(bw.Board.from_number(1), bw.Deal.random(seed=7)))
            >>> east, north = map(table.forbidden_actions, (bw.Seat.EAST, bw.Seat.NORTH))
            >>> [(reason.name, len(what)) for reason, what in east]
            [('call-out-of-rotation', 0)]
            >>> [(reason.name, len(what)) for reason, what in north]
            [('inadmissible-double', 1), ('inadmissible-redouble', 1), ('not-a-call', 13)]
        """
        if offence := self.objection(chair):
            return ((offence, ()),)
        reasons: dict[Offence, list[Action]] = {}
        # What may be done was looked for already: of most cards nothing need be asked.
        game, legal = self.playing, {*self.playing.phase.legal()}
        # Of the cards of one hand that may not be played now all may not for one reason.
        alike = game.phase.kind == "play" and not game.facts.covered
        for actions in self._possible_actions(self.seat_of(chair)):
            reason = None
            for action in actions:
                if action in legal:
                    continue
                if reason is None or not alike:
                    reason = game.objection(action)
                if reason is not None:
                    reasons.setdefault(reason, []).append(action)
        return tuple((reason, tuple(actions)) for reason, actions in reasons.items())

    def _possible_actions(self, viewpoint: Seat) -> Iterator[Iterable[Action]]:
        """Yield what a player at *viewpoint* might try: the calls, the cards by hand."""
        game = self.playing
        if game.phase.kind == "auction" and game.facts.auction is not None:
            yield CALLS
        hands = {viewpoint} | (game.facts.dummies & game.facts.exposed)
        for seat in sorted(hands):
            yield game.facts.face_up_cards(seat)

    def was_just_denied(self, chair: Seat) -> bool:
        """Whether a claim of *chair*'s side was refused and no card was played since.

        A player who could claim repeatedly would learn from the refusals what is right.
        """
        denied = self.contested
        return denied is not None and denied.claim.seat.side is self.seat_of(chair).side

    def undo(self, chair: Seat) -> Undone:
        """Return the event that takes back to before the last action of *chair*.

        Raises:
            NotNow: Nobody takes back here, or there is nothing to take back.
        """
        if not self.setup.rules.takes_back:
            raise NotNow("undo", "several")
        return Undone(chair, self._count_kept(chair))

    def _count_kept(self, chair: Seat) -> int:
        """Return how many actions remain when the last one of *chair* is taken back."""
        if self.claim is not None:
            raise NotNow("undo", "claim")
        if self.over:
            raise NotNow("undo", "over")
        if chair not in self.doers:
            raise NotNow("undo", "nothing")
        return len(self.doers) - 1 - self.doers[::-1].index(chair)

    def _with(self, event: Event, *entries: PublicEvent, **changes: object) -> Table:
        """Return the table with *event* in its log, *entries* in the public one."""
        # The log of events is for replay and takes all; the public one is what anybody may see.
        grown = {
            "events": (*self.events, event),
            "public_log": (*self.public_log, *entries),
            "moved": self.n + 1,
            "_turn": False,
        }
        return replace_fields(self, **(grown | changes))

    def _deal(self, event: Dealt) -> Table:
        if not self.over:
            raise NotNow("next", "playing")
        if not self.may_deal:
            raise NotNow("next", "end")
        if not self.is_full:
            raise NotNow("next", "seats")
        return self._with(
            event,
            PublicEvent(self.n + 1, "board", event.board.dealer, str(event.board.number)),
            game=Game.start(self.setup.variant, event.deal, event.board),
            doers=(),
            claim=None,
            claimed=False,
            asking=frozenset(),
            contested=None,
            refuted=(),
            company=self.company.start_board(),
            dealt=self.dealt + 1,
            acted=(),
            board_dealt=self.n + 1,
            before=series.next_sheet(self.setup.variant, self.sheet, event.board.dealer),
        )

    def _act(self, event: Acted) -> Table:
        if offence := self.objection(event.seat):
            raise OutOfTurn(event.action, offence)
        before = self.playing
        game = before.after(event.action)
        asking = self._asking(before, game)
        entries = public_events(self.n + 1, before.phase.turn, event.action, game.facts)
        if asking:
            # That a lead was made is known, but not which card, while it lies face down.
            entries = (replace(entries[0], kind="lead", what=""),)
        doers = (*self.doers, event.seat)
        return self._with(
            event,
            *entries,
            game=game,
            doers=doers,
            acted=(*self.acted, self.n + 1),
            asking=asking,
            contested=None,
        )

    def _asking(self, before: Game, after: Game) -> frozenset[Seat]:
        """Return who may ask before the card just led is turned up: partner, and declarer."""
        facts, sitters = after.facts, self.setup.sitters
        led = len(facts.tricks) == 1 and not before.facts.tricks
        # Without dummy, or with two, nobody asks: the lead is made face up.
        if not led or not self.setup.rules.face_down or len(facts.dummies) != 1:
            return frozenset()
        assert facts.contract is not None
        may = {facts.tricks[0].leader.partner, facts.contract.declarer}
        return frozenset(seat for seat in may if sitters[seat].person)

    def _face(self, event: Faced) -> Table:
        if event.seat not in self.asking:
            raise OutOfTurn("lead", LEAD_DOWN if self.asking else LEAD_UP)
        asking = self.asking - {event.seat}
        if asking:
            return self._with(event, asking=asking)
        facts = self.playing.facts
        lead = facts.tricks[0]
        entries = public_events(self.n + 1, lead.leader, lead.cards[0], facts)
        return self._with(event, *entries, asking=asking)

    def _claim(self, event: Claimed) -> Table:
        if self.game is None:
            raise IllegalClaim(f"claim {event.tricks}", NOT_BEGUN)
        game, viewpoint = self.playing, self.seat_of(event.seat)
        offence = claims.objection(game, self.claim, viewpoint, event.tricks)
        if offence is None and self.chair_of(viewpoint) != event.seat:
            offence = NOT_YOUR_PLAY.about(seat=str(self.playing.phase.turn))
        if self.undoing is not None:
            offence = UNDO_WAITS
        if self.asking:
            offence = LEAD_DOWN
        if offence:
            raise IllegalClaim(f"claim {event.tricks}", offence)
        entry = PublicEvent(self.n + 1, "claim", viewpoint, str(event.tricks))
        waiting = self._waiting(viewpoint, event.tricks)
        claim = Claim(event.seat, viewpoint, event.tricks, waiting, event.line)
        return self._with(event, entry, claim=claim, contested=None)

    def _waiting(self, viewpoint: Seat, tricks: int) -> frozenset[Seat]:
        """Return who must agree to a claim: both opponents, but for dummy.

        A person whose partner defends and concedes a trick may object too (Law 68B2).
        """
        game, sitters = self.playing, self.setup.sitters
        facts = game.facts
        contract = facts.contract
        assert contract is not None
        playing = set(facts.players) - facts.dummies
        opponents = {viewpoint.after(1), viewpoint.after(3)} & playing
        partner = set[Seat]()
        if sitters[viewpoint.partner].person and tricks < claims.tricks_left(game):
            # Of the declaring side nobody is asked: the law speaks of defenders.
            partner = {viewpoint.partner} & (playing - {contract.declarer})
        return frozenset(map(self.chair_of, opponents | partner))

    def _answer(self, event: Answered) -> Table:
        claim = self.claim
        if claim is None or event.seat not in claim.waiting:
            raise IllegalClaim("answer", NO_CLAIM)
        entry = PublicEvent(self.n + 1, "accept" if event.accepts else "refuse", event.seat)
        if not event.accepts:
            contested = Objection(
                claim, event.seat, event.best, event.why, event.beaten_by, event.law
            )
            beats = (event.best is not None and not contested.gives_away) or event.beaten_by
            known = (contested,) if beats or event.law else ()
            refuted = (*self.refuted, *known)
            return self._with(event, entry, claim=None, contested=contested, refuted=refuted)
        waiting = claim.waiting - {event.seat}
        if waiting:
            return self._with(event, entry, claim=replace(claim, waiting=waiting))
        game = self.playing.after(claims.settlement(self.playing, claim))
        doers = (*self.doers, claim.chair)
        acted = (*self.acted, self.n + 1)
        return self._with(
            event, entry, game=game, doers=doers, acted=acted, claim=None, claimed=True
        )

    def _replace(self, event: Replaced) -> Table:
        """Seat somebody else; nobody is asked for questions or answers who is not there."""
        n, e, s, w = (
            event.sitter if seat == event.seat else self.setup.sitters[seat] for seat in Seat
        )
        company = self.company.back(event.seat) if event.sitter.person else self.company
        return self._reseat(event, (n, e, s, w), company=company)

    def _reseat(self, event: Event, sitters: tuple[Sitter, ...], *, company: Company) -> Table:
        n, e, s, w = sitters
        setup = replace(self.setup, sitters=(n, e, s, w))
        asking = frozenset(seat for seat in self.asking if sitters[seat].person)
        table = self._with(
            event,
            setup=setup,
            asking=asking,
            company=company,
            company_versions=self._versions_after(company, setup.sitters),
        )
        if not self.asking or asking:
            return table
        # Nobody is left who might ask: the lead is faced.
        facts = self.playing.facts
        lead = facts.tricks[0]
        entries = public_events(self.n + 1, lead.leader, lead.cards[0], facts)
        return replace(table, public_log=(*table.public_log, *entries))

    def _undo(self, event: Undone) -> Table:
        # Only what :meth:`undo` would return: no event may take back more.
        if event != self.undo(event.seat):
            raise NotNow("undo", "nothing")
        return self._taken_back(event, event.seat, event.kept)

    def _taken_back(self, event: Event, seat: Seat, kept: int) -> Table:
        game = self.playing
        shorter = Game.fold(game.variant, game.deal, game.board, game.log[:kept])
        entry = PublicEvent(self.n + 1, "undo", seat, str(kept))
        return self._with(
            event,
            entry,
            game=shorter,
            doers=self.doers[:kept],
            acted=self.acted[:kept],
            asking=frozenset(),
            undoing=None,
            company=self.company.taken_back(kept),
        )

    def _ask_undo(self, event: UndoAsked) -> Table:
        """Take back at once, or when the opponents who are there agree."""
        manners = self.company.manners
        if self.setup.manners is None or manners.undo == "off":
            raise NotNow("undo", "several")
        if self.undoing is not None:
            raise NotNow("undo", "asked")
        kept = self._count_kept(event.seat)
        # What was seen cannot be unseen: neither dummy nor a card from another hand.
        if shows_hidden(self.playing, kept) or self.was_claimed:
            raise NotNow("undo", "seen")
        sitters = self.setup.sitters
        opponents = {self.chair_of(event.seat.after(turns)) for turns in (1, 3)}
        waiting = frozenset(seat for seat in opponents if sitters[seat].person)
        if not waiting or manners.undo == "free":
            return self._taken_back(event, event.seat, kept)
        entry = PublicEvent(self.n + 1, "ask-undo", event.seat)
        return self._with(event, entry, undoing=UndoWish(event.seat, kept, waiting, self.n + 1))

    @property
    def was_claimed(self) -> bool:
        """Whether there was a claim on this board, which has shown a hand."""
        board = (told.kind for told in reversed(self.public_log))
        return next((kind == "claim" for kind in board if kind in ("claim", "board")), False)

    def _answer_undo(self, event: UndoAnswered) -> Table:
        wish = self.undoing
        if wish is None or event.seat not in wish.waiting:
            raise OutOfTurn("answer", NO_UNDO)
        if not event.accepts:
            entry = PublicEvent(self.n + 1, "deny-undo", event.seat)
            return self._with(event, entry, undoing=None)
        waiting = wish.waiting - {event.seat}
        if waiting:
            return self._with(event, undoing=replace(wish, waiting=waiting))
        return self._taken_back(event, wish.seat, wish.kept)

    @property
    def is_full(self) -> bool:
        """Whether somebody sits in every seat that plays."""
        sitters = self.setup.sitters
        return all(sitters[seat].kind != "nobody" for seat in self.setup.variant.players)

    def _around(self, event: Replaced | CompanyEvent) -> Table:
        """Let those around the table do what is no call, card or claim."""
        match event:
            case Replaced():
                return self._replace(event)
            case UndoAsked():
                return self._ask_undo(event)
            case UndoAnswered():
                return self._answer_undo(event)
            case _:
                return self._gather(event)

    def _gather(self, event: CompanyEvent) -> Table:
        """Let people come, go, talk: what the board has come to stays as it is."""
        if self.setup.manners is None:
            raise NotNow("sit", "closed")
        callers: tuple[Seat, ...] = ()
        if self.game is not None and self.game.facts.auction is not None:
            callers = tuple(seat for seat, _ in self.game.facts.auction.calls_by_seat)
        setup = self.setup
        scene = Scene(self.n, setup.sitters, setup.variant.players, not self.over, callers)
        company, sitters = self.company.after(event, scene)
        if sitters != setup.sitters:
            return self._reseat(event, sitters, company=company)
        # Talk makes nobody's next action late: what was asked before it is still good.
        versions = self._versions_after(company, sitters)
        return replace(
            self._with(event, company=company, company_versions=versions), moved=self.moved
        )

    def _versions_after(self, company: Company, sitters: tuple[Sitter, ...]) -> CompanyVersions:
        """Return the versions once the next event has made the company into *company*."""
        before, now = _facts(self.company, self.setup.sitters), _facts(company, sitters)
        return self.company_versions.after(self.n + 1, before, now)


def _facts(company: Company, sitters: tuple[Sitter, ...]) -> CompanyFacts:
    """Return what steps answer: who sits, owns and is invited to each seat; the guests."""
    seats = tuple(
        (sitters[seat], company.owner(seat), company.invitation(seat)) for seat in Seat
    )
    guests = tuple(
        (guest.seat, guest.gone, guest.admitted, guest.muted) for guest in company.guests
    )
    return CompanyFacts(seats, guests, company.manners, company.invitation(None))
