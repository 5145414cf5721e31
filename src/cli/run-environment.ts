import type { RunEnvironment } from '../run/run-environment.ts';
import type { Io } from './io.ts';
import { writeLine } from './write-line.ts';

/** The environment of a run on the command line. */
export const environmentOf = (io: Io, stdinFilename?: string): RunEnvironment => ({
  cwd: io.cwd,
  env: io.env,
  stdin: io.stdin,
  notice: (text) => writeLine(io.stderr, text),
  mayBlock: true,
  ...(stdinFilename !== undefined && { stdinFilename }),
});
