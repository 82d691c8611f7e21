"""Verifiable chance: a secret seed, a commitment published before play, and draws that players can repeat."""

import hashlib
from typing import Final

WORD: Final = (1 << 64) - 1


class Chance:
    """Draw number k is SHA-256(seed + k as eight bytes), its first eight bytes as a number, taken modulo n.

    A number too high to be fair is rejected and the next one is drawn. The SHA-256 of the seed
    is published before the game, the seed after it.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    @classmethod
    def of(cls, seed: int | str) -> "Chance":
        """Makes chance from a short public seed, for tests and experiments."""
        return cls(hashlib.sha256(f"bordspil {seed}".encode()).digest())

    def fork(self) -> "Chance":
        """Returns chance that goes on with the same draws; what is drawn from one does not change the other."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def commitment(self) -> str:
        """Returns the hash of the seed, which is published before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, n: int) -> int:
        """Draws a fair number from 0 to n - 1."""
        fair = (1 << 64) // n * n
        while True:
            digest = hashlib.sha256(self.seed + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % n


class QuickChance(Chance):
    """Chance for experiments: draws of xorshift, as kernels make them, in a fraction of the time and without proof."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        super().__init__(seed, drawn)
        self.word = int.from_bytes(seed[:8]) | 1

    def below(self, n: int) -> int:
        """Draws a number from 0 to n - 1; numbers are as fair as 32 bits allow."""
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 7
        self.word = word = word ^ (word << 17 & WORD)
        self.drawn += 1
        return (word >> 32) * n >> 32
