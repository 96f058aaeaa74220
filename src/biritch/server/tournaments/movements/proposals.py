"""Proposals of movements for a number of entrants and a time, Swiss and knock-out too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from typing import NamedTuple

from biritch.competition.movement import EntrantKind
from biritch.competition.proposals import Proposal, SessionNeeds, proposal_of, proposals
from biritch.competition.tournament import bracket, reseating, seating
from biritch.competition.tournament.seating import SeatedMovement
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.seats import MovementChanged
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.server.tournaments import messages
from biritch.server.web.wire import sentence

PAIRS_IN_SECTIONS = 40
"""From that many pairs on, sections side by side are proposed beside one large field."""
SECTION_SIZES = (14, 27)
"""Pairs in a section: seven tables play a full Mitchell, with thirteen a session is full."""
IDLE = 10
"""What it weighs that somebody sits out though everybody could play."""
MANY_SECTIONS = 8
LARGE_SECTION = 50
"""Pairs in a section where there would be more than eight of the usual size: 25 tables."""
MOST_OFFERED = 12
"""Proposals that are shown; nobody reads more."""


def _in_sections(needs: SessionNeeds) -> Iterator[Offer]:
    """Yield movements for several sections side by side, and the number of sections."""
    least, most = SECTION_SIZES
    if needs.entrants > most * MANY_SECTIONS:
        most = LARGE_SECTION
    for sections in range(2, seating.MOST_SECTIONS + 1):
        size, more = divmod(needs.entrants, sections)
        if not least <= size <= size + bool(more) <= most:
            continue
        for proposal in _of_sizes(needs, {size, size + bool(more)}):
            seated = MovementSet(
                proposal.name,
                needs.entrants,
                proposal.whole or proposal.rounds,
                proposal.each,
                1,
                sections,
            )
            yield Offer(sections, proposal, seating.schedule(seated).tables)


def _of_sizes(needs: SessionNeeds, sizes: set[int]) -> Iterator[Proposal]:
    """Yield movements for sections of the given *sizes*, with the worse section's figures."""
    movements = seating.movements(needs.form)
    lengths = {
        (one.name, one.rounds, one.each): one.whole or one.rounds
        for size in sorted(sizes)
        for one in proposals(replace(needs, entrants=size), movements)
    }
    for (name, rounds, each), whole in lengths.items():
        movement = movements[name]
        if any(n not in movement.sizes or whole not in movement.lengths(n) for n in sizes):
            continue
        both = [
            proposal_of(name, movement, replace(needs, entrants=size), rounds, each)
            for size in sorted(sizes)
        ]
        heavier = max(both, key=lambda proposal: proposal.burden)
        figures = [proposal.figures for proposal in both]
        yield replace(
            heavier,
            whole=whole if whole > rounds else 0,
            figures=replace(
                figures[-1],
                played=(min(f.played[0] for f in figures), max(f.played[1] for f in figures)),
                waits=(min(f.waits[0] for f in figures), max(f.waits[1] for f in figures)),
                rankings=max(f.rankings for f in figures),
            ),
        )


def _weight(offer: Offer, *, even: bool) -> tuple[Fraction, int]:
    """Return the sort key of offers: an even number of entrants needs no sit-out."""
    idle = IDLE if even and offer.proposal.figures.waits[1] else 0
    return offer.proposal.burden + idle, offer.sections


class Offer(NamedTuple):
    """A movement for one section, the number of sections, and all tables together."""

    sections: int
    proposal: Proposal
    tables: int


@dataclass(frozen=True, slots=True)
class Pace:
    """Minutes a board and a change of round, and the number of rounds; 0 is the default."""

    board: int = 0
    """Minutes for a board."""
    change: int = 0
    """Minutes for a change of round."""
    rounds: int = 0


USUAL_PACE = Pace()
CLUB_PACE = Fraction(15, 2)
"""Minutes for a board with the change of round, as clubs play: 24 boards in three hours."""


@lru_cache(256)
def proposed_movements(
    form: EntrantKind, entrants: int, time: int, each: int = 0, pace: Pace = USUAL_PACE
) -> tuple[messages.ProposedMovement, ...]:
    """Return movements for that many *entrants* in *time* minutes, the best first."""
    needs = SessionNeeds(
        form,
        entrants,
        minutes=time,
        pace=Fraction(pace.board) if pace.board else CLUB_PACE,
        each=each or None,
        change=pace.change,
        rounds=pace.rounds or None,
    )
    alone = proposals(needs, seating.movements(form))
    offers = [Offer(1, one, one.figures.tables) for one in alone]
    if form is EntrantKind.PAIRS and entrants >= PAIRS_IN_SECTIONS:
        offers += _in_sections(needs)
        offers.sort(key=partial(_weight, even=entrants % 2 == 0))
    proposed = [_proposed_movement(offer, pace) for offer in offers[:MOST_OFFERED]]
    if form is EntrantKind.PAIRS:
        barometer = [
            _proposed_movement(offer, pace)
            for offer in offers[MOST_OFFERED:]
            if offer.proposal.name == "barometer" and offer.sections == 1
        ]
        swiss_pairs = _swiss_pairs_proposals(needs, pace) if entrants >= LEAST_SWISS else []
        return (*proposed, *barometer[:1], *swiss_pairs)
    if form is not EntrantKind.TEAMS or entrants < 4:
        return tuple(proposed)
    swiss = [*_swiss_proposals(needs, pace), *_knockout_proposals(needs, pace)]
    few = entrants <= 6  # so few meet all the others
    return tuple([*proposed, *swiss] if few else [*swiss, *proposed])


