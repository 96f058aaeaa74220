"""A deal under way, in any game of the family: its phase, its history, what each seat sees."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING

from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.deprecation import Renamed
from biritch.core.frozen import replace_fields
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import FOUR, Seat, Side, first_of
from biritch.games.actions import HIDDEN, WidowShare
from biritch.games.phase import Action, Facts, Phase, PhaseOpener
from biritch.games.view import View
from biritch.scoring.tariff import Parts, parts, score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from biritch.core.boards import Board
    from biritch.games.variant import Variant
    from biritch.rules.offence import Offence
    from biritch.scoring.form import Unit
    from biritch.scoring.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Game:
    """One deal of a variant: the phase under way, those to come, and the actions so far.

    A game never changes: :meth:`after` returns the next one.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> for call in map(parse_call, "P P 1H P 4H P P P".split()):
        ...     game = game.after(call)
        >>> game.facts.contract, game.actor
        (Contract.parse('4H', Seat.SOUTH), <Seat.WEST: 3>)
        >>> game
        <Game contract, board 1, 8 actions>
    """

    variant: Variant
    deal: Deal
    phase: Phase
    rest: tuple[PhaseOpener, ...]
    log: tuple[Action, ...] = ()

    @classmethod
    def start(cls, variant: Variant, deal: Deal, board: Board) -> Game:
        """Open the first phase of *variant* on *deal*.

        In a game for two, the dealer is the first of them from the board's on.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.games.variants.honeymoon_draw import VARIANT
            >>> Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1)).board.dealer
            <Seat.SOUTH: 2>
        """
        first, *rest = variant.phases
        board = replace(board, dealer=first_of(variant.players, board.dealer))
        phase = first(Facts(board, deal.hands, players=variant.players))
        return _open_phases(cls(variant, deal, phase, tuple(rest)))

    @classmethod
    def fold(
        cls, variant: Variant, deal: Deal, board: Board, actions: Iterable[Action]
    ) -> Game:
        """Return the game that *actions* lead to: the definition of every later state.

        Raises:
            Illegal: One of the actions is not allowed where it comes.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import PASS
            >>> from biritch.games.variants.contract import VARIANT
            >>> passed = [PASS] * 4
            >>> Game.fold(VARIANT, Deal.random(seed=7), Board.from_number(1), passed).score
            0
        """
        return reduce(cls.after, actions, cls.start(variant, deal, board))

    def __repr__(self) -> str:
        done = "over" if self.over else f"{len(self.log)} actions"
        return f"<Game {self.variant.name}, board {self.board.number}, {done}>"

    @property
    def facts(self) -> Facts:
        """What is settled so far. It knows all four hands: keep it from the seats.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.facts.hands == game.deal.hands
            True
        """
        return self.phase.facts

    @property
    def board(self) -> Board:
        """The board being played.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.board
            Board(1, Seat.NORTH, Vulnerability.NONE)
        """
        return self.facts.board

    @property
    def over(self) -> bool:
        """Whether the last phase has ended.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import PASS
            >>> from biritch.games.variants.contract import VARIANT
            >>> game = Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1))
            >>> game.over, Game.fold(VARIANT, game.deal, game.board, [PASS] * 4).over
            (False, True)
        """
        return self.phase.over and not self.rest

    @property
    def actor(self) -> Seat | None:
        """Who is to act, or nobody once it is over.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.after(PASS).actor
            <Seat.EAST: 1>
        """
        return None if self.over else self.phase.actor

    def objection(self, action: Action) -> Offence | None:
        """Return why the player in turn may not do *action*; ``None`` where they may.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, REDOUBLE
            >>> game = bw.game()
            >>> game.objection(PASS) is None, game.objection(REDOUBLE).place
            (True, '36')
        """
        return self.phase.objection(action)

    def after(self, action: Action | str) -> Game:
        """Return the game once *action* is done; a call or a card may be written.

        Raises:
            Illegal: *action* is not allowed here; the exception names the law.
            ValueError: What is written is neither a call nor a card.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import PASS
            >>> from biritch.games.variants.contract import VARIANT
            >>> Game.start(VARIANT, Deal.random(seed=7), Board.from_number(2)).after(PASS).actor
            <Seat.SOUTH: 2>
            >>> Game.start(VARIANT, Deal.random(seed=7), Board.from_number(2)).after("1♠").log
            (Bid(1, Strain.SPADES),)
        """
        if isinstance(action, str):
            action = _action_written(action)
        phase = self.phase.after(action)
        return _open_phases(replace_fields(self, phase=phase, log=(*self.log, action)))

    @property
    def parts(self) -> Parts:
        """What the result is made of, in points; nothing while it is open or passed out.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import parse_call
            >>> from biritch.games.phase import AgreedClaim
            >>> from biritch.games.variants.contract import VARIANT
            >>> actions = [*map(parse_call, "1NT P P P".split()), AgreedClaim(8)]
            >>> game = Game.fold(VARIANT, Deal.random(seed=7), Board.from_number(1), actions)
            >>> game.parts
            {'contract': 40, 'overtricks': 30, 'partscore': 50}
        """
        facts = self.facts
        if not self.over or facts.contract is None:
            return {}
        vulnerable = facts.contract.declarer in facts.board.vulnerability
        return parts(self.variant.tariff, facts.contract, facts.won, vulnerable=vulnerable)

    @property
    def score(self) -> int | None:
        """The points of North-South, 0 when passed out, ``None`` while it is open.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import parse_call
            >>> from biritch.games.phase import AgreedClaim
            >>> from biritch.games.variants.contract import VARIANT
            >>> actions = [*map(parse_call, "1NT P P P".split()), AgreedClaim(8)]
            >>> game = Game.fold(VARIANT, Deal.random(seed=7), Board.from_number(1), actions)
            >>> game.score
            120
        """
        facts = self.facts
        if not self.over:
            return None
        if facts.contract is None:
            return 0
        declarer = facts.contract.declarer
        vulnerable = declarer in facts.board.vulnerability
        points = score(self.variant.tariff, facts.contract, facts.won, vulnerable=vulnerable)
        return points if declarer.side is Side.NS else -points

    def view(
        self,
        seat: Seat | None,
        *,
        unit: Unit = "imps",
        sheet: Sheet | None = None,
        systems: tuple[str, str] | None = None,
        choosing: bool = True,
    ) -> View:
        """Return what *seat* may know; ``None`` is a spectator, who sees what is face up.

        What the board counts for, the *sheet* and the *systems* are the table's to say; one
        who is not *choosing* is not told what may be done.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> view = game.view(Seat.NORTH)
            >>> view.seen[Seat.NORTH], view.seen[Seat.EAST]
            (Hand.parse('Q852.KJ64.KJ7.J3'), None)
        """
        facts = self.facts
        # The own hand only where somebody sits: an empty seat is shown what is face up.
        shown = facts.exposed | ({seat} & set(facts.players))
        # What may be done tells of the cards in hand, so only the player in turn sees it.
        mine = not self.over and self.phase.actor == seat
        return View(
            variant=self.variant.name,
            tariff=self.variant.tariff,
            seat=seat,
            board=facts.board,
            seen=tuple(facts.face_up_cards(s) if s in shown else None for s in FOUR),
            counts=tuple(map(len, facts.hands)),
            auction=facts.auction,
            contract=facts.contract,
            tricks=facts.tricks,
            won=facts.won,
            turn=None if self.over else self.phase.turn,
            actor=self.actor,
            log=self._log(seat),
            legal=self.phase.legal() if mine and choosing else (),
            deal=self.deal_played if self.over else None,
            announced=facts.announced,
            players=facts.players,
            dummies=facts.dummies,
            turned=facts.turned,
            drawn=facts.drawn,
            stock=len(facts.stock),
            widow=facts.widow if mine else None,
            said=facts.said,
            stage=self.phase.kind,
            unit=unit,
            sheet=sheet,
            systems=systems,
        )

    def view_beside(self, beside: View, seat: Seat, *, choosing: bool = True) -> View:
        """Return what *seat* may know: more than a spectator, the rest as *beside* has it.

        *beside* is the view of a spectator; so nothing that all see is looked at again.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.view_beside(game.view(None), Seat.NORTH) == game.view(Seat.NORTH)
            True
        """
        facts = self.facts
        if seat not in facts.players:
            return replace_fields(beside, seat=seat)
        seen = (*beside.seen[:seat], facts.face_up_cards(seat), *beside.seen[seat + 1 :])
        mine = beside.turn is not None and self.phase.actor == seat
        return replace_fields(
            beside,
            seat=seat,
            seen=seen,
            log=self._log(seat),
            legal=self.phase.legal() if mine and choosing else (),
            widow=facts.widow if mine else None,
        )

    @property
    def deal_played(self) -> Deal:
        """The four hands the play began with; those of nobody are what was put aside.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.deal_played == game.deal
            True
        """
        outset = self.facts.outset
        if outset is None:
            return self.deal
        aside = list(FULL_PACK - reduce(Hand.__or__, outset))
        hands = []
        for hand in outset:
            hands.append(hand or Hand.of(aside[:13]))
            aside = aside if hand else aside[13:]
        north, east, south, west = hands
        return Deal((north, east, south, west))

    played = Renamed("deal_played", "1.0")

    def _log(self, seat: Seat | None) -> tuple[Action, ...]:
        """Return what was done as *seat* may know it: who takes of the widow shows nothing."""
        if not self.facts.takers:
            return self.log
        # The shares in the log come in the order of the takers.
        takers = iter(self.facts.takers)
        return tuple(
            HIDDEN if isinstance(action, WidowShare) and next(takers) != seat else action
            for action in self.log
        )


def _open_phases(game: Game) -> Game:
    """Open the phases to come for as long as the one under way is over."""
    while game.phase.over and game.rest:
        opened = game.rest[0](game.phase.facts)
        game = replace(game, phase=opened, rest=game.rest[1:])
    return game


def _action_written(text: str) -> Action:
    """Return the call or the card that is written; no text is both.

    Raises:
        ValueError: It is neither.
    """
    with suppress(ValueError):
        return parse_call(text)
    with suppress(ValueError):
        return Card.parse(text)
    raise ValueError(f"neither a call nor a card: {text!r} (want e.g. 1H, P or SA)")
