"""Averages, weighted scores, appeals, cards and codes: given, explained, taken back."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from biritch.competition.tournament.tournament import Tournament as Evening_
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments import score_cards as evening_cards
from biritch.server.tournaments import views
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.tournaments.requests import (
    AdjustScore,
    DecideAppeal,
    EnterSlip,
    FileAppeal,
    GiveAverage,
    PlayRequest,
    RulingRequest,
    StartRound,
    UndoScore,
)
from tests.server.served import Served
from tests.server.tournaments.participants import Evening, mitchell


def played(served: Served, **more: object) -> Evening:
    """Two tables, the first two of four boards played at both."""
    evening = Evening.opened(served, pairs=4, movement="howell", rounds=3, each=2, **more)
    for line in ("1 1 4SN=", "1 2 4SN-1", "2 1 3NN=", "2 2 3NN="):
        evening.do("td", "slip", text=line)
    return evening


def percents(evening: Evening) -> dict[int, str]:
    return {one["pair"]: one["percent"] for one in evening.view()["ranking"]}


def score(evening: Evening, board: int) -> dict[str, Any]:
    found: list[dict[str, Any]] = evening.view()["scores"]
    return next(one for one in found if one["board"] == board)


def get(evening: Evening, what: str, who: str = "td", **more: str) -> httpx.Response:
    asked = {"token": evening.key(who), **more} if who else more
    return httpx.get(f"{evening.url}/events/{evening.event}/{what}", params=asked)


def meeting(evening: Evening, board: int) -> tuple[int, int]:
    one = score(evening, board)
    return one["ns"], one["ew"]


def test_an_average_is_given_explained_and_taken_back(served: Served) -> None:
    evening = played(served)
    before = percents(evening)
    ns, ew = meeting(evening, 1)
    evening.do("td", "average", board=1, pair=ew, own="40", theirs="60", why="late")
    assert score(evening, 1)["score"]["given"] == "60-40"
    told = get(evening, f"card/{ns}").json()
    row = next(one for one in told["rows"] if one["board"] == 1)
    assert row["percent"] == "60.00"
    assert "12C2" in row["why"]["parts"][0]["says"]["en"]
    assert percents(evening) != before
    evening.do("td", "undo", board=1, pair=ns, why="other board")
    assert percents(evening) == before
    past = [(one["did"], one["by"], one["why"]) for one in score(evening, 1)["past"]]
    assert past[1:] == [("adjust", "director", "late"), ("undo", "director", "other board")]


def test_all_that_a_late_pair_missed_is_given_at_once_or_not_at_all(served: Served) -> None:
    evening = mitchell(served)
    evening.do("td", "next", round=1)
    evening.do("td", "next", round=2, anyway=True)
    missed = {one["number"]: one["missed"] for one in evening.view()["players"]}
    assert missed[4] == 2
    n = evening.view()["n"]
    assert evening.do("td", "averages", pair=4, own="40", theirs="60") == n + 2
    given = [one["score"]["given"] for one in evening.view()["scores"]]
    assert given == ["60-40", "60-40"]
    assert "missed no board" in evening.refused("td", "averages", pair=4, own="40", theirs="60")
    assert "percentage" in evening.refused("td", "averages", pair=5, own="101", theirs="60")


def test_a_weighted_score_is_ranked_by_its_parts_and_says_so(served: Served) -> None:
    """Two tables: 4♠ made beats 4♠-1, so 60 % of the one and 40 % of the other is 80 %."""
    evening = played(served)
    ns, _ = meeting(evening, 1)
    where = {"board": "1", "pair": str(ns)}
    weights = {**where, "score": "60% 4SN=, 40% 4S N -1"}
    preview = get(evening, "weighed", **weights).json()
    assert (preview["mean_ns"], preview["awards"]) == ("232", ["80.00", "20.00"])
    assert score(evening, 1)["score"]["ns"] == []
    evening.do("td", "adjust", board=1, pair=ns, score=weights["score"], why="16B3")
    told = score(evening, 1)
    assert [(one["points"], one["weight"]) for one in told["score"]["ns"]] == [
        (420, "60"),
        (-50, "40"),
    ]
    assert told["past"][-1]["why"] == "16B3 [60% 4SN=, 40% 4S N -1]"
    card = get(evening, f"card/{ns}").json()
    row = next(one for one in card["rows"] if one["board"] == 1)
    assert row["percent"] == "80.00"
    assert "weighted" in row["why"]["parts"][0]["says"]["en"]
    assert "pondér" in row["why"]["parts"][0]["says"]["fr"]
    french = {**weights, "score": "60 % 4PN=, 40 % 4PN-1", "notation": "fr"}
    assert get(evening, "weighed", **french).json() == preview
    split = {**weights, "score": "100% -50", "ew": "420"}
    assert get(evening, "weighed", **split).json()["awards"] == ["50.00", "0.00"]
    at = {"board": 1, "pair": ns}
    assert "add up" in evening.refused("td", "adjust", **at, score="60% 4SN=")
    assert "same kind" in evening.refused("td", "adjust", **at, score="-50", ew="60-40")


def test_what_is_weighted_leaves_as_a_document_that_is_ranked_alike(
    served: Served, tmp_path: Path
) -> None:
    evening = played(served)
    ns, _ = meeting(evening, 1)
    evening.do("td", "adjust", board=1, pair=ns, score="-100")
    assert get(evening, "results.csv").text.splitlines()[1].endswith(",,,,,-100")
    evening.do("td", "adjust", board=1, pair=ns, score="60% 420, 40% -50", ew="-50")
    evening.do("td", "average", board=2, pair=ns, own="50", theirs="60")
    evening.do("td", "penalty", pair=ns, points="-0.5", why="late")
    assert get(evening, "results.csv").status_code == 409
    file = tmp_path / "results.json"
    file.write_text(get(evening, "results.json").text)
    command = [sys.executable, "-m", "biritch.cli.main", "rank", str(file), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    ranked = {one["pair"]: f"{one['percent']:.2f}" for one in told["ranking"]}
    assert ranked == percents(evening)


def form(evening: Evening, **more: object) -> dict[str, object]:
    _, ew = meeting(evening, 1)
    told = {"board": 1, "pair": ew, "facts": "a long pause", "ruling": "stands (16B)"}
    return {**told, "grounds": "no alternative", "concurring": True, **more}


def test_an_appeal_is_shown_until_it_is_decided_and_changes_the_score(served: Served) -> None:
    evening = played(served)
    evening.do("td", "show", shown=True)
    ns, ew = meeting(evening, 1)
    assert "92D" in evening.refused("td", "appeal", **form(evening, concurring=False))
    assert "facts" in evening.refused("td", "appeal", **form(evening, facts=" "))
    evening.do("td", "appeal", **form(evening))
    public = evening.view("")
    assert public["pending"] == [{"number": 1, "board": 1, "pairs": [ns, ew]}]
    assert {one["pair"] for one in public["ranking"] if one["pending"]} == {ns, ew}
    assert "pause" not in evening.look("").text
    assert "new score" in evening.refused("td", "decide", number=1, outcome="changed")
    before = percents(evening)
    decided = {"decision": "4S not allowed", "score": "100% -50", "deposit": "returned"}
    evening.do("td", "decide", number=1, outcome="changed", **decided)
    assert evening.view("")["pending"] == []
    assert score(evening, 1)["score"]["points"] == -50
    assert score(evening, 1)["past"][-1]["why"] == "92A"
    assert percents(evening) != before
    (told,) = evening.view()["appeals"]
    assert (told["outcome"], told["decision"]) == ("changed", "4S not allowed")
    assert [one["outcome"] for one in told["past"]] == ["", "changed"]
    evening.do("td", "decide", number=1, outcome="")
    assert evening.view("")["pending"]
    assert "no appeal 2" in evening.refused("td", "decide", number=2, outcome="upheld")
    evening.do("td", "decide", number=1, outcome="withdrawn")
    assert evening.view("")["pending"] == []


def test_a_card_is_the_directors_until_the_session_is_over(served: Served) -> None:
    evening = played(served)
    evening.do("td", "show", shown=True)
    assert get(evening, "card/1", "").status_code == 403
    assert get(evening, "card/1", "1ns").status_code == 403
    for number in range(1, 5):
        evening.do("td", "next", round=number, anyway=True)
    assert evening.view("")["cards"]
    assert evening.view("")["until"]
    assert len(get(evening, "card/1", "").json()["rows"]) == 2
    assert get(evening, "card/9", "").status_code == 404
    evening.do("td", "show", shown=False)
    assert get(evening, "card/1", "").status_code == 403


def test_an_address_is_drawn_for_whoever_has_it(served: Served) -> None:
    evening = mitchell(served)
    at = "http://192.168.1.20:8765"
    told = get(evening, "code.svg", "1ns", at=at)
    assert told.headers["content-type"].startswith("image/svg")
    assert told.text != get(evening, "code.svg", "1ew", at=at).text
    assert get(evening, "code.svg", "", at=at).status_code == 200
    url = f"{evening.url}/events/{evening.event}/code.svg"
    assert httpx.get(url, params={"token": "wrong", "at": at}).status_code == 403
    for bad in ("", "javascript:1", "http://a b", "http://host/path", "//host"):
        assert get(evening, "code.svg", "1ns", at=bad).status_code == 400


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("average", {"board": 1, "pair": 1, "own": "60", "theirs": "40"}),
        ("adjust", {"board": 1, "pair": 1, "score": "60-40"}),
        ("undo", {"board": 1, "pair": 1}),
        ("appeal", {"board": 1, "pair": 1, "facts": "a", "ruling": "b", "concurring": True}),
        ("decide", {"number": 1, "outcome": "upheld"}),
    ],
)
def test_only_the_director_rules(served: Served, do: str, more: dict[str, object]) -> None:
    evening = mitchell(served)
    assert "director" in evening.refused("1ns", do, **more)
    assert evening.ask("nobody", do, **more).status_code == 403


def test_what_is_ruled_is_read_again_from_its_lines() -> None:
    """Several lines of one deed are stored together, and fold to the same evening."""
    weigh = AdjustScore("a", 1, 1, "60% 420, 40% -50", "-50")
    appeal = FileAppeal("b", 1, 1, "facts", "16B", concurring=True)
    changed = DecideAppeal("c", 1, "changed", "damage", score="4SN-1")

    async def ruled() -> tuple[TournamentRecord, TournamentRecord | None]:
        store = MemoryStore()
        here = Tournaments(store, time.time)
        opened = await here.open(OpenTournament(4, movement="howell", rounds=3, each=2))
        kept = await here.find(opened.event)
        assert kept is not None
        for asked in (weigh, appeal, changed, changed, UndoScore("d", 1, 1)):
            kept = await here.do(kept, Role(), asked)
        return kept, await Tournaments(store, time.time).find(opened.event)

    kept, again = asyncio.run(ruled())
    assert again is not None
    assert (again.evening, again.n, again.done) == (kept.evening, kept.n, kept.done)
    assert again.evening.appeals[1].outcome == "changed"
    (lines,) = again.evening.scorebook.pasts.values()
    assert [type(one.happening).__name__ for one in lines] == [
        "ScoreEntered",
        "ScoreEntered",
        "ScoreUndone",
    ]


def test_another_movement_may_be_taken_once_every_score_is_taken_back(served: Served) -> None:
    evening = mitchell(served)
    seat = {"movement": "howell", "pairs": 4, "rounds": 3, "each": 2, "minutes": 15}
    evening.do("td", "slip", text="5 1 P")
    assert "stays" in evening.refused("td", "seat", **seat)
    evening.do("td", "undo", board=5, pair=1)
    assert evening.view()["scores"][0]["score"] is None
    evening.do("td", "seat", **seat)
    assert evening.view()["scores"] == []


FORMS = {
    "teams": {"form": "teams", "pairs": 4, "movement": "swiss", "rounds": 2, "each": 2},
    "individual": {"form": "individual", "pairs": 8},
    "imps": {"pairs": 6, "method": "cross_imps", "movement": "howell"},
}
CARDS = {
    "teams": ("Match against 3: 3 IMPs over 2 boards", 2),
    "individual": ("Board 1 against 4 + 5: 1.6 of 2", 4),
    "imps": ("Board 1 against 1: 0", 2),
}
"""The first side's first reason, and how many an appeal touches."""


