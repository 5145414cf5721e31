import type { YAMLParseError } from 'yaml';
import { brief, conflictFault, type TextFault } from '../fault.ts';
import { fenceText, startsWithFence } from '../fence.ts';
import { lineEnd, lineStart, nextLine } from '../indentation.ts';
import type { Range } from '../tree.ts';
import { slipFault, strayLine, surplusText } from './slips.ts';

function noEntry(found: string): string {
  if (startsWithFence(found)) return fenceText;
  return /^\/[/*]/.test(found)
    ? 'A comment in YAML starts with `#`.'
    : `\`${found}\` is neither a value nor a key followed by \`: \`.`;
}

const messages: { readonly [code in YAMLParseError['code']]?: (found: string) => string } = {
  BAD_ALIAS: () => 'A `*` or `&` is followed by a name; quotes make it part of a string.',
  BAD_DQ_ESCAPE: (found) => `\`${found}\` is not an escape of a double-quoted string.`,
  BAD_SCALAR_START: (found) => `A plain value cannot start with \`${found}\`; quotes make it a string.`,
  BLOCK_AS_IMPLICIT_KEY: () => 'A mapping cannot start inside a value; quotes make a text with `: ` in it a string.',
  BLOCK_IN_FLOW: () => 'Inside brackets a `,` separates the entries, and indentation has no meaning.',
  MULTILINE_IMPLICIT_KEY: noEntry,
  TAB_AS_INDENT: () => 'A tab cannot indent YAML; spaces can.',
  UNEXPECTED_TOKEN: (found) => `\`${found}\` is not expected here.`,
};

/** Sentences for errors without a code of their own. */
const sentences: Readonly<Record<string, string>> = {
  'Block collection cannot': 'The first entry starts on the line below the `---`.',
  'Block scalars with':
    'A blank line above has more spaces than this first line of the text; it may have as many at most.',
  'Comments must': 'A space comes before the `#` of a comment; quotes make it part of a string.',
  'Tags and anchors': 'A space comes after a tag or an anchor.',
};

const reworded = (message: string): string | undefined =>
  Object.entries(sentences).find(([start]) => message.startsWith(start))?.[1];

/** Returns the first error; those that follow from it are left out. */
export function firstError(
  errors: readonly YAMLParseError[],
  unclosed: readonly Range[],
  text: string,
): TextFault | undefined {
  const known = [...earliest(errors, (error) => error.pos[0])];
  // A tab makes the parser end the brackets around it, although they are closed further down.
  const open = known.some((error) => isTab(error, text)) ? [] : unclosed;
  const faults = [...known, ...earliest(open, (range) => range.start)].map((error) =>
    'code' in error ? (slipFault(error, errors, text) ?? errorFault(error, text)) : unclosedFault(error, text),
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
  const message = /["']/.test(mark) ? unclosedString(text, end, mark) : unclosedBracket(text, start, mark);
  return { id: 'parse-error', message, start, end: Math.min(end, lineEnd(text, start)) };
}

function unclosedString(text: string, end: number, mark: string): string {
  const advice = closesBelow(text, end, mark) ? '; a continuation line is indented further than its key' : '';
  return `The string is not closed${advice}.`;
}

/** True if the next line contains the quote once, at its end. */
const closesBelow = (text: string, end: number, mark: string): boolean => {
  const below = nextLine(text, end);
  const line = text.slice(below, lineEnd(text, below)).trimEnd();
  return line.indexOf(mark) === line.length - 1 && line !== '';
};

function unclosedBracket(text: string, start: number, mark: string): string {
  const closer = closerOf(text, start);
  const advice = closer === undefined ? '' : `; the lines up to its \`${closer}\` are indented further than its key`;
  return `\`${mark}\` is not closed${advice}.`;
}

/** Returns what closes a bracket if indentation does not matter. */
function closerOf(text: string, start: number): string | undefined {
  const piece = new RegExp(pieces);
  piece.lastIndex = start;
  let depth = 0;
  for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
    const [mark] = match;
    if (mark === '{' || mark === '[') depth += 1;
    else if (mark === '}' || mark === ']') depth -= 1;
    if (depth === 0) return mark;
  }
  return undefined;
}

/** A bracket, a quoted string or a comment. */
const pieces = /[{}[\]]|(?<=[\s{[,:])(?:"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|#.*)/g;

function errorFault(error: YAMLParseError, text: string): TextFault {
  const { code, message, pos } = error;
  const start = Math.min(pos[0], text.length);
  const isTabbed = isTab(error, text);
  if (code === 'BAD_INDENT' && !isTabbed) return strayLine(text, start);
  const length = code === 'BAD_DQ_ESCAPE' ? 2 : pos[1] - pos[0];
  const end = Math.max(start, Math.min(start + length, lineEnd(text, start)));
  const found = brief(text.slice(start, end));
  const position = code === 'UNEXPECTED_TOKEN' ? surplusText(text, start, found, message) : undefined;
  const isBare = message.startsWith('Implicit map keys');
  const described =
    position ?? (isBare ? noEntry : messages[isTabbed ? 'TAB_AS_INDENT' : code])?.(found) ?? reworded(message);
  return { id: 'parse-error', message: described ?? `${brief(message)}.`, start, end };
}

/** True if the error is a tab used as indentation, in a block scalar or in brackets. */
function isTab({ code, message, pos: [start] }: YAMLParseError, text: string): boolean {
  const isIndent = code === 'BAD_INDENT' || message.startsWith('Block scalars');
  return isIndent && /^ *\t\s*\S?$/.test(text.slice(lineStart(text, start), start + 1));
}
