"""Requests turned into steps of a tournament's log, with the check of permissions.

Scores, line-ups, calls of the director, rulings: each request either becomes log steps or is
refused with a sentence. Whether a step is allowed is decided by the tournament itself when the
step is folded.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from msgspec.structs import asdict
from msgspec.structs import replace as with_fields

from biritch.competition.movement import EntrantKind
from biritch.competition.results.entry import (
    ResultError,
    TravellerLine,
    artificial_score,
    points_in,
    result_of,
    scores_in,
)
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    NoScore,
    ObtainedScore,
    WeightedPoints,
)
from biritch.competition.tournament import lineups
from biritch.competition.tournament import seating as seats
from biritch.competition.tournament.averages import averages_undone, late_averages
from biritch.competition.tournament.draw import next_draw
from biritch.competition.tournament.log import TournamentStep
from biritch.competition.tournament.reseating import (
    crossing_lost,
    exchange_figures,
)
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantWithdrew,
    PenaltyGiven,
    ScoreAction,
    ScoreAgreed,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.steps.entrants import (
    DirectorPlays,
    EntrantAdded,
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
    EntrantReturned,
    SignUpOpened,
    SubstituteNamed,
)
from biritch.competition.tournament.steps.keys import KeyWithdrawn
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.steps.presentation import (
    Announced,
    EntrantRated,
    PublicationSet,
    RankingColumns,
    RankingShown,
    SectionsRanked,
)
from biritch.competition.tournament.steps.rounds import (
    ClockSet,
    CorrectionPeriodSet,
    LastRoundSet,
    RoundBegan,
    RoundsFollow,
    RoundTakenBack,
)
from biritch.competition.tournament.steps.rounds import OverrunRule as Overran
from biritch.competition.tournament.steps.rulings import (
    AppealFiled,
    DirectorCalled,
    DirectorReplied,
    PenaltyTakenBack,
)
from biritch.competition.tournament.steps.scores import BoardFouled, ScoreRefused
from biritch.competition.tournament.steps.seats import (
    BoardsMoved,
    MovementChanged,
    SeatsExchanged,
    SectionAdded,
    TablesTurned,
)
from biritch.competition.tournament.steps.single_boards import BoardPlayersExchanged
from biritch.competition.tournament.steps.teams import LineUpNamed, MatchDecided
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.competition.tournament.versions import changes_since
from biritch.core.boards import Board
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.rulings.weighted_scores import UnreadableWeights, read
from biritch.server.tournaments import phones, seating, slips
from biritch.server.tournaments.keys import CAPTAIN, Role
from biritch.server.tournaments.movements import single_boards
from biritch.server.tournaments.refusals import (
    BadTournamentRequest,
    StrangeRequest,
    refuse_strange_penalty,
    refuse_strange_score,
)
from biritch.server.tournaments.requests import (
    AddPair,
    AddSection,
    AdjustScore,
    AgreeAll,
    AgreeScore,
    Announce,
    CallDirector,
    ChangeMovement,
    ChooseColumns,
    DecideAppeal,
    DecideMatch,
    DisputeScore,
    EnterScore,
    EnterSlip,
    ExchangeSeats,
    FileAppeal,
    FollowRounds,
    GiveAverage,
    GiveAverages,
    GivePenalty,
    GroupFouled,
    MarkAttendance,
    MoveBoards,
    NameLineUp,
    NameSubstitute,
    OpenSignUp,
    PlayMyself,
    PlayRequest,
    RankSections,
    RatePair,
    RenamePair,
    ReplaceMovement,
    ReplyToCall,
    RulingRequest,
    SetAbsence,
    SetClock,
    SetCorrection,
    SetFlow,
    SetLastRound,
    SetOverrun,
    SetPublication,
    SetTableRules,
    ShowRanking,
    StartRound,
    SwapBoards,
    TakeAveragesBack,
    TakeBackRound,
    TakePenaltyBack,
    TurnTables,
    UndoScore,
    WithdrawKey,
)
from biritch.words.notation import read_contract


def _clock_or_ranking(tournament: Tournament, request: PlayRequest) -> TournamentStep:
    """Return the step of a director's *request* about the tournament as a whole."""
    match request:
        case SetClock():
            return ClockSet(request.running, request.minutes)
        case ShowRanking():
            return RankingShown(request.shown)
        case Announce():
            return Announced(" ".join(request.words.split()))
        case ReplyToCall():
            return DirectorReplied(request.call, request.words.strip(), request.closed)
        case SetOverrun():
            return Overran(request.boards, tournament.round if request.now else 0)
        case _:
            return _flow_or_movement(tournament, request)


