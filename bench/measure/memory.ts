import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchCommand, measureTime } from './processes.ts';

const recorder = fileURLToPath(new URL('memory.cjs', import.meta.url));

/** Returns the peak memory of a program, in MB. */
export function measurePeakMemory({ args, env, ...command }: BenchCommand, folder: string): number {
  const into = join(folder, 'peak');
  rmSync(into, { force: true });
  measureTime({ ...command, args: ['--require', recorder, ...args], env: { ...env, BENCH_MEMORY: into } });
  return Number(readFileSync(into, 'utf8')) / 1_000;
}
