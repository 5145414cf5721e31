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

test('what is the same in both versions is no pair', () => {
  expect(differing(ferries, structuredClone(ferries))).toEqual([]);
});

test('what changes is a pair with all around it, and nothing beside it', () => {
  const changed = { ...book, input: { schema: { ...schema, required: ['seat'] } } };
  expect(differing(ferries, { ...ferries, actions: { book: changed } })).toEqual([
    whole,
    'changed action actions.book',
    'changed schema actions.book.input.schema',
  ]);
});

test('what changes behind something that is the same is a pair, too', () => {
  const base = { ...ferries, actions: { book, refund } };
  const output = { schema: { ...schema, required: ['seat'] } };
  expect(differing(base, { ...ferries, actions: { book, refund: { ...refund, output } } })).toEqual([
    whole,
    'changed action actions.refund',
    'changed schema actions.refund.output.schema',
  ]);
});

test('what both versions have is the same or not, whatever else either may have there', () => {
  const mayHave = () => true;
  expect(differing(ferries, structuredClone(ferries), { base: { mayHave }, head: { mayHave } })).toEqual([]);
});

test('what comes and goes as a whole stands for all inside it', () => {
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

test('what has a new name and its shape is renamed, unless a part of it is not known', () => {
  const base = { ...ferries, actions: { book, refund } };
  const head = { ...ferries, actions: { book, repay: { ...refund, title: 'Repay' } } };
  const apart = ['removed action actions.refund', 'added action actions.repay', whole];
  expect(differing(base, head)).toEqual(['renamed action actions.refund > actions.repay', whole]);
  expect(differing(base, head, { base: { isWhole: (path) => !at('actions.refund')(path) } })).toEqual(apart);
  expect(differing(base, head, { head: { isWhole: (path) => !at('actions.repay')(path) } })).toEqual(apart);
});

test('what the other version may have is neither new nor gone, and its schemas may be others', () => {
  const more = { ...ferries, actions: { book, refund } };
  const schemas = ['input', 'output'].map((side) => `changed schema actions.refund.${side}.schema`);
  expect(differing(ferries, more, { base: { mayHave: at('actions.refund') } })).toEqual([whole, ...schemas]);
  expect(differing(more, ferries, { head: { mayHave: at('actions.refund') } })).toEqual([whole, ...schemas]);
  const gone = ['removed action actions.refund', whole];
  expect(differing(more, ferries, { base: { mayHave: at('actions.refund') } })).toEqual(gone);
});

test('what is always there is changed where it is written for the first time, or no more', () => {
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

test('a schema without properties is the same as none, unless there may be one', () => {
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

test('a configuration whose schema says nothing is none, as far as all of it is known', () => {
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

test('the configuration is always there, and one with a name is not', () => {
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

test('a script is the same with other line ends, and a secret whether it is named or listed', () => {
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
