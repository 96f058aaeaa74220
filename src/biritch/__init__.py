"""Biritch: the whole of bridge.

Start with :mod:`biritch.core` for cards and deals, :mod:`biritch.games` to play one, and
``docs/architecture.md`` for a map of the rooms.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("biritch")
except PackageNotFoundError:  # the bare source tree, not installed
    __version__ = "0"
