import { literal, structure, truthOf } from '../../value/make.ts';
import { surelyMisspelt } from '../../value/misspelt.ts';
import type { Value } from '../../value/value.ts';
import { fieldsOf } from './fields.ts';
import { partsOf, type SchemaNode } from './schema.ts';

/** Takes note of names in a mask (`{ id: true }`) that are nearly those of fields: the SDK passes over what no field is called. */
export function expectNamed(mask: Value, node: SchemaNode): void {
  const asked = fieldsOf(mask).entries;
  const { entries, rest } = partsOf(node);
  const others = [...entries].filter(([name]) => !asked.has(name));
  if (rest !== undefined || others.length === 0) return;
  const owner = structure(new Map(others), mask.origin);
  for (const [name, { key, value }] of asked) {
    if (entries.has(name) || truthOf(value) !== true) continue;
    const mistake = surelyMisspelt({ ...literal(undefined, key), asked: { owner, name } }, node.host);
    if (mistake !== undefined) node.host.note(mistake);
  }
}
