"""Calls found by weighing others over many worlds (``benchmarks/bidding_worlds.py``).

Each hand stands for a kind of hand that was bid badly: a fit or a long suit that disappeared, a
strong hand that stopped, partner's stopper that was asked for twice, an invitation on nothing.
"""

from __future__ import annotations

import pytest

from tests.bidding.asked import call


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Partner's notrump said that their suit is stopped.
        ("sayc", "1D X P 1H P 1N P", "A94.J982.842.Q82", "3N"),
        # Four trumps on ten points do not invite after a raise, five do.
        ("sayc", "1D P 1H P 2H P", "KQ8.JT72.Q75.Q94", "P"),
        ("sayc", "1D P 1H P 2H P", "K4.KJ652.952.QJ3", "3H"),
        # A fit for the second suit of a reverse comes before five cards of one's own.
        ("sayc", "1C P 1S P 2H P", "J9843.J852.K.A43", "3H"),
        # Stayman over an overcall of 1NT is answered over clubs, too.
        ("sayc", "1C 1N P 2C P", "KQ.AQT2.Q762.A84", "2H"),
        # Four cards in support are raised; a double would ask for other suits.
        ("sayc", "P 1C 1H 2D 2H 3C 3H", "76.K.KQJ963.KT73", "5C"),
        # With ten trumps a minor goes to four over their four of a lower suit.
        ("sayc", "1D P 1S 2C 2D 3C 3D 4C P P", "KT632.7.JT753.J3", "4D"),
        # The answer to a double names a major of four before a minor of five.
        ("sayc", "1S P 2S P P X P", "A75.T976.8.AKJ97", "3H"),
        # Partner's suit is gone back to over their bid.
        ("sayc", "P 1S P P 1N X 2H", "432.T83.A763.J43", "2S"),
        # Strong hands with six cards of a major bid game, partner silent or not.
        ("sayc", "1H 2S P 3S", "5.AQJ974.AK83.A3", "4H"),
        ("sayc", "P P 1S X P 1N 2S", ".AKQJ76.AQT3.J63", "4H"),
        ("sayc", "1N 3D", "KQJ974.AJ7.K.974", "4S"),
        ("sef", "1H P 4H", "KQ8765.A7.KJT.A4", "4S"),
        # A suit that plays alone is bid again at three.
        ("sayc", "P 1H 2S P P", "A.KQJ954.87.AJ98", "3H"),
        ("sef", "1D 3C P P", "A74.65.AKQJ65.84", "3D"),
        # A doubler with four trumps raises, with nineteen and a stopper says so.
        ("sef", "2H P P X P 2S 3H", "AK63.9.AQ9.K8632", "4S"),
        ("sayc", "2S P P X P 3H P", "K54.A.AQ954.AQT2", "3N"),
        # Five trumps opposite a two-suiter jump over interference.
        ("sayc", "P 1C 2N 3C", "KJ2.KT973.874.K7", "4H"),
        ("sef", "1C 2N 3C", "J75.KJT9876.Q2.9", "4H"),
        # Eleven points and a long suit open.
        ("sayc", "", "7.AQJT8732.72.AT", "1H"),
        ("sayc", "", "AJ3.JT98543.KQ3.", "1H"),
        # A minimum with three cards passes a passed hand's suit, no other.
        ("sayc", "P P 1D P 1S P", "Q63.A54.KJ42.KJ2", "1N"),
        ("sayc", "P P 1D P 1S P", "Q63.A54.KJ42.Q83", "P"),
        ("sayc", "1D P 1S P", "Q63.A54.KJ42.Q83", "1N"),
        # The strong hand behind a natural two over their raise.
        ("sayc", "2D P 3D", "AQ96.A43.T3.AK53", "X"),
        # Short in their suit and both majors: a double, no minor.
        ("sayc", "P 1D", "J853.A984..AKQT8", "X"),
        # The better minor is chosen, and left.
        ("sef", "P 1N 2N P 3C P", "K7.K.AQ875.A9652", "P"),
        # Shortness in their suit is worth a trick in competition.
        ("sayc", "1H 1S 3H 3S", "T.KQ954.AK86.J65", "4H"),
        # A weak two does not ask for aces over partner's game.
        ("sayc", "2D P 3C P 3D P 3N P", "32.J4.AK9875.Q87", "P"),
    ],
)
def test_the_call(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted
