import type { ParsedFiles } from '../document/module/syntax/parsed-files.ts';
import type { Source } from '../host/files/find/discover.ts';
import type { Rule } from '../rule/rule.ts';

/** The environment that a face provides: a process, a step of a workflow, a program that uses the library. */
export interface RunEnvironment {
  /** An absolute path. Targets and the file names in results are relative to it. */
  readonly cwd: string;
  /** Why no code of the project may be executed; absent if it may. */
  readonly noCode?: string;
  /** Environment variables about the hub: its URL, the token, the cache folder. Absent: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Reads all of standard input. */
  readonly stdin?: () => Promise<Buffer>;
  /** The name of standard input, whose extension determines the syntax. */
  readonly stdinFilename?: string;
  /** Receives messages about what the run cannot do, each once. */
  readonly notice?: (text: string) => void;
  /** Receives each error that prevents the check of a manifest, and the others are checked; without it, the error is thrown. */
  readonly onError?: (error: unknown) => void;
  /** A cache of parsed modules, for callers that read the same manifests repeatedly. */
  readonly parsed?: ParsedFiles;
  /** Whether the disk does not change during the run, so that look-ups may be cached. */
  readonly isDiskUnchanged?: boolean;
  /** Whether nothing but hublint runs in this process, so that it may block the event loop for seconds. */
  readonly mayBlock?: boolean;
  /** Whether versions are never compared: then comparison rules are loaded only where a configuration may name them. */
  readonly neverCompares?: boolean;
  /** The entry file of the worker thread that helps with many manifests; absent if there is to be one thread. */
  readonly workerFile?: string | undefined;
  /** Receives the progress of the work. */
  readonly progress?: ProgressListener;
  /** Measures the time of the work, if requested. */
  readonly watch?: Watch;
}

/** Receives the progress of a run over manifests. */
export interface ProgressListener {
  /** The search for manifests begins. */
  readonly look: () => void;
  /** The search has ended, with these manifests. */
  readonly begin: (found: readonly Pick<Source, 'kind'>[]) => void;
  /** The next manifest begins; those before it are done. */
  readonly next: (file: string) => void;
}

/** `facts`: gathering what rules need to know beyond the manifest. */
export type Phase =
  | 'configuration'
  | 'finding'
  | 'reading'
  | 'facts'
  | 'checking'
  | 'fixing'
  | 'baseline'
  | 'reporting';

/** Wraps parts of the work to measure them; the engine itself has no clock. */
export interface Watch {
  /** The time of a nested phase does not count for the outer one. */
  readonly phase: <T>(name: Phase, work: () => Promise<T>) => Promise<T>;
  /** Returns the rule with its time measured. */
  readonly rule: (rule: Rule) => Rule;
}

export const unwatched: Watch = { phase: (_, work) => work(), rule: (rule) => rule };
