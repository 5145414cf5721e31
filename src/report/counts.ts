import type { Counts, FileResult, OpaqueCause, Result } from '../engine/result/result.ts';
import { countsIn } from '../engine/result/summary.ts';
import { reportedIn } from './reported.ts';

/** Formats a number with thousands separators. `Intl` is not used: loading its locale data takes longer than a report. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

interface CountOptions {
  readonly quiet: boolean;
  readonly advises?: boolean;
  readonly standsAlone?: boolean;
}

/** The counts of a result as sentences; the first one gives the numbers of findings. */
export function countsOf(
  { summary, results, unchecked }: Result,
  { quiet, advises, standsAlone }: CountOptions,
): readonly string[] {
  const { files, errors, warnings, infos, suppressed, fixable } = summary;
  const shown = quiet ? countsIn(results.flatMap((file) => reportedIn(file, { quiet }))) : { warnings, infos };
  const hidden = lesserOf({ warnings: warnings - shown.warnings, infos: infos - shown.infos });
  const found = [errors > 0 && counted(errors, 'error'), ...lesserOf(shown)].filter(isText);
  const opaque = opaqueText(results);
  return [
    files === 0 ? 'No manifest to check.' : `${joined(found) || 'No problems'} in ${counted(files, 'manifest')}.`,
    hidden.length > 0 && `${joined(hidden)} not shown.`,
    suppressed > 0 && `${suppressed} suppressed.`,
    !quiet && !advises && fixable > 0 && `${fixable} ${fixable === 1 ? 'has' : 'have'} a fix.`,
    unchecked !== undefined && `Not everything could be checked${standsAlone ? `: ${unchecked.join(' ')}` : '.'}`,
    opaque,
    opaque !== undefined &&
      results.some(({ causes = [] }) => causes.length > 0) &&
      `${results.some(canRun) ? '`--load` runs definitions; ' : ''}\`--rule syntax/opaque=info\` lists each.`,
  ].filter(isText);
}

/** How many values could not be known, and why; undefined if there are none. */
export function opaqueText(results: readonly FileResult[]): string | undefined {
  const opaque = results.reduce((sum, file) => sum + file.opaque, 0);
  if (opaque === 0) return undefined;
  const values = counted(opaque, 'value');
  return `${values} could not be known without running code, and ${opaque === 1 ? 'was' : 'were'} not checked${reasonsOf(results)}.`;
}

const lesserOf = ({ warnings, infos }: Pick<Counts, 'warnings' | 'infos'>): readonly string[] =>
  [warnings > 0 && counted(warnings, 'warning'), infos > 0 && counted(infos, 'info')].filter(isText);

/** What is reported of a definition that was run, and failed. */
const failure = /^syntax\/(?:load-|missing-import)/;

/** Definitions of a git revision are never executed; those that failed would fail again. */
const canRun = ({ file, causes = [], diagnostics }: FileResult) =>
  causes.length > 0 && !file.startsWith('git:') && !diagnostics.some(({ rule }) => failure.test(rule));

/** The number of reasons shown. */
const maxReasons = 3;

/** The most frequent reasons, each with its first location. */
function reasonsOf(results: readonly FileResult[]): string {
  const byReason = new Map<string, OpaqueCause>();
  for (const cause of results.flatMap(({ causes = [] }) => causes)) {
    const previous = byReason.get(cause.why);
    byReason.set(cause.why, previous ? { ...previous, count: previous.count + cause.count } : cause);
  }
  const reasons = [...byReason.values()].sort((a, b) => b.count - a.count);
  if (reasons.length === 0) return '';
  const shown = reasons.slice(0, maxReasons).map(({ why, count, location }) => {
    const times = count === 1 ? '' : `${count} × `;
    return `${times}${why}${location ? ` (${location.file}:${location.start.line})` : ''}`;
  });
  const rest = reasons.length - shown.length;
  return `: ${shown.join('; ')}${rest > 0 ? `; ${counted(rest, 'more reason')}` : ''}`;
}

const isText = (part: string | false | undefined): part is string => typeof part === 'string';
