import { expect, test } from 'vitest';
import { defineRule } from '../../src/rule/index.ts';
import { testRule } from '../../src/testing/index.ts';

const kept = defineRule({
  id: 'acme/action-kept',
  summary: 'No action is dropped.',
  presets: { strict: 'warn' },
  messages: { none: 'There is no action.' },
  *integration({ node, at }) {
    if (node.actions === undefined) yield { message: 'none', at: at(), absent: at('actions') };
  },
});

/** Returns the message of the rule tester for a rule in JavaScript, which is not type-checked. */
const saidOf = (change: object): Promise<string> =>
  testRule(
    Object.assign({}, kept, change),
    {
      valid: ['actions: { bookSeat: {} }'],
      invalid: [{ manifest: 'name: ferry', problems: [{ message: 'none', path: [] }] }],
    },
    {},
  ).then(
    () => 'sound',
    (error: unknown) => String(error),
  );

test('the id of a rule may have the prefix of its plugin, or none', async () => {
  expect(await saidOf({})).toBe('sound');
  expect(await saidOf({ id: 'action-kept' })).toBe('sound');
});

test.each([
  [{ id: 'House X' }, 'is not named in lowercase words joined by hyphens, as `action-title-case` is.'],
  [{ id: 'acme/ferry/action-kept' }, 'is not named in lowercase words joined by hyphens, as `action-title-case` is.'],
  [{ presets: { strict: 'warning' } }, 'is in `strict` as `warning`, which is not a severity.'],
  [{ needs: ['asets'] }, 'needs `asets`, which is not a fact that a rule can get. Did you mean `assets`?'],
  [
    { needs: ['nope'] },
    'needs `nope`, which is not a fact that a rule can get. Expected some of `schemas`, `patterns`, `scripts`, `assets`.',
  ],
  [
    { needs: 'assets' },
    'has `needs`, which is not a list; expected some of `schemas`, `patterns`, `scripts`, `assets`.',
  ],
  [{ facts: ['assets'] }, 'has `facts`, which is what its visitors receive: name what it needs in `needs`.'],
  [{ *actoin() {} }, 'visits `actoin`, which is not a part of a manifest. Did you mean `action`?'],
])('a rule that no plugin may have fails its test: %j', async (change, fault) => {
  expect(await saidOf(change)).toContain(`is as a plugin may have it: The rule ${fault}`);
});
