"""The shelf of formulas: every programme leads from all entrants to a title."""

from __future__ import annotations

from fractions import Fraction

import pytest

from biritch.competition.catalogue import formulas_by_name
from biritch.competition.formula import StageFormat, StageScoring, programme
from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.scoring.scale import scales
from biritch.words.translation import LANGUAGES, has_sentence

FORMULAS = formulas_by_name()
SCALES = scales()


@pytest.mark.parametrize("name", FORMULAS)
def test_a_formula_has_a_programme_at_every_size_it_claims(name: str) -> None:
    formula = FORMULAS[name]
    assert formula.source
    assert all(has_sentence(f"formula-{name}", language) for language in LANGUAGES)
    for entrants in range(formula.sizes[0], formula.sizes[1] + 1):
        legs = programme(formula, entrants)
        assert legs[0].entrants == entrants
        assert legs[-1].stage.through == 0
        for leg, after in zip(legs, (*legs[1:], None), strict=True):
            assert leg.rounds > 0
            assert leg.boards == leg.rounds * leg.stage.boards
            assert leg.stage.boards % leg.stage.segments == 0
            if after is not None:
                assert 2 <= leg.stage.through < leg.entrants
                assert after.entrants == leg.stage.through
            if leg.stage.count is StageScoring.VPS:
                winner, loser = SCALES[leg.stage.scale].points(leg.stage.boards, 0)
                assert winner == loser > 0
            else:
                assert not leg.stage.scale
            if leg.stage.play is StageFormat.SWISS:
                assert 2 * leg.rounds < entrants
                assert leg.rounds >= (6 if formula.form is EntrantKind.TEAMS else 3)


@pytest.mark.parametrize("name", FORMULAS)
def test_a_formula_refuses_other_sizes(name: str) -> None:
    formula = FORMULAS[name]
    for size in (formula.sizes[0] - 1, formula.sizes[1] + 1):
        with pytest.raises(Unsuitable, match="is not for"):
            programme(formula, size)


def test_a_championship_is_a_pool_and_then_matches() -> None:
    pool, finals = programme(FORMULAS["championship"], 12)
    assert (pool.rounds, pool.matches, pool.boards) == (11, 66, 176)
    assert (finals.entrants, finals.rounds, finals.matches, finals.boards) == (8, 3, 7, 96)
    assert finals.minutes == 96 * 15 // 2


def test_the_pace_may_be_another() -> None:
    (leg,) = programme(FORMULAS["poule"], 4, Fraction(8))
    assert leg.minutes == 3 * 16 * 8
