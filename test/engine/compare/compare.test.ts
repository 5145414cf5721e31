import { expect, test } from 'vitest';
import partUnread from '../../../rules/compat/part-unread.ts';
import type { Document, Unknown } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import type { ComparisonContext } from '../../../src/engine/compare/changes.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import { defineRule, type Rule } from '../../../src/rule/index.ts';

const actions: Rule = defineRule({
  id: 'compat/actions-told',
  summary: 'Tells every action that changes.',
  presets: {},
  messages: { removed: 'Action `{name}` is gone.', added: 'There is `{name}`.', changed: '`{name}` has a new title.' },
  compare: {
    *action({ change, key, at, was, before, after }) {
      const data = { name: key };
      if (change === 'removed')
        yield { message: 'removed', data, bump: 'major', breaks: 'caller', at: at.key(), was: was.key() };
      if (change === 'added') yield { message: 'added', data, bump: 'minor', at: at.key() };
      if (change === 'changed' && before.title !== after.title)
        yield { message: 'changed', data, bump: 'patch', at: at('title'), was: was('title') };
    },
  },
});

const names: Rule = defineRule({
  id: 'compat/title-told',
  summary: 'Tells the title of the integration.',
  presets: {},
  messages: { changed: 'The title changed.' },
  compare: {
    *integration({ before, after, at, was }) {
      if (before.title !== after.title) yield { message: 'changed', bump: 'patch', at: at('title'), was: was('title') };
    },
  },
});

const planOf = (rules: readonly Rule[], more: Partial<Plan> = {}): Plan => ({
  rules: rules.map((rule) => ({ rule, severity: 'error', options: {} })),
  severityOf: () => 'error',
  urlOf: () => undefined,
  ...more,
});

const before = `name: ferries
version: 1.4.0
title: Ferries
actions:
  book: { title: Book, input: { schema: {} }, output: { schema: {} } }
  cancel: { title: Cancel, billable: true, input: { schema: {} }, output: { schema: {} } }
`;
const withoutCancel = before.slice(0, before.indexOf('  cancel'));

const open = async (file: string, text: string, unknowns: readonly Unknown[] = []): Promise<Document> => ({
  ...(await openDocument(file, text)),
  unknowns,
});

interface Sides {
  readonly base?: string;
  readonly head: string;
  readonly plan?: Plan;
  readonly beyond?: ComparisonContext;
  readonly unknowns?: Readonly<Partial<Record<'base' | 'head', readonly Unknown[]>>>;
}

async function compared({ base = before, head, plan = planOf([actions, names]), beyond, unknowns = {} }: Sides) {
  const sides = [await open('old.yaml', base, unknowns.base), await open('new.yaml', head, unknowns.head)] as const;
  return compareDocuments(...sides, plan, beyond);
}

/** Returns each finding with its position in the head and, in parentheses, in the base. */
const told = async (sides: Sides) =>
  (await compared(sides)).diagnostics.map(({ message, location, related, suppressed }) => {
    const [was] = related;
    const place = ({ file, start }: typeof location) => `${file}:${start.line}:${start.column}`;
    const beside = was ? ` (${place(was.location)}: ${was.message})` : '';
    return `${place(location)}${beside} ${message}${suppressed ? ' [suppressed]' : ''}`;
  });

test('a change is located in the head, with the base as a related location', async () => {
  expect(await told({ head: before.replace('title: Book', 'title: Book a seat') })).toEqual([
    'new.yaml:5:18 (old.yaml:5:18: In version 1.4.0 it is here.) `book` has a new title.',
  ]);
  expect(
    await told({ base: before.replace('version: 1.4.0\n', ''), head: before.replace('title: Book', 'title: Seat') }),
  ).toEqual(['new.yaml:5:18 (old.yaml:4:18: In the base it is here.) `book` has a new title.']);
});

test('what was removed is located where it would be, and what was added has no related location', async () => {
  expect(await told({ head: withoutCancel })).toEqual([
    'new.yaml:4:1 (old.yaml:6:3: In version 1.4.0 it is here.) Action `cancel` is gone.',
  ]);
  expect(await told({ base: withoutCancel, head: before })).toEqual(['new.yaml:6:3 There is `cancel`.']);
});

test('what was removed with its parents, or at the top level, is located at the version, or at the start of the manifest', async () => {
  const top = 'name: ferries\nversion: 2.0.0\ntitle: Ferries\n';
  const gone = (place: string) => [
    `${place} (old.yaml:5:3: In version 1.4.0 it is here.) Action \`book\` is gone.`,
    `${place} (old.yaml:6:3: In version 1.4.0 it is here.) Action \`cancel\` is gone.`,
  ];
  expect(await told({ head: top })).toEqual(gone('new.yaml:2:10'));
  expect(await told({ head: 'name: ferries\ntitle: Ferries\n' })).toEqual(gone('new.yaml:1:1'));
  expect(await told({ head: before.replace('title: Ferries\n', '') })).toEqual([
    'new.yaml:2:10 (old.yaml:3:8: In version 1.4.0 it is here.) The title changed.',
  ]);
});

