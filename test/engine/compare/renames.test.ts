import { expect, test } from 'vitest';
import { comparable } from '../../../src/engine/compare/comparable.ts';
import { renamesBetween } from '../../../src/engine/compare/renames.ts';
import { createNode, type ManifestNode } from '../../../src/engine/walk/node.ts';

const owner = { kind: 'integration', label: 'the integration' } as const;
const nodeOf = (noun: ManifestNode['noun'], path: string, node: unknown): ManifestNode =>
  createNode(noun, { node: node as never, path: path.split('.'), owner });

const renames = (gone: readonly ManifestNode[], fresh: readonly ManifestNode[]) =>
  [...renamesBetween(gone, fresh)].map(([now, former]) => `${former.key} > ${now.key}`);

const book = { title: 'Book', input: { schema: { type: 'object' } }, output: { schema: {} } };
const refund = { ...book, billable: true };
const action = (name: string, node: object) => nodeOf('action', `actions.${name}`, node);

test.each<[string, ManifestNode, ManifestNode, boolean]>([
  ['has the same schemas', action('book', book), action('bookSeat', book), true],
  [
    'has the same schemas and another title',
    action('book', book),
    action('bookSeat', { ...book, title: 'Book a seat' }),
    true,
  ],
  [
    'has the same properties in another order',
    action('book', book),
    action('bookSeat', { output: book.output, input: book.input }),
    true,
  ],
  ['has other schemas', action('book', book), action('refund', refund), false],
  [
    'is of another kind',
    nodeOf('state', 'states.last', { schema: {} }),
    nodeOf('entity', 'states.last', { schema: {} }),
    false,
  ],
  [
    'belongs to something else',
    nodeOf('tag', 'user.tags.seat', { title: 'Seat' }),
    nodeOf('tag', 'channels.desk.message.tags.row', { title: 'Seat' }),
    false,
  ],
  [
    'has no schema, and the same title',
    nodeOf('tag', 'user.tags.seat', { title: 'Seat' }),
    nodeOf('tag', 'user.tags.row', { title: 'Seat' }),
    true,
  ],
  [
    'has no schema, and the same description',
    nodeOf('secret', 'secrets.TOKEN', { description: 'The token.' }),
    nodeOf('secret', 'secrets.KEY', { description: 'The token.' }),
    true,
  ],
  [
    'has no schema, and another title',
    nodeOf('tag', 'user.tags.seat', { title: 'Seat' }),
    nodeOf('tag', 'user.tags.row', { title: 'Row' }),
    false,
  ],
  ['is empty, like the removed one', nodeOf('tag', 'user.tags.seat', {}), nodeOf('tag', 'user.tags.row', {}), false],
  [
    'implements the interface of the same name',
    nodeOf('interface', 'interfaces.hitl', { name: 'hitl', version: '1.0.0' }),
    nodeOf('interface', 'interfaces.agents', { name: 'hitl', version: '2.0.0' }),
    true,
  ],
  [
    'implements an interface of another name',
    nodeOf('interface', 'interfaces.hitl', { name: 'hitl', version: '1.0.0' }),
    nodeOf('interface', 'interfaces.llm', { name: 'llm', version: '1.0.0' }),
    false,
  ],
  [
    'implements an interface without a name in the same version',
    nodeOf('interface', 'interfaces.hitl', { version: '1.0.0' }),
    nodeOf('interface', 'interfaces.agents', { version: '1.0.0' }),
    true,
  ],
  [
    'was generated under the same name, with other schemas',
    action('book', { ...book, name: 'book' }),
    action('bookSeat', { ...refund, name: 'book' }),
    false,
  ],
  [
    'has only a schema, which is the same',
    nodeOf('entity', 'entities.seat', { title: 'Seat', schema: { type: 'object' } }),
    nodeOf('entity', 'entities.row', { title: 'Row', schema: { type: 'object' } }),
    true,
  ],
  [
    'is a script',
    nodeOf('script', 'sandbox.identifierExtractScript', '.body'),
    nodeOf('script', 'sandbox.messageExtractScript', '.body'),
    false,
  ],
  [
    'has a list in another order',
    action('book', { ...book, tags: ['a', 'b'] }),
    action('bookSeat', { ...book, tags: ['b', 'a'] }),
    false,
  ],
])('an added part is a renamed one, or not, if it %s', (_, gone, fresh, expected) => {
  expect(renames([gone], [fresh])).toEqual(expected ? [`${gone.key} > ${fresh.key}`] : []);
});

test('if several parts have the same shape, none counts as renamed, and all others are reported', () => {
  const [refunded, kept] = [action('refund', refund), action('refundSeat', refund)];
  expect(renames([action('book', book), refunded], [action('bookSeat', book), action('bookDeck', book), kept])).toEqual(
    ['refund > refundSeat'],
  );
  expect(renames([action('book', book), action('reserve', book), refunded], [action('bookSeat', book), kept])).toEqual([
    'refund > refundSeat',
  ]);
});

test('of a definition, only what a record contains, too, is compared with a record', () => {
  const definition = {
    name: 'ferries',
    version: '1.0.0',
    icon: 'icon.svg',
    readme: 'hub.md',
    code: 'module.exports = {}',
    sdkVersion: '4.0.0',
    secrets: { TOKEN: { description: 'The token.' }, KEY: { optional: true } },
  };
  const record = { form: 'record', known: {} } as const;
  expect(comparable({ form: 'definition', known: definition }, record)).toEqual({
    name: 'ferries',
    version: '1.0.0',
    secrets: { TOKEN: {}, KEY: {} },
  });
  expect(comparable({ form: 'definition', known: { name: 'ferries' } }, record)).toEqual({
    name: 'ferries',
    secrets: {},
  });
  for (const form of ['definition', 'record'] as const)
    expect(comparable({ form, known: definition }, { form, known: {} })).toBe(definition);
  expect(comparable({ form: 'record', known: definition }, { form: 'definition', known: {} })).toBe(definition);
});

test('the scripts of a sandbox are compared if the definition has them, as they are uploaded separately', () => {
  const sandbox = { identifierExtractScript: '.passenger', messageExtractScript: '.text' };
  const record = { form: 'record', known: { name: 'ferries', sandbox } } as const;
  for (const known of [{}, { sandbox: {} }])
    expect(comparable(record, { form: 'definition', known })).toEqual({ name: 'ferries' });
  const own = { sandbox: { identifierExtractScript: '.passenger' } };
  expect(comparable(record, { form: 'definition', known: own })).toBe(record.known);
  expect(comparable(record, { form: 'record', known: {} })).toBe(record.known);
});
