import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { withDefaultFlags } from '../../engine-flags.ts';
import type { Compiler, CompilerOutcome } from './compiler.ts';
import { compilerFlags } from './flags.ts';

/** A message from the thread: `ready` first, then one outcome for each script. */
type Answer = 'ready' | CompilerOutcome;

/**
 * Starts a compiler in a worker thread: a script of twenty characters can keep it busy for the whole time limit, which
 * must not block anything else. A thread also has a larger stack for nested scripts.
 *
 * @throws Error if the package cannot be loaded.
 */
export async function compilerThread(file: string): Promise<Compiler> {
  // The function is passed as source text: a file would have to be found in sources, packages and bundles alike.
  const workerData = { file, flags: compilerFlags.map(([wanted]) => wanted) };
  const restoreFlags = withDefaultFlags();
  const worker = new Worker(`(${serve})()`, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
  const answer = async (): Promise<Answer> => (await once(worker, 'message'))[0];
  await answer().finally(restoreFlags);
  worker.unref();
  return {
    async check(script, milliseconds) {
      // An idle thread does not keep the process alive; a busy one must, or the process would exit before the answer.
      worker.ref();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<CompilerOutcome>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
      });
      worker.postMessage(script);
      // The `ready` message has been received; every message after it is an outcome.
      const outcome = (await Promise.race([answer(), late])) as CompilerOutcome;
      clearTimeout(timer);
      if (outcome.kind !== 'compiled') await worker.terminate();
      worker.unref();
      return outcome;
    },
  };
}

/** Runs in the thread. It is passed as source text, so it must not refer to anything outside. */
function serve(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { createRequire } = process.getBuiltinModule('node:module');
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const { file, flags } = workerData;
  for (const flag of flags) setFlagsFromString(flag);
  const { check } = createRequire(file)(file);
  parentPort?.on('message', (script: string) => {
    let outcome: CompilerOutcome;
    try {
      outcome = { kind: 'compiled', compiled: check(script) };
    } catch {
      outcome = { kind: 'crashed' };
    }
    parentPort.postMessage(outcome);
  });
  parentPort?.postMessage('ready');
}
