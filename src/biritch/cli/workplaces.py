"""Options for where long work is done, and the refusal if workers are lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from biritch.cli.help import TranslatedOption
from biritch.cli.messages import refuse
from biritch.cli.parameters import WholeNumber

if TYPE_CHECKING:
    from biritch.matches.parallel.workplace import Workplace

Function = TypeVar("Function", bound=Callable[..., Any])


def workplace_options(function: Function) -> Function:
    """Add ``--processes N`` and ``--cluster ADDRESS``."""
    function = click.option(
        "--cluster", metavar="ADDRESS", cls=TranslatedOption, help="cli-option-cluster"
    )(function)
    return click.option(
        "--processes",
        type=WholeNumber(1, 1024),
        cls=TranslatedOption,
        help="cli-option-processes",
    )(function)


def workplace(processes: int | None, cluster: str | None) -> Workplace:
    """Return where the work is to be done.

    Raises:
        Refusal: Both were asked for.

    Example:
        >>> workplace(2, None).processes
        2
    """
    from biritch.matches.parallel.workplace import Workplace

    if processes is not None and cluster is not None:
        raise refuse("cli-workplaces")
    return Workplace(processes or 0, cluster)


@contextmanager
def workers_expected() -> Iterator[None]:
    """Convert the loss of all workers to a refusal.

    Raises:
        Refusal: The workers are lost.
    """
    from biritch.matches.parallel.faults import WorkersLost

    try:
        yield
    except WorkersLost as error:
        raise refuse("cli-workers-lost", what=error.phrase) from None
