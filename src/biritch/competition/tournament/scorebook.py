"""A scorebook: names, scores with their history, penalties, and rounds drawn.

It is folded from its log (:mod:`biritch.competition.tournament.scorebook_log`). It is enough to
score a session by hand; a live tournament contains one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from typing import Any

from biritch import shelf
from biritch.competition.results.result import BoardResult, Contestant
from biritch.competition.scoring import presets
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.scale import MOST_BOARDS, NoScaleForLength, scales
from biritch.competition.scoring.session import (
    ScoredSession,
    methods,
    rank_session,
    score_session,
    with_directions,
)
from biritch.competition.teams.match import WORTHS
from biritch.competition.teams.team_ranking import USUAL_SCALE
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ContestantWithdrew,
    PenaltyGiven,
    RoundDrawn,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScorebookOpened,
    ScoreEntered,
    ScoreUndone,
)
from biritch.core.phrase import Phrase


class NotAllowed(ValueError):
    """Raised if an entry is refused; ``phrase`` says why."""

    def __init__(self, phrase: Phrase) -> None:
        """Keep the sentence."""
        super().__init__(phrase.name)
        self.phrase = phrase


@dataclass(frozen=True, slots=True)
class Scorebook:
    """The scores of a competition, folded from its log.

    ``Scorebook.fold(lines)`` makes one, ``after`` adds a line.

    Example:
        >>> from biritch.competition.tournament.scorebook_log import ContestantEntered
        >>> at = "2026-01-05T20:00:00+00:00"
        >>> steps = [ScorebookOpened("Monday"), ContestantEntered(Contestant("1"), "Ann & Bob")]
        >>> book = Scorebook.fold(ScorebookLine(step, "director", at) for step in steps)
        >>> book.title, book.names
        ('Monday', {Contestant(label='1', direction=''): 'Ann & Bob'})
    """

    title: str = ""
    rules: str = ""
    method: str = ""
    names: Mapping[Contestant, str] = field(default_factory=dict)
    gone: frozenset[Contestant] = frozenset()
    scores: Mapping[BoardAtTable, tuple[ScorebookLine, ...]] = field(default_factory=dict)
    """For each board at a table the lines that count, in order: the last score stands."""
    pasts: Mapping[BoardAtTable, tuple[ScorebookLine, ...]] = field(default_factory=dict)
    """For each board at a table every line, in order, those taken back too."""
    adjustments: tuple[Adjustment, ...] = ()
    teams: bool = False
    """Whether teams enter: each board is played in two rooms with the directions reversed."""
    count: str = ""
    """What teams count: a scale of victory points, or ``imp``, ``bam``, ``total``."""
    boards: int = 0
    """How many boards a match of teams has; 0 if unknown."""
    rounds: tuple[RoundDrawn, ...] = ()
    """The rounds drawn; where there are none, anybody may meet anybody."""
    forms: Mapping[BoardAtTable, str] = field(default_factory=dict)
    """Who played a fouled board in a changed form (Law 87), and in which."""
    sections: Mapping[Contestant, str] = field(default_factory=dict)
    """The section everybody is compared in, where each section is scored for itself."""
    length: int = 0

    @classmethod
    def fold(cls, lines: Iterable[ScorebookLine]) -> Scorebook:
        """Return the scorebook of a whole log.

        Raises:
            NotAllowed: A line is refused where it stands.
        """
        return reduce(Scorebook.after, lines, cls())

    def after(self, line: ScorebookLine) -> Scorebook:
        """Return the scorebook with one more line.

        Raises:
            NotAllowed: The line is refused; the sentence says why.
        """
        refused = self.objection(line)
        if refused is not None:
            raise NotAllowed(refused)
        next_state = replace(self, length=self.length + 1)
        match line.step:
            case ScorebookOpened(title, rules, method, teams, count, boards):
                named = replace(next_state, title=title, rules=rules, method=method)
                return replace(named, teams=teams, count=count, boards=boards)
            case RoundDrawn() as drew:
                return replace(next_state, rounds=(*self.rounds, drew))
            case ContestantEntered(contestant, name):
                return replace(next_state, names={**self.names, contestant: name})
            case ContestantWithdrew(contestant):
                return replace(next_state, gone=self.gone | {contestant})
            case PenaltyGiven(contestant, points, kind, why):
                more = Adjustment(contestant, points, kind, why)
                return replace(next_state, adjustments=(*self.adjustments, more))
            case ScoreEntered() | ScoreAgreed() | ScoreUndone():
                return replace(next_state, **self._add_line(line))

    def _add_line(self, line: ScorebookLine) -> dict[str, Any]:
        """Return the changed fields after *line*."""
        table = _table(line)
        pasts = {**self.pasts, table: (*self.pasts.get(table, ()), line)}
        stands = self.scores.get(table, ())
        if not isinstance(line.step, ScoreUndone):
            return {"pasts": pasts, "scores": {**self.scores, table: (*stands, line)}}
        # A table without any score left is as one that never had any.
        remaining = without_last_score(stands)
        scores = {
            board: past for board, past in self.scores.items() if board != table or remaining
        }
        return {"pasts": pasts, "scores": scores | ({table: remaining} if remaining else {})}

    def objection(self, line: ScorebookLine) -> Phrase | None:  # noqa: PLR0911 - one for each kind
        """Return why *line* may not be added, or ``None`` if it may."""
        step = line.step
        if isinstance(step, ScorebookOpened):
            return self._opening(step)
        if not self.rules:
            return Phrase.of("scorebook-fault-not-open")
        match step:
            case ContestantEntered(contestant):
                again = contestant in self.names
                return (
                    Phrase.of("scorebook-fault-again", who=str(contestant)) if again else None
                )
            case ContestantWithdrew(contestant) | PenaltyGiven(contestant):
                return self._there(contestant)
            case ScoreEntered():
                return self._scoring(step)
            case ScoreAgreed(table=table) | ScoreUndone(table=table):
                return self._answering(table, line)
            case RoundDrawn(matches, byes):
                return self._drawing(
                    [contestant for match in (*matches, byes) for contestant in match]
                )

    def _opening(self, step: ScorebookOpened) -> Phrase | None:
        regulations = shelf.load(presets, "PRESET", Regulation)
        if self.rules:
            return Phrase.of("scorebook-fault-open")
        if step.rules not in regulations:
            words = ", ".join(regulations)
            return Phrase.of("rank-bad-rules", text=step.rules, words=words)
        if step.method and step.method not in methods():
            words = ", ".join(methods())
            return Phrase.of("rank-bad-method", text=step.method, words=words)
        return _scoring_of_teams(step) if step.teams else None

    def _drawing(self, who: list[Contestant]) -> Phrase | None:
        twice = next((contestant for contestant in who if who.count(contestant) > 1), None)
        if twice is not None:
            return Phrase.of("scorebook-fault-drawn-twice", who=str(twice))
        if not who:
            return Phrase.of("scorebook-fault-draw-few")
        return next((refusal for refusal in map(self._there, who) if refusal is not None), None)

    def _there(self, contestant: Contestant) -> Phrase | None:
        if contestant not in self.names:
            return Phrase.of("scorebook-fault-nobody", who=str(contestant))
        if contestant in self.gone:
            return Phrase.of("scorebook-fault-gone", who=str(contestant))
        return None

    def _scoring(self, noted: ScoreEntered) -> Phrase | None:
        table, who = BoardAtTable.of(noted.result), (*noted.result.ns, *noted.result.ew)
        if len(set(who)) < len(who):
            return Phrase.of("rank-fault-itself", board=table.board, who=who[0].label)
        blanks = _blanks(table)
        if noted.action is ScoreAction.CORRECT and table not in self.scores:
            return Phrase.of("scorebook-fault-nothing", **blanks)
        if noted.action is ScoreAction.SCORE:
            if table in self.scores:
                return Phrase.of("scorebook-fault-there", **blanks)
            absent = (self._there(contestant) for contestant in who)
            if refusal := next((refusal_ for refusal_ in absent if refusal_ is not None), None):
                return refusal
        return self._stranger(noted) or self._already_played(table)

    def _stranger(self, noted: ScoreEntered) -> Phrase | None:
        """Return the objection that the two sides were not drawn to meet, or ``None``."""
        # A first score is of the round drawn last; a correction may be of any round.
        rounds = self.rounds[-1:] if noted.action is ScoreAction.SCORE else self.rounds
        two = {*noted.result.ns, *noted.result.ew}
        if not rounds or any(
            two == {*match} for drawn_round in rounds for match in drawn_round.matches
        ):
            return None
        ns, ew = _labels(noted.result.ns), _labels(noted.result.ew)
        return Phrase.of("scorebook-fault-stranger", ns=ns, ew=ew, round=str(len(self.rounds)))

    def _already_played(self, table: BoardAtTable) -> Phrase | None:
        """Return the objection that somebody has already played the board, or ``None``."""
        who = {*table.ns, *table.ew}
        for other in self.scores:
            if other.board != table.board:
                continue
            both = who & {*other.ns, *other.ew}
            # Two teams play a board twice: in the other room the directions are reversed.
            room = self.teams and (other.ns, other.ew) == (table.ew, table.ns)
            same = other.stage == table.stage
            if other != table and same and both and not room:
                name = str(min(both))
                return Phrase.of("rank-fault-again", board=table.board, who=name)
        unknown = next(
            (contestant for contestant in sorted(who) if contestant not in self.names), None
        )
        return (
            None if unknown is None else Phrase.of("scorebook-fault-nobody", who=str(unknown))
        )

    def _answering(self, table: BoardAtTable, line: ScorebookLine) -> Phrase | None:
        if table not in self.scores:
            return Phrase.of("scorebook-fault-nothing", **_blanks(table))
        return self._agreeing(table, line.by) if isinstance(line.step, ScoreAgreed) else None

    def _agreeing(self, table: BoardAtTable, by: str) -> Phrase | None:
        blanks = _blanks(table)
        if self.is_agreed(table):
            return Phrase.of("scorebook-fault-agreed", **blanks)
        if self.scores[table][-1].by == by:
            return Phrase.of("scorebook-fault-oneself", by=by, **blanks)
        return None

    def is_agreed(self, table: BoardAtTable) -> bool:
        """Return whether the other side agreed with the last score, or the director gave it."""
        last = self.scores[table][-1].step
        return isinstance(last, ScoreAgreed) or (
            isinstance(last, ScoreEntered) and last.action is ScoreAction.ADJUST
        )

    @property
    def results(self) -> tuple[BoardResult, ...]:
        """The current scores."""
        standing = {table: _last(lines) for table, lines in self.scores.items()}
        for table, form in self.forms.items():
            if table in standing:
                standing[table] = replace(standing[table], group=form)
        if self.sections:
            return tuple(
                _in_section(result, self.sections.get(result.ns[0], ""))
                for result in standing.values()
            )
        return tuple(standing.values())

    @property
    def regulation(self) -> Regulation:
        """The regulation of the competition, with the chosen method of scoring.

        Example:
            >>> Scorebook(rules="ebu").regulation.title
            'EBU'
        """
        regulation = shelf.load(presets, "PRESET", Regulation)[self.rules]
        return replace(regulation, method=self.method) if self.method else regulation

    def score_session(self) -> ScoredSession:
        """Return each contestant's award for each board, from the current scores."""
        # Contestants were entered with their directions: there is nothing to find out.
        key = self.title, self.rules, self.method
        scored = score_session(
            with_directions(self.results, 1), self.regulation, before=_SCORED.get(key)
        )
        _SCORED[key] = scored
        if len(_SCORED) > _HELD:
            _SCORED.pop(next(iter(_SCORED)), None)
        return scored

    def pairs_ranking(self) -> tuple[RankingLine, ...]:
        """Return the ranking of pairs or players so far."""
        return rank_session(self.score_session(), self.adjustments)


