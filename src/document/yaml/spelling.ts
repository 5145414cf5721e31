import type { Range, Scalar } from '../tree.ts';

/** The value of a string, unit by unit, with the range of each unit. */
class Spelling {
  value = '';
  readonly #places: Range[] = [];

  /** Adds units that are all written as the whole of the range. */
  add(units: string, start: number, end: number): void {
    this.value += units;
    for (let unit = 0; unit < units.length; unit++) this.#places.push({ start, end });
  }

  addVerbatim(units: string, start: number): void {
    this.value += units;
    for (let unit = start; unit < start + units.length; unit++) this.#places.push({ start: unit, end: unit + 1 });
  }

  within(from: number, to: number): Range | undefined {
    const first = this.#places[from];
    const last = this.#places[Math.max(to, 1) - 1];
    if (last === undefined) return undefined;
    if (first === undefined) return { start: last.end, end: last.end };
    return { start: first.start, end: from === to ? first.start : last.end };
  }
}

/** Returns the range of a part of a string's value; undefined if it cannot be determined. */
export function within(text: string, scalar: Scalar, [from, to]: readonly [number, number]): Range | undefined {
  const { value, style } = scalar;
  if (typeof value !== 'string' || from < 0 || to < from || to > value.length) return undefined;
  const spelling = new Spelling();
  if (style === 'literal' || style === 'folded') spellBlock(spelling, text, scalar, value);
  else spellFlow(spelling, text, scalar);
  // The parser's value decides: if it differs from the one found here, the positions are unknown.
  return spelling.value === value ? spelling.within(from, to) : undefined;
}

/** In order: a line break with the white space around it; other white space; an escape; anything else. */
const pieces: Readonly<Record<string, RegExp>> = {
  plain: /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|[^ \t\r\n]+|\r/y,
  single: /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|(?<escape>'')|[^ \t\r\n']+|\r/y,
  double:
    /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|(?<escape>\\(?:x..|u.{4}|U.{8}|\r?\n[ \t]*|[\s\S]))|[^ \t\r\n\\]+|\r/y,
};

function spellFlow(spelling: Spelling, text: string, { start, end, style }: Scalar): void {
  const quotes = style === 'plain' ? 0 : 1;
  const piece = new RegExp(pieces[style] ?? /(?!)/y);
  const source = text.slice(0, end - quotes);
  piece.lastIndex = start + quotes;
  for (let match = piece.exec(source); match !== null; match = piece.exec(source)) {
    const { index, groups } = match;
    const [written] = match;
    if (groups?.fold !== undefined) spelling.add(unfold(written), index, piece.lastIndex);
    else if (groups?.escape !== undefined) spelling.add(unescaped(written), index, piece.lastIndex);
    else spelling.addVerbatim(written, index);
  }
}

/** A single line break becomes a space; of several, the first is dropped. */
const unfold = (breaks: string): string => '\n'.repeat(breaks.split('\n').length - 2) || ' ';

const named: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

function unescaped(sequence: string): string {
  if (/^\\\r?\n/.test(sequence)) return '';
  const letter = sequence.charAt(1);
  return sequence.length > 2 ? String.fromCodePoint(Number.parseInt(sequence.slice(2), 16)) : (named[letter] ?? letter);
}

/** A line of a block scalar is verbatim after its indentation; the value shows how it is joined to the line before. */
function spellBlock(spelling: Spelling, text: string, { start, end }: Range, value: string): void {
  let offset = text.indexOf('\n', start) + 1;
  if (offset === 0 || offset > end) return;
  let joint = offset;
  const block = text.slice(offset, end);
  const indentation = margin(block) - margin(value);
  for (const line of block.split('\n')) {
    const content = line.replace(/\r$/, '').slice(indentation);
    if (content !== '') {
      const contentStart = offset + indentation;
      spelling.add(jointAt(value, spelling.value.length), joint, contentStart);
      spelling.addVerbatim(content, contentStart);
      joint = contentStart + content.length;
    }
    offset += line.length + 1;
  }
  spelling.add(value.slice(spelling.value.length), joint, end);
}

/** Returns the indentation of the first line that is not empty. */
const margin = (block: string): number => /^( *)[^ \r\n]/m.exec(block)?.[1]?.length ?? 0;

/** Returns what joins two lines: a folded line break, or line breaks as they are. */
function jointAt(value: string, offset: number): string {
  if (offset > 0 && value.charAt(offset) === ' ') return ' ';
  let end = offset;
  while (value.charAt(end) === '\n') end += 1;
  return value.slice(offset, end);
}
