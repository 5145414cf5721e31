import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchCommand, timed } from './processes.ts';

const recorder = fileURLToPath(new URL('memory.cjs', import.meta.url));

/** Returns the peak memory of a program, in MB. */
export function peakOf({ args, env, ...command }: BenchCommand, folder: string): number {
  const into = join(folder, 'peak');
  rmSync(into, { force: true });
  timed({ ...command, args: ['--require', recorder, ...args], env: { ...env, BENCH_MEMORY: into } });
  return Number(readFileSync(into, 'utf8')) / 1_000;
}
