import type { Path } from '../../../src/data/path.ts';
import { entriesOf, isShort } from './entries.ts';
import type { Line, Style } from './writing.ts';
import { blockOf, nameText, scalarText } from './yaml-scalar.ts';

/** Writes YAML: keys and texts with and without quotes, short objects and arrays in brackets, texts of more lines as blocks. */
export const yamlLines =
  (style: Style) =>
  (data: object): readonly Line[] => [...linesIn(data, [], '', style)];

function* linesIn(value: unknown, path: Path, margin: string, style: Style): Generator<Line> {
  for (const [key, part] of entriesOf(value)) {
    const own = [...path, key];
    if (style.above) yield { text: margin + style.above(own), path: own };
    if (Array.isArray(value)) yield* itemLines(part, own, margin, style);
    else yield* entryLines(part, own, margin, style);
  }
}

/** The first line of what is inside stands behind the dash, where no comment can stand above it. */
function* itemLines(value: unknown, path: Path, margin: string, { above: _, ...style }: Style): Generator<Line> {
  const inner = `${margin}  `;
  if (isShort(value)) {
    yield* shortLines(value, { path, name: '', lead: `${margin}- `, inner }, style);
    return;
  }
  const [first, ...rest] = linesIn(value, path, inner, style);
  if (first) yield { ...first, text: `${margin}- ${first.text.slice(inner.length)}` };
  yield* rest;
}

function* entryLines(value: unknown, path: Path, margin: string, style: Style): Generator<Line> {
  const name = nameText(String(path.at(-1)), path);
  const inner = margin + style.indent;
  if (isShort(value)) {
    yield* shortLines(value, { path, name, lead: `${margin}${name}: `, inner }, style);
    return;
  }
  yield { text: `${margin}${name}:${style.behind(path)}`, path };
  yield* linesIn(value, path, inner, style);
}

interface Place {
  readonly path: Path;
  /** Empty in an array. */
  readonly name: string;
  /** What stands before the value in its line. */
  readonly lead: string;
  /** Before each line of a block. */
  readonly inner: string;
}

function* shortLines(value: unknown, { path, name, lead, inner }: Place, style: Style): Generator<Line> {
  const block = blockOf(value);
  if (block) {
    yield { text: lead + block.header + style.behind(path), path };
    for (const text of block.lines) yield { text: text === '' ? '' : inner + text, path };
    return;
  }
  const parts = entriesOf(value).map(([key, part]) => {
    const own = [...path, key];
    const text = scalarText(part, own);
    return { path: own, text: Array.isArray(value) ? text : `${nameText(String(key), own)}: ${text}` };
  });
  const brackets = Array.isArray(value) ? '[]' : '{}';
  const isScalar = typeof value !== 'object' || value === null;
  const text = isScalar ? scalarText(value, path) : [...brackets].join(parts.map((part) => part.text).join(', '));
  const key = [lead.length - name.length - 2, lead.length - 2] as const;
  yield { text: lead + text + style.behind(path), path, key, value: [lead.length, lead.length + text.length], parts };
}
