"""What the federations' regulations choose."""

from dataclasses import replace
from fractions import Fraction

import pytest

from biritch import shelf
from biritch.competition.results.result import ArtificialScore, ObtainedScore
from biritch.competition.scoring import presets
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.session import methods, rank_session, score_session
from tests.competition.scoring.fields import awards, one_board
from tests.competition.scoring.travellers import FIVE, session


def preset(name: str) -> Regulation:
    return shelf.load(presets, "PRESET", Regulation)[name]


@pytest.mark.parametrize(
    ("name", "mean", "datum"),
    [("ebu", -445, -450), ("ebu", 35, 40), ("ebu", -95, -100), ("acbl", 425, 420),
     ("acbl", 435, 440), ("pzbs", 449, 440), ("pzbs", -449, -440)],
)  # fmt: skip
def test_the_datum_of_a_preset_rounds_as_its_federation_s_programs(
    name: str, mean: int, datum: int
) -> None:
    """Compscore 3 as the EBU's clubs use it, ACBLscore's manual, JFR Pary in Szczyrk 2013."""
    assert preset(name).datum.round_value(Fraction(mean)) == datum


def test_how_much_each_preset_trims() -> None:
    """Scores 10, 40, 90 ... of tables 1 to 42, ten times the square.

    EBU: 2 to 41, 238,200 / 40 = 5,955, a half; ACBL: of 40, two at either end, 190,140 / 36 =
    5,281.7; PZBS: ceil(18.9) at either end leaves 20 to 23, 18,540 / 4 = 4,635, cut to tens.
    """
    scores = tuple((10 * place * place, 1) for place in range(1, 43))
    assert preset("ebu").datum.of(scores) == 5960
    assert preset("acbl").datum.of(scores[:40]) == 5280
    assert preset("pzbs").datum.of(scores) == 4630


def test_what_else_the_presets_choose() -> None:
    plus = one_board([100, 50, ArtificialScore(Fraction(60))])
    found = {}
    for name in ("wbf", "ebu", "acbl"):
        rules = replace(preset(name), method="cross_imps")
        found[name] = awards(score_session(plus, rules))[2].points
    assert found == {"wbf": 3, "ebu": 2, "acbl": 3}
    assert [awards(score_session(one_board([100, 50]), preset(name)))[0].top
            for name in ("ffb", "pzbs", "acbl")] == [2, 2, 1]  # fmt: skip
    few = awards(score_session(one_board([100, 50]), preset("acbl"), 3))
    assert [one.points for one in few] == [Fraction(7, 4), Fraction(1, 4)], "by Neuberg"
    assert preset("ffb").ties[-1] == "deviation"


@pytest.mark.parametrize("name", shelf.load(presets, "PRESET", Regulation))
def test_every_preset_is_whole(name: str) -> None:
    from biritch.competition.scoring.ranking import ties

    found = preset(name)
    assert found.title
    assert found.source
    assert found.method in methods()
    assert set(found.ties) <= set(ties())
    assert rank_session(score_session(session(FIVE, FIVE), found))


def test_weights_must_make_a_whole() -> None:
    with pytest.raises(ValueError, match="add up to 1"):
        ObtainedScore(((100, Fraction(1, 2)),))
