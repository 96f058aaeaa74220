"""What an evening is told in: the messages of ``GET /events/ID/view``, one for each eye."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.log import OverrunChoice
from biritch.scoring.form import Unit
from biritch.server.clubs.messages import ClubOpened, ClubView
from biritch.server.laws.messages import WeighedScore
from biritch.server.tournaments.messages_parts import (
    BoardView,
    ClockView,
    DirectorKey,
    EnteredScoreView,
    EntrantStateView,
    MatchView,
    OwedScoresView,
    PenaltyView,
    PlaceView,
    PlayerKey,
    ProposedMovement,
    SittingView,
    TableKeys,
    TournamentOpened,
)
from biritch.server.tournaments.messages_rulings import (
    AppealView,
    PendingAppealView,
    ScoreCardView,
)
from biritch.server.tournaments.messages_sides import (
    BracketStageView,
    DirectorCallView,
    LineUpsView,
)


class TournamentView(Struct):
    """What everybody may know."""

    n: int
    event: str
    title: str
    pairs: int
    rounds: int
    round: int
    each: int
    clock: ClockView | None
    overrun: OverrunChoice
    """What becomes of boards that are not begun in time."""
    unit: Unit | Literal["vps", "wins"]
    ranking: list[PlaceView] | None
    """Nothing while the director shows it to nobody."""
    form: EntrantKind
    online: bool
    """Whether the boards are played at this server's tables."""
    drawn: bool
    """Whether the results so far decide who meets whom."""
    matches: list[MatchView] | None
    """The matches of teams; hidden as the ranking is."""
    pending: list[PendingAppealView]
    """The appeals to be decided: so long the ranking may change; hidden as it is."""
    until: str
    """When the correction period ends (Law 79C1), as ISO 8601 has it; empty before the end."""
    cards: bool
    """Whether everybody's card may be seen."""
    bracket: list[BracketStageView] | None
    """The bracket of a knock-out, the first stage first; hidden as the ranking is."""


class PublicView(TournamentView, tag_field="eye", tag="public"):
    """What somebody without a key sees."""


class TelephoneView(TournamentView, tag_field="eye", tag="table"):
    """What a telephone at a table sees: its own round, and no other table's scores."""

    table: int
    side: Literal["NS", "EW"]
    seated: SittingView | None
    calls: list[DirectorCallView]


class PlayerView(TournamentView, tag_field="eye", tag="player"):
    """What a player sees where the boards are played here: the way to the seat."""

    number: int
    player: str
    name: str
    names: str
    seat: Literal["N", "E", "S", "W"] | None
    at: str
    """The table to go to; empty while there is none."""
    seated: SittingView | None
    past: list[BoardView]
    lineups: LineUpsView | None
    """Who plays in the match under way."""
    calls: list[DirectorCallView]
    """The calls of the director to this table in this round that are not done with."""
    """The boards of earlier rounds; what others made of them once all have played."""


class DirectorView(TournamentView, tag_field="eye", tag="director"):
    """What the director sees: everything."""

    movement: str
    minutes: int
    shown: bool
    tables: list[SittingView]
    players: list[EntrantStateView]
    scores: list[EnteredScoreView]
    extras: list[PenaltyView]
    appeals: list[AppealView]
    waiting: list[OwedScoresView]
    links: list[TableKeys]
    keys: list[PlayerKey]
    desk: int
    """Which director looks."""
    desks: list[DirectorKey]
    """The keys of further directors; told to the first one."""
    robots: str
    """Who plays where nobody sits; empty where the boards are not played here."""
    flowing: bool
    """Whether the next round begins by itself."""
    count: str
    sections: int
    calls: list[DirectorCallView]
    """All calls, the latest first."""
    lineups: list[LineUpsView]


AnyTournamentView = PublicView | TelephoneView | PlayerView | DirectorView


def schema() -> dict[str, object]:
    """Return the JSON schema of all that is told, from which TypeScript is generated."""
    names = ("view", "opened", "proposed", "card", "weighed", "club", "club_opened")
    roots, parts = msgspec.json.schema_components(
        [
            AnyTournamentView,
            TournamentOpened,
            ProposedMovement,
            ScoreCardView,
            WeighedScore,
            ClubView,
            ClubOpened,
        ],
        ref_template="#/$defs/{name}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "EventWire",
        "type": "object",
        "properties": dict(zip(names, roots, strict=True)),
        "required": list(names),
        "additionalProperties": False,
        "$defs": parts,
    }
