import process from 'node:process';
import { parseArgs } from 'node:util';
import { type EngineFlag, setFlags } from '../host/engine-flags.ts';
import { compilerFlags } from '../host/facts/scripts/flags.ts';
import type { Source } from '../host/files/find/discover.ts';
import { isOption } from './parse.ts';

/** All that is compiled stays: that it was not used for a while says nothing of a process that began a moment ago. */
const always: readonly EngineFlag[] = [...compilerFlags, ['--no-flush-bytecode', '--flush-bytecode']];

/**
 * Most runs are over before optimized code has paid for its making: functions have to be several times as busy as usual to be
 * worth it, and regular expressions to be used fifty times, which long runs do not notice. All in all, memory grows to
 * twice of what is in use before V8 looks for what is not: of thousands of manifests a run needs no more than of some
 * hundred.
 */
const everyVersion: readonly EngineFlag[] = [
  ['--heap-growing-percent=100', '--heap-growing-percent=0'],
  ['--regexp-tier-up-ticks=50', '--regexp-tier-up-ticks=1'],
  ['--no-regexp-peephole-optimization', '--regexp-peephole-optimization'],
];

/**
 * What is optimized is to be soon: less of other functions is put into each, and the first round of a loop is no code of its own.
 * Runs over many are too short for what more of that would win.
 */
const quickly: readonly EngineFlag[] = [
  ['--max-inlined-bytecode-size-cumulative=300', '--max-inlined-bytecode-size-cumulative=920'],
  ['--no-turbo-loop-peeling', '--turbo-loop-peeling'],
];

/** Baseline code is made for each function by itself, and not once there are enough of them for a batch. */
const noBatches: EngineFlag = ['--no-baseline-batch-compilation', '--baseline-batch-compilation'];

/**
 * Once a function was called eight times, V8 allocates a feedback vector for it, and makes baseline code. Over a few manifests
 * most are hardly called after that: on V8 11.3 they have to be called three times as often. Later versions win nothing by it.
 */
const unhurried: Readonly<Record<string, readonly EngineFlag[]>> = {
  '11.3': [
    noBatches,
    ['--interrupt-budget-factor-for-feedback-allocation=24', '--interrupt-budget-factor-for-feedback-allocation=8'],
  ],
  '12.4': [noBatches],
};

/** What a run is over: up to eight manifests, or more, of which some are definitions or all are data. */
type Amount = 'few' | 'definitions' | 'data';
const few = 8;

/** Bytes of bytecode that a function has to run through, loops included: six times, or four times, as many as usual. */
const budgets: Readonly<Record<Amount, number>> = { few: 400_000, definitions: 260_000, data: 400_000 };
const budget = (amount: Amount): EngineFlag => [`--interrupt-budget=${budgets[amount]}`, '--interrupt-budget=67584'];

const lateMaglev: EngineFlag = ['--invocation-count-for-maglev=1600', '--invocation-count-for-maglev=400'];
const lateTurbofan: EngineFlag = ['--invocation-count-for-turbofan=18000', '--invocation-count-for-turbofan=3000'];

/** By the version of V8, of which each has other names and usual values; of others nothing is known. */
const late: Readonly<Record<string, (amount: Amount) => EngineFlag>> = {
  '11.3': budget,
  '12.4': () => lateTurbofan,
  '13.6': () => lateMaglev,
  '14.6': () => lateMaglev,
};

export const knownVersions: readonly string[] = Object.keys(late);

/**
 * How much larger the memory for new objects becomes when much is left over each time that it is full. Of a few manifests it
 * stays the megabyte that it is at first: to get more takes longer, page by page, than to copy what is left over. Of
 * many, what is of no use any more would be copied, too.
 */
const growth = (times: number): EngineFlag => [`--semi-space-growth-factor=${times}`, '--semi-space-growth-factor=2'];

/**
 * What is made of a manifest that is data is gone when the next one is read: none of it is put where only what stays is looked
 * for. What definitions import does stay.
 */
const noPretenuring: EngineFlag = ['--no-allocation-site-pretenuring', '--allocation-site-pretenuring'];

/** Two threads check what is data, and are busy: what is left over each of them copies alone. */
const copyingAlone: EngineFlag = ['--no-parallel-scavenge', '--parallel-scavenge'];

/** The versions whose memory for new objects has an end at 16 MB; that of later ones goes on to several times as many. */
const narrow: readonly string[] = ['11.3', '12.4'];

function memoryFor(amount: Amount, version: string): readonly EngineFlag[] {
  if (amount === 'few') return [growth(1)];
  // With more room than that, a run over thousands would take twice the memory, and no less time.
  const room = narrow.includes(version) ? [growth(8)] : [];
  return amount === 'data' ? [...room, noPretenuring, copyingAlone] : room;
}

/** The flags for a run over so many manifests alone, on a version of V8. */
export function flagsFor(amount: Amount, version: string): readonly EngineFlag[] {
  const optimizing = late[version]?.(amount);
  if (optimizing === undefined) return [];
  const compiling = amount === 'few' ? (unhurried[version] ?? []) : quickly;
  return [...everyVersion, optimizing, ...compiling, ...memoryFor(amount, version)];
}

/** Has V8 work as suits a run over these manifests. */
export function tuneFor(manifests: readonly Pick<Source, 'kind'>[]): void {
  const many = manifests.every(({ kind }) => kind === 'text') ? 'data' : 'definitions';
  const version = process.versions.v8.split('.', 2).join('.');
  setFlags([...always, ...flagsFor(manifests.length > few ? many : 'few', version)]);
}

/** Has V8 work as suits a process that lives on: one that watches, or serves an editor. */
export const tuneForLong = (): void => setFlags(always);

/** Loads what options take of Node that is not loaded along with its modules. */
export const loadEarly = (): unknown => process.argv.slice(2).some(isOption) && parseArgs;
