import { opaque, whyOf } from '../../value/make.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Origin, Value } from '../../value/value.ts';
import { build } from './build.ts';
import { noParts, overlay, roles } from './fields.ts';
import { nodeOf, partOf, partsOf, type SchemaNode } from './schema.ts';
import { notASchema } from './unexpected.ts';

/** Merges an integration's schema with that of an interface. Neither schema's own metadata is kept. */
export function mergeObjects(first: Value, second: Value, origin: Origin): Value {
  const [a, b] = [nodeOf(first), nodeOf(second)];
  if (a === undefined || b === undefined) {
    return opaque(whyOf(a === undefined ? first : second, notASchema), origin);
  }
  if (a.kind === 'object' && b.kind === 'object') {
    return build(a.host, { kind: 'object', unknownKeys: 'strip' }, overlay(partsOf(a), partsOf(b)), origin);
  }
  if (a.kind !== 'record' || b.kind !== 'record') return unlike(first.origin, b, origin);
  const [left, right] = [partOf(a, 'value'), partOf(b, 'value')];
  const value = build(a.host, { kind: 'intersection' }, roles({ left, right }), origin);
  const key = build(a.host, { kind: 'string', checks: [] }, noParts, origin);
  return build(a.host, { kind: 'record' }, roles({ key, value }), origin);
}

const expected: Partial<Record<SchemaNode['kind'], string>> = { object: '`z.object({ … })`', record: '`z.record(…)`' };

/** Reports an integration's schema whose kind differs from the interface's: merging them throws. */
function unlike(at: Origin, { kind, host }: SchemaNode, origin: Origin): Value {
  const why = 'the SDK does not merge these schemas';
  const wanted = expected[kind];
  const message = wanted
    ? `Expected ${wanted} here, as in the interface, whose schema the SDK merges with this one.`
    : 'The SDK merges this with the schema of the interface, which is neither an object nor a record.';
  return reportMistake({ id: 'value-unexpected', message, why, at }, host, origin);
}
