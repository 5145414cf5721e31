import { resolve } from 'node:path';
import { DiagnosticSeverity, DiagnosticTag, type Diagnostic as Shown } from 'vscode-languageserver';
import { about } from '../../about.ts';
import type { Diagnostic } from '../../engine/result/result.ts';
import { visible } from '../../report/escape/visible.ts';
import type { Severity } from '../../rule/rule.ts';
import { markedRange } from './ranges.ts';
import { uriOf } from './uri.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warn: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Converts a finding to an LSP diagnostic; file names are relative to `cwd`. */
export function diagnosticOf({ rule, message, severity, location, related, url }: Diagnostic, cwd: string): Shown {
  const tags = tagsOf(rule);
  return {
    range: markedRange(location),
    severity: severities[severity],
    code: rule,
    ...(url !== undefined && { codeDescription: { href: url } }),
    source: about.name,
    message: visible(message),
    ...(tags.length > 0 && { tags }),
    ...(related.length > 0 && {
      relatedInformation: related.map((place) => ({
        location: { uri: uriOf(resolve(cwd, place.location.file)), range: markedRange(place.location) },
        message: visible(place.message),
      })),
    }),
  };
}

/** The last part of a rule's name is its requirement, so the name determines the tag. */
function tagsOf(rule: string): DiagnosticTag[] {
  if (/\bdeprecated$/.test(rule)) return [DiagnosticTag.Deprecated];
  return /\bunused$/.test(rule) ? [DiagnosticTag.Unnecessary] : [];
}
