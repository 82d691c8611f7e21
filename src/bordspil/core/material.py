"""Sealed names of material: only a client that was sent a name can ask for it.

A game names a picture or a text as it likes. At a table the name is sealed: it gets a tag, an HMAC of the name with the
secret of the table, so that asking for names reveals nothing that a game still hides.
"""

import hmac

TAG = 20  # hexadecimal digits


def secret_of(seed: bytes) -> bytes:
    """Derives the secret of a table from its seed; the seed cannot be derived from it."""
    return hmac.digest(seed, b"bordspil material", "sha256")


def tag(secret: bytes, name: str) -> str:
    """Returns the tag of a name at the table of this secret."""
    return hmac.digest(secret, name.encode(errors="surrogatepass"), "sha256").hex()[:TAG]


def seal(secret: bytes, name: str) -> str:
    """Returns a name with its tag; without a secret, the name itself."""
    return f"{tag(secret, name)}-{name}" if secret else name


def unseal(secret: bytes, sealed: str) -> str | None:
    """Returns the name without its tag; None where the tag is wrong."""
    found, _, name = sealed.partition("-")
    return name if hmac.compare_digest(found.encode(errors="surrogatepass"), tag(secret, name).encode()) else None
