import { literal, opaque, whyOf } from '../../value/make.ts';
import type { Literal, Origin, Tracker, Value } from '../../value/value.ts';
import { plainFunction } from './plain-functions.ts';

/** The maximum length of a string that is searched, and of a replacement: titles and names are not longer. */
const longest = 300;

/** The number of worst-case search steps that cost one step of the budget. */
const searchedInStep = 64;

/** Regular expressions that are not run: they may backtrack too much, or have state (back references, named groups, `y`). */
const unread = /^.{100}|\)[*+{]|[*+{].*[*+{]|(?:[|?][^|?]*){5}|\\[1-9]|\(\?<\w|\/\w*y/s;

/** `text.replace(…)`, `text.split(…)` and the like with a regular expression, or with a function. */
export function searchedBy(
  on: string,
  name: string,
  place: Origin,
  [from, to = literal(undefined, place)]: readonly Value[],
  caller: Tracker,
): Value {
  const isPattern = from?.kind === 'regexp' && !unread.test(`${from.source}/${from.flags}`);
  if (on.length > longest || !(isPattern || from?.kind === 'literal'))
    return opaque(whyOf(from ?? to, 'a regular expression needs the code to be run'), place);
  let doubt: Value | undefined;
  const replace = (...match: readonly Literal['value'][]): string => {
    const args = match.map((part) => literal(part, place));
    const replacement = to.kind === 'function' && doubt === undefined ? caller.call(to, args, place) : to;
    const text = replacement.kind === 'literal' ? String(replacement.value) : undefined;
    if (text === undefined || text.length > longest) doubt ??= replacement;
    return text ?? '';
  };
  const run = (text: never): unknown => {
    const wanted = from.kind === 'regexp' ? new RegExp(from.source, from.flags) : from.value;
    return Reflect.apply(Reflect.get(String.prototype, name), on, [wanted, to.kind === 'function' ? replace : text]);
  };
  const made = plainFunction(
    {
      run,
      takes: to.kind === 'function' ? 0 : 1,
      cost: () => Math.ceil(on.length ** 2 / searchedInStep),
      longest: ([text]) => String(text).length * on.length ** 2,
    },
    place,
    caller,
  ).call([to], place);
  return doubt === undefined ? made : opaque(whyOf(doubt, 'the replacement is not known'), place);
}
