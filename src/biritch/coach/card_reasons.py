"""The reason for a card: declarer's or a defender's, forced or chosen."""

from __future__ import annotations

from biritch.bidding.agreement.carding import Carding
from biritch.coach.declarer import declarer_reason
from biritch.coach.defender import defender_reason
from biritch.coach.reasons import CardInPlay, CardReason, reason
from biritch.core.cards import Card
from biritch.core.seats import FOUR
from biritch.games.view import View
from biritch.robots.play.shown_suits import ShownSuits
from biritch.robots.play.situation import USUAL


def card_reason(
    view: View, card: Card, carding: Carding = USUAL, shown: ShownSuits | None = None
) -> CardReason | None:
    """Return why *card* is played in *view*, or ``None`` in the games for two.

    *shown* are the suits shown in the auction; by default those bid by name.

    The only legal card needs no other reason.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> card_reason(game.view(game.actor), Card.parse("SK")).technique
        'lead-doubleton'
    """
    if len(view.players) < len(FOUR) or view.contract is None:
        return None
    if len(view.legal) == 1:
        return reason("only")
    play = CardInPlay.of(view, card, carding, shown)
    return declarer_reason(play) if play.at.declaring else defender_reason(play)
