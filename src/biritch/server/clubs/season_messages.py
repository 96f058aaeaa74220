"""Messages of a club's tournaments and seasons: requests, ladders, a player's page."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from biritch.competition.movement import EntrantKind
from biritch.server.clubs.messages import ClubChoicesRow, ClubOpened, ClubView, Word
from biritch.server.clubs.regular_messages import ClubRegulars
from biritch.server.clubs.simultaneous_messages import SimultaneousTerms, SimultaneousView
from biritch.server.web.plain_text import read_json
from biritch.server.web.wire import Sentence, wire_schema

Day = Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
Fee = Annotated[str, Meta(pattern="^([0-9]{1,4}([.,][0-9]{1,2})?)?$")]
Recipient = Annotated[str, Meta(max_length=120)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]


class TournamentSummary(Struct):
    """A tournament in a list: its title, form and progress."""

    event: str
    key: str
    """The key with which it opens, for who sees this list."""
    role: Literal["director", "table", "player", "none"]
    title: str
    day: str
    form: EntrantKind
    pairs: int
    round: int
    rounds: int
    online: bool
    archived: bool
    first: str
    """Who is first in the ranking, where there is one to be seen."""


class SeasonTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a season; without a *name* it is a new one."""

    title: Word
    name: Annotated[str, Meta(max_length=12, pattern="^[a-z0-9]*$")] = ""
    ladder: Word = "best-average"
    count: Annotated[int, Meta(ge=0, le=400)] = 3
    least: Annotated[int, Meta(ge=1, le=400)] = 1
    since: Day = ""
    until: Day = ""
    form: Literal["", "pairs", "teams", "individual"] = ""
    words: Word = ""
    left_out: Annotated[list[Word], Meta(max_length=400)] = []
    members_only: bool = False
    fee: Fee = ""
    visitor_fee: Fee = ""
    public: bool = False


class LadderView(Struct):
    """A ladder formula of the shelf."""

    name: str
    title: Sentence
    about: Sentence
    best: bool
    unit: Literal["percent", "points"]


class ClubSeasons(Struct):
    """The seasons of a club, and the available formulas."""

    title: str
    seasons: list[SeasonTerms]
    ladders: list[LadderView]
    simultaneous: list[SimultaneousTerms]
    """The simultaneous events it opened; only to the club."""
    mail: bool
    """Whether this server sends results by e-mail."""


class EveningView(Struct):
    """An evening of a season."""

    event: str
    day: str
    title: str
    entrants: int
    boards: int
    counts: bool
    """Whether it counts: those left out are listed too."""


class CountedView(Struct):
    """The points of a player for an evening; empty without any."""

    event: str
    value: str
    counts: bool


class LadderLineView(Struct):
    """A line of a ladder; rank 0 means not yet ranked."""

    key: str
    rank: int
    shared: bool
    name: str
    numbers: str
    member: bool
    total: str
    evenings: list[CountedView]


class MoneyView(Struct):
    """The table money of an evening."""

    event: str
    members: int
    visitors: int
    money: str


class AttendanceView(Struct):
    """A player's number of evenings and table money."""

    name: str
    member: bool
    evenings: int
    first: str
    last: str
    money: str


class HandicapView(Struct):
    """A handicap computed from the latest evenings."""

    name: str
    numbers: str
    average: str
    evenings: int
    handicap: str


class SeasonView(Struct):
    """A season: its ladder, and for the club alone attendance, money and handicaps."""

    club: str
    terms: SeasonTerms
    ladder: LadderView
    evenings: list[EveningView]
    lines: list[LadderLineView]
    money: list[MoneyView] | None
    attendance: list[AttendanceView] | None
    paid: str
    handicaps: list[HandicapView] | None


class PlayerEveningView(Struct):
    """One evening of a player."""

    event: str
    day: str
    title: str
    partners: str
    rank: int
    field: int
    percent: str
    points: str


class AverageView(Struct):
    """An average percentage: its subject and the number of boards or evenings."""

    of: str
    percent: str
    many: int


class PlayerStoryView(Struct):
    """A player's season."""

    club: str
    season: str
    name: str
    numbers: str
    evenings: list[PlayerEveningView]
    parts: list[AverageView]
    """Of boards: ``declarer``, ``dummy``, ``defence``, ``passed``."""
    partners: list[AverageView]


