import { createHash } from 'node:crypto';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import type { Severity } from '../rule/rule.ts';
import { opaqueText } from './counts.ts';
import { toJson } from './escape/json.ts';
import { findingsWithChangeText, omissionOf, type ReportOptions } from './report.ts';

const severities = { error: 'major', warn: 'minor', info: 'info' } as const;

/** A Code Quality report. */
export function format({ results, unchecked = [] }: Result, options: ReportOptions): string {
  const seen = new Map<string, number>();
  return toJson([
    ...unchecked.map((why) => noteOn('.', `Not checked: ${why}`, 'error')),
    ...results.flatMap((result) => [
      ...findingsWithChangeText(result, options).map(
        ({ message, rule, severity, location, fingerprint }: Diagnostic) => {
          const { file, start, end } = location;
          const identity = `${result.file}\n${fingerprint}`;
          const occurrence = seen.get(identity) ?? 0;
          seen.set(identity, occurrence + 1);
          return {
            description: message,
            check_name: rule,
            // GitLab drops findings whose fingerprint already occurred in the report, so duplicates are numbered.
            fingerprint: createHash('sha256').update(`${identity}\n${occurrence}`).digest('hex'),
            severity: severities[severity],
            location: { path: file, lines: { begin: start.line, end: end.line } },
          };
        },
      ),
      ...restOf(result, options),
    ]),
  ]);
}

function restOf(file: FileResult, options: ReportOptions) {
  // Identified by their topic, as the numbers in the text change from time to time.
  const notes = { opaque: opaqueText([file]), omitted: omissionOf(file, options) };
  return Object.entries(notes).flatMap(([identity, note]) =>
    note === undefined ? [] : [noteOn(file.file, note, 'info', identity)],
  );
}

/** The format has no notes: omitted findings, opaque values and errors are reported as issues. */
function noteOn(path: string, description: string, severity: Severity, identity = description) {
  const fingerprint = createHash('sha256').update(`${path}\n${identity}`).digest('hex');
  const location = { path, lines: { begin: 1, end: 1 } };
  return { description, check_name: 'hublint', fingerprint, severity: severities[severity], location };
}
