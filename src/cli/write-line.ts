import { lineStart } from '../report/escape/build-log.ts';
import { escapeTerminal } from '../report/escape/terminal.ts';
import type { Output } from './io.ts';

/** Writes a line about the work. It is escaped: it stays one line, and neither terminals nor build logs act on it. */
export const writeLine = (output: Output, text: string): void => {
  output.write(`${lineStart(escapeTerminal(text))}\n`);
};
