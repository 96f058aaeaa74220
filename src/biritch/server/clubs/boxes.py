"""Sealed boxes: keys stored for a club that only the club can read.

A tournament that opens by itself has a director's key that only the club may read. A club has a
pair of keys (X25519): the public one encrypts; the private one, itself encrypted with the
club's key, decrypts. The store alone therefore reveals nothing.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.exceptions import InvalidKey
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

BOX = "box"
"""What a text begins with that was put into a box."""


def fresh_box() -> tuple[str, str]:
    """Return a new key pair: public and private."""
    private = X25519PrivateKey.generate()
    public = private.public_key().public_bytes_raw()
    return _write(public), _write(private.private_bytes_raw())


def seal_in_box(text: str, public: str) -> str:
    """Return *text* encrypted for the private key of *public*.

    Example:
        >>> public, private = fresh_box()
        >>> open_box(seal_in_box("abcdefghjk", public), private)
        'abcdefghjk'
        >>> open_box(seal_in_box("abcdefghjk", public), fresh_box()[1])
        ''
    """
    once = X25519PrivateKey.generate()
    own = once.public_key().public_bytes_raw()
    shared = once.exchange(X25519PublicKey.from_public_bytes(_decode_key(public)))
    return f"{BOX}.{_write(own)}.{_cipher(shared, own).encrypt(text.encode()).decode()}"


def open_box(boxed: str, private: str) -> str:
    """Return the decrypted text, or an empty string if *private* does not open *boxed*."""
    try:
        word, own, token = boxed.split(".")
        mine = X25519PrivateKey.from_private_bytes(_decode_key(private))
        shared = mine.exchange(X25519PublicKey.from_public_bytes(_decode_key(own)))
        opened = _cipher(shared, _decode_key(own)).decrypt(token.encode()).decode()
    except (ValueError, InvalidToken, InvalidKey):
        return ""
    return opened if word == BOX else ""


def _cipher(shared: bytes, own: bytes) -> Fernet:
    derived = HKDF(SHA256(), 32, own, b"biritch box").derive(shared)
    return Fernet(urlsafe_b64encode(derived))


def _write(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


def _decode_key(key: str) -> bytes:
    return urlsafe_b64decode(key)