# Results that are the same object as before need not be scored again.
@lru_cache(maxsize=20_000)
def _in_section(result: BoardResult, section: str) -> BoardResult:
    return replace(result, section=section)


_SCORED: dict[tuple[str, str, str], ScoredSession] = {}
"""What was scored last by title and regulation: of it the boards that are the same are kept."""
_HELD = 32


def _last(lines: tuple[ScorebookLine, ...]) -> BoardResult:
    """Return the current score after *lines*."""
    last = lines[-1].step
    if isinstance(last, ScoreEntered):
        return last.result
    return next(
        line.step.result for line in reversed(lines) if isinstance(line.step, ScoreEntered)
    )


def without_last_score(lines: tuple[ScorebookLine, ...]) -> tuple[ScorebookLine, ...]:
    """Return *lines* up to, but without, the last score among them."""
    scores = (at for at, line in enumerate(lines) if isinstance(line.step, ScoreEntered))
    return lines[: max(scores)]


def _blanks(table: BoardAtTable) -> dict[str, str]:
    return {"board": table.board, "ns": _labels(table.ns), "ew": _labels(table.ew)}


def _table(line: ScorebookLine) -> BoardAtTable:
    step = line.step
    if isinstance(step, ScoreAgreed | ScoreUndone):
        return step.table
    assert isinstance(step, ScoreEntered)
    return BoardAtTable.of(step.result)


def _labels(who: tuple[Contestant, ...]) -> str:
    return " + ".join(map(str, who))


def _scoring_of_teams(opened: ScorebookOpened) -> Phrase | None:
    """Return why teams cannot be scored as *opened* says, or ``None`` if they can."""
    count = opened.count or USUAL_SCALE
    if not 0 <= opened.boards <= MOST_BOARDS:
        blanks = {"boards": str(opened.boards), "words": f"1-{MOST_BOARDS}"}
        return Phrase.of("rank-no-table", **blanks)
    if count in WORTHS:
        return None
    if count not in scales():
        words = ", ".join((*WORTHS, *scales()))
        return Phrase.of("rank-bad-scale", text=count, words=words)
    try:
        scales()[count].points(opened.boards or 1, 0)
    except NoScaleForLength as error:
        blanks = {"boards": str(opened.boards), "words": error.known}
        return Phrase.of(
            "scorebook-fault-boards" if not opened.boards else "rank-no-table", **blanks
        )
    return None
