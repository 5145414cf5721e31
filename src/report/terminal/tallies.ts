import type { Counts, FileResult, Result } from '../../engine/result/result.ts';
import { countsIn, sumOf } from '../../engine/result/summary.ts';
import { counted, formatCount } from '../counts.ts';
import { lineStartPath } from '../escape/build-log.ts';
import type { ReportOptions } from '../report.ts';
import { reportedIn } from '../reported.ts';
import { talliesOf } from '../rule-tallies.ts';
import { severitySigns } from '../severity.ts';
import { keepEnd } from './finding.ts';
import { roomBeside, tableText } from './layout.ts';

/** The most rows of a table; further ones are rarely read, and are in other formats. */
const maxRows = 20;
/** With fewer manifests, the list of findings gives enough overview. */
const manyFiles = 10;

/** The numbers of findings by rule, if several manifests have any, and by manifest, if many do. */
export function talliesText(result: Result, options: ReportOptions, width: number): string {
  if (!hasAny({ counts: result.summary })) return '';
  const files = result.results.map((file) => ({ file: file.file, counts: countsFor(file, options) })).filter(hasAny);
  if (files.length < 2) return '';
  const rules = talliesOf(result, options);
  const byRule = rules.map(({ rule, severity, findings, files: { size }, fixable }) => [
    `${severitySigns[severity]} ${formatCount(findings)}`,
    formatCount(size),
    formatCount(fixable),
    rule,
  ]);
  const table = (head: readonly string[], rows: readonly (readonly string[])[], noun: string) => {
    const rest = rows.length - maxRows;
    const shown = [head, ...rows.slice(0, maxRows)];
    return `${tableText({ rows: shown, width })}${rest > 0 ? `  And ${counted(rest, `more ${noun}`)}.\n` : ''}\n`;
  };
  const rulesTable = table(['Findings', 'Integrations', 'Fixable', 'Rule'], byRule, 'rule');
  if (files.length <= manyFiles) return rulesTable;
  const hasLesser = !options.quiet || files.some(({ counts }) => weightOf(counts) > 0);
  const numbers = ['Errors', ...(hasLesser ? ['Warnings', 'Infos'] : [])];
  const room = roomBeside(numbers, width);
  const byFile = files
    .toSorted((a, b) => b.counts.errors - a.counts.errors || weightOf(b.counts) - weightOf(a.counts))
    .map(({ file, counts: { errors, warnings, infos } }) => [
      formatCount(errors),
      ...(hasLesser ? [formatCount(warnings), formatCount(infos)] : []),
      keepEnd(lineStartPath(file), room),
    ]);
  return `${rulesTable}${table([...numbers, 'Integration'], byFile, 'integration')}`;
}

const weightOf = ({ warnings, infos }: Counts): number => 1_000_000 * warnings + infos;

const hasAny = ({ counts }: { readonly counts: Counts }): boolean => counts.errors + counts.warnings + counts.infos > 0;

function countsFor(file: FileResult, { quiet }: ReportOptions): Counts {
  const reportedCounts = countsIn(reportedIn(file, { quiet }));
  if (file.omitted === undefined) return reportedCounts;
  return sumOf(reportedCounts, quiet ? { ...file.omitted, warnings: 0, infos: 0 } : file.omitted);
}
