import { list, stringOf, structure } from '../../../../value/make.ts';
import { mapValues } from '../../../../value/own.ts';
import type { Structure, Value, ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import { earlyUiOf, uiKey } from '../../metadata.ts';
import { nodeOf, partOf, partsOf, type SchemaHost, type SchemaNode } from '../../schema.ts';

/**
 * Returns a JSON Schema with `x-zui` in the positions where the first versions of the SDK's builder put it: they descended from
 * objects to properties and from arrays to items, but not into a wrapper, a union or the like. There, `x-zui` is that of the
 * schema inside all wrappers; in other positions, only a non-empty one stays. Zod, used before that builder, had no `x-zui`.
 */
export const withEarlyUi = (json: Value, schema: Value, host: SchemaHost): Value =>
  walked(json, holds('own-builder', host.sdk) ? schema : undefined);

/** `schema`: the schema that was converted, if the builder descended to it. */
function walked(json: Value, schema: Value | undefined): Value {
  if (json.kind === 'array') {
    const items = json.items.map((item) => walked(item, undefined));
    return list(items, json.origin, json.rest);
  }
  if (json.kind !== 'object') return json;
  const node = nodeOf(schema);
  const ui = node && earlyUiOf(node);
  const entries = new Map<string, ValueEntry>();
  for (const [keyword, { key, value }] of json.entries) {
    if (keyword === uiKey && (ui !== undefined || (schema === undefined && isEmpty(value)))) continue;
    entries.set(keyword, { key, value: inside(keyword, value, node, json) });
  }
  if (node && ui) entries.set(uiKey, { key: node.origin, value: structure(ui.entries, json.origin, ui.rest) });
  return structure(entries, json.origin, json.rest);
}

const isEmpty = (value: Value): boolean =>
  value.kind === 'object' && value.entries.size === 0 && value.rest === undefined;

/** Keywords with subschemas, besides `properties` and `items`. */
const searchedKeywords: ReadonlySet<string> = new Set([
  'anyOf',
  'allOf',
  'not',
  'additionalProperties',
  'additionalItems',
]);

function inside(keyword: string, value: Value, node: SchemaNode | undefined, owner: Structure): Value {
  const type = stringOf(owner.entries.get('type')?.value);
  if (keyword === 'properties' && value.kind === 'object') {
    const shape = node?.kind === 'object' && type === 'object' ? partsOf(node).entries : undefined;
    const properties = mapValues(value.entries, (property, name) => walked(property, shape?.get(name)?.value));
    return structure(properties, value.origin, value.rest);
  }
  if (keyword === 'items') return walked(value, node?.kind === 'array' ? partOf(node, 'element') : undefined);
  return searchedKeywords.has(keyword) ? walked(value, undefined) : value;
}
