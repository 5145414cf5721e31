import { about } from '../../../about.ts';
import { limiter } from '../../../engine/limit.ts';
import { resultOf } from '../../../engine/summary.ts';
import { formats } from '../../../report/formats.ts';
import type { Palette } from '../../../report/terminal/paint.ts';
import { openRun } from '../../../run/open-run.ts';
import type { Check } from '../../../run/preflight/check.ts';
import { type Preflight, preflight } from '../../../run/preflight/preflight.ts';
import { reportOptions, reportText } from '../../../run/reports.ts';
import { runOptions } from '../../../run/shared-options.ts';
import type { RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { explain } from '../../explain.ts';
import { paragraph, tableText } from '../../layout.ts';
import { surroundingsOf } from '../../surroundings.ts';
import { type Look, lookOf } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ operands: [target = '.'], values, io }) => {
  const asked = { ...runOptions(values), preset: 'publish' };
  const surroundings = surroundingsOf(io);
  const run = await openRun(asked, surroundings);
  const { workspace } = values;
  const preflighting = { target, options: asked, ...(workspace !== undefined && { workspace }) };
  const found = await preflight(run, preflighting, surroundings);
  const result = resultOf(about.version, [limiter()(found.result)]);
  const look = lookOf(io.stdout, io, values.color);
  const { color, width } = look;
  io.stdout.write(reportText(await formats.pretty(), result, reportOptions(run, { color, width, quiet: false })));
  io.stdout.write(`\n${checksText(found, look)}`);
  for (const error of found.troubles) await explain(error, io, values.color);
  const code = exitCodeOf(result, { failOn: 'error' }, io);
  if (found.troubles.length > 0) return 2;
  return code === 0 && found.checks.some(({ outcome }) => outcome === 'stops') ? 1 : code;
};

const signs: Readonly<Record<Check['outcome'], string>> = { fine: '✔', stops: '✖', unknown: '?', told: '●' };

function checksText({ result, checks, unasked }: Preflight, { palette, width }: Look): string {
  const rows = [
    ...checks.map(({ about, outcome, text }) => [signs[outcome], about, text]),
    ...unasked.map((about) => [
      signs.unknown,
      about,
      'Not checked: the hub answers only with a token, in `HUBLINT_TOKEN`.',
    ]),
  ];
  const { file, name = '?', manifestVersion = '?' } = result;
  const heading = paragraph(`Publishing \`${name}\` \`${manifestVersion}\` of \`${file}\`:`, width);
  return heading + tableText({ rows, width, paints: [signPaint(palette), palette.strong] });
}

const signPaint =
  ({ severity, dim }: Palette) =>
  (sign: string): string =>
    sign === signs.stops ? severity.error(sign) : sign === signs.unknown ? severity.warn(sign) : dim(sign);
