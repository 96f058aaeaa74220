"""The draw of a knock-out: seeds, byes for the strongest, and the next stage from the winners.

A bracket lists the seeds in the order of the draw, the first two in different halves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.movement import Unsuitable
from biritch.competition.results.result import BracketLine, Contestant
from biritch.competition.scoring.ranking import RankingLine, Total

Two: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class KnockoutStage:
    """A stage of a knock-out.

    Example:
        >>> stage = opening(range(1, 7))
        >>> stage.matches, stage.resting
        (((4, 5), (3, 6)), (1, 2))
    """

    matches: tuple[Two, ...]
    resting: tuple[int, ...]
    """Who has a bye."""
    slots: tuple[int | None, ...]
    """Everybody left in the order of the draw; ``None`` opposite a bye."""

    @property
    def teams_left(self) -> int:
        """The number of teams still in: two in a final, four in a semifinal.

        Example:
            >>> opening([1, 2, 3, 4, 5, 6]).teams_left
            6
        """
        return sum(slot is not None for slot in self.slots)


def bracket(size: int) -> tuple[int, ...]:
    """Return the seeds 1 … *size*, a power of two, in the order of the draw.

    Neighbours meet; if the stronger always wins, first meets second in the final, and the
    sum of every match's seeds is the same in each round.

    Example:
        >>> bracket(8)
        (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order: tuple[int, ...] = (1,)
    while len(order) < size:
        total = 2 * len(order) + 1
        order = tuple(seed for stronger in order for seed in (stronger, total - stronger))
    return order


def opening(entrants: Sequence[int]) -> KnockoutStage:
    """Return the first stage of *entrants*, the strongest first; the strongest have byes.

    Raises:
        Unsuitable: There are fewer than two.

    Example:
        >>> stage = opening([1, 2, 3, 4, 5, 6])
        >>> stage.matches, stage.resting
        (((4, 5), (3, 6)), (1, 2))
    """
    if len(entrants) < 2:
        raise Unsuitable("knockout-few", entrants=str(len(entrants)))
    # The next power of two: places above the number of entrants are byes.
    size = 1 << (len(entrants) - 1).bit_length()
    slots = tuple(
        entrants[seed - 1] if seed <= len(entrants) else None for seed in bracket(size)
    )
    return _stage(slots)


def following(stage: KnockoutStage, winners: Sequence[int]) -> KnockoutStage | None:
    """Return the stage after *stage*, or ``None`` after the final.

    Raises:
        Unsuitable: Not exactly one of each match has won.

    Example:
        >>> final = following(opening([1, 2, 3, 4]), winners=[1, 3])
        >>> final.matches
        ((1, 3),)
    """
    for match in stage.matches:
        if sum(who in winners for who in match) != 1:
            first, second = map(str, match)
            raise Unsuitable("knockout-winner", one=first, other=second)
    entrants = {who for match in stage.matches for who in match}
    for who in winners:
        if who not in entrants:
            raise Unsuitable("knockout-stranger", who=str(who))
    survivors = tuple(
        # Opposite an empty place is a bye: that entrant goes on without having won.
        next(who for who in pair if who is not None and (who in winners or None in pair))
        for pair in zip(stage.slots[::2], stage.slots[1::2], strict=True)
    )
    return _stage(survivors) if len(survivors) > 1 else None


def losers(stage: KnockoutStage, winners: Sequence[int]) -> tuple[int, ...]:
    """Return the losers in the order of the draw: the entrants of a consolation.

    Example:
        >>> losers(opening([1, 2, 3, 4]), winners=[1, 3])
        (4, 2)
    """
    return tuple(who for match in stage.matches for who in match if who not in winners)


def rank_bracket(
    matches: Iterable[BracketLine], boards: Mapping[Contestant, int]
) -> tuple[RankingLine, ...]:
    """Return the ranking of the entrants in *boards* by their last stage.

    The points are matches won; *boards* are the numbers played. It is empty until the first
    match is over.

    Example:
        >>> one, two = Contestant("1"), Contestant("2")
        >>> ranking = rank_bracket([BracketLine(1, one, two, two)], {one: 8, two: 8})
        >>> [(line.rank, line.contestant.label) for line in ranking]
        [(1, '2'), (2, '1')]
    """
    matches = tuple(matches)
    if not any(match.winner and match.away for match in matches):
        return ()
    over = max(match.stage for match in matches) + 1
    wins, out = dict.fromkeys(boards, 0), dict.fromkeys(boards, over)
    for match in matches:
        for who in (match.home, match.away):
            if who is None or match.winner is None or who not in out:
                continue
            if who != match.winner:
                out[who] = match.stage
            elif match.away is not None:
                wins[who] += 1
    levels = list(out.values())
    return tuple(
        RankingLine(
            1 + sum(later > out[who] for later in levels),
            Total(who, Fraction(wins[who]), boards=boards[who]),
            levels.count(out[who]) > 1,
        )
        for who in sorted(out, key=lambda team: (-out[team], team.order))
    )


def _stage(slots: tuple[int | None, ...]) -> KnockoutStage:
    pairs = list(zip(slots[::2], slots[1::2], strict=True))
    return KnockoutStage(
        tuple(
            (first, second)
            for first, second in pairs
            if first is not None and second is not None
        ),
        tuple(who for pair in pairs if None in pair for who in pair if who is not None),
        slots,
    )
