import { asJson, assets, createEntries, createManifest } from '../inputs/manifest.ts';
import type { Series } from './series.ts';

const args = ['desk.json', '--no-config', '--preset', 'strict', '--fail-on', 'never'];

const createStepWith = (more: object) => ({
  files: { ...assets, 'desk.json': asJson({ ...createManifest({ actions: 1 }), ...more }) },
  args,
});

const kilobytes = [1, 10, 100, 1_000, 4_000];

const createTextSeries = (name: string, one: string, place: (text: string) => object): Series => ({
  name,
  unit: 'KB',
  counts: kilobytes,
  createStep: (count) => createStepWith(place(one.repeat(Math.ceil((count * 1_000) / Buffer.byteLength(one))))),
});

const withInput = (name: string, properties: object) => ({
  actions: {
    [name]: { title: 'Book', description: 'Books freight.', input: { schema: { type: 'object', properties } } },
  },
});

/** Growing strings in fields that are shown, compared or parsed; and growing depth of schemas. */
export const texts: readonly Series[] = [
  createTextSeries('a long description', 'freight ', (description) => ({ description: description.trim() })),
  createTextSeries('a description of blanks', ' ', (blanks) => ({ description: `Books${blanks}freight.` })),
  createTextSeries('a description of emoji', '👩‍🚀', (description) => ({ description })),
  createTextSeries('a long name', 'freight-', (name) => ({ name: `${name}desk` })),
  createTextSeries('a long name in one piece', 'Freight', (name) => ({ name })),
  createTextSeries('a name of an action', 'book', (name) => ({ actions: { [name]: {} } })),
  createTextSeries('a script', 'x = 1\n', (extractScript) => ({ identifier: { extractScript } })),
  createTextSeries('a pattern', '(a|b)*', (pattern) => withInput('book', { lane: { type: 'string', pattern } })),
  {
    name: 'fields below a name of 50 KB',
    unit: 'fields',
    counts: [30, 100, 300, 1_000],
    createStep: (count) =>
      createStepWith(
        withInput(
          'x'.repeat(50_000),
          createEntries(count, (n) => [`lane${n}`, { type: 'string' }]),
        ),
      ),
  },
  {
    name: 'schemas inside each other',
    unit: 'levels',
    counts: [1, 10, 40, 90],
    createStep: (count) => {
      let field: object = { type: 'string' };
      for (let level = 0; level < count; level++) field = { type: 'object', properties: { inner: field } };
      return createStepWith(withInput('book', { outer: field }));
    },
  },
];
