"""Statistics of counted results: how sure a share of successes is."""

import math


def wilson_interval(share: float, count: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a share of `count` trials; it stays sensible when all of them went one way."""
    z = 1.96
    scale = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / scale
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
