"""What each step of a tournament answers, and when that last changed.

Somebody who agrees with a score, takes one back or starts a round answers what they saw.
Each such thing is a subject with a name (``score/3/1-8``, ``round``, ``clock``); its version is
the number of the last entry of the log that changed it. A step that was made by somebody who
saw an older version is refused: they look again, and decide again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from biritch.competition.tournament.log import (
    Announced,
    AppealFiled,
    BoardFouled,
    BoardsDealt,
    BoardsMoved,
    CarriedOver,
    ClockSet,
    ClubJoined,
    CorrectionPeriodSet,
    DirectorCalled,
    DirectorPlays,
    DirectorReplied,
    EntrantAdded,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    EntrantRated,
    EntrantReturned,
    EntrantSignedUp,
    KeysRenewed,
    KeyWithdrawn,
    LastRoundSet,
    LineUpNamed,
    LineUpRule,
    MatchDecided,
    MovementChanged,
    MovementSet,
    OverrunRule,
    PenaltyTakenBack,
    PlayedOnline,
    PublicationSet,
    RankingColumns,
    RankingShown,
    RoundBegan,
    RoundsFollow,
    RoundTakenBack,
    ScoreRefused,
    SeatsExchanged,
    SectionAdded,
    SectionsRanked,
    SignUpOpened,
    SubstituteNamed,
    TablesTurned,
    TournamentStep,
)
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ContestantWithdrew,
    PenaltyGiven,
    RoundDrawn,
    ScoreAgreed,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)

Versions: TypeAlias = Mapping[str, int]
"""For each subject the number of the last entry that changed it; 0 where none did."""


class Subjects(NamedTuple):
    """The subjects of a step: those it *answers*, and those it *changes*."""

    answers: frozenset[str]
    changes: frozenset[str]


def subjects_of(
    step: ScorebookStep | TournamentStep, online: PlayedOnline | None = None
) -> Subjects:
    """Return what *step* answers and what it changes, by the names of the subjects.

    *online* is how the tables online went on before it: a step changes what is otherwise.

    Example:
        >>> sorted(subjects_of(RoundBegan(2)).changes)
        ['clock', 'round']
    """
    if isinstance(step, PlayedOnline):
        return _same(*_online_subjects(step, online))
    if isinstance(step, TournamentStep):
        return _tournament_subjects(step)
    return _scorebook_subjects(step)


def versions_after(
    versions: Versions,
    step: ScorebookStep | TournamentStep,
    number: int,
    online: PlayedOnline | None = None,
) -> Versions:
    """Return *versions* with entry *number*, which is *step*.

    Example:
        >>> versions_after({"round": 3}, RoundBegan(2), 9)["round"]
        9
    """
    return {**versions, **dict.fromkeys(subjects_of(step, online).changes, number)}


def changed_since(
    versions: Versions,
    steps: Iterable[ScorebookStep | TournamentStep],
    seen: int,
    online: PlayedOnline | None = None,
) -> dict[str, int]:
    """Return the subjects that *steps* answer and that changed after entry *seen*.

    Example:
        >>> changed_since({"round": 9, "clock": 4}, [RoundBegan(3), ClockSet(running=True)], 5)
        {'round': 9}
    """
    answered = {name for step in steps for name in subjects_of(step, online).answers}
    return {name: versions[name] for name in sorted(answered) if versions.get(name, 0) > seen}


def score_subject(table: BoardAtTable) -> str:
    """Return the name of the score of a board at a table.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> score_subject(BoardAtTable("3", (Contestant("1"),), (Contestant("8"),)))
        'score/3/1-8'
    """
    ns, ew = ("+".join(who.label for who in side) for side in (table.ns, table.ew))
    stage = f"/{table.stage}" if table.stage else ""
    return f"score/{table.board}/{ns}-{ew}{stage}"


def _same(*names: str) -> Subjects:
    """Return subjects that are both answered and changed."""
    both = frozenset(names)
    return Subjects(both, both)


def _scorebook_subjects(step: ScorebookStep) -> Subjects:
    match step:
        case ScoreEntered(result=result):
            return _same(score_subject(BoardAtTable.of(result)))
        case ScoreAgreed(table) | ScoreUndone(table):
            return _same(score_subject(table))
        case PenaltyGiven(contestant):
            return _same(f"penalties/{contestant.label}")
        case ContestantWithdrew(contestant):
            return _same(f"attendance/{contestant.label}")
        case ScorebookOpened() | ContestantEntered() | RoundDrawn():
            return _same("entrants")


def _tournament_subjects(step: TournamentStep) -> Subjects:  # noqa: C901, PLR0911 - by kind
    match step:
        case RoundBegan() | RoundTakenBack():
            return Subjects(frozenset({"round"}), frozenset({"round", "clock"}))
        case MovementSet():
            answers = frozenset({"movement", "round", "entrants"})
            return Subjects(answers, answers | {"clock"})
        case MovementChanged() | SectionAdded():
            return Subjects(
                frozenset({"movement", "round", "entrants"}),
                frozenset({"movement", "entrants"}),
            )
        case BoardsMoved(number, table):
            moved = f"boards/{number}/{table}"
            return Subjects(frozenset({moved, "movement"}), frozenset({moved}))
        case PenaltyTakenBack(pair):
            # Their numbers change with every penalty that is taken back.
            return Subjects(
                frozenset({"penalties"}), frozenset({"penalties", f"penalties/{pair}"})
            )
        case TablesTurned(number, tables):
            return _turned_subjects(number, tables.split())
        case SeatsExchanged(number, one, other):
            seats = frozenset({f"seats/{number}/{one}", f"seats/{number}/{other}"})
            return Subjects(seats | {"movement"}, seats)
        case OverrunRule(_, number):
            rules = frozenset({"overrun"})
            return Subjects(rules | {"round"} if number else rules, rules)
        case DirectorCalled(table):
            # A call that was held up until the next round names a table of the one before.
            return Subjects(frozenset({"round"}), frozenset({f"calls/{table}"}))
        case LineUpNamed(team, number):
            named = f"line-up/{team}/{number}"
            return Subjects(frozenset({named, "round"}), frozenset({named}))
        case _:
            return _same(*_plain_subjects(step))


def _turned_subjects(number: int, tables: Sequence[str]) -> Subjects:
    """Return the subjects of turning *tables* of a round; no table is all of them."""
    whole, some = f"turned/{number}", f"turned/{number}/some"
    if not tables:
        return Subjects(frozenset({whole, some, "movement"}), frozenset({whole}))
    turned = frozenset(f"turned/{number}/{table}" for table in tables)
    return Subjects(turned | {whole, "movement"}, turned | {some})


def _online_subjects(step: PlayedOnline, before: PlayedOnline | None) -> Iterable[str]:
    """Yield what *step* settles otherwise than *before*: rounds, seats or the tables' rules."""
    parts = {
        "online/flow": attrgetter("flowing"),
        "online/away": attrgetter("away"),
        "online/rules": attrgetter("undo", "onlookers", "behind", "delay", "meanings"),
        "online": attrgetter("robots"),
    }
    for name, settled in parts.items():
        if before is None or settled(before) != settled(step):
            yield name


