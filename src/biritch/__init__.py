"""Biritch: the whole of bridge.

Start with :mod:`biritch.core` for cards and deals, :mod:`biritch.games` to play one, and
``docs/architecture.md`` for a map of the rooms.
"""


def __getattr__(name: str) -> str:
    """Look ``__version__`` up when asked: the look-up is slower than all the core."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("biritch")
    except PackageNotFoundError:  # the bare source tree, not installed
        return "0"