@pytest.mark.parametrize("name", FORMS)
def test_rulings_are_for_every_form_of_event(name: str) -> None:
    """North-South make 4S at odd tables, else one down; the first table's is weighted."""

    async def ruled() -> Evening_:
        here = Tournaments(MemoryStore(), time.time)
        opened = await here.open(msgspec.convert(FORMS[name], OpenTournament))
        kept = await here.find(opened.event)
        assert kept is not None
        kept = await here.do(kept, Role(), StartRound("n", 1))
        sittings = kept.evening.sittings(1)
        first, boards = sittings[0], kept.evening.boards(sittings[0])
        todo: list[PlayRequest | RulingRequest] = [
            EnterSlip(
                f"{board} {one.table}",
                f"{board} {one.ns[0]} 4SN{'=' if one.table % 2 else '-1'}",
            )
            for one in sittings
            for board in kept.evening.boards(one)
        ]
        todo.append(AdjustScore("w", boards[0], first.ns[0], "60% 4S=, 40% 4S-1"))
        todo.append(GiveAverage("a", boards[1], first.ew[0], "60", "40"))
        todo.append(FileAppeal("p", boards[0], first.ew[0], "facts", "law", concurring=True))
        for asked in todo:
            kept = await here.do(kept, Role(), asked)
        return kept.evening

    evening = asyncio.run(ruled())
    (pending,) = views.pending_appeals(evening)
    card = evening_cards.card(evening, evening.sittings(1)[0].ns[0])
    assert card is not None
    told = (card.why.parts[0].says.en, len(pending.pairs))
    assert told[0].startswith(CARDS[name][0])
    assert told[1] == CARDS[name][1]
