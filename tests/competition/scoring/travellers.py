"""Boards of a few results, scored by one method."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from biritch.competition.results.result import ArtificialScore, BoardResult, NoScore
from biritch.competition.scoring.regulation import Regulation
from biritch.competition.scoring.session import score_session
from tests.competition.scoring.fields import PLAIN, awards, one_board

FIVE = (420, 420, 450, -50, 400)
SCORES = st.integers(-40, 40).map(lambda tens: 10 * tens)
FIELDS = st.lists(SCORES, min_size=2, max_size=9)


def by(method: str, **more: object) -> Regulation:
    return replace(PLAIN, method=method, **more)  # type: ignore[arg-type]


def points(method: str, scores: Sequence[int], **more: object) -> list[Fraction]:
    return [one.points for one in awards(score_session(one_board(scores), by(method, **more)))]


def session(*boards: Sequence[int | ArtificialScore | NoScore]) -> list[BoardResult]:
    return [one for n, many in enumerate(boards, 1) for one in one_board(many, str(n))]
