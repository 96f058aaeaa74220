"""Lines that were found where many deals at once had shown other calls to gain.

Each hand stands for a line, or for a neighbour that the line must leave as it was.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Between two bids of theirs: a suit is told on less, six cards on less still.
        ("sayc", "1D P 1H", "KJ975.73.T42.K83", "1S"),
        ("sayc", "1D P 1H", "98753.73.KJ2.K83", "P"),
        ("sayc", "1D P 1S", "73.KJT943.K42.83", "2H"),
        ("sayc", "1D P 1S", "73.KJT94.KQ2.Q83", "2H"),
        ("sayc", "1D P 1S", "73.KJT94.KQ2.983", "P"),
        ("sef", "1D P 1H", "KJ975.73.T42.K83", "1S"),
        ("sef", "1D P 1S", "73.KJT943.Q42.83", "2H"),
        ("sef", "1D P 1S", "73.AQT94.K42.Q83", "2H"),
        # A major of five on seven points, an honour in it, when not vulnerable.
        ("sayc", "1D", "KT975.73.K42.J83", "1S"),
        ("sayc", "1D", "T9753.73.K42.KJ3", "P"),
    ],
)
def test_suits_told_on_less(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # A weak two on a poor suit and a singleton; four of the other major still forbid it.
        ("sayc", "", "KQT743.Q852.7.J4", "P"),
        ("sayc", "", "J98743.K52.7.QJ4", "2S"),
        ("sayc", "", "J98743.K52.75.QJ", "P"),
        # Over their 1NT five cards of a major ask for shape.
        ("sayc", "1N", "KQ975.73.KJ2.J83", "P"),
        ("sayc", "1N", "KQ975.7.KJ42.J83", "2S"),
        # Their strong two: a suit is named.
        ("sef", "2C", "73.94.KQJ975.832", "2D"),
        ("sef", "2C P 2D", "QJT975.94.K75.83", "2S"),
        ("sef", "2C P 2D", "QJT97.94.K754.83", "P"),
    ],
)
def test_weak_openings_and_their_openings(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Five of theirs over four of ours: seventeen points together double, so do five trumps.
        ("sayc", "1S X 4S 5H", "A.95432.AT63.T54", "X"),
        ("sayc", "1H 1S 4H 4S P P 5H P P", "QJ974.5.AQ32.A42", "X"),
        ("sayc", "1H 1S 4H 4S P P 5H P P", "QJ974.5.Q432.J42", "P"),
        # Three cards and a weak hand leave opener's second suit at one.
        ("sayc", "1D P 1H P 1S P", "Q73.T875.A5.8543", "P"),
        ("sayc", "1D P 1H P 1S P", "73.KT75.A5.T8543", "1N"),
        ("sayc", "1D P 1H P 1S P", "Q73.AT75.K5.8543", "1N"),
    ],
)
def test_doubles_of_five_and_suits_left_at_one(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted
