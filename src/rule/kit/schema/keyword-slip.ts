import { closest } from '../../../data/closest.ts';
import { isObject } from '../../../data/objects.ts';
import { once } from '../../../data/once.ts';
import type { JsonSchema } from '../../nodes.ts';
import { hasKeyword, otherKeywordsIn } from '../../schema/by-keyword.ts';
import { keywordNamed } from '../../schema/keywords.ts';
import { referring } from '../../schema/references.ts';
import { isType } from '../../schema/types.ts';

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isReference: Fits = (value) => typeof value === 'string' && value.startsWith('#');
const isNumber: Fits = (value) => typeof value === 'number';
const isFlag: Fits = (value) => typeof value === 'boolean';
const isSubschema: Fits = (value) => isFlag(value) || isObject(value);
const isList: Fits = (value) => Array.isArray(value);
const isTextList: Fits = (value) => Array.isArray(value) && value.every(isText);
const isSubschemaList: Fits = (value) => Array.isArray(value) && value.every(isSubschema);
const isItems: Fits = (value) => isObject(value) || isSubschemaList(value);
const isNamed: Fits = (value) => isObject(value) && Object.values(value).every((part) => isItems(part) || isFlag(part));
const isNamedOrTexts: Fits = (value) =>
  isObject(value) && Object.values(value).every((part) => isSubschema(part) || isTextList(part));
const isTypes: Fits = (value) => [value].flat().every(isType);
const isAnything: Fits = () => true;

const each = (keywords: string, fits: Fits) => keywords.split(' ').map((keyword) => [keyword, fits] as const);

/**
 * What may be misspelt, with what it may hold. `$defs` and `definitions` are none of it: a reference that misses them is told
 * as such, and one may lead into a container of another name. Source: JSON Schema draft-07, 2019-09 and 2020-12, and the
 * platform's `x-zui`.
 */
const misspellable: ReadonlyMap<string, Fits> = new Map([
  ...each('title description pattern format contentMediaType contentEncoding', isText),
  ...each('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength', isNumber),
  ...each('minItems maxItems minProperties maxProperties minContains maxContains', isNumber),
  ...each('uniqueItems readOnly writeOnly deprecated', isFlag),
  ...each('allOf anyOf oneOf prefixItems', isSubschemaList),
  ...each('properties patternProperties dependentSchemas', isNamed),
  ...each('dependencies dependentRequired', isNamedOrTexts),
  ...each('additionalProperties additionalItems propertyNames contains not if then else', isSubschema),
  ...each('unevaluatedItems unevaluatedProperties', isSubschema),
  ...each('$ref', isReference),
  ...each('required', isTextList),
  ...each('enum', isList),
  ...each('items', isItems),
  ...each('type', isTypes),
  ...each('default const', isAnything),
  ...each('x-zui', isObject),
]);

/** Words that look like a keyword, and may well be what somebody else keeps in a schema. */
const others: ReadonlySet<string> = new Set(
  'cost costs decryption defaults descriptor descriptors formal requires tile tiles'.split(' '),
);

const letters = (keyword: string): string => keyword.replace(/[$_-]/g, '').toLowerCase();

/** The same for all ways of writing one name: `minLength`, `min_length`, `$MinLengths`. */
const plain = (keyword: string): string => letters(keyword).replace(/ies$/, 'y').replace(/s$/, '');

const byPlain = once(
  (): ReadonlyMap<string, string> => new Map([...misspellable.keys()].map((keyword) => [plain(keyword), keyword])),
);

/** Of shorter ones, and of what begins with `x-`, a slip makes anything. */
const comparable = once(() => [...byPlain().keys()].filter((keyword) => keyword.length > 3 && keyword !== 'xzui'));

/** Whole, what a slip in the ending keeps from its plain form: `properites`. */
const plurals = once(
  (): ReadonlyMap<string, string> =>
    new Map([...misspellable.keys()].filter((keyword) => keyword.endsWith('ies')).map((one) => [letters(one), one])),
);

const sorted = (word: string): string => [...word].sort().join('');

/** Longer names are no misspelt keyword, nor are those with other signs, and those that are marked as somebody's own. */
const mayBeKeyword = (name: string): boolean => name.length <= 30 && /^[$a-z][a-z$_-]*$/i.test(name);

/** The keyword that a name in a schema most likely meant, by its looks; undefined where it is one, or none is near. */
function looksLike(name: string): string | undefined {
  if (misspellable.has(name) || others.has(name) || !mayBeKeyword(name)) return undefined;
  const word = plain(name);
  // Other names that begin so are somebody's own.
  if (/^x-/i.test(name)) return sorted(word) === sorted('xzui') ? 'x-zui' : undefined;
  const same = word === 'zui' ? 'x-zui' : byPlain().get(word);
  if (same !== undefined || word.length < 3) return same;
  // Where the first letter is another one, the word is.
  const alike = comparable().filter(
    (keyword) => keyword[0] === word[0] || (keyword[0] === word[1] && keyword[1] === word[0]),
  );
  const near = closest(word, alike, word.length < 10 ? 1 : 2);
  if (near === undefined) {
    const ends = [...plurals().keys()].filter((keyword) => keyword[0] === word[0]);
    return plurals().get(closest(letters(name), ends, 1) ?? '');
  }
  // A letter more is a slip; more of them make a compound, such as `requiredBy`.
  if (word.startsWith(near) && word.length > near.length + 1) return undefined;
  // Of a short word, another letter in one's place makes another word.
  const isOther = near.length < 6 && near.length === word.length && sorted(near) !== sorted(word);
  return isOther ? undefined : byPlain().get(near);
}

/** Whether a name in a schema, or in one inside it, looks like a misspelt keyword: a schema is asked part by part only then. */
export function hasMisspelt(schema: JsonSchema): boolean {
  for (const name of otherKeywordsIn(schema)) if (looksLike(name) !== undefined) return true;
  return false;
}

/** Whether a name in a schema, or in one inside it, is no keyword, and what it holds is not what a reference leads to. */
export const mayHaveStrays = (schema: JsonSchema): boolean => {
  for (const name of otherKeywordsIn(schema)) if (isStrayName(name)) return !hasKeyword(schema, referring);
  return false;
};

const isStrayName = (name: string): boolean => keywordNamed(name) === undefined && !/^(?:\$|x-)/i.test(name);

/** What stands beside the keywords of an object's schema and is one of a property by its looks: with a type, and no more than keywords. */
export const straysIn = (schema: JsonSchema): readonly string[] =>
  schema.type === undefined || [schema.type].flat().includes('object')
    ? Object.keys(schema).filter((name) => isStrayName(name) && looksLikeSchema(schema[name]))
    : [];

const looksLikeSchema = (value: unknown): boolean =>
  isObject(value) && isTypes(value.type) && Object.keys(value).every((keyword) => keywordNamed(keyword) !== undefined);

/** The keywords that stand misspelt in a schema, by what they meant: those that are not there, and may hold what is. */
export function misspeltIn(schema: JsonSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name in schema) {
    const meant = looksLike(name);
    if (meant === undefined || schema[meant] !== undefined || found.has(meant)) continue;
    if (misspellable.get(meant)?.(schema[name])) found.set(meant, name);
  }
  return found;
}