def _flow_or_movement(tournament: Tournament, request: PlayRequest) -> TournamentStep:
    if isinstance(request, SetFlow | SetAbsence | SetTableRules):
        return _played_online(tournament, request)
    assert isinstance(request, ChangeMovement), request
    return MovementSet(
        request.movement,
        request.pairs,
        request.rounds,
        request.each,
        request.minutes,
        request.sections,
        request.count,
        request.odd,
    )


def _played_online(
    tournament: Tournament, request: SetFlow | SetAbsence | SetTableRules
) -> TournamentStep:
    """Return the step of a *request* about tables played online."""
    if tournament.online is None:
        raise BadTournamentRequest("online")
    online = PlayedOnline(**asdict(tournament.online))
    match request:
        case SetAbsence():
            return with_fields(online, away=request.how)
        case SetTableRules():
            return with_fields(
                online,
                undo=request.undo,
                onlookers=request.onlookers,
                behind=request.behind,
                delay=request.delay,
                meanings=request.meanings,
            )
        case _:
            return with_fields(online, flowing=request.flowing)


REFUSALS = (BadTournamentRequest, NotAllowed, ResultError, slips.BadSlip, UnreadableWeights)
"""What a request may be refused with; each has its sentence, ``phrase``."""


def entry_of(
    tournament: Tournament, role: Role, request: PlayRequest
) -> ScorebookStep | TournamentStep:
    """Return the log step of a *request* from *role*.

    Raises:
        BadTournamentRequest: *role* may not ask for it, or it names a pair, table or board that
            is not there.
        NotAllowed: The tournament cannot go on so.
        ResultError, BadSlip: The score cannot be read.
    """
    role = phones.at_table(tournament, role)
    if isinstance(request, CallDirector):
        return _director_called(tournament, role, request)
    if isinstance(request, NameLineUp):
        return _line_up_named(tournament, role, request)
    owes = phones.owed_boards(tournament, role)
    if role.entrant and role.table is None and not owes:
        name = "seated" if phones.follows(tournament, role) else "player"
        raise BadTournamentRequest(name, round=tournament.round)
    if isinstance(request, AgreeScore):
        return ScoreAgreed.of(_score_to_agree(tournament, role, request.board, request.pair))
    if not role.director:
        return _table_entry(tournament, role, request)
    if isinstance(request, EnterSlip):
        return _slip_entered(tournament, request)
    if isinstance(request, EnterScore | DisputeScore):
        raise BadTournamentRequest("director")
    return _director_entry(tournament, role, request)


def _director_called(
    tournament: Tournament, role: Role, request: CallDirector
) -> DirectorCalled:
    if role.director:
        raise BadTournamentRequest("caller")
    table = role.table
    if table is None:
        place = seating.seat_of(tournament, role)
        if place is None:
            raise BadTournamentRequest("seated", round=tournament.round)
        table = place[0].table
    return DirectorCalled(table, request.board, request.why.strip())


def _line_up_named(tournament: Tournament, role: Role, request: NameLineUp) -> LineUpNamed:
    if role.table is not None or (role.entrant and role.player != CAPTAIN):
        raise BadTournamentRequest("captain")
    team = role.entrant or request.team
    half = lineups.match_half(tournament, tournament.round, team)
    return LineUpNamed(team, half.round if half else 0, request.open, request.closed)


def _table_entry(
    tournament: Tournament, role: Role, request: PlayRequest
) -> ScoreEntered | ScoreRefused:
    if isinstance(request, EnterScore):
        place, side = _sitting_with(tournament, role, request.board)
        if side is not Side.NS:
            raise BadTournamentRequest("east-west")
        return _score_entered(tournament, place, request)
    if isinstance(request, DisputeScore):
        return ScoreRefused.of(_score_to_agree(tournament, role, request.board))
    raise BadTournamentRequest("table")


