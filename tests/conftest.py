"""For all tests: properties try the same cases each time, and are given the time they need.

``scripts/check_properties`` tries new cases, and many more of them.
"""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "wide",
    deadline=None,
    max_examples=1000,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("house")
