import type { Sink } from '../host/direct-output.ts';
import type { Source } from '../host/files/find/discover.ts';

/** Where results, or messages about the work, are written. */
export type Output = Sink;

/** The parts of the process that the command line uses, passed in so that a test can replace them. */
export interface Io {
  /** Results only. */
  readonly stdout: Output;
  /** Progress, notices, errors. */
  readonly stderr: Output;
  /** Reads all of standard input. */
  readonly stdin: () => Promise<Buffer>;
  /** Calls back for each key pressed, until the returned function is called; absent if there is no keyboard. */
  readonly keyboard?: ((pressed: (key: string) => void) => () => void) | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the manifests that are going to be checked, as soon as they are found. */
  readonly expect?: (manifests: readonly Pick<Source, 'kind'>[]) => void;
  /** The file that a worker thread is started with: it calls `runWorker`. */
  readonly workerFile?: string | undefined;
}
