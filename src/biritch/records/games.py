"""Conversion between records and games."""

from __future__ import annotations

from biritch.core.calls import Bid, Call, Contract, OtherCall
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.records.play_order import in_columns, in_order
from biritch.records.record import PASSED_OUT, Record, WrittenAuction, WrittenPlay


def calls_of(record: Record) -> tuple[Call, ...]:
    r"""Return the calls of *record*, without passed-over players.

    Example:
        >>> from biritch.records.files import formats, lines_from
        >>> text = b'[Board "1"]\n[Auction "N"]\n1H Pass 4H AP'
        >>> (record,) = formats()["pbn"].read(lines_from(text))
        >>> [str(call) for call in calls_of(record)]
        ['1H', 'P', '4H', 'P', 'P', 'P']
    """
    if record.auction is None:
        return ()
    return tuple(call for call in record.auction.calls if call is not None)


def cards_of(record: Record) -> tuple[Card, ...]:
    """Return the known cards of *record* in order of play."""
    if record.play is None or record.strain is None:
        return ()
    return in_order(record.play, record.strain)


def actions(record: Record) -> tuple[Action, ...]:
    """Return the actions at the table: calls, then cards.

    Example:
        >>> actions(Record())
        ()
    """
    return (*calls_of(record), *cards_of(record))


def has_irregularity(record: Record) -> bool:
    """Return whether the record has an accepted irregularity.

    Example:
        >>> has_irregularity(Record())
        False
    """
    if record.auction is not None and None in record.auction.calls:
        return True
    sections = (record.auction, record.play)
    return any(
        remark.irregular
        for section in sections
        if section is not None
        for _, remark in section.remarks
    )


def game_record(game: Game, names: tuple[str, str, str, str] = ("", "", "", "")) -> Record:
    """Return the record of *game*, finished or not, with the players' *names* from North."""
    facts = game.facts
    calls = tuple(action for action in game.log if isinstance(action, Bid | OtherCall))
    cards = [action for action in game.log if isinstance(action, Card)]
    contract = facts.contract
    passed = game.over and contract is None
    return Record(
        number=game.board.number,
        dealer=game.board.dealer,
        vulnerability=game.board.vulnerability,
        deal=game.deal,
        auction=WrittenAuction(calls, ends="" if _over(game) else "+"),
        contract=PASSED_OUT if passed else contract,
        play=_play(contract, cards, over=game.over) if contract else None,
        tricks=facts.won if game.over and contract else None,
        score=game.score,
        names=names,
    )


def _over(game: Game) -> bool:
    auction = game.facts.auction
    return auction is not None and auction.over


def _play(contract: Contract, cards: list[Card], *, over: bool) -> WrittenPlay:
    columns = in_columns(cards, contract.strain)
    if len(cards) == 52:
        return WrittenPlay(contract.leader, columns)
    return WrittenPlay(contract.leader, columns, ends="*" if over else "+")
