import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { attempt } from '../../data/attempt.ts';
import { onSignals } from './signals.ts';

/** A program to start: by absolute path, without a shell, with a complete environment. */
export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export type Started = ChildProcess;

/**
 * Starts a program. Nothing else in hublint does, except `succeeds`. With `ownGroup`, the program cannot signal hublint
 * through its process group.
 */
export const start = (
  { file, args, cwd, env }: ProgramCall,
  { stdio, ownGroup = false }: { readonly stdio: StdioOptions; readonly ownGroup?: boolean },
): Started => spawn(file, args, { cwd, env: { ...env }, stdio, detached: ownGroup, shell: false, windowsHide: true });

/** Returns whether a short program without output exits successfully. */
export const succeeds = ({ file, args, cwd, env }: ProgramCall): boolean =>
  spawnSync(file, args, {
    cwd,
    env: { ...env },
    stdio: 'ignore',
    shell: false,
    windowsHide: true,
    timeout: 10_000,
  }).status === 0;

export interface Limits {
  /** Bytes of output. */
  readonly output: number;
  readonly milliseconds: number;
}

/** Why a program gave no output: its exit code, or what prevented one. */
export interface Failed {
  readonly code: number | 'missing' | 'too-much' | 'late';
}

/** Returns what a program writes to stdout if it exits successfully. `input` is its whole stdin. */
export async function bytesOf(program: ProgramCall, limits: Limits, input?: string): Promise<Buffer | Failed> {
  // Node throws some failures synchronously: for a file that is not executable, and for one that Windows forbids.
  const child = attempt(() => start(program, { stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'] }));
  if (child === undefined) return { code: 'missing' };
  const output: Buffer[] = [];
  let length = 0;
  let stopped: Failed['code'] | undefined;
  const stop = (why: Failed['code']) => {
    stopped ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop('late'), limits.milliseconds);
  const stopListening = onSignals(() => stop('late'));
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.output) stop('too-much');
    else output.push(chunk);
  });
  // A program that exits before it has read everything reports that by its exit code.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return new Promise((resolve) => {
    const settle = (code: number | Failed['code'] | null) => {
      clearTimeout(timer);
      stopListening();
      if (code === 0 && stopped === undefined) resolve(Buffer.concat(output));
      else resolve({ code: stopped ?? code ?? 'late' });
    };
    child.once('error', () => settle('missing'));
    child.once('close', settle);
  });
}
