import { once } from '../../../../data/once.ts';
import { opaque, whyOf } from '../../value/make.ts';
import { mapValues } from '../../value/own.ts';
import type { Value } from '../../value/value.ts';
import { asValue, build, mapParts, rebuilding } from './build.ts';
import { noParts, withRest } from './fields.ts';
import { inherited } from './metadata.ts';
import { isSchema, isTransparent, partOf, partsOf, type SchemaNode } from './schema.ts';
import { expectSchema, notASchema } from './unexpected.ts';

/** Returns the schema of a property without `.optional()` and the like, which `required` expresses. */
export function mandatory(value: Value): Value {
  if (!isSchema(value)) return value;
  const node = value.schema;
  if (node.kind === 'optional') return mandatory(partOf(node, 'inner'));
  if (node.kind === 'undefined') return impossible(node);
  if (node.kind === 'union') return mandatoryUnion(node, value);
  if (node.kind === 'promise' || !isTransparent(node)) return value;
  return asValue({ ...node, parts: rebuilding(node, () => mapParts(node, mandatory)) }, value.origin);
}

const impossible = (node: SchemaNode): Value =>
  build(node.host, { kind: 'never' }, noParts, node.origin, inherited(node.metadata, node.host));

function mandatoryUnion(node: SchemaNode, { origin }: Value): Value {
  const { entries, rest } = partsOf(node);
  const options = [...entries].filter(([, { value }]) => isSchema(value) && value.schema.kind !== 'undefined');
  // An unknown option may be `z.undefined()`, which is removed.
  const unknown = [...entries.values()].find(({ value }) => !isSchema(value))?.value;
  if (unknown !== undefined) expectSchema(unknown, node.host);
  const why = rest ?? (unknown && whyOf(unknown, notASchema));
  const [first, second] = options;
  if (second !== undefined) {
    const parts = once(() => withRest(mapValues(new Map(options), mandatory), why));
    return asValue({ ...node, parts }, origin);
  }
  if (why !== undefined) return opaque(why, origin);
  return first === undefined ? impossible(node) : mandatory(first[1].value);
}
