"""Dealer scripts: what is read, what is refused and where, and what comes out."""

import json
from pathlib import Path

import pytest

from biritch.competition.dealing.batch import given_hands
from biritch.competition.dealing.lengths import DealsOfLengths
from biritch.competition.dealing.script_run import (
    AverageResult,
    FrequencyResult,
    ScriptRun,
    script_board,
)
from biritch.competition.dealing.script_text import read_script, shapes_of
from biritch.competition.dealing.syntax import ScriptError
from biritch.core.cards import Card, Suit
from biritch.core.seats import Seat, Vulnerability
from biritch.words.translation import LANGUAGES, has_sentence
from tests.cli.helpers import run

WHOLE = """\
# hands for a slam
predeal north SAK, HQ4
strong = hcp(north) + hcp(south) >= 25   // together
fit = spades(north)+spades(south)>=8
condition strong && fit and shape(south, any 4333 + any 4432 + any 5332 - 5xxx)
produce 20
dealer west
vulnerable NS
action
  average "south" hcp(south),
  frequency "length" (spades(south), 2, 4),
  printes("c ", controls(north), \\n),
"""


def kept(text: str, number: int = 30, seed: str = "7") -> ScriptRun:
    """Run a script and forget its deals."""
    done = ScriptRun(read_script(text), seed)
    for _ in done.deals(number):
        pass
    return done


def test_a_whole_script_is_read_and_obeyed() -> None:
    script = read_script(WHOLE)
    assert script.produce == 20
    running = ScriptRun(script, "3")
    for deal in running.deals(20):
        assert deal.north.hcp + deal.south.hcp >= 25
        assert {str(card) for card in deal.north} >= {"SA", "SK", "HQ", "H4"}
        assert max(deal.south.lengths) <= 5
        assert deal.south.length(Suit.SPADES) != 5
    board = script_board(script, 1)
    assert (board.dealer, board.vulnerability) == (Seat.WEST, Vulnerability.NS)
    average, frequency = running.results()
    assert isinstance(average, AverageResult)
    assert isinstance(frequency, FrequencyResult)
    assert sum(frequency.counts.values()) == frequency.deals == 20
    assert all(line.startswith("c ") and line.endswith("\n") for line in running.take_lines())


def test_the_same_seed_gives_the_same_deals_for_ever() -> None:
    first = next(ScriptRun(read_script("hcp(east) == 17"), "tour").deals(1))
    assert str(first) == str(next(ScriptRun(read_script("hcp(east) == 17"), "tour").deals(1)))
    assert str(first) == "N:T432.983.J4.JT63 A75.AKQ.QT963.Q5 J.JT64.K875.A984 KQ986.752.A2.K72"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7*3/2", 10), ("-7/2", -3), ("7%4*2", 6), ("1+2*3", 7), ("not 1 + 1", 1),
        ("!0==1", 1), ("15<=16<=17", 1), ("3 > 2 > 1", 0), ("1?2:0?3:4", 2), ("0?2:0?3:4", 4),
        ("1 or 0 and 0", 1), ("imps(450)", 10), ("score(vul, x3N, 9)", 600),
        ("score(nonvul, x4S, 9)", -50), ("5/0", 0), ("1 == 1 && 2 != 3", 1),
    ],
)  # fmt: skip
def test_operators_bind_as_in_the_programs(text: str, value: int) -> None:
    done = kept(f"action average {text}", 1)
    (average,) = done.results()
    assert isinstance(average, AverageResult)
    assert average.mean == value


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("hcp(n) > 3", 1, "not-a-seat"),
        ("\n\nhpc(north) > 3", 3, "unknown-name-near"),
        ("x = 3\nx = 4", 2, "defined-twice"),
        ("y + 1\ny = 3", 1, "unknown-name"),
        ("hcp = 3", 1, "reserved"),
        ("average hcp(north)", 1, "outside-action"),
        ("predeal north SA, SA", 1, "dealt-twice"),
        ("predeal north SAKQJT98765432, HA", 1, "too-many-cards"),
        ("shape(north, 4444)", 1, "no-such-shape"),
        ("shape(north, 54)", 1, "expected"),
        ('action\naverage "no end hcp(north)', 2, "open-text"),
        ("hcp(north) @ 3", 1, "strange-sign"),
        ("hcp(north", 1, "expected"),
        ("(" * 300 + "1", 1, "too-deep"),
        ("altcount 12 1", 1, "expected"),
        ("pointcount 1 1 1 1 1 1 1 1 1 1 1 1 1 1", 1, "too-many-values"),
        ("hascard(north, XA)", 1, "expected"),
        ("dealer nord", 1, "not-a-seat"),
    ],
)
def test_what_is_not_understood_is_refused_on_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(ScriptError) as refused:
        read_script(text)
    assert refused.value.line == line
    assert refused.value.phrase.name == f"value-dealer-script-{what}"
    for language in LANGUAGES:
        assert has_sentence(refused.value.phrase.name, language)


def test_chains_that_mislead_are_warned_of() -> None:
    assert read_script("15<=hcp(north)<=17").warnings == ((1, "chained-comparison"),)
    assert read_script("1?2:3?4:5").warnings == ((1, "chained-choice"),)
    assert read_script("1?2:(3?4:5)").warnings == ()


