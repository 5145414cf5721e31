import { literal, structure, truthOf } from '../../value/make.ts';
import { surelyMisspelt } from '../../value/misspelt.ts';
import type { Value } from '../../value/value.ts';
import { fieldsOf } from './fields.ts';
import { partsOf, type SchemaNode } from './schema.ts';
import { notAnObject } from './unexpected.ts';

/**
 * Takes note of a list of names in place of a mask, or of one alone: the SDK looks for fields that are called as the places
 * of its items or letters. Returns whether it is none of these.
 */
function expectMask(mask: Value, { host }: SchemaNode): boolean {
  const first = mask.kind === 'array' ? mask.items[0] : mask;
  if (first?.kind !== 'literal' || typeof first.value !== 'string') return true;
  const found = mask.kind === 'array' ? 'a list' : 'a string';
  const message = `Expected the names of fields as those of an object here, such as \`{ ${first.value}: true }\`, but this is ${found}.`;
  host.note({ id: 'value-unexpected', message, why: notAnObject, at: mask.origin });
  return false;
}

/** Takes note of names in a mask (`{ id: true }`) that are nearly those of fields: the SDK passes over what no field is called. */
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
    if (mistake !== undefined) node.host.note(mistake);
  }
}
