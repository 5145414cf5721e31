import { expect, it } from 'vitest';
import { definition, open, textAt } from '../../memory.ts';

/** Returns the faults in a field of a state, each with the text at its location. */
async function saidOf(field: string): Promise<readonly string[]> {
  const schema = `z.object({ trip: ${field} })`;
  const document = await open(
    definition(
      `name: 'ferry-desk', version: '1.0.0', states: { trip: { type: 'user', schema: ${schema} } }`,
      'declare const anything: any',
    ),
  );
  const { sources } = await document.positions();
  return document.faults.map(
    ({ message, location }) => `${textAt(sources.get(location.file) ?? '', location)}: ${message}`,
  );
}

it.each([
  ['z.string().startsWith()', 'z.string().startsWith()', "Expected a string here, as in `.startsWith('…')`."],
  ['z.string().includes(undefined)', 'undefined', "Expected a string here, as in `.includes('…')`."],
  ['z.string().endsWith(5 as any)', '5', "Expected a string here, as in `.endsWith('…')`."],
  ['z.string().displayAs()', 'z.string().displayAs()', 'An argument is missing here.'],
  ['z.string().max(z.number() as any)', 'z.number()', 'Expected a number here, as in `.max(1)`.'],
])('%s', async (field, text, message) => {
  expect(await saidOf(field)).toEqual([`${text}: ${message}`]);
});

it.each([
  "z.string().startsWith('AF').includes('').endsWith(`y`)",
  'z.string().startsWith(anything)',
  'z.string().startsWith(...anything)',
  "z.string().displayAs({ id: 'ferry', params: {} } as any)",
  'z.string().displayAs(anything)',
  'z.string().max(anything)',
  "z.string().min(1, 'short').max(Number('5'))",
])('nothing is reported for %s', async (field) => {
  expect(await saidOf(field)).toEqual([]);
});

const sailing = 'z.object({ id: z.string(), harbour: z.string() })';

it.each([
  ['.omit({ ID: true })', 'ID', 'There is no `ID` here. Did you mean `id`?'],
  ['.pick({ id: true, harbor: true })', 'harbor', 'There is no `harbor` here. Did you mean `harbour`?'],
  ['.partial({ Harbour: true })', 'Harbour', 'There is no `Harbour` here. Did you mean `harbour`?'],
])('fields are named as they exist: %s', async (call, text, message) => {
  expect(await saidOf(`${sailing}${call}`)).toEqual([`${text}: ${message}`]);
});

it.each([
  [".pick(['id', 'harbour'])", "['id', 'harbour']", 'a list'],
  [".omit('id')", "'id'", 'a string'],
  [".required(['id'])", "['id']", 'a list'],
])('fields are named by an object: %s', async (call, text, found) => {
  const message = `Expected the names of fields as those of an object here, such as \`{ id: true }\`, but this is ${found}.`;
  expect(await saidOf(`${sailing}${call}`)).toEqual([`${text}: ${message}`]);
});

it.each([
  // A function may omit a key that only some of its schemas have.
  '.omit({ id: true, createdAt: true })',
  '.omit({ id: true, ID: true })',
  '.omit({ ID: false as any })',
  '.omit({ it: true })',
  '.omit({ harbours: true })',
  '.extend(anything).omit({ ID: true })',
  '.required(undefined)',
])('nothing is reported for the names in %s', async (call) => {
  expect(await saidOf(`${sailing}${call}`)).toEqual([]);
});
