import type { Surroundings } from '../run/surroundings.ts';
import type { Io } from './io.ts';
import { say } from './say.ts';

/** The surroundings of a run on the command line. */
export const surroundingsOf = (io: Io, stdinFilename?: string): Surroundings => ({
  cwd: io.cwd,
  env: io.env,
  stdin: io.stdin,
  notice: (text) => say(io.stderr, text),
  mayBlock: true,
  ...(stdinFilename !== undefined && { stdinFilename }),
});
