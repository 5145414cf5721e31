import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { verdictText } from './comparison.ts';
import { countsOf } from './counts.ts';
import { lineStartPath } from './escape/build-log.ts';
import { escapeTerminal } from './escape/terminal.ts';
import { findingsWithChangeText, omissionOf, type ReportOptions } from './report.ts';
import { severityWords } from './severity.ts';

const lineOf = ({ location: { file, start }, severity, message, rule }: Diagnostic): string =>
  `${escapeTerminal(`${lineStartPath(file)}:${start.line}:${start.column}: ${severityWords[severity]}: ${message} [${rule}]`)}\n`;

/** One line per finding, in the format of compilers that editors and `grep` recognize. */
export const format = (result: Result, options: ReportOptions): string =>
  result.results
    .flatMap((file) => [...findingsWithChangeText(file, options).map(lineOf), restOf(file, options), verdictOf(file)])
    .join('');

function restOf(file: FileResult, options: ReportOptions): string {
  const omission = omissionOf(file, options);
  return omission === undefined ? '' : `${escapeTerminal(`${lineStartPath(file.file)}: ${omission}`)}\n`;
}

const verdictOf = (result: FileResult): string => {
  const { file, compare } = result;
  return compare === undefined ? '' : `${escapeTerminal(`${lineStartPath(file)}: ${verdictText(compare, result)}`)}\n`;
};

export const summary = (result: Result, options: ReportOptions): string =>
  `${escapeTerminal(countsOf(result, options).join(' '))}\n`;
