"""Views of sets for one player, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from biritch.scoring.imps import imps
from biritch.server.sets.feeds.far_field import FarField, JointStandings, ServerField
from biritch.server.sets.log import MOST_NAMED, SetFieldLine, SetRecord, key_of
from biritch.server.sets.messages import (
    DealOfTheDay,
    FarLine,
    FarServer,
    FieldLineView,
    HeadToHead,
    MyBoard,
    RankedPlayer,
    SetBoardView,
    SetSummary,
    SetView,
)
from biritch.server.sets.players import PlayerRecord
from biritch.server.tables.log_setup import BoardLine
from biritch.server.tables.view_message import robot_system
from biritch.server.web.wire import VulnerableSides

SHOWN = 100
"""Players of a ranking that are shown, oneself aside."""


def summary_of(record: SetRecord, player: str) -> SetSummary:
    """Return the summary of a set for *player*."""
    opened = record.opened
    line = record.standings().by_player.get(player)
    return SetSummary(
        record.name,
        opened.kind,
        opened.unit,
        opened.system,
        len(opened.boards),
        len(record.scores.get(player, {})),
        len(record.scores),
        opened.day,
        opened.until,
        None if line is None else round(line.result, 2),
        None if line is None or not line.place else line.place,
        robot_system(f"robot:{opened.system}"),
    )


def set_view(
    record: SetRecord,
    player: str,
    known: Mapping[str, PlayerRecord],
    now: int,
    rival: str = "",
) -> SetView:
    """Return a set and its ranking for *player*, who may have followed *rival*'s link."""
    return SetView(
        summary_of(record, player),
        record.is_over(now),
        [my_board(record, player, board) for board in sorted(record.scores.get(player, {}))],
        ranking_of(record, player, known),
        record.standings().ranked,
        matches_of(record, player, known, rival),
    )


def ranking_of(
    record: SetRecord, player: str, known: Mapping[str, PlayerRecord], most: int = SHOWN
) -> list[RankedPlayer]:
    """Return the top of a ranking, with *player* and friends whatever their rank."""
    friends = frozenset(known[player].friends) if player in known else frozenset[str]()
    standings = record.standings()
    shown = {line.player: line for line in standings.lines[:most]}
    more = [standings.by_player.get(other) for other in (player, *friends)]
    shown |= {line.player: line for line in more if line is not None}
    return [
        RankedPlayer(
            line.place,
            name_of(line.player, known),
            round(line.result, 2),
            line.boards,
            line.player == player,
            line.player in friends,
        )
        for line in sorted(
            shown.values(), key=lambda line: (line.place == 0, line.place, -line.result)
        )
    ]


def add_far_field(
    view: SetView, joint: JointStandings, player: str, known: Mapping[str, PlayerRecord]
) -> None:
    """Add other servers' results and the joint ranking to *view*."""
    view.servers = [
        FarServer(joint.called[key], len(each.scores), each.at)
        for key, each in joint.servers.items()
    ]
    view.ranked_everywhere = joint.ranked
    mine = [line for line in joint.lines if line.player == player]
    for line in dict.fromkeys([*joint.lines[:SHOWN], *mine]):
        server, far_player = joint.origin.get(line.player, ("", ""))
        if server:
            name = joint.servers[server].names.get(far_player, "")
        else:
            name = name_of(line.player, known)
        view.everywhere.append(
            RankedPlayer(
                line.place,
                name,
                round(line.result, 2),
                line.boards,
                line.player == player,
                server=joint.called.get(server, ""),
            )
        )


def far_lines(far: FarField, board: int, called: Mapping[str, str]) -> list[FarLine]:
    """Return other servers' results of *board*, the best for North-South first."""
    lines: dict[tuple[str, str, str, int, int], FarLine] = {}
    for key, name in called.items():
        there = far.servers.get(key, ServerField())
        names = there.names
        for result in there.results.get(board, ()):
            of = name, result.contract, result.declarer, result.tricks, result.score
            line = lines.setdefault(of, FarLine(*of, 0, []))
            line.times += 1
            shown = names.get(result.player, "")
            if shown and len(line.names) < MOST_NAMED:
                line.names.append(shown)
    return sorted(lines.values(), key=lambda line: (-line.score, line.server))


