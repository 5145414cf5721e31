import type { Sink } from '../host/direct-output.ts';
import type { Source } from '../host/files/find/discover.ts';

/** Where results, or what is said about the work, go. */
export type Output = Sink;

/** What the command line touches of the process, handed in so that a test can be one. */
export interface Io {
  /** Results only. */
  readonly stdout: Output;
  /** Progress, notices, errors. */
  readonly stderr: Output;
  /** Reads standard input whole. */
  readonly stdin: () => Promise<Buffer>;
  /** Hears keys as they are pressed, until what it returns is called; absent where nobody sits at a keyboard. */
  readonly keyboard?: ((pressed: (key: string) => void) => () => void) | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Is told which manifests are going to be checked, as soon as they are found. */
  readonly expect?: (manifests: readonly Pick<Source, 'kind'>[]) => void;
  /** What a worker thread is started with: a file that calls `runWorker`. */
  readonly workerFile?: string | undefined;
}
