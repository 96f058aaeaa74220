"""Each side at a table bids its own system, and its card is open to all."""

from __future__ import annotations

import pytest

from biritch.server.tables import log_setup as lines
from biritch.server.tables.opening import CannotOpenTable, OpenTable, TableDefaults, first_lines
from biritch.table.setup import Setup, Sitter, TableRules
from tests.cli.helpers import refused, run
from tests.server.served import Person, Served


@pytest.mark.parametrize("unit", ["imps", "matchpoints", "points"])
def test_what_boards_are_compared_in_is_kept_with_the_table(unit: str) -> None:
    person = Sitter("person", "Ann")
    rules = TableRules(unit=unit)  # type: ignore[arg-type]
    setup = Setup(lines.games()["contract"], (person, person, person, person), rules)
    assert lines.read_opened(lines.write_opening(setup, {}, at=0))[1].rules == rules


def sitters(asked: OpenTable, custom: TableDefaults) -> list[str]:
    (line,), _ = first_lines(asked, custom, 0)
    return [sitter.name for sitter in lines.read_opened(line)[1].sitters]


def test_the_robots_of_a_side_bid_what_is_asked() -> None:
    told = sitters(OpenTable(systems={"ns": "sef", "ew": "acol:modern-baron"}), TableDefaults())
    assert told == ["robot:sef", "robot:acol:modern-baron", "", "robot:acol:modern-baron"]
    assert sitters(OpenTable(systems={"ew": "sayc"}, robots="rule:sif"), TableDefaults()) == [
        "rule:sif", "rule:sayc", "", "rule:sayc"
    ]  # fmt: skip


def test_the_command_line_seats_others_against_me() -> None:
    custom = TableDefaults(robot="rule:sef", against="rule:sayc")
    assert sitters(OpenTable(), custom) == ["rule:sef", "rule:sayc", "", "rule:sayc"]
    assert sitters(OpenTable(seat="E"), custom) == ["rule:sayc", "", "rule:sayc", "rule:sef"]


def test_robots_bid_the_system_of_the_visitors_country_where_nobody_chose_another() -> None:
    visitor = OpenTable(home="acol:modern")
    assert sitters(visitor, TableDefaults()) == ["robot:acol:modern"] * 2 + [
        "",
        "robot:acol:modern",
    ]
    assert sitters(OpenTable(home="sayc", robots="rule"), TableDefaults())[0] == "rule:sayc"
    # Somebody did: the visitor, for a side or by a robot's name, or whoever started the server.
    assert sitters(OpenTable(home="sayc", systems={"ns": "sif"}), TableDefaults()) == [
        "robot:sif", "robot:sayc", "", "robot:sayc"
    ]  # fmt: skip
    assert sitters(OpenTable(home="sayc", robots="rule:sif"), TableDefaults())[0] == "rule:sif"
    chosen = TableDefaults(robot="rule:sef", robot_chosen=True)
    assert sitters(visitor, chosen) == ["rule:sef", "rule:sef", "", "rule:sef"]
    # A system that is unknown here, and a game without systems, are no reason to refuse.
    assert sitters(OpenTable(home="goren"), TableDefaults())[0] == "robot:sef"
    assert (
        sitters(OpenTable(home="sayc", variant="minibridge"), TableDefaults())[0] == "robot:sef"
    )


def test_robots_named_as_the_server_is_started_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = list[TableDefaults]()
    for folder, command in (("playing", "play"), ("servers", "serve")):
        monkeypatch.setattr(
            f"biritch.cli.commands.{folder}.{command}.run_server",
            lambda _, custom, *__, **___: started.append(custom),
        )
        run(command)
        run(command, "--robot", "rule:sayc")
    assert [(each.robot, each.robot_chosen) for each in started] == [
        ("robot:sef", False),
        ("rule:sayc", True),
    ] * 2


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(CannotOpenTable, match="goren"):
        sitters(OpenTable(systems={"ns": "goren"}), TableDefaults())
    assert "hal" in refused(run("play", "--terminal", "--against", "hal:9000"))


def test_everyone_is_told_what_each_side_bids(served: Served) -> None:
    person = Person.seated(served, systems={"ns": "sef-drury", "ew": "sayc"})
    assert person.view["systems"] == {"NS": "sef-drury", "EW": "sayc"}
    assert person.view["seats"]["N"] == {
        "kind": "robot",
        "name": "Robot",
        "here": True,
        "system": {"en": "SEF, French five-card majors", "fr": "SEF, majeure cinquième"},
    }
    person.leave()
    person = Person.seated(served, variant="whist")
    assert person.view["systems"] == {}
    person.leave()
