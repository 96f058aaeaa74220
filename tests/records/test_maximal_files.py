"""Of a file with everything a notation may say, each thing comes back or is named."""

import json
import re

import pytest

from tests.records.boards import FORMATS

HANDS = "N:AJ65.K82.AK8.J75 8.AQT75.QJT4.Q64 KT2..96532.KT983 Q9743.J9643.7.A2"

PBN = f"""% PBN 2.1
% Creator: v01
[Event "v02"]
[Site "v03"]
[Date "1999.12.04"]
[Board "7"]
[West "v04"]
[North "v05"]
[East "v06"]
[South "v07"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "{HANDS}"]
[Scoring "IMP;v08"]
[Declarer "N"]
[Contract "4HX"]
[Result "9"]
[Annotator "v09"]
[BidSystemNS "v10"]
[Description "v11"]
[FrenchMP "v12"]
[Generator "v13"]
[HomeTeam "v14"]
[VisitTeam "v15"]
[Round "v16"]
[Room "Open"]
[Score "NS -200"]
[ScoreIMP "NS -11"]
[Termination "v17"]
[UTCTime "v18"]
[NorthType "v19"]
[OwnTag "v20"]
[Auction "S"]
1S =1= Pass 4H $5 {{v21}}
X Pass Pass Pass
[Note "1:v22"]
[Play "E"]
D4 D2 D7 D8
*
[ActionTable "Rank;Call"]
1 v23
[OptimumResultTable "Declarer;Denomination;Result"]
N NT v24
[ScoreTable "Rank;PairId_NS;Contract"]
1 v25 4S
[TotalScoreTable "Rank;PairId;Names"]
1 4 v26
"""
LIN = (
    "vg|v01,v02,I,1,1,v03,0,v04,0|rs|4HNx-1,|mp|v05|bt|v06|"
    "pn|v07,v08,v09,v10|qx|o7|rh|v11|ah|Board 7|st|v12|"
    "md|1SKT2D96532CKT983,SQ9743HJ9643D7CA2,SAJ65HK82DAK8CJ75,S8HAQT75DQJT4CQ64|sv|b|"
    "nt|v13|mb|1S|an|v14|mb|p|mb|4H!|mb|d|mb|p|mb|p|mb|p|pc|D4|pg||nt|v15|zz|v16|mc|9|"
)
USEBIO = """<?xml version="1.0"?>
<USEBIO Version="1.2"><CLUB><CLUB_NAME>v01</CLUB_NAME><CLUB_ID_NUMBER>v02</CLUB_ID_NUMBER>
<CONTACT><FULL_NAME>v03</FULL_NAME></CONTACT></CLUB>
<EVENT EVENT_TYPE="PAIRS"><PROGRAM_NAME>v04</PROGRAM_NAME>
<EVENT_IDENTIFIER>v05</EVENT_IDENTIFIER><EVENT_DESCRIPTION>v06</EVENT_DESCRIPTION>
<DATE>27/07/2026</DATE><BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
<WINNER_TYPE>1</WINNER_TYPE><MASTER_POINT_SCALE>v07</MASTER_POINT_SCALE><NOTES>v08</NOTES>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><TOTAL_SCORE>2.25</TOTAL_SCORE>
<PERCENTAGE>v09</PERCENTAGE><PLACE>v10</PLACE><HANDICAP>v11</HANDICAP>
<MASTER_POINTS_AWARDED>v12</MASTER_POINTS_AWARDED>
<PLAYER><PLAYER_NAME>v13</PLAYER_NAME><NATIONAL_ID_NUMBER>v14</NATIONAL_ID_NUMBER>
<CLUB_ID>v15</CLUB_ID></PLAYER><PLAYER><PLAYER_NAME>v16</PLAYER_NAME></PLAYER></PAIR>
</PARTICIPANTS>
<BOARD><BOARD_NUMBER>7</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>
<EW_PAIR_NUMBER>v17</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>
<LEAD>H10</LEAD><TRICKS>10</TRICKS><SCORE>620</SCORE><NS_MATCH_POINTS>2</NS_MATCH_POINTS>
<EW_MATCH_POINTS>0</EW_MATCH_POINTS><LIN_DATA>v18</LIN_DATA></TRAVELLER_LINE></BOARD>
</EVENT></USEBIO>
"""
TEAMS = """<USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS">
<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD><PARTICIPANTS>
<TEAM TEAM_ID="1" TEAM_NAME="v01"><TOTAL_SCORE>v02</TOTAL_SCORE><PLACE>v03</PLACE>
<PLAYER><PLAYER_NAME>v04</PLAYER_NAME></PLAYER></TEAM>
<TEAM TEAM_ID="2" TEAM_NAME="v05"><PLAYER><PLAYER_NAME>v06</PLAYER_NAME></PLAYER></TEAM>
</PARTICIPANTS><MATCH><ROUND_NUMBER>v07</ROUND_NUMBER><TEAM>1</TEAM>
<OPPOSING_TEAM>2</OPPOSING_TEAM><START_BOARD_NUMBER>v08</START_BOARD_NUMBER>
<TEAM_SCORE>v09</TEAM_SCORE><OPPOSING_TEAM_SCORE>v10</OPPOSING_TEAM_SCORE>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><IMPS>v11</IMPS>
<TRAVELLER_LINE><DIRECTION>NS</DIRECTION><NS_PAIR_NUMBER>v12</NS_PAIR_NUMBER>
<SCORE>420</SCORE></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>
"""
CSV = """section,round,table,board,group,ns,ew,contract,declarer,result,lead,score,\
mp_ns,mp_ew,north,east,south,west,home,away,scored_apart,weather
v01,v02,v03,7,v04,v05,v06,4S,N,=,HT,620,2,0,v07,v08,v09,v10,v11,v12,v13,v14
# [Event "v15"]
# [Director "v16"]
# [AdjustmentTable "PairId;Points;Reason"]
# 3 -0.5 v17
"""
TRAVELLERS = """#BoardCount,1
#Title,v01
#Date,2026-11-16
#ScoringType,MATCH_POINTS
#PBN,"[Movement ""v02""]"
#TravellerLines
#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,nsMpts,ewMpts,\
nsPair,ewPair,section,round
7,v03,v04,v05,v06,4SN=,4S,N,10,10H,620,2,10,v07,v08,v09,v10
"""
DOCUMENT = json.dumps(
    {
        "title": "v01", "club": "v02", "date": "2026-11-16", "director": "v03",
        "movement": "v04", "kind": "pairs", "rules": "v05", "method": "v06", "winners": 2,
        "weather": "v07",
        "names": [{"number": 3, "direction": "ns", "name": "v08", "member_ids": "v09"}],
        "adjustments": [{"pair": 3, "points": -0.5, "kind": "v10", "why": "v11"}],
        "boards": [{"board": 7, "results": [{
            "ns": 3, "ew": 4, "contract": "4S", "declarer": "N", "tricks": 10, "lead": "HT",
            "section": "v12", "round": "v13", "table": "v14", "group": "v15",
        }]}],
    }
)  # fmt: skip
ACBL_HANDS = dict(
    zip(
        (
            f"{seat}_{suit}"
            for seat in ("north", "east", "south", "west")
            for suit in ("spades", "hearts", "diamonds", "clubs")
        ),
        HANDS[2:].replace(".", " ").replace("  ", " - ").split(" "),
        strict=True,
    )
)
ACBL = json.dumps(
    {
        "id": "v01", "name": "v02", "club_name": "v03", "club_id_number": "v04",
        "start_date": "2026-11-16", "board_scoring_method": "MATCH_POINTS",
        "stratification_type": "v05", "strats": [{"label": "v06"}], "club": {"name": "v07"},
        "bboGameLinks": {"7": {"n": "v08"}},
        "sessions": [{
            "number": "v09", "game_date": "v10",
            "hand_records": [
                {"board": 7, **ACBL_HANDS, "double_dummy_ns": "v11", "par": "v12",
                 "points": {"N": "v13"}, "board_record_string": "v14"},
            ],
            "sections": [
                {"name": "v15", "number_of_rounds": "v16", "pair_summaries": [
                    {"pair_number": "v17", "direction": "NS", "strat": "v18",
                     "percentage": "v19", "strat_place": [{"rank": "v20"}],
                     "players": [{"name": "v21", "id_number": "v22", "mp_total": "v23",
                                  "awards_score": [{"total": "v24"}]}]},
                 ],
                 "boards": [{"board_number": 7, "board_results": [
                    {"ns_pair": "v17", "ew_pair": "v25", "ns_score": "620", "ew_score": "-620",
                     "contract": "4 S", "declarer": "N", "tricks_taken": 10,
                     "opening_lead": "HT", "round_number": "v26", "table_number": "v27",
                     "ns_match_points": "2.25", "ew_match_points": "0.75",
                     "board_results_add_ons": {"id": "v28"}},
                ]}]},
                {"name": "v29", "boards": [{"board_number": 7, "board_results": [
                    {"ns_pair": 1, "ew_pair": 2, "ns_score": "PASS", "ew_score": "PASS"},
                ]}]},
            ],
        }],
    }
)  # fmt: skip
MAXIMAL = {
    "pbn": PBN, "lin": LIN, "usebio": USEBIO, "usebio of teams": TEAMS, "csv": CSV,
    "travellers": TRAVELLERS, "json": DOCUMENT, "acbl": ACBL,
}  # fmt: skip


