import { unknownName } from '../../engine/config/validate.ts';
import { KnownError } from '../../engine/known-error.ts';

/** A reader of one of the named values; `kind` is what such a value is called. */
export const oneOf =
  <const Name extends string>(kind: string, names: readonly Name[]) =>
  (text: string): Name => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw unknownName(kind, text, names);
    return found;
  };

/** Reads a number of things: no sign, no fraction. */
export function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new KnownError({ message: `\`${text}\` is not a whole number of 0 or more.` });
}
