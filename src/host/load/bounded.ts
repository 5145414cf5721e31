import process from 'node:process';
import { exists } from '../files/entries.ts';
import type { ProgramCall } from '../programs/start.ts';

export interface ProcessLimits {
  /** Of all that a process has for itself, buffers included. In megabytes. */
  readonly memory?: number;
  /** Of computing, so that a process that nobody ends any more ends. */
  readonly seconds: number;
}

const shell = '/bin/sh';

/**
 * A program held to bounds by the system: it writes no file, leaves no core, and takes no more memory and time than it
 * is given. Windows has no such bounds; macOS does not hold processes to that of memory.
 */
export function bounded(program: ProgramCall, { memory, seconds }: ProcessLimits): ProgramCall {
  if (process.platform === 'win32' || !exists(shell)) return program;
  const limits = [`-t ${seconds}`, '-f 0', '-c 0', ...(memory === undefined ? [] : [`-d ${memory * 1024}`])];
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')}; exec "$0" "$@"`;
  return { ...program, file: shell, args: ['-c', script, program.file, ...program.args] };
}
