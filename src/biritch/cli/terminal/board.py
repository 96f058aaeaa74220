"""One board at the terminal: turns, messages, and the effect of each command."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from biritch.cli.terminal.orders import Order, read_action, read_order, write_action
from biritch.cli.terminal.results import own_points, sheet_sentences
from biritch.cli.terminal.sentences import SpokenWording
from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.actions import HIDDEN, BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.games.phases.tricks import remaining
from biritch.games.view import View
from biritch.rules.offence import Illegal
from biritch.rules.play import Trick
from biritch.scoring.sheet import Sheet
from biritch.words.notation import read_call
from biritch.words.short_lines import short_sentence

if TYPE_CHECKING:
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.core.calls import Call
    from biritch.robots.robot import Robot
    from biritch.rules.auction import Auction

_KINDS = {"play": "play", "drawing": "draw", "naming": "name", "sharing": "share"}
"""What is asked for at each stage; else a call."""

BUDGET = 1.0
"""Seconds a robot may take for one decision."""


class BiddingExplainer(Protocol):
    """The interface of a bidding system for a table."""

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> Sequence[Meaning]:
        """Return the meaning of each call made."""

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> Mapping[Call, Meaning]:
        """Return the meaning of each legal call."""


@dataclass(frozen=True, slots=True)
class TerminalTable:
    """The table: seats, input and output, and the boards already played."""

    seat: Seat
    robots: Mapping[Seat, Robot]
    wording: SpokenWording
    hear: Callable[[], str | None]
    say: Callable[[str], None]
    rng: random.Random
    budget: float
    system: BiddingExplainer
    past: tuple[Game, ...] = ()
    sheet: Sheet | None = None

    @property
    def total(self) -> int:
        """The points of one's side so far."""
        return sum(own_points(game, self.seat) for game in self.past)


