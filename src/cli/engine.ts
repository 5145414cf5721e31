import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Flag, setFlags } from '../host/engine-flags.ts';
import { compilerFlags } from '../host/facts/scripts/flags.ts';
import type { Source } from '../host/files/discover.ts';
import { isOption } from './parse.ts';

/** All that is compiled stays: that it was not used for a while says nothing of a process that began a moment ago. */
const always: readonly Flag[] = [...compilerFlags, ['--no-flush-bytecode', '--flush-bytecode']];

/**
 * Most runs are over before optimized code has paid for its making: functions have to be six times as busy as usual to be
 * worth it, and regular expressions to be used fifty times, which long runs do not notice. All in all, memory grows to
 * twice of what is in use before V8 looks for what is not: of thousands of manifests a run needs no more than of some
 * hundred.
 */
const everyVersion: readonly Flag[] = [
  ['--heap-growing-percent=100', '--heap-growing-percent=0'],
  ['--regexp-tier-up-ticks=50', '--regexp-tier-up-ticks=1'],
  ['--no-regexp-peephole-optimization', '--regexp-peephole-optimization'],
];

const lateMaglev: Flag = ['--invocation-count-for-maglev=1600', '--invocation-count-for-maglev=400'];

/** By the version of V8, of which each has other names and usual values; of others nothing is known. */
export const shortRuns: Readonly<Record<string, readonly Flag[]>> = {
  '11.3': [...everyVersion, ['--interrupt-budget=400000', '--interrupt-budget=67584']],
  '12.4': [...everyVersion, ['--invocation-count-for-turbofan=18000', '--invocation-count-for-turbofan=3000']],
  '13.6': [...everyVersion, lateMaglev],
  '14.6': [...everyVersion, lateMaglev],
};

/**
 * What is made of a manifest that is data is gone when the next one is read: none of it is put where only what stays is looked
 * for. What definitions import does stay.
 */
export const manyData: Flag = ['--no-allocation-site-pretenuring', '--allocation-site-pretenuring'];

/** How much larger the memory for new objects becomes when much is left over each time that it is full. */
const growth = (times: number): Flag => [`--semi-space-growth-factor=${times}`, '--semi-space-growth-factor=2'];
const few = 8;

/**
 * Has V8 work as suits a run over so many manifests. The memory for new objects of a few stays the megabyte that it is at
 * first: to get more takes longer, page by page, than to copy what is left over. Of many, what is of no use any more would
 * be copied, too.
 */
export function tuneFor(manifests: readonly Pick<Source, 'kind'>[]): void {
  const short = shortRuns[process.versions.v8.split('.', 2).join('.')];
  const areMany = manifests.length > few;
  const areData = areMany && manifests.every(({ kind }) => kind === 'text');
  setFlags(short ? [...always, ...short, growth(areMany ? 8 : 1), ...(areData ? [manyData] : [])] : always);
}

/** Has V8 work as suits a process that lives on: one that watches, or serves an editor. */
export const tuneForLong = (): void => setFlags(always);

/** Loads what options take of Node that is not loaded along with its modules. */
export const loadEarly = (): unknown => process.argv.slice(2).some(isOption) && parseArgs;
