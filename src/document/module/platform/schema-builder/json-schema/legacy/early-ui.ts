import { list, stringOf, structure } from '../../../../value/make.ts';
import type { Structure, Value, ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/facts-by-version.ts';
import { uiKey } from '../../metadata.ts';
import { nodeOf, partOf, partsOf, type SchemaHost } from '../../schema.ts';

/**
 * A JSON Schema with `x-zui` where the first versions of the SDK's builder put it: they went from objects to properties
 * and from arrays to items, and no further than where a wrapper, a union or the like stood in between. Zod, before them,
 * knew none. What says something stays.
 */
export const withEarlyUi = (json: Value, schema: Value, host: SchemaHost): Value =>
  walked(json, holds('own-builder', host.sdk) ? schema : undefined);

/** `schema`: what the JSON Schema was made of, where the builder got so far. */
function walked(json: Value, schema: Value | undefined): Value {
  if (json.kind === 'array') {
    const items = json.items.map((item) => walked(item, undefined));
    return list(items, json.origin, json.rest);
  }
  if (json.kind !== 'object') return json;
  const entries = new Map<string, ValueEntry>();
  for (const [keyword, { key, value }] of json.entries) {
    if (keyword === uiKey && schema === undefined && isEmpty(value)) continue;
    entries.set(keyword, { key, value: inside(keyword, value, schema, json) });
  }
  return structure(entries, json.origin, json.rest);
}

const isEmpty = (value: Value): boolean =>
  value.kind === 'object' && value.entries.size === 0 && value.rest === undefined;

/** Keywords that hold schemas, beside `properties` and `items`. */
const others: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'not', 'additionalProperties', 'additionalItems']);

function inside(keyword: string, value: Value, schema: Value | undefined, owner: Structure): Value {
  const node = nodeOf(schema);
  const type = stringOf(owner.entries.get('type')?.value);
  if (keyword === 'properties' && value.kind === 'object') {
    const shape = node?.kind === 'object' && type === 'object' ? partsOf(node).entries : undefined;
    const properties = [...value.entries].map(([name, entry]): [string, ValueEntry] => [
      name,
      { key: entry.key, value: walked(entry.value, shape?.get(name)?.value) },
    ]);
    return structure(new Map(properties), value.origin, value.rest);
  }
  if (keyword === 'items') return walked(value, node?.kind === 'array' ? partOf(node, 'element') : undefined);
  return others.has(keyword) ? walked(value, undefined) : value;
}
