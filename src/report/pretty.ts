import type { Location } from '../document/document.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result.ts';
import { countsOf } from './counts.ts';
import { escapeTerminal } from './escape/terminal.ts';
import { type ReportOptions, shownIn } from './report.ts';
import { severityWords } from './severity.ts';
import { cellsOf, textOfCells, widthOfCells } from './terminal/cells.ts';
import { type FrameRow, frameOf } from './terminal/frame.ts';
import { type Palette, paletteOf } from './terminal/paint.ts';
import { wrap } from './terminal/wrap.ts';

const narrowest = 40;
/** Wider than this, a line is harder to read. */
const widest = 120;
const signs = { error: '✖', warn: '▲', info: '●' } as const;
/** Columns for line numbers; a report keeps its left edge whatever the numbers are. */
const gutterWidth = 5;
const indent = ' '.repeat(gutterWidth + 1);
const lastJoint = '╰─';

interface Place {
  readonly location: Location;
  readonly message?: string;
}

interface Page {
  readonly width: number;
  readonly palette: Palette;
  readonly linesOf: (file: string) => readonly string[];
}

export const format = (result: Result, options: ReportOptions): string =>
  result.results.map((file) => fileSection(file, shownIn(file, options), options)).join('');

export function summary(result: Result, options: ReportOptions): string {
  const { severity, strong, fix } = paletteOf(options.color);
  const { errors, warnings } = result.summary;
  const sign = errors > 0 ? severity.error(signs.error) : warnings > 0 ? severity.warn(signs.warn) : fix('✔');
  const [first = '', ...rest] = wrap(countsOf(result, options), widthFor(options) - 2);
  return [`${sign} ${strong(first)}`, ...rest.map((line) => `  ${strong(line)}`), ''].join('\n');
}

const widthFor = ({ width }: ReportOptions): number => Math.min(Math.max(width, narrowest), widest);

function fileSection(file: FileResult, shown: readonly Diagnostic[], options: ReportOptions): string {
  if (shown.length === 0) return '';
  const page: Page = {
    width: widthFor(options),
    palette: paletteOf(options.color),
    linesOf: lineReader(file.sources),
  };
  const sections = shown.map((diagnostic) => findingLines(diagnostic, page).join('\n'));
  return `${[heading(file, page), ...sections].join('\n\n')}\n\n`;
}

/** Splits a source into its lines once, however many findings are in it. */
function lineReader(sources: FileResult['sources']): Page['linesOf'] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? (sources.get(file) ?? '').split(/\r?\n/);
    known.set(file, lines);
    return lines;
  };
}

function heading({ file, name, manifestVersion, form }: FileResult, { width, palette }: Page): string {
  const about = [[name, manifestVersion].filter((part) => part !== undefined).join(' '), form]
    .filter(Boolean)
    .join(', ');
  const path = wrap(file, width).map(palette.title);
  const isOneLine = widthOfCells(cellsOf(`${file}  ${about}`)) <= width;
  if (isOneLine) return `${path.join('')}  ${palette.dim(escapeTerminal(about))}`;
  return [...path, ...wrap(about, width).map(palette.dim)].join('\n');
}

function findingLines(diagnostic: Diagnostic, page: Page): readonly string[] {
  const { severity, message, location, related, fix, rule } = diagnostic;
  const { palette } = page;
  const paint = palette.severity[severity];
  return [
    ...headline(`${signs[severity]} ${severityWords[severity]}`, message, paint, page),
    ...placeLines('╭─', { location }, paint, page),
    ...related.flatMap((place) => placeLines('├─', place, palette.strong, page)),
    ...(fix ? branch('├─', `fix (${fix.safety}): ${fix.title}`, palette.fix, page) : []),
    ...branch(lastJoint, rule, palette.dim, page),
  ];
}

function headline(
  label: string,
  message: string,
  paint: Palette['strong'],
  { width, palette }: Page,
): readonly string[] {
  const [first = '', ...rest] = wrap(message, width - indent.length, width - label.length - 2);
  return [`${paint(label)}  ${palette.strong(first)}`, ...rest.map((line) => `${indent}${palette.strong(line)}`)];
}

/** A place: where it is, what is said about it, and the source around it. */
function placeLines(joint: string, place: Place, mark: Palette['strong'], page: Page): readonly string[] {
  const { width, palette, linesOf } = page;
  const { file, start, approximate } = place.location;
  const room = width - indent.length - joint.length - 1;
  const at = palette.place(keepEnd(`${approximate ? 'near ' : ''}${file}:${start.line}:${start.column}`, room));
  const said = place.message === undefined ? [] : branch(joint, place.message, palette.strong, page);
  const edge = palette.dim(said.length === 0 ? joint : '│ ');
  const frame = frameOf(linesOf(file), place.location, width - indent.length - 2);
  return [...said, `${indent}${edge} ${at}`, ...frame.map((row) => rowLine(row, mark, palette))];
}

function rowLine({ gutter, text, kind }: FrameRow, mark: Palette['strong'], { dim }: Palette): string {
  const edge = kind === 'covered' ? mark('┃') : dim('│');
  const code = kind === 'mark' ? mark(text) : text;
  return `${dim(gutter.padStart(gutterWidth))} ${edge} ${code}`.trimEnd();
}

/** Text at a joint of the frame; further lines are set under it. */
function branch(joint: string, text: string, paint: Palette['strong'], { width, palette }: Page): readonly string[] {
  const below = joint === lastJoint ? '  ' : '│ ';
  return wrap(text, width - indent.length - joint.length - 1).map(
    (line, index) => `${indent}${palette.dim(index === 0 ? joint : below)} ${paint(line)}`,
  );
}

/** The end of a place is what tells it apart from others. */
function keepEnd(text: string, columns: number): string {
  const cells = cellsOf(text);
  let width = widthOfCells(cells);
  if (width <= columns) return textOfCells(cells);
  const cutOff = cells.findIndex((cell) => {
    width -= cell.width;
    return width < columns;
  });
  return `…${textOfCells(cells.slice(cutOff + 1))}`;
}
