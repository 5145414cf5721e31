#!/usr/bin/env node
import { join } from 'node:path';
import process from 'node:process';
import { CompiledCode } from '../host/cache/compiled-code.ts';
import { cacheFolder, precompiledFolder } from '../host/cache/files.ts';
import { runAgain } from '../host/programs/run-again.ts';
import type * as Program from './program.ts';

/** The bundled `program.ts`. Its file name contains a content hash, so only the build knows it. */
declare const programFile: string;

const isServer = process.argv[2] === 'lsp';
const isLong = isServer || process.argv.includes('--watch');

/**
 * Size in MB of the young generation before a scavenge copies the survivors. With Node's default of 16, a third of the time
 * after a keystroke goes into copying, because a large definition alone allocates 30 MB. With more room, the server collects
 * while nobody waits.
 */
const semiSpaceFlag = '--max-semi-space-size';
const setsSemiSpace = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((options) =>
  options.includes(semiSpaceFlag),
);

function run(): void {
  const cached = join(cacheFolder(import.meta.filename), isLong ? 'long' : 'short');
  const code = new CompiledCode({ cached, shipped: precompiledFolder(import.meta.filename) });
  const { start, tuneFor, tuneForLong, withDefaultFlags }: typeof Program = code.load(
    join(import.meta.dirname, programFile),
  );
  code.loadWithin(withDefaultFlags);
  start(isLong ? tuneForLong : tuneFor, join(import.meta.dirname, 'worker.cjs'));
}

if (isServer && !setsSemiSpace) runAgain(import.meta.filename, [`${semiSpaceFlag}=64`, '--expose-gc'], run);
else run();
