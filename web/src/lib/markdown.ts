// Reads the little Markdown the rules are written in: headings, paragraphs, lists, bold, figures, lines and rule numbers.

export type Span = { kind: 'text' | 'bold' | 'key'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; rules: string[] }
  | { kind: 'list'; items: { spans: Span[]; rules: string[] }[] }
  | { kind: 'figure'; name: string; caption: string }
  | { kind: 'line' };

const RULE = /\s*\[([A-Z]+-\d+)\]/g;
const FIGURE = /^!\[(.*)\]\((.+)\)$/;
const MARKS = /\*\*(.+?)\*\*|`(.+?)`/g;

function spansOf(source: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of source.matchAll(MARKS)) {
    if (found.index > end) spans.push({ kind: 'text', text: source.slice(end, found.index) });
    spans.push(found[1] ? { kind: 'bold', text: found[1] } : { kind: 'key', text: found[2] });
    end = found.index + found[0].length;
  }
  if (end < source.length) spans.push({ kind: 'text', text: source.slice(end) });
  return spans;
}

/** A passage and the numbers of the rules it states, which stand behind it in brackets. */
function passage(source: string): { spans: Span[]; rules: string[] } {
  const rules = [...source.matchAll(RULE)].map((found) => found[1]);
  return { spans: spansOf(source.replace(RULE, '').trim()), rules };
}

function blockOf(source: string): Block {
  const figure = FIGURE.exec(source);
  if (figure) return { kind: 'figure', caption: figure[1], name: figure[2] };
  const heading = /^(#+) (.*)$/.exec(source);
  if (heading) return { kind: 'heading', level: heading[1].length, spans: spansOf(heading[2]) };
  if (source === '---') return { kind: 'line' };
  if (source.startsWith('- ')) {
    const items = source.split(/\n(?=- )/).map((item) => passage(item.slice(2).replace(/\n\s*/g, ' ')));
    return { kind: 'list', items };
  }
  return { kind: 'paragraph', ...passage(source.replace(/\n/g, ' ')) };
}

/** The blocks of a text, which blank lines set apart. */
export function readMarkdown(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);
}
