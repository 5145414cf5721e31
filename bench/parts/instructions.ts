import { countInstructions, hasValgrind, type Instructions } from '../measure/instructions.ts';
import { median } from '../measure/statistics.ts';
import type { Bench, BenchPart } from '../part.ts';
import { createStartKinds, emptyProcess } from './start.ts';

const columns = [
  '',
  'instructions',
  `beyond ${emptyProcess}`,
  'of those, for garbage',
  'for what was compiled',
  'for compiling',
  'for all else',
];

const millions = (count: number): string => `${(count / 1e6).toFixed(count < 1e7 ? 1 : 0)} M`;

/** Returns the median of several runs, which differ only by V8's random hash seed. */
function medianOf(runs: readonly Instructions[]): Instructions {
  const middle = (part: keyof Instructions) => median(runs.map((run) => run[part]));
  return {
    all: middle('all'),
    garbage: middle('garbage'),
    deserializing: middle('deserializing'),
    compiling: middle('compiling'),
  };
}

function rowsOf(bench: Bench): readonly (readonly string[])[] {
  const count = bench.runs(3);
  let base: Instructions | undefined;
  return Object.entries(createStartKinds(bench)).map(([name, { command }]) => {
    bench.reportProgress(name);
    const { all, ...parts } = medianOf(Array.from({ length: count }, () => countInstructions(command, bench.folder)));
    base ??= { all, ...parts };
    const beyond = all - base.all;
    const own = [
      parts.garbage - base.garbage,
      parts.deserializing - base.deserializing,
      parts.compiling - base.compiling,
    ];
    const rest = own.reduce((left, part) => left - part, beyond);
    return [name, millions(all), ...[beyond, ...own, rest].map(millions)];
  });
}

export const instructions: BenchPart = {
  title: 'One manifest, in instructions',
  run(bench) {
    if (!hasValgrind()) return { tables: [], notMeasured: ['instructions: valgrind counts them, and is not there.'] };
    return { tables: [{ title: `From the second run on: ${bench.runs(3)} runs`, columns, rows: rowsOf(bench) }] };
  },
};
