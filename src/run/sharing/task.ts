import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/** The message that starts the second thread: plain data. */
export interface WorkerTask {
  readonly options: RunOptions;
  readonly cwd: string;
  readonly sources: readonly Source[];
  /** The memory of the queue that distributes the sources. */
  readonly memory: SharedArrayBuffer;
}

/** The second thread's message about a source. */
export interface WorkerAnswer {
  /** The index of the source. */
  readonly number: number;
  /** Without any baseline applied; absent if the first thread has to check the source itself. */
  readonly result?: FileResult;
  /** Notices since the last answer. */
  readonly notices: readonly string[];
}
