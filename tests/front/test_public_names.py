"""What is public is listed, and what goes says so first."""

import re
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import biritch as bw
from biritch.core.deprecation import deprecate, warn_deprecated
from scripts import public_names

ROOT = Path(__file__).parents[2]
SEEN = (
    "src/biritch/__init__.py",
    "src/biritch/front/__init__.py",
    "src/biritch/front/movements.py",
)
"""What stands in for the whole package, which takes a minute to read twice."""
NOBODY = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")


def test_the_list_of_public_names_is_that_of_the_code() -> None:
    listed = public_names.FILE.read_text("utf-8").splitlines()
    assert listed == public_names.lines(), "run scripts/public_names.py"
    heads = {re.split(r"[.(]", line)[0] for line in listed}
    assert heads == {*bw.__all__, "__version__"}


def test_parameters_are_listed_as_they_are_called() -> None:
    def ask(one: int, *more: int, two: int = 2, **rest: int) -> None: ...

    assert public_names.parameters(ask) == "(one, *more, two=, **rest)"
    assert "Deal.random(seed=, *, north=, east=, south=, west=, where=, tries=)" in (
        public_names.lines()
    )


@deprecate("biritch.solve", "2.0")
def solve_all() -> int:
    return 7


def test_a_name_that_goes_says_what_to_use_and_where() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"solve_all is deprecated .* version 2\.0: use"
    ):
        assert solve_all() == 7
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        solve_all()
        warn_deprecated("biritch.old", "biritch.new", "1.0", depth=1)
    assert [Path(warning.filename).name for warning in heard] == [Path(__file__).name] * 2


def test_the_changelog_has_a_section_for_each_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## \[([^\]]+)\]", text, re.MULTILINE)
    assert len(set(heads)) == len(heads)
    assert heads[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", head) for head in heads[1:])
    versions = [tuple(map(int, head.split("."))) for head in heads[1:]]
    assert versions == sorted(versions, reverse=True)


def test_changes_of_public_names_are_found(tmp_path: Path) -> None:
    """A parameter that goes is a breaking change of the name it belongs to."""
    tree = tmp_path / "tree"
    for name in ("pyproject.toml", "scripts/api_diff", *SEEN):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    for words in (["init", "-q"], ["add", "."], [*NOBODY, "commit", "-q", "-m", "as it was"]):
        subprocess.run(["git", *words], cwd=tree, check=True)

    def changes() -> str:
        asked = [sys.executable, "scripts/api_diff", "HEAD"]
        done = subprocess.run(asked, cwd=tree, capture_output=True, text=True, check=False)
        return done.stdout or done.stderr

    assert changes() == "Nothing public of HEAD breaks.\n"
    file = tree / "src/biritch/front/movements.py"
    text = file.read_text("utf-8")
    file.write_text(text.replace(", rounds: int | None = None)", ")"), "utf-8")
    assert "rounds" in (found := changes()), found
    assert "1 breaking changes since HEAD" in found
