import type { Io } from './io.ts';
import type { Values } from './options/table.ts';

export interface Invocation {
  readonly operands: readonly string[];
  readonly values: Values;
  readonly io: Io;
}

/** What a command's file exports. */
export interface Command {
  /** Does the work and returns the exit code. Throws a KnownError where it cannot. */
  readonly run: (invocation: Invocation) => Promise<number>;
  /** What its help says beyond usage and options, a paragraph each. */
  readonly details: readonly string[];
  /** Command lines worth knowing, with what they are good for. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
}
