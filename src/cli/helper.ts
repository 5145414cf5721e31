import { join } from 'node:path';
import { CompiledCode } from '../host/kept/compiled-code.ts';
import { broughtBeside, keptBeside } from '../host/kept/files.ts';
import type * as Program from './program.ts';

/** Where the bundle has `program.ts`: in a file that is named for what is in it, which is known to the build alone. */
declare const programFile: string;

// What a thread that is started late has compiled, the next process has no use for.
const places = { kept: join(keptBeside(import.meta.filename), 'short'), brought: broughtBeside(import.meta.filename) };
const { help }: typeof Program = new CompiledCode(places, false).load(join(import.meta.dirname, programFile));
void help();
