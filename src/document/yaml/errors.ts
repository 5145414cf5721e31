import type { YAMLParseError } from 'yaml';
import { brief, conflictFault, type TextFault } from '../fault.ts';
import { lineEnd } from '../indentation.ts';
import type { Range } from '../tree.ts';

const messages: { readonly [code in YAMLParseError['code']]?: (found: string) => string } = {
  BAD_ALIAS: () => 'A `*` or `&` is followed by a name; quotes make it part of a string.',
  BAD_DQ_ESCAPE: (found) => `\`${found}\` is not an escape of a double-quoted string.`,
  BAD_INDENT: () => 'The entries of one mapping or sequence start at the same column, and this one does not.',
  BAD_SCALAR_START: (found) => `A plain value cannot start with \`${found}\`; quotes make it a string.`,
  BLOCK_AS_IMPLICIT_KEY: () => 'A mapping cannot start inside a value; quotes make a text with `: ` in it a string.',
  BLOCK_IN_FLOW: () => 'Inside brackets a `,` separates the entries, and indentation says nothing.',
  MULTILINE_IMPLICIT_KEY: (found) => `\`${found}\` is neither a value nor a key followed by \`: \`.`,
  TAB_AS_INDENT: () => 'A tab cannot indent YAML; spaces can.',
  UNEXPECTED_TOKEN: (found) => `\`${found}\` is not expected here.`,
};

/** The first thing that is wrong; what follows from it is left out. */
export function firstError(
  errors: readonly YAMLParseError[],
  unclosed: readonly Range[],
  text: string,
): TextFault | undefined {
  const faults = [...earliest(errors, (error) => error.pos[0]), ...earliest(unclosed, (range) => range.start)].map(
    (wrong) => ('code' in wrong ? errorFault(wrong, text) : unclosedFault(wrong, text)),
  );
  const [first] = faults.sort((a, b) => a.start - b.start);
  return first && (conflictFault(text) ?? first);
}

function* earliest<T>(all: readonly T[], placeOf: (one: T) => number): Generator<T> {
  let first = all[0];
  if (first === undefined) return;
  for (const one of all) if (placeOf(one) < placeOf(first)) first = one;
  yield first;
}

function unclosedFault({ start, end }: Range, text: string): TextFault {
  const mark = text.charAt(start);
  const message = /["']/.test(mark) ? 'The string is not closed.' : `\`${mark}\` is not closed.`;
  return { id: 'parse-error', message, start, end: Math.min(end, lineEnd(text, start)) };
}

function errorFault({ code, message, pos }: YAMLParseError, text: string): TextFault {
  const start = Math.min(pos[0], text.length);
  const length = code === 'BAD_DQ_ESCAPE' ? 2 : pos[1] - pos[0];
  const end = Math.max(start, Math.min(start + length, lineEnd(text, start)));
  const described = messages[code]?.(brief(text.slice(start, end))) ?? `${brief(message)}.`;
  return { id: 'parse-error', message: described, start, end };
}
