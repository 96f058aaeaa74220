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

from biritch.competition.tournament.tournament import Tournament
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments import score_cards, views
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
from tests.server.tournaments.participants import TournamentClient, mitchell


def played(served: Served, **more: object) -> TournamentClient:
    """Two tables, the first two of four boards played at both."""
    tournament = TournamentClient.opened(
        served, pairs=4, movement="howell", rounds=3, each=2, **more
    )
    for line in ("1 1 4SN=", "1 2 4SN-1", "2 1 3NN=", "2 2 3NN="):
        tournament.do("td", "slip", text=line)
    return tournament


def percents(tournament: TournamentClient) -> dict[int, str]:
    return {one["pair"]: one["percent"] for one in tournament.view()["ranking"]}


def score(tournament: TournamentClient, board: int) -> dict[str, Any]:
    found: list[dict[str, Any]] = tournament.view()["scores"]
    return next(one for one in found if one["board"] == board)


def get(
    tournament: TournamentClient, what: str, who: str = "td", **more: str
) -> httpx.Response:
    asked = {"token": tournament.key(who), **more} if who else more
    return httpx.get(f"{tournament.url}/events/{tournament.event}/{what}", params=asked)


def meeting(tournament: TournamentClient, board: int) -> tuple[int, int]:
    one = score(tournament, board)
    return one["ns"], one["ew"]


def test_an_average_is_given_explained_and_taken_back(served: Served) -> None:
    tournament = played(served)
    before = percents(tournament)
    ns, ew = meeting(tournament, 1)
    tournament.do("td", "average", board=1, pair=ew, own="40", theirs="60", why="late")
    assert score(tournament, 1)["score"]["given"] == "60-40"
    told = get(tournament, f"card/{ns}").json()
    row = next(one for one in told["rows"] if one["board"] == 1)
    assert row["percent"] == "60.00"
    assert "12C2" in row["why"]["parts"][0]["says"]["en"]
    assert percents(tournament) != before
    tournament.do("td", "undo", board=1, pair=ns, why="other board")
    assert percents(tournament) == before
    past = [(one["did"], one["by"], one["why"]) for one in score(tournament, 1)["past"]]
    assert past[1:] == [("adjust", "director", "late"), ("undo", "director", "other board")]


