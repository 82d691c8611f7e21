"""Draws the wood of the table, by day and by evening: python web/wood.py, which needs the package's extra `pictures`.

Each picture is one tile of planks that goes on without a seam on every side. A plank is a slice of a log: its rings are
cylinders that the slice cuts at a slant, so that they show as arches. Fibres and pores lie over them.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Picture = NDArray[np.float64]

STYLE = Path(__file__).parent / "src" / "style"
WIDTH, HEIGHT = 1280, 900
PLANKS = 6
RING = 15.0
QUALITY = 50
# The dark of a ring, the ground and the light of the fibres; the gap between planks.
WOODS = {
    "light": ((209, 191, 161), (236, 225, 206), (244, 236, 220), (158, 132, 97)),
    "dark": ((25, 17, 11), (43, 31, 22), (58, 43, 31), (9, 6, 4)),
}


def smooth_noise(rng: np.random.Generator, shape: tuple[int, int], along: float, across: float) -> Picture:
    """Returns noise without a seam, from about -1 to 1, with grains so many pixels long and wide."""
    rows, columns = shape
    spectrum = np.fft.rfft2(rng.standard_normal(shape))
    down = np.fft.fftfreq(rows)[:, None] * across
    right = np.fft.rfftfreq(columns)[None, :] * along
    noise: Picture = np.fft.irfft2(spectrum * np.exp(-2 * (down**2 + right**2) * np.pi), shape)
    noise /= 2.2 * noise.std()
    return noise


def rings(rng: np.random.Generator, rows: int) -> Picture:
    """Returns how dark the rings of one plank are, from 0 to 1: late wood is a dark line, soft at its inner side."""
    x = np.arange(WIDTH) / WIDTH * 2 * np.pi
    y = np.arange(rows)[:, None]
    heart = rows * rng.uniform(-0.6, 1.6)
    slant = rng.uniform(30, 120)
    depth = slant + rng.uniform(0, 140) + slant * np.cos(x - rng.uniform(0, 7))
    bend = 11 * smooth_noise(rng, (rows, WIDTH), 420, 60) + 1.3 * smooth_noise(rng, (rows, WIDTH), 90, 9)
    radius = np.hypot(y - heart + bend, depth[None, :])
    years = 0.8 * np.sin(radius / 37) + 0.5 * np.sin(radius / 15 + 2)
    phase = (radius / RING + years) % 1
    return phase**3.2 * np.clip((1 - phase) * 9, 0, 1)


def plank(rng: np.random.Generator, rows: int) -> Picture:
    """Returns the tone of one plank: 0 is the ground, -1 the dark of rings and pores, 1 the light of fibres."""
    shape = (rows, WIDTH)
    fibres = smooth_noise(rng, shape, 150, 1.6)
    shades = smooth_noise(rng, shape, 500, 50)
    pores = np.clip(smooth_noise(rng, shape, 26, 1.3) - 0.95, 0, 1)
    tone = rng.uniform(-0.2, 0.2)
    return tone - 0.56 * rings(rng, rows) + 0.2 * fibres + 0.22 * shades - 0.55 * pores


def draw(seed: int) -> tuple[Picture, Picture]:
    """Returns the tone of a tile of planks and how much of it is gap."""
    rng = np.random.default_rng(seed)
    rows = HEIGHT // PLANKS
    tones = np.concatenate([plank(rng, rows) for _ in range(PLANKS)])
    y = np.arange(HEIGHT)[:, None] % rows
    gap = np.exp(-(np.minimum(y, rows - y) ** 2) / 1.1) * np.ones((1, WIDTH))
    edge = np.exp(-((y - 3.0) ** 2) / 3.0) * np.ones((1, WIDTH))
    return tones + 0.3 * edge, gap


def colour(tones: Picture, gap: Picture, wood: tuple[tuple[int, int, int], ...]) -> Image.Image:
    """Returns the picture in the colours of a wood."""
    dark, ground, light, gaps = (np.array(one, dtype=float) for one in wood)
    tone = tones[:, :, None]
    shaded = ground + (ground - dark) * np.clip(tone, -1, 0)
    lit = ground + (light - ground) * np.clip(tone, 0, 1)
    drawn = np.where(tone < 0, shaded, lit)
    drawn += (gaps - drawn) * 0.75 * gap[:, :, None]
    return Image.fromarray(np.clip(drawn, 0, 255).astype(np.uint8))


def main() -> None:
    """Writes both pictures beside the style sheets."""
    for name, wood in WOODS.items():
        path = STYLE / f"wood-{name}.avif"
        colour(*draw(11), wood).save(path, quality=QUALITY, speed=6)
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
