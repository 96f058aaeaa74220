"""Files of results made to hurt, cut or changed anywhere."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.records.format import FormatError
from biritch.records.markup import DEEPEST, document
from tests.records.boards import FORMATS
from tests.records.result_files import EVENING, TABLE, TABLEAU

# ---- XML made to hurt ----


@pytest.mark.parametrize("depth", [DEEPEST - 1, DEEPEST + 1, 200_000])
def test_elements_are_only_so_deep(depth: int) -> None:
    text = "<a>" * depth + "</a>" * depth
    if depth <= DEEPEST:
        assert document([text]).name == "A"
    else:
        with pytest.raises(FormatError, match="elements more than 40 deep"):
            document([text])


def test_a_long_value_takes_no_longer_for_each_letter() -> None:
    """Given in pieces, it would be read again and again from its beginning."""
    text = f'<USEBIO a="{"x" * 4_000_000}"/>'
    root = document([text])
    assert len(root.attributes["A"]) == 4_000_000


@settings(deadline=None)
@given(st.integers(0, len(EVENING)), st.integers(0, 2**32))
def test_a_document_cut_or_changed_anywhere_is_read_or_refused(cut: int, seed: int) -> None:
    rng = random.Random(seed)
    signs = list(EVENING[:cut] if rng.random() < 0.5 else EVENING)
    for _ in range(rng.randrange(4)):
        if signs:
            signs[rng.randrange(len(signs))] = rng.choice("<>&\"'/A9 \0é;")
    list(FORMATS["usebio"].read("".join(signs).split("\n"), lambda _error: None))


@settings(deadline=None)
@given(st.sampled_from([TABLE, TABLEAU]), st.integers(0, 2**32))
def test_a_table_changed_anywhere_is_read_or_refused(text: str, seed: int) -> None:
    rng = random.Random(seed)
    signs = list(text)
    for _ in range(rng.randrange(1, 6)):
        signs[rng.randrange(len(signs))] = rng.choice(";,\"'\n=A9é♠\0")
    for name in ("csv", "ffb"):
        list(FORMATS[name].read("".join(signs).split("\n"), lambda _error: None))
