"""The digest RIPEMD-160, with which Big Deal and SquareDeal draw their deals.

OpenSSL has it on most systems; where it is left out, the same digest is computed here
(Dobbertin, Bosselaers, Preneel: "RIPEMD-160, a strengthened version of RIPEMD", 1996).
"""

from __future__ import annotations

import hashlib
import struct

# The tables of the specification: which word of the message each of the five times sixteen
# steps takes, in the left line and in the right one, and by how many bits it is rotated.
_WORD = 0xFFFFFFFF
_START = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)
_LEFT = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8),
    (3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12),
    (1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2),
    (4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13),
)
_RIGHT = (
    (5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12),
    (6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2),
    (15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13),
    (8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14),
    (12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11),
)
_LEFT_SHIFTS = (
    (11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8),
    (7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12),
    (11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5),
    (11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12),
    (9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6),
)
_RIGHT_SHIFTS = (
    (8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6),
    (9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11),
    (9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5),
    (15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8),
    (8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11),
)
_LEFT_ADDED = (0, 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)
_RIGHT_ADDED = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9, 0)


def digest(data: bytes) -> bytes:
    """Return the twenty bytes of RIPEMD-160 of *data*.

    Example:
        >>> digest(b"abc").hex()
        '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'
    """
    try:
        return hashlib.new("ripemd160", data, usedforsecurity=False).digest()
    except ValueError:
        return compute_digest(data)


def compute_digest(data: bytes) -> bytes:
    """Return the same as :func:`digest`, without the system's library.

    Example:
        >>> compute_digest(b"").hex()
        '9c1185a5c5e9fc54612808977ee8f548b2258d31'
    """
    filled = data + b"\x80" + b"\0" * ((55 - len(data)) % 64)
    filled += struct.pack("<Q", 8 * len(data))
    state: tuple[int, ...] = _START
    for at in range(0, len(filled), 64):
        state = _compress(state, struct.unpack("<16I", filled[at : at + 64]))
    return struct.pack("<5I", *state)


def _compress(state: tuple[int, ...], words: tuple[int, ...]) -> tuple[int, ...]:
    left = right = state
    for turn in range(5):
        for step in range(16):
            left = _step(
                left,
                turn,
                words[_LEFT[turn][step]] + _LEFT_ADDED[turn],
                _LEFT_SHIFTS[turn][step],
            )
            right = _step(
                right,
                4 - turn,
                words[_RIGHT[turn][step]] + _RIGHT_ADDED[turn],
                _RIGHT_SHIFTS[turn][step],
            )
    return tuple(
        state[(at + 1) % 5] + left[(at + 2) % 5] + right[(at + 3) % 5] & _WORD
        for at in range(5)
    )


def _step(five: tuple[int, ...], kind: int, added: int, shift: int) -> tuple[int, ...]:
    a, b, c, d, e = five
    mixed = _rotate(a + _mix(kind, b, c, d) + added & _WORD, shift) + e & _WORD
    return e, mixed, b, _rotate(c, 10), d


def _rotate(word: int, places: int) -> int:
    return (word << places | word >> 32 - places) & _WORD


def _mix(kind: int, x: int, y: int, z: int) -> int:
    if kind == 0:
        return x ^ y ^ z
    if kind == 1:
        return x & y | ~x & z
    if kind == 2:
        return (x | ~y) ^ z
    if kind == 3:
        return x & z | y & ~z
    return x ^ (y | ~z)
