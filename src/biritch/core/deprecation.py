"""Names that go: each warns for at least one minor version before it does."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def warn_deprecated(old: str, new: str, removed: str, depth: int = 2) -> None:
    """Warn the caller that *old* goes with version *removed*, and say what to use.

    *depth* is how many calls above this one the line stands that is to be changed.

    Example:
        >>> import warnings
        >>> with warnings.catch_warnings(record=True) as heard:
        ...     warnings.simplefilter("always")
        ...     warn_deprecated("biritch.solve_all", "biritch.solve", "2.0")
        >>> print(heard[0].message)
        biritch.solve_all is deprecated and goes with version 2.0: use biritch.solve
    """
    text = f"{old} is deprecated and goes with version {removed}: use {new}"
    warnings.warn(text, DeprecationWarning, stacklevel=depth + 1)


class Renamed:
    """The former name of a property called *new* now: it warns, and goes with *removed*.

    Example:
        >>> import warnings
        >>> class Box:
        ...     def __init__(self, contents: str) -> None:
        ...         self.contents = contents
        ...     filled_with = Renamed("contents", "2.0")
        >>> with warnings.catch_warnings(record=True) as heard:
        ...     warnings.simplefilter("always")
        ...     Box("cards").filled_with
        'cards'
        >>> print(heard[0].message)
        Box.filled_with is deprecated and goes with version 2.0: use Box.contents
    """

    def __init__(self, new: str, removed: str) -> None:
        """Stand for *new*, which is beside it, until version *removed*."""
        self._new, self._removed, self._old = new, removed, ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Learn the former name."""
        self._old = name

    def __get__(self, instance: object, owner: type) -> Any:  # noqa: ANN401 - that of any property
        """Return what *new* is, after a warning; of the class, this itself."""
        if instance is None:
            return self
        new = f"{owner.__name__}.{self._new}"
        warn_deprecated(f"{owner.__name__}.{self._old}", new, self._removed)
        return getattr(instance, self._new)


def deprecate(new: str, removed: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Return a decorator for a function that goes with version *removed*; *new* replaces it.

    Example:
        >>> @deprecate("solve", "2.0")
        ... def solve_all() -> int:
        ...     return 1
        >>> import warnings
        >>> with warnings.catch_warnings(record=True) as heard:
        ...     warnings.simplefilter("always")
        ...     solve_all(), len(heard)
        (1, 1)
    """

    def wrap(function: Callable[P, T]) -> Callable[P, T]:
        @functools.wraps(function)
        def warn_and_call(*arguments: P.args, **named: P.kwargs) -> T:
            warn_deprecated(f"{function.__module__}.{function.__qualname__}", new, removed)
            return function(*arguments, **named)

        return warn_and_call

    return wrap
