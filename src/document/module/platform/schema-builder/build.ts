import { once } from '../../../../data/once.ts';
import { bounds } from '../../../bounds.ts';
import { tooManySteps } from '../../value/cost.ts';
import { opaque } from '../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../value/value.ts';
import { type NamedValues, withRest } from './fields.ts';
import {
  isSchema,
  type Metadata,
  nodeOf,
  partsOf,
  type SchemaHost,
  type SchemaNode,
  type SchemaParts,
  type SchemaValue,
  type Variant,
} from './schema.ts';

/** Wraps a schema as the value of the expression at `origin`. */
export function asValue(schema: SchemaNode, origin: Origin): SchemaValue {
  const member = (name: string, place: Origin) => schema.host.member(value, name, place);
  const value: SchemaValue = { kind: 'exotic', schema, member, origin };
  return value;
}

/** Returns the same value with another origin. */
export const moved = (value: Value, origin: Origin): Value =>
  isSchema(value) ? asValue(value.schema, origin) : { ...value, origin };

/** The cost of creating a schema, in evaluation steps. */
const steps = 10;

export function build(
  host: SchemaHost,
  variant: Variant,
  parts: NamedValues,
  origin: Origin,
  metadata: Metadata = {},
): Value {
  if (!host.spend(steps)) return opaque(tooManySteps, origin);
  let depth = 1;
  for (const { value } of parts.entries.values()) {
    const node = nodeOf(value);
    if (node !== undefined) depth = Math.max(depth, node.depth + 1);
  }
  if (depth > bounds.depth) return opaque(`schemas nest more than ${bounds.depth} levels deep`, origin);
  // Spread last: adding a property after a spread costs ten times as much, here and whenever the schema is copied.
  return asValue({ host, origin, parts: () => parts, depth, metadata, ...variant }, origin);
}

export function mapParts(node: SchemaNode, change: (part: Value) => Value): NamedValues {
  const { entries, rest } = partsOf(node);
  const changed = new Map<string, ValueEntry>();
  for (const [name, { key, value }] of entries) {
    // The platform copies by assignment, which loses `__proto__`.
    if (name !== '__proto__') changed.set(name, { key, value: change(value) });
  }
  return withRest(changed, rest);
}

/** Returns a deep copy, created lazily. */
export function clone(node: SchemaNode): SchemaNode {
  const source = node.parts.copyOf ?? node;
  const parts: SchemaParts = rebuilding(node, () => {
    parts.copyOf = undefined;
    return mapParts(source, cloneValue);
  });
  parts.copyOf = source;
  return { ...node, parts };
}

const cloneValue = (value: Value): Value => (isSchema(value) ? asValue(clone(value.schema), value.origin) : value);

/** Computes parts once, when they are first read; those of `z.lazy` at each read. */
export const rebuilding = ({ kind }: SchemaNode, make: () => NamedValues): (() => NamedValues) =>
  kind === 'lazy' ? make : once(make);
