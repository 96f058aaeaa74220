"""Hands at the ends of what a line takes: a maximum that passed, a minimum that went on.

Each hand stands for a line whose hands at one end lost two IMPs or more each when they were
weighed against other calls.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # 18 or 19 opposite an answer of 1NT: seven points are enough, six over a minor.
        ("sayc", "1D P 1N P 2N P", "JT7.AT6.Q5.T8653", "3N"),
        ("sayc", "1D P 1N P 2N P", "Q96.42.42.KJT854", "3N"),
        ("sayc", "1S P 1N P 2N P", "K5.974.J984.K953", "3N"),
        ("sayc", "1S P 1N P 2N P", "82.72.A9543.Q953", "P"),
        ("sef", "1D P 1N P 2N P", "J86.AJT.75.JT986", "3N"),
        ("sef", "1D P 1N P 2N P", "QJ7.853.T95.QJ65", "P"),
        # 18 or 19 opposite a suit: six points with length go on, flat ones do not.
        ("sayc", "1D P 1S P 2N P", "QT985.AT875.8.73", "3S"),
        ("sayc", "1D P 1S P 2N P", "T864..42.KQT9843", "3N"),
        ("sayc", "1D P 1S P 2N P", "A732.872.T654.QT", "P"),
        # Their suit stopped, but none of ours: fifteen opposite an overcall do not pass.
        ("sef", "1C 1S P", "5.AQ87.K87.AQJT9", "3N"),
        ("sef", "1D 1S X", "KQ.AK8732.KT6.K7", "3N"),
        ("sef", "1C 1S P", "52.AQJ8.AJ62.T54", "P"),
        # A strong 2C that ended in 3NT: eight points leave it, ten bid six over a major.
        ("sayc", "2C P 2D P 3C P 3D P 3N P", "QT54.975.A9765.J", "P"),
        ("sayc", "2C P 2D P 2S P 3D P 3N P", "72.53.K8654.QJT6", "P"),
        ("sayc", "2C P 2D P 2S P 3D P 3N P", "A8.8.KJ86532.Q98", "6N"),
        # 22 to 24 opposite thirteen.
        ("sayc", "2C P 2D P 2N P", "AJT4.QT.A7.QT543", "7N"),
        # A reverse and a weak relay: seven points do not leave opener's minor.
        ("sef", "1C P 1S P 2H P 2N P 3C P", "KT93.K75.T643.Q5", "3N"),
        ("sef", "1C P 1S P 2H P 2N P 3C P", "J9643.643.T3.KJ4", "P"),
        # Eighteen with six good cards; a transfer with fifteen asks for slam.
        ("sayc", "1D P 1S P", "76.AQ3.KQJ976.AQ", "3N"),
        ("sef", "1N P 2D P 2H P", "Q97.AJ642.A4.AT7", "4N"),
        # Eleven opposite a flat twelve; opener's fifteen after their double and 1NT.
        ("sef", "1D P 2N P", "AJ95.Q7.J7532.A3", "P"),
        ("sef", "1D P 2N P", "5.Q72.KQJ753.QJ8", "3N"),
        ("sef", "1S X 1N P", "AK8752.AT3.Q9.Q7", "P"),
    ],
)
def test_notrump_at_the_ends_of_a_range(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Nineteen points in a fit that partner has raised: they bid on, and so do we, to game.
        ("sayc", "1S 2C 2S 3C", "AKQ972.A92.A.986", "4S"),
        ("sayc", "1S 2C 2S 3C", "QJ9864.AK6.QT.Q2", "3S"),
        ("sayc", "1D 1H 1S 2H 2S", "A65.AKQ752.K862.", "4H"),
        ("sayc", "1D 1H 1S 2H 2S", "3.AKJ742.984.QJ2", "3H"),
        # Opener with four cards of responder's suit and eighteen points of support.
        ("sayc", "1C 1D 1S 2D", "QJ73.A3.AQT.AJ76", "4S"),
        ("sayc", "1C 1D 1S 2D", "KQJ5.K65.74.KQT3", "2S"),
        # Support and ten points over their jump to 2S: a cue-bid, no limit raise.
        ("sayc", "1H 2S", "965.Q865.AJ87.A6", "3S"),
        # A mixed raise over their double is taken up as without it.
        ("sef", "1D 1S X 2N P", "AKT43.Q73.AK76.T", "4S"),
        # The doubler's fifteen and his own suit, over a jump.
        ("sef", "1H X P 3S P", "KT6.AT9.A73.KJ86", "4S"),
        ("sef", "1H X P 3D P", "AKQJT4.52.AK2.K6", "3S"),
        # Three trumps and an opening opposite partner's two suits.
        ("sayc", "1D 2N P", "932.KQ4.KJ5.AJ74", "4H"),
        ("sayc", "1D 2D X", "T42.AT2.AQ83.KQ4", "4H"),
        # Seven cards on five points stop at three, and nothing is no reason for five.
        ("sayc", "1D P 1H", "AJT9872.72.42.94", "3S"),
        ("sayc", "1H X P 2S P 4S", "T64.K73.72.T9873", "P"),
    ],
)
def test_games_over_their_bid(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Six cards and an invitation on ten points: two trumps are enough.
        ("sayc", "1C P 1H P 1S P 3H P", "K976.AQ9.74.K763", "4H"),
        ("sayc", "1C P 1H P 1S P 3H P", "AK97.52.AQ4.JT64", "4H"),
        ("sayc", "1C P 1H P 1S P 3H P", "KJ87.K2.KJ.JT652", "4H"),
        # The SEF invites on a point less, and was met by 3NT.
        ("sef", "1C P 1H P 1S P 3H P", "AK97.52.AQ4.JT64", "4H"),
        ("sef", "1C P 1H P 1S P 3H P", "AQ94.QJ.6.QJ6532", "P"),
        ("sef", "1C P 1H P 2C P 3H P", "QT.82.KQJ5.KQ854", "P"),
        # A passed hand's two over one does not force: a minimum with support passes.
        ("sayc", "P P P 1D P 2C P", "85.T82.A863.AKQT", "P"),
        ("sayc", "P P P 1S P 2D P", "AK643.Q32.J3.K82", "P"),
    ],
)
def test_invitations_and_passed_hands(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        ("sayc", "1D P P X P", "T86.AK3.J632.AJ3", "P"),
        ("sayc", "1D 1H X 2H P P X P", "A4.A732.AK983.63", "P"),
        ("sef", "1D 1H X 2H P P X P", "A4.A732.AK983.63", "P"),
    ],
)
def test_four_cards_of_theirs_and_values_leave_a_double_in(
    system: str, auction: str, hand: str, wanted: str
) -> None:
    assert call(system, auction, hand) == wanted
