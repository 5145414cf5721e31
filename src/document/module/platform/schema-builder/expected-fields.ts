import { opaque } from '../../value/make.ts';
import { misspelt } from '../../value/misspelt.ts';
import type { Caller, Origin, Value, ValueEntry } from '../../value/value.ts';
import { isSchema, nodeOf, type SchemaNode } from './schema.ts';
import { notAnObject, notASchema } from './unexpected.ts';

/** Reports a value that is passed to `z.object(…)` or `.extend(…)` in place of fields. */
export function expectFields(
  value: Value | undefined,
  { taker, at }: { readonly taker: 'z.object' | '.extend'; readonly at: Origin },
  caller: Caller,
): void {
  const schema = nodeOf(value);
  const isOther = value?.kind === 'array' || value?.kind === 'function' || value?.kind === 'literal';
  if (value !== undefined && schema === undefined && !isOther) return;
  const expected = 'Expected the fields of an object here';
  const message = schema ? `${expected}, but ${wholeSchema(schema, taker)}.` : `${expected}: \`${taker}({ … })\`.`;
  const mistake = value && misspelt(value, caller);
  // A schema may be correct where it is created; the mistake is to pass it here.
  const place = value === undefined || schema ? at : value.origin;
  caller.report({ id: 'value-unexpected', message, at: place, ...mistake, why: notAnObject });
}

/** Describes the schema that is passed in place of fields, and how to get its fields. */
function wholeSchema({ kind }: SchemaNode, taker: 'z.object' | '.extend'): string {
  if (kind !== 'object') return `this is a schema of kind \`${kind}\``;
  return taker === 'z.object'
    ? 'this is the schema of one already: leave out the `z.object()` around it'
    : 'this is the schema of one: write `.shape` after it, or `.merge(…)` instead';
}

/**
 * Reports fields that lack `...`, as in `z.object({ common })` where `common` is an object of schemas, and makes them
 * opaque. The mistake is at the use: other code may spread the same object.
 */
export const withoutLostSpreads = (fields: Fields, caller: Caller): Fields =>
  [...fields.values()].some(isLost) ? reportLost(fields, caller) : fields;

type Fields = ReadonlyMap<string, ValueEntry>;

const isLost = ({ isShorthand, value }: ValueEntry): boolean => isShorthand === true && isObjectOfSchemas(value);

function reportLost(fields: Fields, caller: Caller): Fields {
  const known = new Map(fields);
  for (const [name, entry] of fields) {
    if (!isLost(entry)) continue;
    const { key } = entry;
    const message = `Expected a schema such as \`z.string()\` here, but this is an object of schemas. Did you mean \`...${name}\`?`;
    caller.report({ id: 'value-unexpected', message, why: notASchema, at: key });
    known.set(name, { key, value: opaque(notASchema, key) });
  }
  return known;
}

function isObjectOfSchemas(value: Value): boolean {
  if (value.kind !== 'object' || value.rest !== undefined || value.entries.size === 0) return false;
  return [...value.entries.values()].every((entry) => isSchema(entry.value));
}
