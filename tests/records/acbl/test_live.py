"""Results of ACBL Live, read or refused."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.records.files import records_of
from biritch.records.format import FormatError
from biritch.records.record import PASSED_OUT
from biritch.records.results import points
from tests.records.boards import FORMATS
from tests.records.result_files import DEAL

LIVE = {
    "name": "Monday open", "club_name": "Our club", "start_date": "2024-11-18 00:00:00",
    "board_scoring_method": "MATCHPOINTS",
    "sessions": [{
        "number": 1,
        "hand_records": [{
            "board": 7,
            "north_spades": "A J 6 5", "north_hearts": "K 8 2", "north_diamonds": "A K 8",
            "north_clubs": "J 7 5", "east_spades": "8", "east_hearts": "A Q 10 7 5",
            "east_diamonds": "Q J 10 4", "east_clubs": "Q 6 4", "south_spades": "K 10 2",
            "south_hearts": "-----", "south_diamonds": "9 6 5 3 2",
            "south_clubs": "K 10 9 8 3", "west_spades": "Q 9 7 4 3",
            "west_hearts": "J 9 6 4 3", "west_diamonds": "7", "west_clubs": "A 2",
        }],
        "sections": [{
            "name": "A",
            "pair_summaries": [{
                "pair_number": "3", "direction": "NS",
                "players": [{"name": "Ann"}, {"name": "Bob"}],
            }],
            "boards": [{"board_number": 7, "board_results": [
                {"round_number": 1, "table_number": 3, "ns_pair": "3", "ew_pair": "5",
                 "ns_score": "-200", "ew_score": "200", "contract": "4S X", "declarer": "N",
                 "tricks_taken": 9, "opening_lead": "HT", "ns_match_points": "1.50",
                 "ew_match_points": "4.50"},
                {"ns_pair": "4", "ew_pair": "6", "ns_score": "PASS", "ew_score": "PASS"},
                {"ns_pair": "1", "ew_pair": "2", "ns_score": "AVE+", "ew_score": "AVE-"},
                {"ns_pair": "9", "ew_pair": "8", "contract": "9NT", "declarer": "N"},
            ]}],
        }],
    }],
}  # fmt: skip


def test_results_of_acbl_live_are_read(tmp_path: Path) -> None:
    path = tmp_path / "tournament.json"
    path.write_text(json.dumps(LIVE))
    errors: list[FormatError] = []
    one, out, average = records_of(path, errors.append)
    assert one.contract == Contract(Strain.SPADES, Seat.NORTH, 4, 2)
    assert (one.tricks, one.score, one.names) == (9, -200, ("Ann", "", "Bob", ""))
    assert (one.event, one.site, one.date, one.scoring) == (
        "Monday open", "Our club", "2024.11.18", "MP",
    )  # fmt: skip
    assert points(one, "ScoreMP") == ("1.50", "4.50")
    assert one.play is not None
    assert str(one.play.cards[0]) == "HT"
    assert {record.deal for record in (one, out, average)} == {DEAL}
    assert (out.contract, out.score) == (PASSED_OUT, 0)
    assert (average.score, average.tag("Score")) == (None, "A6040")
    assert [error.fault.name for error in errors] == ["bad-contract"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [("{}", "not-acbl"), ("[1]", "not-acbl"), ("{", "bad-json"), ("[" * 10**5, "bad-json")],
)
def test_what_is_no_acbl_live_is_refused(text: str, fault: str) -> None:
    errors: list[FormatError] = []
    assert list(FORMATS["acbl"].read([text], errors.append)) == []
    assert [error.fault.name for error in errors] == [fault]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
    lambda inside: st.lists(inside, max_size=3)
    | st.dictionaries(
        st.sampled_from(
            ["sessions", "sections", "boards", "board_results", "board_number", "ns_pair",
             "hand_records", "north_spades", "board", "contract", "declarer", "players",
             "pair_summaries", "ns_score", "tricks_taken", "opening_lead"]
        ),
        inside,
        max_size=5,
    ),
    max_leaves=25,
)  # fmt: skip


@settings(deadline=None)
@given(st.dictionaries(st.just("sessions"), ANYTHING, min_size=1))
def test_any_document_is_acbl_live_or_refused(document: object) -> None:
    list(FORMATS["acbl"].read([json.dumps(document)], lambda _error: None))
