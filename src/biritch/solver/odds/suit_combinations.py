"""The best play of a single suit: an exact calculation against best defence.

Declarer sees two hands of a suit and has all the entries there are; nothing is known of the
hidden cards but how many places they may be in. The defenders see everything and know what
declarer is going to do, as in the tables of The Official Encyclopedia of Bridge and in Jeroen
Warmerdam's program SuitPlay. So a line is as good as the sum of the lay-outs in which it wins
against every defence.

For each position the *front* is found: the sets of lay-outs that some line wins in, without
those that lie inside another. Where declarer is to play, fronts are joined; where a defender
is, who may choose by lay-out, a set of each reply is cut with the sets of the others (I. Frank
and D. Basin, "Search in games with incomplete information", Artificial Intelligence 100, 1998).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple, TypeAlias

from biritch.core.cards import RANKS
from biritch.solver.odds.suit_breaks import WHOLE_HANDS

Ranks: TypeAlias = frozenset[int]
"""Cards of one suit by their ranks, 2..14."""
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each group of equal missing cards, lowest group first."""
Front: TypeAlias = "dict[int, Lead | Third | tuple[Reply, ...] | None]"
"""Sets of lay-outs as the bits of a number, each with a line that wins in all of them."""

_NONE = 0
"""The rank played by a hand that has no card of the suit left."""


class Reply(NamedTuple):
    """Declarer's play after a defender's card: ``group`` -1 for showing out."""

    group: int
    after: Third | Lead | None


class Third(NamedTuple):
    """The card played opposite the lead, and the continuation."""

    rank: int
    replies: tuple[Reply, ...]


class Lead(NamedTuple):
    """The card led from hand 0 (the first) or 1, and the continuation."""

    hand: int
    rank: int
    replies: tuple[Reply, ...]


@dataclass(frozen=True, slots=True)
class SuitCombination:
    """The cards of one suit in declarer's two hands, ranks 2..14.

    Example:
        >>> suit = SuitCombination.parse("AQ2/543")
        >>> suit.tricks, str(suit)
        (3, 'AQ2/543')
    """

    first: Ranks
    second: Ranks

    @classmethod
    def parse(cls, text: str) -> SuitCombination:
        """Parse two holdings separated by a slash; ``x`` is any small card.

        Each ``x`` stands for the lowest card that is not named, those of the second hand
        first. Ten is ``T`` or ``10``; French letters ``R D V`` are read too.

        Raises:
            ValueError: There are not two holdings, a letter is no rank, a card is there twice,
                or there is none at all.

        Example:
            >>> sorted(SuitCombination.parse("AKT9/xxxx").second)
            [2, 3, 4, 5]
        """
        word = text.strip().upper().replace("10", "T").replace(" ", "").replace("-", "")
        word = word.translate(str.maketrans("RDV", "KQJ"))
        holdings = word.split("/")
        if len(holdings) != 2:
            raise ValueError(f"not a suit: {text!r} (want two holdings, e.g. AQ2/543)")
        named = [rank for rank in "".join(holdings) if rank != "X"]
        if wrong := next((rank for rank in named if rank not in RANKS), None):
            raise ValueError(f"not a suit: {text!r} ({wrong!r} is not a rank)")
        if twice := next((rank for rank in named if named.count(rank) > 1), None):
            raise ValueError(f"not a suit: {text!r} ({twice!r} is there twice)")
        if not 0 < len("".join(holdings)) <= 13:
            raise ValueError(f"not a suit: {text!r} (want 1 to 13 cards)")
        free = iter(rank for rank in range(2, 15) if RANKS[rank - 2] not in named)
        second = _ranks(holdings[1], free)
        return cls(_ranks(holdings[0], free), second)

    @property
    def tricks(self) -> int:
        """The maximum of tricks: the length of the longer hand."""
        return max(len(self.first), len(self.second))

    @property
    def missing(self) -> int:
        """The number of cards that the defenders hold."""
        return 13 - len(self.first) - len(self.second)

    def __str__(self) -> str:
        return "/".join(
            "".join(RANKS[rank - 2] for rank in sorted(hand, reverse=True)) or "-"
            for hand in (self.first, self.second)
        )


def _ranks(holding: str, free: Iterator[int]) -> Ranks:
    return frozenset(next(free) if rank == "X" else RANKS.index(rank) + 2 for rank in holding)


@dataclass(frozen=True, slots=True)
class SuitLayout:
    """One layout of the missing cards: ``west`` has the numbers by group; its probability."""

    west: Counts
    chance: Fraction


