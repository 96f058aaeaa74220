"""Hands no line was written for: other cases of each kind of fault experts complained about."""

from __future__ import annotations

import pytest

from biritch.core.seats import Vulnerability
from tests.bidding.asked import call

EVERY = (
    "sef sef:2018 sif sayc two-over-one acol:foundation acol:modern acol:benji "
    "four-card-majors strong-club"
)
AMERICAN = "sayc two-over-one"
SEFS = "sef sef:2018 sif"
NATURAL = EVERY.replace(" strong-club", "")
"""Systems whose club and diamond are natural."""
GROUPS = {"EVERY": EVERY, "AMERICAN": AMERICAN, "NATURAL": NATURAL, "SEFS": SEFS}
"""What stands for several systems in the tables."""


def told(rows: str) -> list[tuple[str, str, str, str]]:
    """Return system, auction, hand and the calls refused or accepted, of rows of a table."""
    found = []
    for row in rows.strip().splitlines():
        systems, auction, hand, calls = (part.strip() for part in row.split("|"))
        found += [
            (name, auction, hand, calls)
            for word in systems.split()
            for name in GROUPS.get(word, word).split()
        ]
    return found


# What a doubler of nineteen to twenty-three says over an answer that may show nothing.
SPOKEN = """
EVERY | 1H X P 2C P | KQT.64.AKJ.AQJ98
EVERY | 1H X P 2C P | A2.A4.AK3.KQJ982
EVERY | 1C X P 1D P | Q3.AK5.KQ.KQJT86
EVERY | 1H X P 1S P | AJ8.853.AQJT.AKJ
EVERY | 1S X P 2D P | KQ5.AQ42.KQ4.KQ3
EVERY | 1S P P X P 2C P | AQ3.AK52.KQ84.K9
EVERY | 3H X P 4C P | Q72.AKJ8.AKQ65.A
EVERY | 3S X P 4D P | KQ.AK98.KQ3.AKJ4
EVERY | 3D X P 4C P | AKJ4.AQ52.9.AKJ3
EVERY | 1S P 2S X P 3C P | K2.AQ5.AK4.KQ982
AMERICAN | 3D X P 4S P | AKQ7.A82.AK42.A7
EVERY | 3C X P 3H P | KQT6.AJ5.AKQ5.65
EVERY | 3H X P 3S P | AQJ.Q84.AKQJ82.3
EVERY | 3S X P 4H P | A8.AKJ965.A.AKT6
EVERY | 1C X P 3H P | K.Q87.AK983.AQT2
EVERY | 1N X P 2H P | AKQ5.Q975.AQJ.A8
acol:modern acol:foundation acol:benji | 3D X P 4S P | AKQ7.A82.AK42.A7
"""
# Four of a minor of partner's, and a minor raised over their bid, are not left in.
RAISED = """
EVERY | 1D 3S 4D P | K.A63.AKQ543.AQ4
AMERICAN | 1C 3H 4C P | KT54..K52.AKQJ53
acol:foundation acol:modern acol:benji | 1C 3H 4C P | KT54..K52.AKQJ53
NATURAL | 1C 1S 2C P | Q3.AK5.KQ.KQJT86
NATURAL | 1C 1S 2C P | K65.AQ7.AQ.AQ842
NATURAL | 1D 1S 2D P | K65.AQ7.AQJ84.AQ
"""
# A suit of theirs at four is not passed on eighteen points with shortness.
HIGH = """
EVERY | 4C | AQ73.KQ84.AKJ5.2
EVERY | 4D | AKJ5.AQ84.3.KQ72
EVERY | 1S 4C P P | AKQ84.AQ73.K54.2
EVERY | 1H 4D P P | AQ54.AKJ73.2.AQ4
EVERY | 3H 4C P | AK4.83.AQ75.KJ62
"""
# Partner's overcall of a preempt is raised.
OVERCALLS = """
EVERY | 3D 3S P | QJ972.QJ5.T8.A96
NATURAL | 3H 3S P | AQ76.QT7.JT5.Q43
EVERY | 3C 3S P | J542.AK763.K73.T
EVERY | 3D 3H P | A954.KT82.7.KQ54
EVERY | 3H 3S P | KT82.5.AQ73.K984
EVERY | 2H 2S P | KQ82.7.AQ73.K984
EVERY | 2S 3H P | 75.KQ82.AQ73.K98
"""
# A strong balanced opener tries for game over a raise of his minor over their double.
DOUBLED = """
NATURAL | 1D X 2D P | K73.AK7.AJ63.K85
sef sef:2018 sif | 1C P 2C P | AQ6.A.AT4.KJ8742
"""
# Aces over partner's four of a major, tricks over his gambling 3NT.
SLAMS = """
EVERY | 4H P | A65.A85.AKT7.KQ2
EVERY | 4S P | A65.A85.AKT7.KQ2
sef sef:2018 sif | 3N P | AKQ85.AK76.73.A7
"""
# Six cards and five are shown, weak as they are; 2NT over a two-suiter asks.
SHAPELY = """
AMERICAN | 1S | J.AKT97.2.876542
acol:modern acol:benji strong-club sef sef:2018 | 1S | J.AKT97.2.876542
sef sef:2018 | 1H 2H P 2N P | AKQ73.2.72.AQT53
sif | 1S P 2N P | KQ953.AQJ62.T6.J
"""
# A strong artificial two does not give in when they bid at the three level.
STRONG_TWOS = """
AMERICAN | 2C 3H P P | 53.AKQJ964.A.A87
AMERICAN | 2C 3S P P | AKQ954.A952.A.K9
AMERICAN | 2C 3C P P | AQ2.KQ4.AKQ6.K62
acol:foundation acol:modern | 2C 3D P P | AK7.AK76.AKT863.
acol:benji | 2D 3H P P | A.AKQJ5.A73.AKT9
"""


