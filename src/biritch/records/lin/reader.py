"""LIN read into records."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from biritch.core.calls import PASS, Bid, Call, Contract
from biritch.core.cards import Card, Strain, Suit, spell_suits
from biritch.core.seats import Seat
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, until_error
from biritch.records.lin import keys
from biritch.records.lin.pairs import DROPPED, LinBoard, LinPair, boards, pairs
from biritch.records.lin.play import LinPlay, auction_of, card_lines, play_of
from biritch.records.lin.vugraph import VugraphSession, fits, players
from biritch.records.pbn.values import deal_of_bits, holding
from biritch.records.play_order import contract_of, tricks_won
from biritch.records.record import PASSED_OUT, Comment, Lines, Played, Record, Tag

_CALL = re.compile(rf"([1-7][CDHSN]T?|{keys.CALL_WORDS})(!?)|\s+", re.IGNORECASE)
_CARD = re.compile(r"([CDHS](?:10|[2-9TJQKA]))|\s+", re.IGNORECASE)
# 1 and 0 are among the ranks for those who write 10; hyphens stand for a suit without a card.
_HAND = re.compile(r"([SHDC])([2-9TJQKA10]*)-*", re.IGNORECASE)
_NUMBER = re.compile(r"([oc]?)0*([1-9][0-9]{0,8})", re.IGNORECASE)
_REFUSED = MappingProxyType({"\0": "nul", "linurl": "linurl"})
_FULL = (1 << 52) - 1
_MOST_CALLS = 400


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the boards; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A board cannot be read, and *errors* is not given.

    Example:
        >>> hands = "SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,"
        >>> (record,) = read([f"md|1{hands}|ah|Board 3|mb|7S|"])
        >>> record.number, str(record.dealer), [str(call) for call in record.auction.calls]
        (3, 'S', ['7S'])
    """
    session = VugraphSession()
    seen, last = False, 0
    for board in until_error(boards(pairs(lines)), errors):
        last = board.pairs[-1].line
        try:
            record = _record(board, session)
        except FormatError as error:
            seen = True
            if errors is None:
                raise
            errors(error)
            continue
        seen = seen or record is not None or bool(session.heading)
        if record is not None:
            yield record
    if last and not seen:
        nothing = FormatError(last, "", Fault.of("no-board"))
        if errors is None:
            raise nothing
        errors(nothing)


@dataclass(slots=True)
class _Draft:
    """A partly read board."""

    fields: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    made: LinPlay = field(default_factory=LinPlay)
    claimed: int | None = None
    comments: list[Comment] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)
    dropped: list[Fault] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)


def _record(board: LinBoard, session: VugraphSession) -> Record | None:
    if board.fault is not None:
        raise board.fault
    draft = _Draft()
    for pair in board.pairs:
        try:
            _take(pair, draft)
        except BadText as faulty:
            number = str(draft.fields.get("number", ""))
            raise FormatError(pair.line, number, faulty.fault) from None
    if not board.dealt:
        if not any(pair.key == "qx" for pair in board.pairs):
            session.open(board.pairs)
            session.kept = draft.kept
        session.dropped += draft.dropped
        return None
    # What concerns the session may stand in a board too; names there are that board's.
    if any(pair.key == "vg" for pair in board.pairs):
        session.kept = {}
    session.open(pair for pair in board.pairs if pair.key not in ("pn", "pw", "bn"))
    return _finish_record(draft, board.pairs[0].line, session)


def _take(pair: LinPair, draft: _Draft) -> None:
    """Process one pair."""
    taker = _TAKERS.get(pair.key)
    draft.lines.setdefault(pair.key, pair.line)
    if taker is not None:
        taker(pair, draft)
    elif pair.key in _REFUSED:
        raise BadText(_REFUSED[pair.key])
    elif pair.key == DROPPED:
        draft.dropped.append(Fault.of("lin-line", text=pair.value))
    elif not keys.KEY.fullmatch(pair.key):
        raise BadText("bad-pair", text=pair.key)
    elif pair.value:
        _keep(pair, draft)