def _plain_subjects(  # noqa: C901, PLR0911, PLR0912 - by kind
    step: TournamentStep,
) -> tuple[str, ...]:
    """Return the subjects of a step that changes exactly what it answers."""
    match step:
        case ScoreRefused(table=table):
            return (score_subject(table),)
        case EntrantNamed(pair) | EntrantSignedUp(pair):
            return (f"name/{pair}",)
        case EntrantMissing(pair) | EntrantArrived(pair) | EntrantReturned(pair):
            return (f"attendance/{pair}",)
        case SubstituteNamed(pair, number, board=board):
            return (f"substitute/{pair}/{number}/{board}",)
        case EntrantRated(pair):
            return (f"rating/{pair}",)
        case AppealFiled(number, outcome=outcome) if outcome:
            return (f"appeal/{number}",)
        case AppealFiled(number, board, pair):
            return (f"appeal/{number}", f"appeals/{board}/{pair}")
        case DirectorReplied(call):
            return (f"call/{call}",)
        case BoardFouled(board):
            return (f"fouled/{board}",)
        case MatchDecided(home, away):
            return (f"match/{min(home, away)}-{max(home, away)}",)
        case KeyWithdrawn(desk):
            return (f"desk/{desk}",)
        case DirectorPlays(desk):
            return (f"plays/{desk}",)
        case _:
            return (_WHOLE[type(step)],)


_WHOLE: Mapping[type[TournamentStep], str] = {
    ClockSet: "clock",
    RankingShown: "shown",
    CarriedOver: "carried",
    LineUpRule: "line-up-rule",
    BoardsDealt: "hands",
    LastRoundSet: "last",
    EntrantAdded: "entrants",
    CorrectionPeriodSet: "correction",
    KeysRenewed: "keys",
    RankingColumns: "columns",
    PublicationSet: "publication",
    SectionsRanked: "sections",
    RoundsFollow: "follow",
    ClubJoined: "club",
    Announced: "announcement",
    SignUpOpened: "sign-ups",
}
"""The subject of each step that concerns the tournament as a whole."""
