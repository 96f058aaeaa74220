"""Messages of ``GET /events/ID/view``, for the public, tables, players and directors."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.steps.online import (
    AbsenceChoice,
    OnlookerChoice,
    UndoChoice,
)
from biritch.competition.tournament.steps.presentation import SectionRanking
from biritch.competition.tournament.steps.rounds import FollowChoice
from biritch.competition.tournament.tournament import State
from biritch.competition.tournament.values import Outcome, OverrunChoice
from biritch.scoring.form import Unit
from biritch.server.clubs.messages import ClubOpened, ClubView
from biritch.server.laws.messages import WeighedScore
from biritch.server.tables.protocol import TimedAction
from biritch.server.tournaments.people.sign_up import SignedUp
from biritch.server.web.wire import Sentence, VulnerableSides, wire_schema

SideLetters: TypeAlias = Literal["ns", "ew"]


class TableKeys(Struct):
    """The keys of one table: North enters, East-West agree."""

    table: int
    ns: str
    ew: str
    ns_code: str = ""
    """A short code that opens the same, to be typed; empty where there is none."""
    ew_code: str = ""


class DirectorKey(Struct):
    """The key of a further director, who has the same powers."""

    desk: int
    key: str


class PlayerKey(Struct):
    """The key of one player, if the boards are played online."""

    number: int
    player: str
    name: str
    key: str
    code: str = ""


class TournamentOpened(Struct):
    """The response to ``POST /events``: the director's key opens everything."""

    event: str
    director: str
    tables: list[TableKeys]
    players: list[PlayerKey]


class EntrantView(Struct):
    """A pair, a team or a player, with the number it keeps for the whole tournament."""

    number: int
    names: str
    partner: int = 0
    """The number of the other player of the side, where players enter alone."""


class ScorePartView(Struct):
    """A part of a weighted score: points to North-South, and its weight in per cent."""

    points: int
    weight: str


class ScoreView(Struct):
    """The score of a board: a contract with its result, or an assigned score."""

    contract: str
    declarer: str
    result: str
    lead: str
    points: int | None
    """North-South's points; nothing where an adjusted score has none."""
    given: str
    """An adjusted score as ``60-40``, ``not-played``, ``late``; else empty."""
    ns: list[ScorePartView]
    """The results of North-South's score where it is weighted or split; else none."""
    ew: list[ScorePartView]
    """Those of East-West's, the same unless it is split (Law 12C1f)."""
    ns_given: str
    """North-South's percentage where East-West have a result; else empty (Law 12C2)."""
    ew_given: str
    """East-West's percentage where North-South have a result; else empty."""
    assigned: bool
    """Whether the points are not those of the contract."""


class TravellerLineView(Struct):
    """One line of a traveller."""

    ns: int
    ew: int
    score: ScoreView
    ns_percent: str
    """North-South's share of the board, as ``62.50``; empty where there is none yet."""


class ParView(Struct):
    """Par: North-South's points, and the contracts that reach it (``4H by NS``)."""

    points: int
    contracts: list[str]


class BoardView(Struct):
    """A board at one table."""

    number: int
    dealer: Literal["N", "E", "S", "W"]
    vulnerable: VulnerableSides
    state: State
    score: ScoreView | None
    traveller: list[TravellerLineView] | None
    """What the others made of it: shown once both sides have agreed, not before."""
    deal: str
    """All four hands in PBN, where they are known and everybody has played the board."""
    makes: str
    """The tricks of N, E, S and W in NT, spades … clubs, a hexadecimal digit each; or empty."""
    par: ParView | None
    """What both sides reach seeing all cards; nothing where it was not computed."""
    apart: list[int]
    """Who plays it North-South and East-West where it is not who sits at the table."""


class MoveView(Struct):
    """Where a pair goes next; table 0 is to sit out.

    ``way`` is empty and ``table`` -1 if the next round is not drawn yet.
    """

    pair: int
    table: int
    way: SideLetters | None
    boards: list[int]
    """What is played there."""
    against: EntrantView | None
    """Who sits there."""


