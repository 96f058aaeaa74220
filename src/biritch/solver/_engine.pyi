# The compiled part of the solver; see the package for what may be called.

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

PATH: str
NOT_LEGAL: int
UNSOLVED: int
WORSE: int

class Stop:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...
    def is_set(self) -> bool: ...

class Work:
    def __init__(
        self,
        threads: int,
        megabytes: float,
        seconds: float | None,
        stop: Stop | None,
        progress: Callable[[int], object] | None,
        path: str | None,
    ) -> None: ...

def tables(
    hands: NDArray[np.uint64], strains: NDArray[np.int8], tricks: NDArray[np.int8], work: Work
) -> None: ...
def leads(
    hands: NDArray[np.uint64],
    strains: NDArray[np.int8],
    leaders: NDArray[np.int8],
    table: NDArray[np.int8],
    mode: int,
    targets: NDArray[np.int8],
    asked: NDArray[np.uint64],
    tricks: NDArray[np.int8],
    work: Work,
) -> None: ...
def plays(
    hands: NDArray[np.uint64],
    strains: NDArray[np.int8],
    leaders: NDArray[np.int8],
    cards: NDArray[np.int8],
    least: NDArray[np.int8],
    most: NDArray[np.int8],
    tricks: NDArray[np.int8],
    work: Work,
) -> None: ...
