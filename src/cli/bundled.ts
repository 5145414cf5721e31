#!/usr/bin/env node
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compilerFlags } from '../host/facts/scripts/flags.ts';
import { CompiledCode } from '../host/kept/compiled-code.ts';
import { keptBeside } from '../host/kept/files.ts';

// What was compiled with other flags V8 does not take: they are set before anything is, whether a script comes or not.
for (const flag of [...compilerFlags, '--no-flush-bytecode']) setFlagsFromString(flag);

const code = new CompiledCode(keptBeside(import.meta.filename));
code.load(join(import.meta.dirname, 'start.cjs'));
