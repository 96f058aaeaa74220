"""A step that answers something is refused once that has changed; what is true is shown."""

from __future__ import annotations

import typing
from typing import Any

import httpx
import pytest

from biritch.competition.tournament.steps.teams import MatchDecided
from biritch.competition.tournament.versions import changes_since, versions_after
from biritch.server.tournaments.requests import PlayRequest, RulingRequest
from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell

Step = tuple[str, str, dict[str, Any]]
"""Who asks, what, and with what."""
SCORE = {"contract": "3N", "declarer": "E", "result": "="}
APPEAL = {"facts": "hesitation", "ruling": "16B", "concurring": True}

STALE: dict[str, tuple[list[Step], Step, Step]] = {
    "score": ([], ("1ns", "score", {"board": 1, **SCORE, "result": "+3"}),
              ("1ns", "score", {"board": 1, **SCORE})),
    "agree": ([("1ns", "score", {"board": 1, **SCORE})],
              ("1ns", "score", {"board": 1, **SCORE, "result": "+3"}),
              ("1ew", "agree", {"board": 1})),
    "agree-all": ([("1ns", "score", {"board": 1, **SCORE})],
                  ("1ns", "score", {"board": 1, **SCORE, "result": "+3"}),
                  ("td", "agree-all", {})),
    "refuse": ([("1ns", "score", {"board": 1, **SCORE})],
               ("1ns", "score", {"board": 1, **SCORE, "result": "+3"}),
               ("1ew", "refuse", {"board": 1})),
    "slip": ([("td", "slip", {"text": "1 1 3NE="})],
             ("td", "slip", {"text": "1 1 3NE+3", "correct": True}),
             ("td", "slip", {"text": "1 1 3NE-1", "correct": True})),
    "penalty": ([], ("td", "penalty", {"pair": 1, "points": "-1"}),
                ("td", "penalty", {"pair": 1, "points": "-1"})),
    "penalty-back": ([("td", "penalty", {"pair": 1, "points": "-1"})],
                     ("td", "penalty-back", {"pair": 1, "number": 1}),
                     ("td", "penalty-back", {"pair": 1, "number": 1})),
    "name": ([], ("td", "name", {"pair": 1, "names": "Ann & Bob"}),
             ("td", "name", {"pair": 1, "names": "Cleo & Dan"})),
    "come": ([], ("td", "come", {"pair": 1, "how": "missing"}),
             ("td", "come", {"pair": 1, "how": "late"})),
    "next": ([], ("td", "next", {"round": 2, "anyway": True}),
             ("td", "next", {"round": 3, "anyway": True})),
    "clock": ([], ("td", "clock", {"running": True, "minutes": 5}),
              ("td", "clock", {"running": True, "minutes": 5})),
    "show": ([], ("td", "show", {"shown": True}), ("td", "show", {"shown": False})),
    "call": ([], ("td", "next", {"round": 2, "anyway": True}), ("1ns", "call", {"board": 1})),
    "reply": ([("1ns", "call", {"board": 1})],
              ("td", "reply", {"call": 1, "words": "I am coming"}),
              ("td", "reply", {"call": 1, "words": "Play on", "closed": True})),
    "overrun": ([], ("td", "next", {"round": 2, "anyway": True}),
                ("td", "overrun", {"boards": "average", "now": True})),
    "back": ([], ("td", "next", {"round": 2, "anyway": True}), ("td", "back", {"round": 2})),
    "last": ([], ("td", "last", {"round": 2}), ("td", "last", {"round": 1})),
    "correction": ([], ("td", "correction", {"minutes": 60}),
                   ("td", "correction", {"minutes": 20})),
    "withdraw": ([], ("td", "withdraw", {"desk": 2}), ("td", "withdraw", {"desk": 2})),
    "boards": ([], ("td", "boards", {"table": 1, "board": 5}),
               ("td", "boards", {"table": 1, "board": 3})),
    "swap": ([], ("td", "swap", {"table": 1, "other": 2}),
             ("td", "swap", {"table": 1, "other": 2})),
    "turn": ([], ("td", "turn", {"tables": [1]}), ("td", "turn", {"tables": [1]})),
    "exchange": ([], ("td", "exchange", {"pair": 4, "other": 5, "anyway": True}),
                 ("td", "exchange", {"pair": 4, "other": 5, "anyway": True})),
    "substitute": ([], ("td", "substitute", {"pair": 1, "name": "Zoe"}),
                   ("td", "substitute", {"pair": 1, "name": "Yves"})),
    "rank-sections": ([], ("td", "rank-sections", {"how": "apart"}),
                      ("td", "rank-sections", {"how": "listed"})),
    "follow": ([], ("td", "follow", {"when": "all-in"}),
               ("td", "follow", {"when": "time"})),
    "plays": ([], ("td", "plays", {"pair": 1}), ("td", "plays", {"pair": 2})),
    "publication": ([], ("td", "publication", {"club": "Monday club"}),
                    ("td", "publication", {"club": "Tuesday club"})),
    "announce": ([], ("td", "announce", {"words": "Tea at four"}),
                 ("td", "announce", {"words": "Tea at five"})),
    "rate": ([], ("td", "rate", {"pair": 1, "holding": 5}),
             ("td", "rate", {"pair": 1, "holding": 7})),
    "columns": ([], ("td", "columns", {"strata": "300 100"}),
                ("td", "columns", {"strata": ""})),
    "fouled": ([("td", "slip", {"text": "1 1 3NE="})],
               ("td", "fouled", {"board": 1, "tables": "1-4"}),
               ("td", "fouled", {"board": 1, "tables": ""})),
    "average": ([], ("1ns", "score", {"board": 1, **SCORE}),
                ("td", "average", {"board": 1, "pair": 1, "own": "60", "theirs": "40"})),
    "averages": ([("td", "come", {"pair": 1, "how": "missing"}),
                  ("td", "next", {"round": 2, "anyway": True}),
                  ("td", "come", {"pair": 1, "how": "late"})],
                 ("td", "averages", {"pair": 1, "own": "60", "theirs": "60"}),
                 ("td", "averages", {"pair": 1, "own": "40", "theirs": "60"})),
    "averages-back": ([("td", "come", {"pair": 1, "how": "missing"}),
                       ("td", "next", {"round": 2, "anyway": True}),
                       ("td", "come", {"pair": 1, "how": "late"})],
                      ("td", "averages", {"pair": 1, "own": "60", "theirs": "60"}),
                      ("td", "averages-back", {"pair": 1})),
    "adjust": ([], ("td", "adjust", {"board": 1, "pair": 1, "score": "100"}),
               ("td", "adjust", {"board": 1, "pair": 1, "score": "-100"})),
    "undo": ([("1ns", "score", {"board": 1, **SCORE}), ("1ew", "agree", {"board": 1}),
              ("td", "adjust", {"board": 1, "pair": 1, "score": "60-40"})],
             ("td", "undo", {"board": 1, "pair": 1}),
             ("td", "undo", {"board": 1, "pair": 1})),
    "appeal": ([], ("td", "appeal", {"board": 1, "pair": 1, **APPEAL}),
               ("td", "appeal", {"board": 1, "pair": 1, **APPEAL})),
    "decide": ([("td", "appeal", {"board": 1, "pair": 1, **APPEAL})],
               ("td", "decide", {"number": 1, "outcome": "upheld"}),
               ("td", "decide", {"number": 1, "outcome": "withdrawn"})),
}  # fmt: skip
"""By kind: what is done before, what changes under the sender, and the late step."""
ELSEWHERE = {"seat", "reseat", "section", "add", "line-up", "flow", "away", "table-rules",
             "decide-match", "sign-ups"}  # fmt: skip
