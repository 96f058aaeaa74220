"""Passkeys (WebAuthn level 2): requests to the browser, and verification of its responses.

A passkey belongs to the name of one site and requires the finger, face or code of its owner, so
it is two factors in one. The browser signs a challenge from the server that is valid once and
for a few minutes.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

from biritch.server.accounts.account import Account, Passkey

SITE_NAME = "Biritch"
PATIENCE = 300
"""Seconds a challenge is good for."""
LONGEST = 16 * 1024
"""Bytes of what a browser answers."""


class BadPasskey(ValueError):
    """Raised when a browser's response is not a valid passkey of this site."""


@dataclass(frozen=True, slots=True)
class PasskeySite:
    """The relying party: the site's name and the origin of its page.

    Example:
        >>> PasskeySite.of("https://club.example:8443").name
        'club.example'
    """

    name: str
    origin: str

    @classmethod
    def of(cls, origin: str) -> PasskeySite:
        """Return the site whose page has *origin*."""
        from urllib.parse import urlsplit

        return cls(urlsplit(origin).hostname or "", origin)


def challenge_in(answer: dict[str, Any]) -> bytes:
    """Return the challenge that the browser's *answer* signed.

    Raises:
        BadPasskey: It is no such answer.
    """
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        data = base64url_to_bytes(answer["response"]["clientDataJSON"])
        return bytes(parse_client_data_json(data).challenge)
    except (WebAuthnException, KeyError, TypeError, ValueError) as error:
        raise BadPasskey(str(error)) from None


def account_in(answer: dict[str, Any]) -> str:
    """Return the account ID in the passkey's response, or an empty string without one."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(answer["response"]["userHandle"]).decode()
    except (KeyError, TypeError, ValueError):
        return ""


def creation(site: PasskeySite, account: Account, challenge: bytes) -> msgspec.Raw:
    """Return the options with which a browser creates a passkey for *account*."""
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=SITE_NAME,
        user_name=account.name,
        user_id=account.id.encode(),
        user_display_name=account.name,
        challenge=challenge,
        timeout=PATIENCE * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            # Found by the browser without a name being typed.
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_descriptors(account, site),
    )
    return msgspec.Raw(webauthn.options_to_json(options).encode())


def request(site: PasskeySite, account: Account | None, challenge: bytes) -> msgspec.Raw:
    """Return the options for a browser to use a passkey of *account*, or of any account."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=challenge,
        timeout=PATIENCE * 1000,
        allow_credentials=None if account is None else _descriptors(account, site),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return msgspec.Raw(webauthn.options_to_json(options).encode())


def _descriptors(account: Account, site: PasskeySite) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [
        PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id))
        for key in account.passkeys
        if key.site == site.name
    ]


async def create_passkey(
    answer: dict[str, Any], challenge: bytes, site: PasskeySite, title: str, at: str
) -> Passkey:
    """Verify the browser's *answer* and return the passkey it has created.

    Raises:
        BadPasskey: It is none for this *site* and *challenge*.
    """
    return await asyncio.to_thread(_create_passkey, answer, challenge, site, title, at)


def _create_passkey(
    answer: dict[str, Any], challenge: bytes, site: PasskeySite, title: str, at: str
) -> Passkey:
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = webauthn.verify_registration_response(
            credential=json.dumps(answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise BadPasskey(str(error)) from None
    return Passkey(
        id=bytes_to_base64url(made.credential_id),
        public_key=bytes_to_base64url(made.credential_public_key),
        site=site.name,
        count=made.sign_count,
        title=title,
        at=at,
    )


async def use_passkey(
    answer: dict[str, Any], challenge: bytes, site: PasskeySite, passkey: Passkey, at: str
) -> Passkey:
    """Verify the signature of *challenge* and return *passkey* with its use recorded.

    Raises:
        BadPasskey: It has not.
    """
    return await asyncio.to_thread(_use_passkey, answer, challenge, site, passkey, at)


def _use_passkey(
    answer: dict[str, Any], challenge: bytes, site: PasskeySite, passkey: Passkey, at: str
) -> Passkey:
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        signed = webauthn.verify_authentication_response(
            credential=json.dumps(answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise BadPasskey(str(error)) from None
    return msgspec.structs.replace(passkey, count=signed.new_sign_count, used=at)