@dataclass(frozen=True, slots=True)
class BestLine:
    """The best line for an aim, and its results against best defence.

    ``chances[k - 1]`` is the probability of at least ``k`` tricks, ``average`` the mean number;
    ``lead`` is the first lead, ``None`` if all lines are equal.

    Example:
        >>> best = best_line(SuitCombination.parse("AKJ2/543"), tricks=3)
        >>> best.lead.hand, float(round(best.chances[2], 4))
        (1, 0.7705)
    """

    suit: SuitCombination
    chances: tuple[Fraction, ...]
    lead: Lead | None
    groups: tuple[tuple[int, ...], ...]

    @property
    def average(self) -> Fraction:
        """The mean number of tricks."""
        return sum(self.chances, Fraction(0))


def best_line(
    suit: SuitCombination,
    *,
    tricks: int | None = None,
    vacant: tuple[int, int] = WHOLE_HANDS,
) -> BestLine:
    """Return the line that wins *tricks* most often or, without, most tricks on average.

    *vacant* are the numbers of unknown cards of West and East. Among lines equal for *tricks*,
    the average is not maximised. Source: see the module.

    Raises:
        ValueError: *tricks* is not from 1 to the longer hand's length, or there are fewer
            places than missing cards.

    Example:
        >>> best = best_line(SuitCombination.parse("AKxx/J98"), tricks=4)
        >>> float(round(best.chances[3], 4))
        0.0832
        >>> float(round(best_line(SuitCombination.parse("AKxx/J98")).average, 4))
        2.8537
    """
    if tricks is not None and not 1 <= tricks <= suit.tricks:
        raise ValueError(f"not a number of tricks of {suit}: {tricks} (want 1..{suit.tricks})")
    if suit.missing > sum(vacant) or min(vacant) < 0:
        raise ValueError(
            f"not {suit.missing} missing cards in {vacant[0]} and {vacant[1]} places"
        )
    return _Search.of(suit, tricks, vacant).best()


@dataclass(slots=True)
class _Search:
    """The search in one suit for one aim.

    A layout has ``width`` bits in a set: one, if *goal* tricks are won; or, without a goal, one
    for each trick, the first ``k`` set for ``k`` tricks. The intersection of sets then takes
    the fewer tricks in each layout.
    """

    suit: SuitCombination
    goal: int | None
    groups: tuple[tuple[int, ...], ...]
    layouts: tuple[SuitLayout, ...]
    width: int
    fronts: dict[tuple[object, ...], Front] = field(default_factory=dict)
    perfect: dict[tuple[object, ...], int] = field(default_factory=dict)

    @classmethod
    def of(cls, suit: SuitCombination, goal: int | None, vacant: tuple[int, int]) -> _Search:
        groups = _groups(suit)
        layouts = tuple(_layouts(groups, vacant))
        return cls(suit, goal, groups, layouts, 1 if goal else suit.tricks)

    def best(self) -> BestLine:
        """Return the best line from the start."""
        none = (0,) * len(self.groups)
        front = self.leads(
            _Place(self.suit.first, self.suit.second, none, none),
            tuple(range(len(self.layouts))),
            0,
        )
        won = max(front, key=self._worth)
        line = front[won]
        chances = tuple(self._chance(won, place) for place in range(self.width))
        if self.goal:
            chances = (Fraction(0),) * (self.goal - 1) + chances
        lead = line if isinstance(line, Lead) else None
        return BestLine(self.suit, chances, lead, self.groups)

    def _worth(self, won: int) -> Fraction:
        chances = (self._chance(won, place) for place in range(self.width))
        return sum(chances, Fraction(0))

    def _chance(self, won: int, place: int) -> Fraction:
        bits = won >> place
        return sum(
            (lie.chance for at, lie in enumerate(self.layouts) if bits >> at * self.width & 1),
            Fraction(0),
        )

    def _set(self, lies: Iterable[int], tricks: int) -> int:
        """Return the set in which each of *lies* wins *tricks*."""
        here = int(tricks >= self.goal) if self.goal else (1 << tricks) - 1
        return sum(here << lie * self.width for lie in lies)

    def _all(self, lies: Iterable[int]) -> int:
        here = (1 << self.width) - 1
        return sum(here << lie * self.width for lie in lies)

    def leads(self, at: _Place, lies: tuple[int, ...], won: int) -> Front:
        """Return the front with declarer to lead, after *won* tricks."""
        key = (at, lies, won)
        known = self.fronts.get(key)
        if known is None:
            known = self.fronts[key] = self._leads(at, lies, won)
        return known

    def _leads(self, at: _Place, lies: tuple[int, ...], won: int) -> Front:
        # No line wins more than open cards would; one that wins as much ends the search.
        most = sum(self._set((lie,), won + self._open(at, lie)) for lie in lies)
        live = self._live(at)
        done = self.goal is not None and won >= self.goal
        if done or not (most and live and (at.first or at.second)):
            return {most: None}
        front: Front = {}
        for hand, rank in _natural_leads(at, live):
            step = _Trick(hand, (rank,))
            for lines, replies in self.defends(at, lies, won, step).items():
                front.setdefault(lines, Lead(hand, rank, _replies(replies)))
            if most in front:
                return {most: front[most]}
        return _drop_dominated(front)

    def defends(self, at: _Place, lies: tuple[int, ...], won: int, trick: _Trick) -> Front:
        """Return the front with a defender to play, who sees the layout."""
        west = trick.west_to_play
        choices: dict[int, list[int]] = {}
        for lie in lies:
            for group in self._choices(at, lie, west=west):
                choices.setdefault(group, []).append(lie)
        whole = self._all(lies)
        front: Front = {whole: ()}
        for group, some in sorted(choices.items()):
            rest = whole & ~self._all(some)
            after = self._after(at, tuple(some), won, trick, group)
            joined: Front = {}
            for lines, replies in front.items():
                for other, line in after.items():
                    assert line is None or isinstance(line, (Lead, Third))
                    both = lines & (other | rest)
                    joined.setdefault(both, (*_replies(replies), Reply(group, line)))
            front = _drop_dominated(joined)
        return front

    def _after(
        self, at: _Place, lies: tuple[int, ...], won: int, trick: _Trick, group: int
    ) -> Front:
        west = trick.west_to_play
        rank = self.groups[group][0] if group >= 0 else _NONE
        place = at if group < 0 else at.without_missing(group, west=west)
        cards = (*trick.cards, rank)
        if len(cards) == 2:
            return self.thirds(place, lies, won, _Trick(trick.hand, cards))
        first, second, third, fourth = cards
        ours = max(first, third) > max(second, fourth)
        return self.leads(place.without(trick.hand, first, third), lies, won + ours)

    def thirds(self, at: _Place, lies: tuple[int, ...], won: int, trick: _Trick) -> Front:
        """Return the front with the hand opposite the lead to play."""
        held = (at.second, at.first)[trick.hand]
        live = [*self._live(at), trick.cards[1]]
        front: Front = {}
        cards = _different(held, live) or [_NONE]
        # Of lines as good, the plain one: a winner led is followed low, a low card covered.
        cards.sort(reverse=trick.cards[0] < max(live))
        for rank in cards:
            step = _Trick(trick.hand, (*trick.cards, rank))
            for lines, replies in self.defends(at, lies, won, step).items():
                front.setdefault(lines, Third(rank, _replies(replies)))
        return _drop_dominated(front)

    def _choices(self, at: _Place, lie: int, *, west: bool) -> list[int]:
        """Return the groups from which a defender can play in a layout; -1 for none."""
        held = self._cards_held(at, lie)[0 if west else 1]
        return [group for group, count in enumerate(held) if count] or [-1]

    def _cards_held(self, at: _Place, lie: int) -> tuple[Counts, Counts]:
        west = self.layouts[lie].west
        sizes = map(len, self.groups)
        return (
            tuple(dealt - gone for dealt, gone in zip(west, at.west, strict=True)),
            tuple(
                size - dealt - gone
                for size, dealt, gone in zip(sizes, west, at.east, strict=True)
            ),
        )

    def _live(self, at: _Place) -> list[int]:
        """Return one rank of every group of which a defender still holds a card."""
        return [
            group[0]
            for group, west, east in zip(self.groups, at.west, at.east, strict=True)
            if len(group) > west + east
        ]

    def _open(self, at: _Place, lie: int) -> int:
        """Return declarer's double dummy tricks from here."""
        west, east = self._cards_held(at, lie)
        return self._open_leads(at.first, at.second, west, east)

    def _open_leads(self, first: Ranks, second: Ranks, west: Counts, east: Counts) -> int:
        if not any(west) and not any(east):
            return max(len(first), len(second))
        key = (first, second, west, east)
        known = self.perfect.get(key)
        if known is None:
            live = [
                group[0]
                for group, *count in zip(self.groups, west, east, strict=True)
                if any(count)
            ]
            known = max(
                (
                    self._open_second(hand, rank, (first, second), (west, east))
                    for hand, held in enumerate((first, second))
                    for rank in _different(held, live)
                ),
                default=0,
            )
            self.perfect[key] = known
        return known

    def _open_second(
        self, hand: int, rank: int, ours: tuple[Ranks, Ranks], theirs: tuple[Counts, Counts]
    ) -> int:
        # Clockwise from the first hand: East, the second hand, West.
        after = theirs[1 - hand]
        return min(
            max(
                self._open_fourth(hand, (rank, self._rank(group), third), ours, theirs, group)
                for third in ours[1 - hand] or (_NONE,)
            )
            for group in _held_groups(after)
        )

    def _open_fourth(
        self,
        hand: int,
        cards: tuple[int, int, int],
        ours: tuple[Ranks, Ranks],
        theirs: tuple[Counts, Counts],
        group: int,
    ) -> int:
        led, second, third = cards
        kept = [ours[hand] - {led}, ours[1 - hand] - {third}]
        first_hand, second_hand = kept if hand == 0 else reversed(kept)
        before, last = theirs[1 - hand], theirs[hand]
        least = 13
        for other in _held_groups(last):
            won = max(led, third) > max(second, self._rank(other))
            counts = (_less(before, group), _less(last, other))
            east, west = counts if hand == 0 else (counts[1], counts[0])
            least = min(least, won + self._open_leads(first_hand, second_hand, west, east))
        return least

    def _rank(self, group: int) -> int:
        return self.groups[group][0] if group >= 0 else _NONE


