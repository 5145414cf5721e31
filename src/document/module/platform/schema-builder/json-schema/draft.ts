import { literal, opaque, structure } from '../../../value/make.ts';
import type { Opaque, Origin, Value, ValueEntry } from '../../../value/value.ts';
import type { NamedValues } from '../fields.ts';
import type { Metadata } from '../schema.ts';

/** The entries of a JSON Schema, or why they are unknown. */
export type JsonSchemaEntries = NamedValues | Opaque;

type Keywords = Readonly<Record<string, Value | ValueEntry | undefined>>;

/** Returns entries for keywords that are not written in the source; an entry that is passed keeps its own key. */
export const drafted = (origin: Origin, keywords: Keywords): Map<string, ValueEntry> =>
  addDrafted(new Map(), origin, keywords);

/** Adds them to existing entries; a keyword that exists keeps its position. */
export function addDrafted(
  entries: Map<string, ValueEntry>,
  origin: Origin,
  keywords: Keywords,
): Map<string, ValueEntry> {
  // Safe: the keywords are object literals, which inherit no enumerable property.
  for (const keyword in keywords) {
    const value = keywords[keyword];
    if (value !== undefined) entries.set(keyword, 'kind' in value ? { key: origin, value: value } : value);
  }
  return entries;
}

export const isOpaque = (draft: JsonSchemaEntries): draft is Opaque => 'kind' in draft;

/** Returns the value of `x-zui`, if there is any. */
export function uiValue({ ui }: Metadata, origin: Origin): Value | undefined {
  if (ui === undefined) return undefined;
  // If no entry is known, there may be no `x-zui` at all.
  if (ui.entries.size === 0 && ui.rest !== undefined) return opaque(ui.rest, origin);
  return structure(ui.entries, origin, ui.rest);
}

/** Returns the value of `x-zui`, with the entries that a converter adds. */
export function uiWith({ ui }: Metadata, added: Keywords, origin: Origin): Value {
  return structure(new Map([...(ui?.entries ?? []), ...drafted(origin, added)]), origin, ui?.rest);
}

/** Returns the `x-zui` entries that identify kinds that JSON Schema cannot distinguish. */
export const typeName = (name: string, origin: Origin, more: Keywords = {}): Value =>
  structure(drafted(origin, { typeName: literal(name, origin), ...more }), origin);
