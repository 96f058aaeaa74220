"""The library: parse texts as deals, complete hands, write deals to files and on paper."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import cast

from msgspec import structs

from biritch.coach.happenings import happenings
from biritch.core.bad_value import reason_of
from biritch.core.boards import Board
from biritch.core.calls import Call, Contract, parse_call
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.core.signs import card_sign, seat_sign
from biritch.games.game import Game
from biritch.games.phase import AgreedClaim
from biritch.games.variants.contract import VARIANT
from biritch.records.deal_links import LinkedDeal, link_code, read_link
from biritch.records.files import by_sign, lines_from
from biritch.records.format import FormatError
from biritch.records.games import calls_of, cards_of, game_record
from biritch.records.record import Record
from biritch.server.learn.messages import CompleteDeal, DealMessage, LibraryRead
from biritch.server.web.wire import SeatLetter, Sentence, VulnerableSides, letter, sentence

MOST = 512
"""Deals of one text."""
_SCRIPT_TRIES = 2_000_000
"""Deals that a script may look at; rarer ones are asked for otherwise."""
_TRIES = 20_000
"""Deals tried for hands that are as wanted."""
_TIMES = 20
"""Times they are dealt one hand after the other, where such deals are rare."""
_POINTS = 37
"""The most high-card points of a hand."""
_PROBLEMS = 20
"""Lines about what could not be read."""
_CODE = re.compile(r"[A-Za-z0-9_-]{20,400}")
_HANDS = re.compile(r"[NESW]:\S+( \S+){3}", re.IGNORECASE)
_LINK = re.compile(r"[#&?]d=([A-Za-z0-9_-]+)")


class BadLibrary(ValueError):
    """Raised when the library refuses a request; has the reason.

    Example:
        >>> BadLibrary("rare").phrase.name
        'learn-bad-rare'
    """

    def __init__(self, name: str, /, **arguments: str | int | Phrase) -> None:
        """Use the message ``learn-bad-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"learn-bad-{name}", **arguments)

    @classmethod
    def because(cls, error: ValueError) -> BadLibrary:
        """Return *error*, about a deal, its calls or cards, as a message in both languages."""
        refused = cls("hands")
        if isinstance(reason := reason_of(error), Phrase):
            refused.phrase = reason
        return refused


def read_text(text: str) -> LibraryRead:
    """Return the deals in *text*: a link, its code, PBN, LIN, or four hands.

    Raises:
        BadLibrary: There is no deal in it.
    """
    word = text.strip()
    if (match := _LINK.search(word)) and "\n" not in word:
        word = match.group(1)
    if _CODE.fullmatch(word):
        return LibraryRead([_of_link(word)], [])
    if _HANDS.fullmatch(word):
        return LibraryRead([deal_message(Board.from_number(1), _deal(word))], [])
    return _read_boards(text)


def _read_boards(text: str) -> LibraryRead:
    problems: list[Sentence] = []

    def note(error: FormatError) -> None:
        if len(problems) < _PROBLEMS:
            problems.append(_problem(error))

    read = map(_of_record, islice(_records(text, note), MOST))
    deals = [deal for deal in read if deal is not None]
    if not deals:
        raise BadLibrary("text")
    return LibraryRead(deals, problems)


def _of_link(code: str) -> DealMessage:
    try:
        linked = read_link(code)
        return deal_message(linked.board, linked.deal, linked.calls, linked.cards)
    except ValueError:
        raise BadLibrary("code") from None


def _deal(text: str) -> Deal:
    try:
        return Deal.parse(text)
    except ValueError as error:
        raise BadLibrary.because(error) from None


def _records(text: str, note: object) -> Iterator[Record]:
    lines = list(lines_from(text.encode()))
    first = next((line for line in lines if line.strip()), "")
    notation = by_sign(first)
    try:
        yield from notation.read(lines, note)  # type: ignore[arg-type]
    except FormatError as error:
        note(error)  # type: ignore[operator]


def _problem(error: FormatError) -> Sentence:
    return sentence(
        Phrase.of("learn-problem", line=str(error.line), board=error.board, what=error.phrase)
    )


def _of_record(record: Record) -> DealMessage | None:
    """Return the deal of *record*, with its calls and cards up to the first illegal one."""
    if not isinstance(record.deal, Deal):
        return None
    number = record.number or 1
    board = record.board or Board.from_number(max(1, number))
    calls = calls_of(record)
    cards = cards_of(record)
    title = " ".join(part for part in (record.event, record.date) if part)[:120]
    happened = _irregularities(record)
    while True:
        try:
            message = deal_message(
                board, record.deal, calls, cards, title, tricks=record.tricks
            )
            return structs.replace(message, happened=happened)
        except ValueError:
            # A play, or an auction, that breaks the laws: the deal is still worth having.
            if cards:
                cards = ()
            elif calls:
                calls = ()
            else:
                return None


