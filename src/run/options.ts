import type { Form } from '../../schemas/integration.ts';
import type { Setting } from '../engine/config/layers.ts';
import type { Rule } from '../rule/rule.ts';

/** What a run is asked for, in the words of the command line. What is absent has its default. */
export interface RunOptions {
  /** A configuration file, instead of those that are found; false: none. */
  readonly config?: string | false;
  /** A preset to start from, instead of what the configuration extends. */
  readonly preset?: string;
  /** Settings by rule, which win over all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** What manifests are checked as, instead of what they look like. */
  readonly as?: Form;
  /** False: comments silence nothing. */
  readonly inline?: boolean;
  /** The file of inherited findings, instead of the configuration's; false: none is read, to write one. */
  readonly baseline?: string | false;
  /** Only manifests with a file that differs from this git revision. */
  readonly since?: string;
  /** Definition modules are run, in a process of their own, instead of read. */
  readonly load?: boolean;
}

/** What a face has at hand: a process, a step of a workflow, a program that uses the library. */
export interface Surroundings {
  /** Absolute. Targets are relative to it, and results name files from it. */
  readonly cwd: string;
  /** Why nothing of the project is run; absent where it may be. */
  readonly noCode?: string;
  /** Reads standard input whole. */
  readonly stdin?: () => Promise<Buffer>;
  /** What standard input is called; its extension tells the syntax. */
  readonly stdinFilename?: string;
  /** Says, once, what the run cannot do. */
  readonly notice?: (text: string) => void;
  /** Times the work, where someone asks how long it takes. */
  readonly watch?: Watch;
}

/** Stands around parts of the work; the engine itself has no clock. */
export interface Watch {
  readonly phase: <T>(name: 'configuration' | 'reading' | 'checking', work: () => Promise<T>) => Promise<T>;
  /** The rule, timed. */
  readonly rule: (rule: Rule) => Rule;
}

export const unwatched: Watch = { phase: (_, work) => work(), rule: (rule) => rule };
