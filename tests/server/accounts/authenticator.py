"""An authenticator in software: it makes passkeys and signs with them, as a telephone would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One device of one person; ``flags`` are what it says of their presence."""

    origin: str = "https://club.example"
    site: str = "club.example"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: str = ""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, more: bytes = b"") -> bytes:
        self.count += 1
        flags = self.flags | (ATTESTED if more else 0)
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what ``navigator.credentials.create`` answers."""
        assert options["authenticatorSelection"]["userVerification"] == "required"
        self.user = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: point.x.to_bytes(32, "big"),
                -3: point.y.to_bytes(32, "big"),
            }
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(attested)})
        client = self._client_data("create", options["challenge"])
        return self._answer({"attestationObject": b64(made), "clientDataJSON": b64(client)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what ``navigator.credentials.get`` answers."""
        data, client = self._data(), self._client_data("get", options["challenge"])
        signed = self.key.sign(
            data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._answer(
            {
                "authenticatorData": b64(data),
                "clientDataJSON": b64(client),
                "signature": b64(signed),
                "userHandle": self.user,
            }
        )

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }
