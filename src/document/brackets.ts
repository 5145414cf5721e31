import type { TextFault } from './fault.ts';
import type { Range } from './tree.ts';

/** An object, array or argument list whose end has not been reached. */
interface Open {
  readonly start: number;
  readonly closer: string;
  /** The indentation of the line on which it begins. */
  readonly indent: number;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const ends = new Set(Object.values(closers));

const indentationTells = 'as the indentation of the next lines shows';
const fileEnds = 'before the file ends';

/**
 * Returns the only bracket that is missing or superfluous, if the indentation shows which one it is: with it corrected, every
 * line of the text is indented as its brackets require. Otherwise undefined. Only tokens of one character count as brackets; an
 * empty token marks the end of the text.
 */
export function bracketFaultIn(text: string, tokens: Iterable<Range>, mayContinue: boolean): TextFault | undefined {
  const brackets = new Brackets(mayContinue);
  let lineStart = 0;
  let indent = indentAt(text, lineStart);
  let lineBreak = text.indexOf('\n');
  for (const { start, end } of tokens) {
    for (; lineBreak >= 0 && lineBreak < start; lineBreak = text.indexOf('\n', lineStart)) {
      lineStart = lineBreak + 1;
      indent = indentAt(text, lineStart);
    }
    const isFirst = lineStart + indent === start;
    const mark = text.slice(start, Math.min(end, start + 2));
    if (!brackets.take(mark, { start, end }, { indent, isFirst })) return undefined;
  }
  return brackets.fault;
}

/** Returns the number of leading white space characters; NaN if the line mixes tabs and spaces, whose width is unknown. */
function indentAt(text: string, lineStart: number): number {
  const first = text.charAt(lineStart);
  if (first !== ' ' && first !== '\t') return 0;
  let end = lineStart;
  while (text.charAt(end) === first) end += 1;
  return /[ \t]/.test(text.charAt(end)) ? Number.NaN : end - lineStart;
}

interface Line {
  readonly indent: number;
  /** True if the token is the first on its line. */
  readonly isFirst: boolean;
}

class Brackets {
  /** True if something may follow the end of the outermost bracket: the next statement. */
  readonly #mayBeFollowed: boolean;
  readonly #open: Open[] = [];
  #found: TextFault | undefined;
  /** Where a missing bracket belongs: after the last token, but before a trailing comma. */
  #end = 0;

  constructor(mayGoOn: boolean) {
    this.#mayBeFollowed = mayGoOn;
  }

  /** The only fault, if everything else is correct. */
  get fault(): TextFault | undefined {
    return this.#open.length === 0 ? this.#found : undefined;
  }

  /** Takes the next token; returns false if it fits nowhere, or would be the second fault. */
  take(mark: string, place: Range, line: Line): boolean {
    const isBalanced = ends.has(mark) ? this.#close(mark, place, line) : this.#enter(mark, place, line);
    this.#end = mark === ',' ? place.start : place.end;
    return isBalanced;
  }

  #enter(mark: string, { start }: Range, { indent, isFirst }: Line): boolean {
    const isInside = (one: Open | undefined) => one !== undefined && !(indent <= one.indent);
    if (isFirst && this.#open.length > 0 && mark !== ',' && !isInside(this.#open.at(-1))) {
      const mayGoOn = this.#mayBeFollowed && this.#endsOutermost;
      if (!this.#reportMissing(mark === '' ? fileEnds : undefined)) return false;
      if (!mayGoOn && !isInside(this.#open.at(-1))) return false;
    }
    const closer = closers[mark];
    if (closer !== undefined) this.#open.push({ start, closer, indent });
    return true;
  }

  #close(mark: string, place: Range, { indent, isFirst }: Line): boolean {
    const enclosing = this.#open.at(-1);
    if (enclosing === undefined) return false;
    if (isFirst && indent > enclosing.indent) return this.#reportSurplus(mark, place);
    // The indentation of the outermost bracket is not compared: a byte order mark before it is as wide as a space.
    const isInner = this.#open.length > 1;
    const isOuter = isFirst && indent < enclosing.indent;
    if (isInner && (isOuter || this.#endsTwo(mark, { indent, isFirst })) && !this.#reportMissing()) return false;
    const closed = this.#open.pop();
    return closed?.closer === mark && (!isFirst || this.#open.length === 0 || closed.indent === indent);
  }

  /**
   * True if the outermost bracket may end here. In a text without indentation, all its content looks as if it came after it.
   */
  get #endsOutermost(): boolean {
    const [outermost, ...others] = this.#open;
    return others.length === 0 && outermost !== undefined && this.#end > outermost.start + 1;
  }

  /**
   * True if the first character of a line closes the bracket around the innermost one, and both open on one line: `),` for
   * `}),`.
   */
  #endsTwo(mark: string, { indent, isFirst }: Line): boolean {
    const [outer, inner] = this.#open.slice(-2);
    const isOneTooFew = inner?.closer !== mark && outer?.closer === mark;
    return isFirst && isOneTooFew && inner?.indent === indent && outer.indent === indent;
  }

  /** Records that the innermost bracket is not closed. Returns false if that is the second fault, like the method below. */
  #reportMissing(why = indentationTells): boolean {
    const { closer, start } = this.#open.pop() ?? {};
    if (start === undefined || this.#found !== undefined) return false;
    this.#found = {
      id: 'parse-error',
      message: `Expected \`${closer}\` here, ${why}.`,
      start: this.#end,
      end: this.#end,
      related: { message: 'It was opened here.', start, end: start + 1 },
    };
    return true;
  }

  #reportSurplus(mark: string, place: Range): boolean {
    if (this.#found !== undefined) return false;
    const message = `This \`${mark}\` is one too many, ${indentationTells}.`;
    this.#found = { id: 'parse-error', message, ...place };
    return true;
  }
}
