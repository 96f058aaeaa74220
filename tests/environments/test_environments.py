"""The environments for learners, by PettingZoo's and Gymnasium's own checks, and by ours."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import biritch as bw
from biritch.core.calls import PASS, parse_call
from biritch.core.cards import DECK
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.front.environments import bridge, spaces
from biritch.front.environments.deals import BridgeDeal, BridgeSettings
from biritch.front.environments.rewards import Rewarding
from biritch.front.environments.single_seat import SeatEnv, vector
from biritch.rules.offence import IllegalCall
from biritch.scoring.imps import imps

SETTINGS: list[dict[str, Any]] = [
    {"task": "bidding"},
    {"task": "play", "reward": "points"},
    {"task": "both", "reward": "points"},
    {"task": "both", "seats": {"E": "rule:sayc", "W": "random:sayc"}, "reward": "points"},
    {"task": "bidding", "reward": "match-points", "tables": ("rule:sayc", "rule:sef")},
]


# It knows its own environments with masks, and wonders at others; it would have seats called
# player_0. Remarks, not faults: everything else it says fails the test.
@pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS, ids=repr)
def test_pettingzoo_finds_no_fault(settings: dict[str, Any]) -> None:
    api_test(bridge.env(**settings), num_cycles=60)


def test_a_seed_gives_the_same_boards() -> None:
    seed_test(lambda: bridge.env(task="bidding", reward="points"), num_cycles=20)


def test_gymnasium_finds_no_fault() -> None:
    env = SeatEnv(task="both", reward="points")
    check_env(_Masked(env), skip_render_check=True)


class _Masked(SeatEnv):
    """The same, but for an action that is not allowed one that is: the check asks for any."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(task=env.settings.task, reward=env.settings.rewarding.reward)

    def step(self, action: int) -> Any:
        allowed = np.flatnonzero(self.action_masks())
        return super().step(int(allowed[action % len(allowed)]))


def walk(env: Any, rng: random.Random) -> dict[str, float]:
    """Return the rewards of a board played at random."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        assert bool(allowed) is not terminated
        env.step(None if terminated else rng.choice(allowed))
    return total


def test_partners_share_what_opponents_lose() -> None:
    env, rng = bridge.BridgeEnv(reward="points"), random.Random(1)
    for _ in range(6):
        env.reset(seed=rng.randrange(1000))
        total = walk(env, rng)
        assert total["N"] == total["S"] == -total["E"] == -total["W"]
        assert total["N"] == env.deal.score_ns / 100


def test_the_mask_is_what_the_laws_allow() -> None:
    game, rng = bw.game(deal=Deal.random(seed=3)), random.Random(3)
    for call in ["1H", "P", "2H", "X", "P", "P", "P"]:
        game = game.after(parse_call(call))
    while (actor := game.actor) is not None:
        view = game.view(actor)
        numbers = np.flatnonzero(spaces.action_mask(view.legal)).tolist()
        assert [spaces.ACTIONS[number] for number in numbers] == sorted(
            view.legal, key=spaces.action_number
        )
        game = game.after(rng.choice(view.legal))


def test_what_is_not_allowed_names_its_law() -> None:
    env = bridge.env(task="bidding")
    env.reset(seed=1)
    env.step(spaces.action_number(parse_call("3N")))
    with pytest.raises(IllegalCall, match="Law"):
        env.step(spaces.action_number(parse_call("2C")))


def test_an_observation_tells_nothing_of_hidden_cards() -> None:
    """Deal the hidden hands again, and what a seat observes is the same to the last bit."""
    rng = random.Random(5)
    for calls, cards in (("1N P 3N P P P", 0), ("1N P 3N P P P", 9), ("1S P", 0)):
        game = bw.game(deal=Deal.random(seed=5), board=5)
        for call in calls.split():
            game = game.after(parse_call(call))
        for _ in range(cards):
            game = game.after(rng.choice(game.view(game.actor).legal))
        me = game.actor
        assert me is not None
        view = game.view(me)
        hidden = [seat for seat in Seat if view.seen[seat] is None]
        if cards:
            assert len(hidden) == 2
            continue
        one, other = hidden[0], hidden[1]
        hands = list(game.deal.hands)
        hands[one], hands[other] = hands[other], hands[one]
        again = bw.game(deal=Deal(hands), board=5)
        for call in calls.split():
            again = again.after(parse_call(call))
        assert (spaces.observe(again.view(me)) == spaces.observe(view)).all()
        assert spaces.observe(view)[:52].sum() == 13


def test_what_is_seen_is_where_it_is_said_to_be() -> None:
    starts = dict(zip(spaces.PARTS, np.cumsum([0, *spaces.PARTS.values()]), strict=False))
    game = bw.game(deal=Deal.random(seed=7), board=2)
    for call in ["P", "1H", "X", "XX", "P", "1S"]:
        game = game.after(parse_call(call))
    view = game.view(Seat.EAST)
    bits = spaces.observe(game.view(Seat.NORTH))
    assert game.actor is not None
    calls = bits[starts["calls"] : starts["calls"] + 420].reshape(35, 3, 4)
    heart, spade = (spaces.action_number(parse_call(bid)) - 3 for bid in ("1H", "1S"))
    # East dealt: South opened (two to the left of North), West doubled, North redoubled.
    assert np.argwhere(calls).tolist() == [
        [heart, 0, 2],
        [heart, 1, 3],
        [heart, 2, 0],
        [spade, 0, 2],
    ]
    assert bits[starts["passes"] : starts["passes"] + 4].tolist() == [0, 1, 0, 0]
    assert bits[starts["vulnerable"] : starts["vulnerable"] + 2].tolist() == [1, 0]
    assert view.seat is Seat.EAST


def test_dummy_is_seen_and_played_by_declarer() -> None:
    game = bw.game(deal=Deal.random(seed=7))
    for call in ["1N", "P", "P", "P"]:
        game = game.after(parse_call(call))
    game = game.after(game.view(game.actor).legal[0])
    bits = spaces.observe(game.view(Seat.NORTH))
    dummy = game.deal.south
    assert [DECK[place] for place in np.flatnonzero(bits[52:104])] == sorted(dummy)
    assert bits[104] == 1
    assert game.actor is Seat.NORTH


def test_rewards_compare_with_par_and_with_other_tables() -> None:
    deal, board = Deal.random(seed=7), bw.Board.from_number(7)
    par = bw.par(deal, 7).score_ns
    assert Rewarding("imps").of_north_south(100, deal, board) == imps(100 - par)
    assert Rewarding("match-points").of_north_south(par - 10, deal, board) == -1
    robot = bw.play(bw.game(deal=deal, board=7), "rule:sayc", seed=1).score
    assert robot is not None
    met = Rewarding("match-points", ("rule:sayc",))
    assert [met.of_north_south(robot + more, deal, board) for more in (-10, 0, 10)] == [
        -1,
        0,
        1,
    ]


def test_a_contract_of_the_bidding_is_worth_what_it_makes() -> None:
    deal = BridgeDeal(BridgeSettings(task="bidding"), random.Random(2))
    for call in ["1N", "P", "P", "P"]:
        deal.act(parse_call(call))
    declarer = deal.game.facts.contract
    assert declarer is not None
    won = bw.tricks(deal.game.deal, declarer)
    points = bw.Contract(declarer, tricks=won).score(deal.board.vulnerability)
    assert deal.over
    assert deal.score_ns == (points if declarer.declarer.side is bw.Side.NS else -points)


def test_passing_is_over_in_four() -> None:
    deal = BridgeDeal(BridgeSettings(task="both"), random.Random(2))
    for _ in range(4):
        deal.act(PASS)
    assert (deal.over, deal.score_ns, deal.actor) == (True, 0, None)


def test_many_at_once_go_on_with_new_boards() -> None:
    envs, rng = vector(3, task="bidding", reward="points"), random.Random(1)
    seen, _ = envs.reset(seed=4)
    ended = 0
    for _ in range(30):
        actions = []
        for mask in seen["action_mask"]:
            allowed = np.flatnonzero(mask).tolist()
            actions.append(0 if not allowed or rng.random() < 0.7 else rng.choice(allowed))
        seen, _, terminated, _, _ = envs.step(np.array(actions))
        ended += int(terminated.sum())
    assert ended > 3
    assert seen["observation"].shape == (3, spaces.SIZE)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"task": "bid"}, "not a task: 'bid'. Did you mean 'bidding'"),
        ({"reward": "imp"}, "Did you mean 'imps'"),
        ({"seats": dict.fromkeys("NESW", "random")}, "no seat is left to learn"),
        ({"seats": {"N": "robots:sef"}}, "Did you mean"),
        ({"tables": ("rule:sayx",)}, "'sayc'"),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(settings: Any, words: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        bridge.env(**settings)
    assert words in str(refused.value)
