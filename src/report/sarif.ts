import type { FileResult, Result, Use } from '../engine/result/result.ts';
import { toJson } from './escape/json.ts';
import { sarifText } from './escape/sarif.ts';
import { webAddress } from './escape/web-address.ts';
import { notesOn, type ReportOptions, withUses } from './report.ts';
import { reportedIn } from './reported.ts';
import { artifactLocation, physicalLocation, root } from './sarif/locations.ts';
import { changing, type WithFixChanges } from './sarif/quote.ts';

const levels = { error: 'error', warn: 'warning', info: 'note' } as const;
/** GitHub's values for the severity of a rule that is not about security. */
const problemSeverities = { error: 'error', warn: 'warning', info: 'recommendation' } as const;

export { changing as quote };

/** A SARIF 2.1.0 log with one run. */
export function format({ tool, results, unchecked = [] }: Result, options: ReportOptions): string {
  const found = results.flatMap((file) => reportedIn(changing(file), options).map(withUses));
  const urls = new Map(found.map(({ rule, url }) => [rule, url]));
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
        invocations: [{ executionSuccessful: unchecked.length === 0, ...notificationsOf(results, unchecked, options) }],
        results: found.map((diagnostic) => resultOf(diagnostic, indexOf.get(diagnostic.rule))),
      },
    ],
  });
}

/** Messages that are not findings: omitted findings, opaque values, and errors that prevented checks. */
function notificationsOf(results: readonly FileResult[], unchecked: readonly string[], options: ReportOptions) {
  const notes = results.flatMap((file) => {
    const locations = [{ physicalLocation: { artifactLocation: artifactLocation(file.file) } }];
    return notesOn(file, options).map((text) => ({ level: 'note', message: { text: sarifText(text) }, locations }));
  });
  const failed = unchecked.map((why) => ({ level: 'error', message: { text: sarifText(why) } }));
  const toolExecutionNotifications = [...failed, ...notes];
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

function resultOf(diagnostic: WithFixChanges, ruleIndex: number | undefined) {
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
    changes,
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
    fixes: fix && [{ description: { text: sarifText(`${fix.title} (${fix.safety})`) }, artifactChanges: changes }],
    partialFingerprints: { 'hublintFingerprint/v1': fingerprint },
    suppressions: suppressed ? [{ kind: suppressedBy === 'comment' ? 'inSource' : 'external' }] : [],
  };
}
