import { describe, expect, it } from 'vitest';
import { faultsOf, field, state } from './faults-of.ts';

it.each([
  ['z.union(z.string(), z.number())', 'z.string()', '`z.union` takes an array: `z.union([…])`.'],
  ["z.enum('a', 'b')", "'a'", '`z.enum` takes an array: `z.enum([…])`.'],
  ["z.enum({ open: 'Open' })", "{ open: 'Open' }", '`z.enum` takes an array: `z.enum([…])`.'],
  [
    "z.literal(['single', 'return'])",
    "z.literal(['single', 'return'])",
    '`z.literal()` of a list cannot be published; `z.enum([…])` can.',
  ],
  [
    "z.discriminatedUnion('kind', z.object({}))",
    'z.object({})',
    "`z.discriminatedUnion` takes an array: `z.discriminatedUnion('type', […])`.",
  ],
  ['z.object([z.string()])', '[z.string()]', 'Expected the fields of an object here: `z.object({ … })`.'],
  [
    'z.object(z.object({ name: z.string() }))',
    'z.object(z.object({ name: z.string() }))',
    'Expected the fields of an object here, but this is the schema of one already: leave out the `z.object()` around it.',
  ],
  [
    'z.object({}).extend(z.object({ name: z.string() }))',
    'extend',
    'Expected the fields of an object here, but this is the schema of one: write `.shape` after it, or `.merge(…)` instead.',
  ],
  [
    'z.object({}).extend(z.string())',
    'extend',
    'Expected the fields of an object here, but this is a schema of kind `string`.',
  ],
  ["z.object({}).extend('name')", "'name'", 'Expected the fields of an object here: `.extend({ … })`.'],
  ['z.object()', 'z.object()', 'Expected the fields of an object here: `z.object({ … })`.'],
  ['z.union()', 'z.union()', '`z.union` takes an array: `z.union([…])`.'],
  ['z.tuple()', 'z.tuple()', '`z.tuple` takes an array: `z.tuple([…])`.'],
  ['z.enum()', 'z.enum()', '`z.enum` takes an array: `z.enum([…])`.'],
  [
    "z.discriminatedUnion('kind')",
    "z.discriminatedUnion('kind')",
    "`z.discriminatedUnion` takes an array: `z.discriminatedUnion('type', […])`.",
  ],
  ['z.record()', 'z.record()', 'Expected a schema such as `z.string()` as an argument here, but there is none.'],
  ['z.array()', 'z.array()', 'Expected a schema such as `z.string()` as an argument here, but there is none.'],
])('an argument that cannot be intended: %s', async (call, text, message) => {
  expect(await faultsOf(field(call))).toContain(`value-unexpected at ${text}: ${message}`);
});

it.each([
  ['z.literal().nullable()', 'z.literal()', 'An argument is missing here.'],
  ['z.number().default()', 'z.number().default()', 'An argument is missing here.'],
  ["z.enum('a', 'b')", "'a'", '`z.enum` takes an array: `z.enum([…])`.'],
  ['z.enum({ open: z.any() })', '{ open: z.any() }', '`z.enum` takes an array: `z.enum([…])`.'],
  ['z.string().regex()', 'z.string().regex()', 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.'],
  ["z.string().regex('^a')", "'^a'", 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.'],
  ['z.string().min()', 'z.string().min()', 'Expected a number here, as in `.min(1)`.'],
  ["z.string().max({ message: 'Too long' })", "{ message: 'Too long' }", 'Expected a number here, as in `.max(1)`.'],
  ['z.string().length(undefined)', 'undefined', 'Expected a number here, as in `.length(1)`.'],
])('unknown because it is not given: %s', async (call, text, message) => {
  expect(await faultsOf(field(call))).toEqual([`value-unexpected at ${text}: ${message}`]);
});

it.each([
  'z.literal(...process.argv)',
  'z.string().regex(process.env.PATTERN)',
  "z.string().min(process.env.LEAST, 'Too short').max('20' as any)",
  "z.string().regex(new RegExp('^a')).or(...process.argv)",
])('valid arguments: %s', async (call) => {
  expect((await faultsOf(field(call))).filter((text) => !text.startsWith('unknown'))).toEqual([]);
});

it('a merged value that is no object', async () => {
  const passenger = 'const passenger = z.object({ email: z.string() }); const ferry = z.object({ quay: z.string() })';
  const said = (kind: string) => [
    `value-unexpected at merge: \`.merge()\` takes the schema of an object, \`z.object({ … })\`, but is given one of kind \`${kind}\`.`,
  ];
  expect(await faultsOf(state('ferry.merge(z.string())'), passenger)).toEqual(said('string'));
  expect(await faultsOf(state('ferry.merge(passenger.optional())'), passenger)).toEqual(said('optional'));
  expect(await faultsOf(state('ferry.merge(passenger).merge(z.object({}))'), passenger)).toEqual([]);
});

it('a string that is no regular expression', async () => {
  const said = (text: string, why: string) => [`value-unexpected at ${text}: ${why}: \`RegExp\` throws an error.`];
  const before = (text: string) => `const code = ${text}`;
  expect(await faultsOf(field('z.string().regex(code)'), before("new RegExp('[A-Z')"))).toEqual(
    said('new RegExp', '`[A-Z` is no regular expression'),
  );
  expect(await faultsOf(field('z.string().regex(code)'), before("RegExp('^[A-Z]+$', 'gg')"))).toEqual(
    said("RegExp('^[A-Z]+$', 'gg')", '`^[A-Z]+$` is no regular expression with the flags `gg`'),
  );
  for (const text of ["new RegExp('(?x:A)')", "new RegExp('[[A-Z]--[Q]]', 'v')", 'new RegExp(process.env.CODE)'])
    expect(String(await faultsOf(field('z.string().regex(code)'), before(text)))).not.toContain('value-unexpected');
});

describe('what is no object', () => {
  const attributes = (text: string) => `attributes: Object.fromEntries(${text}.map((one) => ['fares', String(one)]))`;
  const before = 'const ferry = { fares: { adult: 4 }, quay: null }; const of = (what?: object) => Object.keys(what)';

  it.each([
    ['Object.values(ferry.seats)', 'Object.values(ferry.seats)', '`Object.values` of `undefined` throws an error.'],
    ['Object.entries(ferry.quay)', 'Object.entries(ferry.quay)', '`Object.entries` of `null` throws an error.'],
    ['of()', 'Object.keys(what)', '`Object.keys` of `undefined` throws an error.'],
    ['[Object.fromEntries()]', 'Object.fromEntries()', '`Object.fromEntries` of `undefined` throws an error.'],
  ])('throws: %s', async (text, at, message) => {
    expect(await faultsOf(attributes(text), before)).toEqual([`value-unexpected at ${at}: ${message}`]);
  });

  it('is told by its name where that is misspelt', async () => {
    expect(await faultsOf(attributes('Object.values(ferry.fare)'), before)).toEqual([
      'member-missing at fare: There is no `fare` here. Did you mean `fares`?',
    ]);
  });

  it.each(['Object.values(ferry.seats ?? ferry.fares)', 'Object.keys(Object.freeze(ferry.seats) ?? {})'])(
    'but not where it is not given: %s',
    async (text) => expect(await faultsOf(attributes(text), before)).toEqual([]),
  );
});
