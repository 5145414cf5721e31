import { paragraph, tableText } from '../../../report/terminal/layout.ts';
import type { Palette } from '../../../report/terminal/paint.ts';
import { notAsked, type PreflightCheck } from '../../../run/preflight/check.ts';
import type { Preflight } from '../../../run/preflight/preflight.ts';
import type { TerminalLook } from '../../terminal.ts';

const signs: Readonly<Record<PreflightCheck['outcome'], string>> = { fine: '✔', stops: '✖', unknown: '?', told: '●' };

/** The checks against the hub and their outcomes, as a table. */
export function checksText({ result, checks, unasked }: Preflight, { palette, width }: TerminalLook): string {
  const rows = [
    ...checks.map(({ about, outcome, text }) => [signs[outcome], about, text]),
    ...unasked.map((about) => [signs.unknown, about, notAsked]),
  ];
  const { file, name = '?', manifestVersion = '?' } = result;
  const heading = paragraph(`Publishing \`${name}\` \`${manifestVersion}\` of \`${file}\`:`, width);
  return heading + tableText({ rows, width, paints: [signPaint(palette), palette.strong] });
}

const signPaint =
  ({ severity, dim }: Palette) =>
  (sign: string): string =>
    sign === signs.stops ? severity.error(sign) : sign === signs.unknown ? severity.warn(sign) : dim(sign);
