import type { Location } from '../../document/document.ts';
import type { Diagnostic } from '../../engine/result/result.ts';
import { excerptOf } from '../excerpt.ts';
import { severitySigns, severityWords } from '../severity.ts';
import { cellsOf, measured, textOfCells } from './cells.ts';
import { type FrameRow, frameOf } from './frame.ts';
import type { Paint, Palette } from './paint.ts';
import { wrap } from './wrap.ts';

/** The output settings for findings. */
export interface Page {
  readonly width: number;
  readonly palette: Palette;
  /** Returns the lines of a file. */
  readonly sourceOf: (file: string) => readonly string[];
  /** Whether the reader can approve changes with an option of the same command. */
  readonly takesApproval?: boolean;
}

interface Place {
  readonly location: Location;
  readonly message?: string;
}

/** The width of line numbers: constant, so that a report's left edge is straight. */
const gutterWidth = 5;
const indent = ' '.repeat(gutterWidth + 1);
const firstJoint = '╭─';
export const middleJoint = '├─';
export const lastJoint = '╰─';
const contextLines = { before: 2, after: 1 };
const noContext = { before: 0, after: 0 };

/** One finding: message, location, related locations, fix and rule. */
export function findingLines(diagnostic: Diagnostic, page: Page): readonly string[] {
  const { severity, message, location, related, fix, rule } = diagnostic;
  const { palette } = page;
  const paint = palette.severity[severity];
  return [
    ...headline(`${severitySigns[severity]} ${severityWords[severity]}`, message, paint, page),
    ...placeLines(firstJoint, { location }, paint, page),
    ...related.flatMap((place) => placeLines(middleJoint, place, palette.strong, page)),
    ...(fix ? branch(middleJoint, `fix (${fix.safety}): ${fix.title}`, palette.fix, page) : []),
    ...branch(lastJoint, rule, palette.rule, page),
  ];
}

export function headline(label: string, message: string, paint: Paint, { width, palette }: Page): readonly string[] {
  const [first = '', ...rest] = wrap(message, width - indent.length, width - label.length - 2);
  return [`${paint(label)}  ${palette.strong(first)}`, ...rest.map((line) => `${indent}${palette.strong(line)}`)];
}

/** A location: file and position, message, and source excerpt. */
export function placeLines(joint: string, place: Place, mark: Paint, page: Page): readonly string[] {
  const { width, palette, sourceOf } = page;
  const { file, start, approximate } = place.location;
  const room = width - indent.length - joint.length - 1;
  const near = approximate ? 'near ' : '';
  const at = palette.place(`${near}${keepEnd(`${file}:${start.line}:${start.column}`, room - near.length)}`);
  const messageLines = place.message === undefined ? [] : branch(joint, place.message, palette.strong, page);
  const edge = palette.dim(messageLines.length === 0 ? joint : '│ ');
  const excerpt = excerptOf(sourceOf(file), place.location, joint === firstJoint ? contextLines : noContext);
  const frame = frameOf(excerpt, width - indent.length - 2);
  return [...messageLines, `${indent}${edge} ${at}`, ...frame.map((row) => rowLine(row, mark, palette))];
}

function rowLine({ gutter, text, kind }: FrameRow, mark: Paint, { dim }: Palette): string {
  const edge = kind === 'covered' ? mark('┃') : dim('│');
  const code = kind === 'mark' ? mark(text) : text;
  return `${dim(gutter.padStart(gutterWidth))} ${edge} ${code}`.trimEnd();
}

/** Text at a joint of the frame; further lines are indented below it. */
export function branch(joint: string, text: string, paint: Paint, { width, palette }: Page): readonly string[] {
  const continuation = joint === lastJoint ? '  ' : '│ ';
  return wrap(text, width - indent.length - joint.length - 1).map(
    (line, index) => `${indent}${palette.dim(index === 0 ? joint : continuation)} ${paint(line)}`,
  );
}

/** Truncates the start of a location, as its end distinguishes it from others. */
export function keepEnd(text: string, columns: number): string {
  const whole = measured(text);
  if (whole.width <= columns) return whole.text;
  const cells = cellsOf(text);
  let { width } = whole;
  const cutOff = cells.findIndex((cell) => {
    width -= cell.width;
    return width < columns;
  });
  return `…${textOfCells(cells.slice(cutOff + 1))}`;
}
