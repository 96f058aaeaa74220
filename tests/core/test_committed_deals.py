"""Deals promised beforehand: a championship's, drawn again from its key."""

import ast
import hashlib
import itertools
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core import committed_deals, ripemd
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from tests.core.statistics import Sample, complaints

VECTORS = Path(__file__).parent.parent / "vectors"
TOLD = json.loads((VECTORS / "wbg2024_key_1_1.json").read_text(encoding="utf-8"))
SESSION = json.loads((VECTORS / "wbg2024_session_1_1.json").read_text(encoding="utf-8"))


def first(count: int, **changed: str) -> list[Deal]:
    published = {"key": TOLD["key"], "value": TOLD["value"], **changed}
    return list(itertools.islice(committed_deals.committed_deals(**published), count))


def test_a_session_of_the_world_bridge_games_is_drawn_again() -> None:
    """Sixteen boards of the first session of 2024, with the index of the day."""
    deals = first(16)
    assert [str(deal.rank) for deal in deals] == [board["number"] for board in SESSION]
    assert [str(deal) for deal in deals] == ["N:" + board["deal"] for board in SESSION]


def test_numbers_that_are_no_deal_are_passed_over() -> None:
    places = [int(place) for place in TOLD["numbers"]]
    assert places != list(range(1, 17))
    assert list(TOLD["numbers"].values()) == [board["number"] for board in SESSION]


@pytest.mark.parametrize(
    "changed",
    [
        {"value": "43275.90"},
        {"value": "43275.92"},
        {"key": TOLD["key"][:-1] + "Q"},
        {"key": "g" + TOLD["key"][1:]},
    ],
)
def test_nothing_is_left_of_them_once_a_sign_is_another(changed: dict[str, str]) -> None:
    assert not set(first(16, **changed)) & set(first(16))


def test_the_reserve_set_is_another_one() -> None:
    reserve = committed_deals.committed_deals(TOLD["key"], TOLD["value"], reserve=True)
    assert not set(itertools.islice(reserve, 16)) & set(first(16))


def test_new_keys_are_long_and_never_the_same() -> None:
    keys = {committed_deals.fresh_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert {len(key) for key in keys} == {committed_deals.KEY_LENGTH}
    assert len(set("".join(keys))) == 62


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("43275.91", "4327591"), ("  43,275.91 ", "4327591"), ("7 12  23 ", "7 12 23"),
        ("CAC 40: 8.123,4", "CAC 40: 81234"), ("1.2.3", "12.3"), ("a.b", "a.b"),
    ],
)  # fmt: skip
def test_what_became_known_is_written_as_everybody_would(typed: str, plain: str) -> None:
    assert committed_deals.normalise_value(typed) == plain


def test_deals_pass_the_statistics() -> None:
    assert not complaints(Sample.of(first(10_000)))


def test_the_digest_has_its_published_values() -> None:
    """Examples of the paper that defines RIPEMD-160 (1996), appendix B."""
    for text, published in {
        b"": "9c1185a5c5e9fc54612808977ee8f548b2258d31",
        b"a": "0bdc9d2d256b3ee9daae347be6f4dc835a467ffe",
        b"abc": "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc",
        b"message digest": "5d0689ef49d2fae572b881b123a85ffa21595f36",
        b"a" * 1_000: None,
    }.items():
        counted = ripemd.compute_digest(text).hex()
        assert counted == (published or ripemd.digest(text).hex())
        assert ripemd.digest(text).hex() == counted


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_the_digest_computed_here_is_the_systems(data: bytes) -> None:
    if "ripemd160" in hashlib.algorithms_available:
        assert ripemd.compute_digest(data) == hashlib.new("ripemd160", data).digest()


def test_a_system_without_the_digest_draws_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_args: object, **_options: object) -> None:
        raise ValueError("unsupported hash type ripemd160")

    deals = first(4)
    monkeypatch.setattr(hashlib, "new", missing)
    assert first(4) == deals


def test_no_generator_of_pseudo_random_numbers_is_reachable() -> None:
    for module in (committed_deals, ripemd):
        source = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        names = {
            name
            for node in ast.walk(source)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (
                [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else [alias.name for alias in node.names]
            )
        }
        assert "random" not in {name.split(".")[0] for name in names}


def test_there_is_no_number_beyond_the_deals() -> None:
    assert all(0 <= deal.rank < DEALS for deal in first(50))
