"""Makes a picture small: a PNG of at most 256 colours, the most frequent ones that are not alike."""

import base64
import struct
import zlib
from typing import Any

import numpy as np
from playwright.sync_api import Page

COLOURS = 256
ALIKE = 5.0  # colours nearer to each other than this are taken for one

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
    """The same picture with fewer colours; `page` is an empty page that reads it."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)[:, :, :3]
    colours, indices, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = choose(colours[np.argsort(-counts)].astype(np.float32))
    nearest = np.array([np.argmin(((palette - colour) ** 2).sum(axis=1)) for colour in colours.astype(np.float32)])
    return write(palette.astype(np.uint8), nearest[indices].reshape(height, width).astype(np.uint8))


def choose(colours: Any) -> Any:
    """The first colours that are not alike; as many as a palette holds."""
    alike = ALIKE
    while True:
        chosen = np.empty((0, 3), np.float32)
        for colour in colours:
            if len(chosen) == 0 or ((chosen - colour) ** 2).sum(axis=1).min() > alike**2:
                chosen = np.vstack([chosen, colour])
            if len(chosen) > COLOURS:
                break
        else:
            return chosen
        alike *= 1.2


def write(palette: Any, indices: Any) -> bytes:
    """A PNG of colour type 3, its lines unfiltered."""
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
    """A piece of a PNG, with its length and its checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
