"""A desk that looks again is told the scores that changed, and no others."""

from __future__ import annotations

from typing import Any

from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell


def looked(tournament: TournamentClient, since: int) -> dict[str, Any]:
    answer = tournament.look("td", since=str(since))
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view


def boards(view: dict[str, Any]) -> list[tuple[int, str]]:
    return [(one["board"], one["state"]) for one in view["scores"]]


def test_only_what_changed_since_is_told(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.agreed(1, 1)
    tournament.agreed(2, 3)
    first = tournament.view()
    assert first["since"] == 0
    assert boards(first) == [(1, "agreed"), (3, "agreed")]
    tournament.do("1ns", "score", board=2, contract="P")
    later = looked(tournament, first["n"])
    assert later["since"] == first["n"]
    assert boards(later) == [(2, "entered")]
    tournament.do("1ew", "refuse", board=2)
    refused = looked(tournament, later["n"])
    assert boards(refused) == [(2, "refused")], "no score was entered, its state is another"
    tournament.do("td", "clock", running=False)
    assert boards(looked(tournament, refused["n"])) == []
    assert boards(looked(tournament, first["n"])) == [(2, "refused")]
    assert looked(tournament, 1)["since"] in {0, 1}
    assert boards(looked(tournament, 9_999)) == boards(tournament.view())


def key(name: str, one: dict[str, Any]) -> tuple[Any, ...]:
    keys = {
        "scores": ("board", "ns", "ew"),
        "tables": ("table",),
        "players": ("number",),
        "ranking": ("pair", "line"),
    }
    return tuple(one[part] for part in keys[name])


def put_together(before: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Return what a page makes of an answer that tells only what changed."""
    if not news["since"]:
        return news
    whole = dict(news)
    for name in ("scores", "tables", "players", "ranking"):
        fresh = {key(name, one): one for one in news[name]}
        if name == "tables" and news["round"] != before["round"]:
            continue
        whole[name] = [fresh.pop(key(name, one), one) for one in before[name]] + [
            *fresh.values()
        ]
    whole["ranking"] = sorted(
        (one for one in whole["ranking"] if one["pair"] not in news["unranked"]),
        key=lambda one: (("ns", "ew", "").index(one["line"]), one["rank"], one["pair"]),
    )
    return whole | {
        "links": news["links"] or before["links"],
        "keys": news["keys"] or before["keys"],
    }


def test_the_changes_put_together_are_the_whole_view(served: Served) -> None:
    """Whatever is done, a desk that was told only changes shows what a fresh one shows."""
    tournament = mitchell(served, pairs=9, rounds=5)
    held = tournament.view()
    deeds: list[tuple[str, dict[str, Any]]] = [
        ("next", {"round": 1}),
        ("slip", {"text": "1 1 3N N ="}),
        ("slip", {"text": "3 2 4S S -1"}),
        ("slip", {"text": "1 1 4H N +1", "correct": True}),
        ("name", {"pair": 7, "names": "Ann & Bob"}),
        ("penalty", {"pair": 2, "points": "-0.5"}),
        ("undo", {"board": 3, "pair": 2}),
        ("next", {"round": 2, "anyway": True}),
        ("slip", {"text": "5 1 2H E ="}),
        ("come", {"pair": 8, "how": "leaves"}),
        ("add", {"names": "Late & Later"}),
        ("slip", {"text": "7 2 3N S +1"}),
        ("last", {"round": 4}),
        ("back", {"round": 2}),
        ("undo", {"board": 1, "pair": 1}),
    ]
    partial = 0
    for deed, more in deeds:
        answer = tournament.ask("td", deed, **more)
        news = looked(tournament, held["n"]) if answer.status_code == 200 else held
        partial += bool(news["since"])
        held = put_together(held, news)
        fresh = tournament.view()
        for name, value in fresh.items():
            if name not in {"clock", "since", "unranked"}:
                told = held[name]
                same = (
                    sorted(told, key=str) == sorted(value, key=str)
                    if name == "scores"
                    else told == value
                )
                assert same, (deed, name, told, value)
    assert partial > 10
