"""``biritch club``."""

import json
from pathlib import Path

from tests.cli.helpers import refused, run


def test_two_lists_become_one_table(tmp_path: Path) -> None:
    old, new, out = (tmp_path / name for name in ("old.csv", "new.csv", "all.csv"))
    old.write_bytes("Nom;Licence\nZoé;7\nAnn;8\n".encode("cp1252"))
    new.write_text("name,number,club\nBob,9,Here\nZoe,7,There\n")
    said = run("club", str(old), str(new))
    assert said.out.splitlines() == [
        "name,number,club,category,handicap,numbers,contact",
        "Ann,8,,,,,",
        "Bob,9,Here,,,,",
        "Zoe,7,There,,,,",
    ]
    assert "3" in run("club", str(old), str(new), "--out", str(out), "--lang", "fr").out
    assert run("club", str(out), "--json").json[2]["club"] == "There"


def test_a_list_without_names_is_refused_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("number,club\n1,Here\n")
    assert str(file) in refused(run("club", str(file), "--lang", "en"))
    assert refused(run("club", str(tmp_path / "nowhere.csv")))


def test_clubs_that_number_both_directions_are_one_field(tmp_path: Path) -> None:
    """North-South 1 and East-West 1 of a Mitchell are two pairs, in every club."""
    for club, points in (("lyon", (420, 450)), ("paris", (-50, 420))):
        results = [
            {"ns": number, "ew": number, "score": score}
            for number, score in enumerate(points, 1)
        ]
        names = [{"number": 1, "direction": "ew", "name": f"Ann & Bob of {club}"}]
        board = {"board": 1, "results": results}
        document = {"boards": [board], "names": names, "winners": 2}
        (tmp_path / f"{club}.json").write_text(json.dumps(document))
    files = [str(tmp_path / f"{club}.json") for club in ("lyon", "paris")]
    told = run("simultaneous", *files, "--json")
    assert told.status == 0, told.err
    lines = {one["pair"]: one for one in json.loads(told.out)["ranking"]}
    # Of 420, 450, -50 and 420: two points for each beaten, one for the same.
    assert {label: one["score"] for label, one in lines.items()} == {
        "A1NS": 3, "A1EW": 3, "A2NS": 6, "A2EW": 0, "B1NS": 0, "B1EW": 6, "B2NS": 3, "B2EW": 3,
    }  # fmt: skip
    assert "Ann & Bob of paris (paris)" in run("simultaneous", *files).out
