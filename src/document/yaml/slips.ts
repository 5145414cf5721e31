import type { YAMLParseError } from 'yaml';
import { brief, type TextFault } from '../fault.ts';
import { endsLine, isRestBlank, lineEnd, lineStart, nextLine, skipBlanks } from '../indentation.ts';

/** Explains a parser error as the mistake that caused it: the error is where the grammar noticed it. */
export function slipFault(error: YAMLParseError, all: readonly YAMLParseError[], text: string): TextFault | undefined {
  const [start] = error.pos;
  if (start >= text.length) return undefined;
  const isList = error.message.startsWith('A block sequence');
  const later = all.find(
    ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && (isList ? pos[0] > start : pos[0] === start),
  );
  const end = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? (later?.pos[1] ?? start) : start;
  return (
    oddBlankFault(text, start, end) ??
    (end === start || later === undefined ? undefined : movedFault(text, start, isList, later))
  );
}

/** Reports characters that look like a space, or are invisible, where YAML expects a space. */
function oddBlankFault(text: string, start: number, end: number): TextFault | undefined {
  const from = lineStart(text, start);
  const found = odd.exec(text.slice(from, lineEnd(text, end)));
  const blanks = found?.[1];
  if (found === null || blanks === undefined) return undefined;
  const place = from + found.index + found[0].length - blanks.length;
  const message = `\`${brief(blanks)}\` is not a space in YAML; a plain space is.`;
  return { id: 'parse-error', message, start: place, end: place + blanks.length };
}

/** Before a key or directly after its colon. */
const odd = /^(?: *|[ -]*["'\w$][\w$."'-]*:)([\u00a0\u2000-\u200b\u202f\u2060\u3000]+)/m;

/** Reports an entry whose indentation differs from the entries above: the parser reports the value above. */
function movedFault(text: string, start: number, isList: boolean, { pos: [from, end] }: YAMLParseError): TextFault {
  const fault = { id: 'parse-error', end } as const;
  if (isList) {
    const message =
      'The items of one list start at the same column, no further left than its key, and this one does not.';
    return { ...fault, message, start: from };
  }
  const name = text.slice(skipBlanks(text, lineStart(text, end)), end);
  const message = `\`${brief(name)}\` is indented further than the entry above it, whose value is a text; entries start at the same column, and quotes make a text with \`: \` in it a string.`;
  const related = { message: 'The text is here.', start, end: lineEnd(text, start) };
  return { ...fault, message, start: end - name.length, related };
}

/** Reports a line at a column where no entry can start; it may have been meant as part of the text above. */
export function strayLine(text: string, offset: number): TextFault {
  const start = contentAfter(text, offset);
  const line = text.slice(start, lineEnd(text, start)).trimEnd();
  const mark = blockScalarAbove(text, start);
  if (mark !== undefined) {
    const message = `This line is indented less than the first line of the text of the \`${mark}\` above, and so is not part of it.`;
    return { id: 'parse-error', message, start, end: start + line.length };
  }
  const message = 'The entries of one mapping or sequence start at the same column, and this one does not.';
  const name = line.split(/:(?:[ \t]|$)/, 1)[0] ?? line;
  return { id: 'parse-error', message, start, end: start + name.length };
}

/** Skips empty lines and comments: the parser counts them as part of what follows. */
function contentAfter(text: string, offset: number): number {
  let start = skipBlanks(text, offset);
  while (start < text.length && (endsLine(text, start) || text.charAt(start) === '#')) {
    start = skipBlanks(text, nextLine(text, start));
  }
  return start;
}

/** Returns the `|` or `>` of the block scalar whose lines are above the line that starts at the offset. */
function blockScalarAbove(text: string, offset: number): string | undefined {
  const own = lineStart(text, offset);
  for (let line = own; line > 0; ) {
    line = lineStart(text, line - 1);
    const isInside = isRestBlank(text, line) || skipBlanks(text, line) - line > offset - own;
    if (!isInside) return /[:-] +([|>])[-+0-9]*(?: +#.*)?$/.exec(text.slice(line, lineEnd(text, line)).trimEnd())?.[1];
  }
  return undefined;
}

/** Explains text where a line should end: after a value, the header of a block scalar or a key. */
export function surplusText(text: string, start: number, found: string, message: string): string | undefined {
  if (message.includes('on same line with key')) {
    return 'A list starts on the line below its key; quotes make a value that starts with `- ` a string.';
  }
  const before = text.slice(lineStart(text, start), start).trimEnd();
  const mark = before.slice(-1);
  if (/[:-] +[|>]$/.test(before)) {
    return `The text of a \`${mark}\` starts on the line below; quotes make a value that starts with \`${mark}\` a string.`;
  }
  if (!message.includes('at node end') || /^[\]}]/.test(found)) return undefined;
  if (found === ',') return 'YAML has no commas between entries, but in brackets.';
  const advice = endings[mark];
  return advice && `\`${found}\` comes after the end of a value; ${advice}.`;
}

const endings: Readonly<Record<string, string>> = {
  '"': 'quotes go around all of it, and a quote inside is written `\\"`',
  "'": "quotes go around all of it, and an apostrophe inside single quotes is written `''`",
  ']': 'quotes around all of it make it a string',
  '}': 'quotes around all of it make it a string',
};
