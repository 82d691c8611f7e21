// A picture of the board to share: what is on the screen, drawn again into a PNG by the browser itself.
//
// The page is copied into an SVG of the window's size, so that every rule of the style sheets falls as it does on the
// screen; the pictures and letters it needs are put in as data, since such a drawing may load nothing.

const SCALE = 2;
const MARGIN = 24;
const ADDRESS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** All rules of the page in one text, with what they refer to inside. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map((sheet) => ({
    base: sheet.href ?? location.href,
    rules: [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
  }));
  const needed = new Map<string, string>();
  for (const { base, rules } of sheets) {
    for (const [, , path] of rules.matchAll(ADDRESS)) {
      const address = new URL(path, base).href;
      if (!needed.has(address)) needed.set(address, await asData(address));
    }
  }
  return sheets
    .map(({ base, rules }) =>
      rules.replace(ADDRESS, (_, __, path) => `url("${needed.get(new URL(path, base).href)}")`),
    )
    .join('\n');
}

/** A copy of the page that needs nothing from outside. */
async function copy(): Promise<HTMLElement> {
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, dialog, [popover]').forEach((part) => part.remove());
  await Promise.all(
    [...body.querySelectorAll('img')].map(async (picture) => (picture.src = await asData(picture.src))),
  );
  await Promise.all(
    [...body.querySelectorAll('image')].map(async (picture) => {
      const address = picture.getAttribute('href');
      if (address && !address.startsWith('data:')) picture.setAttribute('href', await asData(address));
    }),
  );
  return body;
}

async function drawing(): Promise<HTMLImageElement> {
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark') && isEvening();
  const [css, body] = await Promise.all([styles(), copy()]);
  const still = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.scrollHeight];
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('lang', document.documentElement.lang);
  svg.setAttribute('data-theme', isDark ? 'dark' : 'light');
  const foreign = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const style = document.createElement('style');
  style.textContent = `${css}\n${still}`;
  foreign.append(style, body);
  svg.append(foreign);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  return picture;
}

function isEvening(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The part of the page that an element covers, under a line of words, as a PNG. */
export async function takeScreenshot(of: Element, title: string, foot: string): Promise<Blob> {
  const picture = await drawing();
  const { left, top, width, height } = of.getBoundingClientRect();
  const paper = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  const head = 56;
  canvas.width = Math.round((width + 2 * MARGIN) * SCALE);
  canvas.height = Math.round((height + head + 2 * MARGIN) * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(SCALE, SCALE);
  const tone = document.createElement('span');
  tone.style.cssText = 'color: var(--ink); background: var(--surface)';
  document.body.append(tone);
  const { color, backgroundColor } = getComputedStyle(tone);
  tone.remove();
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const from = [left + scrollX, top + scrollY] as const;
  pen.drawImage(picture, ...from, width, height, MARGIN, MARGIN + head - 12, width, height);
  pen.fillStyle = color;
  pen.textBaseline = 'middle';
  pen.font = `650 22px ${getComputedStyle(document.body).fontFamily || paper.fontFamily}`;
  pen.fillText(title, MARGIN, MARGIN + 14, width);
  pen.font = `500 14px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'end';
  pen.fillText(foot, MARGIN + width, canvas.height / SCALE - MARGIN / 2, width);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Hands a file to the player: to the share sheet of a phone, else as a download. */
export async function shareOrDownload(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // not shared after all
    return;
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
