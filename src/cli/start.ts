import { start } from './program.ts';

// Starts the sources unbundled; `bundled.ts` starts the bundle.
start();