def _sitting_with(tournament: Tournament, role: Role, board: int) -> tuple[RoundSitting, Side]:
    """Return the table where *role* plays *board* in this round, or still owes its score.

    The side of *role* at that table comes with it.
    """
    sitting = tournament.at(role.table or 0)
    here = sitting is not None and tournament.has_come(sitting)
    if not (here and sitting and board in tournament.boards(sitting)):
        for owed in phones.owed_boards(tournament, role):
            if owed.board == board:
                return owed.place, owed.side
    if sitting is None or not tournament.has_come(sitting):
        raise BadTournamentRequest("sitting", table=role.table or 0, round=tournament.round)
    boards = tournament.boards(sitting)
    if board not in boards:
        raise BadTournamentRequest(
            "board",
            board=board,
            table=sitting.table,
            round=tournament.round,
            boards=", ".join(map(str, boards)),
        )
    here_now = sitting.at_board(board)
    turned = role.entrant in (here_now.ew if role.side is Side.NS else here_now.ns)
    side = role.side.other if role.entrant and turned else role.side
    return RoundSitting(tournament.round, sitting), side


def _score_to_agree(
    tournament: Tournament, role: Role, board: int, pair: int = 0
) -> BoardAtTable:
    if role.director:
        return tournament.table(where_played(tournament, board, pair).sitting, board)
    place, side = _sitting_with(tournament, role, board)
    if side is not Side.EW:
        raise BadTournamentRequest("north-south")
    return tournament.table(place.sitting, board)


def where_played(tournament: Tournament, board: int, pair: int) -> RoundSitting:
    """Return the table where *pair* plays *board*; of two, the one where it sits North-South.

    Raises:
        BadTournamentRequest: It plays that board nowhere.
    """
    meetings = tournament.meetings(board, pair)
    if not meetings:
        raise BadTournamentRequest("meeting", board=board, pair=pair)
    return meetings[0]


def _score_entered(
    tournament: Tournament, place: RoundSitting, request: EnterScore
) -> ScoreEntered:
    board = str(request.board)
    table = tournament.table(place.sitting, request.board)
    line = TravellerLine(
        board,
        tuple(contestant.label for contestant in table.ns),
        tuple(contestant.label for contestant in table.ew),
        request.contract,
        request.declarer,
        request.result,
        slips.read_lead(request.lead),
    )
    result = replace(result_of(line), ns=table.ns, ew=table.ew)
    if not request.anyway:
        refuse_strange_score(tournament, result)
    action = ScoreAction.SCORE if tournament.state(table) == "none" else ScoreAction.CORRECT
    return ScoreEntered(action, result)


def _slip_entered(tournament: Tournament, request: EnterSlip) -> ScoreEntered | ScoreAgreed:
    """Return the score or adjustment on a slip, or the agreement with the entered score."""
    slip = slips.read_slip(request.text, request.notation)
    place = where_played(tournament, slip.board, slip.pair)
    if 0 < tournament.round < place.round and not request.anyway:
        raise BadTournamentRequest(
            "yet", board=slip.board, pair=slip.pair, round=place.round, now=tournament.round
        )
    table = tournament.table(place.sitting, slip.board)
    if slip.given:
        return _slip_adjustment(tournament, table, slip, request.why)
    score = EnterScore(
        request.id,
        slip.board,
        slip.contract,
        slip.declarer,
        slip.result,
        slip.lead,
        anyway=request.anyway or request.correct,
    )
    entered = _score_entered(tournament, place, score)
    last = tournament.last(table)
    if last is None:
        return replace(entered, why=request.why)
    earlier = last.result.written
    if not request.correct and (earlier.contract, earlier.declarer, earlier.tricks) == (
        entered.result.written.contract,
        entered.result.written.declarer,
        entered.result.written.tricks,
    ):
        return ScoreAgreed.of(table)
    action = ScoreAction.CORRECT if request.correct else ScoreAction.SCORE
    return replace(entered, action=action, why=request.why)


