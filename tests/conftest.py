"""For all tests: properties try the same cases each time, and are given the time they need.

``scripts/check_properties`` tries new cases, and many more of them.
"""

import gc
import os
import ssl
import sys
from collections.abc import Generator, Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, settings

from tests.proving import cases
from tests.started import end_what_is_left

settings.register_profile(
    "house", deadline=None, derandomize=True, print_blob=True, max_examples=cases(30, 100)
)
settings.register_profile(
    "wide",
    deadline=None,
    max_examples=1000,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("house")

# Tests start hundreds of programs of ours. Where the machine forbids Python to keep what it has
# compiled, each would compile the whole package anew, and each worker every test.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
# httpx reads the certificates of the whole world for each request; ours leave no machine.
ssl.create_default_context = cache(ssl.create_default_context)  # type: ignore[assignment]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what takes longest first, so that no worker is left with it at the end."""
    items.sort(key=lambda item: "browser" not in item.path.parts)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage only in what the tests make: not in 20,000 tests and all our modules."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """End servers and workers that a test started, also where it failed."""
    yield
    end_what_is_left()
