import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { countsOf } from './counts.ts';
import { lineStartPath } from './escape/build-log.ts';
import { sourceLines } from './excerpt.ts';
import { omissionOf, type ReportOptions, unsuppressedIn } from './report.ts';
import { severitySigns } from './severity.ts';
import { readOnce } from './sources.ts';
import { measured } from './terminal/cells.ts';
import { findingLines, keepEnd, type Page } from './terminal/finding.ts';
import { paletteOf } from './terminal/paint.ts';
import { stepsFor } from './terminal/steps.ts';
import { talliesText } from './terminal/tallies.ts';
import { wrap } from './terminal/wrap.ts';

const narrowest = 40;
/** Wider lines are harder to read. */
const widest = 120;

export const format = (result: Result, options: ReportOptions): string =>
  result.results.map((file) => fileSection(file, unsuppressedIn(file, options), options)).join('');

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
  const lines = [`${sign} ${strong(first)}`, ...rest.map((line) => `  ${strong(line)}`)];
  const steps = stepsFor(result, options).flatMap((step) => wrap(step, width - 2).map((line) => `  ${line}`));
  return `${talliesText(result, options, width)}${[...lines, ...steps, ''].join('\n')}`;
}

const widthFor = ({ width }: ReportOptions, most = widest): number => Math.min(Math.max(width, narrowest), most);

/** The output for a manifest; empty if there is nothing to report. */
export function fileSection(file: FileResult, shown: readonly Diagnostic[], options: ReportOptions): string {
  if (shown.length === 0 && omissionOf(file, options) === undefined) return '';
  const { form, name, manifestVersion } = file;
  const about = [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
  const linesOn: Section['linesOn'] = (page) => shown.map((diagnostic) => findingLines(diagnostic, page).join('\n'));
  return sectionOf(file, options, { about, widest, linesOn });
}

/** The contents of a manifest's section. */
interface Section {
  /** The text next to its path. */
  readonly about: string;
  readonly widest: number;
  /** The blocks below the heading, separated by empty lines. */
  readonly linesOn: (page: Page) => readonly string[];
}

export function sectionOf(file: FileResult, options: ReportOptions, section: Section): string {
  const page: Page = {
    width: widthFor(options, section.widest),
    palette: paletteOf(options.color),
    sourceOf: readOnce(file.sources, sourceLines),
    takesApproval: true,
  };
  const omission = omissionOf(file, options);
  const rest = omission === undefined ? [] : wrap(omission, page.width).map(page.palette.strong);
  return `${[heading(file.file, section.about, page), ...section.linesOn(page), ...rest].join('\n\n')}\n\n`;
}

function heading(file: string, about: string, { width, palette }: Page): string {
  const path = keepEnd(lineStartPath(file), width);
  const fits = measured(`${path}  ${about}`).width <= width;
  const lines = wrap(about, width).map(palette.dim);
  return fits ? `${palette.title(path)}  ${lines.join('')}` : [palette.title(path), ...lines].join('\n');
}
