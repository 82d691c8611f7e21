"""Pictures of dots: PNG, animated GIF and arrays, made of SVG; needs the extra `pictures`."""

import io
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

from bordspil.extras import need

FAMILY = "Schibsted Grotesk"
FONTS = files("bordspil") / "server" / "site" / "assets"  # the page's own, where the page is built
LAST = 2500  # milliseconds that the last picture of a film stays


@cache
def fonts() -> list[str]:
    """Returns files of the page's typeface in a format that the renderer reads; none where the page is not built.

    The Latin alphabet comes first: the renderer takes the first file of the family, and seeks in others what it lacks.
    """
    if not FONTS.is_dir():
        return []
    ttf: Any = need("fontTools.ttLib", "pictures")
    folder = Path(mkdtemp(prefix="bordspil-fonts-"))
    found = [file.name for file in FONTS.iterdir() if file.name.startswith("schibsted") and file.name.endswith("woff2")]
    found.sort(key=lambda name: ("-ext-" in name, name))
    for name in found:
        with as_file(FONTS / name) as file:
            font = ttf.TTFont(file)
            font.flavor = None
            font.save(folder / f"{Path(name).stem}.ttf")
    return [str(folder / f"{Path(name).stem}.ttf") for name in found]


def png(svg: str, width: int | None = None) -> bytes:
    """Returns a drawing as a PNG, as wide as it says or as is asked for."""
    resvg: Any = need("resvg_py", "pictures")
    known = fonts()
    family = FAMILY if known else None
    done: bytes = resvg.svg_to_bytes(
        svg_string=svg, width=width, font_files=known, font_family=family, sans_serif_family=family
    )
    return done


def array(svg: str, width: int | None = None) -> np.ndarray:
    """Returns a drawing as rows of red, green and blue."""
    return np.asarray(_image(svg, width).convert("RGB"))


def gif(drawings: Sequence[str], seconds: float, width: int | None = None) -> bytes:
    """Returns drawings one after the other as a film that begins again at its end."""
    images = [_image(svg, width).convert("RGB") for svg in drawings]
    size = max(image.width for image in images), max(image.height for image in images)
    frames = [_enlarged(image, size).quantize(colors=128) for image in images]
    durations = [round(seconds * 1000)] * (len(frames) - 1) + [max(LAST, round(seconds * 1000))]
    written = io.BytesIO()
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, disposal=1)
    return written.getvalue()


def _image(svg: str, width: int | None) -> Any:
    pillow: Any = need("PIL.Image", "pictures")
    return pillow.open(io.BytesIO(png(svg, width)))


def _enlarged(image: Any, size: tuple[int, int]) -> Any:
    """Returns an image in the top left corner of one that is as large as the largest of a film."""
    if image.size == size:
        return image
    pillow: Any = need("PIL.Image", "pictures")
    ground = pillow.new("RGB", size, image.getpixel((0, 0)))
    ground.paste(image, (0, 0))
    return ground
