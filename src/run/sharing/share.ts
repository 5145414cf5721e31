import { availableParallelism } from 'node:os';
import type { FileResult } from '../../engine/result.ts';
import type { Source } from '../../host/files/discover.ts';
import { type Helper, startHelper } from '../../host/helper.ts';
import type { Judging } from '../checking.ts';
import { Sharing } from './sharing.ts';
import type { Answer, Task } from './task.ts';
import { Tickets } from './tickets.ts';

/** How the manifests of a run are checked, and by how many. */
export interface Sharers extends Omit<Task, 'memory'> {
  /** What another thread is started with. */
  readonly helper: string;
  /** Checks a manifest in this thread. */
  readonly check: (source: Source) => Promise<FileResult>;
  readonly judging: Judging;
  readonly notice?: ((text: string) => void) | undefined;
}

/** Starts another thread that helps with these manifests; undefined where there can be none. */
export function share({ helper: file, check, judging, notice = () => {}, ...told }: Sharers): Sharing | undefined {
  if (availableParallelism() < 2) return undefined;
  const tickets = new Tickets();
  const helper = started(file, { ...told, memory: tickets.memory });
  const completed = async (source: Source, found: FileResult) =>
    judging.baselines.applyTo(found, await judging.planned(source), source.path);
  return helper && new Sharing({ sources: told.sources, tickets, check, completed, notice }, helper);
}

function started(file: string, task: Task): Helper<Answer> | undefined {
  try {
    return startHelper(file, task);
  } catch {
    // Whoever runs Node may forbid it: then one thread does everything.
    return undefined;
  }
}
