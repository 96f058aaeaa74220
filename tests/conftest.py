"""For all tests: properties are given the time they need; speed is measured in benchmarks."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