class SitterView(Struct):
    """A player at a table of this server."""

    seat: Literal["N", "E", "S", "W"]
    name: str
    here: bool
    """Whether the player is there; a robot plays meanwhile."""


class SittingView(Struct):
    """The pairs and boards at a table. A pair sits out if the other one is absent."""

    table: int
    ns: EntrantView
    ew: EntrantView
    playing: bool
    boards: list[BoardView]
    next: list[MoveView]
    section: int
    """The section, where there are several; else 0."""
    room: Literal["", "open", "closed"]
    """Which room of a match it is."""
    sitters: list[SitterView]
    """Who sits where, if it is played here; North first."""


class ClockView(Struct):
    """Seconds left in the round, negative in overtime."""

    left: int
    running: bool
    short: int
    """How many seconds are little."""


class PlaceView(Struct):
    """A place in the ranking; figures are text, as published."""

    rank: int
    shared: bool
    pair: int
    line: Literal["", "ns", "ew"]
    names: str
    percent: str
    """Empty where the method has no percentage."""
    points: str
    boards: int
    session: str
    """What this session gave, where scores were carried over; else empty."""
    pending: bool
    """Whether an appeal about one of its boards is to be decided."""
    strata: str
    """Its places in the strata below the highest, ``B 1, C 1=``; or empty."""
    handicapped: str
    """The percentage with its handicap; empty where nobody has one."""
    handicap_rank: int
    """The place by that percentage; 0 where there is none."""
    master: str
    """Master points by published rules, unofficial; or empty."""
    section: int
    """Its section where these have rankings of their own; else 0."""
    section_rank: int
    """Its place in that section."""
    section_shared: bool


class MatchView(Struct):
    """A match between two teams; figures are text, as published, home first."""

    round: int
    table: int
    home: EntrantView
    away: EntrantView
    played: int
    boards: int
    imps: list[str]
    """The margin in IMPs, or in what boards are worth."""
    points: list[str]
    """Victory points; none before the end, or where there are none."""


class ScoreEntryView(Struct):
    """An entry in the history of a score: who did what, and when."""

    at: str
    by: str
    did: Literal["score", "correct", "adjust", "agree", "undo"]
    score: ScoreView | None
    why: str


class EnteredScoreView(Struct):
    """A score with its whole history."""

    board: int
    round: int
    table: int
    ns: int
    ew: int
    state: State
    score: ScoreView | None
    """Nothing where it was taken back."""
    past: list[ScoreEntryView]


class EntrantStateView(Struct):
    """A pair as the director sees it."""

    number: int
    names: str
    line: Literal["", "ns", "ew"]
    state: Literal["here", "missing", "gone"]
    missed: int
    """Boards without a score of rounds that are over."""
    averaged: int
    """Boards it missed that have an average, which can be taken back at once."""
    holding: int
    """What it holds, by which strata are made."""
    handicap: str
    """Its handicap in percent; empty for none."""
    numbers: str
    """The federations' numbers of its players, in order, with ``&`` between."""


class SubstituteView(Struct):
    """A substitute for a player, in a round or on one board."""

    pair: int
    round: int
    board: int
    """0 is the whole round."""
    who: str
    absent: str


class PenaltyView(Struct):
    """Points given or deducted apart from the boards."""

    pair: int
    points: str
    why: str


class MissingScoreView(Struct):
    """A board without an agreed score in a started round, and who has to score it."""

    board: int
    round: int
    table: int
    ns: int
    ew: int
    state: State


class MasterPointScaleView(Struct):
    """A published scale of master points."""

    name: str
    title: Sentence
    source: str


class TravellerPlaceView(Struct):
    """The pair at a table on a board: a row of its traveller."""

    round: int
    table: int
    ns: int
    ew: int


class FouledBoardView(Struct):
    """A fouled board: which tables played it in a changed form (Law 87)."""

    board: int
    form: str
    tables: list[str]
    """North-South's number and East-West's, ``3-8``."""


