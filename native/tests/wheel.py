"""Whether a wheel works where it is installed: one deal, one card, one refusal."""

from __future__ import annotations

import biritch_dd as dd

SUIT = (1 << 13) - 1


def main() -> None:
    """Fail unless the engine answers rightly."""
    # Each seat has a whole suit: who declares it, or partner, wins everything.
    tricks = dd.tables([[SUIT << 39, SUIT << 26, SUIT << 13, SUIT]])[0]
    assert tricks[3].tolist() == [13, 0, 13, 0]
    assert tricks[4].tolist() == [0, 0, 0, 0]
    assert dd.leads([[1 << 51, 1, 2, 4]], 4, 0)[0, 51] == 1
    try:
        dd.tables([[1, 1, 2, 4]])
    except ValueError as refused:
        assert "there twice" in str(refused)  # noqa: PT017 - a wheel is tested without pytest
    else:
        raise AssertionError("a card in two hands was not refused")
    print(f"biritch_dd works, path {dd.PATH}")


if __name__ == "__main__":
    main()
