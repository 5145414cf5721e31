import { type Data, isObject, propertyOf } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { propertyNames, type RandomChoices } from './random-schemas.ts';

const sampleTexts = [
  '',
  'a',
  'b',
  'c',
  'e',
  'ab',
  'name',
  'x-y',
  'no',
  'A1',
  'abcdef',
  'text',
  'card',
  'choice',
] as const;
const formattedTexts = [
  '2024-01-31T12:30:00Z',
  'user@example.com',
  'https://example.com/page',
  '123e4567-e89b-42d3-a456-426614174000',
];
const numbers = [-4, -3, -1, 0, 0.5, 1, 2, 2.5, 3, 4, 5, 6, 9, 12] as const;

/** How generated objects get their properties. */
export interface ValueOptions {
  /** Whether to add names that the schema does not declare. */
  readonly undeclared: boolean;
}

/** Generates pseudorandom values that match a schema or nearly do. The validator decides which are valid. */
export class RandomValues {
  readonly #root: Data;
  readonly #chance: RandomChoices;
  readonly #options: ValueOptions;

  constructor(root: Data, chance: RandomChoices, options: ValueOptions) {
    this.#root = root;
    this.#chance = chance;
    this.#options = options;
  }

  createOne(schema: unknown = this.#root, depth = 0): unknown {
    const chance = this.#chance;
    if (!isObject(schema) || depth > 6) return this.#createAny();
    if (Object.hasOwn(schema, 'const')) return schema.const;
    if (Array.isArray(schema.enum)) return chance.one(schema.enum);
    if (typeof schema.$ref === 'string') {
      return this.createOne(partOf(this.#root, schema.$ref.split('/').slice(1)), depth + 1);
    }
    const parts = ['anyOf', 'oneOf'].filter((keyword) => Array.isArray(schema[keyword]));
    const chosen = [
      ...(Array.isArray(schema.allOf) ? schema.allOf : []),
      ...parts.map((keyword) => chance.one(schema[keyword] as unknown[])),
    ].map((part) => this.createOne(part, depth + 1));
    const own = this.#createByType(schema, depth);
    if (chosen.length === 0) return own;
    if (chosen.every(isObject) && isObject(own)) return Object.assign({}, own, ...chosen);
    return chance.one(chosen);
  }

  #createByType(schema: Data, depth: number): unknown {
    const { type, nullable } = schema;
    const implied =
      schema.properties || schema.additionalProperties !== undefined ? 'object' : schema.items ? 'array' : undefined;
    const types = [type ?? implied ?? []].flat();
    if (nullable === true && this.#chance.oneIn(4)) return null;
    switch (types.length > 0 ? this.#chance.one(types) : '') {
      case 'null':
        return null;
      case 'boolean':
        return this.#chance.one([true, false]);
      case 'integer':
      case 'number':
        return this.#chance.one(numbers);
      case 'string':
        return this.#chance.one(this.#chance.oneIn(3) || schema.format ? formattedTexts : sampleTexts);
      case 'array':
        return this.#createArray(schema, depth);
      case 'object':
        return this.#createObject(schema, depth);
      default:
        return this.#createAny();
    }
  }

  #createAny(): unknown {
    const chance = this.#chance;
    return chance.one<unknown>([
      chance.one(sampleTexts),
      chance.one(numbers),
      null,
      true,
      false,
      [],
      {},
      ['a'],
      ['a', 'a', 1],
    ]);
  }

  #createArray(schema: Data, depth: number): unknown {
    const { items, additionalItems, prefixItems } = schema;
    const first = Array.isArray(items) ? items : Array.isArray(prefixItems) ? prefixItems : [];
    const rest = Array.isArray(items) ? additionalItems : items;
    const length = this.#chance.below(4);
    return Array.from({ length }, (_, index) => this.createOne(first[index] ?? rest, depth + 1));
  }

  #createObject(schema: Data, depth: number): unknown {
    const { properties, required, additionalProperties } = schema;
    const declared = Object.keys(isObject(properties) ? properties : {});
    const demanded = Array.isArray(required) ? required : [];
    const object: Record<string, unknown> = {};
    for (const name of declared) {
      if (!demanded.includes(name) && this.#chance.oneIn(2)) continue;
      object[name] = this.createOne(propertyOf(properties, name), depth + 1);
    }
    const isOpen = additionalProperties !== undefined && additionalProperties !== false;
    if (isOpen && this.#chance.oneIn(2)) object.extra = this.createOne(additionalProperties, depth + 1);
    if (this.#options.undeclared && this.#chance.oneIn(2))
      object[this.#chance.one(propertyNames)] ??= this.#createAny();
    return object;
  }
}