"""Kinds of tournaments of another form, tried below."""


def test_every_kind_of_step_is_tried_here() -> None:
    kinds = typing.get_args(PlayRequest) + typing.get_args(RulingRequest)
    assert {kind.__struct_config__.tag for kind in kinds} == set(STALE) | ELSEWHERE


def test_a_level_match_is_decided_once() -> None:
    lot, seed = MatchDecided(1, 2, 1, "lot"), MatchDecided(2, 1, 2, "seed")
    versions = versions_after({}, lot, 9)
    assert changes_since(versions, [seed], 8) == {"match/1-2": 9}
    assert not changes_since(versions, [seed], 9)


def refused_as_changed(
    tournament: TournamentClient, who: str, do: str, seen: int, more: dict[str, Any]
) -> None:
    before = tournament.view()["n"]
    answer = tournament.ask(who, do, seen=seen, **more)
    assert answer.status_code == 409, (do, answer.text)
    said = answer.json()
    assert "has changed" in said["refused"]["en"], said
    assert "changé" in said["refused"]["fr"]
    assert said["changed"]
    assert said["view"]["n"] == before == tournament.view()["n"], "nothing was written"
    assert said["view"]["eye"] == tournament.view(who)["eye"]


@pytest.mark.parametrize("kind", STALE)
def test_a_step_that_answers_what_has_changed_is_refused(served: Served, kind: str) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    before, change, (who, do, more) = STALE[kind]
    assert do == kind
    for one in before:
        tournament.do(one[0], one[1], **one[2])
    seen = tournament.view(who)["n"]
    tournament.do(change[0], change[1], seen=seen, **change[2])
    if kind == "averages":  # what the others gave leaves no board that this one could give
        assert "missed no board" in tournament.refused(who, do, seen=seen, **more)
        return
    refused_as_changed(tournament, who, do, seen, more)


