import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { performance } from 'node:perf_hooks';

/** A program for the Node that runs the bench. */
export interface BenchCommand {
  readonly args: readonly string[];
  readonly cwd?: string;
  /** In addition to the common environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called before each run, and not timed. */
  readonly before?: () => void;
  /** The exit codes that count as success. Default: 0. */
  readonly codes?: readonly number[];
  /** Timeout in milliseconds. */
  readonly timeout?: number;
}

/** Returns the environment without variables that affect Node's speed or output, or that belong to a CI runner. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const excluded = /^(?:NODE_|npm_|GITHUB_|INPUT_|HUBLINT_|FORCE_COLOR$|NO_COLOR$|CI$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !excluded.test(name)));
}

/** Returns the milliseconds from starting a process to its exit. Its output is discarded. */
export function measureTime({ args, cwd, env = {}, before, codes = [0], timeout = 120_000 }: BenchCommand): number {
  before?.();
  const nowhere = openSync(devNull, 'w');
  const since = performance.now();
  const { status, stderr, error } = spawnSync(process.execPath, args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', nowhere, 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
    timeout,
  });
  const time = performance.now() - since;
  closeSync(nowhere);
  if (error) throw error;
  if (!codes.includes(status ?? -1)) throw new Error(`It ended with exit code ${status}: ${stderr.slice(-500)}`);
  return time;
}

/** Returns the output of a program. */
export function readOutput({ args, timeout = 120_000 }: BenchCommand): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: cleanEnvironment(),
    timeout,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`It ended with exit code ${status}: ${stderr.slice(-500)}`);
  return stdout;
}

export interface RunCounts {
  readonly runs: number;
  readonly warmUps?: number;
}

/** Runs whole processes, one of each kind in turn, so that other load on the machine affects all kinds alike. */
export function measureInTurn(
  commands: Readonly<Record<string, BenchCommand>>,
  { runs, warmUps = 1 }: RunCounts,
): Readonly<Record<string, readonly number[]>> {
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let run = 0; run < warmUps + runs; run++) {
    for (const [name, command] of Object.entries(commands)) {
      const time = measureTime(command);
      if (run >= warmUps) times[name]?.push(time);
    }
  }
  return times;
}
