import { stringOf, structure, truthOf } from '../../../value/make.ts';
import { mapValues } from '../../../value/own.ts';
import type { Value } from '../../../value/value.ts';
import { fieldsOf } from '../fields.ts';

const keywords = ['title', 'examples'];

/** Copies the display hints for properties from `ui`, next to `schema`, into their schemas, like the CLI. */
export function withUi(schema: Value, ui: Value | undefined): Value {
  if (ui === undefined || schema.kind !== 'object' || stringOf(schema.entries.get('type')?.value) !== 'object')
    return schema;
  const properties = schema.entries.get('properties');
  if (properties?.value.kind !== 'object') return schema;
  const ownUi = fieldsOf(ui);
  const { entries, origin, rest } = properties.value;
  const titled = mapValues(entries, (value, name) => extended(value, ownUi.entries.get(name)?.value, ownUi.rest));
  const entry = { key: properties.key, value: structure(titled, origin, rest) };
  return structure(new Map(schema.entries).set('properties', entry), schema.origin, schema.rest);
}

function extended(property: Value, said: Value | undefined, unsaid: string | undefined): Value {
  if (property.kind !== 'object') return property;
  const { entries, rest } = fieldsOf(said);
  const open = said === undefined ? unsaid : rest;
  const all = new Map(property.entries);
  for (const keyword of keywords) {
    const entry = entries.get(keyword);
    if (entry !== undefined && truthOf(entry.value) !== false) all.set(keyword, entry);
  }
  return structure(all, property.origin, open ?? property.rest);
}
