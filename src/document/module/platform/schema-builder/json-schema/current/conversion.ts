import { opaque, structure, whyOf } from '../../../../value/make.ts';
import type { Value, ValueEntry } from '../../../../value/value.ts';
import { descriptionOf } from '../../metadata.ts';
import { costOfSettings, isFormer, nodeOf, type SchemaHost, type SchemaKind, type SchemaNode } from '../../schema.ts';
import { expectSchema, notASchema } from '../../unexpected.ts';
import { newBudget, spend, tooDeep } from '../budget.ts';
import { addDrafted, drafted, isOpaque, type JsonSchemaEntries, uiValue } from '../draft.ts';
import type { Settings } from '../options.ts';

/** A conversion in progress, at one nesting level. */
export interface CurrentConversion {
  readonly host: SchemaHost;
  readonly settings: Settings;
  /** Converts an inner schema. */
  readonly of: (value: Value) => Value;
  readonly draftOf: (value: Value) => JsonSchemaEntries;
}

export type CurrentConvert = (node: SchemaNode, conversion: CurrentConversion) => JsonSchemaEntries;
export type CurrentConverters = Readonly<Record<SchemaKind, CurrentConvert>>;

export function conversionBy(converters: CurrentConverters, host: SchemaHost, settings: Settings): CurrentConversion {
  const budget = newBudget(host);
  const levels: CurrentConversion[] = [];
  const at = (level: number): CurrentConversion => {
    const known = levels[level];
    if (known !== undefined) return known;
    const draftOf = (value: Value): JsonSchemaEntries => {
      const node = nodeOf(value);
      if (node === undefined) {
        expectSchema(value, host);
        return opaque(whyOf(value, notASchema), value.origin);
      }
      const why = whyNotConvertible(node.host) ?? tooDeep(level) ?? spend(budget, 1, costOfSettings(node));
      return why === undefined ? converters[node.kind](node, at(level + 1)) : opaque(why, value.origin);
    };
    const conversion = { host, settings, draftOf, of: (value: Value) => finished(draftOf(value), value) };
    levels[level] = conversion;
    return conversion;
  };
  return at(0);
}

/**
 * Returns why schemas of another builder are not converted. If no such schema can be converted, that is reported as a mistake.
 */
function whyNotConvertible(host: SchemaHost): string | undefined {
  if (host.borrowed === undefined) return undefined;
  const why = 'the platform does not convert all schemas of `zod`';
  if (!isFormer(host)) {
    const message = 'Schemas of `zod` cannot be published: import `z` from `@botpress/sdk`.';
    host.report({ id: 'value-unexpected', message, why, at: host.borrowed });
  }
  return why;
}

const finished = (draft: JsonSchemaEntries, { origin }: Value): Value =>
  isOpaque(draft) ? opaque(draft.why, origin) : structure(draft.entries, origin, draft.rest);

type Keywords = Readonly<Record<string, Value | undefined>>;

/** Returns the JSON Schema entries that most kinds have: the keywords, the description and `x-zui`. */
export function commonEntries(node: SchemaNode, keywords: Keywords): Map<string, ValueEntry> {
  const { origin, metadata } = node;
  const entries = drafted(origin, { type: keywords.type, description: descriptionOf(node) });
  addDrafted(entries, origin, keywords);
  return addDrafted(entries, origin, { 'x-zui': uiValue(metadata, origin) });
}