def _keep(pair: LinPair, draft: _Draft) -> None:
    """Store a pair without a field as a tag, or report it as dropped."""
    words = " ".join(pair.value.split())
    before = draft.kept.get(pair.key, "")
    if pair.key in keys.PAGE_KEYS:
        draft.dropped.append(Fault.of("lin-page", text=f"{pair.key}|{pair.value}"))
    elif len(before) + len(words) > keys.MOST_TEXT:
        draft.dropped.append(Fault.of("lin-long", text=pair.key, most=keys.MOST_TEXT))
    elif pair.key not in keys.KNOWN:
        draft.kept[pair.key] = f"{before}{keys.BETWEEN}{words}" if before else words


def _deal(pair: LinPair, draft: _Draft) -> None:
    text = pair.value
    if text[:1].isdigit():
        # The dealer: 1 is South, then clockwise; 0 does not say.
        digit = "01234".find(text[0])
        if digit < 0:
            raise BadText("bad-deal", text=text)
        draft.fields["dealer"] = keys.SEATS[digit - 1] if digit else None
        text = text[1:]
    words = text.split(",")
    if len(words) > 5 or (len(words) == 5 and words[4].strip()):
        raise BadText("bad-deal", text=text)
    bits = [0] * 4
    for seat, word in zip(keys.SEATS, words, strict=False):
        bits[seat] = _hand(word.strip())
    hands = [hand for hand in bits if hand]
    together = 0
    for hand in hands:
        together |= hand
    # Files give three hands, and leave the fourth to be worked out.
    if len(hands) == 3 and all(hand.bit_count() == 13 for hand in hands):
        bits[bits.index(0)] = _FULL & ~together
    draft.fields["deal"] = deal_of_bits(bits)


def _hand(word: str) -> int:
    """Return the cards of ``SAKH32…`` as bits."""
    bits, at = 0, 0
    while at < len(word):
        match = _HAND.match(word, at)
        ranks = holding(match[2]) if match is not None and len(match[2]) < 30 else -1
        if match is None or ranks < 0 or bits >> 13 * Suit.parse(match[1]) & ranks:
            raise BadText("bad-hand", text=word)
        bits |= ranks << 13 * Suit.parse(match[1])
        at = match.end()
    return bits


def _calls(pair: LinPair, draft: _Draft) -> None:
    at = 0
    text = spell_suits(pair.value)
    if re.fullmatch(r"(?i)\s*(?:all[\s_-]*pass(?:ed)?|a\.? ?p\.?)\s*", text):
        _all_pass(draft, pair.line)
        return
    while at < len(text):
        match = _CALL.match(text, at)
        if match is None:
            raise BadText("bad-call", text=text)
        at = match.end()
        if match[1]:
            draft.made.call(_call(match[1].upper()), pair.line, alert=bool(match[2]))
    if len(draft.made.calls) > _MOST_CALLS:
        raise BadText("many-calls", most=_MOST_CALLS)


def _all_pass(draft: _Draft, line: int) -> None:
    """Add the passes that end the auction."""
    made = draft.made.calls
    want = 3 if any(isinstance(call, Bid) for call in made) else 4
    trailing = next((n for n, call in enumerate(reversed(made)) if call is not PASS), len(made))
    for _ in range(want - trailing):
        draft.made.call(PASS, line, alert=False)


def _call(word: str) -> Call:
    if word[0].isdigit():
        return Bid(int(word[0]), Strain.parse(word[1:]))
    return keys.WORDS[word]


def _cards(pair: LinPair, draft: _Draft) -> None:
    at = 0
    text = pair.value
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            raise BadText("bad-card", text=text)
        at = match.end()
        if match[1]:
            draft.made.card(Card.parse(match[1]), pair.line)
    if len(draft.made.cards) > 52:
        raise BadText("many-cards")


def _claim(pair: LinPair, draft: _Draft) -> None:
    if not pair.value:
        return
    if not re.fullmatch("[0-9]|1[0-3]", pair.value):
        raise BadText("bad-result", text=pair.value)
    draft.claimed = int(pair.value)


