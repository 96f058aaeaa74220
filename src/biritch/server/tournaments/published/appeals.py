"""The printed form of an appeal: the appellants' names and the present score."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import (
    ArtificialScore,
    BoardScore,
    ContractPlayed,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import FiledAppeal
from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.publishing.papers.appeal_form import AppealForm
from biritch.publishing.wording import PrintedWording
from biritch.words.languages import decimal_mark
from biritch.words.notation import notation_of, write_contract
from biritch.words.translation import Language, tell


def appeal_as_printed(
    tournament: Tournament, appeal: FiledAppeal, language: Language
) -> AppealForm:
    """Return the printed form of *appeal*; unknown fields are left blank."""
    meeting = tournament.meetings(appeal.board, appeal.pair)[0].sitting
    others = meeting.ew if appeal.pair in meeting.ns else meeting.ns
    return AppealForm(
        appeal.number,
        tournament.scorebook.title,
        appeal.board,
        _name_entrants(tournament, (appeal.pair,)),
        _name_entrants(tournament, others),
        appeal.facts,
        appeal.ruling,
        appeal.grounds,
        appeal.deposit,
        _standing(tournament, tournament.table(meeting, appeal.board), language),
        appeal.decision,
        appeal.outcome or "pending",
        appeal.late,
    )


def _name_entrants(tournament: Tournament, entrants: tuple[int, ...]) -> str:
    names = ((number, tournament.names.get(number, "")) for number in entrants)
    return ", ".join(f"{number} ({name})" if name else str(number) for number, name in names)


def _standing(tournament: Tournament, table: BoardAtTable, language: Language) -> str:
    """Return the present score of each side of *table*; empty without one."""
    last = tournament.last(table)
    if last is None:
        return ""
    written = last.result.written
    sides = [
        f"{tell(f'cli-side-{side}', language)} {_score(score, sign, language)}"
        for side, score, sign in (
            ("ns", last.result.for_ns, 1),
            ("ew", last.result.for_ew, -1),
        )
    ]
    contract = _contract(written, language)
    return " · ".join([contract, *sides] if contract else sides)


def _contract(written: ContractPlayed, language: Language) -> str:
    """Return the contract and result in the notation of *language*: ``4P S +1``."""
    if not written.declarer:
        return ""
    declarer = Seat.parse(written.declarer)
    contract = Contract.parse(written.contract, declarer)
    result = ""
    if written.tricks is not None:
        over = written.tricks - 6 - contract.level
        result = f"{over:+d}" if over else "="
    initial = PrintedWording(language).initial(declarer)
    return f"{write_contract(contract, notation_of(language))} {initial} {result}".strip()


def _score(score: BoardScore, sign: int, language: Language) -> str:
    def percent(figure: Fraction) -> str:
        point = decimal_mark(language)
        return tell("rank-percent", language, value=brief(figure, point))

    if isinstance(score, ArtificialScore):
        return percent(score.percent)
    if not isinstance(score, ObtainedScore):
        return "-"
    return ", ".join(
        f"{sign * points:+d}"
        if weight == 1
        else f"{percent(Fraction(100 * weight))} {sign * points:+d}"
        for points, weight in score.parts
    )
