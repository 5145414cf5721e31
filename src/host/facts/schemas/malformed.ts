import { isObject, propertyOf } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { schemasWithin } from '../../../rule/schema/schemas-within.ts';
import { closestFormat, closestWord, hintFor } from './hints.ts';
import { keywordsOf } from './keywords.ts';
import type { WrongValue } from './kinds.ts';

/** The largest number of faults that are reported for one schema. */
const maxFaults = 20;

/** Assertion keywords of later drafts than the platform's own. */
const laterKeywords = keywords(
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['minContains', 'maxContains', 'prefixItems'],
);

/** Returns the keyword values that the draft does not allow: those that its meta-schema rejects. */
export function malformedKeywords(root: JsonSchema, draft: JsonSchemaDraft): readonly SchemaFault[] {
  const faults: SchemaFault[] = [];
  const known = keywordsOf(draft);
  const hasLater = draft !== '2020-12' && hasKeyword(root, laterKeywords);
  for (const part of schemasWithin(root)) {
    const { schema } = part;
    if (schema.id !== undefined || schema.nullable !== undefined) faults.push(...foreignKeywords(schema, part.path));
    const meant = closestFormat(schema.format);
    if (meant !== undefined) {
      const fact = `\`format\` is \`${schema.format}\`, which validators do not know`;
      faults.push({ path: [...part.path, 'format'], fact, meant, ceiling: 'warn' });
    }
    if (propertyOf(schema.properties, 'additionalProperties') === false && schema.additionalProperties === undefined)
      faults.push(misplacedAdditionalProperties(part.path));
    if (hasLater) faults.push(...ignoredKeywords(schema, part.path, draft));
    for (const keyword in schema) {
      const kind = known.get(keyword);
      const value = schema[keyword];
      if (kind === undefined || kind.fits(value)) continue;
      for (const wrongValue of kind.wrongValues(value, [...part.path, keyword]))
        faults.push(faultOf(wrongValue, keyword));
    }
    if (faults.length >= maxFaults) break;
  }
  return faults.slice(0, maxFaults);
}

/** Reports a schema with an unknown draft: silence would mean that it was checked. */
export const unknownDraftFault = ({ $schema }: JsonSchema): SchemaFault => ({
  path: ['$schema'],
  fact: `\`$schema\` is ${actual($schema)}, which hublint does not support; expected draft-06, draft-07, 2019-09 or 2020-12`,
  ceiling: 'info',
});

/** Reports keywords of other dialects that validators reject. */
function* foreignKeywords({ id, nullable, type }: JsonSchema, path: Path): Generator<SchemaFault> {
  if (typeof id === 'string') yield { path: [...path, 'id'], fact: '`id` is a keyword of draft-04; it is now `$id`' };
  if (nullable !== undefined && type === undefined) {
    yield { path: [...path, 'nullable'], fact: '`nullable` needs a `type` beside it' };
  }
}

/** A keyword that is nested too deep, among the properties, where it is the name of a property. */
const misplacedAdditionalProperties = (path: Path): SchemaFault => ({
  path: [...path, 'properties', 'additionalProperties'],
  fact: '`properties` has a property `additionalProperties` that is `false`; the keyword stands beside `properties`',
  ceiling: 'warn',
});

/** Reports keywords that a validator of this draft ignores. */
function* ignoredKeywords(schema: JsonSchema, path: Path, draft: JsonSchemaDraft): Generator<SchemaFault> {
  for (const keyword of laterKeywords.names) {
    if (schema[keyword] === undefined || keywordsOf(draft).has(keyword)) continue;
    const since = keywordsOf('2019-09').has(keyword) ? '2019-09' : '2020-12';
    const fact = `\`${keyword}\` is a keyword of ${since}, which validators of ${draft} ignore`;
    yield { path: [...path, keyword], fact, ceiling: 'warn' };
  }
}

function faultOf(wrongValue: WrongValue, keyword: string): SchemaFault {
  const { path, value, expected, words } = wrongValue;
  const last = path.at(-1);
  const property = last === keyword ? `\`${keyword}\`` : `\`${last}\` of \`${keyword}\``;
  const subject = typeof last === 'number' ? `\`${keyword}[${last}]\`` : property;
  const meant = closestWord(value, words);
  const shown = value === null && words ? '`null`, which is not a string' : actual(value);
  const fact = `${subject} is ${shown}; expected ${expected}${hintFor(wrongValue, keyword)}`;
  return { path, fact, ...(meant !== undefined && { meant }) };
}

/** Returns whether a string would be read as a number, a boolean or `null` without its quotes. */
const needsQuotes = (text: string): boolean => /^(?:true|false|null|-?\d[\d.e+-]*)$/i.test(text);

function actual(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isObject(value)) return 'an object';
  const text = typeof value === 'string' && needsQuotes(value) ? JSON.stringify(value) : String(value);
  return text === '' ? 'empty' : `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
}
