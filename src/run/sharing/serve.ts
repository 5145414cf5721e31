import { openRun } from '../open-run.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';
import { WorkQueue } from './work-queue.ts';

/**
 * What the second thread does: it checks the sources that the first has not come to. Nothing of the project is run a second
 * time, and what cannot be checked is left to the first thread, which knows whom to tell.
 */
export async function serve(
  { options, cwd, sources, memory }: WorkerTask,
  answer: (answer: WorkerAnswer) => void,
): Promise<void> {
  const notices: string[] = [];
  const notice = (text: string) => notices.push(text);
  const noCode = 'the first thread alone runs code';
  const surroundings = { cwd, notice, noCode, isStill: true, mayBlock: true, comparesNothing: true };
  const run = await openRun({ ...options, baseline: false }, surroundings);
  const queue = new WorkQueue(memory);
  for (let number = queue.wait(); number < sources.length; number = queue.wait()) {
    const source = sources[number];
    const checked = source && run.open(source).then((document) => run.checkOpened({ source, document }));
    const result = await checked?.catch(() => undefined);
    answer({ number, ...(result && { result }), notices: notices.splice(0) });
  }
}
