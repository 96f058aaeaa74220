"""Lines of play stated with a claim: read from a sentence, and followed (Law 68C)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from biritch.core.cards import DECK, Suit
from biritch.robots.claiming.search import (
    ClaimPosition,
    TooLong,
    after_each,
    is_master,
    normal_cards,
)

_SUITS = {
    "♣": 0, "♦": 1, "♥": 2, "♠": 3,
    "clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3,
    "club": 0, "diamond": 1, "heart": 2, "spade": 3,
    "trèfles": 0, "carreaux": 1, "cœurs": 2, "coeurs": 2, "piques": 3,
    "trefles": 0, "trèfle": 0, "trefle": 0, "carreau": 1, "cœur": 2, "coeur": 2, "pique": 3,
}  # fmt: skip
_RANKS = {
    **{str(rank): rank for rank in range(2, 11)},
    "t": 10, "j": 11, "v": 11, "q": 12, "d": 12, "k": 13, "r": 13, "a": 14,
    "ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 14,
    "dix": 10, "valet": 11, "dame": 12, "roi": 13, "as": 14,
}  # fmt: skip
_HONOURS = "ace|king|queen|jack|ten|as|roi|dame|valet|dix"
_NAMED = "|".join(sorted(_SUITS, key=len, reverse=True))
_CARD = "10|[2-9tjvqdkra]"
_TOKEN = re.compile(
    rf"(?P<trumps>trumps?|atouts?)"
    rf"|(?P<finesse>finess\w*|impass\w*)"
    rf"|(?P<honour>\b(?:{_HONOURS})\b)(?:\s+(?:of|de|à|a)\s+)?(?P<of>{_NAMED})?"
    rf"|(?P<sign>[♣♦♥♠])\s?(?P<ranks>(?:(?:{_CARD})(?![a-zà-ÿ]{{2}})\s?-?)+)"
    rf"|(?P<rank>\b(?:{_CARD}))(?P<after>[♣♦♥♠])"
    rf"|(?P<code>\b[shdc](?:10|[2-9tjqka])+\b)"
    rf"|(?P<suit>{_NAMED})",
    re.IGNORECASE,
)
_CODE = {"c": 0, "d": 1, "h": 2, "s": 3}
_TOO_MANY = 20_000


@dataclass(frozen=True, slots=True)
class LineStep:
    """One step of a line: a ``card`` to play, or a ``suit`` to play on from the top."""

    suit: int
    card: int | None = None


@dataclass(frozen=True, slots=True)
class StatedLine:
    """What a claimer said: ``steps`` in order, the suits he finesses, whether he names trumps.

    Example:
        >>> line = StatedLine.parse("I draw trumps, then ♦AK and clubs", trump=3)
        >>> [(step.suit, step.card) for step in line.steps]
        [(3, None), (1, 25), (1, 24), (0, None)]
        >>> line.names_trumps
        True
    """

    steps: tuple[LineStep, ...] = ()
    finesses: frozenset[int] = frozenset()
    names_trumps: bool = False

    @classmethod
    def parse(cls, text: str, trump: int) -> StatedLine:
        """Read *text*, in English or French, *trump* being the trump suit or -1."""
        reader = _LineReader(trump)
        for found in _TOKEN.finditer(text):
            reader.read(found)
        return cls(tuple(reader.steps), frozenset(reader.finesses), reader.names_trumps)


@dataclass
class _LineReader:
    """Reads a line word by word."""

    trump: int
    steps: list[LineStep] = field(default_factory=list)
    finesses: set[int] = field(default_factory=set)
    names_trumps: bool = False
    _finessing: bool = False
    _ranks: list[int] = field(default_factory=list)
    """Honours named before their suit."""

    def read(self, found: re.Match[str]) -> None:
        """Take the next word or card."""
        if found["trumps"]:
            self.names_trumps = True
            self._add([LineStep(self.trump)] if self.trump >= 0 else [])
        elif found["finesse"]:
            self._finessing = True
        elif found["honour"] and not found["of"]:
            self._ranks.append(_RANKS[found["honour"].lower()])
        else:
            self._add(self._cards(found))

    def _cards(self, found: re.Match[str]) -> list[LineStep]:
        """Return the cards named, or the suit."""
        if found["honour"]:
            suit, ranks = _SUITS[found["of"].lower()], [found["honour"]]
        elif found["sign"]:
            suit = _SUITS[found["sign"]]
            ranks = re.findall(_CARD, found["ranks"], re.IGNORECASE)
        elif found["rank"]:
            suit, ranks = _SUITS[found["after"]], [found["rank"]]
        elif found["code"]:
            suit = _CODE[found["code"][0].lower()]
            ranks = re.findall(_CARD, found["code"][1:], re.IGNORECASE)
        else:
            suit = _SUITS[found["suit"].lower()]
            named = [LineStep(suit, _card(suit, rank)) for rank in self._ranks]
            self._ranks = []
            return named or [LineStep(suit)]
        return [LineStep(suit, _card(suit, _RANKS[rank.lower()])) for rank in ranks]

    def _add(self, steps: list[LineStep]) -> None:
        if self._finessing and steps:
            # "The queen" of a finesse is the card looked for, not one to be played.
            self.finesses.add(steps[0].suit)
            steps = [LineStep(steps[0].suit)]
            self._finessing = False
        self.names_trumps |= any(step.suit == self.trump for step in steps)
        self.steps += steps


def _card(suit: int, rank: int) -> int:
    return 13 * suit + rank - 2


@dataclass
class LineSearch:
    """Follows a stated line where every card is known: what it wins at least.

    Where the line leaves a choice normal cards are played, and whether a trick is won with a
    high card or a low one must not matter: that would be a finesse nobody stated.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.hands import Hand
        >>> from biritch.core.seats import Seat
        >>> from biritch.rules.play import Trick
        >>> hands = tuple(map(Hand.parse, ("AJ...", "Q3...", "K2...", "54...")))
        >>> at = ClaimPosition.seen_by_all(
        ...     hands, Strain.NOTRUMP, Trick(Seat.SOUTH), {Seat.NORTH, Seat.SOUTH})
        >>> [LineSearch(StatedLine.parse(text, -1)).reaches(at, 2)
        ...  for text in ("♠K, ♠A", "finesse in spades")]
        [True, False]
    """

    line: StatedLine
    positions: int = _TOO_MANY
    _seen: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def reaches(self, at: ClaimPosition, tricks: int, step: int = 0) -> bool:
        """Return whether the line wins so many *tricks* more, from its *step* on.

        Raises:
            TooLong: More positions than allowed would have to be looked at.
        """
        if tricks <= 0:
            return True
        if tricks > at.left:
            return False
        key = (at.hands, at.leader, at.cards, tricks, step)
        found = self._seen.get(key)
        if found is None:
            self.positions -= 1
            if self.positions < 0:
                raise TooLong
            found = self._seen[key] = self._worst(at, tricks, step)
        return found

    def _worst(self, at: ClaimPosition, tricks: int, step: int) -> bool:
        moves = after_each(at)
        if not at.ours[at.turn]:
            return all(self.reaches(then, tricks - won, step) for _, then, won in moves)
        cards = [card for card, _, _ in moves]
        if not at.cards:
            step = self._next(at, step)
        chosen = self._choose_cards(at, cards, step)
        steps = self.line.steps
        # Where to lead and what to throw he chooses by what he sees; which of the cards that
        # win a trick he plays must not matter.
        wins = at.cards and all(card // 13 == at.cards[0] // 13 for card in cards)
        which = all if wins else any
        return which(
            self.reaches(
                then,
                tricks - won,
                step + (step < len(steps) and steps[step].card == card),
            )
            for card, then, won in moves
            if card in chosen
        )

    def _next(self, at: ClaimPosition, step: int) -> int:
        """Return the first step from *step* on that can still be done."""
        held = 0
        for hand, mine in zip(at.hands, at.ours, strict=True):
            held |= hand if mine else 0
        for place in range(step, len(self.line.steps)):
            now = self.line.steps[place]
            if now.card is not None:
                if held >> now.card & 1:
                    return place
            elif held >> 13 * now.suit & 0x1FFF and (now.suit != at.trump or at.trumps_out):
                return place
        return len(self.line.steps)

    def _choose_cards(self, at: ClaimPosition, cards: list[int], step: int) -> Iterable[int]:
        """Return those of *cards* that the line allows."""
        steps = self.line.steps
        now = steps[step] if step < len(steps) else None
        if now is not None and now.card in cards and _is_due(at, now):
            return [now.card]
        if at.cards:
            return self._follow_cards(at, cards, now)
        if now is None:
            trumps = [card for card in cards if card // 13 == at.trump]
            drawing = self.line.names_trumps and at.trumps_out and trumps
            return [*normal_cards(at, cards), *([max(trumps)] if drawing else [])]
        opposite = (at.turn + 2) % 4
        other = at.hands[opposite] if at.ours[opposite] else 0
        mine = [card for card in cards if card // 13 == now.suit]
        if not mine:
            return self._over(cards, other, at.theirs, now.suit) or normal_cards(at, cards)
        if now.card is not None and other >> now.card & 1:
            return [min(mine)]
        return self._played_on(at, cards, mine, other)

    def _follow_cards(
        self, at: ClaimPosition, cards: list[int], now: LineStep | None
    ) -> Iterable[int]:
        """Return the cards to follow or throw: winners from the top, but where he finesses."""
        led = at.cards[0] // 13
        best = max(card for card in at.cards if card // 13 == led)
        wins = [card for card in cards if card // 13 == led and card > best]
        if led in self.line.finesses and wins:
            return [min(wins)]
        partner = len(at.cards) > 1 and at.cards[-2] == best and is_master(best, at.theirs)
        other_suit = now is None or now.suit != led
        if wins and other_suit and not partner and is_master(max(wins), at.theirs):
            return [max(wins)]
        return normal_cards(at, cards)

    def _played_on(
        self, at: ClaimPosition, cards: list[int], mine: list[int], other: int
    ) -> Iterable[int]:
        """Return the cards to lead of a suit: *mine* are here, some in the *other* hand."""
        suit, theirs = mine[0] // 13, at.theirs
        there = _cards_of(other, suit)
        higher = bool(there) and max(there) > max(mine)
        missing = theirs >> 13 * suit & 0x1FFF
        ours = sorted((*mine, *there))
        if suit in self.line.finesses and ours[-2:][0] < 13 * suit + missing.bit_length() - 1:
            # It is taken towards the hand that has the highest card.
            if higher:
                return [min(mine)]
            return self._over(cards, other, theirs, suit) or [max(mine)]
        cashing = is_master(max(mine), theirs) or not higher
        return [max(mine) if cashing else min(mine)]

    def _over(self, cards: list[int], other: int, theirs: int, suit: int) -> list[int]:
        """Return the cards by which the *other* hand surely gets the lead, not of *suit*."""
        tops = [max(_cards_of(other, each), default=-1) for each in range(4)]
        return [
            card
            for card in cards
            if card // 13 != suit
            and (top := tops[card // 13]) > card
            and is_master(top, theirs)
        ]


def _is_due(at: ClaimPosition, now: LineStep) -> bool:
    """Whether the card of a step belongs to this trick: led, or played to a low card."""
    if not at.cards:
        return True
    partner = len(at.cards) > 1 and is_master(at.cards[-2], at.theirs)
    return at.cards[0] // 13 == now.suit and not partner


def _cards_of(hand: int, suit: int) -> list[int]:
    return [card for card in range(13 * suit, 13 * suit + 13) if hand >> card & 1]


def write_line(leads: Iterable[int]) -> str:
    """Return the cards *leads* as a line that people of any language read.

    Example:
        >>> write_line([51, 50, 12])
        '♠AK ♣A'
    """
    signs = "♣♦♥♠"
    written: list[str] = []
    last: Suit | None = None
    for place in leads:
        card = DECK[place]
        rank = "10" if card.rank == 10 else str(card)[1]
        if card.suit == last:
            written[-1] += rank
        else:
            written.append(signs[card.suit] + rank)
        last = card.suit
    return " ".join(written)