def _proposed_movement(offer: Offer, pace: Pace = USUAL_PACE) -> messages.ProposedMovement:
    proposal = offer.proposal
    return messages.ProposedMovement(
        proposal.name,
        sentence(Phrase.of(f"movement-{proposal.name}")),
        proposal.rounds,
        proposal.each,
        round_minutes(proposal.each, pace),
        offer.tables,
        proposal.figures.boards,
        *proposal.figures.played,
        proposal.figures.rankings,
        proposal.figures.waits[1],
        offer.sections,
        proposal.whole or proposal.rounds,
    )


def _knockout_proposals(needs: SessionNeeds, pace: Pace) -> list[messages.ProposedMovement]:
    """Return the knock-out that fits the time, of two halves if there are enough boards."""
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
            round_minutes(each, pace),
            teams // 2 * 2,
            rounds * each,
            halves * each,
            rounds * each,
            1,
            halves if teams & (teams - 1) else 0,
            1,
            rounds,
        )
    ]


LEAST_SWISS = 8
"""So few pairs play a Swiss at least (the formula of that name on the shelf)."""


def _swiss_pairs_proposals(needs: SessionNeeds, pace: Pace) -> list[messages.ProposedMovement]:
    """Return the Swiss of pairs that fits the time: fewer rounds than half the pairs."""
    pairs = needs.entrants
    most = min(7, (pairs - 1) // 2)
    rounds = needs.rounds or min(most, max(1, needs.boards // (needs.each or 4)))
    each = needs.each or min(8, needs.boards // max(1, rounds))
    if rounds >= pairs or rounds < 1 or each < 1:
        return []
    boards = rounds * each
    return [
        messages.ProposedMovement(
            seating.SWISS_PAIRS,
            sentence(Phrase.of("movement-swiss-pairs")),
            rounds,
            each,
            round_minutes(each, pace),
            pairs // 2,
            boards,
            boards - each * (pairs % 2),
            boards,
            1,
            pairs % 2,
            1,
            rounds,
        )
    ]


def _swiss_proposals(needs: SessionNeeds, pace: Pace) -> list[messages.ProposedMovement]:
    """Return the Swiss of teams that fits the time: fewer rounds than half the teams."""
    teams = needs.entrants
    most = min(7, max(3, (teams - 1) // 2))
    rounds = needs.rounds or min(most, needs.boards // (needs.each or 6))
    if rounds >= teams:
        return []
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
            round_minutes(each, pace),
            teams // 2 * 2,
            boards,
            boards - each * (teams % 2),
            boards,
            1,
            teams % 2,
            1,
            rounds,
        )
    ]


def round_minutes(each: int, pace: Pace = USUAL_PACE) -> int:
    """Return the usual minutes of a round of *each* boards.

    Example:
        >>> round_minutes(3)
        22
        >>> round_minutes(3, pace=Pace(board=7, change=2))
        23
    """
    return int(each * (pace.board or CLUB_PACE)) + pace.change


MOST_CHANGES = 8
"""Changes of a movement under way that are offered."""


def offered_changes(
    tournament: Tournament, more: int, rounds: int, each: int, minutes: int
) -> list[messages.ChangeOfferView]:
    """Return possible changes from the next round on, the fairest first.

    Args:
        tournament: The tournament as it stands.
        more: How many pairs have come late.
        rounds: How many rounds there shall be; 0 for as many as are left.
        each: Boards a round; 0 for as many as before.
        minutes: Minutes a round; 0 for the pace as before.
    """
    seated = tournament.seated
    if seated is None or tournament.round > tournament.rounds:
        return []
    left = rounds or max(1, tournament.rounds - tournament.round)
    each, pace = each or seated.each, -(-seated.minutes // seated.each)
    offers = reseating.change_offers(tournament, more, left, each, minutes or each * pace)
    return [_change_offer_view(offer, seated) for offer in offers[:MOST_CHANGES]]


def _change_offer_view(
    offer: reseating.ChangeOffer, seated: SeatedMovement
) -> messages.ChangeOfferView:
    change = offer.change
    return messages.ChangeOfferView(
        "reseat" if isinstance(change, MovementChanged) else "section",
        change.movement,
        sentence(Phrase.of(f"movement-{change.movement}")),
        change.entrants if isinstance(change, MovementChanged) else "",
        len(change.entrants.split()) if isinstance(change, MovementChanged) else change.pairs,
        change.rounds,
        change.each if isinstance(change, MovementChanged) else seated.each,
        change.minutes if isinstance(change, MovementChanged) else seated.minutes,
        change.sections if isinstance(change, MovementChanged) else 1,
        offer.figures.fair,
        [sentence(phrase) for phrase in offer.figures.complaints()],
    )
