"""The tags PBN names, in the order of its export format (PBN 2.1, chapters 3.4 and 4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The fifteen tags of every game in export format, in their order."""

_OTHERS = (
    "Annotator", "AnnotatorNA", "Application", "Auction", "BidSystemEW", "BidSystemNS",
    "Competition", "DealId", "Description", "EastNA", "EastType", "EventDate",
    "EventSponsor", "FrenchMP", "Generator", "Hidden", "HomeTeam", "Mode", "NorthNA",
    "NorthType", "Note", "OptimumScore", "PairEW", "PairNS", "Play", "Room", "Round",
    "Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber",
    "ScoreRubberHistory", "Section", "SouthNA", "SouthType", "Stage", "Table",
    "Termination", "Time", "TimeCall", "TimeCard", "TimeControl", "UTCDate", "UTCTime",
    "VisitTeam", "WestNA", "WestType", "DoubleDummyTricks", "Minimax", "Ability",
)  # fmt: skip
_TABLES = (
    "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable",
    "OptimumResultTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable",
)  # fmt: skip

KNOWN: Mapping[str, str] = MappingProxyType(
    {name.lower(): name for name in (*MANDATORY, *_OTHERS, *_TABLES)}
)
"""Every tag known, by its name in lower case."""

SECTIONS = frozenset(name.lower() for name in ("Auction", "Play", "Note", *_TABLES))
"""What only ever follows the tags of a game: met first, it belongs to the game before."""

BEGINNINGS = frozenset(("event", "board"))
"""What a game may begin with: met again, another game begins."""
