// Reads colours from the style sheets and measures how well they stand out.

export type Scheme = 'light' | 'dark';
type Colour = [red: number, green: number, blue: number];

/** The custom properties of a style sheet that are plain colours or a light-dark() pair of them. */
export function readColours(css: string, scheme: Scheme): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  for (const [, name, light, dark] of css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)) {
    colours.set(name, parse(scheme === 'light' ? light : dark));
  }
  return colours;
}

const parse = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by the formula of the Web Content Accessibility Guidelines. */
export function contrast(a: Colour, b: Colour): number {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
