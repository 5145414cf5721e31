import { literal, opaque, structure, truthOf, whyOf } from '../../../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../../../value/value.ts';
import { fieldsOf, type NamedValues, overlay, withRest } from '../../fields.ts';
import { uiKey } from '../../metadata.ts';
import {
  costOfSettings,
  type Metadata,
  nodeOf,
  type SchemaHost,
  type SchemaKind,
  type SchemaNode,
} from '../../schema.ts';
import { expectSchema, notASchema } from '../../unexpected.ts';
import { newBudget, spend, tooDeep } from '../budget.ts';
import { drafted, isOpaque, type JsonSchemaEntries } from '../draft.ts';
import type { Settings } from '../options.ts';

/** A conversion in progress, at one position in the JSON Schema. */
export interface LegacyConversion {
  readonly host: SchemaHost;
  readonly settings: Settings;
  /** True for the schema of a property, whose absence `required` expresses. */
  readonly atProperty: boolean;
  /** Returns the same conversion at a nested position. */
  readonly into: (...steps: readonly string[]) => LegacyConversion;
  readonly intoProperty: (name: string) => LegacyConversion;
  /** Converts a schema at this position; returns undefined if it has no JSON Schema. */
  readonly draftOf: (value: Value) => JsonSchemaEntries | undefined;
  readonly of: (value: Value) => Value | undefined;
}

export type LegacyConvert = (node: SchemaNode, conversion: LegacyConversion) => JsonSchemaEntries | undefined;
export type LegacyConverters = Readonly<Record<SchemaKind, LegacyConvert>>;

export function conversionBy(converters: LegacyConverters, host: SchemaHost, settings: Settings): LegacyConversion {
  const budget = newBudget(host);
  /** The position of the first occurrence of each schema: further occurrences become references to it. */
  const seen = new Map<SchemaNode, readonly string[]>();
  const at = (path: readonly string[], atProperty: boolean, level: number): LegacyConversion => {
    const draftOf = (value: Value): JsonSchemaEntries | undefined => {
      const node = nodeOf(value);
      if (node === undefined) {
        expectSchema(value, host);
        return opaque(whyOf(value, notASchema), value.origin);
      }
      const before = seen.get(node);
      if (before !== undefined) return referenceTo(before, value.origin);
      const why = tooDeep(level) ?? spend(budget, 1, costOfSettings(node));
      if (why !== undefined) return opaque(why, value.origin);
      seen.set(node, path);
      const draft = converters[node.kind](node, at(path, atProperty, level + 1));
      return draft === undefined || isOpaque(draft) ? draft : withMetadata(draft, node.metadata, node.origin);
    };
    return {
      host,
      settings,
      atProperty,
      into: (...steps) => at([...path, ...steps], false, level),
      intoProperty: (name) => at([...path, 'properties', name], true, level),
      draftOf,
      of: (value) => finished(draftOf(value), value),
    };
  };
  return at(['#'], false, 0);
}

const finished = (draft: JsonSchemaEntries | undefined, { origin }: Value): Value | undefined =>
  draft && (isOpaque(draft) ? opaque(draft.why, origin) : structure(draft.entries, origin, draft.rest));

/** Characters that encoding in a URL or a JSON Pointer may change. */
const fragile = /[%~/\t\n\r]|\s$/;

function referenceTo(path: readonly string[], origin: Origin): JsonSchemaEntries {
  if (path.some((step) => fragile.test(step))) return opaque('a reference to this place may go astray', origin);
  return { entries: drafted(origin, { $ref: literal(path.join('/'), origin) }) };
}

/** Adds the metadata. Every schema gets an `x-zui`, which includes what the conversion has already added to it. */
export function withMetadata(
  { entries, rest }: NamedValues,
  { description, ui }: Metadata,
  origin: Origin,
): JsonSchemaEntries {
  const all = new Map(entries);
  if (description !== undefined && truthOf(description.value) !== false) all.set('description', description);
  const before = fieldsOf(entries.get(uiKey)?.value);
  const merged = ui === undefined ? before : overlay(ui, before);
  all.set(uiKey, { key: origin, value: structure(merged.entries, origin, merged.rest) });
  return withRest(all, rest);
}

export const empty: JsonSchemaEntries = { entries: new Map() };

/** Returns `{ "not": {} }`, which no value matches. */
export const nothing = (origin: Origin): Map<string, ValueEntry> =>
  drafted(origin, { not: structure(new Map(), origin) });
