"""A group of commands says what there is, in one line; a target is named as it was given."""

from pathlib import Path

from tests.cli.helpers import refused, run


def test_a_group_names_its_commands() -> None:
    assert refused(run("accounts", "zzz")).startswith("no such command: 'zzz' (want close")
    assert refused(run("system")).startswith("name a command: check, diff")


def test_a_target_that_cannot_be_written_is_named_as_it_was_given(tmp_path: Path) -> None:
    source = tmp_path / "boards.pbn"
    source.write_text('[Board "1"]\n')
    line = refused(run("convert", str(source), str(tmp_path / "gone" / "o.pbn")))
    assert ".biritch-" not in line
    assert "gone" in line
