#!/usr/bin/env node
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// From Node 22 on, compiled code is kept between runs: beside the code itself, which whoever could write there could change anyway.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') {
  module.enableCompileCache(join(dirname(fileURLToPath(import.meta.url)), '.cache'));
}

await import('./start.ts');
