import { join } from 'node:path';
import { CompiledCode } from '../host/cache/compiled-code.ts';
import { cacheFolder, precompiledFolder } from '../host/cache/files.ts';
import type * as Program from './program.ts';

/** Where the bundle has `program.ts`: in a file that is named for what is in it, which is known to the build alone. */
declare const programFile: string;

// What a thread that is started late has compiled, the next process has no use for.
const places = {
  kept: join(cacheFolder(import.meta.filename), 'short'),
  brought: precompiledFolder(import.meta.filename),
};
const { runWorker }: typeof Program = new CompiledCode(places, false).load(join(import.meta.dirname, programFile));
void runWorker();
