"""Calls over games and preempts, found by drawing hands for auctions that are rare.

``benchmarks/bidding_worlds.py --auctions`` weighed them: a double shows points, shape takes it
out, trumps bid on over four of a major. Each hand stands for a kind that lost three IMPs.
"""

from __future__ import annotations

import pytest

from biritch.core.seats import Vulnerability
from tests.bidding.asked import call


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # Their overcall at four is doubled on points, opposite 1NT on few.
        ("1N 4H", "AT6.JT963.T62.J8", "X"),
        ("1N 4H", "T5.T963.T62.J843", "P"),
        ("1C 4S", "KJT54.A843.6.J84", "X"),
        ("1C P 1S 4H", "A54.K742.Q9.KQ92", "X"),
        ("1C P 1H 4S P P", "AT32.QJT5.AJ3.T7", "X"),
        ("1C P 1H 4S P P", "K9.JT763.J96.984", "P"),
        # Six spades, or a fit for them, are bid over four hearts.
        ("1C P 1S 4H P P", "KJ9765.92.J7.A72", "4S"),
        ("1S 4H", "A76.94.A854.KT76", "4S"),
        ("1S 4H P P X P", "T854.542.863.AJ2", "4S"),
        ("1H 1S 4H", "K65.8.JT975.J982", "4S"),
        ("1C P 1S 4H", "J432.A5.62.AKQ96", "4S"),
        # Partner's double of a raise to game asks for the other suits.
        ("1H P 4H X P", "JT92.JT.T75.T732", "4S"),
        ("1S P 4S X P", "2.JT843.JT4.AK76", "5H"),
        ("1S P 4S X P", "Q94.K5.KJ8.KT98", "P"),
        ("1H P 4H", "KJ962.KT9.T84.A3", "4S"),
        # Partner doubled, they raise to game: points double, shape bids.
        ("3H X 4H", "AT.T982.KQ93.T98", "X"),
        ("1H X 4H", "KQJ862.53.985.72", "4S"),
        ("1H X 4H", "AK83.J5.QT9852.K", "5D"),
        ("1H X 4H", "QT85.Q76.J95.543", "P"),
        # The doubler of seventeen goes on.
        ("1H X 4H P P", "AK9.AQJ64.3.A852", "X"),
        ("1H X 4H P P", "AT9853.KJ3.AKQ.T", "4S"),
        # Five of theirs, or four good ones, leave the double of a preempt in.
        ("3S X P", "KQ975.K93.52.AQ2", "P"),
        ("3D X P", "T.A64.AJT7.AQ732", "P"),
        ("3D X P", "KQJ7.A64.T.AQ732", "4S"),
        # Hearts go on over four spades where the count of tricks says so, and not before.
        ("1H 1S 4H 4S", "K87.AKJ986.96.J3", "P"),
        ("1H 1S 4H 4S", ".AKJ9862.Q9642.3", "5H"),
        # Eleven trumps go on over five of theirs, less double.
        ("1S 2H 4S 5H", "KQT8763.6.Q32.AQ", "5S"),
        ("1S 2H 4S 5H", "AQJ97.AJ4.AT54.2", "X"),
    ],
)
def test_both_systems_call(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize("system", ["sayc", "sef", "acol:modern"])
@pytest.mark.parametrize(
    ("hand", "vulnerability", "wanted"),
    [
        ("32.AQJ5.K75.A854", Vulnerability.NONE, "4S"),
        ("32.AQJ5.Q75.A854", Vulnerability.BOTH, "4S"),
        ("32.AQJ5.Q75.A854", Vulnerability.NONE, "P"),
        ("K32.QJ5.Q75.Q854", Vulnerability.BOTH, "P"),
    ],
)
def test_a_preempt_in_a_major_is_raised_to_game(
    system: str, hand: str, vulnerability: Vulnerability, wanted: str
) -> None:
    assert call(system, "3S P", hand, vulnerability) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # 1NT overcalled at three: five of a major, or notrump on points.
        ("sayc", "1N 3S", "T62.AKT65.8.AK83", "4H"),
        ("sayc", "1N 3S", "542.7654.AQ3.A83", "3N"),
        ("sayc", "1N 3S", "K942.98542.AT8.7", "P"),
        # A notrump overcaller has told his hand: he does not double.
        ("sayc", "P P 1H 1N P P 2H", "Q74.K5.AKQ52.AT5", "P"),
        ("sayc", "1N P P 2S", "A8.J73.AKQ4.QJT3", "P"),
        # Partner opened and their three clubs are passed out: the fit is told.
        ("sayc", "1H P 1S 3C P P", "QT9732.Q98.AKJ.5", "4H"),
        ("sayc", "1C 1D 1S 2D P P", "KQ6432.K65.K2.K3", "4S"),
        # Four trumps of theirs double, they do not cue.
        ("sayc", "1H 3C", "Q4.KT5.43.AKJT84", "X"),
        # Of two suits of five the higher one is bid in the balancing seat, too.
        ("sayc", "1C P P", "AT863..AKQJ5.JT4", "1S"),
        # Six cards of the suit opened come before 2NT.
        ("sayc", "P P 1S 2C X P", "AKJT65.Q63.5.A83", "3S"),
        ("sef", "1D 1S", "KJ.AKJT7.KJT8.87", "2H"),
        ("sef", "1C P P X P 1H P", "A8762.A.AJ843.A3", "1S"),
        ("sef", "1C P P X P 1S P", "AT863..AKQJ5.JT4", "P"),
        ("sef", "1C P 1S P 2C P 2D P", "A2.AQ72.A3.QT742", "3N"),
        ("sef", "1S X 4S", "8.KQ2.K9753.T862", "5D"),
    ],
)
def test_one_system_calls(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted
