import { type Data, isObject } from '../../src/data/objects.ts';
import { random } from '../document/module/random.ts';

/** A seeded pseudorandom source of choices. */
export class RandomChoices {
  readonly below: (bound: number) => number;

  constructor(seed: number) {
    // Mixes the seed, so that neighbouring seeds are unrelated.
    this.below = random(Math.imul(seed ^ (seed >>> 7), 0x9e3779b1) ^ 0x5bd1e995);
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  some<T>(list: readonly T[]): T[] {
    return list.filter(() => this.below(2) === 0);
  }

  /** True with a probability of one in `times`. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}

type SchemaGenerator = (chance: RandomChoices, depth: number) => unknown;

export const propertyNames = ['id', 'name', 'kind', 'port', 'tags'] as const;
const patterns = ['^[a-z]+$', '^x-', '\\d', '^(?:ab|cd)?$', '^(?!no).*$'] as const;
const formats = ['date-time', 'email', 'uri', 'uuid'] as const;
const scalars = ['a', 'b', 'name', '', 0, 1, 2.5, -3, true, false, null] as const;
const typeList = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] as const;

const optional = (chance: RandomChoices, keyword: string, make: () => unknown, times = 3): Data =>
  chance.oneIn(times) ? { [keyword]: make() } : {};

const stringSchema: SchemaGenerator = (chance) => ({
  type: 'string',
  ...optional(chance, 'minLength', () => chance.below(4)),
  ...optional(chance, 'maxLength', () => 2 + chance.below(6)),
  ...optional(chance, 'pattern', () => chance.one(patterns), 6),
  ...optional(chance, 'format', () => chance.one(formats), 8),
});

const numberSchema: SchemaGenerator = (chance) => ({
  type: chance.one(['number', 'integer']),
  ...optional(chance, 'minimum', () => chance.below(6) - 3),
  ...optional(chance, 'maximum', () => 3 + chance.below(6)),
  ...optional(chance, 'exclusiveMinimum', () => chance.below(4) - 4, 6),
  ...optional(chance, 'multipleOf', () => chance.one([1, 2, 3]), 8),
});

const objectSchema: SchemaGenerator = (chance, depth) => {
  const names = chance.some(propertyNames);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, createSubschema(chance, depth - 1)])),
    ...optional(chance, 'required', () => chance.some(chance.oneIn(6) ? propertyNames : names), 2),
    ...optional(chance, 'additionalProperties', () => chance.one([false, false, true, createSubschema(chance, 0)]), 2),
    ...optional(chance, 'patternProperties', () => ({ [chance.one(patterns)]: createSubschema(chance, 0) }), 12),
    ...optional(chance, 'minProperties', () => chance.below(3), 12),
    ...optional(chance, 'maxProperties', () => 1 + chance.below(4), 12),
    ...optional(chance, 'propertyNames', () => ({ pattern: chance.one(patterns) }), 20),
    ...optional(chance, 'dependencies', () => ({ [chance.one(propertyNames)]: [chance.one(propertyNames)] }), 20),
  };
};

const arraySchema: SchemaGenerator = (chance, depth) => ({
  type: 'array',
  ...(chance.oneIn(4)
    ? {
        items: [createSubschema(chance, depth - 1), createSubschema(chance, depth - 1)],
        ...optional(chance, 'additionalItems', () => chance.one([false, createSubschema(chance, 0)]), 2),
      }
    : { items: createSubschema(chance, depth - 1) }),
  ...optional(chance, 'minItems', () => chance.below(3)),
  ...optional(chance, 'maxItems', () => 1 + chance.below(4)),
  ...optional(chance, 'uniqueItems', () => true, 8),
  ...optional(chance, 'contains', () => createSubschema(chance, 0), 12),
});

const unionSchema: SchemaGenerator = (chance, depth) => ({
  [chance.one(['anyOf', 'anyOf', 'oneOf'])]: [createSubschema(chance, depth - 1), createSubschema(chance, depth - 1)],
});

const discriminatedUnion: SchemaGenerator = (chance, depth) => ({
  [chance.one(['anyOf', 'oneOf'])]: chance
    .some(['text', 'image', 'file', 'card'])
    .concat('choice')
    .map((kind) => ({
      type: 'object',
      properties: { kind: { type: 'string', const: kind }, name: createSubschema(chance, depth - 1) },
      required: ['kind', ...chance.some(['name'])],
      additionalProperties: false,
    })),
});

const nullable: SchemaGenerator = (chance) => {
  const name = chance.one(['string', 'number', 'boolean']);
  return chance.one<unknown>([
    { type: name, nullable: true },
    { type: [name, 'null'] },
    { anyOf: [{ type: name }, { type: 'null' }] },
  ]);
};

const allOf: SchemaGenerator = (chance, depth) => ({
  allOf: [createSubschema(chance, depth - 1), createSubschema(chance, depth - 1)],
});

const logic: SchemaGenerator = (chance) =>
  chance.one<unknown>([
    { not: createSubschema(chance, 0) },
    // biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
    { if: createSubschema(chance, 0), then: createSubschema(chance, 0), else: createSubschema(chance, 0) },
  ]);

const leaves: readonly SchemaGenerator[] = [
  ...[stringSchema, stringSchema, numberSchema, numberSchema, nullable],
  () => ({ type: 'boolean' }),
  (chance) => ({ const: chance.one(scalars) }),
  (chance) => ({ enum: [...new Set([chance.one(scalars), chance.one(scalars), chance.one(scalars)])] }),
  (chance) => ({ type: 'string', enum: chance.some(['a', 'b', 'c', 'd']).concat('e') }),
  (chance) => ({ type: [chance.one(typeList.slice(0, 2)), chance.one(typeList.slice(2, 5))] }),
  (chance) => chance.one<unknown>([{}, true, { type: 'null' }, { title: 'Anything' }, false]),
];

const branches: readonly SchemaGenerator[] = [
  ...[objectSchema, objectSchema, objectSchema, objectSchema, objectSchema],
  ...[arraySchema, arraySchema, unionSchema, discriminatedUnion, allOf],
  (chance, depth) => (chance.oneIn(3) ? logic(chance, depth) : objectSchema(chance, depth)),
  (chance) => ({ $ref: `#/definitions/${chance.one(['item', 'tree'])}` }),
];

function createSubschema(chance: RandomChoices, depth: number): unknown {
  return depth <= 0 || chance.oneIn(3) ? chance.one(leaves)(chance, depth) : chance.one(branches)(chance, depth);
}

/** Returns a schema with definitions, one of which is recursive. */
export function createRandomSchema(chance: RandomChoices): Data {
  const schema = createSubschema(chance, 3);
  const tree = {
    type: 'object',
    properties: { value: createSubschema(chance, 0), next: { $ref: '#/definitions/tree' } },
    ...optional(chance, 'required', () => ['value'], 2),
    additionalProperties: false,
  };
  return {
    ...(isObject(schema) ? schema : { allOf: [schema] }),
    definitions: { item: createSubschema(chance, 1), tree },
  };
}

type Change = (schema: Record<string, unknown>, chance: RandomChoices) => void;

const changes: readonly Change[] = [
  (schema, chance) => delete schema[chance.one(Object.keys(schema).filter((name) => name !== 'definitions'))],
  (schema, chance) => Object.assign(schema, chance.one(leaves)(chance, 0)),
  (schema, chance) => {
    const names = Object.keys(schema).filter((name) => typeof schema[name] === 'number');
    if (names.length > 0) schema[chance.one(names)] = chance.below(6);
  },
  (schema, chance) => {
    if (!isObject(schema.properties)) return;
    schema.properties = { ...schema.properties, [chance.one([...propertyNames, 'size'])]: createSubschema(chance, 0) };
  },
  (schema, chance) => {
    if (isObject(schema.properties)) schema.required = chance.some(Object.keys(schema.properties));
  },
  (schema) => {
    schema.additionalProperties = schema.additionalProperties === false;
  },
  (schema, chance) => {
    for (const keyword of ['enum', 'anyOf', 'oneOf']) {
      const list = schema[keyword];
      if (Array.isArray(list) && list.length > 1) schema[keyword] = list.filter(() => !chance.oneIn(3));
      if ((schema[keyword] as unknown[] | undefined)?.length === 0) schema[keyword] = list;
    }
  },
  (schema) => {
    const { definitions, ...rest } = schema;
    for (const name of Object.keys(rest)) delete schema[name];
    schema.allOf = [rest];
  },
  (schema) => {
    if (typeof schema.type === 'string' && schema.type !== 'null') schema.type = [schema.type, 'null'];
  },
];

/** Returns a schema with a few random changes. */
export function changeRandomly(root: Data, chance: RandomChoices): Data {
  const copy = structuredClone(root) as Record<string, unknown>;
  const text = JSON.stringify(copy);
  for (let count = 1 + chance.below(3); count > 0 || JSON.stringify(copy) === text; count -= 1) {
    // Changes in the definitions often have no effect.
    const { definitions, ...used } = copy;
    const places = [...subschemasIn(chance.oneIn(4) ? copy : used)];
    chance.one(changes)(chance.oneIn(4) ? copy : chance.one(places), chance);
  }
  return copy;
}

function* subschemasIn(schema: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(schema)) for (const item of schema) yield* subschemasIn(item);
  if (!isObject(schema)) return;
  yield schema as Record<string, unknown>;
  for (const [keyword, value] of Object.entries(schema)) {
    if (['properties', 'patternProperties', 'definitions'].includes(keyword)) {
      for (const inner of Object.values(value as object)) yield* subschemasIn(inner);
    } else if (!['enum', 'const', 'dependencies', 'required'].includes(keyword)) yield* subschemasIn(value);
  }
}