def _slip_adjustment(
    tournament: Tournament, table: BoardAtTable, slip: slips.SlipLine, why: str
) -> ScoreEntered:
    try:  # 420 is North-South's; two figures without a sign might be tricks or a percentage
        scores = (
            None
            if len(slip.given) < 3 and slip.given.isdigit()
            else scores_in(slip.given, table.board)
        )
    except ResultError as error:
        _refuse_impossible(error)
        scores = None
    if scores is None:
        raise slips.BadSlip("shape", text=slip.given)
    last = tournament.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *scores)
    if last is not None:
        result = replace(result, written=last.result.written)
    return ScoreEntered(ScoreAction.ADJUST, result, why)


def _director_entry(  # noqa: C901, PLR0911 - one for each kind
    tournament: Tournament, role: Role, request: PlayRequest
) -> ScorebookStep | TournamentStep:
    match request:
        case RenamePair() | MarkAttendance() | GivePenalty() | TakePenaltyBack():
            return _entrant_entry(tournament, request)
        case RatePair() | ChooseColumns() | SetPublication() | DecideMatch() | RankSections():
            return _ranked_so(request)
        case TakeBackRound() | SetLastRound() | AddPair() | SetCorrection() | WithdrawKey():
            return _change(role, request)
        case OpenSignUp():
            return SignUpOpened(request.open)
        case FollowRounds(when=when):
            return RoundsFollow(when)
        case PlayMyself(pair=pair):
            return DirectorPlays(role.desk, pair)
        case StartRound():
            return _round_begun(tournament, request)
        case (
            ReplaceMovement()
            | AddSection()
            | MoveBoards()
            | GroupFouled()
            | TurnTables()
            | ExchangeSeats()
            | NameSubstitute()
        ):
            return _seating_changed(tournament, request)
        case _:
            return _clock_or_ranking(tournament, request)


def _ranked_so(
    request: RatePair | ChooseColumns | SetPublication | DecideMatch | RankSections,
) -> TournamentStep:
    """Return the step of a director's *request* about what counts in the ranking."""
    if isinstance(request, DecideMatch):
        home, away = request.home, request.away
        # The lot is drawn here, and its winner is what the log keeps.
        winner = min(home, away) if request.by == "seed" else secrets.choice((home, away))
        return MatchDecided(home, away, winner, request.by)
    if isinstance(request, RankSections):
        return SectionsRanked(request.how)
    if isinstance(request, SetPublication):
        club, director = request.club.strip(), request.director.strip()
        return PublicationSet(club, director, request.listed, request.framed)
    if isinstance(request, ChooseColumns):
        return RankingColumns(request.strata.strip(), request.points)
    handicap = request.handicap.strip().replace(",", ".").replace("−", "-")
    return EntrantRated(request.pair, request.holding, handicap)


def _seating_changed(  # noqa: C901, PLR0911 - one for each kind
    tournament: Tournament,
    request: ReplaceMovement
    | AddSection
    | MoveBoards
    | GroupFouled
    | TurnTables
    | ExchangeSeats
    | NameSubstitute,
) -> TournamentStep:
    """Return the step of a director's *request* that changes seating or comparison."""
    after = tournament.round + 1
    match request:
        case ReplaceMovement():
            return MovementChanged(
                after,
                request.movement,
                request.entrants,
                request.rounds,
                request.each,
                request.minutes,
                request.sections,
            )
        case AddSection():
            return SectionAdded(after, request.movement, request.pairs, request.rounds)
        case TurnTables(tables=tables, round=number):
            if request.board:
                return single_boards.turn(tournament, request)
            return TablesTurned(number or tournament.round, " ".join(map(str, tables)))
        case ExchangeSeats():
            return _seats_exchanged(tournament, request)
        case NameSubstitute(pair=pair, round=number, board=board):
            who, absent = request.name.strip(), request.absent.strip()
            return SubstituteNamed(pair, number or tournament.round, who, absent, board)
        case GroupFouled():
            return BoardFouled(request.board, request.tables, request.form)
        case MoveBoards():
            if request.instead:
                return single_boards.move(tournament, request)
            assert tournament.seated is not None
            which = seats.set_of(tournament.seated, request.board)
            return BoardsMoved(request.round or tournament.round, request.table, which)


