import type { Location } from '../document/document.ts';
import type { Diagnostic, Result } from '../engine/result/result.ts';
import { isAccepted, verdictText, versionsOf } from './comparison.ts';
import { counted, countsOf, formatCount } from './counts.ts';
import { escapeMarkdown, markdownCode, markdownLink, markdownMessage } from './escape/markdown.ts';
import { findingsByRule, type RuleFindings } from './markdown/groups.ts';
import { commandSteps } from './markdown/steps.ts';
import { omittedIn, type ReportOptions } from './report.ts';

/** Bytes reserved for the sentence about omitted findings. */
const noteRoom = 100;
/** Groups with more findings are collapsed, to keep the page short. */
const maxUnfolded = 10;

/** A page for a job summary or a comment: errors first, grouped by rule, each linked to its line, up to the limit. */
export function format(result: Result, options: ReportOptions): string {
  const page = [headOf(result, options)];
  let remaining = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(page.join('')) - noteRoom;
  let leftOut = result.results.reduce((sum, file) => sum + omittedIn(file, options), 0);
  for (const { title, rules } of findingsByRule(result, options)) {
    let heading = `\n### ${title}\n`;
    for (const group of rules) {
      const [start, end] = frameOf(group);
      const items = fitting(group.findings, remaining - sizeOf(heading + start + end), options);
      leftOut += group.findings.length - items.length;
      const text = items.length === 0 ? '' : `${heading}${start}${items.join('')}${end}`;
      page.push(text);
      // After the first omission, shorter items are not added either.
      remaining = items.length < group.findings.length ? 0 : remaining - sizeOf(text);
      heading = '';
    }
  }
  if (leftOut > 0) page.push(`\n${counted(leftOut, 'more finding')} left out: the report is too long for this page.\n`);
  return page.join('');
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

function headOf(result: Result, options: ReportOptions): string {
  const [found = '', ...more] = countsOf(result, { ...options, advises: options.command !== undefined });
  const lines = ['## hublint', '', [`**${found}**`, ...more.map(markdownMessage)].join(' ')];
  const unchecked = (result.unchecked ?? []).map((why) => `**Not checked**: ${markdownMessage(why)}`);
  const listed = [...unchecked, ...commandSteps(result, options).map(markdownMessage), ...verdictsOf(result)];
  return `${[...lines, ...(listed.length > 0 ? [''] : []), ...listed.map((line) => `- ${line}`)].join('\n')}\n`;
}

/** The verdicts of comparisons, failed ones first. Manifests without changes are only counted. */
function verdictsOf({ results }: Result): readonly string[] {
  const compared = results.flatMap((file) => (file.compare ? [{ file, compare: file.compare }] : []));
  const changed = compared.filter(
    ({ file, compare: { needed, actual } }) => needed !== 'none' || actual !== 'none' || isAccepted(file),
  );
  const rest = compared.length - changed.length;
  return [
    ...changed
      .toSorted((a, b) => Number(a.compare.enough) - Number(b.compare.enough))
      .map(
        ({ file, compare }) =>
          `**${escapeMarkdown(versionsOf(file))}**: ${markdownMessage(verdictText(compare, file))}`,
      ),
    ...(rest > 0 ? [`Nothing changed that requires a new version in ${counted(rest, 'manifest')}.`] : []),
  ];
}

/** The markup before and after the findings of a rule. */
function frameOf({ rule, url, findings }: RuleFindings): readonly [string, string] {
  const heading = `\n#### ${markdownLink(rule, url)}\n\n`;
  if (findings.length <= maxUnfolded) return [heading, ''];
  const files = new Set(findings.map(({ location }) => location.file)).size;
  const summary = `${formatCount(findings.length)} findings in ${counted(files, 'file')}`;
  return [`${heading}<details><summary>${summary}</summary>\n\n`, '\n</details>\n'];
}

function fitting(findings: readonly Diagnostic[], available: number, options: ReportOptions): readonly string[] {
  const items: string[] = [];
  let remaining = available;
  for (const finding of findings) {
    const item = itemOf(finding, options);
    remaining -= sizeOf(item);
    if (remaining < 0) break;
    items.push(item);
  }
  return items;
}

function itemOf({ location, message, related, fix }: Diagnostic, options: ReportOptions): string {
  const near = location.approximate ? 'near ' : '';
  const parts = [
    `${near}${placeOf(location, options)}: ${markdownMessage(message)}`,
    ...related.map((place) => `${placeOf(place.location, options)}: ${markdownMessage(place.message)}`),
    ...(fix ? [markdownMessage(`Fix (${fix.safety}): ${fix.title}`)] : []),
  ];
  return `- ${parts.join('<br>')}\n`;
}

/** The location starts a line, where plain text could be parsed as a list. */
function placeOf(location: Location, { linkTo }: ReportOptions): string {
  const { file, start } = location;
  const place = `${file}:${start.line}:${start.column}`;
  const address = linkTo?.(location);
  return address === undefined ? markdownCode(place) : markdownLink(place, address);
}
