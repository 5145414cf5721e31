import { expect, test } from 'vitest';
import { type Knowledge, pairsOf } from '../../../src/engine/compare/pairs.ts';
import type { Manifest } from '../../../src/rule/nodes.ts';

const all: Knowledge = { isWhole: () => true, mayHave: () => false };
const at = (pointer: string) => (path: readonly unknown[]) => path.join('.') === pointer;

const schema = { type: 'object', properties: { seat: { type: 'string' } } };
const book = { title: 'Book', input: { schema }, output: { schema } };
const refund = { ...book, billable: true };
const ferries: Manifest = { name: 'ferries', version: '1.0.0', actions: { book } };

/** Returns the differences as `change noun path`, with the path in the base if it is another one. */
function differing(base: Manifest, head: Manifest, known: Partial<Record<'base' | 'head', Partial<Knowledge>>> = {}) {
  const pairs = pairsOf(base, head, { base: { ...all, ...known.base }, head: { ...all, ...known.head } });
  return pairs.map(({ change, noun, before, after }) => {
    const [once, now] = [before.path.join('.'), after.path.join('.')];
    return `${change} ${noun} ${once === now ? now : `${once} > ${now}`}`.trim();
  });
}

const whole = 'changed integration';

test('parts that are the same in both versions are no pair', () => {
  expect(differing(ferries, structuredClone(ferries))).toEqual([]);
});

test('a changed part is a pair with all its parents, but not its siblings', () => {
  const changed = { ...book, input: { schema: { ...schema, required: ['seat'] } } };
  expect(differing(ferries, { ...ferries, actions: { book: changed } })).toEqual([
    whole,
    'changed action actions.book',
    'changed schema actions.book.input.schema',
  ]);
});

test('a changed part after an unchanged one is a pair, too', () => {
  const base = { ...ferries, actions: { book, refund } };
  const output = { schema: { ...schema, required: ['seat'] } };
  expect(differing(base, { ...ferries, actions: { book, refund: { ...refund, output } } })).toEqual([
    whole,
    'changed action actions.refund',
    'changed schema actions.refund.output.schema',
  ]);
});

test('parts in both versions are compared, whatever else either may have in unknown parts', () => {
  const mayHave = () => true;
  expect(differing(ferries, structuredClone(ferries), { base: { mayHave }, head: { mayHave } })).toEqual([]);
});

test('what is added or removed as a whole represents everything inside it', () => {
  expect(differing(ferries, { ...ferries, actions: { book, refund } })).toEqual(['added action actions.refund', whole]);
  expect(differing({ ...ferries, actions: { book, refund } }, ferries)).toEqual([
    'removed action actions.refund',
    whole,
  ]);
  const channel = {
    messages: { text: { schema } },
    conversation: { tags: { seat: {} } },
    message: { tags: {} },
  } as never;
  expect(differing(ferries, { ...ferries, channels: { desk: channel } })).toEqual([
    'added channel channels.desk',
    whole,
  ]);
});

test('a part with a new name and the same shape is renamed, unless some of it is unknown', () => {
  const base = { ...ferries, actions: { book, refund } };
  const head = { ...ferries, actions: { book, repay: { ...refund, title: 'Repay' } } };
  const apart = ['removed action actions.refund', 'added action actions.repay', whole];
  expect(differing(base, head)).toEqual(['renamed action actions.refund > actions.repay', whole]);
  expect(differing(base, head, { base: { isWhole: (path) => !at('actions.refund')(path) } })).toEqual(apart);
  expect(differing(base, head, { head: { isWhole: (path) => !at('actions.repay')(path) } })).toEqual(apart);
});

test('what the other version may have is neither new nor removed, and its schemas may differ', () => {
  const more = { ...ferries, actions: { book, refund } };
  const schemas = ['input', 'output'].map((side) => `changed schema actions.refund.${side}.schema`);
  expect(differing(ferries, more, { base: { mayHave: at('actions.refund') } })).toEqual([whole, ...schemas]);
  expect(differing(more, ferries, { head: { mayHave: at('actions.refund') } })).toEqual([whole, ...schemas]);
  const gone = ['removed action actions.refund', whole];
  expect(differing(more, ferries, { base: { mayHave: at('actions.refund') } })).toEqual(gone);
});

