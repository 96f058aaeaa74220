"""Seven on trumps and kings, six in notrump, preempts raised, invitations accepted.

Each hand stands for a line whose hands lost an IMP or more each when they were weighed against
other calls, or for a slam that sides of 31 points stopped short of, as
``benchmarks/slam_stops.py`` counts them.
"""

from __future__ import annotations

import pytest

from biritch.core.seats import Vulnerability
from tests.bidding.asked import call


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Every ace: nine trumps and 34 points make seven, on fewer the kings are asked for.
        ("sayc", "1S P 3S P 4N P 5D P", "AKQ875.A5.K4.AQ3", "7S"),
        ("sayc", "1S P 3S P 4N P 5D P", "AKJ875.A5.K4.AQ3", "5N"),
        # Three kings are enough on nine trumps, with that of trumps in hand; two are not.
        ("sayc", "1S P 3S P 4N P 5D P 5N P 6D P", "AKJ875.A5.K4.AQ3", "7S"),
        ("sayc", "1S P 3S P 4N P 5D P 5N P 6C P", "AKJ875.A5.K4.AQ3", "6S"),
        ("sayc", "1S P 3S P 4N P 5D P 5N P 6D P", "AQJ875.A5.A4.KQ3", "6S"),
        # In a minor too, where no answer passes six of it without all kings.
        ("sayc", "1D P 3D P 4N P 5D P", "A5.A7.AKQ8752.K4", "5N"),
        # An ace is missing.
        ("sayc", "1S P 3S P 4N P 5D P", "AQJ85.A5.K4.KQ32", "6S"),
        # Key cards in place of aces.
        ("sef", "1S P 3S P 4N P 5D P", "AKQ875.A5.K4.AQ3", "5N"),
        ("sef", "1S P 3S P 4N P 5D P 5N P 6C P", "AKQ875.A5.K4.AQ3", "7S"),
        ("sef", "1S P 4S P 4N P 5H P", "KQ8752.AKQ.A6.A3", "5S"),
    ],
)
def test_seven(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Nineteen opposite an opening asks for more in notrump, forced to game or not.
        ("sayc", "1D P 2C P 2N P", "AQ2.K98.KQ5.AQT7", "4N"),
        ("sef", "1C P 1S P 1N P 2C P 2H P", "AKQ53.K5.AQ53.87", "4N"),
        ("sef", "1H P 1S P 1N P", "AQ97.A.AQ93.K974", "4N"),
        # It is accepted where the hands that refused it made six.
        ("sayc", "1D P 2C P 3N P 4N P", "AQ3.Q5.AKT6.K965", "6N"),
        ("sayc", "1N P 2C P 2S P 4N P", "AQ43.K75.A86.QT8", "6N"),
        ("sayc", "1N P 2D P 2H P 4N P", "AQ3.K75.A86.QT87", "6H"),
        ("sayc", "1N P 2D P 2H P 4N P", "AQ32.75.A86.KT87", "P"),
        ("sayc", "1D P 2N P 4N P", "AJ5.T9.KQ94.KJT5", "6N"),
        ("sayc", "1D P 2N P 4N P", "A43.K3.K82.K9752", "P"),
        # Over a long minor told by 3NT twelve points are enough, over a jump rebid fifteen.
        ("sayc", "1D P 1S P 3N P", "KQ42.JT6.KJ62.K7", "6N"),
        ("sayc", "1D P 1S P 3N P", "AT97.742.JT5.KQ4", "P"),
        ("sef", "1D P 1H P 3D P", "AJ65.AQ72.4.A963", "6N"),
        ("sef", "1H P 1S P 3H P", "T752.Q.AKJ3.AQ95", "6N"),
        # Twenty points, length counted, go past 3NT opposite an opening, flat or not; so does
        # whoever knows of 33 high-card points. A point less does not.
        ("sayc", "1S P 2D P 2S P", "K.AKT.KQT97.KJ82", "6N"),
        ("sayc", "1S P 2D P 2S P", "K.AK2.KQT97.K982", "3N"),
        ("sef", "2N P 3C P 3S P", "J.AQ92.AJ82.KJ42", "6N"),
        ("sef", "2N P 3C P 3S P", "J.AQ92.AJ82.8542", "3N"),
        ("sayc", "3N P 4H P 4S P", "Q9765.K.QT987.J4", "6N"),
    ],
)
def test_six_in_notrump(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize("system", ["sayc", "sef"])
@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # An invitation after a transfer is accepted with four trumps, or with three for six.
        ("1N P 2D P 2H P 2N P", "KT53.AJT8.A9.KT9", "4H"),
        ("1N P 2H P 2S P 2N P", "AK9.K965.J98.A72", "3S"),
        ("1N P 2H P 2S P 3S P", "AK9.K965.J98.A72", "4S"),
        ("1N P 2D P 2H P 3H P", "KQ53.J8.AQ95.KT9", "P"),
        # Seven trumps of partner's are enough opposite one, in place of 3NT or a pass.
        ("3S P", "J.KQ42.AKT3.A932", "4S"),
        ("3S P", "J.KJ63.A964.AJT2", "4S"),
        ("3H P", "AKQ7.2.KQJ7.AQ63", "3N"),
        # Two notrump after a second double is for twenty points: partner may have none.
        ("1C X P 2H X P 2S P", "KQ7.AJ5.K73.KQT7", "P"),
    ],
)
def test_both_systems_call(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted


@pytest.mark.parametrize(
    ("auction", "hand", "wanted", "vulnerable"),
    [
        # A flat hand raises a weak two to three, a shapely one to game.
        ("2H P", "AT9.K963.Q42.T54", "3H", "3H"),
        ("2H P", "T97.K963.Q42.T54", "4H", "3H"),
        ("2H P", "AT97.K9632.4.T54", "4H", "4H"),
        ("2D P", "A98.J7.98754.K73", "5D", "3D"),
    ],
)
def test_a_weak_two_is_raised(auction: str, hand: str, wanted: str, vulnerable: str) -> None:
    assert call("sayc", auction, hand) == wanted
    assert call("sayc", auction, hand, Vulnerability.BOTH) == vulnerable


@pytest.mark.parametrize(
    ("auction", "hand", "wanted"),
    [
        # A notrump between two bids of theirs is left for a long suit.
        ("1C P 1D 1N P", "JT974.9742.T.J32", "2S"),
        ("1C P 1D 1N P", "T85.Q62.J94.T873", "P"),
        # A balancing suit is answered in notrump with 15; a notrump is not run from in a minor.
        ("1D P P 1S P", "K8.QJT6.AT974.AT", "1N"),
        ("1D P P 1N P", "932.Q.AT97.QJ953", "P"),
        # Five of a minor on a void, 3NT on a flat hand.
        ("3D P", "AJ85.AK765.AQ86.", "5D"),
        ("3D P", "AQJ.KJT74.A6.K54", "3N"),
        # Partner's raise over their bid is worth six points or so, not none.
        ("1H 2C 2H 3C", "K52.AKQ632.A32.A", "4H"),
    ],
)
def test_sayc_competes(auction: str, hand: str, wanted: str) -> None:
    assert call("sayc", auction, hand) == wanted
