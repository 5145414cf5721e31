import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { type Data, isObject } from '../../src/data/objects.ts';
import { differencesOf } from '../../src/inclusion/index.ts';
import { describeField, readCorpus } from './corpus.ts';

type Verdict = 'compatible' | 'breaking' | 'unknown';
type Draft = Record<string, unknown>;

/** An author's edit of a schema, undefined if it does not apply; and what it means for senders of data. */
type Edit = readonly [name: string, expected: Verdict | undefined, edit: (schema: Draft) => Data | undefined];

const properties = (schema: Draft): Draft => (isObject(schema.properties) ? { ...schema.properties } : {});
const required = (schema: Draft): readonly string[] => (Array.isArray(schema.required) ? schema.required : []);
const isClosed = (schema: Draft) => schema.additionalProperties === false;
const isObjectSchema = (schema: Draft) => schema.type === 'object' && isObject(schema.properties);

/** Edits the first property that meets a condition. */
const first =
  (
    where: (property: Draft, name: string, schema: Draft) => boolean,
    change: (property: Draft, name: string, schema: Draft) => Data | undefined,
  ) =>
  (schema: Draft): Data | undefined => {
    if (!isObjectSchema(schema)) return undefined;
    const found = Object.entries(properties(schema)).find(
      ([name, value]) => isObject(value) && where(value as Draft, name, schema),
    );
    return found && change(found[1] as Draft, found[0], schema);
  };

const replaced =
  (make: (property: Draft) => unknown) =>
  (property: Draft, name: string, schema: Draft): Data => ({
    ...schema,
    properties: { ...properties(schema), [name]: make(property) },
  });

const isText = (property: Draft) => property.type === 'string' && property.enum === undefined;
const isPlainText = (property: Draft) =>
  isText(property) && property.format === undefined && property.pattern === undefined;
const isNumber = (property: Draft) => property.type === 'number' && property.maximum === undefined;
const hasEnum = (property: Draft) => Array.isArray(property.enum) && property.enum.length > 1;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isList = (property: Draft) =>
  property.type === 'array' && isObject(property.items) && property.items.type !== undefined;
const isUnion = (property: Draft) => list(property.anyOf).length > 1;

const withProperty = (schema: Draft, isNeeded: boolean) => {
  if (!isObjectSchema(schema)) return undefined;
  const all = { ...properties(schema), addedLater: { type: 'string' } };
  return { ...schema, properties: all, ...(isNeeded && { required: [...required(schema), 'addedLater'] }) };
};

