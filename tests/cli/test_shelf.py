"""The shelf of commands: each has help, and refuses what it does not know in one line."""

import os
import signal
import subprocess
import sys

import click
import pytest

from biritch.cli.main import biritch
from biritch.cli.options import print_json
from tests.cli.helpers import PLAIN, refused, run, spawn
from tests.started import running

CONTEXT = click.Context(biritch)
COMMANDS = biritch.list_commands(CONTEXT)


def options(name: str) -> set[str]:
    command = biritch.get_command(CONTEXT, name)
    assert command is not None
    return {word for param in command.params for word in param.opts}


def test_the_shelf_is_not_empty() -> None:
    assert {"auction", "board", "codes", "deal", "score"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_help(name: str, language: str) -> None:
    said = run(name, "--help", LC_ALL=f"{language}.UTF-8")
    assert said.status == 0
    assert said.err == ""
    assert f"biritch {name}" in said.out.splitlines()[0]
    assert said.out.splitlines()[2].strip()
    assert "cli-" not in said.out
    assert max(map(len, said.out.splitlines())) <= 100


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_refuses_an_option_it_does_not_know(name: str) -> None:
    assert "--no-such-thing" in refused(run(name, "--no-such-thing"))


@pytest.mark.parametrize("name", ["auction", "board", "codes", "deal", "score"])
def test_every_command_that_answers_speaks_json_and_both_languages(name: str) -> None:
    assert {"--json", "--lang"} <= options(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_language_nobody_speaks_is_refused(name: str) -> None:
    if "--lang" in options(name):
        line = refused(run(name, "--lang", "xx"))
        assert line == "--lang: not a choice: 'xx' (want en, fr)"


def test_the_list_of_commands_is_told_in_the_readers_language() -> None:
    assert "Commands" in run("--help").out
    assert "Commandes" in run("--help", LC_ALL="fr_FR.UTF-8").out
    assert "Commandes" in run("--lang", "fr", "--help").out


def test_a_language_chosen_before_the_command_holds_for_it() -> None:
    assert run("--lang", "fr", "board", "1").out.startswith("Donne 1")
    assert run("board", "1", "--lang", "fr").out.startswith("Donne 1")
    assert run("--lang", "fr", "board", "1", "--lang", "en").out.startswith("Board 1")


def test_a_slip_of_the_pen_is_told_the_nearest_command() -> None:
    assert refused(run("acution")) == "no such command: 'acution' (did you mean auction?)"
    wanted = "(want accounts, auction, backup, bid, board"
    assert refused(run("qqq")).startswith(f"no such command: 'qqq' {wanted}")
    assert "est-ce auction" in refused(run("acution", LC_ALL="fr_FR.UTF-8"))


def test_a_slip_in_an_option_is_told_the_nearest() -> None:
    assert refused(run("score", "--declarr", "N")) == (
        "no such option: --declarr (did you mean --declarer?)"
    )


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("score 4H 5H --declarer N --tricks 9", "'5H' is too much (see --help)"),
        ("board 7 --json=1", "--json is not used that way (see --help)"),
        ("deal -n", "-n wants a value (see --help)"),
        ("--nope", "no such option: --nope (see --help)"),
        ("board", "missing NUMBER (see --help)"),
    ],
)
def test_clicks_own_refusals_pass_through_the_same_door(words: str, line: str) -> None:
    assert refused(run(*words.split())) == line
    french = refused(run(*words.split(), LC_ALL="fr_FR.UTF-8"))
    assert "voir --help" in french


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("biritch sc", "score"),
        ("biritch deal --form", "--format"),
        ("biritch deal --format p", "pbn"),
    ],
)
def test_a_shell_completes_what_is_begun(typed: str, offered: str) -> None:
    count = str(len(typed.split()) - 1)
    said = spawn(COMP_WORDS=typed, COMP_CWORD=count, _BIRITCH_COMPLETE="bash_complete")
    assert said.out.split() == [f"plain,{offered}"]


@pytest.mark.parametrize("board", range(1, 33))
def test_board_says_who_deals_and_who_is_vulnerable(board: int) -> None:
    dealers = "NESW" * 8
    vulnerable = ("none ns ew both " * 4).split()
    turned = [vulnerable[(n + n // 4) % 4] for n in range(16)] * 2
    assert run("board", str(board), "--json").json == {
        "board": board,
        "dealer": dealers[board - 1],
        "vulnerable": turned[board - 1],
    }


@pytest.mark.parametrize("word", ["0", "-1", "x", "1.5", "٣", "9" * 5000, ""])
def test_a_board_has_a_whole_number(word: str) -> None:
    assert "not a whole number of 1 or more" in refused(run("board", "--", word))


def test_a_process_answers_like_the_function() -> None:
    said = spawn("board", "7", "--json")
    assert said.status == 0
    assert said.json == {"board": 7, "dealer": "S", "vulnerable": "both"}
    assert refused(spawn("board", "seven")) == (
        "NUMBER: not a whole number of 1 or more: 'seven'"
    )


def test_a_terminal_that_knows_no_symbols_is_given_letters() -> None:
    words = ("score", "4H", "--declarer", "N", "--tricks", "10")
    assert "4♥ by North" in spawn(*words).out
    said = spawn(*words, "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.status == 0
    assert "4H par Nord" in said.out


@pytest.mark.slow
def test_nobody_is_coloured_outside_a_terminal() -> None:
    words = ("deal", "--seed", "1", "--format", "diagram")
    assert "\x1b" not in spawn(*words).out
    forced = spawn(*words, FORCE_COLOR="1", NO_COLOR="", TERM="xterm-256color").out
    assert "\x1b[" in forced
    assert "\x1b[3" not in spawn(*words, FORCE_COLOR="1", NO_COLOR="1", TERM="xterm").out


def test_a_reader_who_leaves_ends_it_quietly() -> None:
    with running(
        [sys.executable, "-m", "biritch.cli.main", "deal", "-n", "20000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"% PBN 2.1\r\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from biritch.cli.main import main
main()
"""
"""A shell starts what runs in the background deaf to interruptions: not so here."""


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
def test_an_interruption_is_status_130_and_no_traceback() -> None:
    with running(
        [sys.executable, "-c", INTERRUPTIBLE, "deal", "-n", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN},
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
        assert process.returncode == 130
        assert told.strip() == b""


def test_a_full_disk_is_one_line() -> None:
    if not os.path.exists("/dev/full"):  # noqa: PTH110 - a device, only where there is one
        pytest.skip("no /dev/full here")
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        found = subprocess.run(
            [sys.executable, "-m", "biritch.cli.main", "board", "7"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env={**os.environ, **PLAIN},
        )
    assert found.returncode == 2
    assert found.stderr.startswith(b"biritch: file trouble: ")
    assert found.stderr.count(b"\n") == 1


def test_a_fault_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    command = biritch.get_command(CONTEXT, "board")
    assert command is not None
    monkeypatch.setattr(
        "biritch.cli.commands.deals.board.print_json", lambda _: print_json(object())
    )
    said = run("board", "7", "--json", BIRITCH_TRACEBACK="")
    assert said.status == 70
    assert said.err.startswith("biritch: a bug in Biritch, please report it: TypeError")
    assert said.err.count("\n") == 1
