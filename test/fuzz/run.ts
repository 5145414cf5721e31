import { setTimeout } from 'node:timers/promises';
import { main } from '../../src/cli/main.ts';

/** The outcome of a run of hublint. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in a folder, in this process. */
export async function runHere(cwd: string, args: readonly string[]): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
    writable: true,
  });
  const io = { stdout: output('stdout'), stderr: output('stderr'), stdin: async () => Buffer.alloc(0), cwd, env: {} };
  const code = await main(args, io);
  // Signal handlers that are active while a file is written are removed once the event loop is idle.
  await setTimeout(1);
  return { code, ...written };
}

/** Returns the deterministic part of a run: without timings. */
export const lasting = ({ code, stdout, stderr }: Run, args: readonly string[]): Run =>
  args.includes('--timing') ? { code, stdout, stderr: '' } : { code, stdout, stderr };

/** Yields what is wrong with the end of a run, whatever its arguments. */
export function* faultsOf({ code, stderr, stdout }: Run): Generator<string> {
  if (code !== 0 && code !== 1 && code !== 2) yield `It ends with ${code}.`;
  if (code === 2 && stderr === '') yield 'It ends with 2 and does not say why.';
  if (/This is a bug|^\s+at .+:\d+:\d+\)?$/m.test(stderr)) yield `It throws: ${stderr.slice(0, 2000)}`;
  if (stderr.includes('A rule crashed'))
    yield `A rule crashes: ${/.{0,300}internal\/rule-crashed.{0,600}/s.exec(stdout)?.[0]}`;
}
