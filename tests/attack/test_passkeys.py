"""Passkeys of strangers: keys whose signatures are dear to check, and wrong signatures again and again."""

import json
import secrets
import time
from hashlib import sha256
from pathlib import Path

import pytest
from fido2.cose import RS256
from fido2.utils import websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData

from attack.bystander import address_header
from bordspil.core.game import BadRequest
from bordspil.server.people import passkeys
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.wire.requests import Credential
from server.harness.authenticator import ATTESTED, Authenticator
from server.harness.client import Client
from server.harness.servers import Server
from server.people.test_accounts import keep_passkey, origin, sign_in

ORIGIN = "http://localhost:1"
COMMON = 65_537


def number(bits: int) -> int:
    """Returns an odd number of so many bits."""
    return secrets.randbits(bits) | 1 | 1 << (bits - 1)


def attested(modulus: int, exponent: int) -> AttestedCredentialData:
    """Returns a passkey with a public key of RSA, whose private half does not exist."""
    parts = {-1: number(modulus), -2: exponent if exponent < 1 << 32 else number(exponent.bit_length())}
    key = RS256({1: 3, 3: -257, **{name: one.to_bytes((one.bit_length() + 7) // 8) for name, one in parts.items()}})
    return AttestedCredentialData.create(Aaguid.NONE, secrets.token_bytes(16), key)


def client_data(kind: str, challenge: str) -> str:
    return websafe_encode(json.dumps({"type": kind, "challenge": challenge, "origin": ORIGIN}).encode())


def made(data: AttestedCredentialData) -> passkeys.Passkey:
    """Returns what is kept of a passkey that a browser says it has made."""
    options, state = passkeys.ask_to_keep(ORIGIN, b"o" * 32, "Eve", [])
    whole = AuthenticatorData.create(sha256(b"localhost").digest(), ATTESTED, 0, data)
    attestation = websafe_encode(bytes(AttestationObject.create("none", whole, {})))
    given = Credential(
        websafe_encode(data.credential_id), client_data("webauthn.create", options["challenge"]), attestation
    )
    return passkeys.take(Challenge("keep", ORIGIN, b"o" * 32, state, time.monotonic() + 60), given)


def work_of_wrong_signature(data: AttestedCredentialData) -> float:
    """Returns the processor time of refusing a signature that does not fit."""
    options, state = passkeys.ask_to_sign(ORIGIN)
    whole = sha256(b"localhost").digest() + b"\x05" + bytes(4)
    given = Credential(
        websafe_encode(data.credential_id),
        client_data("webauthn.get", options["challenge"]),
        authenticator=websafe_encode(whole),
        signature=websafe_encode(b"\x01" * 384),
    )
    kept = passkeys.Passkey(data.credential_id, bytes(data), 0)
    times = []
    for _ in range(5):
        began = time.process_time()
        with pytest.raises(BadRequest, match="passkey-wrong"):
            passkeys.check(Challenge("sign-in", ORIGIN, b"", state, time.monotonic() + 60), given, kept)
        times.append(time.process_time() - began)
    return min(times)


@pytest.mark.parametrize(
    ("modulus", "exponent"), [(3072, 1 << 3071), (2048, 3), (8192, COMMON)], ids=["exponent", "short", "modulus"]
)
def test_a_key_that_is_dear_to_check_is_not_kept(modulus: int, exponent: int) -> None:
    with pytest.raises(BadRequest, match="passkey-wrong"):
        made(attested(modulus, exponent))


def test_a_common_key_is_kept() -> None:
    data = attested(2048, COMMON)
    assert made(data).id == data.credential_id


def test_a_key_that_was_kept_before_costs_no_more_than_others() -> None:
    dear, common = attested(3072, 1 << 3071), attested(3072, COMMON)
    assert work_of_wrong_signature(dear) < 3 * work_of_wrong_signature(common)


def test_wrong_signatures_are_guesses_and_right_ones_are_not(tmp_path: Path) -> None:
    with Server(tmp_path, guesses_per_address=3, proxies=("127.0.0.1",)) as server:
        key, wrong = Authenticator(origin(server)), {"challenge": "A" * 43}

        def come() -> Client:
            """Opens the page from an address that is counted."""
            address = server.address.replace("127.0.0.1", "localhost")
            return Client(address, origin=origin(server), additional_headers=address_header("203.0.113.5"))

        with come() as desk:
            keep_passkey(desk, key)
            desk.wait_for("account")
        for _ in range(5):
            with come() as desk:
                sign_in(desk, key)
                desk.wait_for("account")
        with come() as eve:
            refusals = []
            for _ in range(5):
                sign_in(eve, key, **wrong)
                while (answer := eve.hear())["type"] != "refused":
                    pass
                refusals.append(answer["key"])
            assert refusals == ["passkey-wrong"] * 3 + ["too-often"] * 2
