"""What a director would say of the movements that are proposed, in figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import seating
from biritch.server.tournaments.messages import ProposedMovement
from biritch.server.tournaments.movements.proposals import proposed_movements

TIMES = range(90, 241, 15)
"""Minutes of a session, from an hour and a half to four hours."""


@dataclass(frozen=True, slots=True)
class JudgedProposal:
    """The best proposal for so many pairs and minutes, and what is wrong with it."""

    pairs: int
    minutes: int
    name: str
    rounds: int
    each: int
    sections: int
    least: int
    """The least boards that a pair plays."""
    most: int
    used: float
    """The share of the time that is played."""
    sits_out: int
    curtailed: bool
    """Whether one at least of all that are proposed is cut off."""
    split: bool
    """Whether one at least is played in several sections."""
    faults: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """The same as plain values."""
        return asdict(self)


def judged(pairs: int, times: Sequence[int] = TIMES) -> Iterator[JudgedProposal]:
    """Judge what is proposed first to so many *pairs*, time by time, the shortest first."""
    before = 0
    for minutes in times:
        every = proposed_movements(EntrantKind.PAIRS, pairs, minutes)
        best = every[0]
        yield JudgedProposal(
            pairs,
            minutes,
            best.name,
            best.rounds,
            best.each,
            best.sections,
            best.least,
            best.most,
            best.rounds * best.minutes / minutes,
            best.sits_out,
            any(_cut_off(one, pairs) for one in every),
            any(one.sections > 1 or one.name in IN_SECTIONS for one in every),
            tuple(_faults(pairs, minutes, best, before)),
        )
        before = max(before, best.most)


def _cut_off(proposal: ProposedMovement, pairs: int) -> bool:
    """Return whether fewer rounds are played than the movement usually has."""
    size = -(-pairs // proposal.sections)
    return proposal.rounds < seating.movements()[proposal.name].lengths(size)[-1]


IN_SECTIONS = ("sections", "scissors", "web-sections")
"""Movements that are sections side by side by themselves."""


def _faults(pairs: int, minutes: int, best: ProposedMovement, before: int) -> Iterator[str]:
    """Yield what a director would not have: *before* is what a shorter session could play."""
    if best.each < 2:
        yield "rounds of one board"
    if best.rounds * best.minutes > minutes:
        yield "longer than there is time"
    if 2 * minutes > 3 * best.rounds * best.minutes + 2:
        yield "a third of the time is idle"
    if best.most < before:
        yield "fewer boards than with less time"
    if best.most - best.least > 2 * best.each:
        yield "some play two rounds fewer than others"
    if best.sits_out and pairs % 2 == 0:
        yield "an even number, and somebody sits out"
