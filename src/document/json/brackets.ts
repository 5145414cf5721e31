import { createScanner } from 'jsonc-parser';
import { bracketFaultIn } from '../brackets.ts';
import type { TextFault } from '../fault.ts';
import type { Range } from '../tree.ts';

/** Returns the only bracket that is missing or superfluous, if the indentation shows which one it is. */
export const bracketFault = (text: string): TextFault | undefined => bracketFaultIn(text, tokensOf(text), false);

function* tokensOf(text: string): Generator<Range> {
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    yield { start, end: start + scanner.getTokenLength() };
  }
}
