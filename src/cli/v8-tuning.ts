import process from 'node:process';
import { parseArgs } from 'node:util';
import { type EngineFlag, setFlags } from '../host/engine-flags.ts';
import { compilerFlags } from '../host/facts/scripts/flags.ts';
import type { Source } from '../host/files/find/discover.ts';
import { isOption } from './parse.ts';

/** Keeps all bytecode: in a process that has just started, code that has been idle for a while may still be needed. */
const baseFlags: readonly EngineFlag[] = [...compilerFlags, ['--no-flush-bytecode', '--flush-bytecode']];

/**
 * Most runs end before optimized code has paid for its compilation. So functions have to be several times as hot as by default,
 * and regular expressions are compiled to native code after 50 executions, which makes no difference in long runs. The heap
 * grows to twice its live size before a full garbage collection: a run over thousands of manifests needs no more memory than
 * one over a few hundred.
 */
const commonFlags: readonly EngineFlag[] = [
  ['--heap-growing-percent=100', '--heap-growing-percent=0'],
  ['--regexp-tier-up-ticks=50', '--regexp-tier-up-ticks=1'],
  ['--no-regexp-peephole-optimization', '--regexp-peephole-optimization'],
];

/** Makes optimization faster: less inlining, no loop peeling. Runs over many manifests are too short for either to pay off. */
const quickOptimization: readonly EngineFlag[] = [
  ['--max-inlined-bytecode-size-cumulative=300', '--max-inlined-bytecode-size-cumulative=920'],
  ['--no-turbo-loop-peeling', '--turbo-loop-peeling'],
];

/** Compiles baseline code for each function alone, instead of waiting for a batch. */
const noBaselineBatches: EngineFlag = ['--no-baseline-batch-compilation', '--baseline-batch-compilation'];

/**
 * After eight calls of a function, V8 allocates its feedback vector and compiles baseline code. In a run over a few manifests,
 * most functions are hardly called after that, so V8 11.3 requires three times as many calls. Later versions gain nothing.
 */
const lateBaseline: Readonly<Record<string, readonly EngineFlag[]>> = {
  '11.3': [
    noBaselineBatches,
    ['--interrupt-budget-factor-for-feedback-allocation=24', '--interrupt-budget-factor-for-feedback-allocation=8'],
  ],
  '12.4': [noBaselineBatches],
};

/** What a run covers: up to eight manifests, or more, of which some are definitions or all are data. */
type Workload = 'few' | 'definitions' | 'data';
const maxFew = 8;

/** Bytes of bytecode that a function must execute, loops included, before it is optimized: six or four times the default. */
const budgets: Readonly<Record<Workload, number>> = { few: 400_000, definitions: 260_000, data: 400_000 };
const budget = (amount: Workload): EngineFlag => [`--interrupt-budget=${budgets[amount]}`, '--interrupt-budget=67584'];

const lateMaglev: EngineFlag = ['--invocation-count-for-maglev=1600', '--invocation-count-for-maglev=400'];
const lateTurbofan: EngineFlag = ['--invocation-count-for-turbofan=18000', '--invocation-count-for-turbofan=3000'];

/** By version of V8, because flag names and defaults differ. Other versions are not tuned. */
const lateOptimization: Readonly<Record<string, (amount: Workload) => EngineFlag>> = {
  '11.3': budget,
  '12.4': () => lateTurbofan,
  '13.6': () => lateMaglev,
  '14.6': () => lateMaglev,
};

export const knownVersions: readonly string[] = Object.keys(lateOptimization);

/**
 * How fast the young generation grows when many objects survive a scavenge. For a few manifests it stays at its initial 1 MB:
 * committing more pages takes longer than copying the survivors. For many manifests, a small one would also copy objects that
 * are about to die.
 */
const semiSpaceGrowth = (times: number): EngineFlag => [
  `--semi-space-growth-factor=${times}`,
  '--semi-space-growth-factor=2',
];

/**
 * Nothing is pretenured: data manifests are garbage before the next one is read. Definitions are pretenured, as the modules
 * that they import stay alive.
 */
const noPretenuring: EngineFlag = ['--no-allocation-site-pretenuring', '--allocation-site-pretenuring'];

/** Two threads check data manifests and keep both cores busy, so each scavenges on its own thread alone. */
const noParallelScavenge: EngineFlag = ['--no-parallel-scavenge', '--parallel-scavenge'];

/** Versions of V8 whose young generation is limited to 16 MB; later versions let it grow to several times that. */
const limitedSemiSpace: readonly string[] = ['11.3', '12.4'];

function memoryFor(amount: Workload, version: string): readonly EngineFlag[] {
  if (amount === 'few') return [semiSpaceGrowth(1)];
  // With a larger young generation, a run over thousands of manifests would take twice the memory and no less time.
  const room = limitedSemiSpace.includes(version) ? [semiSpaceGrowth(8)] : [];
  return amount === 'data' ? [...room, noPretenuring, noParallelScavenge] : room;
}

/** Returns the flags for a run over this amount of manifests, on a version of V8. */
export function flagsFor(amount: Workload, version: string): readonly EngineFlag[] {
  const optimizing = lateOptimization[version]?.(amount);
  if (optimizing === undefined) return [];
  const compiling = amount === 'few' ? (lateBaseline[version] ?? []) : quickOptimization;
  return [...commonFlags, optimizing, ...compiling, ...memoryFor(amount, version)];
}

/** Tunes V8 for a run over these manifests. */
export function tuneFor(manifests: readonly Pick<Source, 'kind'>[]): void {
  const many = manifests.every(({ kind }) => kind === 'text') ? 'data' : 'definitions';
  const version = process.versions.v8.split('.', 2).join('.');
  setFlags([...baseFlags, ...flagsFor(manifests.length > maxFew ? many : 'few', version)]);
}

/** Tunes V8 for a long-lived process: one that watches, or serves an editor. */
export const tuneForLong = (): void => setFlags(baseFlags);

/** Loads Node's lazy option parser before V8 is tuned: under other flags, V8 rejects Node's own code cache. */
export const loadEarly = (): unknown => process.argv.slice(2).some(isOption) && parseArgs;