test('a result says what was compared, and counts the unknown parts of the head', async () => {
  const unknowns: Unknown[] = [
    { path: ['icon'], extent: 'value', why: 'a call' },
    { path: ['code'], extent: 'value', why: 'a call' },
    { path: ['readme'], extent: 'value', why: 'a mistake', reported: true },
  ];
  const same = await compared({ head: before, unknowns: { base: unknowns, head: unknowns } });
  expect(same).toEqual({
    file: 'new.yaml',
    form: 'definition',
    opaque: 2,
    name: 'ferries',
    manifestVersion: '1.4.0',
    diagnostics: [],
    sources: new Map(),
  });
  const { name, manifestVersion, sources } = await compared({ base: 'title: Boats\n', head: 'title: Ferries\n' });
  expect({ name, manifestVersion }).toEqual({});
  expect([...sources]).toEqual([
    ['old.yaml', 'title: Boats\n'],
    ['new.yaml', 'title: Ferries\n'],
  ]);
});

test('a change has the bump it needs and whom it breaks', async () => {
  const { diagnostics } = await compared({ head: withoutCancel });
  expect(diagnostics.map(({ rule, severity, messageId, change }) => [rule, severity, messageId, change])).toEqual([
    ['compat/actions-told', 'error', 'removed', { bump: 'major', breaks: 'caller' }],
  ]);
});

test('nothing is reported about parts that are unknown or invalid in either version', async () => {
  const head = before.replace('title: Book', 'title: Seat');
  const title: Unknown = { path: ['actions', 'book', 'title'], extent: 'value', why: 'a call' };
  for (const side of ['base', 'head']) expect(await told({ head, unknowns: { [side]: [title] } })).toEqual([]);
  expect(await told({ head: before.replace('title: Book', 'title: 5') })).toEqual([]);
  expect(await told({ base: before.replace('title: Book', 'title: 5'), head: before })).toEqual([]);
  const rest: Unknown = { path: ['actions'], extent: 'rest', why: 'a spread' };
  expect(await told({ head: withoutCancel, unknowns: { head: [rest] } })).toEqual([]);
  expect(await told({ base: withoutCancel, head: before, unknowns: { base: [rest] } })).toEqual([]);
  expect(await told({ head: withoutCancel, unknowns: { base: [rest] } })).toHaveLength(1);
});

test('an unknown part is located where the reason is written, in either version', async () => {
  const end = { line: 3, column: 20 };
  const because = { file: 'src/seats.ts', start: { line: 3, column: 8 }, end, approximate: false };
  const title: Unknown = { path: ['title'], extent: 'value', why: '`seats` is a call', because };
  const plan = planOf([partUnread]);
  const [head, base] = ['head', 'base'].map(
    (side) => `This was not compared, because it is not known in the ${side}: \`seats\` is a call.`,
  );
  expect(await told({ head: before, plan, unknowns: { head: [title] } })).toEqual([`src/seats.ts:3:8 ${head}`]);
  expect(await told({ head: before, plan, unknowns: { base: [title] } })).toEqual([
    `new.yaml:3:8 (src/seats.ts:3:8: In version 1.4.0 it is here.) ${base}`,
  ]);
  const { because: _, ...bare } = title;
  expect(await told({ head: before, plan, unknowns: { head: [bare] } })).toEqual([`new.yaml:3:8 ${head}`]);
});

test('a comment suppresses a change in the head, if comments are allowed, and is not called unused', async () => {
  const inline = { names: new Set([actions.id]), isMirror: () => false, isLooking: () => true };
  const comment = `# hublint-disable-file ${actions.id} -- nobody calls it\n`;
  const gone = 'new.yaml:5:1 (old.yaml:6:3: In version 1.4.0 it is here.) Action `cancel` is gone.';
  const [silent, plain] = [planOf([actions], { inline }), planOf([actions])];
  expect(await told({ head: comment + withoutCancel, plan: silent })).toEqual([`${gone} [suppressed]`]);
  expect(await told({ head: comment + withoutCancel, plan: plain })).toEqual([gone]);
  const titled = withoutCancel.replace('title: Ferries', 'title: Boats');
  expect(await told({ head: comment + titled, base: withoutCancel, plan: planOf([names], { inline }) })).toHaveLength(
    1,
  );
});

test('a rule that throws is reported once, at the first node, and all others go on', async () => {
  let shown = 0;
  const broken: Rule = defineRule({
    id: 'compat/broken',
    summary: 'Throws.',
    presets: {},
    messages: { never: 'Never.' },
    compare: {
      *action({ key, at }) {
        shown += 1;
        if (key) throw new Error('actions are hard');
        yield { message: 'never', bump: 'none', at: at() };
      },
    },
  });
  const head = withoutCancel.replace('title: Book', 'title: Seat');
  const all = await told({ head, plan: planOf([broken, actions]) });
  expect([shown, all]).toEqual([
    1,
    [
      'new.yaml:4:1 (old.yaml:6:3: In version 1.4.0 it is here.) Action `cancel` is gone.',
      'new.yaml:4:1 Rule `compat/broken` crashed: actions are hard',
      'new.yaml:5:18 (old.yaml:5:18: In version 1.4.0 it is here.) `book` has a new title.',
    ],
  ]);
});

test('a validator is loaded only if a schema differs', async () => {
  let loads = 0;
  const beyond = {
    acceptance: async () => {
      loads += 1;
      return () => [];
    },
  };
  await compared({ head: before.replace('title: Book', 'title: Seat'), beyond });
  expect(loads).toBe(0);
  await compared({ head: before.replace('input: { schema: {} }', 'input: { schema: { type: object } }'), beyond });
  expect(loads).toBe(1);
});
