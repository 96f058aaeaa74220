"""``biritch simulate``: what is measured, and hands dealt as a condition wants them."""

import math
import random
from collections import Counter
from itertools import islice
from statistics import mean, variance

import pytest

from biritch.cli.deals.conditions import read_condition, read_measure
from biritch.cli.deals.stacking import HANDS, best_stack
from biritch.core.boards import Board
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.front.dealing import deals
from biritch.scoring.imps import imps
from biritch.solver.choice import trick_table
from biritch.solver.par import par
from tests.cli.helpers import refused, run
from tests.proving import cases

ALONE = ("--processes", "1")


def share(where: str) -> float:
    stacked = best_stack(where, "en")
    assert stacked is not None
    return stacked.share


def test_how_many_hands_answer_is_counted_exactly() -> None:
    """The figures are those every table of probabilities has."""
    assert share("hcp(N) == 37") * HANDS == pytest.approx(4)
    assert share("hcp(N) == 36") * HANDS == pytest.approx(60)
    assert share("hcp(N) == 0") * HANDS == pytest.approx(2_310_789_600)
    assert share('shape(N, "4333")') * HANDS == pytest.approx(66_905_856_160)
    assert share("balanced(N)") == pytest.approx(0.4760, abs=5e-5)
    assert share("spades(N) == 13") * HANDS == pytest.approx(1)
    assert share("15 <= hcp(N) <= 17") == pytest.approx(
        0.044237 + 0.033109 + 0.023617, abs=2e-6
    )


def test_the_rarest_seat_is_stacked_whatever_else_is_asked() -> None:
    def seat(where: str) -> str | None:
        stacked = best_stack(where, "en")
        return None if stacked is None else str(stacked.seat)

    assert seat("hcp(N) >= 12 and hcp(S) >= 20") == "S"
    assert seat("(hcp(N) >= 12 and hearts(E) >= 9) and hcp(NS) >= 25") == "E"
    assert seat('points(O) >= 20 and has(N, "SA")') == "W"
    assert seat("min(hcp(N), spades(N)) >= 5 or hcp(N) < 3") == "N"
    for nobody in (
        "hcp(NS) >= 25",
        "hcp(N) > hcp(S)",
        'has(N, "SA")',
        "hcp(N) >= 20 or hcp(S) >= 20",
        "losers(N) <= 4",
        "hcp(N) >= 0",
        "hcp(N) >= 41",
    ):
        assert seat(nobody) is None, nobody


@pytest.mark.slow
def test_a_hand_is_stacked_beside_hands_that_are_given() -> None:
    """Deals that were stacked are like those that were looked for."""
    for given, where in (
        ({"north": "AKx.QJ.."}, "hcp(S) >= 12"),
        ({"north": "5(332)", "south": "xx..."}, "hcp(N) <= 8 and spades(N) == 5"),
        ({"north": "AKQ..."}, "hcp(N) >= 14 and hearts(N) <= 3"),
        ({"north": "KQ52.A4.KJ32.765"}, "hcp(NS) >= 25 and clubs(S) >= 4"),
    ):
        condition = read_condition(where)
        stacked = deals(cases(200, 4000), where=where, seed=1, **given)
        looked_for = deals(cases(200, 4000), where=condition, seed=2, **given)
        assert all(map(condition, stacked))
        for measure in ("hcp(E)", "hcp(S)", "hearts(N)", "diamonds(W)"):
            ask = read_measure(measure).value
            one, other = ([ask(deal) for deal in found] for found in (stacked, looked_for))
            error = math.sqrt((variance(one) + variance(other)) / len(one))
            assert abs(mean(one) - mean(other)) <= 4 * error, (given, where, measure)


