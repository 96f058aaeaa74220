"""What is published of a tournament: files, pages at their address, hands of the boards."""

from __future__ import annotations

import io
import zipfile
from collections import Counter
from pathlib import Path

import httpx
import pytest

import biritch
from tests.server.served import PATIENCE, Served
from tests.server.tournaments.participants import TournamentClient

BOARDS = Path(__file__).parents[3] / "samples" / "boards.pbn"
HOWELL = {"pairs": 4, "movement": "howell", "rounds": 3, "each": 1}
NAMES = ["Ann & Bob", "Cleo - Dan", "Eve & Fay", "Gus & Hal"]


def played(served: Served, **asked: object) -> TournamentClient:
    """Return a Howell of four pairs, three rounds of a board each, every score agreed."""
    tournament = TournamentClient.opened(
        served,
        pairs=4,
        movement="howell",
        rounds=3,
        each=1,
        title="Été <1>",
        names=NAMES,
        **asked,
    )
    for number in (1, 2, 3):
        tournament.do("td", "next", round=number)
        for table in tournament.view()["tables"]:
            for board in table["boards"]:
                pair = table["ns"]["number"]
                score = ("3N N =", "1S E -1")[table["table"] % 2]
                tournament.do("td", "slip", text=f"{board['number']} {pair} {score}")
    return tournament


def fetch(
    tournament: TournamentClient, path: str, who: str = "", **query: str
) -> httpx.Response:
    key = tournament.key(who) if who else ""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    url = f"{tournament.url}/events/{tournament.event}/{path}"
    return httpx.get(url, params=query, headers=headers, timeout=PATIENCE)


def send_boards(tournament: TournamentClient, body: bytes, who: str = "td") -> httpx.Response:
    url = f"{tournament.url}/events/{tournament.event}/boards"
    headers = {"authorization": f"Bearer {tournament.key(who)}"}
    query = {"file": "boards.pbn"}
    return httpx.post(url, content=body, params=query, headers=headers, timeout=PATIENCE)


def test_strata_and_unofficial_master_points_are_published_too(served: Served) -> None:
    tournament = played(served)
    tournament.do("td", "columns", strata="300 100", points="acbl-club")
    for pair, holding in ((1, 500), (2, 50), (3, 50), (4, 50)):
        tournament.do("td", "rate", pair=pair, holding=holding, handicap="")
    head, first, *_ = fetch(tournament, "files/ranking.csv", "td", lang="fr").text.splitlines()
    assert head.split(";")[-2:] == ["points", "C"]
    # Three share what the first two places earn: 0.40 and 0.28.
    assert first.split(";")[-2] == "0,23"
    page = fetch(tournament, "pages/en/index.html", "td").text
    assert "ACBL, open club game: worked out from published rules, unofficial." in page


@pytest.mark.slow
def test_everything_is_published_at_once_and_corrected_at_once(
    served: Served, tmp_path: Path
) -> None:
    tournament = played(served)
    assert fetch(tournament, "pages/index.html").status_code == 403
    assert fetch(tournament, "files/results.xml").status_code == 403
    early = fetch(tournament, "files/results.xml", "td")
    assert early.status_code == 200, "the director may look at any time"
    tournament.do("td", "next", round=4)
    tournament.do("td", "show", shown=True)
    files = tournament.view("")["files"]
    assert tournament.view("")["pages"]
    assert {"results.xml", "results.pdf", "bridgewebs.csv", "ranking.csv", "pages.zip"} <= {
        *files
    }
    for name in files:
        answer = fetch(tournament, f"files/{name}", lang="fr")
        assert answer.status_code == 200, (name, answer.text[:200])
        assert answer.content
        (tmp_path / name).write_bytes(answer.content)
    ours = {one["pair"]: one["percent"] for one in tournament.view()["ranking"]}
    for name in ("results.xml", "results.pbn"):
        ranking = biritch.rank(tmp_path / name)
        theirs = {
            int(line.contestant.label): f"{float(line.total.percent or 0):.2f}"
            for line in ranking
        }
        assert theirs == ours, name
    usebio = (tmp_path / "results.xml").read_text()
    assert usebio.count("<PLAYER_NAME>Bob</PLAYER_NAME>") == 1
    assert "<PLAYER_NAME>Dan</PLAYER_NAME>" in usebio
    bridgewebs = (tmp_path / "bridgewebs.csv").read_text()
    assert "Ann+Bob" in bridgewebs
    with zipfile.ZipFile(io.BytesIO((tmp_path / "pages.zip").read_bytes())) as folder:
        assert {"index.html", "style.css", "fr/index.html"} <= {*folder.namelist()}
    door = fetch(tournament, "pages/fr/index.html")
    assert "Été &lt;1&gt;" in door.text
    assert fetch(tournament, "pages/style.css").headers["content-type"].startswith("text/css")
    assert fetch(tournament, "pages/nowhere.html").status_code == 404
    before = fetch(tournament, "pages/en/board-1.html").text
    tournament.do("td", "slip", text="1 1 7N N -9", correct=True, why="misread")
    assert fetch(tournament, "pages/en/board-1.html").text != before


