"""An authenticator for tests: makes passkeys and signs with them by WebAuthn, or wrongly on request."""

import json
import secrets
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData

PRESENT = AuthenticatorData.FLAG.UP
ATTESTED = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.AT

Options = dict[str, Any]


class Authenticator:
    """One passkey of one person, for the page of one host."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: Options, **wrong: Any) -> Options:
        """Returns the answer to a request for a new passkey."""
        public = ES256.from_cryptography_key(self.private.public_key())  # type: ignore[no-untyped-call]
        attested = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        data = AuthenticatorData.create(self._host(options["rp"]["id"], wrong), ATTESTED, self.count, attested)
        client_data = self._client_data("webauthn.create", options, wrong)
        return {
            "id": websafe_encode(self.id),
            "client_data": websafe_encode(client_data),
            "attestation": websafe_encode(AttestationObject.create("none", data, {})),
        }

    def sign(self, options: Options, **wrong: Any) -> Options:
        """Returns the answer to a request to sign in."""
        self.count += 1
        count = wrong.get("count", self.count)
        data = AuthenticatorData.create(self._host(options["rpId"], wrong), PRESENT, count)
        client_data = self._client_data("webauthn.get", options, wrong)
        private = wrong.get("private", self.private)
        signature = private.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": websafe_encode(self.id),
            "client_data": websafe_encode(client_data),
            "authenticator": websafe_encode(data),
            "signature": websafe_encode(signature),
        }

    def _host(self, host: str, wrong: Options) -> bytes:
        return sha256(wrong.get("host", host).encode()).digest()

    def _client_data(self, kind: str, options: Options, wrong: Options) -> bytes:
        challenge = wrong.get("challenge", options["challenge"])
        data = {"type": wrong.get("kind", kind), "challenge": challenge, "origin": wrong.get("origin", self.origin)}
        return json.dumps(data).encode()
