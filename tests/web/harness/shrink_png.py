"""Makes a picture small: a PNG of at most 256 colours, chosen where its own differ most."""

import base64
import struct
import zlib
from typing import Any

import numpy as np
from playwright.sync_api import Page

COLOURS = 256

# The browser itself reads its picture.
PIXELS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let start = 0; start < data.length; start += 32768) {
    text += String.fromCharCode(...data.subarray(start, start + 32768));
  }
  return [image.width, image.height, btoa(text)];
}"""


def shrink(page: Page, picture: bytes) -> bytes:
    """Returns the same picture with fewer colours; `page` is an empty page that reads it."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)[:, :, :3]
    colours, indices, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = choose(colours.astype(float), np.sqrt(counts))
    nearest = np.array([np.argmin(((palette - colour) ** 2).sum(axis=1)) for colour in colours.astype(float)])
    return write(np.rint(palette).astype(np.uint8), nearest[indices].reshape(height, width).astype(np.uint8))


def choose(colours: Any, counts: Any) -> Any:
    """Parts the colours where they differ most, again and again, until there are as many parts as a palette holds."""
    parts = [np.arange(len(colours))]
    while len(parts) < min(COLOURS, len(colours)):
        worst = max(range(len(parts)), key=lambda n: _spread(colours[parts[n]], counts[parts[n]]).max())
        part = parts.pop(worst)
        axis = int(_spread(colours[part], counts[part]).argmax())
        is_low = colours[part, axis] <= np.average(colours[part, axis], weights=counts[part])
        parts += [part[is_low], part[~is_low]]
    return np.array([np.average(colours[part], axis=0, weights=counts[part]) for part in parts])


def _spread(colours: Any, counts: Any) -> Any:
    """How far the colours of a part lie from their middle in all, for each of red, green and blue."""
    if len(colours) < 2:
        return np.full(3, -1.0)
    middle = np.average(colours, axis=0, weights=counts)
    return ((colours - middle) ** 2 * counts[:, None]).sum(axis=0)


def write(palette: Any, indices: Any) -> bytes:
    """Returns a PNG of colour type 3, its lines unfiltered."""
    height, width = indices.shape
    lines = np.hstack([np.zeros((height, 1), np.uint8), indices])
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", palette.tobytes()),
            chunk(b"IDAT", zlib.compress(lines.tobytes(), 9)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    """Returns a piece of a PNG, with its length and its checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
