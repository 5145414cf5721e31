import { sep } from 'node:path';
import { unknownName } from '../../engine/config/unknown-name.ts';
import { KnownError } from '../../engine/known-error.ts';

/** An option: of the command line, or an input of the Action of the same name. */
export interface OptionSpec {
  readonly help: string;
  readonly short?: string;
  /** What its value is called in the help; without one it is a switch. */
  readonly value?: string;
  /** What it means without a value, where it may stand alone. */
  readonly alone?: string;
  /** Reads the value. Throws a KnownError for one that means nothing. */
  readonly read?: (text: string) => unknown;
  /** The values that there are, or what they begin with. */
  readonly names?: readonly string[];
  /** Whether it may be given more than once. */
  readonly many?: true;
  /** The help of `--no-NAME`, where there is one. */
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

/** What was given of a table's options, each read. */
export type ValuesOf<T extends OptionTable> = { readonly [Name in keyof T]?: Given<T[Name]> | Denied<T[Name]> };

/** A reader of one of the named values; `kind` is what such a value is called. */
export const oneOf =
  <const Name extends string>(kind: string, names: readonly Name[]) =>
  (text: unknown): Name => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw unknownName(kind, String(text), names);
    return found;
  };

/** Reads the name of a file, which does not end as that of a folder: the file would be another. */
export function fileName(text: string): string {
  if (!text.endsWith('/') && !text.endsWith(sep)) return text;
  throw new KnownError({ message: `\`${text}\` is the name of a folder.`, hint: 'Name a file in it.' });
}

/** Reads a number of things: no sign, no fraction. */
export function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new KnownError({ message: `\`${text}\` is not a whole number of 0 or more.` });
}
