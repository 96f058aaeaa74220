"""Movements proposed for so many entrants and so much time, Swiss and knock-out too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import ceil

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.proposals import Proposal, SessionNeeds, proposals
from biritch.competition.schedule_figures import PACES
from biritch.competition.tournament import bracket, seating
from biritch.competition.tournament.log import MovementSet
from biritch.core.phrase import Phrase
from biritch.server.tournaments import messages
from biritch.server.web.wire import sentence

PAIRS_IN_SECTIONS = 40
"""From so many pairs on, sections side by side are proposed beside one large field."""
SECTION_SIZES = (14, 27)
"""Pairs in a section: seven tables play a full Mitchell, with thirteen a session is full."""
MOST_OFFERED = 12
"""Proposals that are told; nobody reads more."""


def _in_sections(needs: SessionNeeds) -> Iterator[tuple[int, Proposal]]:
    """Yield what several sections may play side by side, and how many there are."""
    least, most = SECTION_SIZES
    for sections in range(2, seating.MOST_SECTIONS + 1):
        size, more = divmod(needs.entrants, sections)
        if not least <= size <= size + bool(more) <= most:
            continue
        for proposal in proposals(
            replace(needs, entrants=size + bool(more)), seating.movements(needs.form)
        ):
            seated = MovementSet(
                proposal.name, needs.entrants, proposal.rounds, proposal.each, 1, sections
            )
            try:
                seating.schedule(seated)
            except Unsuitable:  # not of the smaller sections' size
                continue
            yield sections, proposal


@lru_cache(256)
def proposed_movements(
    form: EntrantKind, entrants: int, time: int, each: int = 0
) -> tuple[messages.ProposedMovement, ...]:
    """Return the movements for so many *entrants* in *time* minutes, the best first."""
    needs = SessionNeeds(form, entrants, minutes=time, each=each or None)
    offers = [(1, one) for one in proposals(needs, seating.movements(form))]
    if form is EntrantKind.PAIRS and entrants >= PAIRS_IN_SECTIONS:
        offers += _in_sections(needs)
        offers.sort(key=lambda offer: (offer[1].burden, offer[0]))
    proposed = [_proposed_movement(proposal, form, sections) for sections, proposal in offers][
        :MOST_OFFERED
    ]
    if form is not EntrantKind.TEAMS or entrants < 4:
        return tuple(proposed)
    swiss = [*_swiss_proposals(needs), *_knockout_proposals(needs)]
    few = entrants <= 6  # so few meet all the others
    return tuple([*proposed, *swiss] if few else [*swiss, *proposed])


def _proposed_movement(
    proposal: Proposal, form: EntrantKind, sections: int = 1
) -> messages.ProposedMovement:
    return messages.ProposedMovement(
        proposal.name,
        sentence(Phrase.of(f"movement-{proposal.name}")),
        proposal.rounds,
        proposal.each,
        round_minutes(proposal.each, form),
        proposal.figures.tables * sections,
        proposal.figures.boards,
        *proposal.figures.played,
        proposal.figures.rankings,
        proposal.figures.waits[1],
        sections,
    )


def _knockout_proposals(needs: SessionNeeds) -> list[messages.ProposedMovement]:
    """Return the knock-out there is time for, of two halves where there are boards enough."""
    stages = bracket.stages_needed(needs.entrants)
    boards = needs.boards // stages
    halves = 2 if boards >= 2 * (needs.each or 4) else 1
    each = needs.each or min(16, boards // halves)
    if each < 1 or each * halves > boards:
        return []
    teams, rounds = needs.entrants, stages * halves
    return [
        messages.ProposedMovement(
            seating.KNOCK_OUT,
            sentence(Phrase.of("movement-knock-out")),
            rounds,
            each,
            round_minutes(each, EntrantKind.TEAMS),
            teams // 2 * 2,
            rounds * each,
            halves * each,
            rounds * each,
            1,
            halves if teams & (teams - 1) else 0,
            1,
        )
    ]


def _swiss_proposals(needs: SessionNeeds) -> list[messages.ProposedMovement]:
    """Return the Swiss there is time for: fewer than half as many rounds as teams."""
    teams = needs.entrants
    most = min(7, max(3, (teams - 1) // 2))
    rounds = min(most, needs.boards // (needs.each or 6))
    each = needs.each or min(16, needs.boards // max(1, rounds))
    if rounds < 1 or each < 1:
        return []
    boards = rounds * each
    return [
        messages.ProposedMovement(
            seating.SWISS,
            sentence(Phrase.of("movement-swiss")),
            rounds,
            each,
            round_minutes(each, EntrantKind.TEAMS),
            teams // 2 * 2,
            boards,
            boards - each * (teams % 2),
            boards,
            1,
            teams % 2,
            1,
        )
    ]


def round_minutes(each: int, form: EntrantKind = EntrantKind.PAIRS) -> int:
    """Return the minutes a round of *each* boards usually lasts.

    Example:
        >>> round_minutes(3)
        27
    """
    return ceil(each * PACES[form])