def test_rare_hands_beside_a_given_one_are_found_at_once() -> None:
    """About one hand in 200,000 has so much: looking for it would end at a million deals."""
    words = ("--north", "KQ52.A4.KJ32.765", "--where", "hcp(S) >= 24 and hcp(NS) >= 35")
    for more in ((), ("--seed", "7", "--stack")):
        found = run("deal", *words, "-n", "20", "--tries", "60", "--json", *more).json
        assert len(found) == 20
        assert all(board["deal"].startswith("N:KQ52.A4.KJ32.765 ") for board in found)


def test_every_hand_that_is_wanted_is_as_likely_as_any_other() -> None:
    """Sixty-four hands have 36 points or more: each comes about as often."""
    stacked = best_stack("hcp(N) >= 36", "en")
    assert stacked is not None
    rng, draws = random.Random(3), 6400
    counted = Counter(stacked.draw(rng) for _ in range(draws))
    assert len(counted) == 64
    chi = sum((times - 100) ** 2 / 100 for times in counted.values())
    assert chi < 104, "one in a thousand of such sums is larger, with 63 degrees of freedom"


def test_a_hand_drawn_is_what_was_wanted_and_a_deal_is_a_deal() -> None:
    rng = random.Random(1)
    for where in (
        "15 <= hcp(S) <= 17 and balanced(S)",
        'shape(W, "6xxx", "7xxx")',
        "spades(E) == 7 and hcp(E) == 9 and hearts(E) <= 1",
    ):
        stacked, condition = best_stack(where, "en"), read_condition(where)
        assert stacked is not None
        for _ in range(cases(40, 2000)):
            deal = stacked.deal(rng)
            assert isinstance(deal, Deal)
            assert condition(deal)


@pytest.mark.slow
def test_stacked_or_not_the_same_is_found() -> None:
    words = (
        "hearts(S)",
        "hcp(NS)",
        "hcp(S) >= 10",
        "--where",
        "hcp(N) >= 15 and hearts(N) <= 1",
    )
    stacked = run("simulate", *words, "-n", "500", "--seed", "a", "--json", *ALONE).json
    dealt = run(
        *("simulate", *words, "-n", "500", "--seed", "a", "--json", "--no-stack", *ALONE)
    ).json
    assert stacked["stacked"]["seat"] == "N"
    by_dealing = 100 * 500 / dealt["tries"]
    assert stacked["stacked"]["percent"] == pytest.approx(by_dealing, rel=0.15)
    assert dealt["stacked"] is None
    assert stacked["tries"] == 500
    assert dealt["tries"] > 10_000
    for one, other in zip(stacked["measures"], dealt["measures"], strict=True):
        value = "mean" if "mean" in one else "percent"
        error = (one["error"] ** 2 + other["error"] ** 2) ** 0.5
        assert abs(one[value] - other[value]) < 3.5 * error, one["measure"]


@pytest.mark.slow
def test_what_is_measured_double_dummy() -> None:
    """Every word is held against the functions that answer it elsewhere."""
    words = (
        'tricks(S, "H")',
        'tricks(NS, "NT")',
        'makes(EW, "1S")',
        'score(S, "4HX")',
        "par(NS)",
        "par(E)",
        'imps(score(N, "3NT") - score(N, "2NT"))',
    )
    found = run(
        *("simulate", *words, "-n", "2", "--seed", "dd", "--vulnerable", "ns", "--json", *ALONE)
    ).json
    told = [summary.get("mean", summary.get("percent")) for summary in found["measures"]]
    deals = list(islice(seeded_deals("dd 0"), 2))
    tables = [trick_table(deal) for deal in deals]
    board = Board(1, Seat.NORTH, Board.from_number(2).vulnerability)
    hearts = [table.of(Seat.SOUTH, Strain.HEARTS) for table in tables]
    pars = [par(table, board).score_ns for table in tables]
    notrump = [
        max(table.of(seat, Strain.NOTRUMP) for seat in (Seat.NORTH, Seat.SOUTH))
        for table in tables
    ]
    spades = [
        max(table.of(seat, Strain.SPADES) for seat in (Seat.EAST, Seat.WEST)) >= 7
        for table in tables
    ]
    # Law 77, doubled and vulnerable: 200 for the first trick down and 300 for each other.
    doubled = [
        790 + 200 * (won - 10) if won >= 10 else 100 - 300 * (10 - won) for won in hearts
    ]
    north = [table.of(Seat.NORTH, Strain.NOTRUMP) for table in tables]
    swings = []
    for won in north:
        game = 600 + 30 * (won - 9) if won >= 9 else -100 * (9 - won)
        part = 120 + 30 * (won - 8) if won >= 8 else -100 * (8 - won)
        swings.append(imps(game - part))
    wanted = [
        sum(hearts) / 2,
        sum(notrump) / 2,
        100 * sum(spades) / 2,
        sum(doubled) / 2,
        sum(pars) / 2,
        -sum(pars) / 2,
        sum(swings) / 2,
    ]
    assert told == [pytest.approx(value, abs=0.01) for value in wanted]


