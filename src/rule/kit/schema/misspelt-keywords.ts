import { closest } from '../../../data/closest.ts';
import { isObject } from '../../../data/objects.ts';
import { once } from '../../../data/once.ts';
import type { JsonSchema } from '../../nodes.ts';
import { hasKeyword, otherKeywordsIn } from '../../schema/by-keyword.ts';
import { keywordNamed } from '../../schema/keywords.ts';
import { referring } from '../../schema/references.ts';
import { isType } from '../../schema/types.ts';

type ValueTest = (value: unknown) => boolean;

const isText: ValueTest = (value) => typeof value === 'string';
const isReference: ValueTest = (value) => typeof value === 'string' && value.startsWith('#');
const isNumber: ValueTest = (value) => typeof value === 'number';
const isBoolean: ValueTest = (value) => typeof value === 'boolean';
const isSubschema: ValueTest = (value) => isBoolean(value) || isObject(value);
const isList: ValueTest = (value) => Array.isArray(value);
const isTextList: ValueTest = (value) => Array.isArray(value) && value.every(isText);
const isSubschemaList: ValueTest = (value) => Array.isArray(value) && value.every(isSubschema);
const isItems: ValueTest = (value) => isObject(value) || isSubschemaList(value);
const isSubschemaMap: ValueTest = (value) =>
  isObject(value) && Object.values(value).every((part) => isItems(part) || isBoolean(part));
const isDependencies: ValueTest = (value) =>
  isObject(value) && Object.values(value).every((part) => isSubschema(part) || isTextList(part));
const isTypes: ValueTest = (value) => [value].flat().every(isType);
const isAnything: ValueTest = () => true;

const entriesFor = (keywords: string, valueTest: ValueTest) =>
  keywords.split(' ').map((keyword) => [keyword, valueTest] as const);

/**
 * Keywords to detect misspellings of, with a predicate for their values. `$defs` and `definitions` are left out: a broken
 * reference is reported as such, and a reference may point into a container with another name. Source: JSON Schema draft-07,
 * 2019-09 and 2020-12, and the platform's `x-zui`.
 */
const misspellable: ReadonlyMap<string, ValueTest> = new Map([
  ...entriesFor('title description pattern format contentMediaType contentEncoding', isText),
  ...entriesFor('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength', isNumber),
  ...entriesFor('minItems maxItems minProperties maxProperties minContains maxContains', isNumber),
  ...entriesFor('uniqueItems readOnly writeOnly deprecated', isBoolean),
  ...entriesFor('allOf anyOf oneOf prefixItems', isSubschemaList),
  ...entriesFor('properties patternProperties dependentSchemas', isSubschemaMap),
  ...entriesFor('dependencies dependentRequired', isDependencies),
  ...entriesFor('additionalProperties additionalItems propertyNames contains not if then else', isSubschema),
  ...entriesFor('unevaluatedItems unevaluatedProperties', isSubschema),
  ...entriesFor('$ref', isReference),
  ...entriesFor('required', isTextList),
  ...entriesFor('enum', isList),
  ...entriesFor('items', isItems),
  ...entriesFor('type', isTypes),
  ...entriesFor('default const', isAnything),
  ...entriesFor('x-zui', isObject),
]);

/** Names that resemble a keyword but are plausible custom properties. */
const customNames: ReadonlySet<string> = new Set(
  'cost costs decryption defaults descriptor descriptors formal requires tile tiles'.split(' '),
);

const letters = (keyword: string): string => keyword.replace(/[$_-]/g, '').toLowerCase();

/** Maps all spellings of a name to one form: `minLength`, `min_length`, `$MinLengths`. */
const normalized = (keyword: string): string => letters(keyword).replace(/ies$/, 'y').replace(/s$/, '');

const keywordsByForm = once(
  (): ReadonlyMap<string, string> => new Map([...misspellable.keys()].map((keyword) => [normalized(keyword), keyword])),
);

/** Shorter keywords, and names with `x-`, are left out: one typo turns them into anything. */
const comparable = once(() =>
  [...keywordsByForm().keys()].filter((keyword) => keyword.length > 3 && keyword !== 'xzui'),
);

/** Keywords in `-ies`, compared unreduced: a typo in the ending keeps them from their plain form, as in `properites`. */
const plurals = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...misspellable.keys()]
        .filter((keyword) => keyword.endsWith('ies'))
        .map((keyword) => [letters(keyword), keyword]),
    ),
);

const sortLetters = (word: string): string => [...word].sort().join('');

/** Whether a name may be a misspelled keyword: not longer than 30 characters, and only ASCII letters, `$`, `_` and `-`. */
const mayBeKeyword = (name: string): boolean => name.length <= 30 && /^[$a-z][a-z$_-]*$/i.test(name);

/**
 * Returns the keyword that a name in a schema most likely means, judging by its spelling; undefined if it is a keyword or
 * none is close.
 */
function likelyKeyword(name: string): string | undefined {
  if (misspellable.has(name) || customNames.has(name) || !mayBeKeyword(name)) return undefined;
  const word = normalized(name);
  // Other `x-` names are custom properties.
  if (/^x-/i.test(name)) return sortLetters(word) === sortLetters('xzui') ? 'x-zui' : undefined;
  const same = word === 'zui' ? 'x-zui' : keywordsByForm().get(word);
  if (same !== undefined || word.length < 3) return same;
  // A different first letter makes a different word, unless the first two are swapped.
  const candidates = comparable().filter(
    (keyword) => keyword[0] === word[0] || (keyword[0] === word[1] && keyword[1] === word[0]),
  );
  const near = closest(word, candidates, word.length < 10 ? 1 : 2);
  if (near === undefined) {
    const ends = [...plurals().keys()].filter((keyword) => keyword[0] === word[0]);
    return plurals().get(closest(letters(name), ends, 1) ?? '');
  }
  // One extra letter is a typo; several make a compound such as `requiredBy`.
  if (word.startsWith(near) && word.length > near.length + 1) return undefined;
  // In a short word, a replaced letter makes a different word.
  const isOther = near.length < 6 && near.length === word.length && sortLetters(near) !== sortLetters(word);
  return isOther ? undefined : keywordsByForm().get(near);
}

/**
 * Whether a property name in a schema or a subschema looks like a misspelled keyword. A cheap check before the schema is
 * searched.
 */
export function hasMisspelt(schema: JsonSchema): boolean {
  for (const name of otherKeywordsIn(schema)) if (likelyKeyword(name) !== undefined) return true;
  return false;
}

/** Whether a schema or a subschema has a property that is not a keyword and cannot be the target of a reference. */
export const mayHaveStrays = (schema: JsonSchema): boolean => {
  for (const name of otherKeywordsIn(schema)) if (isStrayName(name)) return !hasKeyword(schema, referring);
  return false;
};

const isStrayName = (name: string): boolean => keywordNamed(name) === undefined && !/^(?:\$|x-)/i.test(name);

/**
 * Returns the properties beside an object schema's keywords that look like a property's schema: they have a type and only
 * keywords.
 */
export const straysIn = (schema: JsonSchema): readonly string[] =>
  schema.type === undefined || [schema.type].flat().includes('object')
    ? Object.keys(schema).filter((name) => isStrayName(name) && looksLikeSchema(schema[name]))
    : [];

const looksLikeSchema = (value: unknown): boolean =>
  isObject(value) && isTypes(value.type) && Object.keys(value).every((keyword) => keywordNamed(keyword) !== undefined);

/**
 * Returns the misspelled keywords of a schema, by intended keyword. Only keywords that are absent and may have the value
 * count.
 */
export function misspeltKeywords(schema: JsonSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name in schema) {
    const meant = likelyKeyword(name);
    if (meant === undefined || schema[meant] !== undefined || found.has(meant)) continue;
    if (misspellable.get(meant)?.(schema[name])) found.set(meant, name);
  }
  return found;
}