class BoardInPlay:
    """A board in progress at a table."""

    def __init__(self, table: TerminalTable, game: Game, sheet: Sheet | None = None) -> None:
        """Start *game*, to be scored on *sheet* if there is one."""
        self.table = table
        self.game = game
        self.sheet = sheet
        self._asked: frozenset[str] = frozenset()

    @property
    def me(self) -> Seat:
        """The seat one acts for: declarer's if one is dummy."""
        seat, facts = self.table.seat, self.game.facts
        return seat.partner if seat in facts.exposed else seat

    def view(self, seat: Seat) -> View:
        """Return the view of *seat*, with the score sheet so far."""
        return replace(self.game.view(seat), sheet=self.sheet)

    def tell(self, name: str, /, **arguments: str | int) -> None:
        """Print the message *name*."""
        self.table.say(self.table.wording.say(name, **arguments))

    def run(self) -> Game | None:
        """Play the board and return it, or ``None`` if the player leaves."""
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
            decision = robot.decide(view, budget=self.table.budget, rng=self.table.rng)
            self.act(decision.action)
        return self.game

    def _open(self) -> None:
        wording, board = self.table.wording, self.game.board
        self.tell("terminal-board", number=str(board.number))
        self.tell("terminal-dealer", seat=wording.seat(board.dealer))
        self.tell(
            "terminal-vulnerable", who=wording.say(f"cli-vulnerable-{board.vulnerability}")
        )
        self._open_cards()

    def _open_cards(self) -> None:
        """Print one's hand and other visible cards before the first action."""
        facts, wording = self.game.facts, self.table.wording
        self.show_hand(self.table.seat)
        for seat, points in zip(Seat, facts.announced, strict=False):
            self.tell("terminal-announces", seat=wording.seat(seat), points=points)
        if facts.turned is not None:
            self.tell("terminal-turned", card=wording.card(facts.turned))
        for seat in sorted(facts.exposed - {self.table.seat}):
            self.tell("terminal-dummy-is", seat=wording.seat(seat))
            self.show_hand(seat)
        if self.me != self.table.seat:
            self.tell("terminal-you-declare", seat=wording.seat(self.me))
            self.show_hand(self.me)

    def show_hand(self, seat: Seat) -> None:
        """Print the remaining cards of *seat*, a suit a line: one's own, or dummy's."""
        hand = self.game.view(self.me).seen[seat]
        assert hand is not None, f"{seat}'s hand is hidden"
        heading = "terminal-your-hand" if seat == self.table.seat else "terminal-hand-of"
        self.tell(heading, seat=self.table.wording.seat(seat), points=hand.hcp)
        for line in self.table.wording.hand(hand):
            self.table.say(line)

    def _ask(self) -> bool:
        """Ask for an action or a command, and perform it; return false to leave."""
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
            self.act(read_action(line, legal, self.table.wording.notation, dummys=dummys))
        except Illegal as illegal:
            self.table.say(self.table.wording.offence(illegal.offence))
        except ValueError:
            self.tell("terminal-not-understood", text=line.strip()[:60])
        return True

    def _question(self, kind: str) -> None:
        """Ask for a call or a card; the first time, with instructions."""
        wording, facts = self.table.wording, self.game.facts
        if kind not in self._asked:
            self.tell(f"terminal-how-to-{kind}", notation=wording.notation)
            self._asked |= {kind}
        if kind == "share":
            cards = self.game.view(self.me).widow or ()
            self.tell("terminal-widow", cards=", ".join(map(wording.card, cards)))
        if kind not in ("play", "draw"):
            self.tell(f"terminal-ask-{kind}")
            return
        turn = self.game.phase.turn
        hand_owner = "own" if turn == self.table.seat else "other"
        trick = facts.last if facts.last and not facts.last.full else None
        if trick is not None:
            led, several = trick.cards[0].suit, wording.language == "en"
            suit = wording.suit(led, several=several).capitalize()
            seat = wording.seat(turn)
            self.tell("terminal-ask-following", whose=hand_owner, seat=seat, suit=suit)
        else:
            self.tell("terminal-ask-card", whose=hand_owner, seat=wording.seat(turn))

    def act(self, action: Action) -> None:
        """Perform *action* and print its effect; raise without a change if illegal.

        Raises:
            Illegal: The action is not allowed now; its law is named.
        """
        before = self.game
        self.game = before.after(action)
        if isinstance(action, AgreedClaim):
            return
        seat = self.table.wording.seat(before.phase.turn)
        if (
            isinstance(action, NamedTrump | BridgeWhistCall | WidowShare)
            or before.phase.kind == "naming"
        ):
            self._after_deed(before, action)
        elif isinstance(action, Card):
            self.tell("terminal-plays", seat=seat, card=self.table.wording.card(action))
            self._after_card(before)
        else:
            spoken = self.table.wording.action(action)
            self.tell("terminal-calls", seat=seat, call=spoken, meaning=self._meaning())
            if before.facts.contract is None and self.game.facts.contract is not None:
                self._after_auction()

    def _after_deed(self, before: Game, action: Action) -> None:
        """Print an action about trumps, or the division of the widow."""
        mine = before.actor == self.me or not isinstance(action, WidowShare)
        spoken = self.table.wording.action(action if mine else HIDDEN)
        seat = self.table.wording.seat(before.phase.turn)
        self.tell("terminal-call-line", seat=seat, call=spoken)
        if before.phase.kind != "play" and self.game.phase.kind == "play":
            for dummy in sorted(self.game.facts.exposed - before.facts.exposed):
                self.tell("terminal-dummy-is", seat=self.table.wording.seat(dummy))
                self.show_hand(dummy)
            if isinstance(action, WidowShare):
                self.show_hand(self.table.seat)
            self._after_auction()

    def _meaning(self) -> str:
        """Return the meaning of the last call in the system; empty without one."""
        auction = self.game.facts.auction
        if auction is None or len(auction.callers) < len(Seat):
            return ""
        meant = self.table.system.explain(auction, self.game.board.vulnerability)[-1]
        sentence = short_sentence(meant, self.table.wording.language)
        return (
            self.table.wording.say("terminal-alert", says=sentence) if meant.alert else sentence
        )

    def _after_auction(self) -> None:
        contract = self.game.facts.contract
        assert contract is not None
        self.tell("terminal-contract-is", contract=self.table.wording.contract(contract))
        if self.game.phase.kind == "play":
            self.tell("terminal-leads", seat=self.table.wording.seat(self.game.phase.turn))

    def _after_card(self, before: Game) -> None:
        facts, wording = self.game.facts, self.table.wording
        for dummy in facts.exposed - before.facts.exposed:
            self.tell("terminal-dummy-is", seat=wording.seat(dummy))
            self.show_hand(dummy)
            if self.me != self.table.seat:
                self.tell("terminal-you-declare", seat=wording.seat(self.me))
                self.show_hand(self.me)
        trick, contract = facts.last, facts.contract
        if trick is None or not trick.full:
            return
        done = len(facts.tricks or facts.drawn)
        strain = Strain.NOTRUMP if contract is None else contract.strain
        self.tell("terminal-wins", seat=wording.seat(trick.winner(strain)), number=str(done))
        if contract is not None:
            self.tell("terminal-tricks", declarer=facts.won, defenders=done - facts.won)
            return
        # What is in the hand now and was not left in it before was drawn from the stock.
        gone = before.facts.hands[self.me] - Hand.of(trick.cards)
        for card in facts.hands[self.me] - gone:
            self.tell("terminal-you-draw", card=wording.card(card), left=len(facts.stock))
        if self.game.phase.kind == "auction":
            self.show_hand(self.me)


