import type { OptionTable, ValuesOf } from '../run/options/option-table.ts';
import type { globalOptions } from './global-options.ts';
import type { Io } from './io.ts';

export interface Invocation<O extends OptionTable = OptionTable> {
  readonly operands: readonly string[];
  readonly values: ValuesOf<O & typeof globalOptions>;
  readonly io: Io;
  /** Every command, for one that speaks of them; the first is the default. */
  readonly commands: readonly [Command, ...Command[]];
}

/** A command: all that parsing, help and did-you-mean need of it. Its code is only read when it is asked for. */
export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** What stands after its name. */
  readonly operands: string;
  /** How many of them, at least and at most. */
  readonly takes: readonly [number, number];
  readonly summary: string;
  /** In the order of the help. */
  readonly options: O;
  /** What its help says beyond usage and options, a paragraph each. */
  readonly details: readonly string[];
  /** Command lines worth knowing, with what they are good for. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  readonly load: () => Promise<{ readonly run: RunCommand<O> }>;
}

/** Does the work and returns the exit code. Throws a KnownError where it cannot. */
export type RunCommand<O extends OptionTable> = (invocation: Invocation<O>) => Promise<number>;

/** Types a command's run by its options, which parsing holds values against. */
export const defineCommand = <const O extends OptionTable>(command: Command<O>): Command =>
  // What is parsed by a table has the types that the table says: no other values reach the run.
  command as unknown as Command;