def test_shapes_add_and_take_away_from_left_to_right() -> None:
    assert shapes_of("any 4333 - 4333 + 4333") == shapes_of("any 4333")
    assert shapes_of("4333, 3433 3343+3334") == shapes_of("any 4333")
    assert len(shapes_of("any 5332")) == 12
    assert all(sum(shape) == 13 for shape in shapes_of("xxxx"))
    assert len(shapes_of("xxxx")) == 560


def test_counts_follow_the_script() -> None:
    done = kept(
        "pointcount 6 4 2 1\naction average hcp(north)+hcp(east)+hcp(south)+hcp(west)", 3
    )
    (average,) = done.results()
    assert isinstance(average, AverageResult)
    assert average.mean == 52
    done = kept("altcount 9 1\naction average c13(north)+c13(east)+c13(south)+c13(west)", 3)
    (average,) = done.results()
    assert isinstance(average, AverageResult)
    assert average.mean == 4


def test_lengths_that_are_predealt_are_kept() -> None:
    for deal in ScriptRun(read_script("predeal spades(north)==6, hearts(south)==4"), "1").deals(
        9
    ):
        assert deal.north.length(Suit.SPADES) == 6
        assert deal.south.length(Suit.HEARTS) == 4


RARE_LENGTHS = """
predeal spades(north) == 9, diamonds(west) == 8, clubs(west) == 4
predeal north HA
"""


def test_lengths_that_hardly_a_deal_has_are_dealt_and_are_random() -> None:
    """What is left open comes as it does when deals are looked through."""
    held = [0] * 5
    for deal in ScriptRun(read_script(RARE_LENGTHS), "1").deals(2_000):
        assert (deal.north.length(Suit.SPADES), deal.west.length(Suit.DIAMONDS)) == (9, 8)
        assert deal.west.length(Suit.CLUBS) == 4
        assert "A" in deal.north.ranks(Suit.HEARTS)
        held[deal.north.length(Suit.HEARTS)] += 1
    given = given_hands([(Seat.NORTH, Card.parse("HA"))])
    fixed = {(0, 3): 9, (3, 1): 8, (3, 0): 4}
    every = DealsOfLengths(fixed, given).number
    for hearts in range(1, 5):
        share = DealsOfLengths(fixed | {(0, 2): hearts}, given).number / every
        assert abs(held[hearts] / 2_000 - share) < 4 * (share / 2_000) ** 0.5 + 0.001


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("predeal spades(north) == 5\npredeal spades(north) == 6", 2, "length-twice"),
        (
            "predeal spades(north)==5\npredeal hearts(north)==5, diamonds(north)==5",
            2,
            "lengths",
        ),
        ("predeal spades(north)==5\n\npredeal spades(south)==5, spades(east)==5", 3, "lengths"),
        ("predeal south SAQ542\npredeal spades(south) == 4", 2, "lengths"),
    ],
)
def test_lengths_that_no_deal_has_are_refused_on_their_line(
    text: str, line: int, what: str
) -> None:
    with pytest.raises(ScriptError) as error:
        read_script(text)
    assert error.value.line == line
    assert error.value.phrase.name == f"value-dealer-script-{what}"
    assert str(error.value).startswith(f"line {line}: ")


def test_a_script_may_have_a_seed_and_a_title(tmp_path: Path) -> None:
    file = tmp_path / "head.dlr"
    file.write_text('title "Any hand"\nseed 5\nseed = hcp(north)\ncondition seed >= 0\n')
    first, again, other = (
        run("deal", "--script", str(file), "-n", "1", *more).out
        for more in ((), ("--seed", "5"), ("--seed", "6"))
    )
    assert first == again != other


def test_tricks_are_double_dummy() -> None:
    running = ScriptRun(read_script("hcp(north) >= 20 and tricks(north, notrump) >= 9"), "2")
    for deal in running.deals(3):
        assert deal.solve()["N", "NT"] >= 9


def test_means_are_those_of_all_deals() -> None:
    """HCP of a hand: mean 10, deviation 4.13; the error of 20,000 deals is 0.03."""
    done = kept("action average hcp(south), frequency (spades(north), 0, 13)", 20_000)
    average, frequency = done.results()
    assert isinstance(average, AverageResult)
    assert isinstance(frequency, FrequencyResult)
    assert abs(average.mean - 10) < 0.12
    assert abs(frequency.counts[4,] / 20_000 - 0.2386) < 0.012


def test_the_command_deals_counts_and_refuses(tmp_path: Path) -> None:
    file = tmp_path / "slam.dlr"
    file.write_bytes(WHOLE.replace("\n", "\r\n").encode())
    dealt = run("deal", "--script", str(file), "--seed", "1", "-n", "3")
    assert dealt.out.count("[Deal ") == 3
    assert '[Dealer "W"]' in dealt.out
    assert "south: " in dealt.err
    counted = run("deal", "--script", str(file), "--seed", "1", "--actions", "--json")
    facts = json.loads(counted.out.split("\n", 20)[-1])
    assert facts["deals"] == 20
    assert facts["results"][0]["average"] == "south"
    file.write_text("condition\nhcp(north) >= 40", "utf-8")
    rare = run("deal", "--script", str(file), "--tries", "2000")
    assert rare.status == 2
    assert "2000" in rare.err
    file.write_text("hcp(nroth) >= 4", "utf-8")
    bad = run("deal", "--script", str(file))
    assert bad.status == 2
    assert bad.err.count("\n") == 1
    assert "line 1" in bad.err
