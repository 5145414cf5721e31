import { describe, expect, test } from 'vitest';
import { convert, type Setting } from './schemas.ts';

type Table = readonly (readonly [expression: string, data: unknown, unknown: readonly string[], setting?: Setting])[];

const text = { type: 'string' };
const shape = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** `process.env` is always unknown. */
const parts: Table = [
  ['z.string().title(process.env.X).min(1)', { ...text, minLength: 1, 'x-zui': {} }, ['x-zui/title value']],
  ['z.string().describe(process.env.X)', text, ['description value']],
  ["z.string().title('Name').metadata(process.env.X)", { ...text, 'x-zui': {} }, ['x-zui rest', 'x-zui/title value']],
  ['z.string(process.env.X)', text, ['description value', 'x-zui value']],
  ['z.string().hidden((data) => data === null)', { ...text, 'x-zui': {} }, ['x-zui/hidden value']],
  ['z.string().min(process.env.X).max(5)', { ...text, maxLength: 5 }, ['minLength value']],
  ['z.number().min(process.env.X)', { type: 'number' }, ['minimum value']],
  ['z.string().regex(process.env.X)', text, ['pattern value']],
  ['z.string().startsWith(process.env.X)', text, ['pattern value']],
  ['z.enum(process.env.X)', text, ['enum value']],
  ["z.enum(['open', process.env.X])", { ...text, enum: ['open', undefined] }, ['enum/1 value']],
  ['z.string().default(process.env.X)', text, ['default value']],
  ['z.array(process.env.X).max(3)', { type: 'array', maxItems: 3 }, ['items value']],
  ['z.union([z.string(), process.env.X])', { anyOf: [text, undefined] }, ['anyOf/1 value']],
  ['z.union(process.env.X)', { anyOf: [] }, ['anyOf rest']],
  ['z.record(process.env.X)', { type: 'object' }, ['additionalProperties value']],
  ['z.ref(process.env.X)', {}, ['$ref value']],
];

const objects: Table = [
  [
    'z.object({ id: z.string(), other: process.env.X })',
    shape({ id: text }, 'id'),
    ['properties/other value', 'required rest'],
  ],
  ['z.object({ other: process.env.X }).partial()', shape({}), ['properties/other value']],
  [
    'z.object({ id: z.string(), note: z.string().optional() }).extend({ ...process.env.X, name: z.string() })',
    shape({ name: text }, 'name'),
    ['properties rest', 'properties/id value', 'properties/note value', 'required rest'],
  ],
  [
    'z.object({ id: z.string(), name: z.string() }).pick({ id: true, name: process.env.X })',
    shape({ id: text }, 'id'),
    ['properties rest', 'required rest'],
  ],
  [
    'z.object({ id: z.string(), name: z.string() }).omit({ name: process.env.X })',
    shape({ id: text }, 'id'),
    ['properties rest', 'required rest'],
  ],
  [
    'z.object({ id: z.string(), name: z.string() }).partial({ name: process.env.X })',
    shape({ id: text }, 'id'),
    ['properties/name value', 'required rest'],
  ],
  [
    'z.object({ id: z.string() }).catchall(process.env.X)',
    { type: 'object', properties: { id: text }, required: ['id'] },
    ['additionalProperties value'],
  ],
  [
    'z.object({ id: z.string().default(process.env.X) })',
    shape({ id: text }),
    ['properties/id/default value', 'required value'],
  ],
  [
    'z.object({ id: z.string().regex(/^a/).default("a") })',
    shape({ id: { ...text, pattern: '^a', default: 'a' } }),
    ['required value'],
  ],
];

const wholes: Table = [
  ['z.literal(process.env.X)', undefined, [' value']],
  ['z.string().datetime(process.env.X)', undefined, [' value']],
  ['z.string().shout()', undefined, [' value']],
  ['z.stringbool()', undefined, [' value']],
  ['z.array(z.date())', { type: 'array' }, ['items value']],
  ['z.string().trim()', undefined, [' value']],
  ['z.lazy(() => z.string())', undefined, [' value']],
  ['z.string()', undefined, [' value'], { options: 'process.env.X' }],
  ['z.string()', undefined, [' value'], { options: '{ unionStrategy: process.env.X }' }],
];

/** Schemas inside those that the platform refuses. */
const inside: Table = [
  ['z.object({ id: z.string().transform(Number) })', shape({ id: text }, 'id'), ['properties/id rest']],
  ["z.string().title('Name').max(5).brand()", { ...text, maxLength: 5 }, [' rest']],
  ["z.string().describe('A name').refine(Boolean).title('Name')", text, [' rest']],
  ["z.array(z.string().catch(''))", { type: 'array', items: text }, ['items rest']],
  ['z.preprocess(Number, z.number().min(2)).default(3)', { type: 'number', minimum: 2, default: 3 }, [' rest']],
  ['z.date().refine(Boolean)', undefined, [' value']],
  ['z.instanceof(Date)', {}, [' rest']],
];

const older: Table = [
  ['z.nullable(process.env.X)', undefined, [' value'], { legacy: true }],
  ['z.union([z.string(), process.env.X])', undefined, [' value'], { legacy: true }],
  ['z.union([z.literal("a"), z.literal(process.env.X)])', undefined, [' value'], { legacy: true }],
  ['z.string().startsWith(process.env.X).endsWith("b")', undefined, [' value'], { legacy: true }],
  ['z.bigint().positive()', undefined, [' value'], { legacy: true }],
];

const tables: Readonly<Record<string, Table>> = {
  'only that part is not known': parts,
  'only those properties are not known': objects,
  'nothing is made up': wholes,
  'what is inside is known': inside,
  'nothing is made up by the older converter': older,
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  for (const [expression, data, unknown, setting] of table) {
    test(expression, () => {
      const converted = convert(expression, setting);
      expect(converted.data).toEqual(data);
      expect(Object.keys(converted.unknowns).toSorted()).toEqual(unknown.toSorted());
    });
  }
});

test('a rejected schema has a reason', () => {
  const why = (expression: string) => convert(expression).unknowns[' value'];
  expect(why('z.date()')).toBe('the platform does not convert `z.date()`');
  expect(why('z.string().trim()')).toBe('the platform does not convert `.trim()`');
  expect(why('z.string().shout()')).toBe('there is no `shout`');
  expect(why('z.stringbool()')).toBe('there is no `stringbool`');
});
