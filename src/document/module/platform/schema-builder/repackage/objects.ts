import { opaque, stringOf, whyOf } from '../../../value/make.ts';
import type { Structure, Value, ValueEntry } from '../../../value/value.ts';
import { build } from '../build.ts';
import { causeIn } from '../cause.ts';
import { noParts, roles, withRest } from '../fields.ts';
import type { InnerSchemaReader } from './inside.ts';
import { valueAt } from './keywords.ts';

/** Keywords that, together with `properties`, the platform reads but cannot write again. */
const unsupportedKeywords = ['patternProperties', 'anyOf', 'oneOf', 'allOf'];

export function readObject(schema: Structure, inside: InnerSchemaReader): Value {
  const { origin } = schema;
  const unsupported = unsupportedKeywords.find((keyword) => valueAt(schema, keyword) !== undefined);
  if (unsupported !== undefined)
    return opaque(`the platform does not carry \`${unsupported}\` of objects over`, origin);
  const properties = valueAt(schema, 'properties');
  if (properties === undefined) return readRecord(schema, inside);
  if (properties.kind !== 'object') return opaque(whyOf(properties, 'these properties are not an object'), origin);
  const shape = new Map<string, ValueEntry>();
  for (const [name, entry] of properties.entries) shape.set(name, propertyOf(name, entry, schema, inside));
  const additional = valueAt(schema, 'additionalProperties');
  const unknownKeys = additional === undefined ? 'strip' : inside.readBare(additional);
  return build(inside.host, { kind: 'object', unknownKeys }, withRest(shape, properties.rest), origin);
}

function readRecord(schema: Structure, { host, readWhole }: InnerSchemaReader): Value {
  const { origin } = schema;
  const additional = valueAt(schema, 'additionalProperties');
  const value = additional ? readWhole(additional) : build(host, { kind: 'any' }, noParts, origin);
  const key = build(host, { kind: 'string', checks: [] }, noParts, origin);
  return build(host, { kind: 'record' }, roles({ key, value }), origin);
}

/** A property that is neither required nor has a default of its own is optional. */
function propertyOf(
  name: string,
  { key, value }: ValueEntry,
  schema: Structure,
  { host, readWhole }: InnerSchemaReader,
): ValueEntry {
  if (value.kind === 'opaque') return { key, value };
  const isFilled = value.kind === 'object' && valueAt(value, 'default') !== undefined;
  const required = isFilled || isRequired(name, schema);
  if (required === undefined) {
    const why = causeIn(valueAt(schema, 'required'), valueAt(schema, 'default'));
    return { key, value: opaque(why ?? 'whether this property is required is not known', value.origin) };
  }
  if (required) return { key, value: readWhole(value) };
  return {
    key,
    value: build(host, { kind: 'optional' }, roles({ inner: readWhole(value, { wrapped: true }) }), value.origin),
  };
}

function isRequired(name: string, schema: Structure): boolean | undefined {
  const required = valueAt(schema, 'required');
  const fallback = valueAt(schema, 'default');
  // The platform uses `in`, which also finds inherited names.
  if (fallback?.kind === 'object' && (fallback.entries.has(name) || name in Object.prototype)) return true;
  if (fallback?.kind === 'array') return undefined;
  const otherwise = mayHaveMore(fallback) ? undefined : false;
  if (required === undefined) return otherwise;
  if (required.kind !== 'array') return undefined;
  if (required.items.some((item) => stringOf(item) === name)) return true;
  return required.rest === undefined && required.items.every((item) => item.kind === 'literal') ? otherwise : undefined;
}

/** True if it may have unknown names. */
const mayHaveMore = (value: Value | undefined): boolean =>
  value?.kind === 'opaque' || (value?.kind === 'object' && value.rest !== undefined);
