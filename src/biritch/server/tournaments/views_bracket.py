"""The bracket of a knock-out as it is shown: what is played, and who waits for whom."""

from __future__ import annotations

from biritch.competition.scoring.rounding import brief
from biritch.competition.tournament import bracket as evening_knockout
from biritch.competition.tournament.bracket import BracketMatch
from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments import messages_parts as pieces
from biritch.server.tournaments import messages_sides as beside

_OPEN = beside.BracketMatchView(None, None, "", 0, 0, 0, 0)


def bracket(evening: Tournament) -> list[beside.BracketStageView] | None:
    """Return every stage, those to come with nobody in them; nothing of other events."""
    if not evening.knock_out:
        return None
    found = [
        beside.BracketStageView(
            [_told(evening, one) for one in heat.ties], bool(heat.stage.resting)
        )
        for heat in evening_knockout.bracket_stages(evening)
    ]
    stages = evening_knockout.stages(len(evening.contestants))
    later = [
        beside.BracketStageView([_OPEN] * 2 ** (stages - number), rests=False)
        for number in range(len(found) + 1, stages + 1)
    ]
    return [*found, *later]


def _told(evening: Tournament, one: BracketMatch) -> beside.BracketMatchView:
    home, away = (
        None if who is None else pieces.EntrantView(who, evening.names.get(who, ""))
        for who in (one.home, one.away)
    )
    net = brief(one.net) if one.played else ""
    return beside.BracketMatchView(
        home, away, net, one.played, one.boards, one.extra, one.winner or 0
    )
