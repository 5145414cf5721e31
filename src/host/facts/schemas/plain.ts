import type { JsonSchema } from '../../../rule/nodes.ts';
import { isSchema } from '../../../rule/subschemas.ts';

/** Keywords that ask nothing of a value, and those that are looked at here. */
const understood = new Set([
  'type',
  'enum',
  'default',
  'example',
  'examples',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
  'x-zui',
]);

const types = new Map<unknown, (value: unknown) => boolean>([
  ['boolean', (value) => typeof value === 'boolean'],
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => Number.isFinite(value)],
  ['integer', (value) => Number.isInteger(value)],
]);

/** Whether a value meets a schema that asks for so little that no validator is needed to see it. */
export function plainlyMeets(schema: unknown, value: unknown): boolean {
  if (!isSchema(schema) || !Object.keys(schema).every((keyword) => understood.has(keyword))) return false;
  const isListed = schema.enum === undefined || (Array.isArray(schema.enum) && schema.enum.includes(value));
  return isListed && types.get(schema.type)?.(value) === true;
}

/** The values that a schema gives of itself. */
export function samplesOf({ default: standard, example, examples }: JsonSchema): readonly unknown[] {
  const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
  return all.filter((sample) => sample !== undefined);
}
