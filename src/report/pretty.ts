import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { versionsOf } from './comparison.ts';
import { countsOf } from './counts.ts';
import { lineStartPath } from './escape/build-log.ts';
import { sourceLines } from './excerpt.ts';
import { leftIn, omissionOf, type ReportOptions } from './report.ts';
import { severitySigns } from './severity.ts';
import { readOnce } from './sources.ts';
import { measured } from './terminal/cells.ts';
import { comparisonLines } from './terminal/comparison.ts';
import { findingLines, keepEnd, type Page } from './terminal/finding.ts';
import { paletteOf } from './terminal/paint.ts';
import { stepsFor } from './terminal/steps.ts';
import { talliesText } from './terminal/tallies.ts';
import { wrap } from './terminal/wrap.ts';

const narrowest = 40;
/** Wider than this, a line is harder to read. */
const widest = 120;
/** Two of them side by side. */
const widestOfTwo = 200;

export const format = (result: Result, options: ReportOptions): string =>
  result.results.map((file) => fileSection(file, leftIn(file, options), options)).join('');

export function summary(result: Result, options: ReportOptions): string {
  const { severity, strong, fix } = paletteOf(options.color);
  const { errors, warnings } = result.summary;
  const sign =
    errors > 0 || result.unchecked
      ? severity.error(severitySigns.error)
      : warnings > 0
        ? severity.warn(severitySigns.warn)
        : fix('✔');
  const width = widthFor(options);
  const [first = '', ...rest] = wrap(countsOf(result, options).join(' '), width - 2);
  const said = [`${sign} ${strong(first)}`, ...rest.map((line) => `  ${strong(line)}`)];
  const steps = stepsFor(result, options).flatMap((step) => wrap(step, width - 2).map((line) => `  ${line}`));
  return `${talliesText(result, options, width)}${[...said, ...steps, ''].join('\n')}`;
}

const widthFor = ({ width }: ReportOptions): number => Math.min(Math.max(width, narrowest), widest);

function fileSection(file: FileResult, shown: readonly Diagnostic[], options: ReportOptions): string {
  const omission = omissionOf(file, options);
  if (shown.length === 0 && omission === undefined && file.compare === undefined) return '';
  const page: Page = {
    width: file.compare ? Math.min(Math.max(options.width, narrowest), widestOfTwo) : widthFor(options),
    palette: paletteOf(options.color),
    sourceOf: readOnce(file.sources, sourceLines),
    takesApproval: true,
  };
  const sections = file.compare
    ? comparisonLines(file, shown, page)
    : shown.map((diagnostic) => findingLines(diagnostic, page).join('\n'));
  const rest = omission === undefined ? [] : wrap(omission, page.width).map(page.palette.strong);
  return `${[heading(file, page), ...sections, ...rest].join('\n\n')}\n\n`;
}

function heading(result: FileResult, { width, palette }: Page): string {
  const { file, name, manifestVersion, form, compare } = result;
  const about = compare
    ? versionsOf(result)
    : [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
  const path = keepEnd(lineStartPath(file), width);
  const fits = measured(`${path}  ${about}`).width <= width;
  const lines = wrap(about, width).map(palette.dim);
  return fits ? `${palette.title(path)}  ${lines.join('')}` : [palette.title(path), ...lines].join('\n');
}
