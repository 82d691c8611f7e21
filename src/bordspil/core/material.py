"""Names of material by a table's secret: they are found by those who have been told them, and by no guess.

A game names a picture or a text as it likes. At a table the name is sealed: a tag goes before it that follows from the
name and the secret of the table, so that asking for names tells nothing about what a game still hides.
"""

import hmac

TAG = 20  # hexadecimal digits


def secret_of(seed: bytes) -> bytes:
    """The secret of a table, from which nothing follows about its seed."""
    return hmac.digest(seed, b"bordspil material", "sha256")


def tag(secret: bytes, name: str) -> str:
    """What goes before a name at the table of this secret."""
    return hmac.digest(secret, name.encode(errors="surrogatepass"), "sha256").hex()[:TAG]


def seal(secret: bytes, name: str) -> str:
    """The name as a table tells it; without a secret, the name itself."""
    return f"{tag(secret, name)}-{name}" if secret else name


def unseal(secret: bytes, told: str) -> str | None:
    """The name that a table has told; None where it never did."""
    found, _, name = told.partition("-")
    return name if hmac.compare_digest(found.encode(errors="surrogatepass"), tag(secret, name).encode()) else None
