import { start } from './program.ts';

// The sources, as they are; what is bundled is started by `bundled.ts`.
start();
