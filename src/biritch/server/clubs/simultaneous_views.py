"""Views of a simultaneous event: its clubs, the joint ranking, CSV tables."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from biritch import shelf
from biritch.competition.clubs.simultaneous import (
    ClubResults,
    Simultaneous,
    SimultaneousEntry,
    letter_of_club,
    one_field,
)
from biritch.competition.results.result import Contestant
from biritch.competition.scoring import presets
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.rounding import text
from biritch.competition.scoring.session import rank_session, score_session
from biritch.competition.tournament.tournament import Tournament
from biritch.records.csv.writer import safe
from biritch.server.clubs import simultaneous_messages as messages
from biritch.server.clubs.other_servers import results_in_table
from biritch.server.tournaments.published.publication import is_published


@dataclass(frozen=True, slots=True)
class SentTournament:
    """A tournament that takes part; ``None`` if it is not on this server any more."""

    entry: SimultaneousEntry
    tournament: Tournament | None

    @property
    def counts(self) -> bool:
        """Whether its results are published, and therefore compared."""
        if self.entry.table:
            return True
        return self.tournament is not None and is_published(self.tournament)

    @property
    def results(self) -> ClubResults:
        """The results published so far."""
        if self.entry.table:
            return results_in_table(self.entry.table)
        tournament = self.tournament
        if tournament is None or not self.counts:
            return ClubResults("", (), {})
        names = {
            who: tournament.names.get(number, "")
            for number, who in tournament.contestants.items()
        }
        lines = tournament.agreed_scorebook.score_session().lines
        results = tuple({id(line.result): line.result for line in lines}.values())
        return ClubResults("", results, names)


def terms_view(one: Simultaneous) -> messages.SimultaneousTerms:
    """Return the terms of *one* as the page shows them.

    Example:
        >>> terms_view(Simultaneous("k3x7qa", "Friday")).method
        'match_points'
    """
    fields = {"title": one.title, "name": one.name, "method": one.method, "rules": one.rules}
    return msgspec.convert(fields, messages.SimultaneousTerms)


def simultaneous_view(
    one: Simultaneous, host: str, sent: Sequence[SentTournament]
) -> messages.SimultaneousView:
    """Return *one*, opened by the club *host*, with the joint ranking.

    Example:
        >>> simultaneous_view(Simultaneous("k3x7qa", "Friday"), "Lyon", ()).lines
        []
    """
    letters = {letter_of_club(place): there for place, there in enumerate(sent)}
    counted = {letter: there for letter, there in letters.items() if there.counts}
    ranking, names = _rank(one, sent)
    return messages.SimultaneousView(
        host,
        terms_view(one),
        [_club_view(letter, there, sent) for letter, there in letters.items()],
        [
            messages.SimultaneousLineView(
                placed.rank,
                placed.shared,
                placed.contestant.label,
                names.get(placed.contestant, ""),
                counted[_letter(placed.contestant)].entry.club,
                "" if placed.total.percent is None else text(placed.total.percent),
                text(placed.total.points),
                placed.total.boards,
            )
            for placed in ranking
        ],
    )


def _letter(contestant: Contestant) -> str:
    """Return the letter of the club of *contestant*: ``A`` for ``A12``.

    Example:
        >>> _letter(Contestant("AB12NS"))
        'AB'
    """
    digits = (place for place, sign in enumerate(contestant.label) if sign.isdigit())
    return contestant.label[: next(digits, 1)]


def _rank(
    one: Simultaneous, sent: Sequence[SentTournament]
) -> tuple[tuple[RankingLine, ...], dict[Contestant, str]]:
    """Return the ranking of all published results, and the names without the clubs."""
    field = one_field([there.results for there in sent])
    regulation = shelf.load(presets, "PRESET", Regulation)[one.rules]
    method = regulation.method if one.method == "match_points" else one.method
    scored = score_session(field.results, replace(regulation, method=method))
    return rank_session(scored), dict(field.names or {})


def _club_view(
    letter: str, there: SentTournament, sent: Sequence[SentTournament]
) -> messages.ClubInView:
    tournament, entry = there.tournament, there.entry
    if entry.table:
        played = there.results.results
        people = {who for result in played for who in (*result.ns, *result.ew)}
        boards = len({result.board for result in played})
        return messages.ClubInView(
            letter, entry.club, entry.event, "", len(people), boards, "counts", []
        )
    if tournament is None:
        return messages.ClubInView(letter, entry.club, entry.event, "", 0, 0, "gone", [])
    return messages.ClubInView(
        letter,
        there.entry.club,
        there.entry.event,
        tournament.scorebook.title,
        len(tournament.contestants),
        len({table.board for table in tournament.agreed_scorebook.scores}),
        "counts" if there.counts else "waits",
        _other_hands(there, sent) if there.counts else [],
    )


def _other_hands(there: SentTournament, sent: Sequence[SentTournament]) -> list[int]:
    """Return the numbers of boards whose hands differ from those of the first club."""
    first: dict[int, str] = {}
    for other in sent:
        if other.tournament is not None and other.counts:
            for number, layout in other.tournament.layouts.items():
                first.setdefault(number, layout.dealt)
    layouts = there.tournament.layouts if there.tournament is not None else {}
    return sorted(n for n, layout in layouts.items() if layout.dealt != first.get(n))


def ranking_csv(view: messages.SimultaneousView) -> str:
    """Return the ranking as CSV.

    Example:
        >>> one = simultaneous_view(Simultaneous("k3x7qa", "Friday"), "Lyon", ())
        >>> ranking_csv(one).strip()
        'rank,number,names,club,percent,points,boards'
    """
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(["rank", "number", "names", "club", "percent", "points", "boards"])
    for line in view.lines:
        cells = [line.label, line.names, line.club, line.percent, line.points]
        shared = "=" if line.shared else ""
        writer.writerow([f"{line.rank}{shared}", *map(safe, cells), line.boards])
    return table.getvalue()