def answer(board: BoardInPlay, order: Order) -> bool:
    """Perform the command *order* on *board*; return false to leave the table."""
    if order.name == "quit":
        return False
    _ANSWERS[order.name](board, order.rest)
    return True


def _help(board: BoardInPlay, _: str) -> None:
    for line in board.table.wording.say("terminal-help").splitlines():
        board.table.say(line)


def _hand(board: BoardInPlay, _: str) -> None:
    board.show_hand(board.me)


def _dummy(board: BoardInPlay, _: str) -> None:
    exposed = board.game.facts.exposed
    if not exposed:
        board.tell("terminal-no-dummy")
    for seat in exposed:
        board.show_hand(seat)


def _auction(board: BoardInPlay, _: str) -> None:
    facts, wording = board.game.facts, board.table.wording
    calls = facts.said if facts.auction is None else facts.auction.calls_by_seat
    if not calls:
        board.tell("terminal-no-calls")
    for seat, action in calls:
        board.tell("terminal-call-line", seat=wording.seat(seat), call=wording.action(action))


def _meaning(board: BoardInPlay, rest: str) -> None:
    """Print the meaning of every call made, or of one if made now."""
    auction, wording = board.game.facts.auction, board.table.wording
    vulnerability = board.game.board.vulnerability
    if auction is None or len(auction.callers) < len(Seat):
        board.tell("terminal-no-agreements")
        return
    if not rest:
        meant = board.table.system.explain(auction, vulnerability)
        for (seat, call), meaning in zip(auction.calls_by_seat, meant, strict=True):
            sentence = wording.phrase(meaning.says)
            caller, call_text = wording.seat(seat), wording.call(call)
            board.tell("terminal-calls", seat=caller, call=call_text, meaning=sentence)
        return
    named_call = _call(rest, board)
    menu = {} if auction.over else board.table.system.menu(auction, vulnerability)
    if named_call is None or named_call not in menu:
        board.tell("terminal-no-meaning", text=rest[:60])
        return
    sentence = wording.phrase(menu[named_call].says)
    board.tell("terminal-would-say", call=wording.call(named_call), meaning=sentence)


def _call(text: str, board: BoardInPlay) -> Bid | OtherCall | None:
    own = board.table.wording.notation
    for notation in (own, "en", "fr"):
        try:
            return read_call(text, "fr" if notation == "fr" else "en")
        except ValueError:
            continue
    return None


def _trick(board: BoardInPlay, _: str) -> None:
    last = board.game.facts.last
    if last is None or last.full:
        board.tell("terminal-nothing-on-the-table")
        return
    _cards(board, last, 0)


def _last(board: BoardInPlay, _: str) -> None:
    """Print the last trick, at any time: a screen-reader user needs it longer than Law 66."""
    facts = board.game.facts
    done = [trick for trick in facts.tricks or facts.drawn if trick.full]
    if not done:
        board.tell("terminal-no-last-trick")
        return
    _cards(board, done[-1], len(done))


