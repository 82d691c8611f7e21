"""Passkeys (WebAuthn): challenges for browsers, and the check of their answers; nothing is kept here."""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from fido2.cose import ES256, RS256, CoseKey, EdDSA
from fido2.server import Fido2Server
from fido2.utils import websafe_decode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticatorData,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialParameters,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.wire.requests import Credential

ALGORITHMS = (ES256, EdDSA, RS256)  # algorithms that authenticators have, the shortest keys first
RSA_BYTES = 512  # of the modulus of a key
RSA_EXPONENT = (
    b"\x01\x00\x01"  # the one that authenticators use; a long one would make each check as dear as a signature
)


class Passkey(Struct, frozen=True):
    """A passkey as it is kept: its public key, and its count of signatures."""

    id: bytes
    public: bytes
    count: int


def ask_to_keep(origin: str, owner: bytes, name: str, known: list[bytes]) -> tuple[dict[str, Any], Any]:
    """Returns the options with which a browser makes a passkey, and the state its answer is checked against."""
    user = PublicKeyCredentialUserEntity(id=owner, name=name or "Bordspil", display_name=name or "Bordspil")
    options, state = _server(origin).register_begin(
        user,
        [PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=one) for one in known],
        ResidentKeyRequirement.REQUIRED,
        UserVerificationRequirement.PREFERRED,
    )
    return dict(options)["publicKey"], state


def ask_to_sign(origin: str) -> tuple[dict[str, Any], Any]:
    """Returns the options with which a browser signs in, and the state its answer is checked against."""
    options, state = _server(origin).authenticate_begin(user_verification=UserVerificationRequirement.PREFERRED)
    return dict(options)["publicKey"], state


def take(challenge: Challenge, given: Credential) -> Passkey:
    """Returns the passkey that a browser has made; refuses an answer that does not fit the challenge."""
    response = {"clientDataJSON": given.client_data, "attestationObject": given.attestation}
    try:
        data = _server(challenge.origin).register_complete(challenge.state, _wrap(given, response))
        credential = data.credential_data
        assert credential is not None
        _check_size(credential.public_key)
        return Passkey(bytes(credential.credential_id), bytes(credential), data.counter)
    except Exception:  # the library parses untrusted data: any error means that it is no passkey
        raise BadRequest("passkey-wrong") from None


def check(challenge: Challenge, given: Credential, kept: Passkey) -> int:
    """Returns the count of a passkey's signatures with this one; refuses a wrong signature."""
    response = {
        "clientDataJSON": given.client_data,
        "authenticatorData": given.authenticator,
        "signature": given.signature,
    }
    try:
        credentials = [AttestedCredentialData(kept.public)]
        _check_size(credentials[0].public_key)
        _server(challenge.origin).authenticate_complete(challenge.state, credentials, _wrap(given, response))
        count = AuthenticatorData(websafe_decode(given.authenticator)).counter
    except Exception:
        raise BadRequest("passkey-wrong") from None
    if count and count <= kept.count:  # a cloned passkey
        raise BadRequest("passkey-wrong")
    return count


def _check_size(key: CoseKey) -> None:
    """Refuses a key of RSA whose signatures are dear to check; those of elliptic curves have one size."""
    if isinstance(key, RS256) and (len(key[-1]) > RSA_BYTES or key[-2].lstrip(b"\0") != RSA_EXPONENT):
        raise ValueError("an unusual key of RSA")


def read_id(given: Credential) -> bytes:
    """Returns the id of the passkey that a browser has used."""
    try:
        return bytes(websafe_decode(given.id))
    except ValueError:
        raise BadRequest("passkey-wrong") from None


def _wrap(given: Credential, response: dict[str, str]) -> dict[str, Any]:
    return {"id": given.id, "rawId": given.id, "type": "public-key", "response": response}


def _server(origin: str) -> Fido2Server:
    """Returns the relying party of an origin; a page at a bare address has no passkeys."""
    host = urlsplit(origin).hostname
    if not host or _is_number(host):
        raise BadRequest("passkey-not-here")
    party = PublicKeyCredentialRpEntity(id=host, name="Bordspil")
    server = Fido2Server(party, verify_origin=lambda theirs: theirs == origin)
    kind = PublicKeyCredentialType.PUBLIC_KEY
    server.allowed_algorithms = [PublicKeyCredentialParameters(type=kind, alg=one.ALGORITHM) for one in ALGORITHMS]
    return server


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
