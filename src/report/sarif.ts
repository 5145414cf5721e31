import { linesOf } from '../document/lines.ts';
import type { Diagnostic, FileResult, Result, Use } from '../engine/result.ts';
import { toJson } from './escape/json.ts';
import { sarifText } from './escape/sarif.ts';
import { webAddress } from './escape/web-address.ts';
import { omissionOf, type ReportOptions, reportedIn, withUses } from './report.ts';
import { artifactLocation, changesOf, physicalLocation, root, type TextReader } from './sarif/place.ts';
import { readOnce } from './sources.ts';

const levels = { error: 'error', warn: 'warning', info: 'note' } as const;
/** What GitHub calls the severity of a rule that is not about security. */
const problemSeverities = { error: 'error', warn: 'warning', info: 'recommendation' } as const;

export const quotes = true;

/** A SARIF 2.1.0 log with one run. */
export function format({ tool, results }: Result, options: ReportOptions): string {
  const found = results.flatMap((file) => {
    const textOf = readOnce(file.sources, linesOf);
    return reportedIn(file, options).map((diagnostic) => ({ diagnostic: withUses(diagnostic), textOf }));
  });
  const urls = new Map(found.map(({ diagnostic }) => [diagnostic.rule, diagnostic.url]));
  const rules = [...urls.keys()].sort();
  const indexOf = new Map(rules.map((rule, index) => [rule, index]));
  return toJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            fullName: `${tool.name} ${tool.version}`,
            semanticVersion: tool.version,
            informationUri: webAddress(options.homepage),
            rules: rules.map((rule) => descriptorOf(rule, urls.get(rule), options)),
          },
        },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        originalUriBaseIds: { [root]: { description: { text: 'The working directory.' } } },
        invocations: [{ executionSuccessful: true, ...notificationsOf(results, options) }],
        results: found.map(({ diagnostic, textOf }) => resultOf(diagnostic, indexOf.get(diagnostic.rule), textOf)),
      },
    ],
  });
}

/** What the log has no room for is told beside its results. */
function notificationsOf(results: readonly FileResult[], options: ReportOptions) {
  const toolExecutionNotifications = results.flatMap((file) => {
    const text = omissionOf(file, options);
    if (text === undefined) return [];
    const locations = [{ physicalLocation: { artifactLocation: artifactLocation(file.file) } }];
    return [{ level: 'note', message: { text }, locations }];
  });
  return toolExecutionNotifications.length > 0 && { toolExecutionNotifications };
}

function descriptorOf(id: string, url: string | undefined, { rule }: ReportOptions) {
  const info = rule(id);
  const summary = { text: sarifText(info?.summary ?? `Findings of ${id}.`) };
  const severity = info?.severity ?? 'error';
  return {
    id,
    name: id.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_, first: string) => first.toUpperCase()),
    shortDescription: summary,
    fullDescription: summary,
    help: { text: info?.help ?? summary.text, markdown: info?.help },
    helpUri: webAddress(info?.url ?? url),
    defaultConfiguration: { level: levels[severity] },
    properties: { 'problem.severity': problemSeverities[severity] },
  };
}

const logicalLocation = ({ path, pointer }: Pick<Use, 'path' | 'pointer'>) =>
  path.slice(-1).map((name) => ({ name: `${name}`, fullyQualifiedName: pointer, kind: 'property' }));

function resultOf(diagnostic: Diagnostic, ruleIndex: number | undefined, textOf: TextReader) {
  const {
    rule,
    severity,
    message,
    location,
    also = [],
    related,
    path,
    pointer,
    fix,
    fingerprint,
    suppressed,
    suppressedBy,
  } = diagnostic;
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: sarifText(message) },
    locations: [
      {
        physicalLocation: physicalLocation(location),
        logicalLocations: [{ path, pointer }, ...also].flatMap(logicalLocation),
      },
    ],
    relatedLocations: related.map((place, id) => ({
      id,
      physicalLocation: physicalLocation(place.location),
      message: { text: sarifText(place.message) },
    })),
    fixes: fix && [
      {
        description: { text: sarifText(`${fix.title} (${fix.safety})`) },
        artifactChanges: changesOf(fix.edits, textOf),
      },
    ],
    partialFingerprints: { 'hublintFingerprint/v1': fingerprint },
    suppressions: suppressed ? [{ kind: suppressedBy === 'comment' ? 'inSource' : 'external' }] : [],
  };
}
