import { isContainer, isObject } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { annotations } from '../../../rule/schema/annotations.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';
import { expressionOf } from '../patterns/expressions.ts';

/** Keywords that ask nothing of a value, and the one that is asked first. */
const understood = new Set([...annotations, 'type', 'x-zui']);

/** What counts as one character, and is two to JavaScript. */
const wide = /[\ud800-\udfff]/;
/** A URL with nothing in it that anybody takes for anything else. */
const url = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/;
/** Without any of these nothing is repeated and nothing is a choice: such a pattern is tried on a short text in no time. */
const intricate = /[*+?{}()|[\]]/;
const shortText = 1000;

type Asks = (asked: unknown, value: unknown) => boolean;

const bound =
  (holds: (value: number, limit: number) => boolean): Asks =>
  (limit, value) =>
    typeof limit === 'number' && typeof value === 'number' && holds(value, limit);
const length =
  (holds: (length: number, limit: number) => boolean): Asks =>
  (limit, value) =>
    typeof limit === 'number' && typeof value === 'string' && !wide.test(value) && holds(value.length, limit);
const empty: Asks = (_, value) => isContainer(value) && Object.keys(value).length === 0;

/** What asks for little, and whether a value is that. What is said of parts asks nothing of what has none. */
const asking: ReadonlyMap<string, Asks> = new Map<string, Asks>([
  ['enum', (values, value) => Array.isArray(values) && values.includes(value)],
  ['minimum', bound((value, limit) => value >= limit)],
  ['maximum', bound((value, limit) => value <= limit)],
  ['exclusiveMinimum', bound((value, limit) => value > limit)],
  ['exclusiveMaximum', bound((value, limit) => value < limit)],
  ['minLength', length((own, limit) => own >= limit)],
  ['maxLength', length((own, limit) => own <= limit)],
  ['pattern', (pattern, text) => typeof pattern === 'string' && typeof text === 'string' && matches(pattern, text)],
  ['format', (format, text) => format === 'uri' && typeof text === 'string' && url.test(text)],
  ['anyOf', (branches, value) => Array.isArray(branches) && branches.some((branch) => plainlyMeets(branch, value))],
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

/** Whether a value meets a schema that asks for so little that no validator is needed to see it. */
export function plainlyMeets(schema: unknown, value: unknown): boolean {
  if (!isSchema(schema)) return false;
  if (schema.type !== undefined && types.get(schema.type)?.(value) !== true) return false;
  for (const keyword of Object.keys(schema)) {
    if (!understood.has(keyword) && asking.get(keyword)?.(schema[keyword], value) !== true) return false;
  }
  return true;
}

function matches(pattern: string, text: string): boolean {
  if (intricate.test(pattern) || text.length > shortText) return false;
  try {
    return expressionOf(pattern).test(text);
  } catch {
    return false;
  }
}

const none: readonly never[] = [];

/** The keywords that give values. */
export const sampling = keywords('default', 'example', 'examples');

/** The values that a schema gives of itself. */
export function samplesOf({ default: standard, example, examples }: JsonSchema): readonly unknown[] {
  if (example === undefined && examples === undefined) return standard === undefined ? none : [standard];
  const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
  return all.filter((sample) => sample !== undefined);
}
