"""Dealing: every deal possible, all equally likely, and the tests that would notice."""

import ast
import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from types import ModuleType
from typing import cast

import numpy as np
import pytest

from biritch.core import deal_numbers
from biritch.core import random_deals as dealing
from biritch.core.cards import DECK, Card
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from tests.core.statistics import Sample, complaints

VECTORS = Path(__file__).parent.parent / "vectors"
SIZE = 10_000


def test_deals_have_the_numbers_big_deal_gives_them() -> None:
    edges = json.loads((VECTORS / "goedel_edges.json").read_text())
    real = json.loads((VECTORS / "wbg2024_session_1_1.json").read_text())
    numbered = {**edges, **{one["number"]: one["deal"] for one in real}}
    assert len(numbered) > 15
    for number, hands in numbered.items():
        deal = Deal.parse("N:" + hands)
        assert deal == Deal.from_rank(int(number))
        assert deal.rank == int(number)


@pytest.mark.parametrize("number", [-1, DEALS])
def test_there_is_no_deal_beyond_the_last(number: int) -> None:
    with pytest.raises(ValueError, match="not a deal number"):
        Deal.from_rank(number)


def test_the_same_seed_gives_the_same_deals_for_ever() -> None:
    """Golden: a change here would break every seed ever written down."""
    first = [str(deal) for deal in itertools.islice(dealing.seeded_deals(7), 2)]
    assert first == [
        "N:Q852.KJ64.KJ7.J3 K9.A85.A96.AQ982 AJ764.QT9.Q4.KT6 T3.732.T8532.754",
        "N:QJ65.74.KQJ74.KJ 742.AQJ98.A6.A82 3.KT653.T3.T9763 AKT98.2.9852.Q54",
    ]


def test_seeds_differ() -> None:
    firsts = {next(dealing.seeded_deals(seed)) for seed in range(200)}
    assert len(firsts) == 200


def test_fresh_deals_do_not_repeat() -> None:
    assert len({dealing.fresh() for _ in range(2_000)}) == 2_000


def test_a_number_too_large_is_drawn_again() -> None:
    """Two of every three 96-bit numbers are deals; modulo would favour the low ones."""
    ranks = [deal.rank for deal in itertools.islice(dealing.seeded_deals("ranks"), 2_000)]
    halves = sum(rank < DEALS // 2 for rank in ranks)
    assert abs(halves - 1_000) < 4 * sqrt(500)


@pytest.mark.parametrize("module", [dealing, deal_numbers])
def test_no_generator_of_pseudo_random_numbers_is_reachable_from(module: ModuleType) -> None:
    source = ast.parse(Path(str(module.__file__)).read_text())
    imported = {
        name.name.split(".")[0]
        for node in ast.walk(source)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [ast.alias(node.module or "")] if isinstance(node, ast.ImportFrom) else node.names
        )
    }
    assert imported <= {"__future__", "hashlib", "secrets", "collections", "math", "biritch"}


@pytest.mark.parametrize("source", ["seeded", "fresh"])
def test_deals_pass_the_statistics(source: str) -> None:
    deals = (
        dealing.seeded_deals("statistics") if source == "seeded" else iter(dealing.fresh, None)
    )
    assert not complaints(Sample.of(itertools.islice(deals, SIZE)))


# ---- bad dealers, planted: the statistics must catch every one ----


def _blocks(pack: list[Card]) -> Deal:
    """Thirteen cards at a time, as lazy dealers do: it hides nothing of a bad shuffle."""
    return Deal.of(pack[13 * seat + turn] for turn in range(13) for seat in range(4))


def _shuffled(seed: int, swap: Callable[[random.Random, int], int]) -> Iterator[Deal]:
    rng = random.Random(seed)
    while True:
        pack = list(DECK)
        for place in range(51, 0, -1):
            other = swap(rng, place)
            pack[place], pack[other] = pack[other], pack[place]
        yield _blocks(pack)


def sattolo() -> Iterator[Deal]:
    """Off by one: a card never stays where it was."""
    return _shuffled(1, lambda rng, place: rng.randrange(place))


def byte_modulo() -> Iterator[Deal]:
    """A byte modulo the size left: low places are favoured."""
    return _shuffled(2, lambda rng, place: rng.randrange(256) % (place + 1))


def naive() -> Iterator[Deal]:
    """Swaps with any of the 52 places, 52^52 ways for 52! orders."""
    return _shuffled(3, lambda rng, _: rng.randrange(52))


def short_seed() -> Iterator[Deal]:
    """Sixteen bits of seed: deals come back."""
    rng = random.Random(4)
    while True:
        pack = list(DECK)
        random.Random(rng.randrange(1 << 12)).shuffle(pack)
        yield Deal.of(pack)


def riffled() -> Iterator[Deal]:
    """Four riffles of a new pack: neighbours stay neighbours."""
    rng = random.Random(5)
    while True:
        pack = list(DECK)
        for _ in range(4):
            cut = sum(rng.random() < 0.5 for _ in pack)
            left, right = pack[:cut], pack[cut:]
            pack = []
            while left or right:
                heavy = rng.random() * (len(left) + len(right)) < len(left)
                pack.append((left if heavy else right).pop(0))
        yield _blocks(pack)


def no_voids() -> Iterator[Deal]:
    """A goulash the other way round: hands with a void are dealt again."""
    for deal in dealing.seeded_deals("voids"):
        if all(min(hand.lengths) > 0 for hand in deal.hands):
            yield deal


def generous() -> Iterator[Deal]:
    """South's yarboroughs are dealt again."""
    for deal in dealing.seeded_deals("generous"):
        if deal[Seat.SOUTH].hcp >= 4:
            yield deal


BAD = [sattolo, byte_modulo, short_seed, generous]
WORSE = [naive, riffled, no_voids]
"""Three more, tried when proving."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "dealer",
    [*BAD, *(pytest.param(one, marks=pytest.mark.prove) for one in WORSE)],
    ids=lambda dealer: dealer.__name__,
)
def test_a_bad_dealer_is_caught(dealer: Callable[[], Iterator[Deal]]) -> None:
    assert complaints(Sample.of(itertools.islice(dealer(), SIZE)))


def test_a_sample_counts_what_it_should() -> None:
    deal = Deal.from_rank(0)
    sample = Sample.of([deal])
    assert sample.shapes == Counter({(13, 0, 0, 0): 4})
    assert sample.points == Counter({10: 4})
    assert sample.repeats == 0
    assert Sample.of([deal, deal]).repeats == 1


@pytest.mark.parametrize("seed", [random.Random(1), 1.5, b"7", (1, 2), Deal])
def test_a_seed_is_a_number_or_a_text(seed: object) -> None:
    with pytest.raises(TypeError, match="a seed is a whole number or a text, not "):
        Deal.random(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        dealing.seeded_deals(seed)  # type: ignore[arg-type]


def test_whole_numbers_of_any_kind_are_seeds() -> None:
    assert (
        Deal.random(seed=cast("int", np.int64(7)))
        == Deal.random(seed=7)
        == Deal.random(seed="7")
    )
