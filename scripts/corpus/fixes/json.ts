import type { Path } from '../../../src/data/path.ts';
import { entriesOf, isShort } from './entries.ts';
import type { Line, Style } from './writing.ts';

/** Writes JSON: short objects and arrays in one line, comments where the style has some. */
export const jsonLines =
  (style: Style) =>
  (data: object): readonly Line[] => [...linesOf(data, { path: [], margin: '', name: '', comma: '' }, style)];

interface Entry {
  readonly path: Path;
  readonly margin: string;
  /** With its quotes; empty in an array. */
  readonly name: string;
  readonly comma: string;
}

function* linesOf(value: unknown, { path, margin, name, comma }: Entry, style: Style): Generator<Line> {
  const lead = name === '' ? margin : `${margin}${name}: `;
  const end = comma + style.behind(path);
  if (style.above && path.length > 0) yield { text: margin + style.above(path), path };
  if (isShort(value)) {
    const parts = entriesOf(value).map(([key, part]) => {
      const text = Array.isArray(value) ? JSON.stringify(part) : `${JSON.stringify(key)}: ${JSON.stringify(part)}`;
      return { path: [...path, key], text };
    });
    const text = inOneLine(value, parts);
    const key = [margin.length, margin.length + name.length] as const;
    yield { text: lead + text + end, path, key, value: [lead.length, lead.length + text.length], parts };
    return;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  yield { text: lead + open + style.behind(path), path };
  const entries = entriesOf(value);
  for (const [index, [key, part]] of entries.entries()) {
    const below = {
      path: [...path, key],
      margin: margin + style.indent,
      name: Array.isArray(value) ? '' : JSON.stringify(key),
      comma: index < entries.length - 1 ? ',' : '',
    };
    yield* linesOf(part, below, style);
  }
  yield { text: margin + close + end, path };
}

function inOneLine(value: unknown, parts: readonly { readonly text: string }[]): string {
  const inner = parts.map(({ text }) => text).join(', ');
  if (Array.isArray(value)) return `[${inner}]`;
  return typeof value === 'object' && value !== null ? (inner === '' ? '{}' : `{ ${inner} }`) : JSON.stringify(value);
}
