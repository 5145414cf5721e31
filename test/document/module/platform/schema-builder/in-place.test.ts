import { expect, test } from 'vitest';
import { definition, entry, open } from '../../memory.ts';

const string = (title?: string, more: object = {}) => ({ type: 'string', ...more, 'x-zui': title ? { title } : {} });

const object = (properties: object, title?: string, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
  'x-zui': title ? { title } : {},
});

/** Recorded results of an early builder: 0.13.5, part of the SDK 2.4.3. */
const cases: readonly (readonly [title: string, before: string, properties: string, expected: object])[] = [
  [
    'a copy knows what was said before it was made, whatever is looked at first',
    `const trip = z.object({ id: z.string() })
     const first = trip.title('Trip')
     const more = trip.extend({ name: z.string() })`,
    'more, first',
    { more: object({ id: string(), name: string() }, 'Trip'), first: object({ id: string() }, 'Trip') },
  ],
  [
    'a copy does not know what was said later',
    `const trip = z.object({ id: z.string() })
     const more = trip.extend({ name: z.string() })
     const first = trip.title('Trip')`,
    'first, more',
    { first: object({ id: string() }, 'Trip'), more: object({ id: string(), name: string() }) },
  ],
  [
    'each copy knows what was last said before it',
    `const trip = z.object({ id: z.string() })
     const a = trip.title('A').describe('a')
     const b = trip.title('B').describe('b')`,
    'b, a, trip',
    {
      b: object({ id: string() }, 'B', { description: 'b' }),
      a: object({ id: string() }, 'A', { description: 'a' }),
      trip: object({ id: string() }, 'B'),
    },
  ],
  [
    'a part that is picked is a copy',
    `const trip = z.object({ id: z.string(), name: z.string() })
     const part = trip.title('Trip').pick({ id: true })
     const other = trip.title('Other')`,
    'other, part',
    { other: object({ id: string(), name: string() }, 'Other'), part: object({ id: string() }, 'Trip') },
  ],
  [
    'what is said of an optional schema is said of the schema',
    `const id = z.string()
     const maybe = id.optional().title('Id')`,
    'id, maybe',
    { id: string('Id'), maybe: string() },
  ],
  [
    'what describes an optional schema describes what refers to it',
    'const id = z.string()',
    "first: id.optional().describe('First'), all: z.array(id), second: id.optional().describe('Second')",
    {
      first: string(undefined, { description: 'First' }),
      all: { type: 'array', items: string(undefined, { description: 'First' }), 'x-zui': {} },
    },
  ],
  [
    'a function that stands further up is called where it is called',
    `const titled = (schema: any, title: string) => schema.title(title)
     const id = z.string()
     const a = titled(id, 'A')
     const b = titled(id, 'B')`,
    'a',
    { a: string('B') },
  ],
  [
    'what is said of two wrappers is said of the inner one',
    '',
    "a: z.string().nullable().optional().title('A')",
    { a: { type: ['string', 'null'], 'x-zui': { title: 'A' } } },
  ],
  [
    'metadata is that of the wrapper',
    '',
    'a: z.string().nullable().metadata({ x: 1 })',
    { a: { type: ['string', 'null'], 'x-zui': { x: 1 } } },
  ],
  [
    'whatever else is said of a schema stays',
    "const id = z.string().title('Id')",
    "a: id.describe('A').displayAs({ id: 'x', params: {} })",
    { a: { type: 'string', description: 'A', 'x-zui': { title: 'Id', displayAs: ['x', {}] } } },
  ],
];

test.each(cases)('%s', async (_, before, properties, expected) => {
  const { data, unknowns } = await open({
    'package.json': '{ "dependencies": { "@botpress/sdk": "2.4.3" } }',
    [entry]: definition(`states: { trip: { type: 'user', schema: z.object({ ${properties} }) } }`, before),
  });
  expect(unknowns).toEqual([]);
  expect(data).toMatchObject({ states: { trip: { schema: { properties: expected } } } });
});
