import { literal, opaque, structure } from '../../../value/make.ts';
import type { Opaque, Origin, Value, ValueEntry } from '../../../value/value.ts';
import type { NamedValues } from '../fields.ts';
import type { Metadata } from '../schema.ts';

/** The entries of a JSON Schema, or why it has none. */
export type JsonSchemaEntries = NamedValues | Opaque;

type Keywords = Readonly<Record<string, Value | ValueEntry | undefined>>;

/** Entries for keywords that nobody wrote as such; an entry that is given keeps its own key. */
export const drafted = (origin: Origin, keywords: Keywords): Map<string, ValueEntry> =>
  addDrafted(new Map(), origin, keywords);

/** The same, added to entries; those that stand there stay where they are. */
export function addDrafted(
  entries: Map<string, ValueEntry>,
  origin: Origin,
  keywords: Keywords,
): Map<string, ValueEntry> {
  // Written as literals, they inherit nothing that can be listed.
  for (const keyword in keywords) {
    const said = keywords[keyword];
    if (said !== undefined) entries.set(keyword, 'kind' in said ? { key: origin, value: said } : said);
  }
  return entries;
}

export const isOpaque = (draft: JsonSchemaEntries): draft is Opaque => 'kind' in draft;

/** The value of `x-zui`, where there is any. */
export function uiValue({ ui }: Metadata, origin: Origin): Value | undefined {
  if (ui === undefined) return undefined;
  // Of which nothing is known, there may be none.
  if (ui.entries.size === 0 && ui.rest !== undefined) return opaque(ui.rest, origin);
  return structure(ui.entries, origin, ui.rest);
}

/** The value of `x-zui` with what a converter adds to it. */
export function uiWith({ ui }: Metadata, added: Keywords, origin: Origin): Value {
  return structure(new Map([...(ui?.entries ?? []), ...drafted(origin, added)]), origin, ui?.rest);
}

/** What `x-zui` says of schemas that JSON Schema cannot tell from others. */
export const typeName = (name: string, origin: Origin, more: Keywords = {}): Value =>
  structure(drafted(origin, { typeName: literal(name, origin), ...more }), origin);
