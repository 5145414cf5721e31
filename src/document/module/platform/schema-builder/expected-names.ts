import { literal, structure, truthOf } from '../../value/make.ts';
import { surelyMisspelt } from '../../value/misspelt.ts';
import type { Value } from '../../value/value.ts';
import { fieldsOf } from './fields.ts';
import { partsOf, type SchemaNode } from './schema.ts';
import { notAnObject } from './unexpected.ts';

/**
 * Reports a list of names, or a single name, in place of a mask: the SDK would look for fields named after the indices of its
 * items or characters. Returns true if the mask is neither.
 */
function expectMask(mask: Value, { host }: SchemaNode): boolean {
  const first = mask.kind === 'array' ? mask.items[0] : mask;
  if (first?.kind !== 'literal' || typeof first.value !== 'string') return true;
  const found = mask.kind === 'array' ? 'a list' : 'a string';
  const message = `Expected the names of fields as those of an object here, such as \`{ ${first.value}: true }\`, but this is ${found}.`;
  host.report({ id: 'value-unexpected', message, why: notAnObject, at: mask.origin });
  return false;
}

/** Reports names in a mask (`{ id: true }`) that are similar to those of fields: the SDK ignores names without a field. */
export function expectNamed(mask: Value, node: SchemaNode): void {
  if (!expectMask(mask, node)) return;
  const asked = fieldsOf(mask).entries;
  const { entries, rest } = partsOf(node);
  const others = [...entries].filter(([name]) => !asked.has(name));
  if (rest !== undefined || others.length === 0) return;
  const owner = structure(new Map(others), mask.origin);
  for (const [name, { key, value }] of asked) {
    if (entries.has(name) || truthOf(value) !== true) continue;
    const mistake = surelyMisspelt({ ...literal(undefined, key), asked: { owner, name } }, node.host);
    if (mistake !== undefined) node.host.report(mistake);
  }
}