def test_before_play_too(served: Served) -> None:
    tournament = mitchell(served)
    seat = {"movement": "mitchell", "pairs": 10, "rounds": 5, "each": 2, "minutes": 15}
    for kind, more in (
        ("seat", seat),
        ("reseat", {"movement": "mitchell", "entrants": "1 2 3 4", "rounds": 2, "each": 2,
                    "minutes": 15}),
        ("section", {"movement": "howell", "pairs": 4, "rounds": 3}),
        ("add", {"names": "Late"}),
    ):  # fmt: skip
        seen = tournament.view()["n"]
        tournament.do("td", "seat", seen=seen, **seat)
        refused_as_changed(tournament, "td", kind, seen, more)


def test_online_and_in_teams_too(served: Served) -> None:
    online = mitchell(served, online=True)
    seen = online.view()["n"]
    online.do("td", "flow", seen=seen, flowing=False)
    refused_as_changed(online, "td", "flow", seen, {"flowing": True})
    # What is settled of seats and onlookers is not what was changed.
    rules = {"undo": "off", "onlookers": "none"}
    for kind, more in (("away", {"how": "keep"}), ("table-rules", {**rules, "delay": 5})):
        online.do("td", kind, seen=seen, **more)
    refused_as_changed(online, "td", "away", seen, {"how": "robot"})
    refused_as_changed(online, "td", "table-rules", seen, rules)
    teams = TournamentClient.opened(
        served, form="teams", pairs=4, movement="knock-out", each=2, lineups="set",
        names=["A: a & b & c & d & e & f"])  # fmt: skip
    teams.do("td", "next", round=1)
    seen = teams.view()["n"]
    named = {"team": 1, "open": "ab", "closed": "ef"}
    teams.do("td", "line-up", seen=seen, **named)
    refused_as_changed(teams, "td", "line-up", seen, named)


def test_one_pair_offline_agrees_to_nothing_it_has_not_seen(served: Served) -> None:
    """3NT= was on the screen when the phone lost the net; 3NT+3 is what it would agree to."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("1ns", "score", board=1, **SCORE)
    seen = tournament.view("1ew")["n"]
    tournament.do("1ns", "score", board=1, **{**SCORE, "result": "+3"})
    refused_as_changed(tournament, "1ew", "agree", seen, {"board": 1})
    assert tournament.board(1, 1)["state"] == "entered"
    # What other tables did meanwhile is no hindrance.
    seen = tournament.view("1ew")["n"]
    tournament.do("2ns", "score", board=3, **SCORE)
    tournament.do("1ew", "agree", seen=seen, board=1)


def test_two_desks_take_one_ruling_back(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1)
    tournament.do("td", "adjust", board=1, pair=1, score="60-40")
    seen = tournament.view()["n"]
    tournament.do("td", "undo", seen=seen, board=1, pair=1)
    refused_as_changed(tournament, "td", "undo", seen, {"board": 1, "pair": 1})
    assert tournament.board(1, 1)["score"]["contract"] == "3N", "the original score stays"


def test_steps_made_offline_one_after_the_other_are_all_done(served: Served) -> None:
    """The second was made before the first was answered: it names the first as its own."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    seen = tournament.view("1ns")["n"]
    body = {"board": 1, **SCORE, "seen": seen}
    assert tournament.ask("1ns", "score", **{**body, "id": "first"}).status_code == 200
    corrected = {**body, "result": "+1"}
    refused_as_changed(tournament, "1ns", "score", seen, {"board": 1, **SCORE})
    answer = tournament.ask("1ns", "score", **{**corrected, "id": "second", "after": ["first"]})
    assert answer.status_code == 200, answer.text
    # The other side's later answer is not of one's own making.
    tournament.do("1ew", "refuse", board=1)
    answer = tournament.ask(
        "1ns", "score", **{**corrected, "id": "third", "after": ["first", "second"]}
    )
    assert answer.status_code == 409


def test_a_step_that_does_not_say_what_it_answers_is_refused(served: Served) -> None:
    tournament = mitchell(served)
    said = tournament.refused("td", "next", round=1, seen=None)
    assert "out of date" in said
    assert tournament.view()["round"] == 0
    # A slip says itself which score it means.
    tournament.do("td", "next", round=1)
    tournament.do("td", "slip", text="1 1 3NE=", seen=None)


