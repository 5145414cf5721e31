import { asJson, assets, listed, manifest } from '../inputs/manifest.ts';
import type { Series } from './series.ts';

const args = ['desk.json', '--no-config', '--preset', 'strict', '--fail-on', 'never'];

const made = (more: object) => ({
  files: { ...assets, 'desk.json': asJson({ ...manifest({ actions: 1 }), ...more }) },
  args,
});

const kilobytes = [1, 10, 100, 1_000, 4_000];

const text = (name: string, one: string, place: (text: string) => object): Series => ({
  name,
  unit: 'KB',
  counts: kilobytes,
  made: (count) => made(place(one.repeat(Math.ceil((count * 1_000) / Buffer.byteLength(one))))),
});

const withInput = (name: string, properties: object) => ({
  actions: {
    [name]: { title: 'Book', description: 'Books freight.', input: { schema: { type: 'object', properties } } },
  },
});

/** Growing strings in fields that are shown, compared or parsed; and growing depth of schemas. */
export const texts: readonly Series[] = [
  text('a long description', 'freight ', (description) => ({ description: description.trim() })),
  text('a description of blanks', ' ', (blanks) => ({ description: `Books${blanks}freight.` })),
  text('a description of emoji', '👩‍🚀', (description) => ({ description })),
  text('a long name', 'freight-', (name) => ({ name: `${name}desk` })),
  text('a long name in one piece', 'Freight', (name) => ({ name })),
  text('a name of an action', 'book', (name) => ({ actions: { [name]: {} } })),
  text('a script', 'x = 1\n', (extractScript) => ({ identifier: { extractScript } })),
  text('a pattern', '(a|b)*', (pattern) => withInput('book', { lane: { type: 'string', pattern } })),
  {
    name: 'fields below a name of 50 KB',
    unit: 'fields',
    counts: [30, 100, 300, 1_000],
    made: (count) =>
      made(
        withInput(
          'x'.repeat(50_000),
          listed(count, (n) => [`lane${n}`, { type: 'string' }]),
        ),
      ),
  },
  {
    name: 'schemas inside each other',
    unit: 'levels',
    counts: [1, 10, 40, 90],
    made: (count) => {
      let field: object = { type: 'string' };
      for (let level = 0; level < count; level++) field = { type: 'object', properties: { inner: field } };
      return made(withInput('book', { outer: field }));
    },
  },
];
