"""What may not be entered in a tournament's log, and why: asked before every entry."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from biritch.competition.movement import Unsuitable
from biritch.competition.scoring.scale import NoScaleForLength, scales
from biritch.competition.scoring.session import methods
from biritch.competition.teams.match import WORTHS
from biritch.competition.teams.patton import pattons
from biritch.competition.tournament import bracket, director_calls, lineups, seating
from biritch.competition.tournament.changes import Change, change_objection
from biritch.competition.tournament.columns import ColumnStep, column_objection
from biritch.competition.tournament.layouts import read_layouts
from biritch.competition.tournament.lineups import LINE_UP_NAMINGS
from biritch.competition.tournament.log import (
    ABSENCE_CHOICES,
    FOLLOW_CHOICES,
    LONGEST_DELAY,
    MOST_BEHIND,
    ODD_CHOICES,
    ONLOOKER_CHOICES,
    OVERRUN_CHOICES,
    SECTION_RANKINGS,
    UNDO_CHOICES,
    AppealFiled,
    BoardsDealt,
    CarriedOver,
    ClockSet,
    DirectorCalled,
    DirectorPlays,
    DirectorReplied,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    EntrantSignedUp,
    LineUpNamed,
    LineUpRule,
    LogEntry,
    MatchDecided,
    MovementSet,
    OverrunRule,
    PenaltyTakenBack,
    PlayedOnline,
    RoundBegan,
    RoundsFollow,
    ScoreRefused,
    SectionsRanked,
    SignUpOpened,
    SubstituteNamed,
    TournamentStep,
)
from biritch.competition.tournament.reseating import Reseating, reseating_objection
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import PLAYED, Tournament, is_trusted
from biritch.core.phrase import Phrase


def tournament_objection(tournament: Tournament, entry: LogEntry) -> Phrase | None:
    """Return why *entry* may not be added to *tournament*, or ``None`` if it may.

    Example:
        >>> from biritch.competition.tournament.log import RankingShown
        >>> entry = LogEntry(RankingShown(shown=True), "director", "2026-01-05T20:00:00+00:00")
        >>> tournament_objection(Tournament(), entry).name
        'tournament-fault-unseated'
    """
    what = entry.what
    if isinstance(what, MovementSet):
        return _setting(tournament, what)
    if isinstance(what, TournamentStep):
        return _stepping(tournament, what, entry)
    if isinstance(what, ContestantEntered):
        return Phrase.of("tournament-fault-joined")
    if isinstance(what, ScoreUndone):
        return _undoing(tournament, what)
    if isinstance(what, ScoreEntered | ScoreAgreed):
        refusal = _scoring(tournament, what, entry.by)
        if refusal is not None:
            return refusal
    return tournament.scorebook.objection(ScorebookLine(what, entry.by, entry.at))


def _setting(tournament: Tournament, seated: MovementSet) -> Phrase | None:
    scorebook = tournament.scorebook
    if not scorebook.rules:
        return Phrase.of("scorebook-fault-not-open")
    if scorebook.scores or scorebook.adjustments or scorebook.gone or tournament.appeals:
        return Phrase.of("tournament-fault-begun")
    if tournament.online is not None and tournament.round:
        return Phrase.of("tournament-fault-tables")
    try:
        seating.schedule(seated)
    except Unsuitable as wrong:
        return wrong.phrase
    method = scorebook.regulation.method
    if seated.movement == seating.SWISS_PAIRS and methods()[method].unit != "imps":
        return Phrase.of("tournament-fault-swiss-method")
    return _counting(seated)


def _counting(seated: MovementSet) -> Phrase | None:
    """Return why matches cannot be scored this way: printed scales lack some lengths."""
    if seated.odd and seated.odd not in ODD_CHOICES:
        words = ", ".join(ODD_CHOICES)
        return Phrase.of("tournament-fault-odd", text=seated.odd[:40], words=words)
    if seated.movement == seating.SWISS_PAIRS:
        return _counting_pairs(seated)
    patton = seated.count in PATTONS and seated.movement != seating.KNOCK_OUT
    if not seated.count or seated.count in WORTHS or patton:
        return None
    scales_by_name = scales()
    if seated.movement == seating.KNOCK_OUT:
        words = ", ".join(WORTHS)
        return Phrase.of("tournament-fault-count", text=seated.count, words=words)
    if seated.count not in scales_by_name:
        words = ", ".join((*scales_by_name, *WORTHS, *PATTONS))
        return Phrase.of("tournament-fault-count", text=seated.count, words=words)
    return _scale_objection(seated, seated.each * seating.sets_of_a_match(seated))


PATTONS = tuple(f"patton-{name}" for name in pattons())
"""The forms of Patton, as :attr:`MovementSet.count` names them."""


def _counting_pairs(seated: MovementSet) -> Phrase | None:
    """Return why matches of pairs cannot be scored this way: they count IMPs, or VPs."""
    if seated.count in ("", "imp"):
        return None
    if seated.count not in scales():
        words = ", ".join((*scales(), "imp"))
        return Phrase.of("tournament-fault-count", text=seated.count, words=words)
    return _scale_objection(seated, seated.each)


def _scale_objection(seated: MovementSet, boards: int) -> Phrase | None:
    scales_by_name = scales()
    try:
        # A draw is asked for only to learn whether the scale knows matches of this length.
        scales_by_name[seated.count].points(boards, 0)
    except NoScaleForLength as wrong:
        return Phrase.of(
            "tournament-fault-scale", text=seated.count, boards=boards, known=wrong.known
        )
    return None


def _stepping(tournament: Tournament, step: TournamentStep, entry: LogEntry) -> Phrase | None:
    if tournament.seated is None:
        return Phrase.of("tournament-fault-unseated")
    match step:
        case EntrantNamed() | EntrantMissing() | EntrantArrived():
            return _coming(tournament, step)
        case RoundBegan():
            return _beginning(tournament, step)
        case LineUpNamed() | LineUpRule() | OverrunRule():
            return _ruling(tournament, step, entry.by)
        case (
            ScoreRefused()
            | AppealFiled()
            | DirectorCalled()
            | DirectorReplied()
            | BoardsDealt()
        ):
            return _reporting(tournament, step, entry)
        case _:
            return _late(tournament, step)


def _dealing(tournament: Tournament, boards: str) -> Phrase | None:
    """Return why hands cannot be kept: they are none, or the boards were dealt here."""
    if tournament.online is not None:
        return Phrase.of("tournament-fault-dealt-here")
    try:
        read_layouts(boards)
    except ValueError as error:
        return Phrase.of("tournament-fault-hands", text=str(error)[:60])
    return None


def _calling(tournament: Tournament, step: DirectorCalled | DirectorReplied) -> Phrase | None:
    there = tournament.at(step.table) if isinstance(step, DirectorCalled) else None
    boards: Collection[int] | None = None
    if there is not None and tournament.has_come(there):
        # Boards of earlier rounds that somebody at the table still owes are its business too.
        boards = [
            *tournament.boards(there),
            *(
                board
                for place, board in tournament.missing_scores()
                if {*place.sitting.entrants} & {*there.entrants}
                and place.round < tournament.round
            ),
        ]
    return director_calls.call_objection(tournament.calls, step, tournament.round, boards)


def _ruling(
    tournament: Tournament, step: LineUpNamed | LineUpRule | OverrunRule, by: str
) -> Phrase | None:
    if isinstance(step, LineUpNamed):
        return lineups.lineup_objection(tournament, step, by_director=is_trusted(by))
    if isinstance(step, OverrunRule):
        words = ", ".join(OVERRUN_CHOICES)
        wrong = Phrase.of("tournament-fault-overrun", text=step.boards, words=words)
        return None if step.boards in OVERRUN_CHOICES else wrong
    if tournament.round:
        return Phrase.of("tournament-fault-begun")
    words = ", ".join(LINE_UP_NAMINGS)
    wrong = Phrase.of("lineup-rule", text=step.rule, words=words)
    return None if step.rule in LINE_UP_NAMINGS else wrong


def _late(tournament: Tournament, step: TournamentStep) -> Phrase | None:
    """Return why *step* comes too late; ``flowing`` of tables online may always change."""
    if isinstance(step, DirectorsChange):
        return _changing(tournament, step)
    if isinstance(step, ClockSet) and not tournament.playing:
        return Phrase.of("tournament-fault-clock")
    if isinstance(step, PlayedOnline) and (wrong := _online_fault(step)) is not None:
        return wrong
    changes = isinstance(step, PlayedOnline) and tournament.online is None
    if tournament.round and (changes or isinstance(step, CarriedOver)):
        return Phrase.of("tournament-fault-begun")
    return None


def _online_fault(step: PlayedOnline) -> Phrase | None:
    """Return which word of *step* is none that is known, or how onlookers cannot be behind."""
    if step.away not in ABSENCE_CHOICES:
        words = ", ".join(ABSENCE_CHOICES)
        return Phrase.of("tournament-fault-away", text=step.away, words=words)
    known = step.undo in UNDO_CHOICES and step.onlookers in ONLOOKER_CHOICES
    if known and 0 <= step.behind <= MOST_BEHIND and 0 <= step.delay <= LONGEST_DELAY:
        return None
    text = f"{step.undo} {step.onlookers} {step.behind} {step.delay}"
    return Phrase.of("tournament-fault-table-rules", text=text)


DirectorsChange = (
    Change
    | Reseating
    | MatchDecided
    | ColumnStep
    | PenaltyTakenBack
    | SubstituteNamed
    | SectionsRanked
    | RoundsFollow
    | DirectorPlays
    | SignUpOpened
    | EntrantSignedUp
)
"""The steps by which a director changes who plays, or how it is ranked."""


def _changing(  # noqa: C901, PLR0911 - one for each kind
    tournament: Tournament, step: DirectorsChange
) -> Phrase | None:
    if isinstance(step, Change):
        return change_objection(tournament, step)
    if isinstance(step, Reseating):
        return reseating_objection(tournament, step)
    if isinstance(step, PenaltyTakenBack):
        given, number = tournament.scorebook.adjustments, step.number
        there = given[number - 1 : number] if number > 0 else ()
        fit = bool(there) and there[0].contestant == tournament.contestants.get(step.pair)
        return None if fit else Phrase.of("tournament-fault-penalty", pair=step.pair)
    if isinstance(step, SignUpOpened | EntrantSignedUp):
        return _signing_up(tournament, step)
    if isinstance(step, RoundsFollow | DirectorPlays):
        return _room_objection(tournament, step)
    if isinstance(step, SectionsRanked):
        words = ", ".join(SECTION_RANKINGS)
        wrong = Phrase.of("tournament-fault-section-ranking", text=step.how[:40], words=words)
        return None if step.how in SECTION_RANKINGS else wrong
    if isinstance(step, SubstituteNamed):
        return _substituting(tournament, step)
    if isinstance(step, MatchDecided):
        return bracket.decision_objection(tournament, step)
    return column_objection(tournament, step)


def _signing_up(tournament: Tournament, step: SignUpOpened | EntrantSignedUp) -> Phrase | None:
    """Return why nobody can sign up: it has begun, is not open, or the place is taken."""
    if tournament.round and (isinstance(step, EntrantSignedUp) or step.open):
        return Phrase.of("tournament-fault-sign-up-late")
    if isinstance(step, SignUpOpened):
        return None
    if not tournament.signing:
        return Phrase.of("tournament-fault-sign-up")
    if step.pair not in tournament.contestants:
        most = len(tournament.contestants)
        return Phrase.of("tournament-fault-nobody", pair=step.pair, most=most)
    # Who signed up alone may be joined: then the names begin with those there were.
    before = tournament.names.get(step.pair, "")
    taken = not step.names.strip() or not step.names.startswith(before)
    return Phrase.of("tournament-fault-place-taken", pair=step.pair) if taken else None


def _room_objection(
    tournament: Tournament, step: RoundsFollow | DirectorPlays
) -> Phrase | None:
    """Return why rounds cannot follow so, or a director cannot play with that entrant."""
    if isinstance(step, DirectorPlays):
        most = len(tournament.contestants)
        wrong = Phrase.of("tournament-fault-nobody", pair=step.pair, most=most)
        return None if not step.pair or step.pair in tournament.contestants else wrong
    if tournament.online is not None:
        return Phrase.of("tournament-fault-follow-online")
    words = ", ".join(FOLLOW_CHOICES)
    wrong = Phrase.of("tournament-fault-follow", text=step.when[:40], words=words)
    return None if step.when in FOLLOW_CHOICES else wrong


def _substituting(tournament: Tournament, step: SubstituteNamed) -> Phrase | None:
    """Return why nobody can play for somebody there: it does not play in that round."""
    if step.pair not in tournament.contestants:
        most = len(tournament.contestants)
        return Phrase.of("tournament-fault-nobody", pair=step.pair, most=most)
    boards = {
        place.board
        for place in tournament.places_in_round(step.round)
        if step.pair in place.sitting.entrants
    }
    if not boards or (step.board and step.board not in boards):
        return Phrase.of("tournament-fault-substitute", pair=step.pair, round=step.round)
    return None


def _beginning(tournament: Tournament, began: RoundBegan) -> Phrase | None:
    """Return why a round cannot begin: it needs a draw where results decide, only there."""
    if began.round != tournament.round + 1 or tournament.round > tournament.rounds:
        return Phrase.of("tournament-fault-round", round=tournament.round)
    # A knock-out may go on after its last round, with extra boards where a match is level.
    extra = tournament.knock_out and bool(seating.extra_boards_in(began.matches))
    if not tournament.by_results or (began.round > tournament.rounds and not extra):
        return Phrase.of("tournament-fault-draw", text=began.matches) if began.matches else None
    try:
        draw = began.matches.partition(" +")[0] if extra else began.matches
        if tournament.knock_out:
            seating.read_draw(draw, len(tournament.contestants))
        else:
            seating.read_swiss_draw(draw, len(tournament.contestants))
            assert tournament.seated is not None
            seating.schedule(tournament.seated, (*tournament.draws, draw))
    except Unsuitable as wrong:
        return wrong.phrase
    return None


def _reporting(
    tournament: Tournament,
    step: ScoreRefused | AppealFiled | DirectorCalled | DirectorReplied | BoardsDealt,
    entry: LogEntry,
) -> Phrase | None:
    if isinstance(step, BoardsDealt):
        return _dealing(tournament, step.boards)
    if isinstance(step, AppealFiled):
        return _appealing(tournament, step, entry.at)
    if isinstance(step, DirectorCalled | DirectorReplied):
        return _calling(tournament, step)
    return _refusing(tournament, step.table, entry.by)


def _coming(
    tournament: Tournament, step: EntrantNamed | EntrantMissing | EntrantArrived
) -> Phrase | None:
    """Return why *step* cannot be true of a pair: one that has played is not missing."""
    pair, entrants = step.pair, tournament.contestants
    if pair not in entrants:
        return Phrase.of("tournament-fault-nobody", pair=pair, most=len(entrants))
    if isinstance(step, EntrantArrived) and pair not in tournament.missing:
        return Phrase.of("tournament-fault-here", pair=pair)
    if isinstance(step, EntrantMissing):
        if pair in tournament.gone:
            return Phrase.of("scorebook-fault-gone", who=str(entrants[pair]))
        if any(
            entrants[pair] in (*place.ns, *place.ew) for place in tournament.scorebook.scores
        ):
            return Phrase.of("tournament-fault-played", pair=pair)
    return None


def _blanks(table: BoardAtTable) -> dict[str, str]:
    return {"board": table.board, "ns": table.ns[0].label, "ew": table.ew[0].label}


def _scoring(
    tournament: Tournament, what: ScoreEntered | ScoreAgreed, by: str
) -> Phrase | None:
    table = what.table if isinstance(what, ScoreAgreed) else BoardAtTable.of(what.result)
    place = tournament.place(table)
    if place is None:
        return Phrase.of("tournament-fault-stranger", **_blanks(table))
    if isinstance(what, ScoreAgreed):
        return None
    away = tournament.missing & {*place.sitting.entrants}
    if away:
        return Phrase.of("tournament-fault-missing", pair=min(away))
    settled = tournament.state(table) == "agreed" and not is_trusted(by)
    # That a first score is there already the scorebook says itself, and says better.
    if settled and what.action is not ScoreAction.SCORE:
        return Phrase.of("tournament-fault-settled", **_blanks(table))
    return None


def _refusing(tournament: Tournament, table: BoardAtTable, by: str) -> Phrase | None:
    if table not in tournament.scorebook.scores:
        return Phrase.of("scorebook-fault-nothing", **_blanks(table))
    if tournament.state(table) == "agreed":
        return Phrase.of("tournament-fault-settled", **_blanks(table))
    if tournament.scorebook.scores[table][-1].by == by:
        return Phrase.of("scorebook-fault-oneself", by=by, **_blanks(table))
    return None


def _undoing(tournament: Tournament, undone: ScoreUndone) -> Phrase | None:
    """Return why a score cannot be taken back: there is none, or the server saw it played."""
    table = undone.table
    if table not in tournament.scorebook.scores:
        return Phrase.of("scorebook-fault-nothing", **_blanks(table))
    last = [
        line
        for line in tournament.scorebook.scores[table]
        if isinstance(line.step, ScoreEntered)
    ][-1]
    return (
        Phrase.of("tournament-fault-played-here", **_blanks(table))
        if last.by == PLAYED
        else None
    )


def _appealing(tournament: Tournament, appeal: AppealFiled, at: str) -> Phrase | None:
    """Return why an appeal's form cannot be entered: it is late, or wrong somewhere."""
    before = tournament.appeals.get(appeal.number)
    last = tournament.correctable
    if before is None and last is not None and not appeal.late:
        minutes = int((datetime.fromisoformat(at) - last).total_seconds() // 60)
        if minutes >= 0:
            return Phrase.of("tournament-fault-appeal-late", minutes=minutes)
    if before is None and appeal.number != len(tournament.appeals) + 1:
        return Phrase.of("tournament-fault-appeal-number", next=len(tournament.appeals) + 1)
    if appeal.pair not in tournament.contestants:
        most = len(tournament.contestants)
        return Phrase.of("tournament-fault-nobody", pair=appeal.pair, most=most)
    if not tournament.meetings(appeal.board, appeal.pair):
        blanks = {"pair": str(appeal.pair), "board": str(appeal.board)}
        return Phrase.of("tournament-fault-appeal-board", **blanks)
    if not (appeal.facts.strip() and appeal.ruling.strip()):
        return Phrase.of("tournament-fault-appeal-empty")
    return None
