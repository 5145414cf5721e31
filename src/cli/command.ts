import type { OptionTable, ValuesOf } from '../run/options/option-table.ts';
import type { globalOptions } from './global-options.ts';
import type { Io } from './io.ts';

export interface Invocation<O extends OptionTable = OptionTable> {
  readonly operands: readonly string[];
  readonly values: ValuesOf<O & typeof globalOptions>;
  readonly io: Io;
  /** Every command, for a command that lists them; the first is the default. */
  readonly commands: readonly [Command, ...Command[]];
}

/** A command: all that parsing, help and did-you-mean need. Its code is loaded only when the command runs. */
export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** The operands after its name, as the usage line shows them. */
  readonly operands: string;
  /** The minimum and maximum number of operands. */
  readonly takes: readonly [number, number];
  readonly summary: string;
  /** In the order in which help lists them. */
  readonly options: O;
  /** Paragraphs that help shows after usage and options. */
  readonly details: readonly string[];
  /** Example command lines with their purpose. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  readonly load: () => Promise<{ readonly run: RunCommand<O> }>;
}

/** Runs the command and returns the exit code. Throws a KnownError if it cannot. */
export type RunCommand<O extends OptionTable> = (invocation: Invocation<O>) => Promise<number>;

/** Types the `run` of a command by its options, against which parsing checks the values. */
export const defineCommand = <const O extends OptionTable>(command: Command<O>): Command =>
  // Values parsed with a table have the types that the table declares; `run` gets no others.
  command as unknown as Command;
