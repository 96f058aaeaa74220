"""The tutor: calls with their rival and what decides, hidden hands with odds."""

import random

import biritch as bw
from biritch.coach.hidden_hands import LikelyRange
from biritch.coach.tutor import advice_of, advise
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.words.translation import say

STRONG = "N:AKJ75.K82.Q4.J63 Q84.QJ95.T53.852 T93.A73.K876.K74 62.T64.AJ92.AQT9"

WEAK = "N:J9652.982.Q4.J63 AQ84.QJ5.T53.852 T73.AK73.K876.K7 K.T64.AJ92.AQT94"


def at(calls: str, seat: Seat, deal: str = STRONG) -> View:
    game = bw.game(deal=bw.Deal.parse(deal))
    for text in calls.split():
        game = game.after(parse_call(text))
    return game.view(seat)


def test_a_call_is_set_against_its_rival_and_what_decides_is_told() -> None:
    robot = bw.robot("rule:sef")
    view = at("1S P", Seat.SOUTH)
    advice = advise(view, robot, "sef", budget=0, rng=random.Random(1))
    assert len(advice.candidates) == 2
    assert advice.action == advice.candidates[0][0]
    assert say(advice.says, "en").startswith("Rather ")
    assert say(advice.says, "fr").startswith("Plutôt ")
    assert say(advice.says, "en").endswith(".")


def test_points_decide_where_they_do() -> None:
    view = at("", Seat.NORTH, WEAK)
    advice = advise(view, bw.robot("rule:sef"), "sef", budget=0, rng=random.Random(1))
    assert str(advice.action) == "P"
    assert "4 HCP in hand; 1♣ would show 12 to 22" in say(advice.says, "en")


def test_hidden_hands_are_described_by_what_was_promised() -> None:
    view = at("1N P", Seat.SOUTH, "N:AKJ7.K82.Q4.KJ63 Q84.QJ95.T53.852 "
              "T93.A73.K876.Q74 652.T64.AJ92.AT9")  # fmt: skip
    robot = bw.robot("rule:sef")
    hidden = advise(view, robot, "sef", budget=0, rng=random.Random(1)).hidden
    north = next(hand for hand in hidden if hand.seat == Seat.NORTH)
    assert north.points.low >= 15
    assert north.points.high <= 17
    assert all(length.low >= 2 for length in north.lengths)
    sure = sum(
        hand.honours[card] for hand in hidden for card in hand.honours if str(card) == "SA"
    )
    assert abs(sure - 1) < 1e-9


def test_a_range_leaves_the_rare_out() -> None:
    assert LikelyRange.of([0, *[5] * 18, 13]) == LikelyRange(5, 5, 5)


def test_hands_dealt_are_the_reason_where_they_decided_and_the_technique_where_not() -> None:
    game = bw.game(deal=bw.Deal.parse(STRONG))
    for text in ["1S", "P", "2S", "P", "4S", "P", "P", "P"]:
        game = game.after(parse_call(text))
    view, rng = game.view(game.actor), random.Random(1)
    card = next(card for card in view.legal if isinstance(card, Card))
    compared = Phrase.of("robot-beats-more", dealt="40", contract="4S", times=9, fewer=4)
    habit = Phrase.of("robot-equal")
    told = [advice_of(view, Decision(card, why), "sef", rng).says for why in (compared, habit)]
    assert told[0] == compared
    assert told[1].name.startswith("coach-lead")
