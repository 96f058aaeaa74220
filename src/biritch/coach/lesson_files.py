r"""Other teachers' lesson files: PBN boards with text and directives in comments.

Shared directives: `[BID 3NT]` asks for a call, `[ACCEPT 4S]` adds accepted calls, `[choose-card
D2]` asks for a card, `[NEXT]` and `[ROTATE]` continue on a click; `[SHOW NE]`, `[showcards
W:SJ]`, `[PLAY N:C4,E:CT]`, `[RESET]` and `[AUCTION off]` set what is visible. Our own: after
`[LANG fr]` the text of a step is French, after `[LANG en]` English, and `[HINT fr: …]` is a
hint; `[TAKE 9]` asks to win nine tricks at a table, `[REACH 4S]` to bid to a contract there,
`[COUNT points S]` for a number. Suits in text are ``\S \H \D \C``, bold is ``<b>…</b>``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Bid, Call, Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.rules.auction import Auction, shortest_auction
from biritch.rules.offence import Illegal

AskKind: TypeAlias = Literal["bid", "card", "next", "count", "take", "reach"]
"""What the pupil does to go on: a call, a card, a click, a number; tricks or a contract, which
are played for at a table."""
COUNTS = ("points", "length", "missing", "sure", "losers")
"""What a pupil may be asked to count, beside a number that the file names."""
_AUCTION = re.compile(
    r'^\[Auction\s+"[^"]*"\]\s*\n(.*?)(?=^\s*[\[{]|\Z)', re.DOTALL | re.MULTILINE
)
_TAG = re.compile(r'^\s*\[(\w+)\s+"(.*?)"\]\s*$', re.MULTILINE)
_DIRECTIVE = re.compile(r"\[([A-Za-z][\w-]*)(?:\s+([^\]]*))?\]")
_FULL = 13
_MOST_COUNTED = 999
_LANGUAGE_MARK = "\x00"
"""Stands around a language in prose under way; no file holds one."""
_HINT_LANGUAGE = re.compile(r"([a-zA-Z]{2})\s*:\s*")
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SIGN = re.compile(r"\\([SHDC])", re.IGNORECASE)
_MARKUP = re.compile(r"</?[a-zA-Z][^>]*>")
_CALL = re.compile(r"^(?:[1-7](?:[CDHSN]|NT)|P|PASS|X|XX|DBL|DOUBLE|RDBL|REDOUBLE)$")
_WORDS = {"PASS": "P", "AP": "P", "DBL": "X", "DOUBLE": "X", "RDBL": "XX", "REDOUBLE": "XX"}
_PLACES = re.compile(
    r"([NESW])\s*:\s*((?:\\?[SHDC]\s*(?:10|[2-9TJQKA])[\s,]*)+)", re.IGNORECASE
)
_ROTATES = re.compile(r"\[ROTATE\]", re.IGNORECASE)
_CARD = re.compile(r"\\?([SHDC])\s*(10|[2-9TJQKA])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BoardFault:
    """A fault of a board, and whether the board is still playable.

    Example:
        >>> BoardFault("3", Phrase.of("coach-file-no-deal")).playable
        True
    """

    board: str
    why: Phrase
    playable: bool = True


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a board: its text, its question, the right answer, what is visible.

    ``trick`` are the cards on the table, ``gone`` those of earlier tricks.

    Example:
        >>> LessonStep("Your call?", "bid", ("3N",)).right
        ('3N',)
    """

    text: str
    asks: AskKind | None = None
    right: tuple[str, ...] = ()
    shown: tuple[Seat, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    gone: tuple[Card, ...] = ()
    auction: bool = True
    calls: int = 0
    """How many calls of the auction are seen."""
    texts: tuple[tuple[str, str], ...] = ()
    """The prose by language, where the file has it in several."""
    hints: tuple[tuple[str, str], ...] = ()
    """A hint by language; the empty language is any."""
    choices: tuple[str, ...] = ()
    """The numbers to choose from, where something is counted."""


@dataclass(frozen=True, slots=True)
class LessonBoard:
    """A parsed board of a lesson file.

    Example:
        >>> board = read_boards(SAMPLE)[0]
        >>> [step.asks for step in board.steps], board.faults
        (['bid', None], ())
    """

    board: str
    title: str
    deal: Deal | None
    dealer: Seat
    vulnerable: str
    calls: tuple[Call, ...]
    contract: str
    students: tuple[Seat, ...]
    steps: tuple[LessonStep, ...]
    faults: tuple[BoardFault, ...]
    declarer: Seat | None = None
    """Who declares, where the file says so."""
    system: str = ""
    """What North-South bid, by the file."""
    source: str = ""
    """The text of the board."""

    @property
    def vulnerability(self) -> Vulnerability:
        """The vulnerability; none if the file does not state a valid one."""
        try:
            return Vulnerability.parse(self.vulnerable)
        except ValueError:
            return Vulnerability.NONE

    @property
    def calls_to_contract(self) -> tuple[Call, ...]:
        """The auction, or a short one to the named contract; else the calls.

        Example:
            >>> len(read_boards(SAMPLE)[0].calls_to_contract)
            6
        """
        if Auction.of(self.dealer, self.calls).over or self.declarer is None:
            return self.calls
        try:
            contract = Contract.parse(self.contract, self.declarer)
            return shortest_auction(self.dealer, contract).calls
        except (Illegal, ValueError):
            return self.calls

    @property
    def playable(self) -> bool:
        """Whether a pupil can complete it."""
        return self.deal is not None and all(fault.playable for fault in self.faults)


SAMPLE = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"]
[Student "S"]
[Auction "N"]
1C Pass 3NT Pass
Pass Pass
{[show S] You have 15 points. [BID 3NT] Enough for game.}
"""


def read_boards(text: str) -> tuple[LessonBoard, ...]:
    """Return the boards of the lesson file *text*, each with its faults.

    Example:
        >>> [board.playable for board in read_boards(SAMPLE)]
        [True]
    """
    return tuple(map(_board, board_texts(text)))


def board_texts(text: str) -> tuple[str, ...]:
    """Return the text of each board of the lesson file *text*, for separate storage.

    Example:
        >>> [each.startswith("[Board") for each in board_texts(SAMPLE)]
        [True]
    """
    lines = (line for line in text.splitlines() if not line.startswith("%"))
    return tuple(_parts("\n".join(lines).replace(_LANGUAGE_MARK, "")))


def _parts(text: str) -> Iterator[str]:
    """Yield the text of each board; a repeated tag begins the next one."""
    start, seen, inside = 0, set[str](), 0
    begun: list[int] = []
    position = 0
    for line in text.splitlines(keepends=True):
        found = _TAG.match(line) if not inside else None
        if found:
            if found[1] in {"Event", "Board", "Deal"} and found[1] in seen:
                begun.append(position)
                seen.clear()
            seen.add(found[1])
        inside = max(0, inside + line.count("{") - line.count("}"))
        position += len(line)
    for end in (*begun, len(text)):
        part = text[start:end]
        if "[Deal " in part or "[Board " in part:
            yield part
        start = end


def _board(part: str) -> LessonBoard:
    tags = dict(_TAG.findall(re.sub(r"\{.*?\}", "", part, flags=re.DOTALL)))
    number = tags.get("Board", "?")
    faults: list[BoardFault] = []
    comments = re.findall(r"\{(.*?)\}", part, flags=re.DOTALL)
    # A comment without directives beside one that has some is a label, not prose.
    comment = " ".join([each for each in comments if _DIRECTIVE.search(each)] or comments)
    deal = None
    declarer = tags.get("Declarer", "").strip().upper()[:1]
    try:
        deal = _complete_deal(PartialDeal.parse(tags["Deal"]), comment)
    except (KeyError, ValueError):
        faults.append(BoardFault(number, Phrase.of("coach-file-no-deal"), playable=False))
    dealer = _seat(tags.get("Dealer") or tags.get("Auction") or "N")
    calls, beyond = _calls(part, dealer)
    if beyond:
        faults.append(BoardFault(number, Phrase.of("coach-file-calls", call=beyond)))
    students = _seats(tags.get("Student", "")) or (Seat.SOUTH,)
    turns = _turns(deal, comment)
    students = tuple(seat.after(turns) for seat in students)
    steps = tuple(_Walk(deal, dealer, calls, students, number, faults, turns).steps(comment))
    board = LessonBoard(
        number,
        tags.get("Event", ""),
        deal,
        dealer,
        tags.get("Vulnerable", "None"),
        calls,
        tags.get("Contract", ""),
        students,
        steps,
        tuple(faults),
        Seat.parse(declarer) if declarer in "NESW" and declarer else None,
        tags.get("BidSystemNS", ""),
        part,
    )
    played_for = any(step.asks == "take" for step in steps)
    if played_for and Auction.of(dealer, board.calls_to_contract).contract is None:
        fault = BoardFault(number, Phrase.of("coach-file-no-contract"), playable=False)
        return replace(board, faults=(*board.faults, fault))
    return board


def _complete_deal(known: PartialDeal, comment: str) -> Deal:
    """Return the deal with unknown hands filled, first with cards that directives name.

    The same file always gives the same deal.

    Raises:
        ValueError: A hand is neither unknown nor whole.
    """
    free = set(FULL_PACK) - {card for hand in known.hands for card in hand}
    placed: dict[Seat, list[Card]] = {seat: list(known[seat]) for seat in Seat}
    for seat, cards in _PLACES.findall(comment):
        for suit, rank in _CARD.findall(cards):
            card, held = (
                Card.parse(suit.upper() + rank.upper()),
                placed[Seat.parse(seat.upper())],
            )
            if card in free and len(held) < _FULL:
                free.discard(card)
                held.append(card)
    pool = sorted(free)
    random.Random(str(known)).shuffle(pool)  # noqa: S311 - the same file, the same deal
    for held in placed.values():
        held += [pool.pop() for _ in range(_FULL - len(held))]
    north, east, south, west = (Hand.of(placed[seat]) for seat in Seat)
    return Deal((north, east, south, west))


def _turns(deal: Deal | None, comment: str) -> int:
    """Return by how many seats ``[ROTATE]`` has turned *deal* relative to *comment*.

    Some files have the final deal, declarer South, and comments on the original one: each card
    they name is then held that many seats further on.
    """
    if deal is None or not _ROTATES.search(comment):
        return 0
    named = [
        (Seat.parse(seat.upper()), Card.parse(suit.upper() + rank.upper()))
        for seat, cards in _PLACES.findall(comment)
        for suit, rank in _CARD.findall(cards)
    ]
    fits = (
        turns
        for turns in range(len(Seat))
        if all(card in deal[seat.after(turns)] for seat, card in named)
    )
    return next(fits, 0)


def _seat(text: str) -> Seat:
    return (
        Seat.parse(text.strip()[:1].upper())
        if text.strip()[:1].upper() in "NESW"
        else Seat.NORTH
    )


def _seats(text: str) -> tuple[Seat, ...]:
    if text.strip().upper() == "ALL":
        return tuple(Seat)
    found = re.findall(r"[NESW]", text.upper())
    return tuple(dict.fromkeys(map(Seat.parse, found)))


def _call(text: str) -> Call | None:
    word = _SIGN.sub(r"\1", text).replace("!", "").strip().upper()
    word = _WORDS.get(word, word)
    if not _CALL.match(word):
        return None
    return parse_call(word)


def _calls(part: str, dealer: Seat) -> tuple[tuple[Call, ...], str]:
    """Return the legal calls of the auction, and the first invalid one.

    Passes after the end are ignored: files often have too many.
    """
    found = re.search(
        r'^\[Auction\s+"[^"]*"\]\s*\n(.*?)(?=^\s*[\[{]|\Z)', part, re.DOTALL | re.MULTILINE
    )
    words = re.sub(r"=\d+=|\$\d+", " ", found[1]).split() if found else []
    auction, made = Auction(dealer), list[Call]()
    for word in words:
        if word in {"*", "-", "--", "+"} or (call := _call(word)) is None:
            if word.upper() == "AP":
                while not auction.over:
                    call = parse_call("P")
                    auction, made = auction.add(call), [*made, call]
            continue
        if auction.over:
            return tuple(made), "" if str(call) == "P" else word
        try:
            auction = auction.add(call)
        except Illegal:
            return tuple(made), word
        made.append(call)
    return tuple(made), ""


def _with_prose(state: LessonStep, text: str, hints: Sequence[tuple[str, str]]) -> LessonStep:
    """Return *state* with the text *text*, by language if marked so."""
    common, *marked = text.split(_LANGUAGE_MARK)
    parts: dict[str, str] = {}
    for language, part in zip(marked[::2], marked[1::2], strict=False):
        parts[language] = f"{parts.get(language, '')} {part}"
    texts = tuple((each, _prose(f"{common} {part}")) for each, part in parts.items())
    plain = dict(texts).get("en") or (texts[0][1] if texts else _prose(common))
    return replace(state, text=plain, texts=texts, hints=tuple(hints))


def _hint(value: str) -> tuple[str, str]:
    """Return the language of a hint (empty for any) and its text."""
    found = _HINT_LANGUAGE.match(value)
    return (found[1].lower(), _prose(value[found.end() :])) if found else ("", _prose(value))


def _prose(text: str) -> str:
    """Return *text* with suit symbols and without markup."""
    plain = _MARKUP.sub("", text).replace("\\n", " ")
    signed = _SIGN.sub(lambda found: _SUITS[found[1].upper()], plain)
    return re.sub(r"[ \t\r\f\v]*\n\s*", "\n", re.sub(r"[ \t]+", " ", signed)).strip()


@dataclass(slots=True)
class _Walk:
    """Interprets the comment of one board; the state carries over from step to step."""

    deal: Deal | None
    dealer: Seat
    calls: tuple[Call, ...]
    students: tuple[Seat, ...]
    number: str
    faults: list[BoardFault]
    turns: int = 0
    """By how many places its seats are meant further on: the table was turned since."""

    def steps(self, comment: str) -> Iterator[LessonStep]:  # noqa: C901 - one branch a directive
        asked = 0
        state = LessonStep("", shown=self.students)
        text, at = "", 0
        hints: list[tuple[str, str]] = []
        pending: LessonStep | None = None
        for found in _DIRECTIVE.finditer(comment):
            text += comment[at : found.start()]
            at = found.end()
            name, value = found[1].lower(), (found[2] or "").strip()
            if name == "accept" and pending is not None:
                more = tuple(str(call) for word in value.split() if (call := _call(word)))
                pending = replace(pending, right=(*pending.right, *more))
                continue
            if name == "lang":
                text += f"{_LANGUAGE_MARK}{value.lower()[:2]}{_LANGUAGE_MARK}"
                continue
            if name == "hint":
                hints.append(_hint(value))
                continue
            if name in {"bid", "choose-card", "next", "rotate", "count", "take", "reach"}:
                if pending is not None:
                    yield pending
                state = _with_prose(state, text, hints)
                text, hints = "", []
                if name == "bid":
                    pending, asked = self._asked_call(state, value, asked)
                    state = replace(state, calls=pending.calls + 1)
                elif name == "choose-card":
                    pending = self._asked_card(state, value)
                    state = self._after_card(state, pending)
                elif name == "count":
                    pending = self._asked_count(state, value)
                elif name in {"take", "reach"}:
                    pending = self._read_table_task(state, name, value)
                else:
                    pending = replace(state, asks="next")
                continue
            state = self._apply_directive(state, name, value)
        text += comment[at:]
        if pending is not None:
            yield pending
        yield replace(_with_prose(state, text, hints), calls=len(self.calls))

    def _fault(self, name: str, *, playable: bool = True, **blanks: str) -> None:
        why = Phrase.of(f"coach-file-{name}", **blanks)
        if BoardFault(self.number, why, playable) not in self.faults:
            self.faults.append(BoardFault(self.number, why, playable))

    def _asked_call(self, state: LessonStep, value: str, asked: int) -> tuple[LessonStep, int]:
        call = _call(value)
        if call is None:
            self._fault("not-a-call", playable=False, text=value)
            return replace(state, asks="bid"), asked
        for turn in range(asked, len(self.calls)):
            seat = Seat((self.dealer + turn) % 4)
            if self.calls[turn] == call and (seat in self.students or len(self.students) > 1):
                return replace(state, asks="bid", right=(str(call),), calls=turn), turn + 1
        self._fault("no-such-call", text=value)
        return replace(state, asks="bid", right=(str(call),), calls=asked), asked

    def _asked_card(self, state: LessonStep, value: str) -> LessonStep:
        words = re.sub(r"^any\s*:", "", value, flags=re.IGNORECASE)
        cards = [Card.parse(suit.upper() + rank.upper()) for suit, rank in _CARD.findall(words)]
        if not cards:
            self._fault("not-a-card", playable=False, text=value)
        on_table = {card for _, card in state.trick}
        holders = {self._holder(card) for card in cards}
        if len(holders) > 1 or None in holders:
            self._fault("two-hands", playable=None not in holders, text=value)
        for card in cards:
            if card in state.gone or card in on_table:
                self._fault("gone", playable=False, card=str(card))
        holder = next(iter(holders), None)
        if holder is not None and holder not in state.shown:
            state = replace(state, shown=(*state.shown, holder))
        return replace(state, asks="card", right=tuple(map(str, cards)), calls=len(self.calls))

    def _asked_count(self, state: LessonStep, value: str) -> LessonStep:
        """Return the step that asks for a number: ``7``, or ``points S`` and so on."""
        from biritch.coach.course.questions import near_numbers, question

        words = value.split()
        number = words[0] if len(words) == 1 and words[0].isascii() else ""
        if number.isdigit() and len(number) <= len(str(_MOST_COUNTED)):
            choices = near_numbers(int(number))
            return replace(state, asks="count", right=(str(int(number)),), choices=choices)
        if self.deal is not None and words and words[0].lower() in COUNTS:
            game = Game.start(VARIANT, self.deal, Board.from_number(1))
            try:
                found = question(game, [words[0].lower(), *map(str.upper, words[1:])])
            except ValueError:
                pass
            else:
                return replace(state, asks="count", right=(found.right,), choices=found.choices)
        self._fault("not-a-count", playable=False, text=value)
        return replace(state, asks="count")

    def _read_table_task(self, state: LessonStep, name: str, value: str) -> LessonStep:
        """Return the step to be played at a table: for tricks, or for a contract."""
        if name == "take":
            if value and not (value.isascii() and value.isdigit() and int(value) <= _FULL):
                self._fault("not-tricks", playable=False, text=value)
                value = ""
            right = (str(int(value)),) if value else ()
            return replace(state, asks="take", right=right, calls=len(self.calls))
        calls = [_call(word) for word in value.split()]
        bids = tuple(str(call) for call in calls if isinstance(call, Bid))
        if not bids or len(bids) < len(calls):
            self._fault("not-a-contract", playable=False, text=value)
        # An auction that is over already is bid again, from the pupil's first call.
        over = Auction.of(self.dealer, self.calls[: state.calls]).over
        turn = 0 if over else state.calls
        while turn < len(self.calls) and Seat((self.dealer + turn) % 4) not in self.students:
            turn += 1
        return replace(state, asks="reach", right=bids, calls=turn)

    def _after_card(self, state: LessonStep, step: LessonStep) -> LessonStep:
        """Return *state* after the first right card is played."""
        if not step.right:
            return state
        card = Card.parse(step.right[0])
        holder = self._holder(card)
        trick = () if len(state.trick) == len(Seat) else state.trick
        gone = (*state.gone, *(each for _, each in state.trick)) if not trick else state.gone
        if holder is None or holder in {seat for seat, _ in trick}:
            return state
        return replace(state, trick=(*trick, (holder, card)), gone=gone, calls=len(self.calls))

    def _holder(self, card: Card) -> Seat | None:
        if self.deal is None:
            return None
        return next((seat for seat in Seat if card in self.deal[seat]), None)

    def _cards(self, value: str) -> list[tuple[Seat, Card]]:
        found = []
        for seat, cards in _PLACES.findall(value):
            for suit, rank in _CARD.findall(cards):
                card = Card.parse(suit.upper() + rank.upper())
                holder = self._seat_meant(Seat.parse(seat.upper()))
                if self.deal is not None and card not in self.deal[holder]:
                    self._fault("not-held", seat=seat.upper(), card=str(card))
                found.append((holder, card))
        return found

    def _seat_meant(self, seat: Seat) -> Seat:
        return seat.after(self.turns)

    def _apply_directive(self, state: LessonStep, name: str, value: str) -> LessonStep:
        """Return *state* after the directive *name*."""
        match name:
            case "show":
                return replace(state, shown=tuple(map(self._seat_meant, _seats(value))))
            case "showcards":
                return self._lay_cards(state, value)
            case "play":
                return self._strike_cards(state, value)
            case "reset":
                return replace(state, trick=(), gone=())
            case "auction":
                return replace(state, auction=value.strip().lower() != "off")
            case _:
                pass
        if name not in {"show_lead", "clear-commentary"}:
            self._fault("directive", text=name)
        return state

    def _lay_cards(self, state: LessonStep, value: str) -> LessonStep:
        """Return *state* with more cards in the current trick."""
        placed = dict(state.trick) if len(state.trick) < len(Seat) else {}
        gone = state.gone if placed or not state.trick else self._gather_cards(state)
        for seat, card in self._cards(value):
            if seat in placed and placed[seat] != card:
                gone, placed = (*gone, *placed.values()), {}
            placed[seat] = card
        left = tuple((seat, card) for seat, card in placed.items() if card not in gone)
        return replace(state, trick=left, gone=tuple(dict.fromkeys(gone)))

    def _strike_cards(self, state: LessonStep, value: str) -> LessonStep:
        """Return *state* with more cards in earlier tricks."""
        played = [card for _, card in self._cards(value)]
        trick = tuple(each for each in state.trick if each[1] not in played)
        # Half a trick struck is no fault: the rest of it leaves the table with it.
        gone = (*state.gone, *played, *(() if trick == state.trick else _of(trick)))
        left = trick if trick == state.trick else ()
        return replace(state, trick=left, gone=tuple(dict.fromkeys(gone)))

    @staticmethod
    def _gather_cards(state: LessonStep) -> tuple[Card, ...]:
        return (*state.gone, *_of(state.trick))


def _of(trick: Sequence[tuple[Seat, Card]]) -> tuple[Card, ...]:
    return tuple(card for _, card in trick)


def run_board(board: LessonBoard) -> str:
    """Run through *board* with right answers only; return the error that stopped it.

    Every call must be legal, and every card held and not yet played; an empty text means
    success.

    Example:
        >>> run_board(read_boards(SAMPLE)[0])
        ''
    """
    if board.deal is None:
        return "no deal"
    stops = (_reason_stopped(board, board.deal, step) for step in board.steps)
    return next((stop for stop in stops if stop), "")


def _reason_stopped(board: LessonBoard, deal: Deal, step: LessonStep) -> str:
    if step.asks not in {"bid", "card"}:
        return ""
    if not step.right:
        return f"nothing is right: {step.text[:40]}"
    if step.asks == "card":
        out = {*step.gone, *_of(step.trick)}
        free = [card for word in step.right if (card := Card.parse(word)) not in out]
        held = any(card in hand for card in free for hand in deal.hands)
        return "" if held else f"no such card: {step.right}"
    auction = Auction.of(board.dealer, board.calls[: step.calls])
    try:
        auction.add(parse_call(step.right[0]))
    except Illegal:
        return f"not allowed here: {step.right}"
    return ""
