"""One board at the terminal: who acts, what is told, and what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from biritch.cli.terminal.answers import answer
from biritch.cli.terminal.orders import read_action, read_order
from biritch.cli.terminal.results import ours
from biritch.cli.terminal.sentences import Tongue
from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.games.view import View
from biritch.rules.offence import Illegal
from biritch.scoring.sheet import Sheet

if TYPE_CHECKING:
    from biritch.core.calls import Call
    from biritch.core.phrase import Phrase
    from biritch.robots.robot import Robot
    from biritch.rules.auction import Auction

_KINDS = {"play": "play", "drawing": "draw", "naming": "name", "sharing": "share"}
"""What is asked for at each stage; else a call."""

BUDGET = 1.0
"""Seconds a robot may take for one decision."""


class Meant(Protocol):
    """What a call says."""

    @property
    def says(self) -> Phrase:
        """The meaning, in a sentence."""

    @property
    def alert(self) -> bool:
        """Whether opponents are to be alerted."""


class Explains(Protocol):
    """A bidding system, as far as a table needs one."""

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> Sequence[Meant]:
        """Return the meaning of each call made."""

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> Mapping[Call, Meant]:
        """Return what each call allowed would say."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits where, how one speaks and is heard, and the boards already played."""

    seat: Seat
    robots: Mapping[Seat, Robot]
    tongue: Tongue
    hear: Callable[[], str | None]
    say: Callable[[str], None]
    rng: random.Random
    budget: float
    system: Explains
    past: tuple[Game, ...] = ()
    sheet: Sheet | None = None

    @property
    def total(self) -> int:
        """The points of one's side over the boards played."""
        return sum(ours(game, self.seat) for game in self.past)