class ChangeOfferView(Struct):
    """A change of movement from the next round on, and its effect on fairness."""

    do: Literal["reseat", "section"]
    movement: str
    title: Sentence
    entrants: str
    """Who plays it, in the order of its seats; of a further section nobody by name."""
    pairs: int
    rounds: int
    each: int
    minutes: int
    sections: int
    fair: bool
    unfair: list[Sentence]
    """What is not as it would be if it had been played from the beginning."""


class OwedScoresView(Struct):
    """A table of an earlier round with missing scores."""

    round: int
    tables: list[int]


class ProposedMovement(Struct):
    """A movement for the entrants who are present."""

    name: str
    title: Sentence
    rounds: int
    each: int
    minutes: int
    tables: int
    boards: int
    """Boards there must be."""
    least: int
    """The least boards a pair plays."""
    most: int
    """The most boards a pair plays."""
    winners: int
    sits_out: int
    """The most rounds a pair sits out."""
    sections: int
    """How many sections play it side by side, on boards that are duplicated."""
    whole: int
    """How many rounds the movement has; more than ``rounds`` where it is cut off."""


class TournamentRequestDone(Struct):
    """The request was done and stored; ``n`` is the number of log lines."""

    n: int


class ReplyView(Struct):
    """The director's answer, and its time."""

    words: str
    by: str
    at: str


class DirectorCallView(Struct):
    """A call of the director to a table."""

    number: int
    round: int
    table: int
    board: int
    """The board; 0 is none in particular."""
    why: str
    who: str
    """The player who called; empty where a side of the table did."""
    way: SideLetters | None
    at: str
    replies: list[ReplyView]
    closed: bool


class BracketMatchView(Struct):
    """A match of a knock-out; figures are text, as published."""

    home: EntrantView | None
    """Nobody yet where the match before is not over."""
    away: EntrantView | None
    """Nobody where the home team rests."""
    net: str
    """The home team's margin; empty before there is one."""
    played: int
    boards: int
    extra: int
    """How many of the boards are extra ones."""
    winner: int
    """The number of the team that goes on; 0 while it is not known."""
    decided: Literal["", "lot", "seed"]
    """How it was decided where it stayed level."""
    level: bool
    """Whether it is level with all boards played: then it may be decided."""


class BracketStageView(Struct):
    """A stage of a knock-out: a final has one match."""

    ties: list[BracketMatchView]
    rests: bool
    """Whether somebody rests in it."""


class TeammateView(Struct):
    """A player of a team, with the key's letter."""

    player: str
    name: str


class LineUpView(Struct):
    """A team's line-up; empty while the other team may not see it."""

    team: EntrantView
    open: str
    """The letters of the pair in the open room; the first sits North or East."""
    closed: str
    roster: list[TeammateView]
    named: bool
    may: bool
    """Whether the viewer may name it now."""


class LineUpsView(Struct):
    """The line-ups of one half of a match."""

    round: int
    table: int
    rule: str
    home: LineUpView
    away: LineUpView


class AppealFormView(Struct):
    """A form of an appeal: who filled it in, when, and the decision."""

    at: str
    by: str
    outcome: Outcome


class AppealView(Struct):
    """An appeal with its current form (Laws 92, 93)."""

    number: int
    board: int
    pair: int
    against: int
    """The other side of the table."""
    facts: str
    ruling: str
    grounds: str
    deposit: str
    decision: str
    outcome: Outcome
    late: bool
    past: list[AppealFormView]


class PendingAppealView(Struct):
    """An undecided appeal, as the public sees it."""

    number: int
    board: int
    pairs: list[int]


class ReasonView(Struct):
    """The reason for a score: a sentence, and its basis."""

    says: Sentence
    parts: list[ReasonView]


class CardRowView(Struct):
    """A board of a score card: its score, and the contestant's points."""

    board: int
    round: int
    way: SideLetters
    against: str
    """The others, by number."""
    score: ScoreView
    points: str
    top: str
    """The most there was to get; empty where there is no such thing."""
    percent: str
    pending: bool
    """Whether an appeal about it is to be decided."""
    why: ReasonView


class ScoreCardView(Struct):
    """Everything that one contestant's score is made of."""

    number: int
    names: str
    rows: list[CardRowView]
    """The boards; of teams they stand in the matches, under ``why``."""
    why: ReasonView


class AnnouncementView(Struct):
    """A director's announcement to everybody, and its time."""

    words: str
    at: str


class SignUpView(Struct):
    """Whether players may register themselves."""

    free: int
    """How many places are free."""
    entrants: list[EntrantView]
    """Who has a place."""
    alone: list[int]
    """The pairs in which one player waits for a partner."""


class TournamentView(Struct):
    """The public data of a tournament."""

    n: int
    announcement: AnnouncementView | None
    club: bool
    """Whether players are found by their numbers in a club's list."""
    rules: str
    """The regulation, by the title it has on its shelf."""
    ties: list[Sentence]
    """How ties in the ranking are broken, in order; empty where they share a place."""
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
    files: list[str]
    """What of the results can be had as a file now, by the names of their addresses."""
    provisional: bool
    """Whether the ranking may change by more than a correction: scores are still missing."""
    missing: int
    """How many boards of the rounds begun have no agreed score."""
    pages: bool
    """Whether everybody may read the pages of the results."""
    bracket: list[BracketStageView] | None
    """The bracket of a knock-out, the first stage first; hidden as the ranking is."""
    since: int
    """The line since which lists tell only what changed; 0 where they tell everything."""
    points: Sentence | None
    """Whose master points stand beside the ranking, unofficial; or nothing."""
    sign_up: SignUpView | None
    """Where players may sign up now."""
    unranked: list[int]
    """Who was in the ranking then and is not any more."""


class OpenTableView(Struct):
    """A table that onlookers may watch, by the name of its live table."""

    round: int
    table: int
    at: str
    ns: str
    ew: str


class BoardTimes(Struct):
    """The time of each action of a board at a table; ``over`` once it is finished."""

    board: int
    over: bool
    times: list[TimedAction]


class TableRulesView(Struct):
    """The rules of tables online: undo, and onlookers' delay in boards and minutes."""

    undo: UndoChoice
    onlookers: OnlookerChoice
    behind: int
    delay: int
    meanings: bool
    """Whether players see what each call would say before they make it."""


class PublicView(TournamentView, tag_field="eye", tag="public"):
    """The view without a key."""

    looked_on: list[OpenTableView]
    """The tables one may look on at, the last round first; they show boards played by all."""


class OwedBoardView(Struct):
    """A board of an earlier round that the holders of a phone still have to score."""

    round: int
    table: int
    """Where it was to be played."""
    side: Literal["NS", "EW"]
    """Where the holders sat there."""
    ns: EntrantView
    ew: EntrantView
    board: BoardView


class TelephoneView(TournamentView, tag_field="eye", tag="table"):
    """The view of a phone at a table: its own round, and no other table's scores."""

    table: int
    side: Literal["NS", "EW"]
    seated: SittingView | None
    calls: list[DirectorCallView]
    pair: int
    """The pair whose phone it is, wherever it sits; 0 where it is the table's."""
    names: str
    next: MoveView | None
    """Where that pair goes next."""
    owed: list[OwedBoardView]
    """The boards of earlier rounds without an agreed score, the oldest first."""


class PlayerView(TournamentView, tag_field="eye", tag="player"):
    """The view of a player in an online tournament, with the way to the seat."""

    number: int
    player: str
    name: str
    names: str
    seat: Literal["N", "E", "S", "W"] | None
    at: str
    """The table to go to; empty while there is none."""
    seated: SittingView | None
    past: list[BoardView]
    """The boards of earlier rounds; what others made of them once all have played."""
    lineups: LineUpsView | None
    """Who plays in the match under way."""
    calls: list[DirectorCallView]
    """The calls of the director to this table in this round that are not done with."""


class PublicationView(Struct, rename="camel"):
    """The notice on everything published, and who may list and embed the pages."""

    club: str
    director: str
    listed: bool
    """Whether search engines may list the pages."""
    framed: bool
    """Whether other sites may show the pages within theirs."""


class DirectorView(TournamentView, tag_field="eye", tag="director"):
    """The director's view: everything."""

    movement: str
    minutes: int
    shown: bool
    hands: int
    """How many boards have hands that are known."""
    whole: int
    """How many rounds the movement has; more than ``rounds`` where some are cut off."""
    back: bool
    """Whether the round begun last may be taken back."""
    seat: bool
    """Whether a pair more may come: there is a seat where somebody sits out."""
    correction: int
    """Minutes of the correction period."""
    unscored: list[MissingScoreView]
    """The boards of the rounds begun that have no agreed score."""
    tables: list[SittingView]
    players: list[EntrantStateView]
    idle: list[EntrantView]
    """Who sits out in this round."""
    strata: str
    """The limits of the strata, falling; or empty."""
    scales: list[MasterPointScaleView]
    """The scales of master points that suit."""
    chosen: str
    """The scale that is chosen; or empty."""
    publication: PublicationView
    fouled: list[FouledBoardView]
    """The boards whose results are compared in groups (Law 87)."""
    sets: int
    """How many sets of boards there are."""
    scores: list[EnteredScoreView]
    extras: list[PenaltyView]
    substitutes: list[SubstituteView]
    appeals: list[AppealView]
    waiting: list[OwedScoresView]
    links: list[TableKeys]
    keys: list[PlayerKey]
    signing: bool
    """Whether players may sign up themselves until round 1 begins."""
    desk: int
    """Which director looks."""
    desks: list[DirectorKey]
    """The keys of further directors, for the first one."""
    robots: str
    """Who plays where nobody sits; empty where the boards are not played here."""
    flowing: bool
    """Whether the next round begins by itself."""
    away: AbsenceChoice
    """What becomes of the seat of who is away, where the boards are played here."""
    table_rules: TableRulesView
    """What holds for tables that open from now on, where the boards are played here."""
    follows: FollowChoice
    """When the next round begins in a room."""
    plays: int
    """With which pair this director plays: boards it has to play are hidden; 0 with none."""
    regulation: str
    """The regulation by its name on its shelf."""
    method: str
    """How boards are scored, by the name on its shelf; empty for match points."""
    count: str
    odd: str
    """What an odd Swiss of teams does: ``triangle`` or a bye."""
    sections: int
    ranked: SectionRanking
    """How sections are ranked."""
    calls: list[DirectorCallView]
    """All calls, the latest first."""
    lineups: list[LineUpsView]


How: TypeAlias = Literal["entered", "corrected", "taken-back", "refused"]


class DeviceEntry(Struct):
    """The outcome of a result from devices, as a slip."""

    board: int
    pair: int
    table: int
    how: How
    slip: Sentence
    """The result as a director would type it; empty where it is taken back."""
    why: Sentence | None
    """Why it was refused."""


class DeviceResults(Struct):
    """The response to ``POST /events/ID/devices``: the new results of the file."""

    n: int
    entries: list[DeviceEntry]


AnyTournamentView = PublicView | TelephoneView | PlayerView | DirectorView


class TournamentHasChanged(Struct):
    """The response (409) to a stale request.

    ``changed`` names what changed since the request's ``seen``; ``view`` is the current view.
    """

    refused: Sentence
    changed: list[str]
    view: AnyTournamentView


class StrangeTournamentRequest(Struct):
    """The response (409) to an unusual request: it is done if repeated with ``anyway``."""

    refused: Sentence
    ask: bool


class TournamentNews(Struct):
    """A message of the socket ``/events/ID/live``: the number of log lines."""

    n: int


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, from which TypeScript is generated."""
    messages = {
        "view": AnyTournamentView,
        "opened": TournamentOpened,
        "proposed": ProposedMovement,
        "card": ScoreCardView,
        "weighed": WeighedScore,
        "club": ClubView,
        "club_opened": ClubOpened,
        "offer": ChangeOfferView,
        "devices": DeviceResults,
        "times": list[BoardTimes],
        "has_changed": TournamentHasChanged,
        "news": TournamentNews,
        "strange": StrangeTournamentRequest,
        "places": list[TravellerPlaceView],
        "signed_up": SignedUp,
    }
    return wire_schema("EventWire", messages)