const edits: readonly Edit[] = [
  ['optional property added', 'compatible', (schema) => withProperty(schema, false)],
  ['required property added', 'breaking', (schema) => withProperty(schema, true)],
  [
    'property removed',
    'breaking',
    first(
      (_, __, schema) => isClosed(schema),
      (_, name, schema) => {
        const { [name]: gone, ...rest } = properties(schema);
        return { ...schema, properties: rest, required: required(schema).filter((each) => each !== name) };
      },
    ),
  ],
  [
    'property renamed',
    'breaking',
    first(
      (_, __, schema) => isClosed(schema),
      (property, name, schema) => {
        const { [name]: gone, ...rest } = properties(schema);
        const names = required(schema).map((each) => (each === name ? 'newName' : each));
        return { ...schema, properties: { ...rest, newName: property }, required: names };
      },
    ),
  ],
  [
    'type changed',
    'breaking',
    first(
      isText,
      replaced(() => ({ type: 'number' })),
    ),
  ],
  [
    'made nullable by a list',
    'compatible',
    first(
      isText,
      replaced((property) => ({ ...property, type: ['string', 'null'] })),
    ),
  ],
  [
    'made nullable by a variant',
    'compatible',
    first(
      isText,
      replaced((property) => ({ anyOf: [property, { type: 'null' }] })),
    ),
  ],
  [
    'made nullable by a word',
    'compatible',
    first(
      isText,
      replaced((property) => ({ ...property, nullable: true })),
    ),
  ],
  [
    'member added',
    'compatible',
    first(
      hasEnum,
      replaced((property) => ({ ...property, enum: [...list(property.enum), 'added'] })),
    ),
  ],
  [
    'member removed',
    'breaking',
    first(
      hasEnum,
      replaced((property) => ({ ...property, enum: list(property.enum).slice(1) })),
    ),
  ],
  [
    'bound set',
    'breaking',
    first(
      isNumber,
      replaced((property) => ({ ...property, maximum: 10 })),
    ),
  ],
  [
    'bound dropped',
    'compatible',
    first(
      ({ minimum }) => minimum !== undefined,
      replaced(({ minimum, ...rest }) => rest),
    ),
  ],
  [
    'length bound',
    'breaking',
    first(
      isPlainText,
      replaced((property) => ({ ...property, maxLength: 3 })),
    ),
  ],
  [
    'format set',
    undefined,
    first(
      isPlainText,
      replaced((property) => ({ ...property, format: 'date-time' })),
    ),
  ],
  [
    'pattern set',
    undefined,
    first(
      isPlainText,
      replaced((property) => ({ ...property, pattern: '^[a-z0-9-]+$' })),
    ),
  ],
  [
    'made required',
    'breaking',
    first(
      (property, name, schema) => property.default === undefined && !required(schema).includes(name),
      (_, name, schema) => ({ ...schema, required: [...required(schema), name] }),
    ),
  ],
  [
    'made optional',
    'compatible',
    first(
      (_, name, schema) => required(schema).includes(name),
      (_, name, schema) => ({ ...schema, required: required(schema).filter((each) => each !== name) }),
    ),
  ],
  [
    'default added',
    'compatible',
    first(
      isText,
      replaced((property) => ({ ...property, default: 'text' })),
    ),
  ],
  ['opened', 'compatible', (schema) => (isClosed(schema) ? { ...schema, additionalProperties: true } : undefined)],
  [
    'closed',
    'breaking',
    (schema) =>
      isObjectSchema(schema) && schema.additionalProperties === true
        ? { ...schema, additionalProperties: false }
        : undefined,
  ],
  [
    'variant added',
    'compatible',
    first(
      isUnion,
      replaced((property) => ({ ...property, anyOf: [...list(property.anyOf), { const: 'added' }] })),
    ),
  ],
  [
    'variant removed',
    undefined,
    first(
      isUnion,
      replaced((property) => ({ ...property, anyOf: list(property.anyOf).slice(0, -1) })),
    ),
  ],
  [
    'type of items changed',
    'breaking',
    first(
      isList,
      replaced((property) => ({ ...property, items: { const: 'other' } })),
    ),
  ],
  [
    'reference made of a part',
    'compatible',
    first(
      () => true,
      (property, name, schema) => ({
        ...replaced(() => ({ $ref: '#/definitions/part' }))(property, name, schema),
        definitions: { part: property },
      }),
    ),
  ],
  [
    'description changed',
    'compatible',
    first(
      () => true,
      replaced((property) => ({ ...property, description: 'Another one.' })),
    ),
  ],
  ['put into allOf', 'compatible', (schema) => ({ allOf: [schema] })],
  ['put into anyOf', 'compatible', (schema) => ({ anyOf: [schema] })],
  [
    'order changed',
    'compatible',
    (schema) =>
      isObjectSchema(schema)
        ? { ...schema, properties: Object.fromEntries(Object.entries(properties(schema)).reverse()) }
        : undefined,
  ],
];

const ajv = new Ajv({
  strict: false,
  validateSchema: false,
  logger: false,
  ownProperties: true,
  code: { optimize: false },
});
addFormats.default(ajv);

function schemasOf(value: unknown): readonly Draft[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'schema' && isObject(inner) ? [inner as Draft] : schemasOf(inner),
  );
}

describeField('schemas of real integrations, edited', () => {
  const schemas = new Map<string, Draft>();
  for (const { data } of readCorpus('definition')) {
    for (const schema of schemasOf(data)) schemas.set(JSON.stringify(schema), schema);
  }
  const figures = { pairs: 0, compatible: 0, breaking: 0, unknown: 0, witnesses: 0 };

  test.each(edits)('%s', (name, expected, edit) => {
    const wrong: unknown[] = [];
    let [tried, checked] = [0, 0];
    for (const schema of schemas.values()) {
      const changed = edit(schema);
      if (changed === undefined) continue;
      const pairs = [
        [schema, changed, expected],
        [changed, schema, undefined],
      ] as const;
      for (const [sub, sup, due] of pairs) {
        const all = differencesOf({ root: sub, path: [] }, { root: sup, path: [] });
        const shown = all.filter(({ kind }) => kind === 'breaking');
        const verdict = all.length === 0 ? 'compatible' : shown.length > 0 ? 'breaking' : 'unknown';
        tried += 1;
        figures.pairs += 1;
        figures[verdict] += 1;
        if (due !== undefined && verdict !== due) wrong.push({ sub, sup, verdict, all });
        // Compiling is slow, so the validator checks only some.
        if (shown.length === 0 || checked >= 20) continue;
        checked += 1;
        const [accepts, takes] = [ajv.compile(sub), ajv.compile(sup)];
        for (const { witness } of shown) {
          figures.witnesses += 1;
          if (!accepts(witness) || takes(witness)) wrong.push({ sub, sup, witness });
        }
      }
    }
    expect(tried, name).toBeGreaterThan(0);
    expect(wrong.slice(0, 2)).toEqual([]);
  });

  test('are hardly ever too complex', () => {
    if (process.env.HUBLINT_INCLUSION_PAIRS) console.log(schemas.size, figures);
    expect(figures.pairs).toBeGreaterThan(5000);
    expect(figures.unknown / figures.pairs).toBeLessThan(0.05);
  });
});
