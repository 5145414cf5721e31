import { isContainer, isObject, propertyOf } from '../../data/objects.ts';
import { cachedForRecent } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import { holderOfValue, rankOf } from '../holders.ts';
import type { JsonSchema } from '../nodes.ts';
import { EmbeddedSchema } from './embedded-schema.ts';
import { type Bits, keywordNamed } from './keywords.ts';

/** Whether a value is a schema object; boolean schemas do not count. */
export const isSchema = (value: unknown): value is JsonSchema => isObject(value);

/** An embedded schema with all its subschemas, and the union of their keywords. */
export interface Schemas extends Bits {
  /** In document order, parents first. */
  readonly all: readonly EmbeddedSchema[];
  /** Names that are not common keywords. */
  readonly others: ReadonlySet<string>;
}

/** Shared, because most schemas have only common keywords. */
const noOthers: Set<string> = new Set();

class Gathering implements Schemas {
  readonly all: EmbeddedSchema[] = [];
  low = 0;
  high = 0;
  others = noOthers;

  constructor(root: JsonSchema) {
    const open = [new EmbeddedSchema(root)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.all.push(next);
      const holding = this.#enter(next);
      // Most schemas describe a string or a number and have no subschemas.
      if (holding !== undefined) openParts(open, next, holding);
    }
  }

  /** Records the keywords of a schema. Returns those that may hold subschemas; undefined if there are none. */
  #enter(one: EmbeddedSchema): string[] | undefined {
    const { schema } = one;
    let holding: string[] | undefined;
    for (const name in schema) {
      const keyword = keywordNamed(name);
      if (keyword === undefined) {
        if (this.others.size === 0) this.others = new Set();
        this.others.add(name);
        continue;
      }
      one.low |= keyword.low;
      one.high |= keyword.high;
      if (keyword.holder === undefined || !isContainer(schema[name])) continue;
      holding ??= [];
      holding.push(name);
    }
    this.low |= one.low;
    this.high |= one.high;
    return holding;
  }
}

/** Cached: the subschemas do not depend on where the schema is, and many rules ask for them. */
export const schemasOf = cachedForRecent((root: JsonSchema): Schemas => new Gathering(root));

export const schemasWithin = (root: JsonSchema): readonly EmbeddedSchema[] => schemasOf(root).all;

/** Returns the keywords that lead to a subschema, outermost first. */
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

/**
 * Pushes the subschemas of a schema onto the stack: named ones, then single ones, then those in lists. Pushed in reverse
 * order, because the stack returns the last one first.
 */
function openParts(open: EmbeddedSchema[], around: EmbeddedSchema, holding: string[]): void {
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

function openNamed(open: EmbeddedSchema[], held: JsonSchema, around: EmbeddedSchema, keyword: string): void {
  const names = Object.keys(held);
  for (let at = names.length - 1; at >= 0; at -= 1) {
    const name = names[at] as string;
    openPart(open, held[name], around, keyword, name);
  }
}

function openSeveral(open: EmbeddedSchema[], held: readonly unknown[], around: EmbeddedSchema, keyword: string): void {
  for (let at = held.length - 1; at >= 0; at -= 1) openPart(open, held[at], around, keyword, at);
}

function openPart(
  open: EmbeddedSchema[],
  part: unknown,
  around: EmbeddedSchema,
  keyword: string,
  step?: Path[number],
): void {
  if (isSchema(part)) open.push(new EmbeddedSchema(part, around, keyword, step));
}
