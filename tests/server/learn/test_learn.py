"""The addresses for learning: odds, deals gone over, the library and its files."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.served import Served

DEAL = "N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654"
CALLS = ["P", "P", "1N", "P", "3N", "P", "P", "P"]
CARDS = ["D2", "D4", "D9", "DJ", "S9", "S2", "SQ", "S3"]
PLAYED = {"board": 1, "deal": DEAL, "calls": CALLS, "cards": CARDS}


def post(served: Served, path: str, body: object) -> httpx.Response:
    return httpx.post(f"http://{served.host}/learn/{path}", json=body, timeout=60)


def get(served: Served, path: str, **asked: str) -> httpx.Response:
    return httpx.get(f"http://{served.host}/learn/{path}", params=asked, timeout=60)


def test_odds_are_told(served: Served) -> None:
    splits = get(served, "odds/break", cards="5").json()
    assert splits[0] == {"split": "3-2", "percent": 67.83}
    lines = get(served, "odds/suit", suit="AQ2/543").json()
    assert [line["percent"] for line in lines] == [100.0, 50.48, 0.0, None]
    assert lines[1]["line"]["fr"] == "tirer l’as, puis petit vers la dame"
    even = get(
        served, "odds/contract", contract="4C", instead="3C", vulnerable="yes", notation="fr"
    ).json()
    assert even == {"breakEven": 37.5, "gain": 10, "loss": 6, "unit": "imps"}


@pytest.mark.slow
def test_a_deal_is_gone_over_and_the_field_plays_it(served: Served) -> None:
    found = post(served, "review", PLAYED).json()
    assert (found["contract"], found["declarer"]) == ("3N", "S")
    assert len(found["cards"]) == len(CARDS)
    assert all(set(card["tricks"]) >= {card["card"]} for card in found["cards"])
    dear = [card for side in found["dearCards"].values() for card in side]
    assert all(card["better"] and card["why"]["fr"] for card in dear)
    assert set(found["lost"]["NS"]) == {"bidding", "lead", "play", "defence"}
    field = post(served, "field", PLAYED).json()
    assert len(field) == 4
    assert "sef" not in {table["system"] for table in field}


def test_a_link_carries_a_deal_there_and_back(served: Served) -> None:
    told = post(served, "link", {**PLAYED, "dealer": "N", "vulnerable": "none"}).json()
    code = told["deals"][0]["code"]
    for text in (code, f"http://club.example/deals#d={code}"):
        again = post(served, "read", {"text": text}).json()["deals"][0]
        assert (again["deal"], again["calls"], again["cards"]) == (DEAL, CALLS, CARDS)
        assert again["contract"] == "3N"


def test_files_are_read_whole_and_a_bad_board_costs_no_other(served: Served) -> None:
    good = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n'
    bad = good.replace('"1"', '"2"').replace("KQ5", "KQQ")
    found = post(served, "read", {"text": f"{good}\n{bad}\n{good}"}).json()
    assert [deal["deal"] for deal in found["deals"]] == [DEAL, DEAL]
    assert len(found["problems"]) == 1
    assert "2" in found["problems"][0]["fr"]
    lin = "pn|A,B,C,D|md|3SAT9HT52DAJ83CKQJ,S762HA74DT762C654,SKQ5HJ83DKQ4CA972|sv|o|"
    assert post(served, "read", {"text": lin}).json()["deals"][0]["deal"].count(".") == 12


def test_what_is_missing_is_dealt(served: Served) -> None:
    asked = {"hands": {"S": "AKQ..."}, "points": {"N": [10, 12]}, "board": 5}
    found = post(served, "complete", asked).json()
    south = found["deal"].split()[2]
    assert {"A", "K", "Q"} <= set(south.split(".")[0])
    points = sum(
        "JQKA".index(rank) + 1 for rank in found["deal"][2:].split()[0] if rank in "AKQJ"
    )
    assert 10 <= points <= 12
    assert found["dealer"] == "N"


def test_deals_are_made_by_points_lengths_and_shape_rare_ones_too(served: Served) -> None:
    asked = {
        "points": {"S": [15, 17]},
        "balanced": ["S"],
        "lengths": {"N": {"S": [6, 7], "H": [0, 1]}, "E": {"D": [7, 13]}},
    }
    north, east, south, _ = post(served, "complete", asked).json()["deal"][2:].split()
    lengths = [len(suit) for suit in south.split(".")]
    assert min(lengths) >= 2
    assert lengths.count(2) <= 1
    assert 15 <= sum("JQKA".index(rank) + 1 for rank in south if rank in "JQKA") <= 17
    assert len(north.split(".")[0]) in (6, 7)
    assert len(north.split(".")[1]) <= 1
    assert len(east.split(".")[2]) >= 7


def test_a_claim_is_kept_and_what_happened_is_told(served: Served) -> None:
    lin = (
        "pn|A,B,C,D|md|3SAT9HT52DAJ83CKQJ,S762HA74DT762C654,SKQ5HJ83DKQ4CA972|sv|o|"
        "mb|p|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D2|pc|D4|pc|D9|pc|DJ|mc|10|"
    )
    [deal] = post(served, "read", {"text": lin}).json()["deals"]
    assert (deal["contract"], deal["tricks"], deal["scoreNs"]) == ("3N", 10, 430)
    assert {"game", "made", "overtricks", "claim", "lead-D"} <= set(deal["happened"])
    again = post(served, "export/lin", {"deals": [deal]}).text
    assert "mc|10|" in again
    marked = (
        f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n'
        '[Contract "3NT"]\n[Auction "N"]\nPass Pass 1NT Pass 3NT Pass Pass Pass\n'
        '[Play "W"]\nD2 D4 D9 ^R DJ\n*\n'
    )
    [deal] = post(served, "read", {"text": marked}).json()["deals"]
    assert "revoke" in deal["happened"]


@pytest.mark.parametrize(
    ("kind", "start"), [("pbn", b"% PBN"), ("lin", b"pn|"), ("pdf", b"%PDF")]
)
def test_deals_are_written_to_files(served: Served, kind: str, start: bytes) -> None:
    deal = {"board": 1, "dealer": "N", "vulnerable": "none", "deal": DEAL, "calls": CALLS}
    for hands in ("two", "four"):
        found = post(served, f"export/{kind}", {"deals": [deal], "hands": hands})
        assert found.status_code == 200
        assert start in found.content[:200]


def test_play_goes_on_from_the_middle_of_a_board(served: Served) -> None:
    begun = [*CALLS, *CARDS[:3]]
    opened = httpx.post(
        f"http://{served.host}/tables",
        json={"deals": [DEAL], "begun": begun, "robots": "random:sif"},
    )
    assert opened.status_code == 201
    wrong = httpx.post(
        f"http://{served.host}/tables", json={"deals": [DEAL], "begun": [*CALLS, "HA", "S2"]}
    )
    assert wrong.status_code == 400
    assert "S2" in wrong.json()["refused"]["fr"]


@pytest.mark.parametrize(
    ("path", "body", "word"),
    [
        ("read", {"text": "nothing"}, "PBN"),
        ("read", {"text": "EA" + "g" * 30}, "link"),
        ("read", {}, "text"),
        ("read", {"text": "N:AKQJ.AKQJ.AKQJ.A 2.2.2.2 3.3.3.3 4.4.4.4"}, "East holds 4 cards"),
        ("complete", {"hands": {"N": "AAK..."}}, "twice"),
        ("complete", {"hands": {"N": "AK...", "S": "A..."}}, "twice"),
        ("complete", {"points": {"N": [38, 40]}}, "No such deal"),
        ("complete", {"lengths": {"N": {"S": [8, 13]}, "S": {"S": [6, 13]}}}, "No such deal"),
        ("review", {**PLAYED, "deal": "N:A... - - -"}, "thirteen are wanted"),
        ("review", {**PLAYED, "calls": ["1N", "1C"]}, "1♣ cannot be"),
        ("export/pbn", {"deals": []}, "no deal"),
        ("export/doc", {"deals": []}, "pbn"),
    ],
)
def test_bad_input_gets_a_line_in_both_languages(
    served: Served, path: str, body: Any, word: str
) -> None:
    found = post(served, path, body)
    assert found.status_code in {400, 404}
    said = found.json()["refused"]
    assert word in said["en"]
    assert said["fr"] != said["en"]
    assert "not a" not in said["fr"]
    assert "\n" not in said["en"]


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("odds/break", {"cards": "99"}),
        ("odds/break", {"cards": "5", "left": "1,1"}),
        ("odds/break", {"cards": "5", "left": "a"}),
        ("odds/suit", {"suit": "AQ2"}),
        ("odds/contract", {"contract": "9H", "instead": "3H"}),
        ("odds/contract", {"contract": "4H", "instead": "3H", "scoring": "zzz"}),
        ("odds/contract", {"contract": "4H", "instead": "3H", "down": "99"}),
    ],
)
def test_bad_questions_get_a_line(served: Served, path: str, asked: dict[str, str]) -> None:
    found = get(served, path, **asked)
    assert found.status_code == 400
    assert set(found.json()["refused"]) == {"en", "fr"}


def test_themes_are_told_with_their_deals(served: Served) -> None:
    themes = {theme["name"]: theme for theme in get(served, "themes").json()}
    assert themes["finesses"]["title"] == {"en": "Finesses", "fr": "Impasses"}
    deals = get(served, "themes/finesses").json()["deals"]
    assert len(deals) == themes["finesses"]["deals"]
    # What is played has its auction; what is bid has none, so nothing of the cards is told.
    assert all(deal["contract"] and not deal["cards"] for deal in deals)
    bid = get(served, "themes/slams").json()["deals"]
    assert not any(deal["calls"] or deal["contract"] for deal in bid)


def test_a_theme_that_there_is_not_is_refused(served: Served) -> None:
    refused = get(served, "themes/whist")
    assert refused.status_code == 404
    assert "whist" in refused.text
