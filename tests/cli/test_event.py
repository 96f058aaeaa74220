"""``biritch event``: a tournament kept in a file."""

from pathlib import Path

import pytest

from tests.cli.helpers import Said, refused, run


@pytest.fixture
def log(tmp_path: Path) -> str:
    """A log with four pairs and two scores."""
    path = str(tmp_path / "monday.log")
    said = [
        "open Monday ffb",
        *(f"enter {pair} A{pair}" for pair in range(1, 5)),
        "score 1 1 2 4S N +1",
        "score 1 3 4 -50",
    ]
    for words in said:
        assert do(path, words).status == 0
    return path


def do(log: str, words: str, by: str = "td", *more: str) -> Said:
    return run("event", log, *words.split(), "--by", by, *more)


def test_the_ranking_so_far_and_as_it_was(log: str) -> None:
    found = run("event", log, "--json").json
    assert (found["title"], found["rules"], found["lines"]) == ("Monday", "ffb", 7)
    assert [(one["rank"], one["pair"]) for one in found["ranking"]] == [
        (1, 1),
        (1, 4),
        (3, 2),
        (3, 3),
    ]
    assert found["ranking"][0]["names"] == "A1"
    assert found["boards"]["1"][0]["tricks"] == 11
    assert run("event", log, "--until", "6", "--json").json["boards"]["1"][0]["score"] == 450
    assert run("event", log, "--until", "5").out.splitlines() == [
        "Monday",
        "4 contestants, no score yet",
    ]


def test_a_score_is_agreed_corrected_and_adjusted(log: str) -> None:
    assert "2 scores the other side has not agreed with" in run("event", log).out
    assert len(do(log, "agree 1 1 2", "2", "--json").json["not_agreed"]) == 1
    assert "cannot agree to it too" in refused(do(log, "agree 1 3 4"))
    corrected = do(log, "correct 1 1 2 pass", "td", "--json").json
    assert corrected["boards"]["1"][0]["score"] == 0
    adjusted = do(log, "adjust 1 3 4 60-40 slow play", "td", "--json").json
    assert adjusted["boards"]["1"][1]["percent_ns"] == 60
    fined = do(log, "penalty 3 -1/2 late", "td", "--json").json
    assert next(one for one in fined["ranking"] if one["pair"] == 3)["adjusted"] == -0.5
    assert do(log, "withdraw 4 ill", "td", "--json").json["withdrawn"] == [4]
    lines = Path(log).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 12
    assert '"why": "slow play"' in lines[9]


def test_a_score_is_taken_back_and_what_stood_before_stands_again(log: str) -> None:
    do(log, "adjust 1 1 2 60-40 slow play")
    back = do(log, "undo 1 1 2 other table", "td", "--json").json
    assert back["boards"]["1"][0]["score"] == 450
    assert len(back["not_agreed"]) == 2
    gone = do(log, "undo 1 1 2", "td", "--json").json
    assert [one["ns"] for one in gone["boards"]["1"]] == [3]
    assert "there is no score yet" in refused(do(log, "undo 1 1 2"))
    assert do(log, "score 1 1 2 4S N =").status == 0


def test_a_line_is_on_the_disk_before_the_answer(
    log: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr("biritch.cli.tournaments.log.os.fsync", synced.append)
    assert do(log, "agree 1 1 2", "2").status == 0
    assert len(synced) == 1
    assert run("event", log).status == 0
    assert len(synced) == 1


def test_lines_of_play_have_numbers_of_their_own(tmp_path: Path) -> None:
    path = str(tmp_path / "mitchell.log")
    for words in ("open M wbf cross-imps", "enter 1ns", "enter 1ew", "score 1 1ns 1ew late"):
        assert do(path, words).status == 0
    found = run("event", path, "--json").json["ranking"]
    assert [(one["pair"], one["direction"]) for one in found] == [(1, "ns"), (1, "ew")]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("golf", "nothing is called 'golf' here (want open, enter, withdraw, score"),
        ("score 1 1", "not understood: 'score 1 1' (want score BOARD NS EW"),
        ("score 2 1 2", "not understood: 'score 2 1 2'"),
        ("score 2 1 2 lots", "score: board 2: not a score: 'lots'"),
        ("score 2 1 2 8S N =", "score: board 2: not a contract: '8S'"),
        ("score 1 1 2 420", "board 1, 1 against 2: there is a score already (want: correct)"),
        ("score 2 1 9 420", "9 does not take part (want first: enter 9)"),
        ("enter 1", "1 takes part already"),
        ("open Again", "the event is open already"),
        ("penalty 1 x", "not understood: 'penalty 1 x' (want penalty WHO POINTS [WHY])"),
        ("agree 1 2 1", "board 1, 2 against 1: there is no score yet"),
    ],
)
def test_what_cannot_be_is_one_line_and_leaves_the_log_alone(
    log: str, words: str, line: str
) -> None:
    before = Path(log).read_bytes()
    assert line in refused(do(log, words))
    assert refused(do(log, words, "td", "--lang", "fr")) != line
    assert Path(log).read_bytes() == before


def test_what_is_asked_in_vain(log: str, tmp_path: Path) -> None:
    assert "missing --by" in refused(run("event", log, "enter", "9"))
    assert "it takes no words" in refused(run("event", log, "enter", "9", "--until", "3"))
    assert "no such file" in refused(run("event", str(tmp_path / "none.log")))
    bad = tmp_path / "bad.log"
    bad.write_text("rubbish\n", encoding="utf-8")
    assert "bad.log: line 1: not a line of an event’s log: 'rubbish'" in refused(
        run("event", str(bad))
    )
    bad.write_bytes(b"\xff\xfe")
    assert "not a line of an event’s log" in refused(run("event", str(bad)))
    lines = Path(log).read_text(encoding="utf-8").splitlines()
    bad.write_text("\n".join(lines[1:]), encoding="utf-8")
    assert "line 1: the event is not open" in refused(run("event", str(bad)))


def test_an_event_is_published_as_it_stands(log: str, tmp_path: Path) -> None:
    assert run("event", log, "--site", str(tmp_path / "site")).status == 0
    page = (tmp_path / "site" / "fr" / "index.html").read_text(encoding="utf-8")
    assert "<h1>Monday</h1>" in page
    assert "A4" in page
    card = (tmp_path / "site" / "en" / "who-1.html").read_text(encoding="utf-8")
    assert "better than -50" in card
    empty = str(tmp_path / "empty.log")
    assert do(empty, "open Monday ffb").status == 0
    assert "no result" in refused(run("event", empty, "--site", str(tmp_path / "none")))


def test_what_an_event_writes_is_ranked_as_it_was(log: str, tmp_path: Path) -> None:
    """Regulation, penalty and a weighted score come with the file; no option is needed."""
    do(log, "adjust 1 3 4 60-40 slow play")
    do(log, "penalty 3 -1/2 late")
    file = str(tmp_path / "out.csv")
    told = run("event", log, "--bridgewebs", file, "--json").json["ranking"]
    keys = ("rank", "pair", "score", "percent", "names")
    for source in (file, str(tmp_path / "out.xml")):
        if source != file:
            assert run("convert", file, source).status == 0
        found = run("rank", source, "--json").json["ranking"]
        assert [[one[key] for key in keys] for one in found] == [
            [one[key] for key in keys] for one in told
        ]
