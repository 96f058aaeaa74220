"""The front door: a programmer's first lines work as they are printed."""

import ast
import doctest
import importlib
import pkgutil
import random
import subprocess
import sys
from pathlib import Path

import pytest

import biritch as bw
import biritch.front
from benchmarks.import_time import HEAVY, loaded
from biritch.robots.robot import Decision, Robot
from biritch.rules.offence import IllegalCall

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    info.name for info in pkgutil.iter_modules(biritch.front.__path__, "biritch.front.")
)
SAMPLES = ROOT / "samples"


def imported_for_editors() -> dict[str, str]:
    """Return what type checkers see: each name with the place it comes from."""
    tree = ast.parse(Path(str(bw.__file__)).read_text(encoding="utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    places = {}
    for node in guarded.body:
        if isinstance(node, ast.ImportFrom):
            module = str(node.module).removeprefix("biritch.")
            for name in node.names:
                there = f":{name.name}" if name.asname else ""
                places[name.asname or name.name] = f"{module}{there}"
    return places


def test_the_plan_works_as_it_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLES)
    deal = bw.Deal.random(seed=7)
    assert (deal.north.hcp, deal.solve()["N", "NT"]) == (11, 10)
    assert bw.Contract("4HSx+1").score(vulnerable="both") == 990
    assert len([board.deal for board in bw.read("boards.pbn")]) == 18
    assert "9-12 HLD" in bw.System("sayc").bid(deal.north, "P P 1H P").explain("fr")
    assert "Ada Wren" in bw.rank(bw.read("results.xml"), by="mp").table()


def test_names_and_places_agree_whoever_reads_them() -> None:
    places = vars(bw)["_PLACES"]
    assert imported_for_editors() == places
    assert sorted(bw.__all__) == sorted(places)
    for name, place in places.items():
        module, _, inside = place.partition(":")
        there = getattr(importlib.import_module(f"biritch.{module}"), inside or name)
        assert getattr(bw, name) is there
        assert name in dir(bw)


@pytest.mark.parametrize("name", sorted(set(bw.__all__) - {"Call"}))
def test_a_name_says_what_it_is(name: str) -> None:
    told = getattr(bw, name).__doc__
    assert told
    assert told.strip()[0].isupper()


def test_a_name_there_is_not_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'biritch' has no attribute 'whist'"):
        _ = bw.whist  # type: ignore[attr-defined]


def test_importing_the_door_loads_no_room() -> None:
    code = "import sys, biritch; print([name for name in sys.modules if 'biritch.' in name])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert told.stdout.strip() == b"[]"


def test_a_deal_and_a_score_load_nothing_heavy() -> None:
    code = "import biritch as bw; bw.Deal.random(seed=7); bw.Contract('4HS=').score()"
    assert not loaded(code) & set(HEAVY)


@pytest.mark.parametrize("module", ["biritch", *MODULES])
def test_its_examples_run(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert doctest.testmod(importlib.import_module(module)).failed == 0


# ---- contracts ----


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4HSx+1", "4HSX+1"),
        ("3NTE=", "3NE="),
        ("3NN", "3NN"),
        ("2cw-2", "2CW-2"),
        ("6SXXN", "6SNXX"),
        ("1 S S x", "1SSX"),
        ("Pass", "Pass"),
    ],
)
def test_a_contract_is_read_and_written(text: str, written: str) -> None:
    contract = bw.Contract(text)
    assert str(contract) == written
    assert bw.Contract(written) == contract
    assert eval(repr(contract), {"Contract": bw.Contract}) == contract


@pytest.mark.parametrize("text", ["", "8HS", "4H", "4HSxxx", "4XS", "0NS", "4HS+", "X"])
def test_what_is_no_contract_is_refused_in_a_line(text: str) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        bw.Contract(text)


def test_a_result_beyond_the_thirteen_tricks_is_refused() -> None:
    with pytest.raises(ValueError, match=r"want 0\.\.13"):
        bw.Contract("7NTS+1")
    with pytest.raises(ValueError, match=r"want 0\.\.13"):
        bw.Contract("1CS", tricks=14)


def test_without_a_result_there_is_no_score() -> None:
    with pytest.raises(ValueError, match="no result: 4HS"):
        bw.Contract("4HS").score()


def test_a_contract_of_a_record_takes_its_tricks() -> None:
    for record in bw.read(SAMPLES / "results.csv"):
        assert record.contract is not None
        played = bw.Contract(record.contract, tricks=record.tricks)
        board = bw.Board.from_number(record.number or 1)
        points = played.score(board.vulnerability)
        declarer = played.declarer
        if declarer is not None and declarer.side is bw.Side.EW:
            points = -points
        assert points == record.score


