import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { attempt } from '../../data/attempt.ts';
import { onSignals } from './signals.ts';

/** A program to start: by its absolute path, without a shell, with an environment that is given whole. */
export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export type Started = ChildProcess;

/** Starts a program; with the next, nothing else in hublint does. `ownGroup`: what it does to its process group does not reach hublint. */
export const start = (
  { file, args, cwd, env }: ProgramCall,
  { stdio, ownGroup = false }: { readonly stdio: StdioOptions; readonly ownGroup?: boolean },
): Started => spawn(file, args, { cwd, env: { ...env }, stdio, detached: ownGroup, shell: false, windowsHide: true });

/** Whether a program that says nothing and takes no time ends well. */
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

/** Why a program gave nothing: its exit code, or what kept it from having one. */
export interface Failed {
  readonly code: number | 'missing' | 'too-much' | 'late';
}

/** What a program writes to standard output, where it ends well. `input` is all that it reads from standard input. */
export async function bytesOf(program: ProgramCall, limits: Limits, input?: string): Promise<Buffer | Failed> {
  // Of some failures Node tells at once: of a file that is no program, and of one that Windows does not permit.
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
  const forget = onSignals(() => stop('late'));
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.output) stop('too-much');
    else output.push(chunk);
  });
  // A program that ends before it has read all says so by its exit code.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return new Promise((resolve) => {
    const settle = (code: number | Failed['code'] | null) => {
      clearTimeout(timer);
      forget();
      if (code === 0 && stopped === undefined) resolve(Buffer.concat(output));
      else resolve({ code: stopped ?? code ?? 'late' });
    };
    child.once('error', () => settle('missing'));
    child.once('close', settle);
  });
}
