import { createHash } from 'node:crypto';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { toJson } from './escape/json.ts';
import { omissionOf, type ReportOptions, shownIn } from './report.ts';

const severities = { error: 'major', warn: 'minor', info: 'info' } as const;

/** A Code Quality report. */
export function format({ results }: Result, options: ReportOptions): string {
  const seen = new Map<string, number>();
  return toJson(
    results.flatMap((result) => [
      ...shownIn(result, options).map(({ message, rule, severity, location, fingerprint }: Diagnostic) => {
        const { file, start, end } = location;
        const identity = `${result.file}\n${fingerprint}`;
        const occurrence = seen.get(identity) ?? 0;
        seen.set(identity, occurrence + 1);
        return {
          description: message,
          check_name: rule,
          // GitLab drops findings whose fingerprint it has seen in the report, so twins are numbered.
          fingerprint: createHash('sha256').update(`${identity}\n${occurrence}`).digest('hex'),
          severity: severities[severity],
          location: { path: file, lines: { begin: start.line, end: end.line } },
        };
      }),
      ...restOf(result, options),
    ]),
  );
}

/** The format has no place for notes: what is left out is told as an issue. */
function restOf(file: FileResult, options: ReportOptions) {
  const description = omissionOf(file, options);
  if (description === undefined) return [];
  const fingerprint = createHash('sha256').update(`${file.file}\nomitted`).digest('hex');
  const location = { path: file.file, lines: { begin: 1, end: 1 } };
  return [{ description, check_name: 'hublint', fingerprint, severity: severities.info, location }];
}
