import { breakOlderCommands } from './build-log.ts';
import { visible } from './visible.ts';

/** Makes text harmless to a terminal and to a build log that it ends up in. The outcome is one line. */
export const escapeTerminal = (text: string): string => breakOlderCommands(visible(text), '\\[');
