"""What the terminal table answers to each order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from biritch.cli.terminal.orders import Order
from biritch.cli.terminal.results import sheet_lines
from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card, Strain
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.games.phases.tricks import remaining
from biritch.rules.play import Trick
from biritch.words import older_games as deeds
from biritch.words.notation import Notation, read_call, write_call, write_card, write_strain

if TYPE_CHECKING:
    from biritch.cli.terminal.board import Playing


def answer(playing: Playing, order: Order) -> bool:
    """Do what *order* says; ``False`` is to leave the table."""
    if order.name == "quit":
        return False
    _ANSWERS[order.name](playing, order.rest)
    return True


def _help(playing: Playing, _: str) -> None:
    for line in playing.table.tongue.say("terminal-help").splitlines():
        playing.table.say(line)


def _hand(playing: Playing, _: str) -> None:
    playing.show_hand(playing.me)


def _dummy(playing: Playing, _: str) -> None:
    exposed = playing.game.facts.exposed
    if not exposed:
        playing.tell("terminal-no-dummy")
    for seat in exposed:
        playing.show_hand(seat)


def _auction(playing: Playing, _: str) -> None:
    facts, tongue = playing.game.facts, playing.table.tongue
    said = facts.said if facts.auction is None else facts.auction.seated
    if not said:
        playing.tell("terminal-no-calls")
    for seat, what in said:
        playing.tell("terminal-call-line", seat=tongue.seat(seat), call=tongue.action(what))


def _meaning(playing: Playing, rest: str) -> None:
    """Say what every call made means, or what one would say if made now."""
    auction, tongue = playing.game.facts.auction, playing.table.tongue
    vulnerability = playing.game.board.vulnerability
    if auction is None or len(auction.callers) < len(Seat):
        playing.tell("terminal-no-agreements")
        return
    if not rest:
        meant = playing.table.system.explain(auction, vulnerability)
        for (seat, call), one in zip(auction.seated, meant, strict=True):
            said = tongue.phrase(one.says)
            who, what = tongue.seat(seat), tongue.call(call)
            playing.tell("terminal-calls", seat=who, call=what, meaning=said)
        return
    asked = _call(rest, playing)
    menu = {} if auction.over else playing.table.system.menu(auction, vulnerability)
    if asked is None or asked not in menu:
        playing.tell("terminal-no-meaning", text=rest[:60])
        return
    said = tongue.phrase(menu[asked].says)
    playing.tell("terminal-would-say", call=tongue.call(asked), meaning=said)


def _call(text: str, playing: Playing) -> Bid | OtherCall | None:
    own = playing.table.tongue.notation
    for notation in (own, "en", "fr"):
        try:
            return read_call(text, "fr" if notation == "fr" else "en")
        except ValueError:
            continue
    return None


def _trick(playing: Playing, _: str) -> None:
    last = playing.game.facts.last
    if last is None or last.full:
        playing.tell("terminal-nothing-on-the-table")
        return
    _cards(playing, last, 0)


def _last(playing: Playing, _: str) -> None:
    """Say the last trick, at any time: what is only heard is gone sooner than Law 66 thinks."""
    facts = playing.game.facts
    done = [trick for trick in facts.tricks or facts.drawn if trick.full]
    if not done:
        playing.tell("terminal-no-last-trick")
        return
    _cards(playing, done[-1], len(done))


def _cards(playing: Playing, trick: Trick, number: int) -> None:
    tongue = playing.table.tongue
    for seat, card in trick.seated:
        playing.tell("terminal-plays", seat=tongue.seat(seat), card=tongue.card(card))
    contract = playing.game.facts.contract
    strain = Strain.NOTRUMP if contract is None else contract.strain
    if trick.full:
        winner = tongue.seat(trick.winner(strain))
        playing.tell("terminal-wins", seat=winner, number=str(number))


def _score(playing: Playing, _: str) -> None:
    facts, tongue = playing.game.facts, playing.table.tongue
    if facts.contract is not None:
        done = sum(trick.full for trick in facts.tricks)
        playing.tell("terminal-contract-is", contract=tongue.contract(facts.contract))
        playing.tell("terminal-tricks", declarer=facts.won, defenders=done - facts.won)
    table = playing.table
    if table.sheet is not None:
        for line in sheet_lines(table.sheet, tongue):
            table.say(line)
        return
    playing.tell("terminal-total", boards=len(table.past), total=str(table.total))


def _legal(playing: Playing, _: str) -> None:
    legal, notation = playing.game.phase.legal(), playing.table.tongue.notation
    apart = ", " if isinstance(legal[0], WidowShare) else " "
    written = [typed(action, notation) for action in legal]
    playing.tell("terminal-legal", words=apart.join(written))


def typed(action: Action, notation: Notation) -> str:
    """Return how *action* may be typed."""
    match action:
        case Card():
            return write_card(action, notation)
        case Bid() | OtherCall():
            return write_call(action, notation)
        case NamedTrump(strain):
            return write_strain(strain, notation)
        case BridgeWhistCall():
            return deeds.ASIDE[notation][action.value]
        case WidowShare(hand, dummy) if hand is not None and dummy is not None:
            return deeds.write_pair((hand, dummy), notation)
        case _:
            return str(action)


def _hint(playing: Playing, _: str) -> None:
    """Ask the robot opposite what it would do with one's own view, and why."""
    table, me = playing.table, playing.me
    robot = table.robots.get(table.seat.partner) or next(iter(table.robots.values()))
    made = robot.decide(playing.view(me), budget=table.budget, rng=table.rng)
    what, why = table.tongue.action(made.action), table.tongue.phrase(made.reason)
    playing.tell("terminal-hint", action=what, reason=why)


def _undo(playing: Playing, _: str) -> None:
    """Go back to one's own last action, as if it had not been made."""
    log = playing.game.log
    for size in reversed(range(len(log))):
        game = playing.game
        playing.game = Game.fold(game.variant, game.deal, game.board, log[:size])
        if playing.game.actor == playing.me:
            playing.tell("terminal-undone", action=playing.table.tongue.action(log[size]))
            return
        playing.game = game
    playing.tell("terminal-nothing-to-undo")


def _claim(playing: Playing, rest: str) -> None:
    """Claim that one's side wins so many of the tricks left (Laws 68 to 70)."""
    facts = playing.game.facts
    if facts.contract is None:
        playing.tell("terminal-no-claim")
        return
    left = remaining(facts.hands)
    if not re.fullmatch("[0-9]{1,2}", rest, re.ASCII) or int(rest) > left:
        playing.tell("terminal-claim-wants", most=str(left))
        return
    tricks = int(rest)
    if not _all_accept(playing, tricks):
        playing.tell("terminal-claim-refused")
        return
    playing.tell("terminal-claim-accepted", tricks=tricks)
    ours = playing.me.side == facts.contract.declarer.side
    playing.act(AgreedClaim(facts.won + (tricks if ours else left - tricks)))


def _all_accept(playing: Playing, tricks: int) -> bool:
    """Ask each opponent who has a hand to think with; dummy has none."""
    from biritch.robots.claims import accepts_claim

    facts, table = playing.game.facts, playing.table
    me = playing.me
    playing_too = set(facts.players) - facts.dummies
    judges = [seat for seat in Seat if seat.side != me.side and seat in playing_too]
    return all(
        accepts_claim(
            playing.game.view(seat), me, tricks, table.budget, table.rng, shown=facts.hands[me]
        )
        for seat in judges
    )


def _not_now(playing: Playing, _: str) -> None:
    playing.tell("terminal-not-now")


_ANSWERS: Mapping[str, Callable[[Playing, str], None]] = MappingProxyType(
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
