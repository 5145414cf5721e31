import { unlessUnclear } from '../../../data/unclear.ts';
import { bracketFaultIn } from '../../brackets.ts';
import type { TextFault } from '../../fault.ts';
import type { Range } from '../../tree.ts';
import { patternAt } from './clean/literals.ts';
import { TokenReader } from './clean/tokens.ts';

/**
 * Returns the only bracket that is missing or superfluous, if the indentation shows which one it is. Undefined for unusual code
 * as well.
 */
export const bracketFault = (text: string): TextFault | undefined =>
  unlessUnclear(() => bracketFaultIn(text, tokensOf(text), true));

/** The tokens that end a value: a slash after them is a division. */
const values: ReadonlySet<string> = new Set(['word', 'number', 'string', '`', ')', ']', '}']);

function* tokensOf(text: string): Generator<Range> {
  const reader = new TokenReader(text);
  for (let last = ''; !reader.is('end'); ) {
    const { start, kind } = reader;
    if (kind === '`') reader.continueAt(templateEnd(text, reader.end) ?? reader.giveUp());
    else if (kind === '/' && !values.has(last)) patternAt(reader);
    else reader.next();
    yield { start, end: reader.before };
    last = kind;
  }
  yield { start: text.length, end: text.length };
}

const templateMarks = /[`\\]/g;

/** Returns the end of a template. In nested ones, the parts between backticks are read as code, whose brackets match. */
function templateEnd(text: string, from: number): number | undefined {
  templateMarks.lastIndex = from;
  for (let found = templateMarks.exec(text); found !== null; found = templateMarks.exec(text)) {
    if (found[0] === '`') return found.index + 1;
    templateMarks.lastIndex += 1;
  }
  return undefined;
}
