import { isObject } from '../data/objects.ts';
import { onceFor } from '../data/once.ts';
import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import type { JsonSchema } from './nodes.ts';

/** A schema inside an embedded schema, or that itself. */
export interface Subschema {
  readonly schema: JsonSchema;
  /** From the embedded schema's root down. */
  readonly path: Path;
  /** How messages call it: `customer.phones[]`; `schema` is the root. */
  readonly name: string;
  /** The keyword that holds it: `properties` for a property's; undefined for the root. */
  readonly keyword?: string;
  /** How many properties it is inside, itself counted. */
  readonly depth: number;
  /** The value of a keyword, or of something below it. */
  readonly at: (...steps: Path) => Target;
}

/** Keywords by what they hold. Source: JSON Schema draft-07, and what 2019-09 and 2020-12 added. */
const named = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'] as const;
const single = [
  'items',
  'additionalItems',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'contentSchema',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
] as const;
const several = ['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;

const holders: ReadonlyMap<string, 'named' | 'single' | 'several'> = new Map([
  ...named.map((keyword) => [keyword, 'named'] as const),
  ...several.map((keyword) => [keyword, 'several'] as const),
  ...single.map((keyword) => [keyword, 'single'] as const),
]);

/** How a keyword holds schemas: by name, one, or in a list; undefined where it holds none. `items` holds one or several. */
export const holderOf = (keyword: string) => holders.get(keyword);

export const isSchema = (value: unknown): value is JsonSchema => isObject(value);

type Inside = Omit<Subschema, 'at'>;

/** The same where a schema stands: the rules come to it one after the other. */
const placed = new WeakMap<JsonSchema, { readonly path: Path; readonly all: readonly Subschema[] }>();

/** An embedded schema and all schemas inside it, parents first. `place` is where it stands. */
export function subschemasOf(root: JsonSchema, { path: place }: Target): readonly Subschema[] {
  const last = placed.get(root);
  if (last !== undefined && isSame(last.path, place)) return last.all;
  const all = schemasWithin(root).map(({ schema, path, name, keyword, depth }): Subschema => {
    const at = (...steps: Path): Target => ({ path: place.concat(path, steps), on: 'value' });
    return keyword === undefined ? { schema, path, name, depth, at } : { schema, path, name, keyword, depth, at };
  });
  placed.set(root, { path: place, all });
  return all;
}

const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, at) => step === b[at]);

/**
 * An embedded schema and all schemas inside it, parents first. What it consists of does not depend on where it stands,
 * and many rules ask for it.
 */
export const schemasWithin = onceFor(insideOf);

function insideOf(root: JsonSchema): readonly Inside[] {
  const all: Inside[] = [];
  const open: Inside[] = [{ schema: root, path: [], name: 'schema', depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema, path, name, depth } = next;
    all.push(next);
    for (const { part, keyword, step } of partsOf(schema).toReversed()) {
      open.push({
        schema: part,
        path: step === undefined ? path.concat(keyword) : path.concat(keyword, step),
        name: nameOf(name, keyword, step),
        keyword,
        depth: keyword === 'properties' ? depth + 1 : depth,
      });
    }
  }
  return all;
}

interface Part {
  readonly part: JsonSchema;
  readonly keyword: string;
  /** Under which name or number the keyword holds it; undefined where it holds one. */
  readonly step: Path[number] | undefined;
}

const none: readonly Part[] = [];

function partsOf(schema: JsonSchema): readonly Part[] {
  // Most schemas are those of a text or a number, with nothing inside them.
  if (!Object.keys(schema).some((keyword) => holders.has(keyword))) return none;
  const parts: Part[] = [];
  const add = (part: unknown, keyword: string, step?: Path[number]): void => {
    if (isSchema(part)) parts.push({ part, keyword, step });
  };
  named.forEach((keyword) => {
    const map = schema[keyword];
    if (isSchema(map)) for (const name of Object.keys(map)) add(map[name], keyword, name);
  });
  single.forEach((keyword) => {
    add(schema[keyword], keyword);
  });
  several.forEach((keyword) => {
    const list = schema[keyword];
    if (Array.isArray(list)) for (const [index, item] of list.entries()) add(item, keyword, index);
  });
  return parts;
}

function nameOf(parent: string, keyword: string, name: Path[number] | undefined): string {
  switch (keyword) {
    case 'properties':
      return parent === 'schema' ? String(name) : `${parent}.${name}`;
    case 'definitions':
    case '$defs':
      return String(name);
    case 'items':
    case 'prefixItems':
    case 'contains':
      return `${parent}[]`;
    case 'additionalProperties':
    case 'patternProperties':
      return `${parent}.*`;
    default:
      return parent;
  }
}
