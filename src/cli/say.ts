import { lineStart } from '../report/escape/build-log.ts';
import { escapeTerminal } from '../report/escape/terminal.ts';
import type { Output } from './io.ts';

/** Writes a line about the work. Whatever names and arguments it repeats, it stays one line that nothing acts upon. */
export const say = (output: Output, text: string): void => {
  output.write(`${lineStart(escapeTerminal(text))}\n`);
};
