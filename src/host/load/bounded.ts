import process from 'node:process';
import { exists } from '../files/entries.ts';
import type { ProgramCall } from '../programs/start.ts';

export interface ProcessLimits {
  /** The private memory of the process, buffers included, in megabytes. */
  readonly memory?: number;
  /** The CPU time, so that a process whose parent is gone ends, too. */
  readonly seconds: number;
}

const shell = '/bin/sh';

/**
 * Wraps a program so that the system limits it: it writes no file and no core dump, and uses no more memory and CPU
 * time than it is given. Windows has no such limits; macOS does not enforce the one for memory.
 */
export function withSystemLimits(program: ProgramCall, { memory, seconds }: ProcessLimits): ProgramCall {
  if (process.platform === 'win32' || !exists(shell)) return program;
  const limits = [`-t ${seconds}`, '-f 0', '-c 0', ...(memory === undefined ? [] : [`-d ${memory * 1024}`])];
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')}; exec "$0" "$@"`;
  return { ...program, file: shell, args: ['-c', script, program.file, ...program.args] };
}