def _seats_exchanged(
    tournament: Tournament, request: ExchangeSeats
) -> SeatsExchanged | BoardPlayersExchanged:
    """Return the step that exchanges two players' places, once the effect is confirmed."""
    if request.board:
        place = where_played(tournament, request.board, request.other)
        return single_boards.exchange_players(tournament, request, place)
    number = request.round or tournament.round
    step = SeatsExchanged(number, request.pair, request.other)
    wrong = step.objection(tournament)
    if wrong is not None:
        raise NotAllowed(wrong)
    if not request.anyway:
        figures = exchange_figures(tournament, step)
        raise StrangeRequest(
            "exchange",
            one=request.pair,
            other=request.other,
            round=number,
            again=max(0, figures.again),
            unplayed=figures.unplayed,
        )
    return step


def _swap_boards(tournament: Tournament, request: SwapBoards) -> LogSteps:
    """Return the two steps by which tables exchange all their boards, or one board each."""
    number = request.round or tournament.round
    if request.board or request.against:
        return single_boards.swap(tournament, request)
    there = {sitting.table: sitting.boards for sitting in tournament.sittings(number)}
    for table in (request.table, request.other):
        if table not in there:
            raise BadTournamentRequest("sitting", table=table, round=number)
    return (
        BoardsMoved(number, request.table, there[request.other]),
        BoardsMoved(number, request.other, there[request.table]),
    )


def _list_steps(
    tournament: Tournament, request: SetLastRound | SwapBoards | AgreeAll
) -> LogSteps:
    """Return the steps of a request that may have several, taken all or none."""
    match request:
        case SetLastRound():
            return _cut_rounds(tournament, request)
        case SwapBoards():
            return _swap_boards(tournament, request)
        case AgreeAll():
            return _all_agreed(tournament, request)


def _cut_rounds(tournament: Tournament, request: SetLastRound) -> LogSteps:
    """Return the steps that make a round the last one.

    If the arrow-switched rounds for a single ranking are cut off, the new last round is
    switched instead if it has not begun. The desk is asked first, also when nothing can be
    switched.
    """
    last, cut = request.round, LastRoundSet(request.round)
    if not crossing_lost(tournament, last):
        return (cut,)
    can = last > tournament.round
    if not request.anyway:
        raise StrangeRequest("crossing" if can else "uncrossed", round=last)
    return (TablesTurned(last), cut) if can else (cut,)


def _all_agreed(tournament: Tournament, request: AgreeAll) -> LogSteps:
    """Return the steps by which the director agrees with all pending scores.

    Scores that came after the director's view are left, unless there are no others.
    """
    waiting = [
        table for table in tournament.scorebook.scores if tournament.state(table) == "entered"
    ]
    if not waiting:
        raise BadTournamentRequest("waiting")
    steps = tuple(map(ScoreAgreed.of, waiting))
    if request.seen is None:
        return steps
    # The first line of the log has the keys; entries are numbered from the second.
    seen = [
        step
        for step in steps
        if not changes_since(tournament.versions, [step], request.seen - 1)
    ]
    return tuple(seen) or steps


def _change(
    role: Role, request: TakeBackRound | SetLastRound | AddPair | SetCorrection | WithdrawKey
) -> TournamentStep:
    if isinstance(request, WithdrawKey) and role.desk != 1:
        raise BadTournamentRequest("first")
    match request:
        case TakeBackRound(round=number):
            return RoundTakenBack(number)
        case SetLastRound(round=number):
            return LastRoundSet(number)
        case AddPair(names=names):
            return EntrantAdded(names.strip())
        case SetCorrection(minutes=minutes):
            return CorrectionPeriodSet(minutes)
        case WithdrawKey(desk=desk):
            return KeyWithdrawn(desk)


