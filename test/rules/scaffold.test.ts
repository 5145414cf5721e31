import { expect, it } from 'vitest';
import { findNameFault } from '../../scripts/rule-pages/rule-name.ts';
import { createScaffold } from '../../scripts/rule-pages/scaffold.ts';

it.each([
  ['', 'Name the rule: `npm run new-rule action-title-required`.'],
  ['actionTitle', '`actionTitle` is not made of lowercase words joined by hyphens.'],
  ['../version-semver', '`../version-semver` is not made of lowercase words joined by hyphens.'],
  [
    'action-must-have-title',
    '`action-must-have-title` has `must` in it: name what holds, such as `action-title-required`.',
  ],
  ['no-empty-title', '`no-empty-title` has `no` in it: name what holds, such as `action-title-required`.'],
  ['version', '`version` says what the rule is about, and not what holds.'],
  ['chanel-title', '`chanel-title` does not begin with what the rule is about. Did you mean `channel`?'],
  ['compat/action', '`compat/action` says what the rule is about, and not what happened.'],
  [
    'compat/chanel-removed',
    '`compat/chanel-removed` does not begin with what the rule is about. Did you mean `channel`?',
  ],
  ['compat/../action-removed', '`compat/../action-removed` is not made of lowercase words joined by hyphens.'],
  ['acme/action-removed', '`acme/action-removed` is not made of lowercase words joined by hyphens.'],
])('refuses the name %j', (id, fault) => {
  expect(findNameFault(id)).toBe(fault);
});

it.each(['action-title-required', 'max-execution-time-range', 'compat/action-cacheable', 'compat/input-narrowed'])(
  'accepts the name %s',
  (id) => {
    expect(findNameFault(id)).toBeUndefined();
  },
);

it('lists the subjects of rules, more for those that compare', () => {
  expect(findNameFault('thing-removed')).toMatch(
    /does not begin with what the rule is about\. It can be `action`, .*`user`/,
  );
  expect(findNameFault('thing-removed')).not.toContain('`stored`');
  expect(findNameFault('compat/thing-removed')).toContain('`stored`');
});

it('creates a rule, its page and its test, with a visitor for its subject', () => {
  const [rule, page, test] = createScaffold('channel-title-required');
  expect([rule?.path, page?.path, test?.path]).toEqual([
    'rules/channel-title-required.ts',
    'rules/channel-title-required.md',
    'test/rules/channel-title-required.test.ts',
  ]);
  expect(rule?.text).toContain("id: 'channel-title-required'");
  expect(rule?.text).toContain('*channel({');
  expect(page?.text).toContain('<!-- begin generated -->');
  expect(test?.text).toContain("from '../../rules/channel-title-required.ts'");
});

it('creates a rule that compares among its like, with a previous version in its examples', () => {
  const [rule, page, test] = createScaffold('compat/action-cacheable');
  expect([rule?.path, page?.path, test?.path]).toEqual([
    'rules/compat/action-cacheable.ts',
    'rules/compat/action-cacheable.md',
    'test/rules/compat/action-cacheable.test.ts',
  ]);
  expect(rule?.text).toContain("from '../../src/rule/index.ts'");
  expect(rule?.text).toMatch(/compare: \{\n {4}\*action\(\{/);
  expect(page?.text).toContain('```ts base\n');
  expect(test?.text).toContain("from '../../../rules/compat/action-cacheable.ts'");
  expect(test?.text).toContain("base: 'title: ⟦Parcel Desk⟧'");
});
