"""``biritch club``."""

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
