import { hasValgrind, type Instructions, instructionsOf } from '../measure/instructions.ts';
import { median } from '../measure/statistics.ts';
import type { Bench, BenchPart } from '../part.ts';
import { empty, kindsOf } from './start.ts';

const columns = [
  '',
  'instructions',
  `beyond ${empty}`,
  'of those, for garbage',
  'for what was compiled',
  'for compiling',
  'for all else',
];

const millions = (count: number): string => `${(count / 1e6).toFixed(count < 1e7 ? 1 : 0)} M`;

/** Returns the median of several runs, which differ only by V8's random hash seed. */
function middleOf(runs: readonly Instructions[]): Instructions {
  const middle = (part: keyof Instructions) => median(runs.map((run) => run[part]));
  return { all: middle('all'), garbage: middle('garbage'), taking: middle('taking'), compiling: middle('compiling') };
}

function rowsOf(bench: Bench): readonly (readonly string[])[] {
  const count = bench.runs(3);
  let base: Instructions | undefined;
  return Object.entries(kindsOf(bench)).map(([name, { command }]) => {
    bench.say(name);
    const { all, ...parts } = middleOf(Array.from({ length: count }, () => instructionsOf(command, bench.folder)));
    base ??= { all, ...parts };
    const beyond = all - base.all;
    const own = [parts.garbage - base.garbage, parts.taking - base.taking, parts.compiling - base.compiling];
    const rest = own.reduce((left, part) => left - part, beyond);
    return [name, millions(all), ...[beyond, ...own, rest].map(millions)];
  });
}

export const instructions: BenchPart = {
  title: 'One manifest, in instructions',
  run(bench) {
    if (!hasValgrind()) return { tables: [], missing: ['instructions: valgrind counts them, and is not there.'] };
    return { tables: [{ title: `From the second run on: ${bench.runs(3)} runs`, columns, rows: rowsOf(bench) }] };
  },
};
