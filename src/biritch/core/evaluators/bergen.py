"""Bergen's starting points."""

from biritch.core.evaluator import Evaluator, ranks_worth
from biritch.core.hands import Hand

_honours = ranks_worth(A=4, K=3, Q=2, J=1)
_DUBIOUS = ("K", "Q", "J", "KQ", "KJ", "QJ")


def _suit(ranks: str) -> float:
    length = max(0, len(ranks) - 4)
    good = len(ranks) >= 4 and sum(rank in "AKQJT" for rank in ranks) >= 3
    # A singleton king, queen or jack; a doubleton with a queen or jack and no ace.
    dubious = ranks in _DUBIOUS or (len(ranks) == 2 and ranks[0] in "QJ")
    return _honours(ranks) + length + good - dubious


def _adjustment(hand: Hand) -> int:
    """Return the adjust-3: aces and tens are underrated, queens and jacks overrated."""
    ranks = [card.rank for card in hand]
    more = sum(rank in (14, 10) for rank in ranks) - sum(rank in (12, 11) for rank in ranks)
    size = min(2, abs(more) // 3)
    return size if more > 0 else -size


EVALUATOR = Evaluator(
    titles={
        "en": "Bergen's starting points: HCP, aces and tens, length, good suits",
        "fr": "Points de Bergen : points, as et dix, longueur, belles couleurs",
    },
    french="bergen",
    source="M. Bergen, Slam Bidding Made Easier, 2008",
    of_suit=_suit,
    of_hand=_adjustment,
)