@pytest.mark.parametrize(
    ("system", "auction", "hand"),
    [
        tuple(row[:3])
        for table in (SPOKEN, RAISED, HIGH, OVERCALLS, DOUBLED, SLAMS, SHAPELY, STRONG_TWOS)
        for row in told("\n".join(f"{line} | P" for line in table.strip().splitlines()))
    ],
)
def test_a_strong_hand_speaks(system: str, auction: str, hand: str) -> None:
    assert call(system, auction, hand) != "P"


# 4NT of partner's is a question, whatever came before it.
ASKS = """
AMERICAN | 1S P 2N P 4N P | AQ98.982.AQJ8.93
strong-club | 1C P 4N P | Q3.AK5.KQ.KQJT86
strong-club | 1C P 4N P | AK865.A2.K4.KJ73
acol:benji | 2C P 4N P | Q3.AK5.KQ.KQJT86
acol:benji | 2D P 4N P | AKQ2.AK5.KQ2.AK4
acol:modern acol:foundation four-card-majors strong-club | 1H 2S 3S P 4N P | 94.K743.KJ52.KT3
EVERY | 1D X XX P 4N P | 832.AT84.AJ632.A
EVERY | 1H P 4N P | AQ4.KJ763.K84.J5
EVERY | 2S P 4N P | KQJ865.4.K84.J95
"""


@pytest.mark.parametrize(
    ("system", "auction", "hand"),
    [row[:3] for row in told("\n".join(f"{line} | P" for line in ASKS.strip().splitlines()))],
)
def test_four_notrump_is_answered(system: str, auction: str, hand: str) -> None:
    assert call(system, auction, hand).startswith(("5", "6"))


# A sign-off after aces were asked for is left.
ENDED = """
EVERY | 1S P 3S P 4N P 5C P 5S P | KT54.K3.KJ7.J843
EVERY | 1S P 3S P 4N P 5C P 5S P | QT43.KQ2.KQ8.875
EVERY | 1H P 3H P 4N P 5C P 5H P | 43.KJ85.KQ84.Q52
EVERY | 1S P 3S P 4S P | K543.A3.K762.T85
EVERY | 1H P 3H P 4H P | K3.K543.AQ62.T85
"""


@pytest.mark.parametrize(
    ("system", "auction", "hand"),
    [row[:3] for row in told("\n".join(f"{line} | P" for line in ENDED.strip().splitlines()))],
)
def test_a_sign_off_is_left(system: str, auction: str, hand: str) -> None:
    assert call(system, auction, hand) == "P"


