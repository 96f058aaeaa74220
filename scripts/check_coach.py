#!/usr/bin/env python3
"""Say whether the post-mortem names the dearest card of each deal, as DDS reckons it.

``check_coach.py 1000``: so many deals, bid and played by robots that play by rules of thumb;
``check_coach.py 100 900`` goes on after the first nine hundred.
"""

from __future__ import annotations

import random
import sys
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from biritch.coach.post_mortem import PlayedDeal, post_mortem  # noqa: E402
from biritch.core.boards import Board  # noqa: E402
from biritch.core.calls import Bid, OtherCall  # noqa: E402
from biritch.core.cards import Card  # noqa: E402
from biritch.core.random_deals import seeded_deals  # noqa: E402
from biritch.core.seats import Seat  # noqa: E402
from biritch.games.game import Game  # noqa: E402
from biritch.games.variants.contract import VARIANT  # noqa: E402
from biritch.robots import play_out  # noqa: E402
from biritch.robots.catalogue import find  # noqa: E402
from biritch.robots.double_dummy import double_dummy  # noqa: E402
from tests.coach.regret import regrets  # noqa: E402


def main(arguments: list[str]) -> int:
    """Compare so many deals; return the exit status."""
    count = int(arguments[0]) if arguments else 100
    skipped = int(arguments[1]) if len(arguments) > 1 else 0
    robot, deals = find("rule:sef"), seeded_deals("coach")
    compared = agreed = passed_out = 0
    for number, deal in enumerate(islice(deals, skipped, skipped + count), skipped + 1):
        game = Game.start(VARIANT, deal, Board.from_number(number))
        game = play_out(game, dict.fromkeys(Seat, robot), rng=random.Random(number), budget=0)
        if game.facts.contract is None:
            passed_out += 1
            continue
        wanted = regrets(game)
        told = post_mortem(played(game), double_dummy()).cards
        found = [(card.price, card.lost) for card in told]
        compared += 1
        dearest = max(wanted)
        same = max(found) == dearest and found.index(dearest) == wanted.index(dearest)
        agreed += same
        if not same:
            print(f"board {number}: {game.deal} {max(found)} {max(wanted)}")
    print(f"{agreed} of {compared} deals agree on the dearest card; {passed_out} passed out")
    return agreed != compared


def played(game: Game) -> PlayedDeal:
    """Return *game* as the post-mortem is given it."""
    calls = tuple(action for action in game.log if isinstance(action, (Bid, OtherCall)))
    cards = tuple(action for action in game.log if isinstance(action, Card))
    return PlayedDeal(game.deal, game.board, calls, cards, ("sef", "sef"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
