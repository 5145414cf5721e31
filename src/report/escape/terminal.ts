import { breakOlderCommands } from './build-log.ts';
import { visible } from './visible.ts';

/** Makes text harmless to terminals and build logs. The result is a single line. */
export const escapeTerminal = (text: string): string => breakOlderCommands(visible(text), '\\[');
