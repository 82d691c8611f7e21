// What is wrong with the boxes on the page as it stands: a list of sentences, empty where all is well.
({ touch }) => {
  const LEAST_TEXT = 11;
  const LEAST_TARGET = 40;
  const faults = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  // The part of an element that is not cut off by what it lies in, and whether what cuts it can be scrolled.
  function shownOf(one) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom, scrolled: false, cutBy: null };
    for (let part = one.parentElement; part; part = part.parentElement) {
      const style = getComputedStyle(part);
      if (style.overflowX === 'visible' && style.overflowY === 'visible' && !style.clipPath.startsWith('inset')) continue;
      if (part === document.body || part === document.documentElement) continue;
      const clip = part.getBoundingClientRect();
      const before = { ...box };
      box.left = Math.max(box.left, clip.left);
      box.top = Math.max(box.top, clip.top);
      box.right = Math.min(box.right, clip.right);
      box.bottom = Math.min(box.bottom, clip.bottom);
      const isCut = before.left < box.left - 1 || before.top < box.top - 1 || before.right > box.right + 1 || before.bottom > box.bottom + 1;
      if (isCut && scrolls(style) && !part.closest('main') !== !part.matches('main')) box.scrolled = true;
      else if (isCut) box.cutBy = part;
    }
    return box;
  }

  // The part of a line of words that is seen.
  function within(box, shown, style, one) {
    const own = style.overflow === 'visible' ? shown : one.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, shown.left, own.left), Math.max(box.top, shown.top, own.top)];
    return { left, top, right: Math.min(box.right, shown.right, own.right), bottom: Math.min(box.bottom, shown.bottom, own.bottom) };
  }

  const page = document.documentElement;
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high in ${innerHeight}`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
  const main = document.querySelector('main');
  if (main.scrollHeight > main.clientHeight) faults.push(`the board is ${main.scrollHeight} high in ${main.clientHeight}`);
  if (main.scrollWidth > main.clientWidth) faults.push(`the board is ${main.scrollWidth} wide in ${main.clientWidth}`);

  // Every part of a table is seen whole, together with all others, and none under another.
  if (!document.querySelector('main [data-area=shared]')) faults.push('there is no board');
  const parts = [...document.querySelectorAll('main [data-area], .told')].filter(isSeen).map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const { part, box } of parts) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.push(`outside: ${name(part)}`);
    for (const other of parts) {
      if (other.part === part || part.contains(other.part) || other.part.contains(part)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1 && high > 1 && name(part) < name(other.part)) faults.push(`${name(part)} over ${name(other.part)} by ${wide.toFixed()}x${high.toFixed()}`);
    }
  }

  // Controls: seen whole, not under another, and large enough for a finger.
  const all = root.querySelectorAll('button, a[href], input, select, summary, [role=button]');
  const controls = [...all].filter((one) => isSeen(one) && !one.closest('[popover]:not(:popover-open)') && !one.classList.contains('cover'));
  const boxes = controls.map((one) => ({ one, isSvg: one instanceof SVGElement, shown: shownOf(one) }));
  for (const { one, isSvg, shown } of boxes) {
    const [wide, high] = [shown.right - shown.left, shown.bottom - shown.top];
    if (wide <= 0 || high <= 0) {
      if (!shown.scrolled) faults.push(`hidden: ${name(one)}`);
      continue;
    }
    if (shown.left < -1 || shown.top < -1 || shown.right > innerWidth + 1 || shown.bottom > innerHeight + 1) faults.push(`outside: ${name(one)}`);
    if (shown.cutBy) faults.push(`cut: ${name(one)} by ${name(shown.cutBy)}`);
    const inner = isSvg ? (one.querySelector('use, rect') ?? one).getBoundingClientRect() : shown;
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!shown.scrolled && !one.disabled && hit && !one.contains(hit) && !hit.contains(one)) faults.push(`under ${name(hit)}: ${name(one)}`);
    if (touch && !shown.scrolled && !one.disabled && !one.closest('[data-small-targets], [data-zoomed]') && Math.min(wide, high) < LEAST_TARGET - 0.6) {
      faults.push(`small: ${name(one)} ${wide.toFixed()}x${high.toFixed()}`);
    }
  }
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.isSvg || b.isSvg || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.shown.right, b.shown.right) - Math.max(a.shown.left, b.shown.left);
      const high = Math.min(a.shown.bottom, b.shown.bottom) - Math.max(a.shown.top, b.shown.top);
      if (wide > 1.5 && high > 1.5) faults.push(`${name(a.one)} over ${name(b.one)} by ${wide.toFixed()}x${high.toFixed()}`);
    }
  }

  // Words: not cut off, and large enough to be read.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !one || !isSeen(one) || one.closest('script, style, [popover]:not(:popover-open), .unseen, [data-zoomed]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) continue;
    const shown = shownOf(one);
    if (shown.right - shown.left <= 1 || shown.bottom - shown.top <= 1) continue;
    const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < LEAST_TEXT - 0.05) faults.push(`${size.toFixed(1)} px: ${name(one)}`);
    if (one instanceof SVGElement || shown.scrolled) continue;
    const isCut = box.left < shown.left - 2 || box.right > shown.right + 2 || box.top < shown.top - 3 || box.bottom > shown.bottom + 3;
    const style = getComputedStyle(one);
    if (style.webkitLineClamp !== 'none') continue;
    if (!style.clipPath.startsWith('inset')) lines.push({ one, box: within(box, shown, style, one) });
    if (shown.cutBy || (isCut && style.overflow !== 'visible' && !one.matches('.name'))) faults.push(`cut words: ${name(one)}`);
  }
  // Nor does one line run into another, where they belong to different things.
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 5) faults.push(`words of ${name(a.one)} run into ${name(b.one)} by ${wide.toFixed()}x${high.toFixed()}`);
    }
  }
  return [...new Set(faults)];
}
