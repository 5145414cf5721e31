import { isContainer, isObject, propertyOf } from '../data/objects.ts';
import { onceForRecent } from '../data/once.ts';
import type { Path } from '../data/path.ts';
import { holderOf, holderOfValue, rankOf } from './holders.ts';
import { Inside } from './inside.ts';
import type { JsonSchema } from './nodes.ts';

export const isSchema = (value: unknown): value is JsonSchema => isObject(value);

/** An embedded schema and all schemas inside it. */
export interface Schemas {
  /** Parents first. */
  readonly all: readonly Inside[];
  /** The same by the keywords that they have. */
  readonly having: ReadonlyMap<string, readonly Inside[]>;
}

/** What a schema consists of does not depend on where it stands, and many rules ask for it. */
export const schemasOf = onceForRecent((root: JsonSchema): Schemas => {
  const all: Inside[] = [];
  const having = new Map<string, Inside[]>();
  const open = [new Inside(root)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    all.push(next);
    const parts = partsOf(next, sorted(next, having));
    // Counted down without a copy: there is one at each number.
    for (let at = parts.length - 1; at >= 0; at -= 1) open.push(parts[at] as Inside);
  }
  return { all, having };
});

export const schemasWithin = (root: JsonSchema): readonly Inside[] => schemasOf(root).all;

/** The keywords that hold the schemas on the way to one inside, from the outermost on. */
export function keywordsTo(root: JsonSchema, path: Path): readonly string[] {
  const keywords: string[] = [];
  let part: unknown = root;
  for (let at = 0; at < path.length; at += 1) {
    const keyword = String(path[at]);
    const held = propertyOf(part, keyword);
    const isDirect = holderOfValue(keyword, held) === 'single';
    keywords.push(keyword);
    part = isDirect ? held : propertyOf(held, path[at + 1] ?? '');
    if (!isDirect) at += 1;
  }
  return keywords;
}

/** Sorts a schema under each of its keywords. Returns those by which it may hold others; undefined for none. */
function sorted(one: Inside, having: Map<string, Inside[]>): string[] | undefined {
  const { schema } = one;
  let holding: string[] | undefined;
  for (const keyword in schema) {
    const there = having.get(keyword);
    if (there === undefined) having.set(keyword, [one]);
    else there.push(one);
    if (!isContainer(schema[keyword]) || holderOf(keyword) === undefined) continue;
    holding ??= [];
    holding.push(keyword);
  }
  return holding;
}

const none: readonly Inside[] = [];

/** The schemas that a schema holds by name, then those that stand alone, then those in lists. */
function partsOf(around: Inside, holding: string[] | undefined): readonly Inside[] {
  // Most schemas are those of a text or a number, with nothing inside them.
  if (holding === undefined) return none;
  const { schema } = around;
  if (holding.length > 1) holding.sort((a, b) => rankOf(a, schema[a]) - rankOf(b, schema[b]));
  const parts: Inside[] = [];
  const add = (part: unknown, keyword: string, step?: Path[number]): void => {
    if (isSchema(part)) parts.push(new Inside(part, around, keyword, step));
  };
  for (const keyword of holding) {
    const held = schema[keyword];
    const kind = holderOfValue(keyword, held);
    if (kind === 'single') add(held, keyword);
    else if (kind === 'named' && isSchema(held)) for (const name of Object.keys(held)) add(held[name], keyword, name);
    else if (kind === 'several' && Array.isArray(held))
      for (const [index, item] of held.entries()) add(item, keyword, index);
  }
  return parts;
}
