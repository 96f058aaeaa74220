"""The tables of a Bridgemate database: their names, and the columns of each.

Source: *Bridgemate developer's guide* (Bridge Systems BV), chapter *Database tables*, as
programs that read and write such files follow it. Control programs add columns of later
versions themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from biritch.records.bws.jet import JetColumn

SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
SIDES = ("North", "East", "South", "West")

_RESULT = """ID counter, Section integer, Table integer, Round integer, Board integer,
    PairNS integer, PairEW integer, Declarer integer, NS/EW text 2, Contract text 10,
    Result text 10, LeadCard text 10, Remarks text 255, DateLog datetime, TimeLog datetime,
    Processed yesno, Processed1 yesno, Processed2 yesno, Processed3 yesno, Processed4 yesno,
    Erased yesno, ExternalUpdate yesno, SuspiciousContract integer"""
_ACTION = """ID counter, Section integer, Table integer, Round integer, Board integer,
    Counter integer, Direction text 2, {} text 10, DateLog datetime, TimeLog datetime,
    Erased yesno"""
_LAYOUTS = {
    "Clients": "ID counter, Computer text 255",
    "Session": """ID integer, Name text 40, Date datetime, Time datetime, GUID text 40,
        Status integer, ShowInApp yesno, PairsMoveAcrossField yesno, EWReturnHome yesno""",
    "Section": """ID integer, Letter text 2, Tables integer, MissingPair integer,
        EWMoveBeforePlay integer, Session integer, ScoringType integer, Winners integer""",
    "Tables": """Section integer, Table integer, ComputerID integer, Status integer,
        LogOnOff integer, CurrentRound integer, CurrentBoard integer, UpdateFromRound integer,
        Group integer""",
    "RoundData": """Section integer, Table integer, Round integer, NSPair integer,
        EWPair integer, LowBoard integer, HighBoard integer, CustomBoards text 255""",
    "ReceivedData": _RESULT,
    "IntermediateData": _RESULT,
    "PlayerNumbers": """Section integer, Table integer, Direction text 2, Number text 16,
        Name text 18, Updated yesno, TimeLog datetime, Processed yesno, Round integer""",
    "PlayerNames": "ID long, Name text 18, strID text 18",
    "BiddingData": _ACTION.format("Bid"),
    "PlayData": _ACTION.format("Card"),
    "HandRecord": "Section integer, Board integer, "
    + ", ".join(f"{side}{suit} text 13" for side in SIDES for suit in SUITS),
    "HandEvaluation": "Section integer, Board integer, "
    + ", ".join(f"{side}{strain} integer" for side in SIDES for strain in (*SUITS, "Notrump"))
    + ", "
    + ", ".join(f"{side}Hcp integer" for side in SIDES),
    "Settings": """Section integer, ShowResults yesno, ShowOwnResult yesno, RepeatResults yesno,
        MaximumResults integer, ShowPercentage yesno, GroupSections yesno, ScorePoints integer,
        EnterResultsMethod integer, ShowPairNumbers yesno, IntermediateResults yesno,
        AutopoweroffTime integer, VerificationTime integer, ShowContract integer,
        LeadCard yesno, MemberNumbers yesno, MemberNumbersNoBlankEntry yesno,
        BoardOrderVerification yesno, HandRecordValidation yesno, AutoShutDownBPC yesno,
        BM2PINcode text 4, BM2ConfirmNP yesno, BM2RemainingBoards yesno, BM2NextSeatings yesno,
        BM2ScoreRecap yesno, BM2AutoShowScoreRecap yesno, BM2ScoreCorrection yesno,
        BM2AutoBoardNumber yesno, BM2ResultsOverview integer, BM2ShowPlayerNames integer,
        BM2Ranking integer, BM2GameSummary yesno, BM2PairNumberEntry integer,
        BM2ResetFunctionKey yesno, BM2NumberEntryEachRound yesno, BM2NameSource integer,
        BM2ViewHandRecord yesno, BM2EnterHandRecord yesno, BM2ValidateLeadCard yesno""",
}


def _columns(text: str) -> tuple[JetColumn, ...]:
    columns = []
    for told in text.split(","):
        name, kind, *size = told.split()
        columns.append(JetColumn(name, kind, int(size[0]) if size else 0))
    return tuple(columns)


_OF_PLAYERS = _columns("South integer, West integer")
_WITH_PLAYERS = ("RoundData", "ReceivedData", "IntermediateData")


LAYOUT: Mapping[str, tuple[JetColumn, ...]] = MappingProxyType(
    {name: _columns(text) for name, text in _LAYOUTS.items()}
)
"""The columns of each table, in order.

Example:
    >>> [column.name for column in LAYOUT["Clients"]]
    ['ID', 'Computer']
"""


LAYOUT_OF_PLAYERS: Mapping[str, tuple[JetColumn, ...]] = MappingProxyType(
    {
        name: (*columns, *_OF_PLAYERS) if name in _WITH_PLAYERS else columns
        for name, columns in LAYOUT.items()
    }
)
"""The same for an individual: the columns of pairs have North and East, two more the others.

Programs know an individual by these columns, so those of pairs have none of them.

Example:
    >>> [column.name for column in LAYOUT_OF_PLAYERS["RoundData"]][-2:]
    ['South', 'West']
"""
