import type { Path } from '../../document/document.ts';
import type { JsonSchema, Owner } from '../../rule/nodes.ts';
import { met, type Node } from './node.ts';

/** Keywords by what they hold. Source: JSON Schema draft-07, and the names that 2019-09 and 2020-12 gave to the same. */
const single = [
  'items',
  'additionalItems',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
] as const;
const several = ['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;
const named = ['patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'] as const;

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Inside {
  readonly owner: Owner;
  readonly generated: boolean;
}

/** Every property inside an embedded schema, at any depth, the schema itself left out. */
export function* fieldsOf(schema: JsonSchema, path: Path, inside: Inside, depth = 0): Generator<Node<'field'>> {
  for (const [keyword, name, property] of membersOf(schema, ['properties'])) {
    const at = [...path, keyword, name];
    yield met('field', { node: property, path: at, depth: depth + 1, ...inside });
    yield* fieldsOf(property, at, inside, depth + 1);
  }
  for (const keyword of single) {
    const child = schema[keyword];
    if (isObject(child)) yield* fieldsOf(child, [...path, keyword], inside, depth);
  }
  for (const keyword of several) {
    const children = schema[keyword];
    if (!Array.isArray(children)) continue;
    for (const [index, child] of children.entries()) {
      if (isObject(child)) yield* fieldsOf(child, [...path, keyword, index], inside, depth);
    }
  }
  for (const [keyword, name, child] of membersOf(schema, named)) {
    yield* fieldsOf(child, [...path, keyword, name], inside, depth);
  }
}

function* membersOf(schema: JsonSchema, keywords: readonly string[]): Generator<[string, string, JsonSchema]> {
  for (const keyword of keywords) {
    const members = schema[keyword];
    if (!isObject(members)) continue;
    for (const [name, member] of Object.entries(members)) {
      if (isObject(member)) yield [keyword, name, member];
    }
  }
}