def test_one_weighted_score_spoils_no_file(served: Served) -> None:
    """Nor does the league's regulation, with its own match points."""
    tournament = played(served, rules="acbl")
    tournament.do("td", "adjust", board=1, pair=1, score="60% 620, 40% -100", why="12C1c")
    for name in tournament.view()["files"]:
        assert fetch(tournament, f"files/{name}", "td").status_code == 200, name
    usebio = fetch(tournament, "files/results.xml", "td").text
    assert "<SCORE>332</SCORE>" in usebio
    assert "<NS_MATCH_POINTS>" in usebio
    assert "CROSS_IMP" not in usebio
    rows = fetch(tournament, "files/bridgewebs.csv", "td").text.splitlines()
    assert "#ScoringType,MATCH_POINTS" in rows
    head = next(row for row in rows if row.startswith("#Board,")).split(",")
    first = rows[rows.index(",".join(head)) + 1].split(",")
    line = dict(zip(head, first, strict=True))
    assert line["North"]
    assert line["nsMpts"]
    assert not line["nsXimps"]


@pytest.mark.slow
def test_hands_are_shown_once_a_board_is_played_everywhere(served: Served) -> None:
    tournament = TournamentClient.opened(served, **HOWELL, names=NAMES)
    assert send_boards(tournament, BOARDS.read_bytes(), "1ns").status_code == 403
    assert send_boards(tournament, b'[Board "1"]\n').status_code == 400
    before = tournament.view()["n"]
    assert send_boards(tournament, BOARDS.read_bytes()).status_code == 200
    assert tournament.view()["hands"] == 18
    tournament.until(lambda view: view["n"] > before + 1)  # what they make is known too
    tables_done: Counter[int] = Counter()
    for number in (1, 2, 3):
        tournament.do("td", "next", round=number)
        for table in tournament.view()["tables"]:
            board = table["boards"][0]["number"]
            tournament.agreed(table["table"], board, "3N N =")
            tables_done[board] += 1
            (seen,) = tournament.view(f"{table['table']}ns")["seated"]["boards"]
            done = tables_done[board] == 2
            assert bool(seen["deal"]) == done, "as long as anybody plays it, nobody sees it"
            assert len(seen["makes"]) == 20 * done
            assert (seen["par"] is not None) == done
    assert {*tables_done.values()} == {2}


def test_the_organiser_says_who_it_was_and_who_may_list_and_embed(served: Served) -> None:
    tournament = played(served)
    plain = fetch(tournament, "pages/en/index.html", "td")
    assert plain.headers["x-robots-tag"] == "noindex"
    assert plain.headers["x-frame-options"] == "DENY"
    assert '<meta name="robots" content="noindex">' in plain.text
    tournament.do(
        "td", "publication", club="Cercle d'Aix", director="Zoé", listed=True, framed=True
    )
    page = fetch(tournament, "pages/en/index.html", "td")
    assert "x-robots-tag" not in page.headers
    assert not page.headers["x-frame-options"]
    assert "frame-ancestors *" in page.headers["content-security-policy"]
    assert "noindex" not in page.text
    head = page.text.partition("<h1>")[2].partition("</p>")[0]
    assert head.endswith("Cercle d&#39;Aix · director Zoé · Howell · WBF regulation")
    assert "Ann &amp; Bob" in fetch(tournament, "pages/fr/board-1.html", "td").text
    usebio = fetch(tournament, "files/results.xml", "td").text
    assert "<CLUB_NAME>Cercle d'Aix</CLUB_NAME>" in usebio
    assert '[Director "Zoé"]' in usebio
    assert tournament.view()["publication"]["director"] == "Zoé"
