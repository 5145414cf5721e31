import type { Result } from '../../engine/result/result.ts';
import { formatCount } from '../counts.ts';
import { omittedIn, type ReportOptions, unsuppressedIn } from '../report.ts';
import { talliesOf } from '../rule-tallies.ts';

/** The number of findings from which a baseline is suggested, as nobody fixes so many at once. */
export const inheritedFrom = 200;

/** The commands to run next, one sentence each; none if there is nothing to do. */
export function stepsFor(result: Result, options: ReportOptions): readonly string[] {
  const { errors, warnings, infos } = result.summary;
  const found = options.quiet ? errors : errors + warnings + infos;
  if (!options.advises || found === 0) return [];
  const findings = result.results.flatMap((file) => unsuppressedIn(file, options));
  const tallies = talliesOf(result, options);
  // Among the most severe rules, the first one that has a page.
  const gravest = tallies.find(({ severity, hasPage }) => hasPage && severity === tallies[0]?.severity) ?? tallies[0];
  const hidden = found - (options.most ?? found);
  return [
    hidden > 0 && waysToSee(hidden, result, options),
    fixesSentence(findings),
    gravest && `\`hublint explain ${gravest.rule}\` explains why, and how to fix it.`,
    found >= inheritedFrom &&
      '`--update-baseline` records them as inherited: from then on, only new ones are reported.',
  ].filter((step) => typeof step === 'string');
}

function waysToSee(hidden: number, { results }: Result, options: ReportOptions): string {
  // If some findings were omitted, no report contains all.
  const extent = results.some((file) => omittedIn(file, options) > 0) ? 'more' : 'all';
  return [
    `And ${formatCount(hidden)} more:`,
    ...(options.quiet ? [] : ['`--quiet` shows errors only,']),
    `\`--rule ID=off\` leaves out a rule, \`--format html=FILE\` keeps ${extent}, \`--no-max-findings\` shows ${extent}.`,
  ].join(' ');
}

function fixesSentence(findings: ReturnType<typeof unsuppressedIn>): string | undefined {
  const safe = findings.filter(({ fix }) => fix?.safety === 'safe').length;
  const unsafe = findings.filter(({ fix }) => fix?.safety === 'unsafe').length;
  if (safe === 0) return unsafe === 0 ? undefined : `${formatCount(unsafe)} fixable with \`--fix-unsafe\`.`;
  const more = unsafe === 0 ? '' : `, ${formatCount(unsafe)} more with \`--fix-unsafe\``;
  return `${formatCount(safe)} fixable with \`--fix\`${more}.`;
}