def test_all_that_a_late_pair_missed_is_given_at_once_or_not_at_all(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("td", "next", round=2, anyway=True)
    missed = {one["number"]: one["missed"] for one in tournament.view()["players"]}
    assert missed[4] == 2
    n = tournament.view()["n"]
    assert tournament.do("td", "averages", pair=4, own="40", theirs="60") == n + 2
    given = [one["score"]["given"] for one in tournament.view()["scores"]]
    assert given == ["60-40", "60-40"]
    assert "missed no board" in tournament.refused(
        "td", "averages", pair=4, own="40", theirs="60"
    )
    assert "percentage" in tournament.refused("td", "averages", pair=5, own="101", theirs="60")
    assert {one["number"]: one["averaged"] for one in tournament.view()["players"]}[4] == 2
    assert tournament.do("td", "averages-back", pair=4, why="it was not late") == n + 4
    assert not any(one["score"] for one in tournament.view()["scores"])
    assert {one["number"]: one["missed"] for one in tournament.view()["players"]} == missed
    assert "no average" in tournament.refused("td", "averages-back", pair=4)


def test_a_weighted_score_is_ranked_by_its_parts_and_says_so(served: Served) -> None:
    """Two tables: 4♠ made beats 4♠-1, so 60 % of the one and 40 % of the other is 80 %."""
    tournament = played(served)
    ns, _ = meeting(tournament, 1)
    where = {"board": "1", "pair": str(ns)}
    weights = {**where, "score": "60% 4SN=, 40% 4S N -1"}
    preview = get(tournament, "weighed", **weights).json()
    assert (preview["mean_ns"], preview["awards"]) == ("232", ["80.00", "20.00"])
    assert score(tournament, 1)["score"]["ns"] == []
    tournament.do("td", "adjust", board=1, pair=ns, score=weights["score"], why="16B3")
    told = score(tournament, 1)
    assert [(one["points"], one["weight"]) for one in told["score"]["ns"]] == [
        (420, "60"),
        (-50, "40"),
    ]
    assert told["past"][-1]["why"] == "16B3 [60% 4SN=, 40% 4S N -1]"
    card = get(tournament, f"card/{ns}").json()
    row = next(one for one in card["rows"] if one["board"] == 1)
    assert row["percent"] == "80.00"
    assert "weighted" in row["why"]["parts"][0]["says"]["en"]
    assert "pondér" in row["why"]["parts"][0]["says"]["fr"]
    french = {**weights, "score": "60 % 4PN=, 40 % 4PN-1", "notation": "fr"}
    assert get(tournament, "weighed", **french).json() == preview
    split = {**weights, "score": "100% -50", "ew": "420"}
    assert get(tournament, "weighed", **split).json()["awards"] == ["50.00", "0.00"]
    at = {"board": 1, "pair": ns}
    assert "add up" in tournament.refused("td", "adjust", **at, score="60% 4SN=")
    assert "the other" in tournament.refused("td", "adjust", **at, score="-50", ew="60-40")


def test_what_is_weighted_leaves_as_a_document_that_is_ranked_alike(
    served: Served, tmp_path: Path
) -> None:
    tournament = played(served)
    ns, _ = meeting(tournament, 1)
    tournament.do("td", "adjust", board=1, pair=ns, score="-100")
    rows = [row.split(",") for row in get(tournament, "results.csv").text.splitlines()]
    assert ["1", str(ns), "", "", "", "", "-100"] in [[*row[:2], *row[3:8]] for row in rows]
    tournament.do("td", "adjust", board=1, pair=ns, score="60% 420, 40% -50", ew="-50")
    tournament.do("td", "average", board=2, pair=ns, own="50", theirs="60")
    tournament.do("td", "penalty", pair=ns, points="-0.5", why="late")
    table = get(tournament, "results.csv").text
    assert '"NS 60% 420, 40% -50 EW 50"' in table
    assert f"# {ns} -0.5 penalty late" in table
    file = tmp_path / "results.json"
    file.write_text(get(tournament, "results.json").text)
    command = [sys.executable, "-m", "biritch.cli.main", "rank", str(file), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    ranked = {one["pair"]: f"{one['percent']:.2f}" for one in told["ranking"]}
    assert ranked == percents(tournament)


def form(tournament: TournamentClient, **more: object) -> dict[str, object]:
    _, ew = meeting(tournament, 1)
    told = {"board": 1, "pair": ew, "facts": "a long pause", "ruling": "stands (16B)"}
    return {**told, "grounds": "no alternative", "concurring": True, **more}


def test_an_appeal_is_shown_until_it_is_decided_and_changes_the_score(served: Served) -> None:
    tournament = played(served)
    tournament.do("td", "show", shown=True)
    ns, ew = meeting(tournament, 1)
    assert "92D" in tournament.refused("td", "appeal", **form(tournament, concurring=False))
    assert "facts" in tournament.refused("td", "appeal", **form(tournament, facts=" "))
    tournament.do("td", "appeal", **form(tournament))
    public = tournament.view("")
    assert public["pending"] == [{"number": 1, "board": 1, "pairs": [ns, ew]}]
    assert {one["pair"] for one in public["ranking"] if one["pending"]} == {ns, ew}
    assert "pause" not in tournament.look("").text
    printed = get(tournament, "appeals/1.pdf", lang="fr")
    assert (printed.content[:5], printed.headers["content-type"]) == (
        b"%PDF-",
        "application/pdf",
    )
    assert get(tournament, "appeals/2.pdf").status_code == 404
    assert get(tournament, "appeals/1.pdf", "").status_code == 403
    assert "new score" in tournament.refused("td", "decide", number=1, outcome="changed")
    before = percents(tournament)
    decided = {"decision": "4S not allowed", "score": "100% -50", "deposit": "returned"}
    tournament.do("td", "decide", number=1, outcome="changed", **decided)
    assert tournament.view("")["pending"] == []
    assert score(tournament, 1)["score"]["points"] == -50
    assert score(tournament, 1)["past"][-1]["why"] == "92A"
    assert percents(tournament) != before
    (told,) = tournament.view()["appeals"]
    assert (told["outcome"], told["decision"]) == ("changed", "4S not allowed")
    assert [one["outcome"] for one in told["past"]] == ["", "changed"]
    tournament.do("td", "decide", number=1, outcome="")
    assert tournament.view("")["pending"]
    assert "no appeal 2" in tournament.refused("td", "decide", number=2, outcome="upheld")
    tournament.do("td", "decide", number=1, outcome="withdrawn")
    assert tournament.view("")["pending"] == []


def test_a_card_is_the_directors_until_the_session_is_over(served: Served) -> None:
    tournament = played(served)
    tournament.do("td", "show", shown=True)
    assert get(tournament, "card/1", "").status_code == 403
    assert get(tournament, "card/1", "1ns").status_code == 403
    for number in range(1, 5):
        tournament.do("td", "next", round=number, anyway=True)
    assert tournament.view("")["cards"]
    assert tournament.view("")["until"]
    assert len(get(tournament, "card/1", "").json()["rows"]) == 2
    assert get(tournament, "card/9", "").status_code == 404
    tournament.do("td", "show", shown=False)
    assert get(tournament, "card/1", "").status_code == 403


def test_an_address_is_drawn_for_whoever_has_it(served: Served) -> None:
    tournament = mitchell(served)
    at = "http://192.168.1.20:8765"
    told = get(tournament, "code.svg", "1ns", at=at)
    assert told.headers["content-type"].startswith("image/svg")
    assert told.text != get(tournament, "code.svg", "1ew", at=at).text
    assert get(tournament, "code.svg", "", at=at).status_code == 200
    url = f"{tournament.url}/events/{tournament.event}/code.svg"
    assert httpx.get(url, params={"token": "wrong", "at": at}).status_code == 403
    for bad in ("", "javascript:1", "http://a b", "http://host/path", "//host"):
        assert get(tournament, "code.svg", "1ns", at=bad).status_code == 400


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
    tournament = mitchell(served)
    assert "director" in tournament.refused("1ns", do, **more)
    assert tournament.ask("nobody", do, **more).status_code == 403


def test_what_is_ruled_is_read_again_from_its_lines() -> None:
    """Several lines of one action are stored together, and fold to the same tournament."""
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
    assert (again.tournament, again.n, again.done) == (kept.tournament, kept.n, kept.done)
    assert again.tournament.appeals[1].outcome == "changed"
    (lines,) = again.tournament.scorebook.pasts.values()
    assert [type(one.step).__name__ for one in lines] == [
        "ScoreEntered",
        "ScoreEntered",
        "ScoreUndone",
    ]


def test_another_movement_may_be_taken_once_every_score_is_taken_back(served: Served) -> None:
    tournament = mitchell(served)
    seat = {"movement": "howell", "pairs": 4, "rounds": 3, "each": 2, "minutes": 15}
    tournament.do("td", "slip", text="5 1 P")
    assert "stays" in tournament.refused("td", "seat", **seat)
    tournament.do("td", "undo", board=5, pair=1)
    assert tournament.view()["scores"][0]["score"] is None
    tournament.do("td", "seat", **seat)
    assert tournament.view()["scores"] == []


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

    async def ruled() -> Tournament:
        here = Tournaments(MemoryStore(), time.time)
        opened = await here.open(msgspec.convert(FORMS[name], OpenTournament))
        kept = await here.find(opened.event)
        assert kept is not None
        kept = await here.do(kept, Role(), StartRound("n", 1))
        sittings = kept.tournament.sittings(1)
        first, boards = sittings[0], kept.tournament.boards(sittings[0])
        todo: list[PlayRequest | RulingRequest] = [
            EnterSlip(
                f"{board} {one.table}",
                f"{board} {one.ns[0]} 4SN{'=' if one.table % 2 else '-1'}",
            )
            for one in sittings
            for board in kept.tournament.boards(one)
        ]
        todo.append(AdjustScore("w", boards[0], first.ns[0], "60% 4S=, 40% 4S-1"))
        todo.append(GiveAverage("a", boards[1], first.ew[0], "60", "40"))
        todo.append(FileAppeal("p", boards[0], first.ew[0], "facts", "law", concurring=True))
        for asked in todo:
            kept = await here.do(kept, Role(), asked)
        return kept.tournament

    tournament = asyncio.run(ruled())
    (pending,) = views.pending_appeals(tournament)
    card = score_cards.score_card(tournament, tournament.sittings(1)[0].ns[0])
    assert card is not None
    told = (card.why.parts[0].says.en, len(pending.pairs))
    assert told[0].startswith(CARDS[name][0])
    assert told[1] == CARDS[name][1]
