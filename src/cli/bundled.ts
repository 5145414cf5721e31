#!/usr/bin/env node
import { join } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { compilerFlags } from '../host/facts/scripts/flags.ts';
import { CompiledCode } from '../host/kept/compiled-code.ts';
import { keptBeside } from '../host/kept/files.ts';
import { runAgain } from '../host/programs/again.ts';

/**
 * Most runs are over before optimized code has paid for its making: functions have to be six times as busy as usual to
 * be worth it, which long runs do not notice. And what is new may take eight times as much room after the first time
 * that it was full, instead of twice. All in all, it grows to twice of what is in use before V8 looks for what is not: of
 * thousands of manifests a run needs no more memory than of some hundred. The names are those of V8's versions; of others
 * nothing is known.
 */
const shortRuns: Readonly<Record<string, readonly string[]>> = {
  11: ['--interrupt-budget=400000', '--semi-space-growth-factor=8', '--heap-growing-percent=100'],
  13: [
    '--invocation-count-for-maglev=1600',
    '--invocation-count-for-turbofan=12000',
    '--semi-space-growth-factor=8',
    '--heap-growing-percent=100',
  ],
};
const [major = ''] = process.versions.v8.split('.');
const isServer = process.argv[2] === 'lsp';
const isLong = isServer || process.argv.includes('--watch');

/**
 * MB that new objects may fill before what is left of them is copied. With Node's 16 a third of the time after a keystroke
 * goes into copying, as a large definition alone makes 30 MB; with room for all, the server copies when nobody waits.
 */
const room = '--max-semi-space-size';
const hasRoom = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((options) => options.includes(room));

function run(): void {
  // What was compiled with other flags V8 does not take: they are set before anything is, whether a script comes or not.
  const flags = [...compilerFlags, '--no-flush-bytecode', ...(isLong ? [] : (shortRuns[major] ?? []))];
  for (const flag of flags) setFlagsFromString(flag);
  const code = new CompiledCode(join(keptBeside(import.meta.filename), isLong ? 'long' : 'short'));
  code.load(join(import.meta.dirname, 'start.cjs'));
}

if (isServer && !hasRoom) runAgain(import.meta.filename, [`${room}=64`, '--expose-gc'], run);
else run();
