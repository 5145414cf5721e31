import { ownOf } from '../../../../data/objects.ts';
import { callable, isIndex, literal, opaque } from '../../value/make.ts';
import type { Literal, Origin, Tracker, Value } from '../../value/value.ts';
import { type Plain, type Primitive, plainFunction } from './plain-functions.ts';
import { searchedBy } from './regexp-search.ts';
import { longestReplaced, searchCost } from './replace.ts';

/** A property or method of a string, number or boolean; undefined if it has none of that name. */
export function primitiveMember({ value }: Literal, name: string, origin: Origin, caller: Tracker): Value | undefined {
  if (value === null || value === undefined) return opaque(`\`${name}\` of \`${value}\` throws`, origin);
  if (typeof value === 'string' && name === 'length') return literal(value.length, origin);
  if (typeof value === 'string' && isIndex(name)) return literal(value[Number(name)], origin);
  const method = methodOf(value, name);
  if (method !== undefined) {
    const plain = plainFunction(method, origin, caller);
    if (typeof value !== 'string' || method.takes !== 2) return plain;
    return callable(origin, (args, place) =>
      args[0]?.kind === 'regexp' || args[1]?.kind === 'function'
        ? searchedBy(value, name, place, args, caller)
        : plain.call(args, place),
    );
  }
  if (!(name in Object(value))) return undefined;
  return opaque(`\`${name}\` of a ${typeof value} needs the code to be run`, origin);
}

/** The methods that are evaluated, each with the number of arguments that it uses. */
const takes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  string: {
    at: 1,
    charAt: 1,
    charCodeAt: 1,
    codePointAt: 1,
    concat: Number.POSITIVE_INFINITY,
    endsWith: 2,
    includes: 2,
    indexOf: 2,
    lastIndexOf: 2,
    padEnd: 2,
    padStart: 2,
    repeat: 1,
    replace: 2,
    replaceAll: 2,
    slice: 2,
    split: 2,
    startsWith: 2,
    substr: 2,
    substring: 2,
    toLowerCase: 0,
    toString: 0,
    toUpperCase: 0,
    trim: 0,
    trimEnd: 0,
    trimStart: 0,
    valueOf: 0,
  },
  number: { toExponential: 1, toFixed: 1, toPrecision: 1, toString: 1, valueOf: 0 },
  boolean: { toString: 0, valueOf: 0 },
};

function methodOf(value: string | number | boolean, name: string): Plain | undefined {
  const looksAt = ownOf(ownOf(takes, typeof value), name);
  if (looksAt === undefined) return undefined;
  const method: Plain = { run: Reflect.get(Object(value), name), takes: looksAt, on: value };
  if (typeof value !== 'string') return method;
  const longest = ownOf(lengths, name);
  return {
    ...method,
    ...(searching.has(name) && { cost: ([part]) => searchCost(value, part) }),
    ...(longest && { longest: (args) => longest(value, args) }),
  };
}

/** Methods that search the string for their first argument. */
const searching: ReadonlySet<string> = new Set([
  'replace',
  'replaceAll',
  'split',
  'includes',
  'indexOf',
  'lastIndexOf',
]);

/** The maximum length of the result, for methods that make a string longer. */
const lengths: Readonly<Record<string, (on: string, args: readonly Primitive[]) => number>> = {
  concat: (on, args) => args.reduce<number>((sum, part) => sum + String(part).length, on.length),
  padEnd: (_, [length]) => Number(length),
  padStart: (_, [length]) => Number(length),
  repeat: (on, [times]) => on.length * Number(times),
  replace: (on, [from, to]) => longestReplaced(on, String(from), String(to), 'first'),
  replaceAll: (on, [from, to]) => longestReplaced(on, String(from), String(to), 'all'),
};
