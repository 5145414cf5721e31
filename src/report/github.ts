import type { Diagnostic, Result } from '../engine/result/result.ts';
import { webAddress } from './escape/web-address.ts';
import { dataLineBreak, escapeData, escapeProperty } from './escape/workflow-command.ts';
import { findingsWithChangeText, notesOn, type ReportOptions } from './report.ts';

const commands = { error: 'error', warn: 'warning', info: 'notice' } as const;

/** A finding as a workflow command, which a GitHub runner shows as an annotation on the line. */
export function commandOf(
  { severity, message, location, related, fix, rule, url }: Diagnostic,
  { placeIn }: Pick<ReportOptions, 'placeIn'>,
): string {
  const { file, start, end } = placeIn?.(location) ?? location;
  const lines = { file, line: start.line, endLine: Math.max(start.line, end.column === 1 ? end.line - 1 : end.line) };
  // Columns are only meaningful within one line.
  const columns = lines.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const properties = Object.entries({ ...lines, ...columns, title: rule }).map(
    ([name, value]) => `${name}=${escapeProperty(`${value}`)}`,
  );
  // A log shows only the message, so it includes the location and the rule.
  const text = [
    `${file}:${location.start.line}:${location.start.column}: ${message} [${rule}]`,
    ...related.map((place) => `${place.location.file}:${place.location.start.line}: ${place.message}`),
    ...(fix ? [`Fix (${fix.safety}): ${fix.title}`] : []),
    webAddress(url),
  ].filter((line) => line !== undefined);
  return `::${commands[severity]} ${properties.join(',')}::${text.map(escapeData).join(dataLineBreak)}\n`;
}

export const format = ({ results, unchecked = [] }: Result, options: ReportOptions): string =>
  [
    // First, because GitHub limits the number of errors per step, and these say why it failed.
    ...unchecked.map((why) => `::error title=hublint::Not checked: ${escapeData(why)}\n`),
    ...results.flatMap((file) => [
      ...findingsWithChangeText(file, options).map((diagnostic) => commandOf(diagnostic, options)),
      ...notesOn(file, options).map(
        (note) => `::notice file=${escapeProperty(file.file)},title=hublint::${escapeData(note)}\n`,
      ),
    ]),
  ].join('');
