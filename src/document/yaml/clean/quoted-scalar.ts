import { matchAt } from '../../../data/match-at.ts';
import type { Scalar } from '../../tree.ts';
import type { YamlLines } from './lines.ts';
import { quotedAt, scalar, unquoted, withoutBlanks } from './scalars.ts';

/** A line break may appear anywhere in either. */
const double = /"((?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const single = /'((?:[^']|'')*)'(?!')/y;

/** Reads a string in quotes; its continuation lines are indented further than `margin`. Moves past its lines. */
export function quotedScalarAt(lines: YamlLines, margin: number): Scalar | undefined {
  const { text, at: start } = lines;
  const found = quotedAt(text, start) ?? overLines(text, start, margin);
  if (found === undefined) return undefined;
  lines.goTo(found.end);
  lines.finish(found.end);
  return found;
}

function overLines(text: string, start: number, margin: number): Scalar | undefined {
  const style = text[start] === '"' ? 'double' : 'single';
  const [all, inside = ''] = matchAt(style === 'double' ? double : single, text, start) ?? [];
  if (all === undefined) return undefined;
  const [first = '', ...further] = inside.split(/\r?\n/);
  let value = unquoted(withoutBlanks(first), style);
  let breaks = 0;
  for (const [at, line] of further.entries()) {
    breaks += 1;
    const isLast = at === further.length - 1;
    const width = line.search(/[^ ]/);
    if (width < 0 && !isLast) continue;
    if ((width < 0 ? line.length : width) <= margin) return undefined;
    value += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + unquoted(contentOf(line, width, isLast), style);
    breaks = 0;
  }
  return scalar(start, start + all.length, value, style);
}

/** Spaces around a line break are not part of the string. */
function contentOf(line: string, width: number, isLast: boolean): string {
  if (width < 0) return '';
  return isLast ? line.slice(width) : withoutBlanks(line.slice(width));
}
