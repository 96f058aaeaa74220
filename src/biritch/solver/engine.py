"""The compiled double dummy engine: how many tricks perfect play wins, all cards seen.

Hands are numbers: bit ``13 * suit + rank`` stands for a card, suits 0 to 3 being clubs to
spades and ranks 0 to 12 the two to the ace. Seats 0 to 3 are North, East, South and West;
strains 0 to 3 are the suits, 4 is no trump. Every function takes many deals at once and spreads
them over threads of its own; Python's lock is free meanwhile. Results are exact.

All functions take these arguments by name:

``threads``
    At most that many; all cores by default.
``megabytes``
    Of memory for each thread, 16 by default. Results do not depend on it.
``seconds``, ``stop``
    How long to work, and a :class:`Stop` that another thread may set. Rows that were not solved
    by then are ``UNSOLVED``.
``progress``
    Is called, about twenty times a second, with how many rows (of :func:`tables`: rows times
    strains) are solved.
``path``
    The path through the processor: ``PATH``, the best it has, or a plainer one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypedDict, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from biritch.solver._engine import NOT_LEGAL, PATH, UNSOLVED, WORSE, Stop, Work
from biritch.solver._engine import leads as _leads
from biritch.solver._engine import plays as _plays
from biritch.solver._engine import tables as _tables
from biritch.solver.cores import available_cores

__all__ = ["NOT_LEGAL", "PATH", "UNSOLVED", "WORSE", "Stop", "leads", "plays", "tables"]

Tricks = NDArray[np.int8]
Mode = Literal["exact", "best", "target"]

_EVERY = (1 << 52) - 1
_MODES = ("exact", "best", "target")


class WorkOptions(TypedDict, total=False):
    """Options of a call; see the module.

    Example:
        >>> options: WorkOptions = {"threads": 1, "seconds": 0.5}
    """

    threads: int | None
    megabytes: float
    seconds: float | None
    stop: Stop | None
    progress: Callable[[int], object] | None
    path: str | None


def tables(
    hands: ArrayLike, strains: ArrayLike = (0, 1, 2, 3, 4), **work: Unpack[WorkOptions]
) -> Tricks:
    """Return the tricks of every declarer in every strain.

    Args:
        hands: ``(n, 4)``, a deal a row. The four hands of a row are equally long.
        strains: Those wanted.
        **work: How it is done; see the module.

    Returns:
        ``(n, 5, 4)``: deal, strain, declarer. Strains not wanted are ``NOT_LEGAL``.

    Raises:
        ValueError: A row cannot be dealt; the message says which, and why.
        TypeError: Something is not made of whole numbers.

    Example:
        >>> suit = (1 << 13) - 1
        >>> tables([[suit << 39, suit << 26, suit << 13, suit]])[0, 4].tolist()
        [0, 0, 0, 0]
    """
    dealt = _hands(hands)
    wanted = _numbers("strains", strains, 0, 4)
    if wanted.ndim != 1:
        raise ValueError(f"strains: {wanted.ndim} dimensions (want 1)")
    wanted = np.unique(wanted)
    tricks = np.full((len(dealt), 5, 4), NOT_LEGAL, np.int8)
    tricks[:, wanted] = UNSOLVED
    _tables(dealt, wanted, tricks, _work(work))
    return tricks


def leads(  # noqa: PLR0913 - what is asked, of which position, how
    hands: ArrayLike,
    strains: ArrayLike,
    leaders: ArrayLike,
    table: ArrayLike | None = None,
    *,
    mode: Mode = "exact",
    target: ArrayLike = 0,
    cards: ArrayLike | None = None,
    **work: Unpack[WorkOptions],
) -> Tricks:
    """Return the value of every legal card of the seat to play.

    Values are tricks of the player's own side from here on, including the current trick.

    Args:
        hands: ``(n, 4)``, a position a row: the cards still held.
        strains: ``(n,)``, or one for all.
        leaders: ``(n,)``, or one for all: who led to the trick under way, or leads.
        table: ``(n, 3)``: the cards of that trick so far, as numbers 0 to 51, then -1.
        mode: ``exact``: the tricks of each card. ``best``: of the best cards only, the others
            are ``WORSE``; that is quicker. ``target``: 1 for a card that wins at least
            ``target`` tricks, 0 for the others; that is quickest.
        target: ``(n,)``, or one for all.
        cards: ``(n,)``, or one for all: the cards asked about, as a hand has them; all of them,
            if it is left out.
        **work: How it is done; see the module.

    Returns:
        ``(n, 52)``. Cards that cannot be played are ``NOT_LEGAL``; so are those not asked
        about, but for cards equal to one that is.

    Raises:
        ValueError: A row cannot be on a table; the message says which, and why.
        TypeError: Something is not made of whole numbers.

    Example:
        >>> aces = [1 << 12, 1 << 25, 1 << 38, 1 << 51]  # West has the ace of spades
        >>> leads([aces], strains=3, leaders=0)[0].max()
        np.int8(0)
    """
    if mode not in _MODES:
        raise ValueError(f"mode: {mode!r} (want one of {', '.join(_MODES)})")
    dealt = _hands(hands)
    rows = len(dealt)
    played = _cards("table", -1 if table is None else table, rows, None if table is None else 3)
    tricks = np.full((rows, 52), UNSOLVED, np.int8)
    _leads(
        dealt, _column("strains", strains, rows, 4), _column("leaders", leaders, rows, 3),
        played, _MODES.index(mode), _column("target", target, rows, 127),
        _check_rows(_EVERY if cards is None else cards, rows), tricks, _work(work),
    )  # fmt: skip
    return tricks


def plays(  # noqa: PLR0913 - what was played, what is asked of it, how
    hands: ArrayLike,
    strains: ArrayLike,
    leaders: ArrayLike,
    cards: ArrayLike,
    *,
    least: ArrayLike = 0,
    most: ArrayLike = 13,
    **work: Unpack[WorkOptions],
) -> Tricks:
    """Return the double dummy result of each deal before its first card and after each.

    Args:
        hands: ``(n, 4)``, a deal a row.
        strains: ``(n,)``, or one for all.
        leaders: ``(n,)``, or one for all: who makes the opening lead.
        cards: ``(n, m)``: the cards in the order they were played, 0 to 51, then -1.
        least: ``(n,)``, or one for all: fewer tricks are returned as that many.
        most: ``(n,)``, or one for all: more tricks are returned as that many. The closer the
            two, the quicker: whether a contract makes takes a third of the time of its tricks.
        **work: How it is done; see the module.

    Returns:
        ``(n, m + 1)``: the tricks of declarer's side, those won already included, if both
        sides play perfectly from there on; after the last card ``NOT_LEGAL``.

    Raises:
        ValueError: A row cannot be dealt or played; the message says which, and why.
        TypeError: Something is not made of whole numbers.

    Example:
        >>> aces = [1 << 12, 1 << 25, 1 << 38, 1 << 51]
        >>> plays([aces], 3, 0, [[12, 25]]).tolist()
        [[1, 1, 1]]
    """
    dealt = _hands(hands)
    rows = len(dealt)
    played = _cards("cards", cards, rows, None)
    tricks = np.full((rows, played.shape[1] + 1), NOT_LEGAL, np.int8)
    known = np.cumprod(played >= 0, axis=1, dtype=bool)
    tricks[:, 0] = UNSOLVED
    tricks[:, 1:][known] = UNSOLVED
    _plays(
        dealt, _column("strains", strains, rows, 4), _column("leaders", leaders, rows, 3),
        played, _column("least", least, rows, 13), _column("most", most, rows, 13),
        tricks, _work(work),
    )  # fmt: skip
    return tricks


def _integers(name: str, values: ArrayLike) -> NDArray[Any]:
    """Return *values* as an integer array; refuse other values."""
    array = np.asarray(values)
    if array.size == 0:
        return array.astype(np.int64)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{name}: {array.dtype} (want whole numbers)")
    return array


def _numbers(name: str, values: ArrayLike, low: int, high: int) -> NDArray[np.int8]:
    array = _integers(name, values)
    if array.size and (array.min() < low or array.max() > high):
        wrong = array.min() if array.min() < low else array.max()
        raise ValueError(f"{name}: {wrong} (want {low}..{high})")
    return np.asarray(array, dtype=np.int8, order="C")


def _hands(values: ArrayLike) -> NDArray[np.uint64]:
    array = _integers("hands", values)
    if array.size == 0 and array.ndim < 2:
        array = array.reshape(0, 4)
    if array.ndim != 2 or array.shape[1] != 4:
        raise ValueError(f"hands: shape {array.shape} (want (n, 4))")
    if array.size and array.min() < 0:
        raise ValueError(f"hands: {array.min()} (want bits of 52 cards)")
    return np.ascontiguousarray(array, dtype=np.uint64)


def _check_rows(values: ArrayLike, rows: int) -> NDArray[np.uint64]:
    array = _integers("cards", values)
    if array.size and (array.min() < 0 or array.max() > _EVERY):
        raise ValueError("cards: want bits of 52 cards")
    if array.ndim == 0:
        return np.full(rows, array, np.uint64)
    if array.shape != (rows,):
        raise ValueError(f"cards: shape {array.shape} (want ({rows},))")
    return np.ascontiguousarray(array, dtype=np.uint64)


def _column(name: str, values: ArrayLike, rows: int, high: int) -> NDArray[np.int8]:
    array = _numbers(name, values, 0, high)
    if array.ndim == 0 or (array.size == 0 and rows == 0):
        return np.full(rows, array if array.ndim == 0 else 0, np.int8)
    if array.shape != (rows,):
        raise ValueError(f"{name}: shape {array.shape} (want ({rows},))")
    return array


def _cards(name: str, values: ArrayLike, rows: int, width: int | None) -> NDArray[np.int8]:
    array = _numbers(name, values, -1, 51)
    if array.ndim == 0:
        return np.full((rows, 3), array, np.int8)
    if array.size == 0 and rows == 0:
        return np.full((0, width or 0), -1, np.int8)
    if array.ndim != 2 or len(array) != rows or width not in {None, array.shape[1]}:
        raise ValueError(f"{name}: shape {array.shape} (want ({rows}, {width or 'm'}))")
    if array.shape[1] > 52:
        raise ValueError(f"{name}: {array.shape[1]} cards to a row (want at most 52)")
    return array


def _work(given: WorkOptions) -> Work:
    """Return the options of a call; refuse unknown ones."""
    known = WorkOptions.__optional_keys__
    if strange := given.keys() - known:
        names = ", ".join(sorted(known))
        raise TypeError(f"{min(strange)}: no such argument (want one of {names})")
    threads = given.get("threads")
    return Work(
        threads=available_cores() if threads is None else threads,
        megabytes=given.get("megabytes", 16),
        seconds=given.get("seconds"),
        stop=given.get("stop"),
        progress=given.get("progress"),
        path=given.get("path"),
    )
