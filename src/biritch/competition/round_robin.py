"""Everyone meets everyone: the circle of a round robin, and which way to sit in it."""

from __future__ import annotations


def circle(many: int, turn: int) -> tuple[tuple[int, int], ...]:
    """Return who meets whom in round *turn*, counted from 0, of an even number of entrants.

    The last entrant meets each in turn; the others are told off in pairs on both sides of
    its place (Berger's tables; ``docs/movements.md``, 5). First named is at home, or
    North-South; everyone is at home as often as away, but for one.
    """
    ring = many - 1
    last = (many, turn + 1) if turn % 2 == 0 else (turn + 1, many)
    others = (
        ((turn + step) % ring + 1, (turn - step) % ring + 1) for step in range(1, many // 2)
    )
    swapped = (two[::-1] if step % 2 else two for step, two in enumerate(others))
    return (last, *swapped)


def even(many: int) -> bool:
    """Whether :func:`fair_circle` is perfectly balanced for so many: a prime less one mod 4."""
    ring = many - 1
    return ring % 4 == 3 and all(ring % factor for factor in range(2, ring))


def fair_circle(many: int, turn: int) -> tuple[tuple[int, int], ...]:
    """Return the same meetings, the directions chosen for an even comparison of all.

    Where one less than *many* is a prime and 3 modulo 4, who sits a square number of places
    from the middle is North-South: then every two are compared alike (Paley's sequence).
    """
    if not even(many):
        return circle(many, turn)
    ring = many - 1
    squares = {step * step % ring for step in range(1, ring)}
    return (
        (many, turn + 1),
        *(
            (above, below) if step in squares else (below, above)
            for step in range(1, many // 2)
            for above, below in [((turn + step) % ring + 1, (turn - step) % ring + 1)]
        ),
    )
