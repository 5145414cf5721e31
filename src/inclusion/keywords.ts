import { isObject } from '../data/objects.ts';

/** How keywords hold subschemas: by name, a single one, or in a list. `items` can hold a single one or a list. */
export const subschemaKeywords: ReadonlyMap<string, 'named' | 'single' | 'several'> = new Map([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'].map(
    (keyword) => [keyword, 'named'] as const,
  ),
  ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((keyword) => [keyword, 'several'] as const),
  ...[
    ...['items', 'additionalItems', 'unevaluatedItems', 'contains'],
    ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
  ].map((keyword) => [keyword, 'single'] as const),
]);

const isSchema = (value: unknown) => isObject(value) || typeof value === 'boolean';
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isBound = (value: unknown) => isNumber(value) || typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isList = (value: unknown) => Array.isArray(value);
const isNames = (value: unknown) => Array.isArray(value) && value.every(isText);
/** An unknown item of a list is `undefined`. */
const isSchemas = (value: unknown) => Array.isArray(value) && value.every((one) => isSchema(one) || one === undefined);
const isMap = (value: unknown) => isObject(value);
const typeNames: readonly unknown[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** The keywords that constrain values, each with a predicate for well-formed values. All other keywords are ignored. */
export const assertions: ReadonlyMap<string, (value: unknown) => boolean> = new Map<
  string,
  (value: unknown) => boolean
>([
  ['$ref', isText],
  ['$recursiveRef', isText],
  ['$dynamicRef', isText],
  ['type', (value) => (isList(value) ? (value as unknown[]) : [value]).every((name) => typeNames.includes(name))],
  ['nullable', isFlag],
  ['enum', isList],
  ['const', () => true],
  ...['minimum', 'maximum'].map((keyword) => [keyword, isNumber] as const),
  ...['exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, isBound] as const),
  ['multipleOf', (value) => isNumber(value) && (value as number) > 0],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    (keyword) => [keyword, isCount] as const,
  ),
  ...['minContains', 'maxContains'].map((keyword) => [keyword, isCount] as const),
  ['pattern', isText],
  ['format', isText],
  ['uniqueItems', isFlag],
  ['required', isNames],
  ['items', (value) => isSchema(value) || isSchemas(value)],
  ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((keyword) => [keyword, isSchemas] as const),
  ...['properties', 'patternProperties', 'dependencies', 'dependentSchemas', 'dependentRequired'].map(
    (keyword) => [keyword, isMap] as const,
  ),
  ...['additionalItems', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'].map(
    (keyword) => [keyword, isSchema] as const,
  ),
  ...['unevaluatedItems', 'unevaluatedProperties'].map((keyword) => [keyword, isSchema] as const),
]);

/** Keywords that constrain values and are not supported here. */
export const unsupportedKeywords: readonly string[] = [
  '$recursiveRef',
  '$dynamicRef',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** Returns the names in `required` or a similar list. */
export const namesOf = (value: unknown): readonly string[] => [...eachName(value)];

/** Yields these names lazily: the caller may stop at the first of thousands. */
export function* eachName(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const name of value) if (typeof name === 'string') yield name;
}
