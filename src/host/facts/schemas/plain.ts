import { isContainer, isObject } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { annotations } from '../../../rule/schema/annotations.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';
import { expressionOf } from '../patterns/expressions.ts';

/** Keywords without effect on validation, and `type`, which is checked first. */
const simpleKeywords = new Set([...annotations, 'type', 'x-zui']);

/** A surrogate: half of a character that counts as one in JSON Schema and as two in JavaScript. */
const surrogate = /[\ud800-\udfff]/;
/** A URL without any characters that validators interpret differently. */
const url = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/;
/** A pattern without any of these has no repetition and no alternatives, and is matched against a short string quickly. */
const complexSyntax = /[*+?{}()|[\]]/;
const maxTextLength = 1000;

type Assertion = (argument: unknown, value: unknown) => boolean;

const bound =
  (holds: (value: number, limit: number) => boolean): Assertion =>
  (limit, value) =>
    typeof limit === 'number' && typeof value === 'number' && holds(value, limit);
const length =
  (holds: (length: number, limit: number) => boolean): Assertion =>
  (limit, value) =>
    typeof limit === 'number' && typeof value === 'string' && !surrogate.test(value) && holds(value.length, limit);
const empty: Assertion = (_, value) => isContainer(value) && Object.keys(value).length === 0;

/** Simple assertions by keyword. Keywords for members hold for a value without members. */
const assertions: ReadonlyMap<string, Assertion> = new Map<string, Assertion>([
  ['enum', (values, value) => Array.isArray(values) && values.includes(value)],
  ['minimum', bound((value, limit) => value >= limit)],
  ['maximum', bound((value, limit) => value <= limit)],
  ['exclusiveMinimum', bound((value, limit) => value > limit)],
  ['exclusiveMaximum', bound((value, limit) => value < limit)],
  ['minLength', length((own, limit) => own >= limit)],
  ['maxLength', length((own, limit) => own <= limit)],
  ['pattern', (pattern, text) => typeof pattern === 'string' && typeof text === 'string' && matches(pattern, text)],
  ['format', (format, text) => format === 'uri' && typeof text === 'string' && url.test(text)],
  ['anyOf', (branches, value) => Array.isArray(branches) && branches.some((branch) => isClearlyValid(branch, value))],
  ...['items', 'properties', 'additionalProperties'].map((keyword) => [keyword, empty] as const),
]);

const types = new Map<unknown, (value: unknown) => boolean>([
  ['boolean', (value) => typeof value === 'boolean'],
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => Number.isFinite(value)],
  ['integer', (value) => Number.isInteger(value)],
  ['null', (value) => value === null],
  ['array', Array.isArray],
  ['object', isObject],
]);

/** Returns whether a value is valid against a schema that is so simple that no validator is needed. */
export function isClearlyValid(schema: unknown, value: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (schema.type !== undefined && types.get(schema.type)?.(value) !== true) return false;
  for (const keyword of Object.keys(schema)) {
    if (!simpleKeywords.has(keyword) && assertions.get(keyword)?.(schema[keyword], value) !== true) return false;
  }
  return true;
}

function matches(pattern: string, text: string): boolean {
  if (complexSyntax.test(pattern) || text.length > maxTextLength) return false;
  try {
    return expressionOf(pattern).test(text);
  } catch {
    return false;
  }
}

const none: readonly never[] = [];

/** The keywords that contain sample values. */
export const sampleKeywords = keywords('default', 'example', 'examples');

/** Returns the default and the examples of a schema. */
export function samplesOf({ default: standard, example, examples }: JsonSchema): readonly unknown[] {
  if (example === undefined && examples === undefined) return standard === undefined ? none : [standard];
  const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
  return all.filter((sample) => sample !== undefined);
}
