"""What is written is read again: on records of every kind, and on the real deals."""

import itertools
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biritch.records.format import FormatError
from biritch.records.record import Record
from tests.proving import cases
from tests.records.boards import FORMATS, records, replays, round_trip

patiently = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""On a busy machine too: how long it takes is not what is tried here."""

MACHINES = ["ber", "bhg", "bri", "dge", "dup", "rzd"]
LOST = {
    "lin": {"score"},
    "csv": {"calls", "hands-and-comments", "dealers"},
    "ffb": {"calls", "hands-and-comments", "dealers"},
    "travellers": {"calls", "hands-rooms-and-comments", "dealers"},
    "usebio": {"calls", "dealers"},
    "usebio_13": {"calls", "dealers"},
    "cards": {"all-but-deals"},
    "cds": {"all-but-deals", "dealers"},
    "text": {"all-but-deals"},
    "dlm": {"all-but-deals", "dealers"},
    **{name: {"all-but-deals", "numbers"} for name in MACHINES},
}
"""What the formats lose of real deals; the others, nothing."""


@pytest.mark.slow
@patiently
@given(written=st.lists(records(), max_size=2))
def test_what_is_written_is_read_again(written: list[Record]) -> None:
    for name, form in FORMATS.items():
        assert (name, round_trip(form, written)) == (name, form.keep_records(written))


@pytest.mark.slow
@patiently
@given(written=records())
def test_what_was_read_once_loses_nothing_more(written: Record) -> None:
    for name, form in FORMATS.items():
        once = round_trip(form, [written])
        assert (name, round_trip(form, once)) == (name, once)
        assert (name, len(once)) == (name, form.carries(written))
        assert not any(form.find_losses(record) for record in once), name


@pytest.mark.slow
@patiently
@given(written=records())
def test_pbn_comes_back_from_another_format_less_what_it_loses(written: Record) -> None:
    pbn = FORMATS["pbn"]
    (first,) = round_trip(pbn, [written])
    assert first == pbn.carry_record(written)
    for name, form in FORMATS.items():
        back = round_trip(pbn, round_trip(form, [first]))
        assert (name, back) == (name, pbn.keep_records(form.keep_records([first])))


@cache
def _real() -> list[Record]:
    return list(replays())


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
def test_real_deals_are_written_and_read_again(name: str) -> None:
    form = FORMATS[name]
    real = _real()
    assert len(real) == 3051
    real = real[:: cases(8, 1)]
    assert round_trip(form, real) == form.keep_records(real)
    lost = {loss for record in real[::10] for loss in form.find_losses(record)}
    assert lost == LOST.get(name, set())


def test_the_test_of_round_trips_can_fail() -> None:
    bri = FORMATS["bri"]
    real = [next(replays()), next(itertools.islice(replays(), 100, None))]
    turned = replace(bri, read=FORMATS["dge"].read)
    with pytest.raises(FormatError):
        round_trip(turned, real)
    assert round_trip(bri, real[::-1]) != bri.keep_records(real)


@pytest.mark.parametrize("name", FORMATS)
def test_no_board_at_all_is_written_and_read_again(name: str) -> None:
    assert round_trip(FORMATS[name], []) == []
