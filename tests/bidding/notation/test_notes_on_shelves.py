"""The notes we ship, those of other packages, and systems as notes write them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import biritch
from biritch import shelf
from biritch.bidding import catalogue, conventions, systems
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.notation.places import NotesError
from biritch.bidding.notation.system_text import read_system

ROOT = Path(biritch.__file__).parent
NOTES = sorted(
    path for kind in ("notes", "system") for path in ROOT.glob(f"bidding/**/*.{kind}")
)
PLAYED = {
    package.title: package
    for system in catalogue.all_systems().values()
    for package in system.packages
}
UNSETTLED = {"W-Michaels", "P-Michaels"}
"""Whether a text has Michaels over a preempt, nobody has looked up."""
MARKED = re.compile(r"\[(sourced|disputed|assumed)\]$")


def test_every_file_of_notes_is_an_entry_or_a_part() -> None:
    entries = {".notes": shelf.names(conventions), ".system": shelf.names(systems)}
    for path in NOTES:
        assert path.parent.name == "_parts" or path.stem in entries[path.suffix]


@pytest.mark.parametrize("package", {**catalogue.packages(), **PLAYED}.values())
def test_every_line_can_be_played_and_has_a_name_and_a_source(package: Package) -> None:
    assert package.agreements
    for row in package.agreements:
        assert row.objection() is None, row
        assert row.rule
        assert row.source
        marked = MARKED.search(row.source) or row.source == package.source
        assert marked or row.rule in UNSETTLED, row


@pytest.mark.parametrize("path", NOTES, ids=lambda path: path.stem)
def test_what_is_defined_is_used(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for kind, name in re.findall(r"^(let|situation) ([\w-]+) =", text, re.MULTILINE):
        used = re.findall(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)
        assert len(used) > 1, f"{kind} {name}"
    for name in re.findall(r"^source ([\w-]+):", text, re.MULTILINE):
        assert f"; {name}]" in text, f"source {name}"


def test_notes_of_another_package_are_entries(tmp_path: Path) -> None:
    """A convention and a system, as text, named by entry points."""
    package = tmp_path / "my_notes"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "sapphire.notes").write_text(
        'convention sapphire\ntitle en "Sapphire"  fr "Saphir"\nsource: my book [assumed]\n'
        '1N 5C = en "Sapphire" fr "Saphir": <25 - one_notrump.low>+ HCP; forcing  [SAPPHIRE]\n',
        "utf-8",
    )
    (package / "mine.system").write_text(
        'system mine\nfrom: sayc\ntitle en "Mine"  fr "Le mien"\nabout en "Mine." fr "À moi."\n'
        "figure one_notrump = 12-14\nplays sapphire\nplays sayc\n",
        "utf-8",
    )
    info = tmp_path / "my_notes-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-notes\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[biritch.conventions]\nsapphire = my_notes:sapphire.notes\n"
        "[biritch.systems]\nmine = my_notes:mine.system\n"
    )
    asked = (
        "from biritch.bidding import catalogue\n"
        "from biritch.core.calls import parse_call\n"
        "from biritch.core.seats import Seat, Vulnerability\n"
        "from biritch.rules.auction import Auction\n"
        "from biritch.words.translation import say\n"
        "auction = Auction.of(Seat.NORTH, map(parse_call, ['1NT', 'P', '5C']))\n"
        "told = catalogue.find('mine').explain(auction, Vulnerability.NONE)[-1]\n"
        "print(told.rule, say(told.says, 'fr'), catalogue.packages()['sapphire'].title)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", asked],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT.parent)))},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.stdout.strip() == "SAPPHIRE Saphir : 13 H et plus chapter-sapphire", done.stderr


def test_notes_of_another_package_that_can_never_be_legal_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "my_notes").mkdir()
    (tmp_path / "my_notes" / "__init__.py").touch()
    (tmp_path / "my_notes" / "opal.notes").write_text("chapter opal\n2N 1N = 8+ HCP\n", "utf-8")
    info = tmp_path / "my_notes-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-notes\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[biritch.conventions]\nopal = my_notes:opal.notes\n"
    )
    asked = "from biritch.bidding import catalogue; print('opal' in catalogue.packages())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT.parent)))},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.stdout == "False\n", done.stderr
    assert "opal.notes:2:9: 1N can never follow 2N" in done.stderr


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("plays goren", r"mine\.system:2:7: no chapter, convention, part or system: 'goren'"),
        ("plays stayman; sometimes", r"mine\.system:2:7: not a clause: 'sometimes'"),
        ("figure strength = 12", r"mine\.system:2:8: not a figure of a card: 'strength'"),
        ("figure jump_overcall is huge", r"mine\.system:2:1: jump_overcall is not 'huge'"),
        ("carding: discard loud", r"mine\.system:2:10: not a custom of play: 'discard loud'"),
        ("from: goren", r"mine\.system:2:7: not a system: 'goren'"),
        ("we play it", r"mine\.system:2:1: not a line of a system"),
    ],
)
def test_a_system_that_cannot_be_read_says_where(lines: str, told: str) -> None:
    with pytest.raises(NotesError, match=told):
        read_system(f"system mine\n{lines}\n", "mine.system")


def test_a_system_starts_from_another() -> None:
    mine = read_system("system mine\nfrom: sef\ntools: -drury, baron\n", "mine.system").system
    sef = catalogue.find("sef")
    assert mine.packages == sef.packages
    assert mine.partnership.tools == sef.partnership.tools - {"drury"} | {"baron"}
