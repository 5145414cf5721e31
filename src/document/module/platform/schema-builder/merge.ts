import { opaque, whyOf } from '../../value/make.ts';
import type { Origin, Value } from '../../value/value.ts';
import { build } from './build.ts';
import { noParts, overlay, roles } from './fields.ts';
import { nodeOf, partOf, partsOf } from './schema.ts';
import { notASchema } from './unexpected.ts';

/** One schema of what an integration and an interface say of the same thing. Neither's own metadata is kept. */
export function mergeObjects(first: Value, second: Value, origin: Origin): Value {
  const [a, b] = [nodeOf(first), nodeOf(second)];
  if (a === undefined || b === undefined) {
    return opaque(whyOf(a === undefined ? first : second, notASchema), origin);
  }
  if (a.kind === 'object' && b.kind === 'object') {
    return build(a.host, { kind: 'object', unknownKeys: 'strip' }, overlay(partsOf(a), partsOf(b)), origin);
  }
  if (a.kind !== 'record' || b.kind !== 'record') return opaque('the platform does not merge these schemas', origin);
  const [left, right] = [partOf(a, 'value'), partOf(b, 'value')];
  const value = build(a.host, { kind: 'intersection' }, roles({ left, right }), origin);
  const key = build(a.host, { kind: 'string', checks: [] }, noParts, origin);
  return build(a.host, { kind: 'record' }, roles({ key, value }), origin);
}
