"""One board at the terminal: who acts, what is told, and what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from biritch.cli.terminal_answers import answer
from biritch.cli.terminal_orders import read_action, read_order
from biritch.cli.terminal_result import ours
from biritch.cli.terminal_tongue import Tongue
from biritch.core.cards import Card
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.phase import Action, Settled
from biritch.rules.offence import Illegal

if TYPE_CHECKING:
    from biritch.core.calls import Call
    from biritch.core.phrase import Phrase
    from biritch.robots.robot import Robot
    from biritch.rules.auction import Auction

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

    @property
    def total(self) -> int:
        """The points of one's side over the boards played."""
        return sum(ours(game, self.seat) for game in self.past)


class Playing:
    """A board under way at a table."""

    def __init__(self, table: Table, game: Game) -> None:
        """Sit down to *game*."""
        self.table = table
        self.game = game
        self._asked: frozenset[str] = frozenset()

    @property
    def me(self) -> Seat:
        """The seat one acts for: declarer's, once one's own hand lies on the table."""
        seat, facts = self.table.seat, self.game.facts
        return seat.partner if seat in facts.exposed else seat

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
            view = self.game.view(actor)
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
        self.show_hand(self.table.seat)

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
        legal = self.game.progress.legal()
        self._question("play" if isinstance(legal[0], Card) else "call")
        line = self.table.hear()
        if line is None:
            return False
        if not line.strip():
            return True
        order = read_order(line)
        if order is not None:
            return answer(self, order)
        try:
            self.act(read_action(line, legal, self.table.tongue.notation))
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
        if kind == "call":
            self.tell("terminal-ask-call")
            return
        turn = self.game.progress.turn
        whose = "own" if turn == self.table.seat else "other"
        trick = facts.tricks[-1].cards if facts.tricks else ()
        if 0 < len(trick) < len(facts.hands):
            suit = tongue.suit(trick[0].suit, several=tongue.language == "en").capitalize()
            seat = tongue.seat(turn)
            self.tell("terminal-ask-following", whose=whose, seat=seat, suit=suit)
        else:
            self.tell("terminal-ask-card", whose=whose, seat=tongue.seat(turn))

    def act(self, action: Action) -> None:
        """Do *action* and tell what came of it; raise, and change nothing, if illegal."""
        before = self.game
        self.game = before.after(action)
        if isinstance(action, Settled):
            return
        seat = self.table.tongue.seat(before.progress.turn)
        if isinstance(action, Card):
            self.tell("terminal-plays", seat=seat, card=self.table.tongue.card(action))
            self._after_card(before)
        else:
            said = self.table.tongue.action(action)
            self.tell("terminal-calls", seat=seat, call=said, meaning=self._meaning())
            if before.facts.contract is None and self.game.facts.contract is not None:
                self._after_auction()

    def _meaning(self) -> str:
        """Return what the last call said, by the system played."""
        auction = self.game.facts.auction
        assert auction is not None
        meant = self.table.system.explain(auction, self.game.board.vulnerability)[-1]
        said = self.table.tongue.phrase(meant.says)
        return self.table.tongue.say("terminal-alert", says=said) if meant.alert else said

    def _after_auction(self) -> None:
        contract = self.game.facts.contract
        assert contract is not None
        self.tell("terminal-contract-is", contract=self.table.tongue.contract(contract))
        self.tell("terminal-leads", seat=self.table.tongue.seat(contract.leader))

    def _after_card(self, before: Game) -> None:
        facts = self.game.facts
        contract = facts.contract
        assert contract is not None
        if not before.facts.exposed:
            self.tell("terminal-dummy-is", seat=self.table.tongue.seat(contract.dummy))
            self.show_hand(contract.dummy)
            if self.me != self.table.seat:
                self.tell("terminal-you-declare", seat=self.table.tongue.seat(self.me))
                self.show_hand(self.me)
        trick = facts.tricks[-1]
        if len(trick.cards) == len(facts.hands):
            done = len(facts.tricks)
            winner = self.table.tongue.seat(trick.winner(contract.strain))
            self.tell("terminal-wins", seat=winner, number=str(done))
            self.tell("terminal-tricks", declarer=facts.won, defenders=done - facts.won)
