import type { YAMLParseError } from 'yaml';
import { lineEnd } from '../edit/text.ts';
import { brief, conflictFault, type TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';

type Describe = (found: string, original: string) => string;

const messages: { readonly [code in YAMLParseError['code']]?: Describe } = {
  BAD_ALIAS: () => 'A `*` or `&` is followed by a name; quotes make it part of a string.',
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
  const [string] = unclosed;
  const error = errors.reduce<YAMLParseError | undefined>(
    (first, next) => (first === undefined || next.pos[0] < first.pos[0] ? next : first),
    undefined,
  );
  if (error === undefined && string === undefined) return undefined;
  const conflict = conflictFault(text);
  if (conflict !== undefined) return conflict;
  if (error === undefined || (string !== undefined && string.start <= error.pos[0])) {
    const start = string?.start ?? 0;
    return { id: 'parse-error', message: 'The string is not closed.', start, end: lineEnd(text, start) };
  }
  const start = Math.min(error.pos[0], text.length);
  const end = Math.min(error.pos[1], Math.max(start, lineEnd(text, start)));
  const describe = messages[error.code];
  const message = describe?.(brief(text.slice(start, end)), error.message) ?? `${brief(error.message)}.`;
  return { id: 'parse-error', message, start, end };
}
