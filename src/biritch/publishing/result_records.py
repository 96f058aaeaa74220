"""The results of a tournament as records, for all result formats.

A result assigned by the director has no contract. Data of the event, its ranking, penalties and
matches are tags of the first record (:mod:`biritch.records.pbn.event_tags`); teams are in the
rooms of their matches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from biritch.competition.results.entry import agrees_with_contract, score_words
from biritch.competition.results.result import Contestant, ObtainedScore
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.teams.team_ranking import victory_points
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.publishing.results import letter_of_section, place_in_section
from biritch.records.pbn.adjusted_scores import adjusted_word, decimal_text
from biritch.records.pbn.event_tags import (
    ADJUSTMENTS,
    BRACKET,
    COMPETITIONS,
    ENTRANTS,
    MATCHES,
    OF_ALL,
    table_tag,
    team_names,
)
from biritch.records.record import PASSED_OUT, Played, Record, Tag
from biritch.records.results import PAIRS, SEATED, opening_lead_only, points_tag, with_rooms

if TYPE_CHECKING:
    from biritch.competition.results.result import BoardResult
    from biritch.core.deals import Deal
    from biritch.publishing.results import TournamentResults

_BETWEEN = re.compile(r"\s+[-\N{EN DASH}]\s+|\s*[&+/;]\s*")
"""What stands between the names of two players."""


def boards_as_mean(results: TournamentResults) -> list[str]:
    """Return the boards with weighted or split scores, which some programs average.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> boards_as_mean(TournamentResults("pairs", (), {}))
        []
    """
    boards = {
        result.board
        for result in results.results
        if adjusted_word(score_words(result.for_ns, result.for_ew))
    }
    return sorted(boards, key=lambda board: Contestant(board).order)


def scoring_of(results: TournamentResults) -> str:
    """Return the scoring of pairs or players in PBN terms; for teams ``IMP``.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> scoring_of(TournamentResults("teams", (), {}))
        'IMP'
    """
    if results.session is None:
        return "IMP"
    method = results.session.regulation.method
    if results.session.method.unit == "matchpoints":
        return "MP"
    return "IMP;Butler" if "butler" in method else "IMP;Cross" if "cross" in method else ""


def players_named(results: TournamentResults, contestant: Contestant) -> list[str]:
    """Return the known players of a pair, from ``Ann - Bob``.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> pair = Contestant("3")
        >>> players_named(TournamentResults("pairs", (), {pair: "Ann Lee & Bob Ray"}), pair)
        ['Ann Lee', 'Bob Ray']
    """
    name = results.names.get(contestant, "")
    return [player.strip() for player in _BETWEEN.split(name, maxsplit=1)] if name else []


def result_records(
    results: TournamentResults,
    title: str,
    deals: Mapping[str, Deal] | None = None,
    date: str = "",
) -> Iterator[Record]:
    """Yield every result as a record, with its hands where *deals* has them by board.

    They come in the order of the boards, those of teams match by match.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> list(result_records(TournamentResults("pairs", (), {}), "Monday"))
        []
    """
    worth, scoring = _worth(results), scoring_of(results)
    tags = event_tags(results)
    shared = [tag for tag in tags if tag.name in OF_ALL]
    records: Iterable[Record] = (
        _record(results, result, worth.get(id(result)), scoring) for result in results.results
    )
    if results.kind == "teams":
        records = with_rooms(records, team_names(tags))
    for at, record in enumerate(sorted(records, key=_place)):
        deal = (deals or {}).get(str(record.number))
        more = tags if at == 0 else shared
        yield replace(
            record,
            deal=deal,
            event=title,
            site=results.about.club,
            date=date or results.about.date,
            scoring=scoring,
            tags=(*record.tags, *more),
        )


def _place(record: Record) -> tuple[object, ...]:
    """Return a sort key: by board; for teams, by match."""
    by = Contestant(record.tag("Round") if record.room else "").order
    board = Contestant(record.title).order
    met = [Contestant(record.tag(name).partition(" ")[0]).order for name in PAIRS]
    return by, board, min(met) if record.room else met[0], record.room == "Closed"


def _record(
    results: TournamentResults,
    result: BoardResult,
    worth: tuple[str, str] | None,
    scoring: str,
) -> Record:
    board = Board.from_number(int(result.board)) if result.board.isdecimal() else None
    assigned = not agrees_with_contract(result)
    contract = None if assigned else _contract(result)
    north, east, south, west = _names(results, result)
    word = score_words(result.for_ns, result.for_ew)
    stage = results.stages.get(result.board, result.stage)
    plain = result.for_ns.plain if isinstance(result.for_ns, ObtainedScore) else None
    return Record(
        number=int(result.board) if board else None,
        dealer=board.dealer if board else None,
        vulnerability=board.vulnerability if board else None,
        contract=contract,
        play=opening_lead_only(contract, _lead(result)),
        tricks=result.written.tricks if isinstance(contract, Contract) else None,
        score=None if word else plain,
        names=(north, east, south, west),
        tags=(
            *_section_tag(results, result),
            *_tags(replace(result, stage=stage), word, worth, scoring),
        ),
    )


def _section_tag(results: TournamentResults, result: BoardResult) -> tuple[Tag, ...]:
    section = results.seated_in.get(result.ns[0], 0)
    return (Tag("Section", letter_of_section(section)),) if section else ()


def _names(results: TournamentResults, result: BoardResult) -> list[str]:
    names = [""] * 4
    for side, seats in zip((result.ns, result.ew), SEATED, strict=True):
        if results.kind == "individual":
            known = [results.names.get(player, "") for player in side]
        else:  # a team's name does not tell who of it sat where
            known = players_named(results, side[0]) if results.kind == "pairs" else []
        for seat, name in zip(seats, known, strict=False):
            names[seat] = name
    return names


def _contract(result: BoardResult) -> Played | None:
    contract, declarer = result.written.contract, result.written.declarer
    if contract == "Pass":
        return PASSED_OUT
    return Contract.parse(contract, Seat.parse(declarer)) if contract else None


def _lead(result: BoardResult) -> Card | None:
    try:
        return Card.parse(result.written.lead)
    except ValueError:
        return None


def _tags(
    result: BoardResult, word: str, worth: tuple[str, str] | None, scoring: str
) -> Iterator[Tag]:
    for tag, side in zip(PAIRS, (result.ns, result.ew), strict=True):
        yield Tag(tag, " + ".join(contestant.label for contestant in side))
    for name, value in (
        ("Board", "" if result.board.isdecimal() else result.board),
        ("Round", result.stage),
        ("Group", result.group),
        ("ScoredApart", result.section),
        ("Score", word),
    ):
        if value:
            yield Tag(name, value)
    if worth is not None:
        yield from points_tag("ScoreMP" if scoring == "MP" else "ScoreIMP", *worth)


def event_tags(results: TournamentResults) -> tuple[Tag, ...]:
    """Return the tags of the event: rules, ranking, penalties, matches.

    Example:
        >>> from biritch.publishing.results import TournamentResults
        >>> [(tag.name, tag.value) for tag in event_tags(TournamentResults("teams", (), {}))]
        [('Competition', 'Teams')]
    """
    about = results.about
    two = any(placed.contestant.direction for placed in results.ranking)
    tags = [Tag("Competition", COMPETITIONS[results.kind])]
    tags += [Tag("Winners", "2" if two else "1")] if results.kind == "pairs" else []
    told = {
        "Regulation": about.rules, "RankingMethod": about.method, "TeamScoring": about.count,
        "Director": about.director, "Movement": about.movement,
    }  # fmt: skip
    tags += [Tag(name, value) for name, value in told.items() if value]
    tables = (
        ("AdjustmentTable", ADJUSTMENTS, list(_adjustment_rows(results))),
        ("MatchTable", MATCHES, list(_match_rows(results))),
        ("BracketTable", BRACKET, list(_bracket_rows(results))),
        ("TotalScoreTable", ENTRANTS, list(_entrant_rows(results))),
    )
    tags += [table_tag(name, heads, rows) for name, heads, rows in tables if rows]
    return tuple(tags)


def _adjustment_rows(results: TournamentResults) -> Iterator[tuple[str, ...]]:
    for adjustment in results.adjustments:
        who = adjustment.contestant
        points, top = (
            decimal_text(figure) or str(figure)
            for figure in (adjustment.points, adjustment.top)
        )
        carried = (top, str(adjustment.boards)) if adjustment.boards else ("", "")
        head = (who.label, who.direction.upper(), points)
        yield (*head, adjustment.kind, adjustment.why, *carried)


def _bracket_rows(results: TournamentResults) -> Iterator[tuple[str, ...]]:
    for match in results.bracket:
        met = (match.home, match.away, match.winner)
        labels = ("" if who is None else who.label for who in met)
        yield (str(match.stage), *labels, match.decided)


def _match_rows(results: TournamentResults) -> Iterator[tuple[str, ...]]:
    how = results.team_event
    for match in results.matches if how is not None else ():
        nets = tuple(map(brief, match.nets))
        points = victory_points(match, how) if how is not None else None
        won = ("", "") if points is None else tuple(map(brief, points))
        yield (match.stage, match.home.label, match.away.label, *nets, *won)


def _entrant_rows(results: TournamentResults) -> Iterator[tuple[str, ...]]:
    """Yield all named or ranked contestants: rank, total, percentage and boards."""
    column = _total_column(results)
    for placed in results.ranking:
        total = placed.total
        row = _entrant(results, placed.contestant)
        row["Rank"] = str(placed.rank)
        row[column] = brief(total.points)
        row["TotalPercentage"] = "" if total.percent is None else text(total.percent)
        row["NrBoards"] = str(total.boards)
        yield tuple(row.values())
    ranked = {placed.contestant for placed in results.ranking}
    for who in results.names:
        if who not in ranked:
            yield tuple(_entrant(results, who).values())


def _entrant(results: TournamentResults, who: Contestant) -> dict[str, str]:
    row = dict.fromkeys(ENTRANTS, "")
    row |= {"PairId": who.label, "Direction": who.direction.upper()}
    numbers = [player.numbers for player in results.players.get(who, ())]
    members = " & ".join(numbers) if any(numbers) else ""
    section, place = place_in_section(who, results.sections)
    seated = results.seated_in.get(who, 0)
    letter = letter_of_section(seated) if seated else ""
    row |= {"Section": section or letter, "SectionRank": place}
    return row | {"Names": results.names.get(who, ""), "MemberIds": members}


def _total_column(results: TournamentResults) -> str:
    if results.session is None:
        how = results.team_event
        if how is not None and how.scale is not None:
            return "TotalVP"
        return "TotalIMP" if how is None or how.by == "imp" else "TotalScore"
    unit = results.session.method.unit
    return {"matchpoints": "TotalMP", "imps": "TotalIMP"}.get(unit, "TotalScore")


def _worth(results: TournamentResults) -> dict[int, tuple[str, str]]:
    """Return both sides' awards for each result, by identity.

    For teams, IMPs; other team scoring has none.
    """
    if results.kind == "teams":
        return _imps_of_teams(results)
    sides: dict[int, dict[int, str]] = {}
    for line in results.session.lines if results.session is not None else ():
        if line.award is not None:
            sides.setdefault(id(line.result), {})[line.side] = text(line.award.points)
    return {place: (both[0], both[1]) for place, both in sides.items() if len(both) == 2}


def _imps_of_teams(results: TournamentResults) -> dict[int, tuple[str, str]]:
    how = results.team_event
    if how is None or how.by != "imp" or how.patton is not None:
        return {}
    won: dict[tuple[str, Contestant, Contestant, str], tuple[str, str]] = {}
    for match in results.matches:
        for board in match.boards:
            if board.played:
                home, away = text(board.home), text(board.away)
                won[match.stage, match.home, match.away, board.board] = home, away
                won[match.stage, match.away, match.home, board.board] = away, home
    worth: dict[int, tuple[str, str]] = {}
    for result in results.results:
        stage = results.stages.get(result.board, result.stage)
        found = won.get((stage, result.ns[0], result.ew[0], result.board))
        if found is not None:
            worth[id(result)] = found
    return worth
