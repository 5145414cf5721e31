import { join } from 'node:path';
import { CompiledCode } from '../host/cache/compiled-code.ts';
import { cacheFolder, precompiledFolder } from '../host/cache/files.ts';
import type * as Program from './program.ts';

/** The bundled `program.ts`. Its file name contains a content hash, so only the build knows it. */
declare const programFile: string;

// The code cache is not updated: code that a thread compiles late is of no use to the next process.
const places = {
  cached: join(cacheFolder(import.meta.filename), 'short'),
  shipped: precompiledFolder(import.meta.filename),
};
const { runWorker }: typeof Program = new CompiledCode(places, false).load(join(import.meta.dirname, programFile));
void runWorker();
