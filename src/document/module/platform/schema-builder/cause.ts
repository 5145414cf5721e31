import type { Value } from '../../value/value.ts';
import { nodeOf, partsOf } from './schema.ts';

/** The maximum number of values searched: schemas may be nested recursively. */
const maximumValues = 1000;

/** Returns the first reason why part of a value, or of a schema in it, is unknown; undefined if everything is known. */
export function causeIn(...values: readonly (Value | undefined)[]): string | undefined {
  const open = values.filter((value) => value !== undefined).toReversed();
  let left = maximumValues;
  for (let value = open.pop(); value !== undefined && left > 0; value = open.pop()) {
    left -= 1;
    if (value.kind === 'opaque') return value.why;
    const { rest, parts } = insideOf(value);
    if (rest !== undefined) return rest;
    // More of them would exceed the limit anyway.
    for (const part of parts.slice(0, left).toReversed()) open.push(part);
  }
  return undefined;
}

interface Inside {
  readonly parts: readonly Value[];
  readonly rest?: string | undefined;
}

function insideOf(value: Value): Inside {
  if (value.kind === 'array') return { parts: value.items, rest: value.rest };
  if (value.kind === 'object') return { parts: valuesOf(value.entries), rest: value.rest };
  const node = nodeOf(value);
  if (node === undefined) return { parts: [] };
  const { entries, rest } = partsOf(node);
  const given = 'given' in node ? [node.given] : [];
  const coerce = 'coerce' in node && node.coerce !== undefined ? [node.coerce] : [];
  const checks = 'checks' in node ? node.checks.flatMap(({ args }) => args) : [];
  return { parts: [...valuesOf(entries), ...given, ...coerce, ...checks], rest };
}

const valuesOf = (entries: ReadonlyMap<string, { readonly value: Value }>): readonly Value[] =>
  [...entries.values()].map(({ value }) => value);