def _entrant_entry(
    tournament: Tournament,
    request: RenamePair | MarkAttendance | GivePenalty | TakePenaltyBack,
) -> ScorebookStep | TournamentStep:
    contestant = tournament.contestants.get(request.pair)
    if contestant is None:
        most = len(tournament.contestants)
        raise BadTournamentRequest("pair", pair=request.pair, most=most)
    if isinstance(request, TakePenaltyBack):
        return PenaltyTakenBack(request.pair, request.number, request.why.strip())
    if isinstance(request, RenamePair):
        return EntrantNamed(request.pair, request.names.strip(), request.numbers.strip())
    if isinstance(request, GivePenalty):
        points = Fraction(request.points.replace(",", "."))
        if not request.anyway:
            refuse_strange_penalty(tournament, request.points, points)
        return PenaltyGiven(contestant, points, "penalty", request.why)
    if request.how == "leaves":
        return ContestantWithdrew(contestant, request.why)
    if request.how == "returns":
        return EntrantReturned(request.pair)
    return (
        EntrantMissing(request.pair)
        if request.how == "missing"
        else EntrantArrived(request.pair)
    )


def _round_begun(tournament: Tournament, request: StartRound) -> RoundBegan:
    following = request.round == tournament.round + 1
    if following and not request.anyway:
        _refuse_unready(tournament)
    return next_round(tournament) if following else RoundBegan(request.round)


def _refuse_unready(tournament: Tournament) -> None:
    """Refuse while scores are missing: of this round, or at the end of all rounds."""
    waiting = tournament.waiting(tournament.round)
    if waiting:
        tables = ", ".join(map(str, waiting))
        raise BadTournamentRequest("ready", round=tournament.round, tables=tables)
    if tournament.round == tournament.rounds and (many := len(tournament.missing_scores())):
        raise BadTournamentRequest("whole", many=many)


def next_round(tournament: Tournament) -> RoundBegan:
    """Return the step that begins the next round, with its draw if results decide it."""
    return RoundBegan(tournament.round + 1, next_draw(tournament))


def following_round(number: int, tournament: Tournament) -> RoundBegan:
    """Return the step that begins the round after *number* automatically.

    Raises:
        NotAllowed: Another round is played meanwhile.
    """
    if tournament.round != number:
        raise NotAllowed(Phrase.of("tournament-fault-round", round=tournament.round))
    return next_round(tournament)


_WEIGHT = re.compile(r"(?!\s*NS )[^%]*%[^%]*$")
"""One sign of percent is a weight, ``100% -50``; both sides' percentages have two or none."""
LogSteps: TypeAlias = Sequence[ScorebookStep | TournamentStep]
"""What is written into the log together: all of it, or none."""


def entries_of(
    tournament: Tournament, role: Role, request: PlayRequest | RulingRequest
) -> LogSteps:
    """Return the log steps of a *request* from *role*.

    Raises:
        BadTournamentRequest, NotAllowed, ResultError, BadSlip: As of :func:`entry_of`.
        UnreadableWeights: A weighted score (Law 12C1c) cannot be read.
    """
    if role.director and isinstance(request, SetLastRound | SwapBoards | AgreeAll):
        return _list_steps(tournament, request)
    if not isinstance(request, RulingRequest):
        return (entry_of(tournament, role, request),)
    if not role.director:
        raise BadTournamentRequest("player" if role.entrant else "table")
    match request:
        case GiveAverages() | TakeAveragesBack():
            return _averages(tournament, request)
        case FileAppeal():
            return (_appeal_filed(tournament, request),)
        case DecideAppeal():
            return _appeal_decided(tournament, request)
        case _:
            return (_ruled_score(tournament, request),)


def typed_blind(request: PlayRequest | RulingRequest) -> bool:
    """Return whether *request* is a slip that need not name the version it answers.

    A slip equal to the pending score agrees with it, and a different one is refused: it states
    itself what it agrees with. Corrections and the director's scores replace one.
    """
    if not isinstance(request, EnterSlip) or request.correct:
        return False
    try:
        return not slips.read_slip(request.text, request.notation).given
    except slips.BadSlip:
        return True