test('a part that always exists is changed when it is written for the first time, or no longer', () => {
  const written = { ...ferries, user: { tags: { seat: {} } }, identifier: { extractScript: '.body' } };
  expect(differing(ferries, written)).toEqual([
    'added script identifier.extractScript',
    'added tag user.tags.seat',
    whole,
    'changed identifier identifier',
    'changed user user',
  ]);
  expect(differing(written, ferries).slice(0, 2)).toEqual([
    'removed script identifier.extractScript',
    'removed tag user.tags.seat',
  ]);
});

test('a schema without properties equals none, unless it may have one', () => {
  const state = { type: 'user' } as const;
  const empty = { type: 'object', properties: {} };
  const [none, some] = [
    { ...ferries, states: { last: state } },
    { ...ferries, states: { last: { ...state, schema: empty } } },
  ];
  const around = [whole, 'changed state states.last'];
  expect(differing(none as Manifest, some as Manifest)).toEqual(around);
  expect(differing(some as Manifest, none as Manifest)).toEqual(around);
  const mayHave = at('states.last.schema');
  const schemaToo = [...around, 'changed schema states.last.schema'];
  expect(differing(none as Manifest, some as Manifest, { base: { mayHave } })).toEqual(schemaToo);
  expect(differing(some as Manifest, none as Manifest, { head: { mayHave } })).toEqual(schemaToo);
});

test('a configuration with an empty schema equals none, as far as all of it is known', () => {
  const none = { ...ferries, configuration: { schema: {} } } as Manifest;
  const empty = { ...ferries, configuration: { schema: { type: 'object', properties: {} } } } as Manifest;
  const around = [whole, 'changed configuration configuration'];
  expect(differing(none, empty)).toEqual(around);
  expect(differing(none, empty, { base: { isWhole: () => false } })).toEqual([
    ...around,
    'changed schema configuration.schema',
  ]);
  const named = (one: object) => ({ ...ferries, configurations: { token: one } }) as Manifest;
  expect(differing(named({ schema: {} }), named({ schema: { type: 'object', properties: {} } }))).toContain(
    'changed schema configurations.token.schema',
  );
});

test('the configuration always exists, a named one does not', () => {
  const named = { ...ferries, configurations: { token: { title: 'Token' } } } as Manifest;
  expect(differing(ferries, named)).toEqual(['added configuration configurations.token', whole]);
  expect(differing(named, ferries)).toEqual(['removed configuration configurations.token', whole]);
  const written = (configuration: object) => ({ ...ferries, configuration }) as Manifest;
  expect(differing(ferries, written({}))).toEqual([whole]);
  expect(differing(ferries, written({ title: 'Desk', schema: {} }))).toEqual([
    whole,
    'changed configuration configuration',
  ]);
  expect(differing(written({ schema: {} }), written({ schema }))).toEqual([
    whole,
    'changed configuration configuration',
    'changed schema configuration.schema',
  ]);
});

test('a script is the same with other line breaks, and a secret in either notation', () => {
  const script = (extractScript: string) => ({ ...ferries, identifier: { extractScript } });
  expect(differing(script('a = .body\n.a'), script('a = .body\r\n.a'))).toEqual([
    whole,
    'changed identifier identifier',
  ]);
  expect(differing(script('a = .body\n.a'), script('a = .body\n\n.a'))).toContain(
    'changed script identifier.extractScript',
  );
  const mapped = { ...ferries, secrets: { TOKEN: {}, KEY: {} } };
  const listed = { ...ferries, secrets: ['KEY', 'TOKEN'] };
  expect(differing(mapped, listed)).toEqual([whole]);
  expect(differing(mapped, { ...ferries, secrets: ['KEY'] })).toEqual(['removed secret secrets.TOKEN', whole]);
  expect(differing({ ...ferries, secrets: ['KEY'] }, mapped)).toEqual(['added secret secrets.TOKEN', whole]);
});
