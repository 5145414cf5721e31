import { fileURLToPath } from 'node:url';
import { compileAhead } from './build/ahead.ts';

/** `jiti scripts/compile-ahead.ts` records the code cache for the Node that runs it; a build does so only for its own Node. */
compileAhead(fileURLToPath(new URL('../', import.meta.url)));