def matches_of(
    record: SetRecord, player: str, known: Mapping[str, PlayerRecord], rival: str = ""
) -> list[HeadToHead]:
    """Return the comparison in IMPs with each friend over the boards both have played.

    *rival* is included if their name is public.
    """
    friends = known[player].friends if player in known else ()
    others = dict.fromkeys((*friends, rival))
    mine = record.scores.get(player, {})
    return [
        _match(record, mine, other, known[other].name, friend=other in friends)
        for other in others
        if other in known and other != player
    ]


def _match(
    record: SetRecord, mine: Mapping[int, int], other: str, name: str, *, friend: bool
) -> HeadToHead:
    theirs = record.scores.get(other, {})
    swings = [imps(mine[board] - theirs[board]) for board in mine if board in theirs]
    won, lost = sum(swing > 0 for swing in swings), sum(swing < 0 for swing in swings)
    return HeadToHead(other, name, len(swings), sum(swings), won, lost, friend)


def name_of(player: str, known: Mapping[str, PlayerRecord]) -> str:
    """Return the public name of *player*; empty without consent."""
    return known[player].name if player in known else ""


def my_board(record: SetRecord, player: str, board: int) -> MyBoard:
    """Return a board that *player* has finished, and its present score."""
    first = record.lines[board][record.mine[player, board]].first
    return MyBoard(
        board,
        first.contract,
        first.declarer,
        first.tricks,
        first.score,
        _worth(record, board, first.score),
        record.fields[board].size - 1,
    )


def board_view(
    record: SetRecord, player: str, board: int, known: Mapping[str, PlayerRecord]
) -> SetBoardView:
    """Return a board with its whole field, the best line first."""
    line = _line(record, board)
    return SetBoardView(
        board,
        line.dealer,
        cast("VulnerableSides", line.vulnerable),
        line.deal,
        record.opened.unit,
        record.fields[board].size,
        [
            _field_line(record, board, result, known, player)
            for _, result in sorted(
                record.lines[board].items(), key=lambda each: (-each[0][3], -each[1].times)
            )
        ],
    )


def deal_of_the_day(
    record: SetRecord, known: Mapping[str, PlayerRecord]
) -> DealOfTheDay | None:
    """Return the board of a closed set with the widest spread of results, or ``None``."""
    boards = [board for board, one in record.fields.items() if len(one.counts) > 1]
    if not boards:
        return None
    board = max(boards, key=lambda each: _apart(record.fields[each].counts))
    lines: Sequence[SetFieldLine] = sorted(
        record.lines[board].values(), key=lambda each: -each.first.score
    )
    line = _line(record, board)
    return DealOfTheDay(
        board,
        _field_line(record, board, lines[0], known),
        _field_line(record, board, lines[-1], known),
        line.dealer,
        cast("VulnerableSides", line.vulnerable),
        line.deal,
    )


def _apart(counts: Mapping[int, int]) -> float:
    """Return the variance of the scores."""
    size = sum(counts.values())
    mean = sum(score * times for score, times in counts.items()) / size
    return sum(times * (score - mean) ** 2 for score, times in counts.items()) / size


def _line(record: SetRecord, board: int) -> BoardLine:
    return next(line for line in record.opened.boards if line.number == board)


def _worth(record: SetRecord, board: int, score: int) -> float:
    return round(float(record.fields[board].worth(score, record.opened.unit)), 2)


def _field_line(
    record: SetRecord,
    board: int,
    result: SetFieldLine,
    known: Mapping[str, PlayerRecord],
    player: str = "",
) -> FieldLineView:
    first, mine = result.first, record.mine.get((player, board)) == key_of(result.first)
    return FieldLineView(
        first.contract,
        first.declarer,
        first.tricks,
        first.score,
        _worth(record, board, first.score),
        result.times,
        len(result.robots),
        [
            name
            for other in result.players
            if other != player and (name := name_of(other, known))
        ],
        first.calls.split(),
        first.cards.split(),
        mine,
    )