def test_hands_uploaded_by_two_desks_are_the_first_ones(served: Served) -> None:
    tournament = mitchell(served)
    seen = tournament.view()["n"]
    deal = "N:AKQJ.T98.765.432 432.AKQJ.T98.765 765.432.AKQJ.T98 T98.765.432.AKQJ"
    other = "N:432.AKQJ.T98.765 765.432.AKQJ.T98 T98.765.432.AKQJ AKQJ.T98.765.432"
    url = f"{tournament.url}/events/{tournament.event}/boards"

    def upload(deal: str, saw: int) -> httpx.Response:
        pbn = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n'
        query = {"file": "a.pbn", "seen": str(saw), "token": tournament.director}
        return httpx.post(url, content=pbn.encode(), params=query, timeout=60)

    assert upload(deal, seen).is_success
    late = upload(other, seen)
    assert late.status_code == 409
    assert "changed" in late.json()["refused"]["en"]
    # What the server finds out about the first hands may come between, and is a change too.
    assert any(upload(other, tournament.view()["n"]).is_success for _ in range(20))


BY_PHONE: list[Step] = [
    ("3ns", "score", {"board": 5, **SCORE}),
    ("3ew", "agree", {"board": 5}),
    ("2ns", "score", {"board": 3, **SCORE}),
]
UNRELATED: list[Step] = [
    ("td", "come", {"pair": 5, "how": "missing"}),
    ("td", "come", {"pair": 5, "how": "late"}),
    ("td", "slip", {"text": "6 3 1NE="}),
    ("td", "slip", {"text": "6 3 2NE=", "correct": True}),
    ("td", "adjust", {"board": 5, "pair": 3, "score": "60-40"}),
    ("td", "undo", {"board": 5, "pair": 3}),
    ("3ns", "call", {}),
    ("td", "penalty", {"pair": 3, "points": "-1"}),
    ("td", "name", {"pair": 3, "names": "Eve & Fred"}),
    ("td", "rate", {"pair": 3, "holding": 9}),
    ("td", "substitute", {"pair": 3, "name": "Gil"}),
    ("td", "fouled", {"board": 5, "tables": "3-6"}),
    ("td", "turn", {"tables": [2]}),
    ("td", "appeal", {"board": 5, "pair": 3, **APPEAL}),
]
"""What others do at other tables, and for other pairs, while somebody looks elsewhere."""


@pytest.mark.parametrize("kind", STALE)
def test_what_others_do_elsewhere_makes_no_step_stale(served: Served, kind: str) -> None:
    """A step answers one score, one pair, one table: not the whole tournament."""
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    before, _, (who, do, more) = STALE[kind]
    for one in before:
        tournament.do(one[0], one[1], **one[2])
    seen = tournament.view(who)["n"]
    by_phone = BY_PHONE if tournament.view()["round"] == 1 else []
    for there, doing, what in UNRELATED[:2] + by_phone + UNRELATED[2:]:
        tournament.do(there, doing, **what)
    answer = tournament.ask(who, do, seen=seen, **more)
    assert answer.status_code != 409 or "changed" not in answer.json(), (do, answer.text)


def test_who_has_seen_nothing_yet_is_refused_only_what_was_changed(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1, seen=tournament.view()["n"])
    tournament.do("1ns", "score", board=1, seen=0, **SCORE)
    refused_as_changed(tournament, "1ns", "score", 0, {"board": 1, **SCORE, "result": "+3"})


def test_everything_is_agreed_to_but_what_was_not_seen(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("1ns", "score", board=1, **SCORE)
    seen = tournament.view()["n"]
    tournament.do("2ns", "score", board=3, **SCORE)
    tournament.do("td", "agree-all", seen=seen)
    assert tournament.board(1, 1)["state"] == "agreed"
    assert tournament.board(2, 3)["state"] == "entered"


def test_two_desks_settle_different_things_of_one_round(served: Served) -> None:
    """One turns a table, exchanges two pairs, takes a penalty back; so does the other."""
    tournament = mitchell(served, pairs=10)
    for pair in (1, 2):
        tournament.do("td", "penalty", pair=pair, points="-1")
    seen = tournament.view()["n"]
    one, other, late = (
        {"round": 1, "pair": a, "other": a + 1, "anyway": True} for a in (6, 8, 7)
    )
    tournament.do("td", "exchange", seen=seen, **one)
    tournament.do("td", "exchange", seen=seen, **other)
    refused_as_changed(tournament, "td", "exchange", seen, late)
    tournament.do("td", "turn", seen=seen, round=3, tables=[1])
    tournament.do("td", "turn", seen=seen, round=3, tables=[2])
    refused_as_changed(tournament, "td", "turn", seen, {"round": 3, "tables": [2, 3]})
    refused_as_changed(tournament, "td", "turn", seen, {"round": 3})
    tournament.do("td", "penalty", seen=seen, pair=3, points="-1")
    tournament.do("td", "penalty-back", seen=seen, pair=2, number=2)
    # Their numbers are other ones now.
    refused_as_changed(tournament, "td", "penalty-back", seen, {"pair": 1, "number": 1})