# Fits known from a negative double, six-card majors opposite notrump, the last seat.
EXACT = """
sayc strong-club acol:modern | 1H P 2C P 2D P | T4.AJ.KT8.KQT984 | 2S
sayc strong-club | 1S P 2C P 2D P | 8.QT.AQ8.KQJT953 | 2H
sayc strong-club acol:modern | 1S P 2D P 2H P | T.AK.KQJ97632.83 | 3C 3D 4D
sayc four-card-majors acol:modern two-over-one | 1C P 1D P 3C P | T752.Q.AJT64.J96 | 5C
sayc two-over-one acol:modern four-card-majors sef | 1C 1S X 2S | Q6.AK63.K72.AQ74 | 3H 4H
sayc two-over-one acol:modern four-card-majors sef | 1D 1H X 2H | K854.K7.AQ974.A7 | 3S 4S
sayc two-over-one acol:modern four-card-majors sef | 1D 1H X 2H | KQ54.72.AQ974.K7 | 2S 3S
sef sef:2018 sif | 1C 1H X P | AJ83.KJ3.J73.Q42 | 1S
sef sef:2018 sif | 1D 1H X P | KT54.Q52.K753.A8 | 1S
sef sef:2018 sif | 1C 1H X P | AK53.85.A4.AKJ92 | 3S 4S 2H
sef sef:2018 sif | 1D 1H X P | AKJ5.A8.AQ964.52 | 3S 4S 2H
sef sef:2018 sif | 1D 2C X P | AQ73.K9.AKT82.Q5 | 3S 4S 3C
strong-club | 1C P 1S P 2N P | AJ9653.K83.J5.KT | 4S 3S
strong-club | 1C P 1H P 1N P | J2.KJ9875.K6.A86 | 4H 3H
AMERICAN | P P P | J8.8.KT87643.K86 | P
acol:foundation acol:modern | P P P | J8.8.KT87643.K86 | P
AMERICAN | P P P | KJT8764.K8.86.84 | P
strong-club | P P P | 8.KJT8764.K8.864 | P
acol:benji | P P P | 8.KJT8764.Q8.864 | P
AMERICAN | P P P | KQJ843.84.J53.84 | P
acol:modern acol:benji | P P P | KQJ843.84.J53.84 | P
AMERICAN | 1S 2C 3C P | AQJ843.A4.AQ4.53 | 4N 3D 3H 4D
SEFS | 1S 2D 3D P | AQJ84.AK4.4.KJ84 | 4N 4C 4D
acol:modern strong-club | 1S 2H 3H P | KJ843.K73.Q4.QJ5 | 4S
acol:modern four-card-majors | 1H 2C 3C P | A4.AKQ84.AQ72.53 | 4N 3D 4D
AMERICAN | 1D P 1N P 4N P | KQ4.QJ4.J84.Q853 | 6N
SEFS | 1D P 1N P 4N P | Q84.J84.J853.K84 | P
AMERICAN | 2C 4H X P | AKQJ84.4.AKQ4.A5 | 4S 6S
AMERICAN | 1H X P 1N P | AKQJ52.4.AK4.K53 | 4S
NATURAL | 1H 2S 3C P | 84.AKQJ4.AK3.Q84 | 3S 4C
NATURAL | 1D 2H 3C P | A43.84.AKQJ4.KQ4 | 3H 4C
NATURAL | 1H 2S 3C P 3S P | 84.Q84.K53.AKJ43 | 4H
SEFS | 1H 2C | KQJ843.A4.K43.84 | 2S
SEFS | 1H 2C | KQ843.84.K43.843 | X
SEFS | 1D 2S | 84.AQJ84.K3.K842 | 3H
SEFS | 2C 3D | KQ843.84.843.K84 | 3S
SEFS | 2C 2H | KJ43.842.A43.K84 | X
SEFS | 2S | 4.A4.KQ4.AQJ8432 | 3C
sef sef:2018 | 2H | AQJ84.4.4.AKJ843 | 4C
sef sef:2018 | 2S 4C P | K84.Q843.A84.K53 | 4H
SEFS | 2S 4C P | K84.4.A8432.K532 | 5C
EVERY | 1S 4N P | K843.84.Q843.K84 | 5D
NATURAL | 1D 1S P 3D P | AQJ843.A84.53.K4 | 4S
sif | 1S | 4.KQT84.84.KQJ84 | 2H
sif | 1H | 4.84.KQT84.KQJ84 | 2D
acol:foundation acol:modern acol:benji | 1D 1S X P 2D P | 953.AK43.Q5.KJ43 | 2S
NATURAL | 1D 1S P | 4.AQJ843.K4.A853 | 2H 3H
AMERICAN | 1D 1S P | K84.AQ84.84.AQ53 | 2D
EVERY | 1H 2C P P X P | A84.53.Q853.KQT9 | P
AMERICAN | 1D 3S | 84.AQ84.KJ4.A853 | X
SEFS | 1D 3H | AKJ84.84.A53.Q84 | 3S
acol:benji | 1D 3H | AKJ84.84.A53.Q84 | 3S
AMERICAN | 1H 1S | AQT4.84.KJ84.Q53 | 2N
AMERICAN | 1H 1S | 53.84.AQJ843.K53 | 2D
EVERY | 1H P 1N P 2H P P | KQ84.4.AJ84.T843 | X
AMERICAN | 1D P P | 4.AQ84.53.KQ8432 | 2C
AMERICAN | 1D 1S X P | AQ4.K4.AKQJ84.53 | 3N
SEFS | 1D P P X P 1H P | AQ84.AK84.A4.KQ4 | 3H 4H
EVERY | 1D 1S X P 2H P 4H P P | AKT864.52.K5.Q84 | P
NATURAL | 1C 1S X P 3H P 4H P P | AKJT84.4.KQJ84.8 | 4S
SEFS acol:benji | 1D 3C X P | KJ84.AQ5.KQJ52.4 | 3S 4S
SEFS acol:benji | 1C 3D X P | KQ84.A5.42.KJ952 | 3S
SEFS acol:benji | 1S 3D X P | AQ842.KQ54.K4.82 | 3H
SEFS acol:benji | 1C 3S X P | K82.KQ54.4.AQ842 | 4H
SEFS acol:benji | 1S 3H X P | AQ842.KQ54.K4.82 | P
SEFS | 1C 1H X P 1S P | AQ76.82.K54.KJ82 | 3S 4S
SEFS | 1C 1D X P 1H P | K7.AQ82.K54.J982 | 3H 4H
AMERICAN | 1C 1H X P 1S P | QJ76.82.K54.K982 | P 2S
sef AMERICAN acol:modern acol:benji four-card-majors | 1N 2S | AQ4.J52.KJ954.Q2 | 3N
acol:foundation four-card-majors | 1H | 4.84.AQJ84.KJ973 | 2D
acol:foundation four-card-majors | 1S | 4.AQJ84.84.KJ973 | 2H
EVERY | 1S 3H 3S P | AQJ84.4.KQ84.A53 | 4S
NATURAL | 1H 2S 3H P | 84.AKJ84.AQ4.K84 | 4H
NATURAL | 1H 3C 3H P | 84.AKJ84.AQ4.K84 | 4H 3N
NATURAL | 1S 3D 3S P | AQJ84.K84.84.KQ5 | P
SEFS | 1S P 2S 3D | AQJ842.KQ4.4.A84 | 4S
SEFS | 1H P 2H 2S | 4.AQJ842.AQ4.K84 | 4H
SEFS | 1S P 2S 3H | AKJ84.4.KQ84.Q84 | 3S
SEFS | 1H 1S 2C P | 84.AQJ84.KQ84.A4 | 2D
AMERICAN acol:modern | 1S | 4..AQ8432.KQ9842 | 4N
NATURAL | 1D P 1H 1S P P | K4.AQ842.Q84.853 | X 2H 2D
NATURAL | 1C P 1S 2D P P | KQ842.K4.84.QJ84 | 2S 3C X
EVERY | 2S P P X P | K842.A84.K84.J42 | 2N
EVERY | 2H P P X P | K84.K842.A84.J42 | 2N
EVERY | 1S 2H P P X P | 84.KQT84.84.8532 | P
EVERY | 4H X P | KQ842.4.Q853.J42 | 4S
EVERY | 3D P 4D P | 4.84.KQJ9842.A84 | P
EVERY | 3C P 4C P | 4.84.A84.KQJ9842 | P
EVERY | 3D P | 84.KJ842.A842.84 | 4D
AMERICAN acol:modern four-card-majors | 1C 1H X 4H | KJ84.84.K4.AQJ84 | 4S
AMERICAN acol:modern four-card-majors | 1D 1H X 4H | AQ84.4.KQJ84.A84 | 4S
AMERICAN acol:modern strong-club | 2H 2N P | KQ842.84.K842.84 | 3S
AMERICAN acol:modern four-card-majors strong-club | 2H 3H X | T2.T74.8743.J843 | 4C
AMERICAN acol:modern four-card-majors strong-club | 2H 3H P | Q83.74.K842.A843 | 4S
AMERICAN acol:benji acol:foundation | 2S 3S P | 874.4.K8642.A843 | 4C
AMERICAN acol:modern | 2S 3S X 4C P | Q.KQ975.AQT72.AQ | 4D
EVERY | 3S 4H P | A84.KJ4.AK853.84 | 4N
EVERY | 3S 4H P | 4.J84.AK853.AJ84 | 4N
EVERY | 3S 4H P | 84.J842.A853.AK4 | P
AMERICAN acol:modern | 2S 4H P | 84.Q84.AK84.AJ53 | 4N
SEFS AMERICAN | 1H X P 4S P | A84.A4.AKJ4.KQ53 | 4N
EVERY | 2S X P 4H P | 84.AQ84.AKQ4.AQ3 | 4N
acol:modern | 1H X 2H 4S P | AK4.4.AKJ84.AJ53 | 4N
acol:modern acol:foundation acol:benji | 1N P 2C P 2D P | AQJ984.KJ84.4.83 | 4S
acol:foundation | 1N P | AJT98432.4.84.83 | 4S
AMERICAN acol:modern four-card-majors | 1H 2D X P | KQ54.AQJ73.43.A7 | 4S
NATURAL | 1D P 2D P | 4.AQ4.AQJ83.AJ85 | 5D
AMERICAN acol:modern | 1C P 2C P | 4.AK3.AKJ4.AJ854 | 5C
AMERICAN acol:modern | 1D P 1S P 3C P | AQ752.876.94.853 | 3S
AMERICAN | 2S P 3C P 3S P | A3.Q6.QJ64.AKJT3 | 4S
AMERICAN | 2H P | A6.AJ3.A87.KQ765 | 4H
SEFS | P P P | 84.KQT9843.84.84 | P
AMERICAN SEFS | 1D 1H P P X 2H P P X P 3C P 3H P | QT3.532.KT9.KT94 | 4C 4D
AMERICAN acol:modern | P 1H P 1S 2C P | Q9.AQJ763.KJ3.K3 | 2N 3C
sef | P 1H P 1S 2C P | 6.AKT543.AKQJ3.T | 2D
sef | P 1C X 1H 1S P | AK.AK9754.K86.J9 | 1N
sef | 1D P 1H 2C X P 2D P | A4.AK.AKJ63.T543 | 3C 3D
sef | P P 1S 1N X 2C P P 2H P | AKQT6.AK.T3.T965 | 3H
AMERICAN | P P 1D X 1S 2H P | AKQT7652.K.K.Q32 | 4S
AMERICAN | P 1C 1D X 2D P | .T8.AKJ983.AKJT2 | 5D
SEFS | P 1C 1D X 2D P | A.KQ9.AQT9742.J5 | 3D
SEFS | P 1C P 1H 1S X P 2D P | Q.AJ6.73.AKQJT96 | 3C
SEFS | 1S P 4H P | AKJ94.6.AJ6.KJ63 | 4S
SEFS AMERICAN acol:modern | 1D P P X P | 932.94.QJ8654.32 | P
SEFS AMERICAN acol:modern | 1H X P | 932.QJ8654.94.32 | P
AMERICAN acol:modern | 3D P | AQ6.AQJ.Q.KT6543 | 3N
sef | P 3H X | A2.AQ5.AQJ9763.A | XX
EVERY | 2S P P | AQJT84.AK2.K3.82 | P 2N
sef | 1D P 1H X | 92.K.KQ643.AKQ63 | 3C
AMERICAN SEFS | P 1C 1D 1S 2D 3C P 3S P | AK.KQT.72.AJT762 | 4S
AMERICAN | 1C P P 1D 2C 2D 3C 3H P | 942..J974.KQ9632 | 4D
AMERICAN | P P P 1C P 1D 1H X P 1S P | T7.QJ.AK72.AK976 | 2D
SEFS | P 1S 3C P P X P 3D P | AKQJT.AJ5.AT72.7 | 3S 4D
strong-club | 1C P 1D 3H | KQT.AKQ3.KQ9.Q74 | 3N
sif | 1C 1D 1H 2D X | 4.K8.AK763.AK975 | XX
sef | 1D X 2D 3H P | AK62.AJ8.J5.AT86 | 4H
AMERICAN | 1D P 1S 3C P | 962.AQ6.AKQ984.J | P
AMERICAN | 2N P 3C P 3H P | K962.K864.5.A954 | 6H
AMERICAN | 2N P 3C P 3H P | K962.K864.54.A95 | 4H
sayc | 1D P 2N P | 8.AKQ6.KQ63.AT85 | 4N
two-over-one acol:modern | 1D P 3N P | 8.AKQ6.KQ63.AT85 | 4N
AMERICAN | P P 1C X 1S P | AT84.Q64.AT7.QT7 | 2S
AMERICAN SEFS | 1S X 1N P 2S X P 3C 3S | AKJ98.AK2.6.AQT6 | X
AMERICAN SEFS | 1S X P 2D 2S X P 3D 4S | AQ97.AKT97.Q7.KT | X
AMERICAN SEFS | 1S X P 2D 4S | A8432.AQ73.AJ.K9 | X
AMERICAN acol:modern acol:benji | 1S P | 6.KQ985432.T86.8 | 4H
acol:foundation four-card-majors strong-club | 1S P | 6.KQ985432.T86.8 | 4H
acol:modern acol:benji acol:foundation four-card-majors | 1S 2N | AQ4.AQT4.T3.KQ73 | X
acol:modern four-card-majors | 1S 2N | AQ5.AKQ32.A2.T54 | X
AMERICAN SEFS | 1H X P 1S 4H | 42.AK932.AQT9.A6 | X
AMERICAN SEFS | 1D X P 1H 2D X P 2H 4D | KJ75.A.KQ93.KQ42 | X
AMERICAN SEFS | 1D X P 1H 2D X 3D P P | AKQ5.7.KQT9.AT74 | X
EVERY | 1H P P | KJ.AQJ876.AK5.43 | P
EVERY | 1H P P | .AQ876543.AKQ.Q4 | P
SEFS | P 1C 2H P 3H X P 4C P | QJT5.A64.Q.AKQJ9 | 5C
AMERICAN SEFS | 1S X 1N P 2S X P 3C 3S | AKT84.AKJ7.AK98. | X
AMERICAN SEFS | 1S X 1N P 2S X P 3C 3S | A43.AQJ7.AQ98.Q2 | P
AMERICAN SEFS | 1H X 1N P 2H X P 3C 3H | AQ54.9.AKQ42.AK2 | 4C
AMERICAN SEFS | 1C 1S X 1N X P P 2H | J2.A982.A54.AKQ5 | X
AMERICAN | 1S X XX P P 2H | K5.A87.QJ54.K952 | X
AMERICAN SEFS | 1S X XX P P 2H | K5.QJ82.J754.K95 | X
AMERICAN SEFS | P 1C X 1D P 1H X 1S P 1N | K32.KT94.AKQ.AK8 | X
AMERICAN SEFS | 1H P P 1N | KQ2.AQJ94.K6.AJ2 | X
AMERICAN SEFS | 1C P P X P 1H P | AK.86.AKQ87653.3 | 2D
AMERICAN | 1C P 1H X 1N 2S X XX P P 3D | K43.AKQT52..AKT7 | 4S
AMERICAN SEFS | 1C 2S 3D P 4C P | AJT87..AKQJ95.K9 | 5C
AMERICAN SEFS | 2N 3H X P 4D P | AQ5.52.KQ83.J742 | 5D
AMERICAN SEFS | P 1C P 1H 1S X 2S X P 3D 3S | J62.KQJ3.AK2.KT8 | X
AMERICAN SEFS | 1C X 1D 1S X XX P P 2H P 3C P P | A.KJ52.KQT96.AT3 | X
"""


@pytest.mark.parametrize(("system", "auction", "hand", "accepted"), told(EXACT))
def test_the_call_is_one_of_those(system: str, auction: str, hand: str, accepted: str) -> None:
    assert (
        call(system, auction, hand, Vulnerability.NONE).replace("NT", "N") in accepted.split()
    )