def _ruled_score(
    tournament: Tournament, request: GiveAverage | AdjustScore | UndoScore
) -> ScorebookStep:
    table = board_at_table(tournament, request.board, request.pair)
    if isinstance(request, UndoScore):
        if table not in tournament.scorebook.scores:
            raise BadTournamentRequest("undone", board=request.board, pair=request.pair)
        return ScoreUndone.of(table, request.why.strip())
    if isinstance(request, AdjustScore):
        return adjusted_score(tournament, table, request)
    own, theirs = artificial_percent(request.own), artificial_percent(request.theirs)
    pair_is_ns = any(contestant.label == str(request.pair) for contestant in table.ns)
    return _adjustment(
        tournament, table, (own, theirs) if pair_is_ns else (theirs, own), request.why
    )


def board_at_table(tournament: Tournament, board: int, pair: int) -> BoardAtTable:
    """Return the table at which *pair* plays *board*.

    Raises:
        BadTournamentRequest: It plays that board nowhere.
    """
    return tournament.table(where_played(tournament, board, pair).sitting, board)


def artificial_percent(text: str) -> ArtificialScore:
    """Return the artificial score in *text*, in per cent (Law 12C2).

    Raises:
        BadTournamentRequest: It is not a percentage from 0 to 100.

    Example:
        >>> artificial_percent("37,5 %").percent
        Fraction(75, 2)
    """
    word = text.strip().rstrip("% ").replace(",", ".")
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,2})?", word, re.ASCII) or Fraction(word) > 100:
        raise BadTournamentRequest("percent", text=text)
    return artificial_score(word, "")


def _averages(tournament: Tournament, request: GiveAverages | TakeAveragesBack) -> LogSteps:
    """Return the steps that give a pair averages for its missed boards, or undo them."""
    if isinstance(request, GiveAverages):
        return _averages_given(tournament, request)
    undone = averages_undone(tournament, request.pair, request.why.strip())
    if not undone:
        raise BadTournamentRequest("averaged", pair=request.pair)
    return undone


def _averages_given(tournament: Tournament, request: GiveAverages) -> LogSteps:
    own, theirs = (
        artificial_percent(request.own).percent,
        artificial_percent(request.theirs).percent,
    )
    if request.pair not in tournament.contestants:
        raise BadTournamentRequest("pair", pair=request.pair, most=len(tournament.contestants))
    averages = late_averages(
        tournament, request.pair, own, theirs, request.why.strip() or "12C2(a)"
    )
    if not averages:
        raise BadTournamentRequest("missed", pair=request.pair)
    return averages


def _adjustment(
    tournament: Tournament, table: BoardAtTable, both: tuple[BoardScore, BoardScore], why: str
) -> ScoreEntered:
    last = tournament.last(table)
    result = BoardResult(table.board, table.ns, table.ew, *both)
    if last is not None:
        result = replace(result, written=last.result.written)
    return ScoreEntered(ScoreAction.ADJUST, result, why.strip())


def adjusted_score(
    tournament: Tournament,
    table: BoardAtTable,
    request: AdjustScore | DecideAppeal,
    why: str = "",
) -> ScoreEntered:
    """Return the adjusted score of *request* at *table*; its text is kept as the reason.

    Raises:
        BadTournamentRequest: East-West's score is of another kind than North-South's.
        UnreadableWeights: It cannot be read.
    """
    both = request.score, request.ew
    alone = [_artificial_alone(text) for text in both]
    if alone[0] and not request.ew.strip():
        raise BadTournamentRequest("weight")
    sides = [
        artificial or _both_scores(tournament, table, text, request)[side]
        for side, (text, artificial) in enumerate(zip(both, alone, strict=True))
        if text.strip()
    ]
    ns = sides[0]
    ew = sides[1] if len(sides) > 1 else _both_scores(tournament, table, both[0], request)[1]
    if len(sides) > 1 and any(
        isinstance(side, NoScore) or (isinstance(side, ArtificialScore) and artificial is None)
        for side, artificial in zip(sides, alone, strict=True)
    ):
        raise BadTournamentRequest("weight")
    typed = " / ".join(text.strip() for text in (request.score, request.ew) if text.strip())
    words = [request.why.strip() if isinstance(request, AdjustScore) else why]
    if re.search(r"[^\W\d_]", typed):  # results, not figures alone: they are worth keeping
        words.append(f"[{typed}]")
    return _adjustment(tournament, table, (ns, ew), " ".join(filter(None, words)))


