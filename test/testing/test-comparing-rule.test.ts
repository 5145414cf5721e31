import { expect, it } from 'vitest';
import { type Change, type Comparison, defineRule } from '../../src/rule/index.ts';
import { type Cases, testRule } from '../../src/testing/index.ts';

const about = { id: 'acme/action-kept', summary: 'Every action is kept.', presets: {} };

type Visitor = (visit: Comparison<'action'>) => Iterable<Change<'gone'>>;

const ruleOf = (action: Visitor) =>
  defineRule({ ...about, messages: { gone: 'Action `{key}` is gone.' }, compare: { action } });

/** A correct rule: every action is kept. */
const sound = ruleOf(function* ({ change, key, at, was }) {
  if (change !== 'removed') return;
  yield { message: 'gone', data: { key }, bump: 'major', breaks: 'caller', at: at.key(), was: was.key() };
});

const lost = {
  base: `
    name: parcel-desk
    version: 1.4.2
    actions:
      trackParcel: { title: Track a parcel }
      ⟦returnParcel⟧: { title: Return a parcel, description: Asks for a label }
  `,
  manifest: `
    name: parcel-desk
    version: 2.0.0
    ⟦actions⟧:
      trackParcel: { title: Track a parcel }
  `,
  problems: [{ message: 'gone', text: 'Action `returnParcel` is gone.', bump: 'major', breaks: 'caller' }],
} as const;

const cases: Cases = {
  valid: [{ base: 'actions: { trackParcel: {} }', manifest: 'actions: { trackParcel: { title: Track } }' }],
  invalid: [lost],
};