def _vulnerable(pair: LinPair, draft: _Draft) -> None:
    if not pair.value:
        return
    if pair.value.lower() not in keys.VULNERABLE:
        raise BadText("bad-vulnerability", text=pair.value)
    draft.fields["vulnerability"] = keys.VULNERABLE[pair.value.lower()]


def _number(pair: LinPair, draft: _Draft) -> None:
    match = _NUMBER.match(pair.value)
    if match is None or pair.value[match.end() :][:1].isdigit():
        raise BadText("bad-number", text=pair.value)
    draft.fields["number"] = int(match[2])
    draft.fields["room"] = {"o": "Open", "c": "Closed"}.get(match[1].lower(), "")


def _title(pair: LinPair, draft: _Draft) -> None:
    number, plain = keys.read_number(pair.value)
    if number is not None:
        draft.fields.setdefault("number", number)
    if pair.value and not plain:
        draft.kept["ah"] = pair.value[:1_000]


def _names(pair: LinPair, draft: _Draft) -> None:
    if fits(pair.value):
        draft.names = players(pair.value)
    else:
        draft.kept["pn"] = " ".join(pair.value.split())[:1_000]
        number = pair.value.count(",") + 1
        draft.dropped.append(Fault.of("lin-names", number=number, text=pair.value))


def _explain(pair: LinPair, draft: _Draft) -> None:
    if pair.value and not draft.made.calls:
        draft.comments.append(Comment("", pair.value))
    elif pair.value:
        draft.made.explain(" ".join(pair.value.split()))


def _comment(pair: LinPair, draft: _Draft) -> None:
    if pair.value and not draft.made.comment(pair.value):
        draft.comments.append(Comment("", pair.value))


_TAKERS: Mapping[str, Callable[[LinPair, _Draft], None]] = MappingProxyType(
    {
        "md": _deal, "mb": _calls, "pc": _cards, "mc": _claim, "sv": _vulnerable,
        "qx": _number, "ah": _title, "pn": _names, "an": _explain, "nt": _comment,
    }
)  # fmt: skip


def _finish_record(draft: _Draft, line: int, session: VugraphSession) -> Record:
    fields = draft.fields
    room, number = fields.get("room", ""), fields.get("number")
    dealer: Seat | None = fields.get("dealer")
    result = session.result(room, number)
    contract: Played | None = contract_of(draft.made.calls, dealer) or result.contract
    play = play_of(draft.made, contract, fields.get("deal"))
    tricks = _tricks(draft, contract) if contract is not PASSED_OUT else None
    # The list ``rs`` of a vugraph file may be of another table: only where the contracts agree.
    if tricks is None and contract == result.contract:
        tricks = result.tricks
    if play is not None and len(draft.made.cards) < 52 and tricks is not None:
        play = replace(play, ends="*")
    pairs_kept = {**session.kept, **draft.kept}
    kept = tuple(Tag(keys.tag_of(key), value) for key, value in pairs_kept.items())
    # What is long and of the whole session stands with its first board.
    session.kept = {key: text for key, text in session.kept.items() if len(text) < 2_000}
    return Record(
        **fields | session.heading,
        auction=auction_of(draft.made),
        contract=contract,
        play=play,
        tricks=tricks,
        names=session.names(draft.names, room, number),
        tags=(*session.tags, *kept),
        comments=tuple(draft.comments),
        lines=Lines(
            line,
            draft.lines,
            tuple(draft.made.call_lines),
            card_lines(draft.made, play),
            tuple(dict.fromkeys((*session.take_dropped(), *draft.dropped))),
        ),
    )


def _tricks(draft: _Draft, contract: Played | None) -> int | None:
    """Return the tricks claimed, or won when all the cards were played."""
    cards = draft.made.cards
    # ``mc|0|`` after 52 cards claims nothing: they are counted.
    if len(cards) == 52 and isinstance(contract, Contract) and not draft.claimed:
        return tricks_won(cards, contract)
    return draft.claimed
