import { openRun } from '../open-run.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';
import { WorkQueue } from './work-queue.ts';

/**
 * The work of the second thread: it checks the sources that the first has not reached. It does not execute the project's code a
 * second time, and leaves manifests that cannot be checked to the first thread, which reports errors.
 */
export async function serve(
  { options, cwd, sources, memory }: WorkerTask,
  answer: (answer: WorkerAnswer) => void,
): Promise<void> {
  const notices: string[] = [];
  const notice = (text: string) => notices.push(text);
  const noCode = 'the first thread alone runs code';
  const environment = { cwd, notice, noCode, isDiskUnchanged: true, mayBlock: true, neverCompares: true };
  const run = await openRun({ ...options, baseline: false }, environment);
  const queue = new WorkQueue(memory);
  for (let number = queue.wait(); number < sources.length; number = queue.wait()) {
    const source = sources[number];
    const checked = source && run.open(source).then((document) => run.checkOpened({ source, document }));
    const result = await checked?.catch(() => undefined);
    answer({ number, ...(result && { result }), notices: notices.splice(0) });
  }
}