class _Deed(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    id: RequestId
    """The same twice is done once."""


class ArchiveTournament(_Deed, tag="archive", frozen=True):
    """Archive a tournament in the list, or restore it."""

    event: Word
    archived: bool = True


class LeaveTournament(_Deed, tag="leave", frozen=True):
    """Remove a tournament from the club; the tournament itself stays."""

    event: Word


class KeepSeason(_Deed, tag="season", frozen=True):
    """Add a season, or change its terms."""

    terms: SeasonTerms


class RemoveSeason(_Deed, tag="season-gone", frozen=True):
    """Remove a season; its tournaments stay."""

    name: Word


class KeepChoices(_Deed, tag="choices", frozen=True):
    """Store the club's default choices, for every desk opened with its key."""

    choices: ClubChoicesRow


class KeepSimultaneous(_Deed, tag="simultaneous", frozen=True):
    """Add a simultaneous event, or change its terms."""

    terms: SimultaneousTerms


class RemoveSimultaneous(_Deed, tag="simultaneous-gone", frozen=True):
    """Remove a simultaneous event; its tournaments stay."""

    name: Word


class ExcludeTournament(_Deed, tag="simultaneous-out", frozen=True):
    """Exclude a tournament from a simultaneous event; for the club that opened it."""

    name: Word
    event: Word


DiaryRequest: TypeAlias = (
    ArchiveTournament
    | LeaveTournament
    | KeepSeason
    | RemoveSeason
    | KeepChoices
    | KeepSimultaneous
    | RemoveSimultaneous
    | ExcludeTournament
)


class JoinClub(Struct, forbid_unknown_fields=True, frozen=True):
    """Assign a tournament to the club with this key, ``club.key``."""

    club: Annotated[str, Meta(max_length=120)]


class SayWho(Struct, forbid_unknown_fields=True, frozen=True):
    """Identify a player at a table by a number of the club's list."""

    number: Annotated[str, Meta(min_length=1, max_length=40)]
    place: Annotated[int, Meta(ge=0, le=7)] = 0
    """Which of the entrant's players, counted from 0."""
    entrant: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Which entrant, where the phone's side has several; 0 is the first."""


class SaidWho(Struct):
    """The response: the name in the list, and the entrant's present name."""

    name: str
    names: str


class SeatView(Struct):
    """A table of a round, as the seating screen shows it."""

    table: int
    ns: str
    ew: str
    boards: str
    playing: bool


class SeatingView(Struct):
    """The seating of the current round and, once known, of the next."""

    n: int
    round: int
    minutes: int
    """Minutes of a round."""
    now: list[SeatView]
    next: list[SeatView]


class ForgetPerson(Struct, forbid_unknown_fields=True, frozen=True):
    """Erase a person, known by name and, in a club's list, by number."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    number: Annotated[str, Meta(max_length=80)] = ""


class SendResults(Struct, forbid_unknown_fields=True, frozen=True):
    """E-mail the results to these addresses."""

    to: Annotated[
        list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=200)
    ]
    lang: Annotated[str, Meta(max_length=12, pattern="^[a-z]{2,3}(-[A-Za-z]+)?$")] = "en"
    """Of a language that is not spoken, the letters are in English."""
    at: Annotated[str, Meta(max_length=200, pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+)?$")] = ""
    """The address of this server, as the sender reached it."""


class LetterFault(Struct):
    """A letter that was not sent, and why."""

    to: str
    why: str


class LettersSent(Struct):
    """How many letters were sent, and which were not."""

    sent: int
    failed: list[LetterFault]


class Forgotten(Struct):
    """The number of tournaments from which a person or a table was erased."""

    tournaments: int


class ListTournaments(Struct, forbid_unknown_fields=True, frozen=True):
    """List the tournaments whose keys, each ``event.key``, a browser holds."""

    keys: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)]


def read_diary(body: bytes) -> DiaryRequest:
    """Parse a request to change the diary.

    Raises:
        msgspec.DecodeError, RecursionError, UnicodeDecodeError: It is not one.
    """
    request: DiaryRequest = read_json(body, DiaryRequest)
    return request


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "club": ClubView,
        "club_opened": ClubOpened,
        "seasons": ClubSeasons,
        "season": SeasonView,
        "player": PlayerStoryView,
        "tournaments": list[TournamentSummary],
        "who": SaidWho,
        "seating": SeatingView,
        "regulars": ClubRegulars,
        "simultaneous": SimultaneousView,
    }
    return wire_schema("ClubWire", messages)