/** Returns the verdict on a rule, without a test runner. */
const verdict = async (rule: typeof sound, given: Cases = cases): Promise<string> => {
  const error = await testRule(rule, given, {}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error.message : 'sound';
};

it('finds nothing wrong with a correct rule', async () => {
  expect(await verdict(sound)).toBe('sound');
});

it('names cases by both versions, and tests what only applies to such rules', async () => {
  const names: string[] = [];
  await testRule(sound, cases, {
    describe: (_, register) => register(),
    it: (name) => names.push(name),
  });
  expect(names[0]).toBe('accepts actions: { trackParcel: {} } → actions: { trackParcel: { title: Track } }');
  expect(names).toContain('tells versions apart, and no order');
});

it('shows the location of a change in either version, and the expected one', async () => {
  const head = { ...lost, manifest: 'version: 2.0.0\nactions: { ⟦trackParcel⟧: { title: Track a parcel } }' };
  expect(await verdict(sound, { valid: [], invalid: [head] })).toContain('⟦actions⟧: { trackParcel:');
  const base = { ...lost, base: lost.base.replace('⟦returnParcel⟧', 'returnParcel').replace('actions', '⟦actions⟧') };
  expect(await verdict(sound, { valid: [], invalid: [base] })).toContain('⟦returnParcel⟧: { title: Return a parcel');
});

it.each([
  // Newer versions of Node show the difference between short strings on one line.
  ['bump', { bump: 'minor' }, /\+ 'major'\n- 'minor'|'major' !== 'minor'/],
  ['breaks', { breaks: 'listener' }, /\+ 'caller'\n- 'listener'|'caller' !== 'listener'/],
])('compares the %s of a change with the case', async (_, expected, said) => {
  const problems = [{ message: 'gone', ...expected }] as (typeof lost.problems)[number][];
  expect(await verdict(sound, { valid: [], invalid: [{ ...lost, problems }] })).toMatch(said);
});

it('requires the previous version, exactly if the rule compares', async () => {
  const { base: _, ...alone } = lost;
  expect(await verdict(sound, { valid: [], invalid: [alone] })).toContain('give the one before as `base`');
  const linting = defineRule({ ...about, messages: {}, *action() {} });
  expect(await verdict(linting, { valid: cases.valid, invalid: [] })).toContain('it is shown no `base`');
});

it('catches a rule that depends on the order of properties', async () => {
  const rule = ruleOf(function* ({ change, before, after, at, was }) {
    const [first] = Object.keys(after);
    if (change !== 'changed' || first === undefined || Object.keys(before).includes(first)) return;
    yield { message: 'gone', data: { key: first }, bump: 'patch', at: at.key(), was: was.key() };
  });
  const changed = { base: 'actions: { track: {} }', manifest: 'actions: { ⟦track⟧: { title: T, description: D } }' };
  const said = await verdict(rule, { valid: [], invalid: [{ ...changed, problems: ['gone'] }] });
  expect(said).toContain('With the properties in another order, the rule finds something else.');
});

it('catches a rule that mixes up the versions', async () => {
  const rule = ruleOf(function* ({ change, key, at, was }) {
    if (change !== 'changed') return;
    yield { message: 'gone', data: { key }, bump: 'major', breaks: 'caller', at: at.key(), was: was.key() };
  });
  const changed = { base: 'actions: { track: {} }', manifest: 'actions: { ⟦track⟧: { title: Track } }' };
  const said = await verdict(rule, { valid: [], invalid: [{ ...changed, problems: ['gone'] }] });
  expect(said).toContain('The rule says the same of a break with the versions exchanged.');
});

it('catches a claim about what is unknown in one of the versions', async () => {
  const rule = ruleOf(function* (visit) {
    yield* sound.compare?.action?.(visit as never) as Iterable<Change<'gone'>>;
    const { change, key, after, at, was } = visit;
    if (change !== 'changed' || after.title !== undefined) return;
    yield { message: 'gone', data: { key }, bump: 'major', breaks: 'caller', at: at.key(), was: was.key() };
  });
  expect(
    await verdict(rule, { ...cases, valid: [{ ...(cases.valid[0] as object), base: lost.base } as never] }),
  ).toContain('the rule claims more than with it known');
});

it.each(['before', 'after'] as const)('catches a rule that throws for %s', async (side) => {
  const rule = ruleOf(function* (visit) {
    yield* sound.compare?.action?.(visit as never) as Iterable<Change<'gone'>>;
    if (visit[side].title === '') throw new Error('I thought it had a title');
  });
  expect(await verdict(rule)).toMatch(/With `\/actions\/\w+\/title` set to "": .*I thought it had a title/);
});

it('catches a rule that evaluates a slow regular expression', async () => {
  const rule = ruleOf(function* (visit) {
    yield* sound.compare?.action?.(visit as never) as Iterable<Change<'gone'>>;
    /^(\w+\s?)*$/.test(visit.key.slice(0, 10));
  });
  expect(await verdict(rule)).toContain('which takes exponential time on some texts');
});

it('treats parts of either version as unknown', async () => {
  const rule = defineRule({
    ...about,
    messages: { unread: 'Not known in the {side}: {why}.' },
    compare: {
      *unread({ side, why, at }) {
        yield { message: 'unread', data: { side, why }, bump: 'none', at };
      },
    },
  });
  const version = 'actions: { track: { title: Track } }';
  const problem = { message: 'unread', path: ['actions', 'track', 'title'], bump: 'none' } as const;
  const manifest = { manifest: version, base: version, unknown: { manifest: ['/actions/track/title'] } };
  const base = { manifest: version, base: version, unknown: { base: ['/actions/track'] } };
  const invalid = [
    { ...manifest, problems: [{ ...problem, text: 'Not known in the head: it is made up.' }] },
    { ...base, problems: [{ ...problem, path: ['actions', 'track'], text: 'Not known in the base: it is made up.' }] },
  ];
  const valid = [{ manifest: version, base: version }];
  expect(await verdict(rule, { valid, invalid, tellsUnknown: true })).toBe('sound');
  const stranger = { manifest: version, base: version, unknown: { base: ['/actions/book'] } };
  expect(await verdict(rule, { valid: [stranger], invalid })).toContain('What is to be unknown does not exist');
});
