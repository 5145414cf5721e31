import { expect, test } from 'vitest';
import type { Unknown } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { wholeness } from '../../../src/engine/findings/wholeness.ts';
import { checkModel } from '../../../src/engine/model/check.ts';

/** Returns which of the paths are fully known in a manifest with unknown parts. */
async function wholeOf(text: string, unknowns: readonly Unknown[], places: readonly string[]) {
  const document = { ...(await openDocument('ferries.integration.yaml', text)), unknowns };
  const isWhole = wholeness(document, checkModel(document.data ?? {}, 'definition', unknowns));
  return places.filter((place) => isWhole({ path: place.split('.').filter((step) => step !== '') }));
}

const manifest = `name: ferries
version: 1.0.0
secrets: { TOKEN: {} }
actions:
  book: { title: Book, input: { schema: { required: [seat, deck] } }, output: { schema: {} } }
`;
const book = 'actions.book';
const places = ['', 'name', 'actions', book, `${book}.title`, `${book}.input`, `${book}.output.schema`, 'events'];

test('everything that is known and valid is whole', async () => {
  expect(await wholeOf(manifest, [], places)).toEqual(places);
});

test('an unknown part makes its parents partly unknown, but not its siblings or children', async () => {
  const seats: Unknown = {
    path: ['actions', 'book', 'input', 'schema', 'required', 1],
    extent: 'value',
    why: 'a call',
  };
  const inside = [0, 1].map((index) => `${book}.input.schema.required.${index}`);
  expect(await wholeOf(manifest, [seats], [...places, ...inside, `${inside[1]}.length`])).toEqual([
    'name',
    `${book}.title`,
    `${book}.output.schema`,
    'events',
    inside[0],
    `${inside[1]}.length`,
  ]);
});

test('so does a part that the model reports', async () => {
  const faulty = manifest.replace('title: Book', 'title: [Book]');
  expect(await wholeOf(faulty, [], places)).toEqual(['name', `${book}.input`, `${book}.output.schema`, 'events']);
});

test('two parts that are not whole leave what is between them whole', async () => {
  const unknowns = ['title', 'input'].map(
    (name): Unknown => ({ path: ['actions', 'book', name], extent: 'value', why: 'a call' }),
  );
  expect(await wholeOf(manifest, unknowns, places)).toEqual(['name', `${book}.output.schema`, 'events']);
});
