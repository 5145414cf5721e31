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
    const holding = sorted(next, having);
    // Most schemas are those of a text or a number, with nothing inside them.
    if (holding !== undefined) openParts(open, next, holding);
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

/**
 * Opens the schemas that a schema holds: by name, then those that stand alone, then those in lists. Last things first, as
 * what is opened last is gone into first.
 */
function openParts(open: Inside[], around: Inside, holding: string[]): void {
  const { schema } = around;
  if (holding.length > 1) holding.sort((a, b) => rankOf(a, schema[a]) - rankOf(b, schema[b]));
  for (let at = holding.length - 1; at >= 0; at -= 1) {
    const keyword = holding[at] as string;
    const held = schema[keyword];
    const kind = holderOfValue(keyword, held);
    if (kind === 'single') openPart(open, held, around, keyword);
    else if (kind === 'named' && isSchema(held)) openNamed(open, held, around, keyword);
    else if (kind === 'several' && Array.isArray(held)) openSeveral(open, held, around, keyword);
  }
}

function openNamed(open: Inside[], held: JsonSchema, around: Inside, keyword: string): void {
  const names = Object.keys(held);
  for (let at = names.length - 1; at >= 0; at -= 1) {
    const name = names[at] as string;
    openPart(open, held[name], around, keyword, name);
  }
}

function openSeveral(open: Inside[], held: readonly unknown[], around: Inside, keyword: string): void {
  for (let at = held.length - 1; at >= 0; at -= 1) openPart(open, held[at], around, keyword, at);
}

function openPart(open: Inside[], part: unknown, around: Inside, keyword: string, step?: Path[number]): void {
  if (isSchema(part)) open.push(new Inside(part, around, keyword, step));
}
