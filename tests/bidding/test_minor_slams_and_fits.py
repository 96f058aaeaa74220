"""A fit for a minor before 3NT, six over five of it, and strong hands that used to stop.

Each hand stands for a line whose hands lost two IMPs or more each when they were weighed
against other calls, those of strong pairs above all.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Partner has raised our minor: five cards of it are told, flat hands too.
        ("sayc", "1S P 2D P 3D P", "74.J74.AKJ43.AJ4", "4D"),
        ("sayc", "1H P 2C P 3C P", "K9.732.AT9.KQJT2", "4C"),
        ("sayc", "1D P 2C P 3C P", "Q87.AJ76.5.AK743", "4C"),
        ("sef", "1H P 2D P 3D P", "T.AT.AQJ872.8432", "4D"),
        ("sef", "1D P 2C P 3C P", "6.754.AK63.AJ864", "4C"),
        # Four cards are not enough.
        ("sayc", "1S P 2D P 3D P", "A4.KJ5.A984.QJT5", "3N"),
        # Opener with more than a minimum and a short suit goes past 3NT, a minimum does not.
        ("sayc", "1H P 2C P 3C P 3N P", "J.AKQ82.A6.QT984", "4C"),
        ("sayc", "1H P 2C P 3C P 3N P", "Q.KQJ732.JT.A943", "P"),
        # Opener has jumped in his minor.
        ("sayc", "1C P 1H P 3C P", "A72.AJ96.Q43.K94", "4C"),
        ("sayc", "1C P 1H P 3C P", "J764.QJT2.AQ6.K3", "3N"),
        ("sef", "1C P 1H P 3C P", "853.AQ43.K5.AT62", "4C"),
        # Support for a jump shift in a minor, whatever the strength; for 1D answered by 2C.
        ("sef", "1H P 3C P", "83.AK652.A83.KT9", "4C"),
        ("sef", "1S P 3D P", "AKQ86.A9742.62.6", "3N"),
        ("sef", "1D P 2C P 2D P", "9.AT5.QT42.AKJ92", "3D"),
    ],
)
def test_a_fit_for_a_minor_comes_before_notrump(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Four of the minor raised to five: 29 points with length, or 25 and three aces.
        ("sayc", "1D P 3D P 4D P 5D P", "AK.AQT9.A9432.A8", "6D"),
        ("sayc", "1D P 1H P 3C P 3D P 4D P 5D P", "AK2.5.A9754.AKT7", "6D"),
        ("sayc", "1D P 1H P 3C P 4C P 5C P", "952.AT743.6.AT83", "P"),
        ("sef", "2D P 2S P 3D P 4D P 5D P", "AQ5.JT92.JT53.83", "6D"),
        # Opener's strong 2C was answered by 2NT, and he names his minor.
        ("sayc", "2C P 2N P 4C P", "QT.AK62.T743.J74", "4N"),
    ],
)
def test_six_of_a_minor(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # A slam try with a fit was refused, or a slam try in a suit of one's own.
        ("sayc", "1N P 2C P 2H P 3S P 4H P", "A943.AKJ4.A5.T62", "6H"),
        ("sayc", "1N P 2C P 2H P 3S P 4H P", "QJT97.AQ95.J2.K7", "P"),
        ("sayc", "1N P 3H P 4H P", "972.AK5432.AJ4.K", "4N"),
        # Opener has jumped in his major, or to game in it.
        ("sayc", "1H P 2C P 3H P", "92.KT3.AJ4.AJ765", "4N"),
        ("sayc", "1H P 2C P 3H P", "A96.K85.K2.Q9542", "4H"),
        ("sayc", "1H P 1S P 4H P", "AJ53.K74.Q9.K986", "4N"),
        # After a jump shift: its suit jumped in once more, 3NT over 2NT, a flat hand.
        ("sayc", "1C P 2S P 3C P 4S P", "6.Q762.A3.AK9842", "6S"),
        ("sef", "1D P 2S P 2N P 4S P", "A8.AQ5.AT532.842", "6S"),
        ("sef", "1D P 2S P 2N P 4S P", "T5.Q86.Q872.AKQ5", "P"),
        ("sayc", "1C P 2D P 2N P 3N P", "K873.AJ62.Q8.AT3", "4N"),
        ("sayc", "1D P 2H P", "KJ63.73.AKJT3.Q5", "2N"),
        # Over 2NT: six cards of a major and ten points, five of a minor and eleven.
        ("sef", "2N P 3D P 3H P", "2.KJ9532.QT4.A83", "6H"),
        ("sef", "2N P", "52.K32.Q95.AQ953", "6N"),
        ("sef", "2N P", "K5.Q52.9862.AQ96", "4N"),
    ],
)
def test_strong_hands_go_on(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # Opener stops their suit: seven points are enough, five cards of a major are told.
        ("2N 3H", "75.32.T862.AKJ82", "3N"),
        ("2N 3H", "AQT84.86.K.87642", "4S"),
        # Trumps of theirs wait for opener's double.
        ("2N 3D", "T2.964.KQ962.KT9", "P"),
        ("2N 3H", "AQ85.52.73.98763", "P"),
    ],
)
def test_our_two_notrump_overcalled(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted
