"""Lines of play stated with a claim, followed with all cards known (Law 68C)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from biritch.core.cards import DECK, Suit
from biritch.robots.claiming.search import (
    ClaimPosition,
    TooLong,
    after_each,
    is_master,
    normal_cards,
    stands,
)
from biritch.robots.claiming.stated_line import LineStep, StatedLine

_TOO_MANY = 20_000


@dataclass
class LineSearch:
    """Computes the least tricks of a stated line with all cards known.

    Where the line leaves a choice, all normal cards are tried, and the result must not depend
    on winning with a high or a low card: that would be an unstated finesse.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.hands import Hand
        >>> from biritch.core.seats import Seat
        >>> from biritch.rules.play import Trick
        >>> hands = tuple(map(Hand.parse, ("AJ...", "Q3...", "K2...", "54...")))
        >>> at = ClaimPosition.from_hands(
        ...     hands, Strain.NOTRUMP, Trick(Seat.SOUTH), {Seat.NORTH, Seat.SOUTH})
        >>> [LineSearch(StatedLine.parse(text, -1)).reaches(at, 2)
        ...  for text in ("♠K, ♠A", "finesse in spades")]
        [True, False]
    """

    line: StatedLine
    positions: int = _TOO_MANY
    _seen: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def reaches(self, at: ClaimPosition, tricks: int, step: int = 0) -> bool:
        """Return whether the line, from its *step* on, wins *tricks* more.

        Raises:
            TooLong: More positions than allowed would have to be looked at.
        """
        if tricks <= 0:
            return True
        if tricks > at.tricks_left:
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
        if self._is_plain(at, step) and stands(at, tricks):
            return True
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

    def _is_plain(self, at: ClaimPosition, step: int) -> bool:
        """Return whether a trick begins, trumps are drawn and all steps are done."""
        done = step >= len(self.line.steps) and not self.line.throws
        return done and not at.cards and not at.trumps_out

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
        """Return the *cards* that the line allows."""
        steps = self.line.steps
        now = steps[step] if step < len(steps) else None
        if now is not None and now.card in cards and _is_due(at, now):
            return [now.card]
        if at.cards:
            return self._follow_cards(at, cards, now)
        opposite = (at.turn + 2) % 4
        other = at.hands[opposite] if at.ours[opposite] else 0
        if now is None:
            return self._freely(at, cards, other)
        mine = [card for card in cards if card // 13 == now.suit]
        if not mine:
            return self._over(cards, other, at.theirs, now.suit) or normal_cards(at, cards)
        if now.card is not None and other >> now.card & 1:
            return [min(mine)]
        return self._choose_leads(at, cards, mine, other)

    def _freely(self, at: ClaimPosition, cards: list[int], other: int) -> Iterable[int]:
        """Return the cards to lead after the last step."""
        normal = normal_cards(at, cards)
        if self.line.crossruffs and _cards_of(other, at.trump):
            ruffed = [
                card for card in cards
                if card // 13 != at.trump and not _cards_of(other, card // 13)
            ]  # fmt: skip
            tops = [card for card in normal if card // 13 != at.trump]
            return [*ruffed, *(card for card in tops if is_master(card, at.theirs))] or normal
        trumps = [card for card in cards if card // 13 == at.trump]
        drawing = self.line.names_trumps and at.trumps_out and trumps
        return [*normal, *([max(trumps)] if drawing and not self.line.crossruffs else [])]

    def _follow_cards(
        self, at: ClaimPosition, cards: list[int], now: LineStep | None
    ) -> Iterable[int]:
        """Return the cards with which to follow: from the top, unless finessing."""
        led = at.cards[0] // 13
        if all(card // 13 != led for card in cards):
            return self._throw_cards(at, cards, led)
        best = max(card for card in at.cards if card // 13 == led)
        wins = [card for card in cards if card // 13 == led and card > best]
        partner = len(at.cards) > 1 and at.cards[-2] == best
        finessed = led in self.line.finesses
        seat = self.line.finesses.get(led)
        if finessed and seat is not None and seat != (at.leader + 1) % 4:
            # On the way to the hand that the finesse is taken from.
            finessed = False
            if wins and is_master(max(wins), at.theirs):
                return [max(wins)]
        if self.line.forces and not at.ours[at.leader] and not partner and wins:
            return [min(wins)]  # what a defender had to lead comes up to the tenace
        if finessed and wins:
            return [min(cards)] if partner else [min(wins)]
        sure = partner and is_master(best, at.theirs)
        other_suit = now is None or now.suit != led
        if wins and other_suit and not sure and is_master(max(wins), at.theirs):
            return [max(wins)]
        return normal_cards(at, cards)

    def _throw_cards(self, at: ClaimPosition, cards: list[int], led: int) -> Iterable[int]:
        """Return the cards to discard or ruff with, in a hand void of the suit *led*."""
        for thrown in self.line.throws:
            if thrown.on in {None, led}:
                named = [card for card in cards if card // 13 == thrown.suit]
                if thrown.card in named:
                    return [thrown.card]
                if thrown.card is None and named:
                    return [min(named)]
        trumps = [card for card in cards if card // 13 == at.trump]
        if trumps and (self.line.crossruffs or led in self.line.ruffs):
            tops = [card for card in trumps if is_master(card, at.theirs)]
            return {min(trumps), min(tops, default=min(trumps))}
        return cards if self.line.forces else normal_cards(at, cards)

    def _choose_leads(
        self, at: ClaimPosition, cards: list[int], mine: list[int], other: int
    ) -> Iterable[int]:
        """Return the cards to lead of a suit: *mine* are here, others in the *other* hand."""
        suit, theirs = mine[0] // 13, at.theirs
        there = _cards_of(other, suit)
        higher = bool(there) and max(there) > max(mine)
        missing = theirs >> 13 * suit & 0x1FFF
        ours = sorted((*mine, *there))
        if suit in self.line.finesses and ours[-2:][0] < 13 * suit + missing.bit_length() - 1:
            seat = self.line.finesses[suit]
            towards = higher if seat is None else (at.turn + 1) % 4 == seat
            if towards:
                return [min(mine)] if seat is None else {min(mine), max(mine)}
            across = self._over(cards, other, theirs, suit)
            if not across and higher and is_master(max(there), theirs):
                return [min(mine)]
            return across or [max(mine)]
        if suit in self.line.finesses and self.line.finesses[suit] is None and higher:
            return [min(mine)]
        if there and is_master(max(there), theirs):
            # High cards of both hands: neither falls on the other.
            return {max(mine), min(mine)}
        cashing = is_master(max(mine), theirs) or not higher
        return [max(mine) if cashing else min(mine)]

    def _over(self, cards: list[int], other: int, theirs: int, suit: int) -> list[int]:
        """Return the cards, not of *suit*, with which the *other* hand surely gets the lead."""
        tops = [max(_cards_of(other, each), default=-1) for each in range(4)]
        return [
            card
            for card in cards
            if card // 13 != suit
            and (top := tops[card // 13]) > card
            and is_master(top, theirs)
        ]


def _is_due(at: ClaimPosition, now: LineStep) -> bool:
    """Return whether the card of a step belongs to this trick: led, or on a low card."""
    if not at.cards:
        return True
    assert now.card is not None
    if at.cards[0] // 13 != now.suit:
        return False
    best = max(card for card in at.cards if card // 13 == now.suit)
    if now.card < best and at.cards[-1] == best:
        return False  # an opponent went above it
    partner = len(at.cards) > 1 and is_master(at.cards[-2], at.theirs)
    return not partner


def _cards_of(hand: int, suit: int) -> list[int]:
    return [card for card in range(13 * suit, 13 * suit + 13) if hand >> card & 1]


def write_line(leads: Iterable[int]) -> str:
    """Return *leads* as a line of play without words, readable in any language.

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
