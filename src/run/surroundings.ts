import type { ParsedFiles } from '../document/module/syntax/parsed-files.ts';
import type { Source } from '../host/files/find/discover.ts';
import type { Rule } from '../rule/rule.ts';

/** What a face has at hand: a process, a step of a workflow, a program that uses the library. */
export interface Surroundings {
  /** Absolute. Targets are relative to it, and results name files from it. */
  readonly cwd: string;
  /** Why nothing of the project is run; absent where it may be. */
  readonly noCode?: string;
  /** What the environment says of the hub: its address, the token, where answers are kept. Absent: nothing. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Reads standard input whole. */
  readonly stdin?: () => Promise<Buffer>;
  /** What standard input is called; its extension tells the syntax. */
  readonly stdinFilename?: string;
  /** Says, once, what the run cannot do. */
  readonly notice?: (text: string) => void;
  /**
   * Takes what keeps one manifest from being checked, as often as that happens, and the others are checked; without it
   * that is thrown.
   */
  readonly trouble?: (error: unknown) => void;
  /** Keeps what modules say, where the same manifests are read again and again. */
  readonly parsed?: ParsedFiles;
  /** Whether nothing changes on disk while the run lasts: what was seen there need not be looked at again. */
  readonly isStill?: boolean;
  /** Whether nobody but hublint works in this process: it may compute for seconds without looking up. */
  readonly mayBlock?: boolean;
  /** Whether versions are not compared: the rules for that are there only where a configuration may name them. */
  readonly comparesNothing?: boolean;
  /** What a worker thread that helps with many manifests is started with; absent where one thread does everything. */
  readonly workerFile?: string | undefined;
  /** Is told how far the work is. */
  readonly progress?: ProgressListener;
  /** Times the work, where someone asks how long it takes. */
  readonly watch?: Watch;
}

/** Is told how far the work over manifests is. */
export interface ProgressListener {
  /** They are being looked for. */
  readonly look: () => void;
  /** All that there are. */
  readonly begin: (found: readonly Pick<Source, 'kind'>[]) => void;
  /** Which comes next; those before it are done. */
  readonly next: (file: string) => void;
}

/** `facts`: what rules need to know beyond the manifest is found out. */
export type Phase =
  | 'configuration'
  | 'finding'
  | 'reading'
  | 'facts'
  | 'checking'
  | 'fixing'
  | 'baseline'
  | 'reporting';

/** Stands around parts of the work; the engine itself has no clock. */
export interface Watch {
  /** One inside another is no part of that other. */
  readonly phase: <T>(name: Phase, work: () => Promise<T>) => Promise<T>;
  /** The rule, timed. */
  readonly rule: (rule: Rule) => Rule;
}

export const unwatched: Watch = { phase: (_, work) => work(), rule: (rule) => rule };
