import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import { lineStart } from '../report/escape/build-log.ts';
import { escapeTerminal } from '../report/escape/terminal.ts';
import type { TerminalLook } from './terminal.ts';

/** Formats an error for humans: a known one as a sentence and a hint, a bug with all that helps to fix it. */
export function failureText(error: unknown, { palette }: TerminalLook): string {
  const line = (text: string) => `  ${lineStart(escapeTerminal(text))}\n`;
  const headline = (text: string) => `${palette.severity.error(`${about.name}:`)} ${escapeTerminal(text)}\n`;
  if (error instanceof KnownError) {
    const { message, hint } = error.complaint;
    return headline(message) + (hint === undefined ? '' : line(hint));
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    headline(`This is a bug in ${about.name} ${about.version}, not in your files.`),
    ...trace.split('\n').map(line),
    line(`Please report it with these lines: ${about.bugs}`),
  ].join('');
}
