import process from 'node:process';
import { about } from '../about.ts';
import { listenToKeys } from '../host/keyboard.ts';
import { exitWith, markBroken } from '../host/programs/exit.ts';
import { streams } from '../host/streams.ts';
import { workingDirectory } from '../host/working-directory.ts';
import type { WorkerAnswer, WorkerTask } from '../run/sharing/task.ts';
import type { Io } from './io.ts';
import { main } from './main.ts';
import { loadEarly } from './v8-tuning.ts';
import { writeFailure } from './write-failure.ts';

export { withDefaultFlags } from '../host/engine-flags.ts';
export { tuneFor, tuneForLong } from './v8-tuning.ts';

/** Runs the task of a worker thread. */
export async function runWorker(): Promise<void> {
  const { fromParent } = await import('../host/worker-thread.ts');
  const { serve } = await import('../run/sharing/serve.ts');
  const { task, answer } = fromParent<WorkerTask, WorkerAnswer>();
  await serve(await task, answer);
}

/** Standard output is for results: what a configuration or a plugin prints goes to standard error. */
function redirectConsole(): void {
  Object.defineProperty(console, '_stdout', { get: () => process.stderr });
}

/**
 * Runs the command line in this process.
 * @param tune Tunes V8 for a run over these manifests. First called before any are known.
 * @param workerFile The file that a worker thread is started with: it calls `runWorker`.
 */
export function start(tune: NonNullable<Io['expect']> = () => {}, workerFile?: string): void {
  loadEarly();
  tune([]);
  redirectConsole();
  const { stdout, stderr } = streams((error) => {
    markBroken();
    tell(import('./output-error.ts').then(({ outputError }) => outputError(error)));
  });
  const io: Io = {
    get stdout() {
      return stdout();
    },
    get stderr() {
      return stderr();
    },
    stdin: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    get keyboard() {
      return process.stdin.isTTY && process.stdout.isTTY ? listenToKeys : undefined;
    },
    get cwd() {
      return workingDirectory();
    },
    env: process.env,
    expect: tune,
    workerFile,
  };
  const tell = (why: Promise<unknown>) => void why.then((error) => writeFailure(error, io));
  const note = (message: string) => void io.stderr.write(`${about.name}: ${message}\n`);
  const code = () => import('../host/config/imported.ts');
  // Not awaited: the bundle is loaded synchronously. A process that exits by itself still writes all pending output into a
  // pipe.
  exitWith(main(process.argv.slice(2), io), {
    failed: (error) => tell(code().then(({ attributeError }) => attributeError(error))),
    stuck: () => tell(code().then(({ unsettledError }) => unsettledError())),
    ended: note,
    lingers: note,
  });
}
