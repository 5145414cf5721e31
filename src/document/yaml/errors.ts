import type { YAMLParseError } from 'yaml';
import type { TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';

type Describe = (found: string, original: string) => string;

const messages: { readonly [code in YAMLParseError['code']]?: Describe } = {
  BAD_DQ_ESCAPE: (found) => `\`${found}\` is not an escape of a double-quoted string.`,
  BAD_INDENT: (_, original) =>
    original.startsWith('Flow')
      ? 'The `[` or `{` before this line is not closed.'
      : 'The entries of one mapping or sequence start at the same column, and this one does not.',
  BAD_SCALAR_START: (found) => `A plain value cannot start with \`${found}\`; quotes make it a string.`,
  BLOCK_AS_IMPLICIT_KEY: () => 'A mapping cannot start inside a value; quotes make a text with `: ` in it a string.',
  BLOCK_IN_FLOW: () => 'Inside brackets a `,` separates the entries, and indentation says nothing.',
  MULTILINE_IMPLICIT_KEY: (found) => `\`${found}\` is neither a value nor a key followed by \`: \`.`,
  TAB_AS_INDENT: () => 'A tab cannot indent YAML; spaces can.',
  UNEXPECTED_TOKEN: (found, original) =>
    original.startsWith('Unexpected') ? `\`${found}\` is not expected here.` : `${original}.`,
};

/** The first thing that is wrong; what follows from it is left out. */
export function firstError(
  errors: readonly YAMLParseError[],
  unclosed: readonly Range[],
  text: string,
): TextFault | undefined {
  const faults: TextFault[] = unclosed.map(({ start }) => {
    const [line = ''] = /.*/.exec(text.slice(start)) ?? [];
    return { id: 'parse-error', message: 'The string is not closed.', start, end: start + line.length };
  });
  for (const { code, message, pos } of errors) {
    const [start, end] = pos;
    const found = text.slice(start, end).trim();
    const range = { start: Math.min(start, text.length), end: Math.min(end, text.length) };
    faults.push({ id: 'parse-error', message: messages[code]?.(found, message) ?? `${message}.`, ...range });
  }
  return faults.sort((a, b) => a.start - b.start)[0];
}
