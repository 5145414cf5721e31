import { formats } from '../../src/report/formats.ts';
import type { Dice } from '../document/arbitraries.ts';
import { oneOf } from './case.ts';

const all = Object.keys(formats);

/** Returns options of `lint` for checking and reports. The format on stdout is JSON, or sometimes another. */
export function lintArgs(dice: Dice): readonly string[] {
  const files = all.filter(() => dice(3) === 0).flatMap((name) => ['--format', `${name}=reports/${name}.out`]);
  const preset = oneOf(['recommended', 'strict', 'strict', 'publish', 'hub', 'bp-lint'], dice);
  const rare = (...args: readonly string[]) => (dice(8) === 0 ? args : []);
  return [
    ...['--format', dice(4) === 0 ? oneOf(all, dice) : 'json', ...files],
    ...['--preset', preset],
    ...rare('--no-inline'),
    ...rare('--quiet'),
    ...rare('--as', oneOf(['record', 'definition'], dice)),
    ...rare('--fail-on', oneOf(['warn', 'info', 'never'], dice)),
    ...rare('--max-warnings', String(dice(3))),
    ...rare('--rule', `${oneOf(['version-semver', 'text-trimmed', 'syntax/opaque'], dice)}=info`),
  ];
}
