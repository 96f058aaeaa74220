"""PBN's export format: its arrangement of a record, and its losses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.records.faults import BadText
from biritch.records.format import Loss
from biritch.records.pbn import values
from biritch.records.pbn.tag_names import MANDATORY
from biritch.records.play_order import contract_of
from biritch.records.record import Played, Record, Remark, Tag

KEPT = ("Contract", "Declarer", "Board", "Deal", "Result", "Score", "Room")
"""Tags that stay as they are when no field can hold what they say, last in their order."""


def arrange_record(record: Record) -> Record:
    """Return *record* in the order of export format: tags by name, then sections.

    Of two tags of one name the first stays; an auction has a dealer; a comment whose tag
    is not there stands after the result.
    """
    unique = {tag.name: tag for tag in reversed(record.tags)}
    tags = tuple(sorted(unique.values(), key=_place))
    dealer = record.dealer
    if record.auction is not None and dealer is None:
        board = record.board
        dealer = board.dealer if board is not None else Seat.NORTH
    record = replace(record, tags=tags, dealer=dealer)
    if record.auction is not None and record.auction.complete:
        record = replace(record, auction=replace(record.auction, ends=""))
    if record.play is not None and record.play.complete:
        record = replace(record, play=replace(record.play, ends=""))
    return _with_comments(record) if record.comments else record


def _place(tag: Tag) -> tuple[int, int, str]:
    if tag.name in KEPT and not tag.rows:
        return 2, KEPT.index(tag.name), ""
    return int(bool(tag.rows)), 0, tag.name


def _with_comments(record: Record) -> Record:
    """Return *record* with its comments in the order of the tags they follow."""
    plain = {tag.name for tag in record.tags if not tag.rows} - set(MANDATORY)
    plain |= {"Score"} if record.score is not None else set()
    plain |= {"Room"} if record.room else set()
    order = ["", *MANDATORY, *sorted(plain)]
    order += ["Auction"] if record.auction is not None else []
    order += ["Play"] if record.play is not None else []
    order += sorted(tag.name for tag in record.tags if tag.rows)
    # Backwards: of two places of one name the first is kept.
    place = {name: at for at, name in reversed(list(enumerate(order)))}
    moved = (
        comment if comment.after in place else replace(comment, after="Result")
        for comment in record.comments
    )
    return replace(record, comments=tuple(sorted(moved, key=lambda noted: place[noted.after])))


def explain_record(record: Record) -> Record:
    """Return *record* with alerts as notes: PBN does not separate alert and explanation."""
    written, play = record.auction, record.play
    if written is not None and written.remarks:
        remarks = tuple((place, _alert_remark(remark)) for place, remark in written.remarks)
        record = replace(record, auction=replace(written, remarks=remarks))
    if play is not None and any(remark.alert for _, remark in play.remarks):
        cards = tuple((place, replace(remark, alert=False)) for place, remark in play.remarks)
        record = replace(record, play=replace(play, remarks=cards))
    return record


def _alert_remark(remark: Remark) -> Remark:
    if not remark.alert and remark.note is None:
        return remark
    return replace(remark, alert=True, note=remark.note or "")


def without_question_marks(record: Record) -> Record:
    """Return *record* without values that are a question mark, PBN's unknown value."""
    words = (*record.names, record.event, record.site, record.date, record.scoring)
    if "?" not in words:
        return record
    north, east, south, west, event, site, date, scoring = (
        "" if word == "?" else word for word in words
    )
    names = north, east, south, west
    return replace(record, names=names, event=event, site=site, date=date, scoring=scoring)


def with_contract(record: Record) -> Record:
    """Return *record* with a missing contract derived from a complete auction."""
    if record.contract is not None or record.tag("Contract") or record.auction is None:
        return record
    calls = tuple(call for call in record.auction.calls if call is not None)
    if len(calls) < len(record.auction.calls) or not record.auction.complete:
        return record
    contract = contract_of(calls, record.dealer)
    if contract is None or not _may_be(record.tag("Declarer"), contract):
        return record
    tricks, score = record.tricks, record.score
    if isinstance(contract, Contract):
        if tricks is None:
            tricks = _read_number(values.tricks, record.tag("Result"), contract)
        if score is None:
            score = _read_number(values.score, record.tag("Score"), contract)
    told = {"Declarer"} if isinstance(contract, Contract) else set()
    told |= {"Result"} if tricks is not None else set()
    told |= {"Score"} if score is not None else set()
    tags = tuple(tag for tag in record.tags if tag.name not in told)
    return replace(record, contract=contract, tricks=tricks, score=score, tags=tags)


def _may_be(declarer: str, contract: Played) -> bool:
    """Return whether *declarer* does not contradict *contract*."""
    if not declarer:
        return True
    return isinstance(contract, Contract) and declarer.strip().upper()[:1] == str(
        contract.declarer
    )


def _read_number(
    reader: Callable[[str, Played | None], int | None], text: str, contract: Played
) -> int | None:
    try:
        return reader(text, contract)
    except BadText:
        return None


LOSES = (
    Loss("alerts", explain_record, minor=True),
    Loss("order", arrange_record, minor=True),
    Loss("untold", with_contract, minor=True),
    Loss("words", without_question_marks, minor=True),
)