class _Place(NamedTuple):
    """The remaining cards of declarer's hands, and the defenders' played ones by group."""

    first: Ranks
    second: Ranks
    west: Counts
    east: Counts

    def without(self, hand: int, led: int, third: int) -> _Place:
        """Return the place after a trick led from *hand*."""
        if hand == 0:
            return self._replace(first=self.first - {led}, second=self.second - {third})
        return self._replace(first=self.first - {third}, second=self.second - {led})

    def without_missing(self, group: int, *, west: bool) -> _Place:
        """Return the place after a defender has played a card of *group*."""
        if west:
            return self._replace(west=_more(self.west, group))
        return self._replace(east=_more(self.east, group))


class _Trick(NamedTuple):
    """A trick in progress: the hand that led, and the ranks played."""

    hand: int
    cards: tuple[int, ...]

    @property
    def west_to_play(self) -> bool:
        """Whether West plays next: fourth to the first hand's lead, second to the other's."""
        return (len(self.cards) == 1) == (self.hand == 1)


def _groups(suit: SuitCombination) -> tuple[tuple[int, ...], ...]:
    """Return the missing ranks, grouped by equivalence."""
    groups: list[list[int]] = []
    last = 0
    for rank in range(2, 15):
        if rank in suit.first or rank in suit.second:
            continue
        if groups and rank == last + 1:
            groups[-1].append(rank)
        else:
            groups.append([rank])
        last = rank
    return tuple(map(tuple, groups))


def _layouts(
    groups: tuple[tuple[int, ...], ...], vacant: tuple[int, int]
) -> Iterator[SuitLayout]:
    west_places, east_places = vacant
    missing = sum(map(len, groups))
    total = comb(west_places + east_places, west_places)
    for west in product(*(range(len(group) + 1) for group in groups)):
        held = sum(west)
        if held > west_places or missing - held > east_places:
            continue
        ways = comb(west_places + east_places - missing, west_places - held)
        for group, count in zip(groups, west, strict=True):
            ways *= comb(len(group), count)
        yield SuitLayout(west, Fraction(ways, total))


def _different(held: Ranks, live: list[int]) -> list[int]:
    """Return the highest of each run of equivalent cards in *held*."""
    highest: list[int] = []
    last = None
    for rank in sorted(held, reverse=True):
        if last is None or any(rank < other < last for other in live):
            highest.append(rank)
        last = rank
    return highest


def _natural_leads(at: _Place, live: list[int]) -> list[tuple[int, int]]:
    """Return the possible leads, the simplest first.

    Among equal lines the first is kept: low towards the better hand, else its winners from the
    top, else an honour to run; low away from the better hand comes last.
    """
    better = int(max(at.second, default=0) > max(at.first, default=0))
    leads = [
        (hand, rank)
        for hand, held in enumerate((at.first, at.second))
        for rank in _different(held, live)
    ]

    def order(lead: tuple[int, int]) -> tuple[int, int]:
        hand, rank = lead
        if hand != better:
            return (0, rank) if rank < max(live) else (1, rank)
        return (1, -rank) if rank > min(live) else (2, rank)

    return sorted(leads, key=order)


def _drop_dominated(front: Front) -> Front:
    """Return *front* without sets that are subsets of others."""
    kept: list[int] = []
    for lines in sorted(front, key=lambda lines: (-lines.bit_count(), lines)):
        if not any(lines & other == lines for other in kept):
            kept.append(lines)
    return {lines: front[lines] for lines in kept}


def _replies(line: Lead | Third | tuple[Reply, ...] | None) -> tuple[Reply, ...]:
    assert isinstance(line, tuple)
    assert not isinstance(line, (Lead, Third))
    return line


def _held_groups(counts: Counts) -> list[int]:
    return [group for group, count in enumerate(counts) if count] or [-1]


def _less(counts: Counts, group: int) -> Counts:
    return tuple(count - (place == group) for place, count in enumerate(counts))


def _more(counts: Counts, group: int) -> Counts:
    return tuple(count + (place == group) for place, count in enumerate(counts))