_MARKS = {"I": "insufficient", "R": "revoke", "L": "out-of-turn"}
"""What PBN marks, by the names of ``coach.happenings``."""


def _irregularities(record: Record) -> list[str]:
    """Return the irregularities that the file itself reports."""
    sections = [section for section in (record.auction, record.play) if section is not None]
    marks = {remark.irregular for section in sections for _, remark in section.remarks}
    found = {_MARKS[mark] for mark in marks if mark}
    if record.auction is not None and None in record.auction.calls:
        found.add("out-of-turn")
    return sorted(found)


def fold_game(
    board: Board,
    deal: Deal,
    calls: Sequence[Call],
    cards: Sequence[Card],
    tricks: int | None = None,
) -> Game:
    """Return the game after *calls* and *cards*; *tricks* is the result of a claim.

    Raises:
        ValueError: A call or a card is not allowed where it comes.

    Example:
        >>> from biritch.core.calls import PASS
        >>> fold_game(Board.from_number(1), Deal.random(seed=7), [PASS] * 4, ()).over
        True
    """
    game = Game.fold(VARIANT, deal, board, [*calls, *cards])
    # A number of tricks that cannot be any more is not believed.
    if tricks is not None and game.facts.contract is not None and not game.over:
        with suppress(ValueError):
            return game.after(AgreedClaim(tricks))
    return game


def deal_message(  # noqa: PLR0913 - what a board is made of
    board: Board,
    deal: Deal,
    calls: Sequence[Call] = (),
    cards: Sequence[Card] = (),
    title: str = "",
    *,
    tricks: int | None = None,
) -> DealMessage:
    """Return *deal* as a message; *tricks* are declarer's if cards are left.

    Raises:
        ValueError: A call or a card is not allowed where it comes.
    """
    game = fold_game(board, deal, calls, cards, tricks)
    facts = game.facts
    contract = facts.contract if len(calls) >= 4 else None
    over = game.over
    return DealMessage(
        board=board.number,
        dealer=letter(board.dealer),
        vulnerable=cast("VulnerableSides", str(board.vulnerability)),
        deal=str(deal),
        calls=[str(call) for call in calls],
        cards=[str(card) for card in cards],
        title=title,
        contract=_brief(contract) if contract or over else None,
        declarer=letter(contract.declarer) if contract else None,
        tricks=facts.won if over and contract else None,
        score_ns=game.score,
        code=link_code(LinkedDeal(board, deal, tuple(calls), tuple(cards))),
    )


def _brief(contract: Contract | None) -> str:
    return "Pass" if contract is None else contract.brief


def board_of(
    number: int, dealer: SeatLetter | None, vulnerable: VulnerableSides | None
) -> Board:
    """Return the board of a request; dealer and vulnerability default to Law 2."""
    board = Board.from_number(number)
    if dealer is not None:
        board = replace(board, dealer=Seat.parse(dealer))
    if vulnerable is not None:
        board = replace(board, vulnerability=Vulnerability.parse(vulnerable))
    return board


def complete_deal(request: CompleteDeal) -> DealMessage:
    """Return a deal with the hands of *request*, completed at random.

    Raises:
        BadLibrary: The hands cannot be of one deal, or hardly any deal is like that.
    """
    known = [_hand(request, seat) for seat in Seat]
    seen = Hand()
    for hand in known:
        if twice := seen & hand:
            card = next(iter(twice))
            raise BadLibrary("twice", card=card_sign(card.suit, card.rank))
        seen |= hand
    chance = secrets.SystemRandom()
    deal = _whole(request, known, FULL_PACK - seen, chance)
    if deal is None:
        deal = _by_hand(request, known, FULL_PACK - seen, chance)
    if deal is None:
        raise BadLibrary("rare")
    return deal_message(board_of(request.board, request.dealer, request.vulnerable), deal)


def deal_by_script(text: str) -> DealMessage:
    """Return the first deal that satisfies the dealer script *text* (runs in a worker).

    Raises:
        BadLibrary: Nearly no deal is like that.
        BadValue: The script cannot be read; the line is named.
    """
    from biritch.competition.dealing.script_run import ScriptRun, script_board
    from biritch.competition.dealing.script_text import read_script

    script = read_script(text)
    run = ScriptRun(script)
    for deal in run.deals(1, _SCRIPT_TRIES, lambda *_: None):
        return deal_message(script_board(script, 1), deal)
    raise BadLibrary("rare")


def _whole(
    request: CompleteDeal, known: Sequence[Hand], rest: Hand, chance: random.Random
) -> Deal | None:
    """Deal until every condition holds: each suitable deal is equally likely."""
    cards = list(rest)
    for _ in range(_TRIES):
        chance.shuffle(cards)
        deal = _fill_hands(known, cards)
        if all(_fits(request, seat, deal[seat]) for seat in Seat):
            return deal
    return None


