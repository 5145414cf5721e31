import { fileURLToPath } from 'node:url';
import { compileAhead } from './build/ahead.ts';

/** `jiti scripts/compile-ahead.ts` does what a build does for its own Node, for the Node that it is run by. */
compileAhead(fileURLToPath(new URL('../', import.meta.url)));