class Playing:
    """A board under way at a table."""

    def __init__(self, table: Table, game: Game, sheet: Sheet | None = None) -> None:
        """Sit down to *game*, which will be written on *sheet*, where one is kept."""
        self.table = table
        self.game = game
        self.sheet = sheet
        self._asked: frozenset[str] = frozenset()

    @property
    def me(self) -> Seat:
        """The seat one acts for: declarer's, once one's own hand lies on the table."""
        seat, facts = self.table.seat, self.game.facts
        return seat.partner if seat in facts.exposed else seat

    def view(self, seat: Seat) -> View:
        """Return what *seat* may know, the score sheet so far included."""
        return replace(self.game.view(seat), sheet=self.sheet)

    def tell(self, name: str, /, **arguments: str | int) -> None:
        """Say the message *name*."""
        self.table.say(self.table.tongue.say(name, **arguments))

    def run(self) -> Game | None:
        """Play the board to its end and return it, or ``None`` when one leaves."""
        self._open()
        while not self.game.over:
            actor = self.game.actor
            assert actor is not None
            if actor == self.me:
                if not self._ask():
                    return None
                continue
            robot = self.table.robots[actor]
            view = self.view(actor)
            made = robot.decide(view, budget=self.table.budget, rng=self.table.rng)
            self.act(made.action)
        return self.game

    def _open(self) -> None:
        tongue, board = self.table.tongue, self.game.board
        self.tell("terminal-board", number=str(board.number))
        self.tell("terminal-dealer", seat=tongue.seat(board.dealer))
        self.tell(
            "terminal-vulnerable", who=tongue.say(f"cli-vulnerable-{board.vulnerability}")
        )
        self._open_cards()

    def _open_cards(self) -> None:
        """Say one's hand and what else lies open before anybody acts."""
        facts, tongue = self.game.facts, self.table.tongue
        self.show_hand(self.table.seat)
        for seat, points in zip(Seat, facts.announced, strict=False):
            self.tell("terminal-announces", seat=tongue.seat(seat), points=points)
        if facts.turned is not None:
            self.tell("terminal-turned", card=tongue.card(facts.turned))
        for seat in sorted(facts.exposed - {self.table.seat}):
            self.tell("terminal-dummy-is", seat=tongue.seat(seat))
            self.show_hand(seat)
        if self.me != self.table.seat:
            self.tell("terminal-you-declare", seat=tongue.seat(self.me))
            self.show_hand(self.me)

    def show_hand(self, seat: Seat) -> None:
        """Say the cards *seat* still holds, a suit a line: one's own, or dummy's."""
        hand = self.game.view(self.me).seen[seat]
        assert hand is not None, f"{seat}'s hand is hidden"
        whose = "terminal-your-hand" if seat == self.table.seat else "terminal-hand-of"
        self.tell(whose, seat=self.table.tongue.seat(seat), points=hand.hcp)
        for line in self.table.tongue.hand(hand):
            self.table.say(line)

    def _ask(self) -> bool:
        """Ask for one's call or card, and do what is answered; ``False`` is to leave."""
        legal = self.game.phase.legal()
        self._question(_KINDS.get(self.game.phase.kind, "call"))
        line = self.table.hear()
        if line is None:
            return False
        if not line.strip():
            return True
        order = read_order(line)
        if order is not None:
            return answer(self, order)
        try:
            dummys = self.game.phase.turn != self.me
            self.act(read_action(line, legal, self.table.tongue.notation, dummys=dummys))
        except Illegal as illegal:
            self.table.say(self.table.tongue.offence(illegal.offence))
        except ValueError:
            self.tell("terminal-not-understood", text=line.strip()[:60])
        return True

    def _question(self, kind: str) -> None:
        """Ask for a call or a card; the first time, say how to type it."""
        tongue, facts = self.table.tongue, self.game.facts
        if kind not in self._asked:
            self.tell(f"terminal-how-to-{kind}", notation=tongue.notation)
            self._asked |= {kind}
        if kind == "share":
            cards = self.game.view(self.me).widow or ()
            self.tell("terminal-widow", cards=", ".join(map(tongue.card, cards)))
        if kind not in ("play", "draw"):
            self.tell(f"terminal-ask-{kind}")
            return
        turn = self.game.phase.turn
        whose = "own" if turn == self.table.seat else "other"
        trick = facts.last if facts.last and not facts.last.full else None
        if trick is not None:
            led, several = trick.cards[0].suit, tongue.language == "en"
            suit = tongue.suit(led, several=several).capitalize()
            seat = tongue.seat(turn)
            self.tell("terminal-ask-following", whose=whose, seat=seat, suit=suit)
        else:
            self.tell("terminal-ask-card", whose=whose, seat=tongue.seat(turn))

    def act(self, action: Action) -> None:
        """Do *action* and tell what came of it; raise, and change nothing, if illegal."""
        before = self.game
        self.game = before.after(action)
        if isinstance(action, AgreedClaim):
            return
        seat = self.table.tongue.seat(before.phase.turn)
        if (
            isinstance(action, NamedTrump | BridgeWhistCall | WidowShare)
            or before.phase.kind == "naming"
        ):
            self._after_deed(before, action)
        elif isinstance(action, Card):
            self.tell("terminal-plays", seat=seat, card=self.table.tongue.card(action))
            self._after_card(before)
        else:
            said = self.table.tongue.action(action)
            self.tell("terminal-calls", seat=seat, call=said, meaning=self._meaning())
            if before.facts.contract is None and self.game.facts.contract is not None:
                self._after_auction()

    def _after_deed(self, before: Game, action: Action) -> None:
        """Tell what was said about trumps, or that the widow was shared out."""
        mine = before.actor == self.me or not isinstance(action, WidowShare)
        said = self.table.tongue.action(action if mine else HIDDEN)
        seat = self.table.tongue.seat(before.phase.turn)
        self.tell("terminal-call-line", seat=seat, call=said)
        if before.phase.kind != "play" and self.game.phase.kind == "play":
            for dummy in sorted(self.game.facts.exposed - before.facts.exposed):
                self.tell("terminal-dummy-is", seat=self.table.tongue.seat(dummy))
                self.show_hand(dummy)
            if isinstance(action, WidowShare):
                self.show_hand(self.table.seat)
            self._after_auction()

    def _meaning(self) -> str:
        """Return what the last call said, by the system played; nothing between two."""
        auction = self.game.facts.auction
        if auction is None or len(auction.callers) < len(Seat):
            return ""
        meant = self.table.system.explain(auction, self.game.board.vulnerability)[-1]
        said = self.table.tongue.phrase(meant.says)
        return self.table.tongue.say("terminal-alert", says=said) if meant.alert else said

    def _after_auction(self) -> None:
        contract = self.game.facts.contract
        assert contract is not None
        self.tell("terminal-contract-is", contract=self.table.tongue.contract(contract))
        if self.game.phase.kind == "play":
            self.tell("terminal-leads", seat=self.table.tongue.seat(self.game.phase.turn))

    def _after_card(self, before: Game) -> None:
        facts, tongue = self.game.facts, self.table.tongue
        for dummy in facts.exposed - before.facts.exposed:
            self.tell("terminal-dummy-is", seat=tongue.seat(dummy))
            self.show_hand(dummy)
            if self.me != self.table.seat:
                self.tell("terminal-you-declare", seat=tongue.seat(self.me))
                self.show_hand(self.me)
        trick, contract = facts.last, facts.contract
        if trick is None or not trick.full:
            return
        done = len(facts.tricks or facts.drawn)
        strain = Strain.NOTRUMP if contract is None else contract.strain
        self.tell("terminal-wins", seat=tongue.seat(trick.winner(strain)), number=str(done))
        if contract is not None:
            self.tell("terminal-tricks", declarer=facts.won, defenders=done - facts.won)
            return
        gone = before.facts.hands[self.me] - Hand.of(trick.cards)
        for card in facts.hands[self.me] - gone:
            self.tell("terminal-you-draw", card=tongue.card(card), left=len(facts.stock))
        if self.game.phase.kind == "auction":
            self.show_hand(self.me)
