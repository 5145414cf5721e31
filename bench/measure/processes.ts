import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { performance } from 'node:perf_hooks';

/** A program on the Node that runs the bench. */
export interface BenchCommand {
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Beside what every program is given. */
  readonly env?: Readonly<Record<string, string>>;
  /** Done before each run, and not timed. */
  readonly before?: () => void;
  /** The exit codes that say that it did its work. Default: 0. */
  readonly codes?: readonly number[];
  /** Milliseconds, after which it counts as broken. */
  readonly timeout?: number;
}

/** What a program inherits: nothing that makes Node slower, faster or talk, and nothing of a runner. */
export function inherited(): NodeJS.ProcessEnv {
  const strange = /^(?:NODE_|npm_|GITHUB_|INPUT_|HUBLINT_|FORCE_COLOR$|NO_COLOR$|CI$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !strange.test(name)));
}

/** Milliseconds from before the process is started until it has ended. What it prints is not read. */
export function timed({ args, cwd, env = {}, before, codes = [0], timeout = 120_000 }: BenchCommand): number {
  before?.();
  const nowhere = openSync(devNull, 'w');
  const since = performance.now();
  const { status, stderr, error } = spawnSync(process.execPath, args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited(), ...env },
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

/** What a program prints. */
export function answer({ args, timeout = 120_000 }: BenchCommand): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: inherited(), timeout, encoding: 'utf8' });
  if (status !== 0) throw new Error(`It ended with exit code ${status}: ${stderr.slice(-500)}`);
  return stdout;
}

export interface Rounds {
  readonly runs: number;
  readonly warmUps?: number;
}

/** Whole processes, one of each kind after the other, so that what else the machine does falls on all alike. */
export function rounds(
  commands: Readonly<Record<string, BenchCommand>>,
  { runs, warmUps = 1 }: Rounds,
): Readonly<Record<string, readonly number[]>> {
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let run = 0; run < warmUps + runs; run++) {
    for (const [name, command] of Object.entries(commands)) {
      const time = timed(command);
      if (run >= warmUps) times[name]?.push(time);
    }
  }
  return times;
}
