"""One board reviewed after a tournament: the field's results, and the play here.

Nothing is shown of a board that is still to be played somewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import BoardResult
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.teams.team_ranking import matches
from biritch.competition.tournament.ranking import team_scoring
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core.boards import Board
from biritch.core.calls import Bid, OtherCall
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.server.learn.library import deal_message
from biritch.server.learn.messages import BoardField, DealMessage, FieldLine, PlayedBoard
from biritch.server.tables.registry import TooManyTables
from biritch.server.tournaments import seating, views
from biritch.server.tournaments.access import find_requested
from biritch.server.tournaments.keys import Role
from biritch.server.web.answers import RETRY, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import spend
from biritch.server.web.wire import letter
from biritch.table.setup import systems_of

if TYPE_CHECKING:
    from biritch.server.host import Host
    from biritch.server.tables.live.live_table import LiveTable
    from biritch.server.tournaments.registry import TournamentRecord


def routes() -> list[BaseRoute]:
    """Return the route of reviewed boards."""
    return [Route("/events/{name:str}/boards/{number:int}", with_refusals(played_board))]


class SeatAtBoard(NamedTuple):
    """Where a player played a board: round, table and seat.

    Example:
        >>> from biritch.competition.movement import Sitting
        >>> SeatAtBoard(RoundSitting(2, Sitting(1, (3,), (4,), 2)), Seat.EAST).place.round
        2
    """

    place: RoundSitting
    seat: Seat


async def played_board(request: Request) -> Response:
    """Respond with a finished board: the field, and the play at the sender's table.

    Raises:
        HTTPRefusal: It is no board of the tournament, or its hands are not known (404); it is
            still to be played somewhere (409); nobody without a key may ask yet (403).
    """
    record, role = await find_requested(request)
    board = int(request.path_params["number"])
    tournament = record.tournament
    _refuse_unless_over(tournament, role, board)
    spend(request, "searches", 0.1)
    taken = seat_at_board(tournament, role, board) if role is not None else None
    field = await in_thread(request, board_field, tournament, board, taken, record.name)
    room = None if taken is None else await _room(request, record, taken)
    game = None if room is None else room.log.over.get(board)
    if taken is not None and room is not None and game is not None:
        ns, ew = systems_of(room.log.table.setup.sitters)
        deal, me = _as_played(game, field.title), letter(taken.seat)
        return answer(PlayedBoard(deal, me, {"NS": ns, "EW": ew}, field))
    deal = await _as_dealt(request, record, board)
    return answer(PlayedBoard(deal, None if taken is None else letter(taken.seat), {}, field))


def _refuse_unless_over(tournament: Tournament, role: Role | None, board: int) -> None:
    if not any(tournament.board_places(board)):
        raise HTTPRefusal(404, Phrase.of("tournament-no-such-board", board=board))
    if not tournament.round or not tournament.is_finished(board):
        raise HTTPRefusal(409, Phrase.of("tournament-board-open", board=board))
    if role is None and not views.open_cards(tournament):
        raise HTTPRefusal(403, Phrase.of("tournament-not-published"))


async def _room(
    request: Request, record: TournamentRecord, taken: SeatAtBoard
) -> LiveTable | None:
    """Return the live table where the board was played; ``None`` if it was played in a club."""
    if record.tournament.online is None:
        return None
    host: Host = request.app.state.host
    place = taken.place
    try:
        return await host.tables.find(
            seating.table_name(record.name, place.round, place.sitting.table)
        )
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None


async def _as_dealt(request: Request, record: TournamentRecord, board: int) -> DealMessage:
    """Return only the hands of *board*."""
    host: Host = request.app.state.host
    layout = record.tournament.layouts.get(board)
    dealt = await host.tournament_tables.deals(record)
    hands = dealt.get(board, "" if layout is None else layout.dealt)
    if not hands:
        raise HTTPRefusal(404, Phrase.of("tournament-board-unknown", board=board))
    title = record.tournament.scorebook.title
    return deal_message(Board.from_number(board), Deal.parse(hands), title=title[:120])


def _as_played(game: Game, title: str) -> DealMessage:
    calls = [action for action in game.log if isinstance(action, Bid | OtherCall)]
    cards = [action for action in game.log if isinstance(action, Card)]
    won = game.facts.won if game.facts.contract is not None else None
    return deal_message(game.board, game.deal, calls, cards, title[:120], tricks=won)


def seat_at_board(tournament: Tournament, role: Role, board: int) -> SeatAtBoard | None:
    """Return where *role* played *board*, or ``None``.

    The phone of a pair, or of a side of a table, stands for its first player.
    """
    for place in tournament.places():
        if place.round > tournament.round or board not in tournament.boards(place.sitting):
            continue
        if not role.entrant:
            if role.table == place.sitting.table and not role.director:
                return SeatAtBoard(place, Seat.NORTH if role.side is Side.NS else Seat.EAST)
            continue
        here = place.sitting.at_board(board)
        for seat, player in seating.roles_by_seat(tournament, place.round, here).items():
            if player == role:
                return SeatAtBoard(place, seat)
    return None


def board_field(
    tournament: Tournament, board: int, taken: SeatAtBoard | None, event: str
) -> BoardField:
    """Return the results of *board*, equal ones counted together, the best first.

    They are from the side of the seat *taken*; by default North-South's.
    """
    side = Side.NS if taken is None else taken.seat.side
    results = [line for line in tournament.agreed_scorebook.results if line.board == str(board)]
    awards = _awards(tournament, results, side)
    own = None if taken is None else tournament.table(taken.place.sitting, board)
    lines: dict[tuple[object, ...], FieldLine] = {}
    for result in results:
        table = BoardAtTable.of(result)
        score, award = views.score_view(result), awards.get(table)
        worth = _worth(award)
        same = score.contract, score.declarer, score.result, score.points, score.given, worth
        line = lines.setdefault(same, FieldLine(score, 0, worth))
        line.times += 1
        if table == own:
            line.mine = True
            line.points = "" if award is None else brief(award.points)
            line.top = brief(award.top) if award is not None and award.top else ""
    return BoardField(
        event,
        tournament.scorebook.title,
        board,
        "NS" if side is Side.NS else "EW",
        views.board_unit(tournament),
        len(results),
        sorted(lines.values(), key=lambda line: _order(line, side)),
    )


def _order(line: FieldLine, side: Side) -> tuple[bool, int]:
    points = line.score.points
    if points is None:
        return True, 0
    return False, -points if side is Side.NS else points


def _worth(award: Award | None) -> str:
    """Return a share in per cent; or points, for units without a maximum such as IMPs."""
    if award is None:
        return ""
    return text(100 * award.points / award.top) if award.top else brief(award.points)


def _awards(
    tournament: Tournament, results: Sequence[BoardResult], side: Side
) -> Mapping[BoardAtTable, Award]:
    """Return the award of *side* for each of *results*."""
    if tournament.form is EntrantKind.TEAMS:
        return _team_awards(tournament, results, side)
    board = results[0].board if results else ""
    return {
        BoardAtTable.of(line.result): line.award
        for line in tournament.agreed_scorebook.score_session().lines
        if line.award is not None and line.side is side and line.result.board == board
    }


def _team_awards(
    tournament: Tournament, results: Sequence[BoardResult], side: Side
) -> Mapping[BoardAtTable, Award]:
    """Return the net score of the match on the board, for the team of *side* at each table."""
    nets = {
        (match.stage, frozenset((match.home, match.away)), team): net
        for match in matches(results, team_scoring(tournament))
        for board in match.boards
        if board.played
        for team, net in ((match.home, board.home), (match.away, board.away))
    }
    found = {}
    for result in results:
        both = frozenset(result.ns + result.ew)
        team = (result.ns if side is Side.NS else result.ew)[0]
        net = nets.get((result.stage, both, team))
        if net is not None:
            found[BoardAtTable.of(result)] = Award(net)
    return found
