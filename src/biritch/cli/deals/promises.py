"""Reading the public and the secret file of committed deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from biritch.cli.input_files import file_and_line
from biritch.cli.messages import Refusal, refuse

if TYPE_CHECKING:
    from biritch.records.squaredeal import SquareDealKeys, SquareDealPromise

T = TypeVar("T")


def promise_of(path: Path) -> SquareDealPromise:
    """Return the public file at *path*, which must have sessions.

    Raises:
        Refusal: The file cannot be read, or promises nothing.

    Example:
        >>> promise_of(Path("no-such.sqd"))
        Traceback (most recent call last):
        FileNotFoundError: [Errno 2] No such file or directory: 'no-such.sqd'
    """
    from biritch.records.squaredeal import read_promise

    promise = _read_file(path, read_promise)
    if not promise.digest or not promise.phases:
        raise refuse("dealing-no-promise", file=str(path))
    return promise


def keys_of(path: Path, promise: SquareDealPromise) -> SquareDealKeys:
    """Return the secret file at *path*, which must match the public one.

    Raises:
        Refusal: The file cannot be read, is another promise's, or lacks a key.
    """
    from biritch.records.squaredeal import read_keys

    keys = _read_file(path, read_keys)
    # The digest was published before the deal: other keys would be other boards.
    if keys.digest != promise.digest:
        raise refuse("dealing-other-keys", file=str(path), text=keys.digest)
    missing = [session for session in promise.sessions if session not in keys.keys]
    if missing:
        phase, session = missing[0]
        raise refuse("dealing-no-key", file=str(path), phase=str(phase), session=str(session))
    return keys


def keys_path(path: Path, option: str | None) -> Path:
    """Return the path of the secret file: beside the public one, or from *option*.

    Example:
        >>> keys_path(Path("club.sqd"), None).name
        'club.sqk'
    """
    return Path(option) if option else path.with_suffix(".sqk")


def _read_file(path: Path, reader: Callable[[Iterable[str]], T]) -> T:
    from biritch.records.files import lines_of
    from biritch.records.format import FormatError

    try:
        return reader(lines_of(path))
    except FormatError as error:
        raise Refusal(file_and_line(str(path), error)) from None
