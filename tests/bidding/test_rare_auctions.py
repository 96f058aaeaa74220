"""Calls of the second and third round that pages seldom asked for had wrong.

``benchmarks/bidding_worlds.py --met`` draws a dozen hands for each of the auctions that a
system meets, and weighs them; each hand here stands for a kind that lost three IMPs or more.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # Partner's two suits are raised, however high they have gone.
        ("1H 2N 4H", "AJ.K532.2.AJ9765", "5C"),
        ("1S 2N 4S", "AT75..QT9874.KT4", "5D"),
        ("1S 2N 3S", "QJ75..AT843.8743", "4D"),
        ("1S 2N 4S", "AJ742.9.T98.K532", "P"),
        ("1H 2H 3H", "A94.AJ42.A864.K2", "4S"),
        ("1S 2S 4S", ".Q542.AKQT62.QJ7", "5H"),
        ("1D 2D X", "JT3.T9653.JT982.", "4H"),
        # A weak hand with a fit does not cue: it raises.
        ("1H 2D X", "4.KT63.KQJT7.J62", "3D"),
        ("1D 1H X", "96.QT8764.T954.4", "4H"),
        # Strength over their raise of the suit bid at two level goes to 3NT.
        ("1S 2D 2S", "K973.AK7.862.AJ9", "3N"),
        ("1S 2C 2S", "A.KJ652.KQ843.Q2", "3N"),
        # Good trumps leave the double of a preempt in, in every seat.
        ("3H P P X P", "J53.AKT6.QT52.K5", "P"),
        ("1D 3C P P X P", "4.Q987.J52.T7653", "P"),
        ("1C 3D P P X P", "KQ4.J632.KJ97.T3", "P"),
        ("2S X P", "AQT752.72.T96.K3", "P"),
        ("1C X P", "92.K9.A75.AKQ865", "P"),
        # Their bid over our preempt is doubled on points, four of a minor doubled is raised.
        ("3H 3N", "A95.QJ32.A.AT863", "X"),
        ("4D X", "96.K62.AKT.AJ974", "5D"),
        ("1D 3C P", "AT942.AT65.6.KQ3", "5C"),
        ("3D X", "AQT84.K8.AK832.6", "5D"),
        # Five trumps double the game of opponents who thought them alone.
        ("1D P 1S P 2S P 4S", "AQJT87.J65.J.J98", "X"),
        ("1S P 2S P 4S", "42.QJ963.632.932", "P"),
        # The doubler asks, and the overcaller who has told his hand.
        ("1C 1D 1H 2D P P", "K.J972.KQ87.AKT6", "X"),
        ("1H X 3H P P", "AJ84.AK6.AKT2.74", "X"),
        ("1H 1S 4H 4S 5H", "KJ543.KQT.62.AJ5", "X"),
        ("1H 1S 3H 3S 4H", "AT8765.72.KQ7.J3", "4S"),
        # Answers to a second double: six cards of one's own, or five.
        ("1D 1H 1S 2H X P", "A9542.954.AQ2.T3", "2S"),
        ("1D 1H 1S 2H X P", "AKJ875.83.K964.Q", "4S"),
        # A cue-bid raise of an overcall is answered by the least, not by notrump.
        ("1C 1H P 2C P", "9.KQT54.J972.K75", "2H"),
        # Five clubs on four and a singleton over a jump in clubs.
        ("1C P 1S P 3C P", "8763.AJ2.4.AJ984", "5C"),
    ],
)
def test_both_systems_call(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # 1NT overcalled: their suit is doubled on four cards, and is no Stayman with those.
        ("sayc", "1N 2S", "AT9764.KT8.K9.32", "X"),
        ("sayc", "1N 2H", "62.AQ652.KJT2.T5", "X"),
        ("sayc", "1N 2H", "K842.AT.KJ93.T43", "3H"),
        ("sayc", "1N 2H", "K75.J4.AK74.K976", "3N"),
        ("sayc", "1N X P P", "J83.KJT97.AK9.KJ", "2H"),
        # An overcaller raised between two bids of theirs knows that game is far.
        ("sayc", "1D 1S X 2S P", "86432.AJT8.AJ7.A", "P"),
        ("sayc", "1D 1S X 2S P", "QJT952.AK73.KQ.3", "3S"),
        ("sayc", "1H 1S 2H 2S 3H", "AK9876.A76.5.AT6", "4S"),
        # An opener raised in competition has the same zones as in silence.
        ("sayc", "1S 2D 2S P", "AKQ84.KJ76.AQJ.2", "4S"),
        ("sayc", "1S 2D 2S P", "AKJ54.74.A3.KT52", "P"),
        # An overcall at two: raise to game, a suit of one's own, five of a minor.
        ("sayc", "1S 2H P", "Q9.Q65.AKQ76.974", "4H"),
        ("sayc", "1D 2C P", "KQ9764.K.T32.652", "2S"),
        ("sayc", "1D 2C P 3D P", "76.K73.J9.AKQ983", "5C"),
        ("sayc", "1D 3C P", "J84.6.K964.KQ985", "4C"),
        ("sayc", "1C 3S X", "KT8.T64.QT532.A6", "P"),
        ("sayc", "1H 2S", "KQT62.96.AT3.952", "P"),
        ("sayc", "2S 2N", "AK42.AT3.Q6.AQ32", "X"),
        # An unusual 2NT that is doubled is answered all the same.
        ("sayc", "1C 2N X", "A76.T5.J764.KT98", "3D"),
        # Third rounds in silence: fits in a minor, five hearts, seven cards, no stopper.
        ("sayc", "1D P 2C P 2N P", "KJ3.9.AK9432.A87", "4D"),
        ("sayc", "1D P 2C P 2D P", "95.7.KJ95.AK8732", "4D"),
        ("sayc", "1D P 1S P 2D P", "KQ432.AK854.6.AK", "2H"),
        ("sayc", "1S P 1N P 2H P", "32.K9752.T96.AT9", "3H"),
        ("sayc", "1S P 2C P 2H P", "54.AK.J83.QJT976", "2S"),
        ("sayc", "1C P 1S P 2C P", "AKJ9875.T3.432.A", "4S"),
        ("sayc", "1S P 2H P 2S P", "62.AKQJ543.T95.K", "4H"),
        ("sayc", "1H P 1S P 2C P", "J864.943.AK.AK42", "4H"),
        ("sayc", "1D P 1S P 2H P", "K7643..K865.AQ94", "3D"),
        ("sayc", "2C P 2D P 3D P", "K6432.74.9542.J4", "4D"),
        # The SEF over opener's jump in his suit, and over five spades opposite 2NT.
        ("sef", "1H P 1S P 3H P", "KQ742.KQT3.JT.AJ", "4N"),
        ("sef", "1D P 1H P 3D P", "K.AK97.AJ532.K87", "4D"),
        ("sef", "1D P 1H P 3D P", "A75.KJ83.AJ.QJT5", "6N"),
        ("sef", "2N P 3H P 3S P 4N P", "AQ4.T98.AK76.AK2", "6S"),
        ("sef", "1C P 1S P 2C P 2D P", "KJ.KJ95.QT.AQ983", "3N"),
        ("sef", "1C P 1D P 1H P", "KQ.8.K875432.T87", "2D"),
        ("sef", "1D 1H 1S P 2D P", "A9432.9843.76.Q3", "P"),
        ("sef", "2H 3D", "T.QT.QJ985.AK963", "X"),
        ("sef", "2S 3D", "AQJ63.KJ.T52.J93", "3S"),
    ],
)
def test_one_system_calls(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted
