"""What LIN cannot hold, and records without it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import reduce

from biritch.core.calls import Contract
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.records.format import Loss
from biritch.records.lin import keys
from biritch.records.lin.vugraph import fits
from biritch.records.play_order import contract_of, in_columns, in_order, places, tricks_won
from biritch.records.record import (
    Comment,
    Ends,
    Record,
    Remark,
    Remarks,
    Tag,
    WrittenAuction,
    WrittenPlay,
)

_TITLED = frozenset(("HomeTeam", "VisitTeam", "Round", "LinVg"))
_BARS = re.compile(r"\s*[|\0-\x08\x0b-\x1f\x7f]+\s*")
# With the bar that ends the words, such a last line would begin a board.
_LAST = re.compile(r"\s*\n\s*(qx|pn|md|vg)$", re.IGNORECASE)
_COMMAS = re.compile(r"\s*[,|\0-\x1f\x7f]+\s*")


def _irregular(record: Record) -> Record:
    """Return *record* without irregularities, and the auction or play they make unreadable."""
    auction, play = record.auction, record.play
    if auction is not None and (None in auction.calls or not auction.calls):
        auction = None
    if auction is not None:
        auction = replace(auction, remarks=_clear_remarks(auction.remarks, irregular=""))
    if play is not None and any(remark.irregular == "L" for _, remark in play.remarks):
        play = None
    if play is not None:
        play = replace(play, remarks=_clear_remarks(play.remarks, irregular=""))
    return replace(record, auction=auction, play=play)


def _clear_remarks(remarks: Remarks, **fields: object) -> Remarks:
    """Return *remarks* with *fields* changed, without empty ones."""
    changed = ((place, replace(remark, **fields)) for place, remark in remarks)  # type: ignore[arg-type]
    return tuple((place, remark) for place, remark in changed if remark != Remark())


def _marks(record: Record) -> Record:
    auction, play = record.auction, record.play
    if auction is not None:
        auction = replace(auction, remarks=_clear_remarks(auction.remarks, marks=()))
    if play is not None:
        play = replace(play, remarks=_clear_remarks(play.remarks, marks=()))
    return replace(record, auction=auction, play=play)


def _card_notes(record: Record) -> Record:
    play = record.play
    if play is None:
        return record
    remarks = _clear_remarks(play.remarks, note=None, alert=False)
    return replace(record, play=replace(play, remarks=remarks))


def _derive_contract(record: Record) -> Record:
    """Return *record* with a missing contract derived from the auction."""
    if record.contract is not None or record.auction is None:
        return record
    calls = tuple(call for call in record.auction.calls if call is not None)
    return replace(record, contract=contract_of(calls, record.dealer))


def _contract(record: Record) -> Record:
    """Return *record* with contract and leader as LIN implies them by the auction."""
    calls = () if record.auction is None else record.auction.calls
    readable = tuple(call for call in calls if call is not None)
    contract = contract_of(readable, record.dealer)
    play = record.play
    if play is not None and (
        not isinstance(contract, Contract) or play.leader != contract.leader
    ):
        play = None
    tricks = record.tricks if isinstance(contract, Contract) else None
    return replace(record, contract=contract, play=play, tricks=tricks)


def _holes(record: Record) -> Record:
    """Return *record* without cards after an unknown one: LIN has them in order."""
    play, contract = record.play, record.contract
    if play is None or not isinstance(contract, Contract):
        return record
    cards = in_order(play, contract.strain)
    if not cards:
        return replace(record, play=None)
    columns = in_columns(cards, contract.strain)
    kept = WrittenPlay(play.leader, columns)
    in_order_places = set(list(places(kept, contract.strain))[: len(cards)])
    remarks = tuple(
        (place, remark) for place, remark in play.remarks if place in in_order_places
    )
    return replace(record, play=replace(play, cards=columns, remarks=remarks))


def _heading(record: Record) -> Record:
    scoring = record.scoring if record.scoring in keys.SCORINGS.values() else ""
    return replace(record, site="", date="", scoring=scoring)


def _tags(record: Record) -> Record:
    kept = (tag for tag in record.tags if tag.name in _TITLED or keys.key_of(tag.name))
    return replace(record, tags=tuple(tag for tag in kept if _says(tag, record)))


def _says(tag: Tag, record: Record) -> bool:
    """Return whether *tag* has more than the fields do."""
    if tag.name == "LinVg":
        return any(word.strip() not in ("", "0") for word in tag.value.split(",")[:4])
    if tag.name == "LinAh":
        number, plain = keys.read_number(tag.value)
        return number == record.number and not plain
    if tag.name == "LinPn":
        return not fits(tag.value) and not any(record.names)
    return bool(tag.value.strip())


def _room(record: Record) -> Record:
    return record if record.number is not None else replace(record, room="")


def _score(record: Record) -> Record:
    return replace(record, score=None)


def _signs(record: Record) -> Record:
    """Return *record* without bars, and without commas in names."""
    n, e, s, w = map(_player, record.names)
    auction, play = record.auction, record.play
    if auction is not None:
        auction = replace(auction, remarks=_write_words(auction.remarks))
    if play is not None:
        play = replace(play, remarks=_write_words(play.remarks))
    return replace(
        record,
        names=(n, e, s, w),
        event=_name(record.event),
        tags=tuple(_tag(tag) for tag in record.tags),
        comments=tuple(_comment(comment) for comment in record.comments),
        auction=auction,
        play=play,
    )


def _tag(tag: Tag) -> Tag:
    if tag.name == "LinVg":
        words = (tag.value + ",,,").split(",")[:4]
        return replace(tag, value=",".join(map(_name, words)), rows=())
    if tag.name in _TITLED:
        return replace(tag, value=_name(tag.value), rows=())
    pieces = (" ".join(_words(text).split()) for text in tag.value.split(keys.BETWEEN))
    return replace(tag, value=keys.BETWEEN.join(filter(None, pieces)), rows=())


def _name(text: str) -> str:
    return " ".join(_COMMAS.sub(" ", text).split())


def _player(text: str) -> str:
    name = _name(text)
    return "" if name == "?" else name


def _comment(comment: Comment) -> Comment:
    return replace(comment, text=_words(comment.text))


def _words(text: str) -> str:
    return _LAST.sub(r" \1", _BARS.sub(" ", text).strip())


def _write_words(remarks: Remarks) -> Remarks:
    return tuple(
        (
            place,
            replace(
                remark,
                note=None if remark.note is None else " ".join(_words(remark.note).split()),
                comments=tuple(_words(text) for text in remark.comments),
            ),
        )
        for place, remark in remarks
    )


def _arrange_record(record: Record) -> Record:
    """Return *record* in LIN's minimal form: three hands, tags by kind."""
    tags = {tag.name: tag for tag in reversed(record.tags) if _says(tag, record)}
    titled = [tags.pop(name) for name in _TITLES if name in tags]
    comments = tuple(Comment("", comment.text) for comment in record.comments if comment.text)
    auction, play, tricks = record.auction, record.play, record.tricks
    if auction is not None:
        auction = WrittenAuction(auction.calls, _clear_remarks(_without_empty(auction.remarks)))
    if play is not None:
        whole = play.complete
        if whole and not tricks and isinstance(record.contract, Contract):
            tricks = tricks_won(in_order(play, record.contract.strain), record.contract)
        ends: Ends = "" if whole or tricks is None else "*"
        play = replace(play, ends=ends, remarks=_clear_remarks(_without_empty(play.remarks)))
    rest = sorted(tags.values(), key=lambda tag: (tag.name == "LinAh", tag.name))
    return replace(
        record,
        tricks=tricks,
        tags=(*titled, *rest),
        comments=comments,
        auction=auction,
        play=play,
        deal=_complete_deal(record.deal),
    )


_TITLES = ("Round", "HomeTeam", "VisitTeam", "LinVg")


def _without_empty(remarks: Remarks) -> Remarks:
    """Return *remarks* without empty explanations and comments."""
    return tuple(
        (
            place,
            replace(
                remark,
                note=remark.note or None,
                comments=tuple(text for text in remark.comments if text),
            ),
        )
        for place, remark in remarks
    )


def _complete_deal(deal: Deal | PartialDeal | None) -> Deal | PartialDeal | None:
    if not isinstance(deal, PartialDeal):
        return deal
    unknown = [seat for seat in Seat if not deal[seat]]
    known = sum(hand.bits for hand in deal.hands)
    if len(unknown) != 1 or known.bit_count() != 39:
        return deal
    hands = list(deal.hands)
    hands[unknown[0]] = FULL_PACK - Hand(known)
    n, e, s, w = hands
    return Deal((n, e, s, w))


# In this order: the auction must be readable for the contract to follow from it, and the
# contract be known for the order of the cards.
_ALL: tuple[tuple[str, Callable[[Record], Record], bool], ...] = (
    ("irregularities", _irregular, False),
    ("marks", _marks, False),
    ("card-notes", _card_notes, False),
    ("untold", _derive_contract, True),
    ("contract", _contract, False),
    ("holes", _holes, False),
    ("score", _score, False),
    ("heading", _heading, False),
    ("tags", _tags, False),
    ("room", _room, False),
    ("signs", _signs, False),
    ("order", _arrange_record, True),
)
LOSES = tuple(Loss(name, without, minor) for name, without, minor in _ALL)


def carry_record(record: Record) -> Record:
    """Return what LIN can hold of *record*."""
    return reduce(lambda kept, loss: loss.without(kept), LOSES, record)
