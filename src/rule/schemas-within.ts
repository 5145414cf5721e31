import { isContainer, isObject, propertyOf } from '../data/objects.ts';
import { onceForRecent } from '../data/once.ts';
import type { Path } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';

/** A schema inside an embedded schema, or that itself, wherever that stands. */
export interface Inside {
  readonly schema: JsonSchema;
  /** From the embedded schema's root down. */
  readonly path: Path;
  /** How messages call it: `customer.phones[]`; `schema` is the root. */
  readonly name: string;
  /** The keyword that holds it: `properties` for a property's; undefined for the root. */
  readonly keyword?: string;
  /** How many properties it is inside, itself counted. */
  readonly depth: number;
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

const order: readonly string[] = [...named, ...single, ...several];
const lists: ReadonlySet<string> = new Set(several);

/** How a keyword holds schemas: by name, one, or in a list; undefined where it holds none. `items` holds one or several. */
export const holderOf = (keyword: string) => holders.get(keyword);

export const isSchema = (value: unknown): value is JsonSchema => isObject(value);

/**
 * An embedded schema and all schemas inside it, parents first. What it consists of does not depend on where it stands,
 * and many rules ask for it.
 */
export const schemasWithin = onceForRecent(insideOf);

function insideOf(root: JsonSchema): readonly Inside[] {
  const all: Inside[] = [];
  const open: Inside[] = [{ schema: root, path: [], name: 'schema', depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema, path, name, depth } = next;
    all.push(next);
    const parts = partsOf(schema);
    // Counted down without a copy: there is one at each number.
    for (let at = parts.length - 1; at >= 0; at -= 1) {
      const { part, keyword, step } = parts[at] as Part;
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

/** The keywords that hold the schemas on the way to one inside, from the outermost on. */
export function keywordsTo(root: JsonSchema, path: Path): readonly string[] {
  const keywords: string[] = [];
  let part: unknown = root;
  for (let at = 0; at < path.length; at += 1) {
    const keyword = String(path[at]);
    const held = propertyOf(part, keyword);
    const isDirect = kindOf(keyword, held) === 'single';
    keywords.push(keyword);
    part = isDirect ? held : propertyOf(held, path[at + 1] ?? '');
    if (!isDirect) at += 1;
  }
  return keywords;
}

interface Part {
  readonly part: JsonSchema;
  readonly keyword: string;
  /** Under which name or number the keyword holds it; undefined where it holds one. */
  readonly step: Path[number] | undefined;
}

const none: readonly Part[] = [];

/** The schemas that a schema holds by name, then those that stand alone, then those in lists. */
function partsOf(schema: JsonSchema): readonly Part[] {
  const holding = holdingIn(schema);
  // Most schemas are those of a text or a number, with nothing inside them.
  if (holding === undefined) return none;
  if (holding.length > 1) holding.sort((a, b) => rank(a, schema[a]) - rank(b, schema[b]));
  const parts: Part[] = [];
  const add = (part: unknown, keyword: string, step?: Path[number]): void => {
    if (isSchema(part)) parts.push({ part, keyword, step });
  };
  for (const keyword of holding) {
    const held = schema[keyword];
    const kind = kindOf(keyword, held);
    if (kind === 'single') add(held, keyword);
    else if (kind === 'named' && isSchema(held)) for (const name of Object.keys(held)) add(held[name], keyword, name);
    else if (kind === 'several' && Array.isArray(held))
      for (const [index, item] of held.entries()) add(item, keyword, index);
  }
  return parts;
}

/** The keywords by which a schema may hold others; undefined for none. */
function holdingIn(schema: JsonSchema): string[] | undefined {
  let holding: string[] | undefined;
  for (const keyword in schema) {
    if (!isContainer(schema[keyword]) || !holders.has(keyword)) continue;
    holding ??= [];
    holding.push(keyword);
  }
  return holding;
}

const kindOf = (keyword: string, held: unknown) =>
  Array.isArray(held) && lists.has(keyword) ? 'several' : holders.get(keyword);

const rank = (keyword: string, held: unknown): number =>
  kindOf(keyword, held) === 'several' ? order.lastIndexOf(keyword) : order.indexOf(keyword);

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