def _cards(board: BoardInPlay, trick: Trick, number: int) -> None:
    wording = board.table.wording
    for seat, card in trick.cards_by_seat:
        board.tell("terminal-plays", seat=wording.seat(seat), card=wording.card(card))
    contract = board.game.facts.contract
    strain = Strain.NOTRUMP if contract is None else contract.strain
    if trick.full:
        winner = wording.seat(trick.winner(strain))
        board.tell("terminal-wins", seat=winner, number=str(number))


def _score(board: BoardInPlay, _: str) -> None:
    facts, wording = board.game.facts, board.table.wording
    if facts.contract is not None:
        done = sum(trick.full for trick in facts.tricks)
        board.tell("terminal-contract-is", contract=wording.contract(facts.contract))
        board.tell("terminal-tricks", declarer=facts.won, defenders=done - facts.won)
    table = board.table
    if table.sheet is not None:
        for line in sheet_sentences(table.sheet, wording):
            table.say(line)
        return
    board.tell("terminal-total", boards=len(table.past), total=str(table.total))


def _legal(board: BoardInPlay, _: str) -> None:
    legal, notation = board.game.phase.legal(), board.table.wording.notation
    apart = ", " if isinstance(legal[0], WidowShare) else " "
    spellings = [write_action(action, notation) for action in legal]
    board.tell("terminal-legal", words=apart.join(spellings))


def _hint(board: BoardInPlay, _: str) -> None:
    """Ask the robot opposite for advice in one's own view, with the reason."""
    table, me = board.table, board.me
    robot = table.robots.get(table.seat.partner) or next(iter(table.robots.values()))
    decision = robot.decide(board.view(me), budget=table.budget, rng=table.rng)
    action, why = table.wording.action(decision.action), table.wording.phrase(decision.reason)
    board.tell("terminal-hint", action=action, reason=why)


def _undo(board: BoardInPlay, _: str) -> None:
    """Undo back to one's own last action."""
    log = board.game.log
    # Robots have acted since: go back past their actions too, one by one.
    for size in reversed(range(len(log))):
        game = board.game
        board.game = Game.fold(game.variant, game.deal, game.board, log[:size])
        if board.game.actor == board.me:
            board.tell("terminal-undone", action=board.table.wording.action(log[size]))
            return
        board.game = game
    board.tell("terminal-nothing-to-undo")


def _claim(board: BoardInPlay, rest: str) -> None:
    """Claim that one's side wins that many of the remaining tricks (Laws 68 to 70)."""
    facts = board.game.facts
    if facts.contract is None:
        board.tell("terminal-no-claim")
        return
    left = remaining(facts.hands)
    if not re.fullmatch("[0-9]{1,2}", rest, re.ASCII) or int(rest) > left:
        board.tell("terminal-claim-wants", most=str(left))
        return
    tricks = int(rest)
    if not _all_accept(board, tricks):
        board.tell("terminal-claim-refused")
        return
    board.tell("terminal-claim-accepted", tricks=tricks)
    ours = board.me.side == facts.contract.declarer.side
    board.act(AgreedClaim(facts.won + (tricks if ours else left - tricks)))


def _all_accept(board: BoardInPlay, tricks: int) -> bool:
    """Return whether each opponent accepts; dummy is not asked."""
    from biritch.robots.claims import accepts_claim

    facts, table = board.game.facts, board.table
    me = board.me
    playing_too = set(facts.players) - facts.dummies
    judges = [seat for seat in Seat if seat.side != me.side and seat in playing_too]
    return all(
        accepts_claim(
            board.game.view(seat), me, tricks, table.budget, table.rng, shown=facts.hands[me]
        )
        for seat in judges
    )


def _not_now(board: BoardInPlay, _: str) -> None:
    board.tell("terminal-not-now")


_ANSWERS: Mapping[str, Callable[[BoardInPlay, str], None]] = MappingProxyType(
    {
        "help": _help,
        "hand": _hand,
        "dummy": _dummy,
        "auction": _auction,
        "meaning": _meaning,
        "trick": _trick,
        "last": _last,
        "score": _score,
        "legal": _legal,
        "claim": _claim,
        "undo": _undo,
        "hint": _hint,
        "deal": _not_now,
        "next": _not_now,
    }
)