@pytest.mark.parametrize("name", MAXIMAL)
def test_everything_comes_back_or_is_named(name: str) -> None:
    text = MAXIMAL[name]
    records = list(FORMATS[name.partition(" ")[0]].read(text.split("\n")))
    held = repr(records)
    named = " ".join(str(fault) for record in records for fault in record.lines.dropped)
    lost = [
        word
        for word in sorted(set(re.findall("v[0-9]{2}", text)))
        if word not in held and word not in named and not is_named(word, text, named)
    ]
    assert not lost, named


def fields_around(word: str, text: str) -> list[str]:
    """The names of the fields of JSON that *word* stands in, from the outermost on."""
    waiting: list[tuple[list[str], object]] = [([], json.loads(text) if text[0] == "{" else "")]
    while waiting:
        names, value = waiting.pop()
        if isinstance(value, dict):
            waiting += (([*names, name], inside) for name, inside in value.items())
        elif isinstance(value, list):
            waiting += ((names, inside) for inside in value)
        elif value == word:
            return names
    return []


def is_named(word: str, text: str, named: str) -> bool:
    """Whether the element, the column or the key that *word* stands in is named."""
    if any(re.search(rf"[ .]{name} \(", named) for name in fields_around(word, text)):
        return True
    element = re.search(rf"<([A-Z_]+)>{word}<", text)
    if element is not None:
        return element[1] in named
    return "weather" in named and word in ("v07", "v14")


def test_the_test_can_fail() -> None:
    assert not is_named("v11", USEBIO, "elements that are not read: NOTES (1)")
    assert not is_named("v22", ACBL, "fields that are not read: players.mp_total (1)")