def test_an_unknown_code_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="duplicate-2017"):
        bw.Contract("4HS=").score(code="duplicate-2050")


# ---- files ----


def test_a_file_is_written_and_read_again(tmp_path: Path) -> None:
    boards = bw.read(SAMPLES / "boards.pbn")
    assert bw.write(boards, tmp_path / "again.pbn") == ()
    assert bw.read(tmp_path / "again.pbn") == boards
    assert bw.write(boards, tmp_path / "boards.csv")
    with pytest.raises(ValueError, match="not a notation: 'doc'"):
        bw.write(boards, tmp_path / "boards.doc", notation="doc")
    with pytest.raises(ValueError, match="name one"):
        bw.write(boards, tmp_path / "boards.doc")


def test_a_file_that_is_wrong_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "wrong.pbn"
    path.write_text('[Board "1"]\n[Deal "N:AK.. - - -"]\n[Dealer "Z"]\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"line [23]"):
        bw.read(path)
    wrong: list[ValueError] = []
    assert bw.read(path, errors=wrong.append) == []
    assert len(wrong) == 1


# ---- bidding ----


def test_a_system_bids_and_explains() -> None:
    sayc = bw.System("sayc")
    assert repr(sayc) == "System('sayc')"
    opening = sayc.bid("AQJ.K92.A32.8765")
    assert str(opening) == "1C"
    assert opening.explain("en") != opening.explain("fr")
    assert "P" in opening.why_not()
    meanings = sayc.explain("1N P 2C", dealer="E", vulnerable="ns")
    assert [str(call) for call in meanings] == ["1N", "P", "2C"]


def test_bidding_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="not a bidding system: 'goren'"):
        bw.System("goren")
    with pytest.raises(IllegalCall, match="Law 27"):
        bw.System("sayc").bid("AQJ.K92.A32.8765", "1H 1D")
    with pytest.raises(ValueError, match="not a whole hand"):
        bw.System("sayc").bid("AQJ.K92.A32.87")


# ---- games ----


class Passing:
    """Calls nothing, plays its lowest card."""

    name = "passing"

    def decide(self, view: bw.View, *, budget: float, rng: random.Random) -> Decision:
        return bw.robot("random").decide(view, budget=budget, rng=rng)


def test_robots_of_ones_own_play_to_the_end() -> None:
    mine: Robot = Passing()
    done = bw.play(bw.game(deal=bw.Deal.random(seed=1)), mine, seed=3)
    again = bw.play(bw.game(deal=bw.Deal.random(seed=1)), dict.fromkeys(bw.Seat, mine), seed=3)
    assert done.over
    assert done.log == again.log


def test_every_game_opens_by_its_name() -> None:
    assert repr(bw.game("minibridge", board=3)).startswith("<Game minibridge, board 3")
    with pytest.raises(ValueError, match="not a game: 'poker'"):
        bw.game("poker")


# ---- rankings and movements ----


def test_the_same_evening_ranks_alike_from_every_file() -> None:
    rankings = [bw.rank(bw.read(SAMPLES / f"results.{suffix}")) for suffix in ("csv", "xml")]
    assert rankings[0].table() == rankings[1].table()
    ranking = rankings[0]
    assert len(ranking) == 10
    assert ranking[0].contestant.label == "1"
    assert "," in ranking.table("fr")
    assert "étui" in ranking.explain(1, "fr").lower() or "donne" in ranking.explain(1, "fr")
    with pytest.raises(ValueError, match="nobody is called 11"):
        ranking.explain(11)


@pytest.mark.parametrize("by", ["imp", "butler", "total", "cross-imp"])
def test_other_methods_rank_too(by: str) -> None:
    assert len(bw.rank(bw.read(SAMPLES / "results.csv"), by=by)) == 10
    with pytest.raises(ValueError, match="not a method"):
        bw.rank([], by="guess")


def test_teams_are_ranked() -> None:
    match = ROOT / "tests" / "vectors" / "ranking" / "two_rooms.pbn"
    ranking = bw.rank(bw.read(match), by="imp", kind="teams", scale="wbf-continuous")
    assert len(ranking) == 2
    assert ranking.explain(ranking[0].contestant.label)
    with pytest.raises(ValueError, match="not a scale"):
        bw.rank(bw.read(match), kind="teams", scale="mine")


def test_movements_by_name() -> None:
    assert bw.movement("mitchell", 10).tables == 5
    with pytest.raises(ValueError, match="not a movement: 'waltz'"):
        bw.movement("waltz", 10)