_ALONE = re.compile(r"(?:AVE|AV|A|M)\s*([+=-]?)|([0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*%", re.ASCII)
"""An artificial score of one side alone: ``A+`` (``M+`` in French) or ``60%``."""
_AVERAGES = {"+": "60", "-": "40", "=": "50", "": "50"}


def _artificial_alone(text: str) -> ArtificialScore | None:
    """Return the artificial score of one side in *text*; ``None`` if it is something else.

    Example:
        >>> _artificial_alone("A+").percent, _artificial_alone("4S N =")
        (Fraction(60, 1), None)
    """
    word = text.strip().upper().replace("\N{MINUS SIGN}", "-")
    found = _ALONE.fullmatch(word)
    if found is None:
        return None
    return artificial_percent(found[2] or _AVERAGES[found[1]])


def _both_scores(
    tournament: Tournament, table: BoardAtTable, text: str, request: AdjustScore | DecideAppeal
) -> tuple[BoardScore, BoardScore]:
    try:
        scores = None if _WEIGHT.match(text) else scores_in(text, table.board)
    except ResultError as error:
        _refuse_impossible(error)
        scores = None
    if scores is not None:
        return scores
    last = tournament.last(table)
    declarer = last.result.written.declarer if last is not None else ""
    vulnerability = Board.from_number(int(table.board)).vulnerability
    reading = partial(read_contract, notation=request.notation)
    declarer_seat = Seat.parse(declarer) if declarer else None
    weights = partial(read, contract=reading, vulnerable=vulnerability)
    obtained = ObtainedScore(_weighted_parts(text, weights, declarer_seat))
    for points, _ in obtained.parts:
        points_in(points, table.board)
    return obtained, obtained


def _refuse_impossible(error: ResultError) -> None:
    """Raise *error* again if points were read that no contract scores."""
    if error.phrase.name == "rank-fault-impossible":
        raise error


def _weighted_parts(
    text: str, reading: partial[WeightedPoints], declarer: Seat | None
) -> WeightedPoints:
    """Return the weighted results in *text*; a missing weight means 100 %."""
    try:
        return reading(text, declarer=declarer)
    except UnreadableWeights as wrong:
        try:
            return reading(f"100% {text}", declarer=declarer)
        except UnreadableWeights:
            raise wrong from None


def _appeal_filed(tournament: Tournament, request: FileAppeal) -> AppealFiled:
    if not request.concurring and tournament.form is not EntrantKind.INDIVIDUAL:
        raise BadTournamentRequest("concurring")
    board_at_table(tournament, request.board, request.pair)
    filed = (request.board, request.pair, request.facts.strip(), request.ruling.strip())
    grounds_and_deposit = request.grounds.strip(), request.deposit.strip()
    if not request.number:
        number = len(tournament.appeals) + 1
        return AppealFiled(number, *filed, *grounds_and_deposit, late=request.late)
    earlier = _appeal_numbered(tournament, request.number)
    form = AppealFiled(request.number, *filed, *grounds_and_deposit)
    late = earlier.late or request.late
    return with_fields(form, decision=earlier.decision, outcome=earlier.outcome, late=late)


def _appeal_numbered(tournament: Tournament, number: int) -> AppealFiled:
    appeal = tournament.appeals.get(number)
    if appeal is None:
        raise BadTournamentRequest("appeal", number=number)
    return AppealFiled(**asdict(appeal))


def _appeal_decided(tournament: Tournament, request: DecideAppeal) -> LogSteps:
    appeal = _appeal_numbered(tournament, request.number)
    decision = request.decision.strip() if request.outcome else ""
    deposit = request.deposit.strip() or appeal.deposit
    decided = with_fields(appeal, decision=decision, outcome=request.outcome, deposit=deposit)
    if request.outcome != "changed":
        return (decided,)
    if not request.score.strip():
        raise BadTournamentRequest("outcome")
    table = board_at_table(tournament, appeal.board, appeal.pair)
    return decided, adjusted_score(tournament, table, request, "92A")
