import { sep } from 'node:path';
import { unknownName } from '../../engine/config/unknown-name.ts';
import { KnownError } from '../../engine/known-error.ts';

/** An option of the command line, or the Action input of the same name. */
export interface OptionSpec {
  readonly help: string;
  readonly short?: string;
  /** The placeholder for its value in the help; without one, the option is a flag. */
  readonly value?: string;
  /** The value that it has when given without one, if that is allowed. */
  readonly alone?: string;
  /** Parses the value. Throws a KnownError if it is invalid. */
  readonly read?: (text: string) => unknown;
  /** The allowed values, or their prefixes. */
  readonly names?: readonly string[];
  /** Whether it may be repeated. */
  readonly many?: true;
  /** The help of `--no-NAME`, if that exists. */
  readonly negation?: string;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

type Read<O> = O extends { readonly read: (text: string) => infer T }
  ? T
  : O extends { readonly value: string }
    ? string
    : true;
type Given<O> = O extends { readonly many: true } ? readonly Read<O>[] : Read<O>;
type Denied<O> = O extends { readonly negation: string } ? false : never;

/** The parsed values of a table's options. */
export type ValuesOf<T extends OptionTable> = { readonly [Name in keyof T]?: Given<T[Name]> | Denied<T[Name]> };

/** Returns a parser for one of the given values; `kind` names such a value in messages. */
export const oneOf =
  <const Name extends string>(kind: string, names: readonly Name[]) =>
  (text: unknown): Name => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw unknownName(kind, String(text), names);
    return found;
  };

/** Parses a file name. A trailing slash is refused, as the file would be a different one. */
export function fileName(text: string): string {
  if (!text.endsWith('/') && !text.endsWith(sep)) return text;
  throw new KnownError({ message: `\`${text}\` is the name of a folder.`, hint: 'Name a file in it.' });
}

/** Parses a non-negative integer, without sign or fraction. */
export function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new KnownError({ message: `\`${text}\` is not a whole number of 0 or more.` });
}
