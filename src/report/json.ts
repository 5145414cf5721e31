import type { ChangeInfo, Compared, Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { toJson } from './escape/json.ts';
import { omittedIn, type ReportOptions } from './report.ts';
import { reportedIn } from './reported.ts';

const positionOf = ({ line, column }: Diagnostic['location']['start']) => ({ line, column });

export const locationOf = ({ file, start, end, approximate }: Diagnostic['location']) => ({
  file,
  start: positionOf(start),
  end: positionOf(end),
  approximate,
});

const diagnosticOf = (diagnostic: Diagnostic) => ({
  rule: diagnostic.rule,
  message: diagnostic.message,
  messageId: diagnostic.messageId,
  severity: diagnostic.severity,
  path: diagnostic.path,
  pointer: diagnostic.pointer,
  also: diagnostic.also?.map(({ path, pointer }) => ({ path, pointer })),
  location: locationOf(diagnostic.location),
  related: diagnostic.related.map(({ message, location }) => ({ message, location: locationOf(location) })),
  fix: diagnostic.fix && { title: diagnostic.fix.title, safety: diagnostic.fix.safety },
  url: diagnostic.url,
  fingerprint: diagnostic.fingerprint,
  suppressed: diagnostic.suppressed,
  change: diagnostic.change && changeOf(diagnostic.change),
});

const changeOf = ({ bump, breaks, witness }: ChangeInfo) => ({
  bump,
  breaks,
  witness: witness && { value: witness.value, accepted: witness.accepted },
});

const sideOf = ({ file, version }: Compared['base']) => ({ file, version });

const compareOf = ({ base, head, needed, actual, enough, suggested }: Compared) => ({
  base: sideOf(base),
  head: sideOf(head),
  needed,
  actual,
  enough,
  suggested,
});

export const fileOf = (file: FileResult, options: Pick<ReportOptions, 'quiet'>) => ({
  file: file.file,
  form: file.form,
  opaque: file.opaque,
  name: file.name,
  manifestVersion: file.manifestVersion,
  compare: file.compare && compareOf(file.compare),
  diagnostics: reportedIn(file, options).map(diagnosticOf),
  omitted: omittedIn(file, { quiet: options.quiet, withSuppressed: true }) || undefined,
});

/** The public contract, version 1: every key is listed explicitly, in order, so that nothing internal leaks. */
export const reportOf = ({ tool, results, unchecked, summary }: Result, options: ReportOptions) => ({
  version: 1,
  tool: { name: tool.name, version: tool.version },
  results: results.map((file) => fileOf(file, options)),
  unchecked,
  summary: {
    files: summary.files,
    errors: summary.errors,
    warnings: summary.warnings,
    infos: summary.infos,
    suppressed: summary.suppressed,
    fixable: summary.fixable,
  },
});

export const format = (result: Result, options: ReportOptions): string => toJson(reportOf(result, options));
