"""Hands written down with the calls an expert accepts before any system was asked."""

from __future__ import annotations

import pytest

from tests.bidding.asked import call
from tests.bidding.test_held_back_kinds import told

# Aces over partner's preempt, by a hand with the aces and the points for it.
ACES = """
AMERICAN | 4C P | AKQ4.AK5.KQ7.Q63 | 4N
SEFS acol:modern acol:foundation acol:benji | 4C P | AK43.AK5.A72.Q63 | 4N
four-card-majors strong-club | 4D P | AQ43.A5.43.AKJ62 | 4N
EVERY | 4H P | AK43.Q2.AK43.A62 | 4N
EVERY | 4S P | 2.AK43.AKJ43.A62 | 4N
EVERY | 3D P | AQ5.AKJ4.Q3.AK64 | 4N
EVERY | 3S P | K2.AK4.AQJ43.A62 | 4N
EVERY | 4D P | KQJ4.KQJ5.A2.K32 | 5D 4N
EVERY | 4H P | AQ43.K2.AQ43.K62 | P
EVERY | 3H P | 43.KQ2.AQ43.KQ62 | 4H
"""
# A suit of one's own over their preempt: four of a minor, four of a major on seven solid.
SUITS = """
EVERY | 3H | 4.A53.K3.AKJ8642 | 4C
EVERY | 3S | 4.A5.AQJ9842.KQ3 | 4D
EVERY | 3D | 43.A5.K3.AKJ8642 | 4C
NATURAL | 3H | 4.A53.J3.KJ98642 | P
EVERY | 4C | AKQJ643.865.95.3 | 4S
EVERY | 4D | 865.AKQJ643.95.3 | 4H
EVERY | 4H | AKQJ643.5.8653.3 | 4S
NATURAL | 4C | KQ98643.865.95.3 | P
AMERICAN acol:modern | 3H 4C P | AK4.842.KQ53.Q64 | 5C
AMERICAN acol:modern | 3S 4D P | 842.K53.Q64.9863 | P
"""
# Opener is not silenced by four of a minor; a doubler of 22 with a fit shows it.
STRONG = """
EVERY | 1S 4C P P | AKJ974.AQ5.Q74.2 | X
NATURAL | 1H 4D P P | AQ5.AKJ974.2.Q74 | X
NATURAL | 1H 4C P P | AQ5.AKJ974.Q7.74 | 4H X
EVERY | 1S 4C P P | KQJ974.KJ5.Q74.2 | P
EVERY | 1S X P 2C P | 4.AKJ3.AKQ5.AJ74 | 2S
EVERY | 1H X P 2D P | AQ3.4.AKJ75.AKJ4 | 2H
EVERY | 1S X P 2C P | 4.KQ43.AQ5.AQJ74 | 3C 4C
four-card-majors AMERICAN acol:modern | | AKJ4.AKQ2.AK53.7 | 2C
"""
# Two suits: three clubs over Michaels may be corrected; six and five is shown without it.
TWO_SUITS = """
AMERICAN acol:modern acol:benji strong-club | 1S 2S P 3C P | 4.AQJ74.KQT53.62 | 3D
AMERICAN acol:modern acol:benji strong-club | 1S 2S P 3C P | 4.AQJ74.62.KQT53 | P
AMERICAN acol:modern acol:benji strong-club | 1H 2H P 3C P | AQJ74.4.KQT53.62 | 3D
acol:foundation four-card-majors | 1H | KJ853.4.QJT964.3 | 1S
acol:foundation four-card-majors | 1S | 4.KJ853.QJT964.3 | P
two-over-one | 1D P | AK9872.9.J.AQ954 | 1S
two-over-one | 1D P | 9.AK987.J2.AQJ54 | 1H
two-over-one | 1D P | 9.AK98.J2.AQJ954 | 2C
"""
# In competition: a suit before a double or notrump, and who has told a weak two is silent.
SUITS_FIRST = """
acol:foundation four-card-majors | 1D 3H | KJT95.764.K2.AJ8 | 3S
acol:foundation four-card-majors | 1D 3H | KJ95.Q764.K2.AJ8 | X
acol:foundation acol:modern acol:benji four-card-majors | 1H 2C | K953.AQ2.T9763.8 | X
AMERICAN strong-club | 1H 2C | K953.AQ2.T9763.8 | 2H 3H
strong-club | 1S P | AQ2.K953.T9763.8 | 3S 2S
acol:foundation | 2H 3H X 4C | 953.QJT985.QJ7.5 | P
SEFS | 1S 2H | .65.AKQJT76432.T | 3D
SEFS | 1C 2D X P | AQ74.K83.5.KQ864 | 2S 3S
SEFS | 1C 2D X P 2S P | KQ85.AJ74.82.K53 | 4S
SEFS | 1C P | K95.T.AK32.Q8732 | 1D
acol:modern four-card-majors AMERICAN | 1H P 1S P 2D P | KQ853.Q4.A74.852 | 2H
acol:modern AMERICAN | 1H P 1S P 2D P | KQ853.Q4.A74.KJ2 | 3N
"""
# A second draw of hands: balancing, two suits over a raise, slams behind a double, last seats.
SECOND_DRAW = """
EVERY | 4H X P 5C P | AKQ4.2.AKJ5.AQ93 | 6C
EVERY | 4H X P 5C P | AK84.2.AKJ5.KQ93 | P
SEFS | 3H P P | AQ85.4.KJ84.Q853 | X
SEFS | 3D P P | AQ85.KJ84.4.Q853 | X
SEFS | 3H P P | AQ85.42.KJ84.Q85 | P
SEFS | 1D 2C X P | AK74.Q3.AQJ84.K4 | 3S 4S
SEFS | 1D 4C 4D P | AQ4.KJ53.AQJ853. | 5D
EVERY | 1D 4C 4D P | KQ4.KJ53.QJ853.4 | P
AMERICAN | 1C P 3C P | K2.AQ74.4.AKJ853 | 5C
AMERICAN | 1C P 3C P | K2.AQ7.Q4.KQJ853 | 3N
EVERY | 3S P | 5.AKQ4.AKJ5.K842 | 4S
AMERICAN | P P P | 4.AQJ8753.KJ4.53 | 1H 3H
AMERICAN | P P P | 4.AQJ875.KJ43.53 | P
AMERICAN acol:modern | 1H P P | AQ853.4.KJ42.853 | 1S
AMERICAN acol:modern | 1H P P | AQ85.4.KJ42.8532 | X
AMERICAN acol:modern strong-club | 1S P 2S | 4.A5.KQT53.KQT84 | 2N
AMERICAN acol:modern strong-club | 1S P 2S P P 2N P | 8532.Q84.K84.953 | 3D
AMERICAN acol:modern acol:benji strong-club | 1D 2D P 3D P | KQJ85.AJT53.2.43 | 3S
strong-club | 1C 1D | KQ853.AJ742.4.83 | 1S
SEFS | P P | .KQJ853.QT843.52 | 2H
EVERY | 1H X P 2C P | AQJ85.A3.AK5.K74 | 2S 2N
"""
# A third draw: opener's minor raised to four, majors over preempts of a minor, the last seat.
THIRD_DRAW = """
EVERY | 1S 3D P P | AKJ95.K8.2.A9852 | X
NATURAL | 1S 3C P P | AKJ853.AQ4.Q53.4 | X 3S
NATURAL | 1S 3H P P | AQJ853.4.AKJ4.53 | X 3S
NATURAL | 1S 3D P P | AKJ95.K83.32.Q85 | P
EVERY | 1D 3S 4D P | 5.A84.AKJ853.A42 | 5D 4N
EVERY | 1D 3S 4D P | 53.A84.AKJ853.K4 | 5D 4N
EVERY | 1C 3H 4C P | AQ4.53.K53.AQJ53 | 5C 4N
AMERICAN acol:modern four-card-majors | 1C 3H 4C P | Q54.Q3.Q53.AQJ53 | P
EVERY | 3C P | KQJ853.AK4.A4.53 | 3S
EVERY | 3D P | AK4.KQJ853.53.A4 | 3H
EVERY | 3C P | KQJ85.AK4.A43.53 | 3N 3S
NATURAL | 1H 2D X P 2H P | KQ84.Q4.853.AQ52 | 3H
NATURAL | 1H 2D X P 2H P | KQ84.Q4.853.AQJ2 | 4H
EVERY | 3C X P 4H P | KQ84.AKJ5.AKQ3.4 | 6H 4N
SEFS | 1D 1S | 4.AQ853.Q4.KJ842 | 2H
SEFS | 3C 3D P | A84.KQ4.Q42.A853 | 3N
acol:modern acol:foundation acol:benji four-card-majors | 1H P P | K4.AQ4.KJ53.Q842 | X
acol:modern acol:foundation acol:benji four-card-majors | 1H P P | K4.AQ4.QJ53.Q842 | 1N
"""
# A fourth draw: the major of a negative double over their raise to three, aces with a fit.
FOURTH_DRAW = """
four-card-majors | 1H 1S P 2S X P 3D P | KJ7.J953.AKQ.KQ9 | P 3N
acol:modern | 1C 1H X P 2C 2H 3C P | AJ4.832.J4.AKQ62 | P 3H
NATURAL | 1D P 1H 1S X P 2D P | 4.K96.AK643.AK98 | 3D
NATURAL | 1D P 1H 1S X P 2D P | 43.K96.AQ643.KQ8 | P
SEFS | P 4C | AQJ853.K4.AQ4.53 | 4S
SEFS | 4C | AQJ853.KQ84.AQ4. | X
strong-club | 1D 2C | AQJ84.53.K42.842 | 2S
strong-club | 1D 2C | AJ843.53.842.842 | P
NATURAL | 1C 1H X 3H | AQ84.4.K53.AKJ42 | 4S
NATURAL | 1D 1S X 3S | 4.KQ84.AQJ53.A42 | 4H
NATURAL | 1D 1H X 3H | KQ84.43.AQJ53.Q4 | 3S
NATURAL | 1C 1H X 3H | AKJ4.84.K5.AQJ42 | 4S
NATURAL | 1D 1S X 3S | 84.AKJ4.AQJ42.K5 | X
NATURAL | 1D 1S X 3S | 53.KQ84.AQJ53.Q4 | P
acol:foundation four-card-majors | 1S P 3S P | AKJ853.A4.KQJ4.2 | 4N
acol:foundation four-card-majors | 1H P 3H P | K4.AKJ853.KQJ4.2 | 4H
AMERICAN acol:modern acol:foundation | 2C P 2D P 2S P 3S P | AKQJ84.AKJ4.A4.2 | 4N
AMERICAN acol:modern acol:foundation | 2C P 2D P 2S P 3S P | AKQJ84.AKJ4.KQ.2 | 4S 4N 4D
"""
# 5NT over the suit agreed asks for two of its three top honours.
GRAND = """
NATURAL | 1H P 1S P 2S P 5N P | KQ84.AQ973.A5.84 | 7S
NATURAL | 1H P 1S P 2S P 5N P | K984.AQ973.AQ.84 | 6S
NATURAL | 1S P 2S P 5N P | AKJ4.983.A5.8432 | 7S
"""


@pytest.mark.parametrize(
    ("system", "auction", "hand", "accepted"),
    [
        row
        for t in (
            ACES,
            SUITS,
            STRONG,
            TWO_SUITS,
            SUITS_FIRST,
            SECOND_DRAW,
            THIRD_DRAW,
            FOURTH_DRAW,
            GRAND,
        )
        for row in told(t)
    ],
)
def test_the_call_is_one_an_expert_accepts(
    system: str, auction: str, hand: str, accepted: str
) -> None:
    assert call(system, auction, hand).replace("NT", "N") in accepted.split()