def test_the_same_seed_is_the_same_experiment() -> None:
    words = ("simulate", "hcp(N)", "balanced(N)", "-n", "120", "--json", *ALONE)
    first = run(*words, "--seed", "7").json
    assert run(*words, "--seed", "7").json == first
    assert run(*words, "--seed", "8").json["measures"] != first["measures"]
    chance = run(*words).json
    assert run(*words, "--seed", chance["seed"]).json == chance, (
        "chance is told, to be repeated"
    )


@pytest.mark.slow
def test_on_more_processes_it_is_the_same_experiment() -> None:
    words = ("simulate", "hcp(N)", "--where", "hcp(NS) >= 30", "-n", "120", "--seed", "7")
    alone = run(*words, "--json", *ALONE).json
    assert run(*words, "--json", "--processes", "2").json == alone


def test_people_read_it_in_both_languages() -> None:
    shown = run("simulate", "hearts(S)", "balanced(S)", "-n", "60", "--seed", "7", *ALONE).out
    assert "mean 3." in shown
    assert "60 deals of 60 dealt" in shown
    french = run(
        *("simulate", "coeurs(S)", "-n", "20", "--where", "points(S) >= 20", "--lang", "fr"),
        *("--notation", "fr", *ALONE),
    ).out
    assert "moyenne" in french
    assert "La main de Sud a été composée" in french
    tricks = run(
        *("simulate", 'levees(S, "C")', 'reussit(S, "4C")', "-n", "2", "--seed", "7"),
        *("--notation", "fr", "--json", *ALONE),
    ).json
    english = run(
        *("simulate", 'tricks(S, "H")', 'makes(S, "4H")', "-n", "2", "--seed", "7"),
        *("--json", *ALONE),
    ).json
    assert tricks["measures"][0]["mean"] == english["measures"][0]["mean"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tricks(S)"], 'measure, character 1: want tricks(S, "H")'),
        (['tricks(S, "Z")'], "not a strain: 'Z'"),
        (['makes(S, "8H")'], "not a contract: '8H'"),
        (['makes(X, "4H")'], "not a seat or side: 'X'"),
        (["trick(S, 'H')"], "did you mean tricks?"),
        (["imps(1, 2)"], "want imps("),
        (["hcp(N) and 1"], "is a number, a condition is wanted"),
        (["hcp(N)", "--where", "hcp(N)"], "--where, character 1"),
        (["hcp(N)", "--where", "hcp(N) >= 38"], "deals tried, 0 found"),
        (["hcp(N)", "-n", "0"], "--number"),
        ([], "MEASURE"),
    ],
)
def test_bad_input_is_one_line(words: list[str], told: str) -> None:
    assert told in refused(run("simulate", *words, "--tries", "3", *ALONE))


def test_dealing_knows_hands_alone() -> None:
    assert "no such word: 'tricks'" in refused(run("deal", "--where", 'tricks(S, "H") > 9'))