def _by_hand(
    request: CompleteDeal, known: Sequence[Hand], rest: Hand, chance: random.Random
) -> Deal | None:
    """Deal hand by hand, the most restricted first: for rare deals."""
    for _ in range(_TIMES):
        hands, left = list(known), rest
        for seat in sorted(Seat, key=lambda seat: -_count_conditions(request, seat)):
            hand = _one_hand(request, seat, hands[seat], list(left), chance)
            if hand is None:
                break
            hands[seat], left = hand, left - hand
        else:
            north, east, south, west = hands
            return Deal((north, east, south, west))
    return None


def _one_hand(
    request: CompleteDeal, seat: Seat, held: Hand, left: list[Card], chance: random.Random
) -> Hand | None:
    for _ in range(_TRIES // _TIMES):
        hand = held | Hand.of(chance.sample(left, 13 - len(held)))
        if _fits(request, seat, hand):
            return hand
    return None


def _count_conditions(request: CompleteDeal, seat: Seat) -> int:
    """Return the number of conditions on the hand of *seat*."""
    name = letter(seat)
    lengths = request.lengths.get(name, {})
    return (name in request.points) + (name in request.balanced) + 2 * len(lengths)


def _fits(request: CompleteDeal, seat: Seat, hand: Hand) -> bool:
    """Return whether *hand* meets the conditions on *seat*."""
    name = letter(seat)
    low, high = request.points.get(name, (0, _POINTS))
    if not low <= hand.hcp <= high or (name in request.balanced and not _is_balanced(hand)):
        return False
    return all(
        least <= hand.length(Suit.parse(suit)) <= most
        for suit, (least, most) in request.lengths.get(name, {}).items()
    )


def _is_balanced(hand: Hand) -> bool:
    lengths = [hand.length(suit) for suit in Suit]
    return min(lengths) > 1 and lengths.count(2) < 2


def _fill_hands(known: Sequence[Hand], rest: Sequence[Card]) -> Deal:
    """Return the deal with the *known* hands filled up from *rest*, in order."""
    hands, start = [], 0
    for hand in known:
        end = start + 13 - len(hand)
        hands.append(hand | Hand.of(rest[start:end]))
        start = end
    north, east, south, west = hands
    return Deal((north, east, south, west))


def _hand(request: CompleteDeal, seat: Seat) -> Hand:
    text = request.hands.get(letter(seat), "")
    try:
        hand = Hand.parse(text) if text.strip(".- ") else Hand()
    except ValueError as error:
        raise BadLibrary.because(error) from None
    if len(hand) > 13:
        raise BadLibrary("many", seat=seat_sign(seat))
    return hand


def link_deal(message: DealMessage) -> LinkedDeal:
    """Return the deal in *message*, parsed and checked.

    Raises:
        BadLibrary: It is no deal, or its calls and cards are not.
    """
    try:
        deal = Deal.parse(message.deal)
        calls = tuple(map(parse_call, message.calls))
        cards = tuple(map(Card.parse, message.cards))
    except ValueError as error:
        raise BadLibrary.because(error) from None
    board = board_of(message.board, message.dealer, message.vulnerable)
    return LinkedDeal(board, deal, calls, cards)


def refresh_deal(message: DealMessage) -> DealMessage:
    """Return *message* with contract, score and link code recomputed.

    Raises:
        BadLibrary: It is no deal, or its calls and cards are not allowed.
    """
    each = link_deal(message)
    try:
        told = deal_message(
            each.board,
            each.deal,
            each.calls,
            each.cards,
            message.title,
            tricks=message.tricks,
        )
        return structs.replace(told, happened=message.happened)
    except ValueError as error:
        raise BadLibrary.because(error) from None


def with_happenings(read: LibraryRead) -> LibraryRead:
    """Return *read* with the events of each deal's play (runs in a worker)."""
    deals = []
    for message in read.deals:
        each = link_deal(message)
        game = fold_game(each.board, each.deal, each.calls, each.cards, message.tricks)
        happened = [*happenings(game), *message.happened]
        deals.append(structs.replace(message, happened=happened))
    return LibraryRead(deals, read.problems)


def records_for(messages: Iterable[DealMessage]) -> Iterator[Record]:
    """Yield *messages* as records.

    Raises:
        BadLibrary: One of them is no deal.
    """
    for message in messages:
        each = link_deal(message)
        if each.calls:
            try:
                game = fold_game(each.board, each.deal, each.calls, each.cards, message.tricks)
            except ValueError as error:
                raise BadLibrary.because(error) from None
            yield replace(game_record(game), event=message.title)
        else:
            yield Record(
                number=each.board.number,
                dealer=each.board.dealer,
                vulnerability=each.board.vulnerability,
                deal=each.deal,
                event=message.title,
            )
