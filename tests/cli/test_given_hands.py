"""``biritch deal --north HAND --shape-south 4432``: what is given is dealt, or refused."""

import json

import pytest
from click.testing import CliRunner

import biritch as bw
from biritch.cli.main import biritch


def test_hands_and_shapes_are_dealt_as_given() -> None:
    words = "deal --json -n 5 --seed 3 --north AKQ.xxx.. --shape-north 5(332)"
    told = CliRunner().invoke(biritch, [*words.split(), "--shape-south", "4432"])
    assert told.exit_code == 0, told.output
    for board in json.loads(told.output):
        deal = bw.Deal(str(board["deal"]))
        assert deal.north.lengths[2:] == (3, 5)
        assert deal.north.ranks(bw.Suit.SPADES)[:3] == "AKQ"
        assert deal.south.shape == (4, 4, 3, 2)


def test_a_hand_is_given_in_the_notation_that_is_asked_for() -> None:
    words = ["deal", "--json", "--notation", "fr", "--where", "points(S) >= 22"]
    told = CliRunner().invoke(biritch, [*words, "--north", "RD52.A4.RV32.765"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.output)[0]["deal"].startswith("N:KQ52.A4.KJ32.765 ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--north 4432", "--north"),
        ("--shape-south AK", "AK is not a shape"),
        ("--lang fr --shape-west 99", "99 n’est pas une distribution"),
        ("--north A... --east A...", "SA is given to two hands"),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_a_line(words: str, why: str) -> None:
    told = CliRunner().invoke(biritch, ["deal", *words.split()])
    assert told.exit_code == 2
    assert why in told.output.replace("\n", " ")
    assert "Traceback" not in told.output
