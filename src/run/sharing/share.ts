import { availableParallelism } from 'node:os';
import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { startWorkerThread, type WorkerThread } from '../../host/worker-thread.ts';
import type { CheckContext } from '../check/check.ts';
import { Sharing } from './sharing.ts';
import type { WorkerAnswer, WorkerTask } from './task.ts';
import { WorkQueue } from './work-queue.ts';

/** The context that two threads need to check the manifests of a run. */
export interface SharedContext extends Omit<WorkerTask, 'memory' | 'sources'> {
  /** Checks a manifest in this thread. */
  readonly check: (source: Source) => Promise<FileResult>;
  readonly judging: CheckContext;
  readonly notice?: ((text: string) => void) | undefined;
}

/** Starts another thread with this entry file; undefined if that is not possible. */
export function startThread(file: string): WorkerThread<WorkerTask, WorkerAnswer> | undefined {
  if (availableParallelism() < 2) return undefined;
  try {
    return startWorkerThread(file);
  } catch {
    // Node's permission model may forbid worker threads: then one thread does everything.
    return undefined;
  }
}

/** Shares the check of these manifests with another thread. */
export function share(
  thread: WorkerThread<WorkerTask, WorkerAnswer>,
  sources: readonly Source[],
  { check, judging, notice = () => {}, ...others }: SharedContext,
): Sharing {
  const queue = new WorkQueue();
  thread.begin({ ...others, sources, memory: queue.memory });
  const completed = async (source: Source, found: FileResult) =>
    judging.baselines.applyTo(found, await judging.planned(source), source.path, { ofTwo: false });
  return new Sharing({ sources, queue, check, completed, notice }, thread);
}
