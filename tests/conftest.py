"""For all tests: properties try the same cases each time, and are given the time they need.

``scripts/check_properties`` tries new cases, and many more of them.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.started import end_what_is_left

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "wide",
    deadline=None,
    max_examples=1000,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what takes longest first, so that no worker is left with it at the end."""
    items.sort(key=lambda item: "browser" not in item.path.parts)


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """End servers and workers that a test started, also where it failed."""
    yield
    end_what_is_left()
