import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/** What the second thread of a run is told: plain data. */
export interface WorkerTask {
  readonly options: RunOptions;
  readonly cwd: string;
  readonly sources: readonly Source[];
  /** That of the queue by which the threads share the sources. */
  readonly memory: SharedArrayBuffer;
}

/** What the second thread has to say of a source. */
export interface WorkerAnswer {
  /** Which of the sources. */
  readonly number: number;
  /** Before any baseline; absent where the first thread has to look for itself. */
  readonly result?: FileResult;
  /** What was noticed since the last answer. */
  readonly notices: readonly string[];
}
