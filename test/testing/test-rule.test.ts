import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineRule } from '../../src/rule/index.ts';
import { type Cases, testRule } from '../../src/testing/index.ts';

const about = { id: 'acme/action-title-required', summary: 'Every action has a title.', presets: {} };

/** A correct rule: every action has a title. */
const sound = defineRule({
  ...about,
  messages: { missing: 'Action `{key}` has no title.' },
  *action({ node, key, at }) {
    if (node.title === undefined) yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
  },
});

const cases: Cases = {
  valid: ['actions: { trackParcel: { title: Track a parcel } }'],
  invalid: [
    {
      manifest: `
        actions:
          ⟦trackParcel⟧:
            description: Tells where a parcel is
      `,
      problems: [{ message: 'missing', text: 'Action `trackParcel` has no title.', range: [2, 3, 2, 14] }],
    },
  ],
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

it('says why a rule that should report something crashed', async () => {
  const unplaced = {
    ...sound,
    *action() {
      yield { message: 'missing' };
    },
  } as unknown as typeof sound;
  expect(await verdict(unplaced)).toContain(
    "reports actions: ⟦trackParcel⟧: description: Tells where a parcel is: Rule `acme/action-title-required` crashed on `manifest`: its `at` is not a place: write `at()`, or `at('title')`.",
  );
});

it('catches a rule that changes its input', async () => {
  const action = ({ node }: { readonly node: { title?: string | undefined } }) => {
    node.title ??= 'Track a parcel';
    return [];
  };
  expect(await verdict({ ...sound, action })).toContain(
    'changes nothing that it is given: The rule changes what it is given: a visitor looks at a manifest, and yields problems.',
  );
});

it('registers its tests with a runner', async () => {
  const names: string[] = [];
  const runs: (() => Promise<void>)[] = [];
  await testRule(sound, cases, {
    describe: (name, register) => {
      names.push(name);
      register();
    },
    it: (name, run) => {
      names.push(name);
      runs.push(run);
    },
  });
  expect(names).toEqual([
    'acme/action-title-required',
    'accepts actions: { trackParcel: { title: Track a parcel } }',
    'reports actions: ⟦trackParcel⟧: description: Tells where a parcel is',
    'has every message exercised and filled in',
    'validates its options',
    'finds the same in JSON and in YAML, and its fixes keep comments',
    'claims nothing when it knows less',
    'changes nothing that it is given',
    'never throws, and runs no expression that can take long',
    'is as a plugin may have it',
  ]);
  for (const run of runs) await expect(run()).resolves.toBeUndefined();
});

it('shows in the text where a problem is and where it was expected', async () => {
  const said = await verdict(sound, {
    valid: [],
    invalid: [{ manifest: 'actions: ⟦{ trackParcel: {} }⟧', problems: ['missing'] }],
  });
  expect(said).toContain('actions: { ⟦trackParcel⟧: {} }');
  expect(said).toContain('actions: ⟦{ trackParcel: {} }⟧');
});

it('requires the position of a problem', async () => {
  const invalid = [{ manifest: 'actions: { trackParcel: {} }', problems: ['missing'] }];
  expect(await verdict(sound, { valid: [], invalid })).toContain('Say where each problem is');
});

it('shows the model’s findings if a rule is silent', async () => {
  const invalid = [{ manifest: 'actions: { ⟦trackParcel⟧: { title: 7 } }', problems: ['missing'] }];
  expect(await verdict(sound, { valid: [], invalid })).toContain(
    'Rules stay silent where the model has spoken. It says:',
  );
});

it('requires every message to be tested', async () => {
  const rule = { ...sound, messages: { ...sound.messages, empty: 'Action `{key}` has an empty title.' } };
  expect(await verdict(rule)).toContain('The cases do not exercise every message.');
});

it('requires every placeholder to be filled', async () => {
  const rule = { ...sound, messages: { missing: 'Action `{name}` has no title.' } };
  expect(await verdict(rule)).toContain('Message `missing` is not filled in: Action `{name}` has no title.');
});

it('requires options to have defaults, to be tested and to reject others', async () => {
  const required = { ...sound, options: z.strictObject({ least: z.number() }) };
  expect(await verdict(required)).toContain('Every option needs a default.');
  const unused = { ...sound, options: z.strictObject({ least: z.number().default(1) }) };
  expect(await verdict(unused)).toContain('The cases do not exercise every option.');
  const loose = { ...sound, options: z.object({}) };
  expect(await verdict(loose)).toContain('An unknown option needs to be refused');
  expect(await verdict(sound, { ...cases, valid: [{ manifest: 'name: a', options: { least: 1 } }] })).toContain(
    'The rule takes no options.',
  );
});

it('catches a claim based on absence that is not declared as such', async () => {
  const rule = defineRule({
    ...about,
    messages: { missing: 'Action `{key}` has no title.' },
    *action({ node, key, at }) {
      if (node.title === undefined) yield { message: 'missing', data: { key }, at: at.key() };
    },
  });
  const said = await verdict(rule);
  expect(said).toContain('/actions/trackParcel: Action `trackParcel` has no title.');
  expect(said).toContain('With `/actions/trackParcel/title` unknown, the rule claims more than with it known.');
});

it('catches a rule that throws', async () => {
  const rule = defineRule({
    ...about,
    messages: { missing: 'Action `{key}` has no title.' },
    *action({ node, key, at }) {
      if (node.title === undefined) yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
      if (node.title === '') throw new Error('I thought it had a title');
    },
  });
  expect(await verdict(rule)).toMatch(/With `\/actions\/trackParcel\/title` set to "": .*I thought it had a title/);
});

it.each([
  [/^(\w+\s?)*$/, 'exponential'],
  [/^(?:\w|\d)*$/, 'exponential'],
  [/^(?:[a-z]{1,40}){1,40}$/, 'exponential'],
  [/\s+$/, 'quadratic'],
])('catches a rule that evaluates %s', async (expression, speed) => {
  const rule = defineRule({
    ...about,
    messages: { missing: 'Action `{key}` has no title.' },
    *action({ node, key, at }) {
      if (node.title === undefined) yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
      // If the rule tester waited for it, the test would never end.
      else expression.test(node.title.slice(0, 10));
    },
  });
  const { exec } = RegExp.prototype;
  expect(await verdict(rule)).toContain(`The rule runs \`${expression}\`, which takes ${speed} time on some texts.`);
  expect(RegExp.prototype.exec).toBe(exec);
});

it('reports that a rule does not need the facts of a case: outside of a test they would be missing', async () => {
  const asset = defineRule({
    ...about,
    messages: { missing: 'Action `{key}` has no title.' },
    *action({ key, at, facts }) {
      if (facts.assets?.read('icon.svg') === undefined) yield { message: 'missing', data: { key }, at: at.key() };
    },
  });
  const facts = { assets: { read: () => ({ bytes: Buffer.from('') }) } };
  const given = { valid: [{ manifest: 'actions: { trackParcel: {} }', facts }], invalid: cases.invalid };
  expect(await verdict(asset, given)).toContain(
    "The case gives facts that the rule does not need: it would miss them outside of a test. Say `needs: ['assets']`.",
  );
  expect(await verdict({ ...asset, needs: ['patterns'] }, given)).toContain("Say `needs: ['patterns', 'assets']`.");
  expect(await verdict({ ...asset, needs: ['assets'] }, given)).not.toContain('facts');
});

it('accepts regular expressions in code that finds facts', async () => {
  const rule = defineRule({
    ...about,
    messages: { missing: 'Action `{key}` has no title.' },
    needs: ['assets'],
    *action({ node, key, at, facts }) {
      facts.assets?.read('icon.svg');
      if (node.title === undefined) yield { message: 'missing', data: { key }, at: at.key(), absent: at('title') };
    },
  });
  const facts = { assets: { read: (value: string) => ({ bytes: Buffer.from(value.replace(/\s+$/, '')) }) } };
  const valid = [{ manifest: 'actions: { trackParcel: { title: Track a parcel } }', facts }];
  expect(await verdict(rule, { valid, invalid: cases.invalid.map((one) => ({ ...one, facts })) })).toBe('sound');
});

const shouting = (value: (title: string) => string) =>
  defineRule({
    ...about,
    messages: { loud: 'Action `{key}` shouts.' },
    *action({ node, key, at }) {
      if (node.title === undefined || !/[A-Z]{3}/i.test(node.title)) return;
      if (!/[A-Z]{3}/.test(node.title)) return;
      yield {
        message: 'loud',
        data: { key },
        at: at('title'),
        fix: {
          title: 'Say it quietly',
          safety: 'safe',
          patches: [{ op: 'set', path: at('title').path, value: value(node.title) }],
        },
      };
    },
  });

const loud = { manifest: 'actions: { trackParcel: { title: ⟦TRACK⟧ } }', problems: ['loud'] };

it('compares the fixed manifest with the case', async () => {
  const fixed = 'actions: { trackParcel: { title: track } }';
  const rule = shouting((title) => title.toLowerCase());
  expect(await verdict(rule, { valid: [], invalid: [{ ...loud, fixed }] })).toBe('sound');
  expect(await verdict(rule, { valid: [], invalid: [loud] })).toContain(
    'The case does not say what its fixes make of the manifest.',
  );
});

it('catches a fix that fixes nothing', async () => {
  const rule = shouting((title) => `${title}!`);
  expect(await verdict(rule, { valid: [], invalid: [loud] })).toContain('The fixes do not converge.');
});

it('catches a fix that loses comments', async () => {
  const rule = defineRule({
    ...about,
    messages: { loud: 'Action `{key}` shouts.' },
    *action({ node, key, at }) {
      if (node.title !== 'TRACK') return;
      const fixed = { ...node, title: 'Track' };
      const patches = [{ op: 'set', path: at().path, value: fixed }] as const;
      yield {
        message: 'loud',
        data: { key },
        at: at('title'),
        fix: { title: 'Say it quietly', safety: 'safe', patches },
      };
    },
  });
  const manifest = 'actions:\n  trackParcel:\n    title: ⟦TRACK⟧\n    description: Tells where it is\n';
  const fixed = 'actions:\n  trackParcel:\n    title: Track\n    description: Tells where it is\n';
  const said = await verdict(rule, { valid: [], invalid: [{ manifest, problems: ['loud'], fixed }] });
  expect(said).toContain('A fix loses the comment at `/actions/trackParcel/description`');
});
