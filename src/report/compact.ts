import type { Diagnostic, Result } from '../engine/result.ts';
import { countsOf } from './counts.ts';
import { lineStartPath } from './escape/build-log.ts';
import { escapeTerminal } from './escape/terminal.ts';
import { type ReportOptions, shownIn } from './report.ts';
import { severityWords } from './severity.ts';

const lineOf = ({ location: { file, start }, severity, message, rule }: Diagnostic): string =>
  `${escapeTerminal(`${lineStartPath(file)}:${start.line}:${start.column}: ${severityWords[severity]}: ${message} [${rule}]`)}\n`;

/** One line per finding, as editors and `grep` know it from compilers. */
export const format = (result: Result, options: ReportOptions): string =>
  result.results.flatMap((file) => shownIn(file, options).map(lineOf)).join('');

export const summary = (result: Result, options: ReportOptions): string => `${countsOf(result, options).join(' ')}\n`;
