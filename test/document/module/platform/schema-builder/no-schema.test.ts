import { describe, expect, it } from 'vitest';
import { definition, entry, open, textAt } from '../../memory.ts';

/** Returns the faults in the schema of a state, each with the text at its location. */
async function saidOf(schema: string, before = ''): Promise<readonly string[]> {
  const properties = `name: 'ferry-desk', version: '1.0.0', states: { trip: { type: 'user', schema: ${schema} } }`;
  const document = await open(definition(properties, before));
  const { sources } = await document.positions();
  return document.faults.map(
    ({ message, location }) => `${textAt(sources.get(location.file) ?? '', location)}: ${message}`,
  );
}

const expected = (text: string, found: string) =>
  `${text}: Expected a schema such as \`z.string()\` here, but this is ${found}.`;

describe('the schema builder itself is no schema', () => {
  const builder = 'the schema builder: call one of its functions';

  it.each(['z', 'z.object({ from: z })', 'z.array(z).optional()'])('%s', async (schema) => {
    expect(await saidOf(schema)).toEqual([expected('z', builder)]);
  });

  it('under another name', async () => {
    expect(await saidOf('sdk.z', "import * as sdk from '@botpress/sdk'")).toEqual([expected('sdk.z', builder)]);
  });

  it.each(['z.any()', "z['string']()", 'trips.any()'])('but %s is one', async (schema) => {
    expect(await saidOf(schema, 'const trips = z')).toEqual([]);
  });

  it('and an unknown export of a module may be one', async () => {
    const { faults } = await open({
      [entry]: definition(
        "name: 'ferry-desk', states: { trip: { type: 'user', schema: trip } }",
        "import * as trip from './trip'",
      ),
      'trip.ts': "export * from '@acme/trips'",
      'package.json': '{ "dependencies": { "@acme/trips": "1.0.0" } }',
    });
    expect(faults).toEqual([]);
  });
});

describe('the result of an operator on schemas is no schema', () => {
  it.each([
    ['z.object({}) | z.null()', 'a number'],
    ['z.object({}) & z.object({})', 'a number'],
    ["z.object({}) + ''", 'a string'],
    ['z.string() + z.null()', 'a string'],
    ["'trip' + z.string()", 'a string'],
  ])('%s', async (schema, found) => {
    expect(await saidOf(schema)).toEqual([expected(schema, found)]);
  });

  it.each([
    'z.object({}) || z.null()',
    'z.object({}) ?? z.null()',
    'z.object({}) === z.null() ? z.any() : z.unknown()',
    'z.object({}) | trips',
    'trips + z.object({})',
  ])('but nothing is reported for %s', async (schema) => {
    expect(await saidOf(schema, 'declare const trips: any')).toEqual([]);
  });
});

describe('a schema that is called', () => {
  it.each(['z.string()', 'z.object({}).optional()'])('%s()', async (schema) => {
    expect(await saidOf(`${schema}()`)).toEqual([`${schema}: This is an object, which cannot be called.`]);
  });
});
