"""Top winners of two hands that no distribution can prevent from cashing."""

from __future__ import annotations

from dataclasses import dataclass, field

_SUIT = (1 << 13) - 1
_ENOUGH = 60
"""Ways to cash winners that are tried: enough for any hand but a puzzle."""


@dataclass
class Cashing:
    """Winners of a hand and of the one opposite, against the others' cards.

    Only certain winners count: cards above all of the others' in the suit, and cards led when
    nobody else can have one left. If the others have trumps, trumps are drawn first.

    Example:
        >>> clubs, top = 1 << 0 | 1 << 2, 1 << 12
        >>> Cashing.against(1 << 1, trump=-1).wins(top, clubs, 1)
        True
    """

    trump: int
    out: tuple[int, ...]
    tops: tuple[int, ...]
    _seen: set[tuple[int, int, tuple[int, ...]]] = field(default_factory=set)

    @classmethod
    def against(cls, theirs: int, trump: int) -> Cashing:
        """Return the winners against *theirs*, one bit a card; *trump* is -1 for notrump."""
        suits = [theirs >> 13 * suit & _SUIT for suit in range(4)]
        out = tuple(suit.bit_count() for suit in suits)
        return cls(trump, out, tuple(suit.bit_length() for suit in suits))

    def wins(self, lead: int, opposite: int, tricks: int) -> bool:
        """Return whether the hand on *lead* and the one *opposite* cash that many *tricks*."""
        return self._most(lead, opposite) >= tricks and self._run(
            lead, opposite, (0, 0, 0, 0), tricks
        )

    def _most(self, lead: int, opposite: int) -> int:
        """Return an upper bound of the tricks that two hands cash."""
        most = 0
        for suit in range(4):
            here, there = lead >> 13 * suit & _SUIT, opposite >> 13 * suit & _SUIT
            winners = ((here | there) >> self.tops[suit]).bit_count()
            longest = max(here.bit_count(), there.bit_count())
            most += longest if winners >= self.out[suit] else min(winners, longest)
            if suit == self.trump:
                # Ruffs win by themselves.
                most += min(here.bit_count(), there.bit_count())
        return most

    def _run(self, lead: int, opposite: int, rounds: tuple[int, ...], tricks: int) -> bool:
        if tricks <= 0:
            return True
        key = (lead, opposite, rounds)
        if key in self._seen or len(self._seen) > _ENOUGH:
            return False
        self._seen.add(key)
        drawn = self.trump < 0 or rounds[self.trump] >= self.out[self.trump]
        return any(
            self._lead(suit, lead, opposite, rounds, tricks)
            for suit in range(4)
            if lead >> 13 * suit & _SUIT and (drawn or suit == self.trump)
        )

    def _lead(
        self, suit: int, lead: int, opposite: int, rounds: tuple[int, ...], tricks: int
    ) -> bool:
        """Return whether a lead of *suit* wins, and the rest after it."""
        here, there = lead >> 13 * suit & _SUIT, opposite >> 13 * suit & _SUIT
        done = rounds[suit] >= self.out[suit]
        now = tuple(count + (each == suit) for each, count in enumerate(rounds))
        high, low = here.bit_length() - 1, (here & -here).bit_length() - 1
        if (done or high >= self.tops[suit]) and any(
            self._under(13 * suit + high, thrown, lead, opposite, now, tricks)
            for thrown in _throws(opposite, suit, self.trump)
        ):
            return True
        top = there.bit_length() - 1
        if top <= low or not (done or top >= self.tops[suit]):
            return False
        less, then = lead & ~(1 << 13 * suit + low), opposite & ~(1 << 13 * suit + top)
        return self._run(then, less, now, tricks - 1)

    def _under(  # noqa: PLR0913, PLR0917 - two cards, two hands, what was played, what is wanted
        self,
        card: int,
        thrown: int,
        lead: int,
        opposite: int,
        rounds: tuple[int, ...],
        tricks: int,
    ) -> bool:
        """Return whether the rest is won after the winner *card*, with *thrown* discarded."""
        suit = card // 13
        # Where partner must follow with a higher card, or ruff, that one wins.
        over = thrown > card if thrown // 13 == suit else thrown // 13 == self.trump
        less = lead & ~(1 << card)
        then = opposite & ~(1 << thrown) if thrown >= 0 else opposite
        hands = (then, less) if over and thrown >= 0 else (less, then)
        return self._run(*hands, rounds, tricks - 1)


def _throws(hand: int, suit: int, trump: int) -> list[int]:
    """Return the discards to try under a winner of *suit*: lowest cards and top ones."""
    if not hand:
        return [-1]
    follow = hand & _SUIT << 13 * suit
    if follow:
        lowest, highest = (follow & -follow).bit_length() - 1, follow.bit_length() - 1
        return [lowest] if lowest == highest else [lowest, highest]
    lows = []
    for other in range(4):
        held = hand & _SUIT << 13 * other
        if held and other != trump:
            lows.append((held & -held).bit_length() - 1)
    if not lows:
        held = hand & _SUIT << 13 * trump
        lows.append((held & -held).bit_length() - 1)
    # The longest suits first: their small cards are missed least.
    return sorted(lows, key=lambda card: -(hand >> 13 * (card // 13) & _SUIT).bit_count())
