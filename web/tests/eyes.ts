// How colours look to colour-blind eyes, and how far apart two of them are; for tests of the games' pieces.
export type Triple = [number, number, number];

/** How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes 2009). */
export const EYES: Record<string, Triple[]> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const linear = (colour: Triple) =>
  colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));

/** Lightness and hue as evenly as eyes tell them apart (CIE Lab). */
function lab([red, green, blue]: number[]): Triple {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A colour as such eyes see it. */
function seen(colour: Triple, eyes: Triple[]): Triple {
  const light = linear(colour);
  return lab(eyes.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, index) => sum + part * light[index], 0)))));
}

/** How different two colours look to such eyes; the least step that can be seen is about 2. */
export const distance = (one: Triple, other: Triple, eyes: Triple[]): number => {
  const there = seen(other, eyes);
  return Math.hypot(...seen(one, eyes).map((part, at) => part - there[at]));
};
