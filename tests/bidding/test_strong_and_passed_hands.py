"""Calls with the points of a slam together, and after a partner who has passed.

``benchmarks/bidding_worlds.py --met`` finds the auctions and weighs the hands; each hand here
stands for a kind that lost three IMPs or more, or lost a little very often.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # Facing a passed hand, whose new suit is not forcing, a minimum with a fit passes.
        ("P P P 1D P 1H P", "J853.Q93.AKQ6.J4", "P"),
        ("P P P 1C P 1S P", "J953.KQ4.AJ8.J63", "P"),
        ("P P P 1C P 1H P", "J985.KQJ.T74.A95", "P"),
        ("P P 1C P 1D P", "KQ8.A93.J83.Q972", "P"),
        # With more, or with no fit, it rebids; and opposite a hand that may be strong as well.
        ("P P P 1C P 1H P", "KQ85.K4.T74.AQ95", "1S"),
        ("P P P 1D P 1S P", "K953.A4.KJ962.53", "2S"),
        ("1C P 1H P", "J985.KQJ.T74.AQ5", "1S"),
        # Strength over opener's jump, reverse or jump shift does not stop in 3NT.
        ("1D P 1H P 2S P", "AT5.AK72.JT652.3", "3D"),
        ("1C P 1D P 3C P", "A8.AT87.AKJ9.KQ2", "4C"),
        ("1C P 1D P 3C P", "K74.KT54.AKJT.K2", "6N"),
        ("1C P 1H P 2D P", "AJT8.K953.K53.A4", "6N"),
        ("1H P 1S P 3H P", "A862.AK2.AQ7.AQ2", "4N"),
        ("1D P 2C P 2S P", "97.63.AK973.AKJ5", "3D"),
        ("1C P 1H P 4H P", "K.AK543.K52.KQT9", "4N"),
        # Four cards of opener's second suit and two of the first: the second is passed.
        ("1S P 1N P 2H P", "83.A952.J52.J974", "P"),
        # The longer major, of two that answer a double with a game.
        ("2D X P", "JT32.AKQJ5.953.T", "4H"),
    ],
)
def test_both_systems_call(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # 3NT over a minor has 16 points: with 33 together slam is bid, with 31 asked for.
        ("1C P 3N P", "AQ2.KQ52.KQ8.K52", "6N"),
        ("1D P 3N P", "3.KQJ5.A732.AK32", "4N"),
        ("1C P 3N P", "AQ2.KQ52.Q83.J52", "P"),
        ("1C P 2N P", "QJ98.K732.AK.AQ8", "6N"),
        ("1D P 2N P", "KJ63.K.AQ87.AK85", "6N"),
        ("1D P 3D P", "AK8.K74.AKQ864.2", "4D"),
        ("1D P 3D P 4D P", "T8.AK.QJT752.Q76", "4N"),
        # A jump shift is raised by Blackwood with sixteen.
        ("1H P 2S P", "K97.AKQ72.7.AKT6", "4N"),
        ("1H P 2S P", "K97.AKQ72.7.JT86", "3S"),
        # Stayman over any notrump, then what is worth a slam.
        ("1N P 2C P 2S P", "AJ3.AKT7.AK65.A6", "7N"),
        ("2N P 3C P 3S P", "AK63.K754.3.AQ98", "6S"),
        ("2N P 3C P 3D P", "QT86.J9.AJT95.KQ", "6N"),
        ("2C P 2D P 2N P", "A.KJT7.A42.A7652", "7N"),
        ("2C P 2N P 3D P", "AKT5.AK54.AT.742", "6N"),
        ("3N P 4C P 4H P", "9752.87.AK54.JT4", "6N"),
        ("1N P 2D P 2H P", "J6.KJ8543.AQ3.A7", "4N"),
        # A fit for opener's major with slam points asks for aces at once.
        ("1S P 2C P 2D P", "AQ9.AJ92.Q2.AT43", "4N"),
        ("1S P 2C P 2H P", "K7.AQT9.A9.A9873", "4N"),
        ("1S P 2C P 2D P", "AQ9.J952.Q2.AT43", "4S"),
        ("1C P 1D P 1H P", "AQ96.AKQ9.AJ972.", "4N"),
        ("1D P 1S P 2N P 3S P 4S P", "A9763.AT3.J2.A82", "4N"),
        ("1S P 3N P", "AKT432.T6.A7.KT8", "4N"),
        ("1D P 2C P 3C P", "8642.A5.AK.AQ532", "4N"),
        ("1D P 1S P 3N P", "AK97642.5.K.AQ94", "6N"),
        ("2C P 2D P 2N P 4N P", "AQ5.AKJ.AJ92.A84", "6N"),
        # Over an overcall too.
        ("1C 1S", "AK98.AQ4.K54.KJ2", "6N"),
        ("1H 1S 2S P 4H P", "A52.AKJ86.KJ.Q82", "4N"),
        ("1H 1S 2S P 4H P", "A52.AQJ86.J5.Q82", "P"),
        # Four cards of opener's first suit are shown over 1NT, three of a major with strength.
        ("1D P 1S P 1N P", "KJ76.642.Q432.73", "2D"),
        ("1H P 1S P 1N P", "QJ85.KT9.A7.A742", "4H"),
        # Their unusual notrump is doubled on points; five of their cards wait for a double.
        ("1C 2N", "JT.KT983.AKJ3.Q8", "X"),
        ("1D 2C", "T742.KJ5.9.KQT53", "P"),
    ],
)
def test_the_american_system_calls(auction: str, hand: str, wanted: str) -> None:
    assert call("sayc", auction, hand) == wanted


@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # Partner's jump shift has sixteen: nineteen bid slam, less looks for it.
        ("1S P 3C P", "AKT95.AKJ6.Q72.K", "6N"),
        ("1S P 3C P", "AKJ53.A.QJ3.KJ84", "6N"),
        ("1S P 3C P", "AKJ53.A.Q83.KT84", "4C"),
        ("1S P 3C P", "AQT95.KJ6.Q72.K3", "3N"),
        ("1S P 3C P", "AQT953.KJ6.Q72.3", "3S"),
        # Fits for opener's major and its minor, after two over one, a reverse and a rebid.
        ("1H P 2D P 3C P", "53.AJT5.AQT9.AT2", "4N"),
        ("1H P 1S P 2H P", "QJ85.AQJ.AT54.AQ", "4N"),
        ("1C P 1S P 2H P", "KJT84.87.7.AKQJ6", "3C"),
        ("1D P 1H P 2D P", "AK.AJ98.T965.AT8", "4D"),
        ("1D P 1S P 2D P 2H P 2N P", "AK962.Q.KT975.93", "5D"),
        # Two notrump, opened or shown, and a fit, or the points for a grand slam.
        ("2N P 3C P 3S P", "A864.AQT4.3.AKQ4", "4N"),
        ("2N P 3C P 3H P", "KJ74.KQ84.9763.J", "6H"),
        ("2N P 3D P 3H P 4N P", "KJ76.A6.A42.AKQT", "6N"),
        ("2D P 2H P 2N P", "KQ952.KQ74.9.Q98", "7N"),
        ("2C P 2D P 3D P", "KJ54.AJ96.K65.T8", "4N"),
        ("1C P 1D P 2N P", "A97.KQ73.KQT75.Q", "3H"),
        # Nineteen points do not pass a jump overcall for want of a major.
        ("1D 3C", "A9.A97.KQT732.AQ", "3N"),
        ("1H 3C", "AK87.AQ75.AKJT.A", "X"),
    ],
)
def test_the_french_system_calls(auction: str, hand: str, wanted: str) -> None:
    assert call("sef", auction, hand) == wanted
